//! The whole truth of a game, step by step, in the words of the notation.
//!
//! It is for `simulate`, `verify` and `hint` only, because code that holds an [`AnyReplay`] can see every card.
//! `cargo xtask tidy` keeps it out of servers, bots and clients.

use crate::hint::hints_of_view;
use crate::{AnyHint, CitedMessage};
use bots::{Budget, HasHeuristics};
use kernel::{
    Action, ActionOf, Awaits, Chance, ChanceError, ChanceOf, Field, Fields, Game, Listed, Listing, Luck,
    Message, QuickLuck, Refusal, Rule, Seat, Standing, State, Step, Viewer, chance_text,
};

/// A game whose steps come from outside.
pub trait AnyReplay {
    /// Returns the number of seats.
    fn seats(&self) -> u8;
    /// Returns what must happen next.
    fn awaits(&self) -> Awaits;
    /// Returns the legal actions of a seat, as text, in canonical order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Lets a recorded outcome happen, if it is possible. With a dealer, it must also be what the dealer draws.
    fn chance(
        &mut self,
        kind: &str,
        fields: Fields<'_>,
        dealer: Option<&mut dyn Luck>,
    ) -> Result<(), StepError>;
    /// Lets a seat's action happen, if it is legal.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), StepError>;
    /// Draws an outcome, lets it happen, and returns it.
    fn draw(&mut self, dealer: &mut dyn Luck) -> ChanceRecord;
    /// Lets a seat take one of its legal actions at random, and returns the action's text.
    fn choose(&mut self, seat: Seat, luck: &mut dyn Luck) -> String;
    /// Returns hints about a seat's legal actions, from what the seat may know and nothing else.
    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint>;
    /// Returns the full state as the rules files list it.
    fn listing(&self) -> Listing;
    /// Returns the result, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// Returns what decided the game, once it is over.
    fn decided(&self) -> Option<CitedMessage>;
}

/// The outcome of one roll or draw, as a transcript records it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceRecord {
    /// The kind of chance, such as `card`.
    pub kind: &'static str,
    /// The outcome, by field.
    pub fields: Vec<(&'static str, Field<'static>)>,
}

impl ChanceRecord {
    pub(crate) fn of(chance: impl Chance) -> ChanceRecord {
        ChanceRecord { kind: chance.kind(), fields: chance.fields() }
    }

    /// Returns the record as a line of text, such as `card card=red7`.
    pub fn text(&self) -> String {
        chance_text(self.kind, &self.fields)
    }
}

/// Why a recorded step cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// The record is no chance of the game.
    Chance(ChanceError),
    /// The text is no action of the game.
    NoAction,
    /// The rules forbid it.
    Refused {
        /// The clause.
        rule: &'static str,
        /// Why.
        why: Message,
    },
    /// The dealer draws something else.
    Unfair {
        /// The text of what the dealer draws.
        due: String,
    },
}

impl<R: Rule> From<Refusal<R>> for StepError {
    fn from(refusal: Refusal<R>) -> StepError {
        StepError::Refused { rule: refusal.rule.cite(), why: refusal.why }
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
    ) -> Result<(), StepError> {
        let chance = ChanceOf::<G::State>::read(kind, &mut fields).map_err(StepError::Chance)?;
        fields.end().map_err(StepError::Chance)?;
        let step = Step::Chance(chance);
        self.state.check(&step)?;
        if let Some(dealer) = dealer {
            let due = self.state.sample(dealer);
            if due != chance {
                return Err(StepError::Unfair { due: due.text() });
            }
        }
        self.state.apply(&step);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), StepError> {
        let action = ActionOf::<G::State>::read(action, seat, self.seats()).ok_or(StepError::NoAction)?;
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
        hints_of_view::<G>(&self.state.view(Viewer::Seat(seat)), self.seats(), budget, luck)
    }

    fn listing(&self) -> Listing {
        self.state.listing()
    }

    fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    fn decided(&self) -> Option<CitedMessage> {
        self.state.decided().map(CitedMessage::from)
    }
}
