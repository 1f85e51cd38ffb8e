//! The contract between a game and everybody who calls it.
//!
//! One game is one implementation of [`Game`], [`State`] and [`View`]; the smallest
//! complete one is `crates/testkit/tests/high_noon/mod.rs`. What every implementation
//! must keep to is checked by the laws of crate `testkit`.

use crate::{
    Action, Awaits, Chance, Decided, Luck, Message, Options, Refusal, Rule, Scorecard, Seat, Standing, Step,
    Viewer,
};
use std::{fmt, hash::Hash, ops::RangeInclusive};

/// The rules of one title.
pub trait Game: Sized + 'static {
    /// Its name in transcripts and on the command line, such as `wild-shots`.
    const NAME: &'static str;
    /// The version of our reading of the rules; raised when a game could go on differently.
    const EDITION: u16;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// How many minutes a game of people who know it usually takes, as a box would say.
    const MINUTES: u16;
    /// What a table can choose.
    type Options: Options;
    /// The whole truth about a table of this game.
    type State: State;

    /// The state before anything has happened; `seats` must be one of [`Game::SEATS`].
    fn open(options: &Self::Options, seats: u8) -> Result<Self::State, SeatsOutOfRange>;

    /// Is this a number of seats the game can be played with?
    fn seats_allowed(seats: u8) -> Result<(), SeatsOutOfRange> {
        if Self::SEATS.contains(&seats) {
            Ok(())
        } else {
            Err(SeatsOutOfRange { seats, least: *Self::SEATS.start(), most: *Self::SEATS.end() })
        }
    }
}

/// The game cannot be played by that many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatsOutOfRange {
    /// How many were asked for.
    pub seats: u8,
    /// The fewest that can play.
    pub least: u8,
    /// The most that can play.
    pub most: u8,
}

/// The action of a state.
pub type ActionOf<S> = <S as State>::Action;
/// The chance outcome of a state.
pub type ChanceOf<S> = <S as State>::Chance;
/// The step of a state.
pub type StepOf<S> = Step<<S as State>::Action, <S as State>::Chance>;
/// The step of a game.
pub type StepIn<G> = StepOf<<G as Game>::State>;

/// The whole truth about a table: flat (at most 512 bytes, no heap), cheap to clone,
/// and neither printable nor serialisable (invariant I2).
pub trait State: Clone + Eq + Send + Sync + 'static {
    /// What a seat can choose.
    type Action: Action;
    /// What chance can bring.
    type Chance: Chance;
    /// The numbered clauses of the rulebook.
    type Rule: Rule;
    /// What one viewer may know.
    type View: View<State = Self>;
    /// What a viewer is told about a step.
    type Notice: Notice<Rule = Self::Rule>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// What has to happen next.
    fn awaits(&self) -> Awaits;

    /// Appends the legal actions of a seat, ascending by code; none unless it owes a decision.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends the possible outcomes with their weights, ascending by code; none unless chance is awaited.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws an outcome: exactly one `luck.below(total weight)`, mapped cumulatively in
    /// code order over what [`State::chances`] lists. Only called when chance is awaited.
    fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Self::Chance;

    /// May this step happen now? `Ok` exactly for what `actions` and `chances` list.
    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Self::Rule>>;

    /// Lets the step happen. It trusts [`State::check`]: call it first for input from outside.
    fn apply(&mut self, step: &StepOf<Self>);

    /// Does this legal action tell anybody something that was hidden from him and that he could not
    /// foresee? One that does not may be taken back until something else happens, chance and the end
    /// of the game included. In doubt it does.
    fn reveals(&self, seat: Seat, action: Self::Action) -> bool;

    /// How many rounds are finished for good: nothing that was hidden in them matters any more, to
    /// anybody, because all of it is gathered before chance deals anew. A game whose hands persist has
    /// none of these (law 12).
    fn finished_rounds(&self) -> u32 {
        0
    }

    /// The part of the game that is under way, from 1 on: its round, or its turn if it has no rounds. The number
    /// never falls; replays mark where it grows.
    fn part(&self) -> u32 {
        self.finished_rounds() + 1
    }

    /// The result, once nothing is awaited any more.
    fn standing(&self) -> Option<Standing>;

    /// What decided the game, once there is a standing: why the winner is ahead of the second, or why
    /// several share the win.
    fn decided(&self) -> Option<Decided<Self::Rule>>;

    /// What this viewer may know: built up for him, never a state with parts removed.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Appends what this viewer is told about a step that led from `before` to `after`.
    fn notices(before: &Self, step: &StepOf<Self>, after: &Self, viewer: Viewer, out: &mut Vec<Self::Notice>);
}

/// What one viewer may know: all that bots and search need, and nothing that is hidden.
pub trait View: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The truth this is a view of.
    type State: State<View = Self>;
    /// What clients show beyond the view itself.
    type Aid: Eq + fmt::Debug + Send + 'static;

    /// Whose view this is.
    fn viewer(&self) -> Viewer;

    /// What has to happen next, as far as everybody knows.
    fn awaits(&self) -> Awaits;

    /// Names the turn under way, as the rulebook counts turns: the next turn has another number.
    fn turn_number(&self) -> u32;

    /// The legal actions of this viewer's seat, ascending by code.
    fn actions(&self) -> &[ActionOf<Self::State>];

    /// Previews and costs, for clients that know no rules: a function of the view
    /// alone, so it cannot leak.
    fn aid(&self) -> Self::Aid;

    /// Who must act and what is asked of him, or how the game has ended, in one sentence to this viewer.
    fn status(&self) -> Message;

    /// The table in sentences, as a person may look at it: for line mode and screen readers. The last
    /// is [`View::status`].
    fn page(&self) -> Vec<Message>;

    /// What is worth knowing about one of the legal actions before choosing it.
    fn remarks(&self, action: ActionOf<Self::State>) -> Vec<Message>;

    /// One truth that would look exactly like this, each as likely as chance makes it.
    fn imagine(&self, luck: &mut dyn Luck) -> Self::State;
}

/// What a viewer is told about something that happened, with the rule that made it happen.
pub trait Notice: Clone + Eq + fmt::Debug + Send + 'static {
    /// The clauses of this game.
    type Rule: Rule;
    /// The clause that made it happen.
    fn rule(&self) -> Self::Rule;
    /// It in words.
    fn message(&self) -> Message;
    /// Enters what it tells about scores. Only notices that bystanders are told are entered, so that the
    /// scorecard is the same for everybody.
    fn score(&self, _: &mut Scorecard) {}
    /// Who is likely to be glad of it and who is not, judged by this notice alone: for talk at the table.
    fn feelings(&self) -> Vec<(Seat, Feeling)> {
        Vec::new()
    }
}

/// How somebody is likely to take something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feeling {
    /// They gained by it.
    Glad,
    /// They lost by it.
    Sorry,
}
