//! What one viewer may know: everything public, and the viewer's own hand.

use crate::page::page;
use crate::status::status;
use crate::{Action, Aid, CardSet, Phase, Public, State, TRICKS, aid};
use kernel::{ArrayVec, Viewer};

/// The table as one viewer knows it.
///
/// `public` holds all cards played in the round, because everybody saw them. A player may look at fewer of
/// them (WS-11); [`kernel::View::page`] shows only those.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's own hand; empty for a bystander.
    pub hand: CardSet,
    actions: ArrayVec<Action, { TRICKS as usize }>,
}

impl State {
    #[inline]
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let hand = viewer.seat().map_or(CardSet::EMPTY, |seat| self.hands[seat.index()]);
        let public = self.public;
        let owes = public.phase == Phase::Play && viewer == Viewer::Seat(public.turn);
        let playable = if owes { public.playable(hand) } else { CardSet::EMPTY };
        View { viewer, public, hand, actions: playable.iter().map(Action::Play).collect() }
    }
}

kernel::implement_view!(View, State);
