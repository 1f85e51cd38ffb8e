//! What everybody may look back at, without the game's type: steps whose secrets no longer matter, and what every viewer
//! observed of them. There is no view of everything: all hands are the views of all seats.

use crate::table::{erase_notice, erase_step, legal_in};
use crate::wire::WireGame;
use crate::{AnyNotice, AnyStep, LegalAction};
use kernel::{Message, Seat, View, Viewer};
use serde_json::value::RawValue;
use std::fmt;
use std::ops::Range;
use table::{Observation, Outline, Past};

/// The open steps of a table. It is independent of the table, so another thread can read it. It holds no step that is not
/// open, and no state of the table.
pub trait AnyPast: Send {
    /// Returns the number of steps.
    fn count(&self) -> usize;
    /// Returns the decisions and parts.
    fn outline(&self) -> Outline;
    /// Returns the legal actions of a seat before this step, in canonical order.
    fn legal(&self, before: usize, seat: Seat) -> Vec<LegalAction>;
    /// Returns the moments of these steps, counted from 0. Steps that do not exist are left out. All steps up to the last
    /// of them are replayed.
    fn moments(&self, which: Range<usize>) -> Vec<AnyMoment>;
}

/// Writes only the length: the contents are for clients.
impl fmt::Debug for dyn AnyPast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} steps", self.count())
    }
}

/// One step, and what each viewer observed of it.
#[derive(Debug)]
pub struct AnyMoment {
    /// What happened.
    pub step: AnyStep,
    /// For each viewer, seats in order and then the bystander.
    pub observations: Vec<AnyObservation>,
}

/// What one viewer observed of a step.
#[derive(Debug)]
pub struct AnyObservation {
    /// The notices of the step.
    pub notices: Vec<AnyNotice>,
    /// The view after the step, as JSON in the shape of its game.
    pub view: Box<RawValue>,
    /// Who had to act after the step, in one sentence to this viewer.
    pub status: Message,
}

impl AnyObservation {
    pub(crate) fn of<G: WireGame>(Observation { notices, view }: &Observation<G>) -> AnyObservation {
        let notices = notices.iter().map(erase_notice::<G>).collect();
        AnyObservation { notices, view: G::view_json(view), status: view.status() }
    }
}

impl<G: WireGame> AnyPast for Past<G> {
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
        let moments = Past::moments(self, which).into_iter().map(|moment| AnyMoment {
            step: erase_step::<G>(&moment.step, self.seats()),
            observations: moment.observations.iter().map(AnyObservation::of::<G>).collect(),
        });
        moments.collect()
    }
}
