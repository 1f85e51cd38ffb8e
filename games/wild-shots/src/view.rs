//! What one viewer may know: all that was public, and his own hand.

use crate::status::status;
use crate::{Action, Aid, CardSet, Phase, Public, State, TRICKS, aid};
use kernel::{FlatList, Viewer};

/// The table as one viewer knows it.
///
/// `public` holds all cards played in the round, because everybody saw them; what a
/// person may look at is less (WS-11), and [`kernel::View::page`] keeps to that.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's own hand; empty for a bystander.
    pub hand: CardSet,
    actions: FlatList<Action, { TRICKS as usize }>,
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
