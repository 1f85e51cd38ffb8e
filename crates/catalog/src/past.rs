//! What everybody may look back at, without the game's type: steps that keep no secret any more, with
//! the view of every seat after each of them. There is no view of everything; whoever shows all hands
//! shows each seat's own view.

use crate::shown::Shows;
use crate::table::{erase_notice, legal_in};
use crate::{AnyNotice, LegalAction};
use kernel::{Action, Chance, Message, Seat, State, Step, View, Viewer};
use serde_json::value::RawValue;
use std::fmt;
use std::ops::Range;
use table::{Outline, Past};

/// Steps of some table, taken from it to be looked at anywhere and at leisure. It holds none that
/// are not open, and no state of the table.
pub trait AnyPast: Send {
    /// How many steps there are.
    fn count(&self) -> usize;
    /// Its decisions and parts.
    fn outline(&self) -> Outline;
    /// The legal actions of a seat before this step, in canonical order.
    fn legal(&self, before: usize, seat: Seat) -> Vec<LegalAction>;
    /// These steps, counted from 0, as far as there are such. They are found by letting all up to
    /// the last of them happen again.
    fn moments(&self, which: Range<usize>) -> Vec<AnyMoment>;
}

/// How long it is; what is in it is for clients.
impl fmt::Debug for dyn AnyPast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} steps", self.count())
    }
}

/// One step, and what it brought.
#[derive(Debug)]
pub struct AnyMoment {
    /// What happened.
    pub happened: Happened,
    /// For each viewer, seats in order and then the bystander.
    pub seen: Vec<Seen>,
}

/// A step in the words of the notation.
#[derive(Debug)]
pub enum Happened {
    /// The outcome of one roll or draw, such as `card card=red7`.
    Chance(String),
    /// A seat's action.
    Act {
        /// Who acted.
        seat: Seat,
        /// Its text in the notation.
        text: String,
        /// It in words.
        message: Message,
    },
}

/// What one viewer received.
#[derive(Debug)]
pub struct Seen {
    /// What he was told of the step.
    pub told: Vec<AnyNotice>,
    /// The table as he saw it then, in the shape in which its game is sent to clients.
    pub shown: Box<RawValue>,
    /// Who had to act then, in one sentence to him.
    pub status: Message,
}

/// What a viewer received, erased.
pub(crate) fn seen<G: Shows>(told: &[<G::State as State>::Notice], view: &<G::State as State>::View) -> Seen {
    Seen { told: told.iter().map(erase_notice::<G>).collect(), shown: G::shown(view), status: view.status() }
}

impl<G: Shows> AnyPast for Past<G> {
    fn count(&self) -> usize {
        Past::count(self)
    }

    fn outline(&self) -> Outline {
        Past::outline(self)
    }

    fn legal(&self, before: usize, seat: Seat) -> Vec<LegalAction> {
        legal_in::<G>(&self.view(before, Viewer::Seat(seat)), self.seats())
    }

    fn moments(&self, which: Range<usize>) -> Vec<AnyMoment> {
        let seats = self.seats();
        let happened = |step: kernel::StepIn<G>| match step {
            Step::Chance(chance) => Happened::Chance(chance.text()),
            Step::Act(seat, action) => {
                Happened::Act { seat, text: action.text(seat, seats), message: action.message(seat, seats) }
            }
        };
        let moments = Past::moments(self, which).into_iter().map(|moment| AnyMoment {
            happened: happened(moment.step),
            seen: moment.seen.into_iter().map(|(told, view)| seen::<G>(&told, &view)).collect(),
        });
        moments.collect()
    }
}
