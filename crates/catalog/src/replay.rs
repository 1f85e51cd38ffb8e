//! The whole truth of a game, step by step, in the words of the notation.
//!
//! For `simulate`, `verify` and `hint` only, which gives on what one seat may know: whoever can name [`AnyReplay`] can see
//! every card. `cargo xtask tidy` keeps it out of servers, bots and clients.

use crate::hint::of_view;
use crate::{AnyHint, Cited};
use bots::{Budget, HasHeuristics};
use kernel::{
    Action, ActionOf, Awaits, Chance, ChanceError, ChanceOf, Field, Fields, Game, Listed, Listing, Luck,
    Message, QuickLuck, Refusal, Rule, Seat, Standing, State, Step, Viewer,
};

/// A game that is fed its steps from outside.
pub trait AnyReplay {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// What has to happen next.
    fn awaits(&self) -> Awaits;
    /// The legal actions of a seat, as text, in canonical order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Lets a recorded outcome happen, if it is possible; with a dealer, only if it is what
    /// the dealer draws.
    fn chance(
        &mut self,
        kind: &str,
        fields: Fields<'_>,
        dealer: Option<&mut dyn Luck>,
    ) -> Result<(), StepFault>;
    /// Lets a seat's action happen, if it is legal.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), StepFault>;
    /// Draws an outcome and lets it happen.
    fn draw(&mut self, dealer: &mut dyn Luck) -> ChanceRecord;
    /// Lets a seat choose one of its legal actions at random; its text.
    fn choose(&mut self, seat: Seat, luck: &mut dyn Luck) -> String;
    /// What a seat may be told about its legal actions, from what it may know and nothing else.
    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint>;
    /// The full state as the rules files list it.
    fn listing(&self) -> Listing;
    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// What decided the game, once it is over.
    fn decided(&self) -> Option<Cited>;
}

/// The outcome of one roll or draw, as a transcript records it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceRecord {
    /// What kind of chance.
    pub kind: &'static str,
    /// What came of it.
    pub fields: Vec<(&'static str, Field<'static>)>,
}

impl ChanceRecord {
    pub(crate) fn of(chance: impl Chance) -> ChanceRecord {
        ChanceRecord { kind: chance.kind(), fields: chance.fields() }
    }
}

/// Why a recorded step cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepFault {
    /// The game writes no chance so.
    ChanceError(ChanceError),
    /// The game writes no action so.
    NoAction,
    /// The rules forbid it.
    Refused {
        /// The clause.
        rule: &'static str,
        /// Why.
        why: Message,
    },
    /// The dealer draws something else; its record as text.
    Unfair {
        /// What the dealer draws here.
        due: String,
    },
}

impl<R: Rule> From<Refusal<R>> for StepFault {
    fn from(refusal: Refusal<R>) -> StepFault {
        StepFault::Refused { rule: refusal.rule.cite(), why: refusal.why }
    }
}

pub(crate) struct Replay<G: Game> {
    state: G::State,
    legal_now: Vec<ActionOf<G::State>>,
}

impl<G: Game> Replay<G> {
    pub(crate) fn new(state: G::State) -> Replay<G> {
        Replay { state, legal_now: Vec::new() }
    }
}

impl<G: HasHeuristics<State: Listed>> AnyReplay for Replay<G> {
    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn awaits(&self) -> Awaits {
        self.state.awaits()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        actions.into_iter().map(|action| action.text(seat, self.seats())).collect()
    }

    fn chance(
        &mut self,
        kind: &str,
        mut fields: Fields<'_>,
        dealer: Option<&mut dyn Luck>,
    ) -> Result<(), StepFault> {
        let chance = ChanceOf::<G::State>::read(kind, &mut fields).map_err(StepFault::ChanceError)?;
        fields.end().map_err(StepFault::ChanceError)?;
        let step = Step::Chance(chance);
        self.state.check(&step)?;
        if let Some(dealer) = dealer {
            let due = self.state.sample(dealer);
            if due != chance {
                return Err(StepFault::Unfair { due: due.text() });
            }
        }
        self.state.apply(&step);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), StepFault> {
        let action = ActionOf::<G::State>::read(action, seat, self.seats()).ok_or(StepFault::NoAction)?;
        let step = Step::Act(seat, action);
        self.state.check(&step)?;
        self.state.apply(&step);
        Ok(())
    }

    fn draw(&mut self, dealer: &mut dyn Luck) -> ChanceRecord {
        let chance = self.state.sample(dealer);
        self.state.apply(&Step::Chance(chance));
        ChanceRecord::of(chance)
    }

    fn choose(&mut self, seat: Seat, luck: &mut dyn Luck) -> String {
        self.legal_now.clear();
        self.state.actions(seat, &mut self.legal_now);
        let action = self.legal_now[luck.below(self.legal_now.len() as u32) as usize];
        self.state.apply(&Step::Act(seat, action));
        action.text(seat, self.seats())
    }

    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint> {
        of_view::<G>(&self.state.view(Viewer::Seat(seat)), self.seats(), budget, luck)
    }

    fn listing(&self) -> Listing {
        self.state.listing()
    }

    fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    fn decided(&self) -> Option<Cited> {
        self.state.decided().map(Cited::from)
    }
}
