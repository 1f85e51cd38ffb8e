//! A round once more: what everybody saw when he played each of its cards, if the hands were what
//! this state says. So who imagines a world can ask whether it explains what others have played.

use crate::{Action, Card, Chance, Phase, Public, State, View};
use kernel::{Step, Viewer};

impl State {
    /// Plays the round under way again from its deal, and tells of every card: what its seat saw, and
    /// what it played.
    pub fn hindsight(&self, tell: &mut dyn FnMut(&View, Action)) {
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

    /// This round when its cards had been dealt (WS-4): all that were played are in the hands again.
    fn as_dealt(&self) -> State {
        let public = &self.public;
        let mut dealt = State::open(public.seats);
        (dealt.public.round, dealt.public.penalties) = (public.round, public.penalties);
        dealt.public.before = public.before;
        dealt.lead_round(public.opener);
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
    /// The cards of this round's tricks, the current one last.
    fn played_tricks(&self) -> impl Iterator<Item = &[Card]> {
        self.finished().map(|(cards, _)| cards).chain([self.table()])
    }
}
