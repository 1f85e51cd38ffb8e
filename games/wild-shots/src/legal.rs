//! Lists the legal actions of a seat, in canonical order. Why an action is not legal is said in `check.rs`.

use crate::{Action, CardSet, Colour, Phase, Public, State};
use kernel::Seat;

impl State {
    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.public.phase == Phase::Play && self.public.turn == seat {
            let playable = self.public.playable(self.hands[seat.index()]);
            playable.append_to(out, Action::Play);
        }
    }
}

impl Public {
    /// Returns the colour that this hand must follow now (WS-8).
    pub fn must_follow(&self, hand: CardSet) -> Option<Colour> {
        self.led().filter(|&led| !hand.and(CardSet::of(led)).is_empty())
    }

    /// Returns the cards of this hand that its seat may play now (WS-7, WS-8).
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        hand.and(self.follow.cards()).or_if_empty(hand)
    }
}
