//! Replays the current round: what each seat saw when it played each card, if the hands were those of this
//! state. With this, a bot that imagines a world checks whether the world explains what the others have
//! played.

use crate::{Action, Card, Chance, Phase, Public, State, View};
use kernel::{Step, Viewer};

impl State {
    /// Replays the current round from its deal. Calls `tell` for every card, with what its seat saw
    /// and what the seat played.
    pub fn replay_round(&self, tell: &mut dyn FnMut(&View, Action)) {
        let public = &self.public;
        let mut past = self.as_dealt();
        for (trump, cards) in public.trumps.iter().flatten().zip(public.played_tricks()) {
            past.apply(Step::Chance(Chance::Symbol(*trump)));
            for &card in cards {
                let seat = past.public.turn;
                tell(&past.view(Viewer::Seat(seat)), Action::Play(card));
                past.apply(Step::Act(seat, Action::Play(card)));
            }
        }
    }

    /// Returns this round as it was just after the deal (WS-4): all played cards are back in the hands.
    fn as_dealt(&self) -> State {
        let public = &self.public;
        let mut dealt = State::open(public.seats);
        (dealt.public.round, dealt.public.penalties) = (public.round, public.penalties);
        dealt.public.before = public.before;
        dealt.gather(public.opener);
        dealt.public.phase = Phase::Symbol;
        (dealt.public.undealt, dealt.undealt) = (public.undealt, self.undealt);
        dealt.hands = self.hands;
        for (leader, cards) in public.leaders().zip(public.played_tricks()) {
            for (place, &card) in (0..).zip(cards) {
                dealt.hands[leader.clockwise(place, public.seats).index()].insert(card);
            }
        }
        dealt
    }
}

impl Public {
    /// Returns the cards of this round's tricks, the current trick last.
    fn played_tricks(&self) -> impl Iterator<Item = &[Card]> {
        self.finished().map(|(cards, _)| cards).chain([self.table()])
    }
}
