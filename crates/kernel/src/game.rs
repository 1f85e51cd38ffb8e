//! The contract between a game and its callers.
//!
//! A game is one implementation of [`Game`], [`State`] and [`View`]. The smallest complete one is
//! `crates/testkit/tests/high_noon/mod.rs`. The laws of crate `testkit` check what every implementation
//! must hold to.

use crate::{
    Action, Awaits, Chance, Checked, Decided, Luck, Message, Options, Rule, Scorecard, Seat, Standing, Step,
    Viewer,
};
use std::{fmt, hash::Hash, ops::RangeInclusive};

/// The rules of one title.
pub trait Game: Sized + 'static {
    /// Its name in transcripts and on the command line, such as `wild-shots`.
    const NAME: &'static str;
    /// The version of our reading of the rules. It is raised when a game could continue differently.
    const EDITION: u16;
    /// The numbers of seats that can play.
    const SEATS: RangeInclusive<u8>;
    /// How many minutes a game usually takes with players who know it, as printed on a box.
    const MINUTES: u16;
    /// The options that a table can choose.
    type Options: Options;
    /// The full state of a table of this game.
    type State: State;

    /// Returns the state before the first step.
    ///
    /// # Errors
    /// If the game cannot be played with this number of seats.
    fn open(options: &Self::Options, seats: u8) -> Result<Self::State, SeatsOutOfRange>;

    /// Checks that the game can be played with this number of seats.
    ///
    /// # Errors
    /// If it cannot.
    fn seats_allowed(seats: u8) -> Result<(), SeatsOutOfRange> {
        if Self::SEATS.contains(&seats) {
            Ok(())
        } else {
            Err(SeatsOutOfRange { seats, least: *Self::SEATS.start(), most: *Self::SEATS.end() })
        }
    }
}

/// The game cannot be played with this number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatsOutOfRange {
    /// The number of seats asked for.
    pub seats: u8,
    /// The fewest seats that can play.
    pub least: u8,
    /// The most seats that can play.
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

/// The full state of a table.
///
/// It is flat (at most 512 bytes, no heap), cheap to clone, and neither printable nor serialisable
/// (invariant I2). A caller repeats three questions: what is awaited, which steps are possible, and what
/// follows from one of them.
///
/// ```
/// use kernel::{Awaits, Game, Luck, State, Step};
///
/// /// Plays a game to its end with random decisions.
/// fn play<G: Game>(mut state: G::State, luck: &mut impl Luck) -> G::State {
///     let mut actions = Vec::new();
///     loop {
///         let step = match state.awaits() {
///             Awaits::Chance => Step::Chance(state.sample(luck)),
///             Awaits::Seats(seats) => {
///                 let seat = seats.first().expect("a seat owes a decision");
///                 actions.clear();
///                 state.actions(seat, &mut actions);
///                 Step::Act(seat, actions[luck.below(actions.len() as u32) as usize])
///             }
///             Awaits::Nothing => return state,
///         };
///         assert!(state.check(&step).is_ok(), "a listed step may happen");
///         state.apply(&step);
///     }
/// }
/// ```
pub trait State: Clone + Eq + Send + Sync + 'static {
    /// What a seat can choose.
    type Action: Action;
    /// What chance can bring.
    type Chance: Chance;
    /// The numbered clauses of the rulebook.
    type Rule: Rule;
    /// What one viewer may know.
    type View: View<State = Self>;
    /// What a viewer learns about a step.
    type Notice: Notice<Rule = Self::Rule>;

    /// Returns how many seats the table has.
    fn seats(&self) -> u8;

    /// Returns what has to happen next.
    fn awaits(&self) -> Awaits;

    /// Appends the legal actions of a seat, ascending by code. There are none unless the seat owes a
    /// decision.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends the possible outcomes with their weights, ascending by code. There are none unless chance is
    /// awaited.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws an outcome. Only called while chance is awaited.
    ///
    /// It makes exactly one draw, `luck.below(total weight)`. The number is mapped cumulatively, in code
    /// order, to what [`State::chances`] lists.
    fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Self::Chance;

    /// Checks that a step may happen now: exactly those may that `actions` and `chances` list.
    ///
    /// # Errors
    /// The rule that forbids the step, and why.
    fn check(&self, step: &StepOf<Self>) -> Checked<Self::Rule>;

    /// Returns whether `actions` lists this action for this seat.
    fn is_legal(&self, seat: Seat, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.binary_search(&action).is_ok()
    }

    /// Applies a step. It trusts [`State::check`]: call that first for input from outside.
    fn apply(&mut self, step: &StepOf<Self>);

    /// Returns whether this legal action shows any viewer something hidden that they could not foresee.
    ///
    /// An action that shows nothing may be taken back, until something else happens (chance and the end of
    /// the game included). In doubt, return `true`.
    fn reveals(&self, seat: Seat, action: Self::Action) -> bool;

    /// Returns how many rounds are finished for good (law 12).
    ///
    /// Nothing that was hidden in such a round matters any more, because everything is gathered before
    /// chance deals again. A game whose hands last has no such rounds.
    fn finished_rounds(&self) -> u32 {
        0
    }

    /// Returns the number of the current part of the game, from 1: its round, or its turn if it has no
    /// rounds. The number never falls. Replays mark where it grows.
    fn part(&self) -> u32 {
        self.finished_rounds() + 1
    }

    /// Returns the result, once nothing is awaited any more.
    fn standing(&self) -> Option<Standing>;

    /// Returns what decided the game, once there is a standing: why the winner is ahead of the second, or
    /// why several seats share the win.
    fn decided(&self) -> Option<Decided<Self::Rule>>;

    /// Returns what this viewer may know. A view is built up for its viewer; it is never a state with parts
    /// removed.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Appends the notices that this viewer receives if the step happens now.
    fn notices(&self, step: &StepOf<Self>, viewer: Viewer, out: &mut Vec<Self::Notice>);
}

/// What one viewer may know: all that bots and search need, and nothing that is hidden.
pub trait View: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The state this is a view of.
    type State: State<View = Self>;
    /// What clients show beyond the view itself.
    type Aid: Eq + fmt::Debug + Send + 'static;

    /// Returns the viewer.
    fn viewer(&self) -> Viewer;

    /// Returns how many seats the table has.
    fn seats(&self) -> u8;

    /// Returns what has to happen next, as everybody knows it.
    fn awaits(&self) -> Awaits;

    /// Returns a number for the current turn, as the rulebook counts turns. The next turn has another number.
    fn turn_number(&self) -> u32;

    /// Returns the legal actions of this viewer's seat, ascending by code.
    fn actions(&self) -> &[ActionOf<Self::State>];

    /// Returns the text of an action of this viewer's seat; none for a bystander, who has no actions.
    fn action_text(&self, action: ActionOf<Self::State>) -> Option<String> {
        self.viewer().seat().map(|seat| action.text(seat, self.seats()))
    }

    /// Returns previews and costs, for clients that know no rules. They are worked out from the view alone,
    /// so they reveal nothing more.
    fn aid(&self) -> Self::Aid;

    /// Says to this viewer, in one sentence, who must do what, or how the game has ended.
    fn status(&self) -> Message;

    /// Describes the table in sentences, for terminals and screen readers. The last sentence is
    /// [`View::status`].
    fn page(&self) -> Vec<Message>;

    /// Returns what is worth knowing about a legal action before choosing it.
    fn remarks(&self, action: ActionOf<Self::State>) -> Vec<Message>;

    /// Returns a possible state: one that looks exactly like this view. Each is as likely as chance makes it.
    fn imagine(&self, luck: &mut dyn Luck) -> Self::State;
}

/// Something that a viewer learns about a step, with the rule that made it happen.
pub trait Notice: Clone + Eq + fmt::Debug + Send + 'static {
    /// The clauses of this game.
    type Rule: Rule;
    /// Returns the clause that made it happen.
    fn rule(&self) -> Self::Rule;
    /// Returns its sentence.
    fn message(&self) -> Message;
    /// Enters what it says about scores. A table enters only notices that bystanders receive, so the
    /// scorecard is the same for everybody.
    fn score(&self, _: &mut Scorecard) {}
    /// Returns which seats are likely to be glad or sorry about it, judged by this notice alone. Bots use it
    /// to chat.
    fn feelings(&self) -> Vec<(Seat, Feeling)> {
        Vec::new()
    }
}

/// How a player is likely to feel about something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feeling {
    /// They gained by it.
    Glad,
    /// They lost by it.
    Sorry,
}
