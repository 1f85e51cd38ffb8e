//! Lists the full state as the rules file does: for `simulate`, `verify` and playthroughs only.

use crate::{Card, CardSet, Phase, State, Symbol};
use kernel::{Listed, Listing, Seat};

impl Listed for State {
    fn listing(&self) -> Listing {
        let public = &self.public;
        let names = |cards: &[Card]| cards.iter().map(|card| card.name()).collect::<Listing>();
        let set = |cards: CardSet| cards.iter().map(Card::name).collect::<Listing>();
        let pile = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| (0..public.pile[symbol as usize]).map(move |_| symbol.name()));
        let chair = |seat: Seat| {
            let won = public.finished().filter(|&(_, taker)| taker == seat);
            Listing::map([
                ("hand", set(self.hands[seat.index()])),
                ("won", won.map(|(cards, _)| names(cards)).collect()),
                ("penalty", public.penalty(seat).into()),
            ])
        };
        Listing::map([
            ("round", public.round.into()),
            ("trick", (public.trick + 1).into()),
            ("phase", if public.phase == Phase::Over { "over" } else { "play" }.into()),
            ("leader", public.leader.into()),
            ("trump", public.trump.map_or(Listing::Null, |trump| trump.name().into())),
            ("to_act", public.awaits().seats().iter().collect()),
            ("snake_oil", pile.collect()),
            ("aside", set(self.undealt.cards())),
            ("table", names(public.table())),
            ("seats", Seat::all(public.seats).map(chair).collect()),
        ])
    }
}
