//! What one viewer may know: everything public, the viewer's own hand, and what they have seen of the piles.

use crate::page::page;
use crate::status::status;
use crate::{Action, Aid, Card, Cards, Phase, Public, State, aid};
use kernel::{ArrayVec, Viewer};

/// The table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's own hand; empty for a bystander.
    pub hand: Cards,
    /// The number of cards at the bottom of the discard that this viewer does not know.
    pub hidden: u8,
    /// The discard above those, bottom first. A client shows its top and its size (WE-32).
    pub discard: ArrayVec<Card, 78>,
    /// The supply, while this viewer searches it (WE-32).
    pub supply: Option<Cards>,
    /// The card this viewer has just found (WE-33).
    pub found: Option<Card>,
    actions: Vec<Action>,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let public = self.public;
        let acts = viewer == Viewer::Seat(public.actor);
        let searches = acts && public.phase == Phase::Pick;
        let knows_all = searches || public.searcher.is_some_and(|seat| viewer == Viewer::Seat(seat));
        let hidden = if knows_all { 0 } else { public.murky };
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.actions(seat, &mut actions);
        }
        View {
            viewer,
            public,
            hand: self.hand_of(viewer),
            hidden,
            discard: self.discard[usize::from(hidden)..].iter().copied().collect(),
            supply: (searches && public.options.searches_supply).then_some(self.supply.cards()),
            found: self.found.filter(|_| acts),
            actions,
        }
    }
}

kernel::implement_view!(View, State);
