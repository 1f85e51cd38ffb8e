//! What one viewer may know: everything public, and the viewer's own card and choice.

use super::aid::{self, Aid};
use super::page::page;
use super::status::status;
use super::{Action, Card, Public, State};
use kernel::{Seat, Viewer};

/// The table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) public: Public,
    /// The viewer's own card; none for a bystander.
    pub(crate) hand: Option<Card>,
    /// The viewer's own choice.
    pub(crate) choice: Option<Action>,
    actions: Vec<Action>,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(Seat::index);
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.actions(seat, &mut actions);
        }
        View {
            viewer,
            public: self.public,
            hand: own.and_then(|own| self.hands[own]),
            choice: own.and_then(|own| self.choices[own]),
            actions,
        }
    }
}

kernel::implement_view!(View, State);
