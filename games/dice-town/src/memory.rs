//! What somebody knows of cards that lie face down: cards that are certain to be in a hand, in
//! the store discard or in the store deck, because he saw them go there and they cannot have
//! moved unseen since.

use crate::state::SEATS;
use crate::{Card, Cards, State};
use kernel::Seat;

/// Cards that are certain to be somewhere, as far as one viewer has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory {
    /// In each seat's hand; while a seat is being robbed, what was drawn from it included.
    pub hands: [Cards; SEATS],
    /// In the store discard.
    pub discard: Cards,
    /// In the store deck.
    pub deck: Cards,
}

impl State {
    /// What everybody knows, and what each seat knows except one, which needs no memory of this.
    fn witnesses(&mut self, but: Seat) -> impl Iterator<Item = &mut Memory> {
        let others = self.memory.iter_mut().enumerate().filter(move |(seat, _)| *seat != but.index());
        std::iter::once(&mut self.public.known).chain(others.map(|(_, memory)| memory))
    }

    /// Everybody sees this card leave a hand.
    pub(crate) fn seen_leaving(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.hands[seat.index()].remove(card));
    }

    /// Everybody sees this card go into a hand.
    pub(crate) fn seen_coming(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.hands[seat.index()].add(card));
    }

    /// Everybody sees that these cards are in a hand (DT-16).
    pub(crate) fn shown(&mut self, seat: Seat, cards: Cards) {
        self.witnesses(seat).for_each(|memory| {
            let known = &mut memory.hands[seat.index()];
            *known = known.or(cards);
        });
    }

    /// Everybody sees this card on the store discard (DT-12).
    pub(crate) fn seen_discarded(&mut self, card: Card) {
        self.public.known.discard.add(card);
        self.memory.iter_mut().for_each(|memory| memory.discard.add(card));
    }

    /// A seat draws this card from the store deck; the others see only that it draws one.
    pub(crate) fn drawn_unseen(&mut self, seat: Seat, card: Card) {
        self.memory[seat.index()].deck.remove(card);
        self.witnesses(seat).for_each(|memory| memory.deck = memory.deck.one_fewer_of_each());
    }

    /// The discard becomes the deck (DT-21): what was known of it, is.
    pub(crate) fn renewed(&mut self) {
        let all = std::iter::once(&mut self.public.known).chain(&mut self.memory);
        all.for_each(|memory| memory.deck = std::mem::take(&mut memory.discard));
    }

    /// A card was stolen, one of those that the thief has looked at (DT-22), which are not back in
    /// the victim's hand yet.
    pub(crate) fn stolen(&mut self, thief: Seat, victim: Seat, card: Card, looked_at: Cards) {
        let alike = self.hands[victim.index()].plus(looked_at).like(card).len();
        let onlookers = self.memory.iter_mut().enumerate();
        let onlookers = onlookers.filter(|(seat, _)| *seat != thief.index() && *seat != victim.index());
        let onlookers = std::iter::once(&mut self.public.known).chain(onlookers.map(|(_, memory)| memory));
        onlookers.for_each(|memory| memory.misses_one(thief, victim, card, alike));
        let seen = &mut self.memory[thief.index()].hands[victim.index()];
        *seen = seen.or(looked_at);
        seen.remove(card);
        self.memory[victim.index()].hands[thief.index()].add(card);
    }
}

impl Memory {
    /// An onlooker sees the back of a stolen card (DT-6): one of so many cards with that back has
    /// moved. He knows which only if he knows them all, and all are alike.
    fn misses_one(&mut self, thief: Seat, victim: Seat, card: Card, with_that_back: u8) {
        let known = &mut self.hands[victim.index()];
        if known.count(card) == with_that_back {
            known.remove(card);
            self.hands[thief.index()].add(card);
        } else {
            let others = if card.is_title() { known.store() } else { known.titles() };
            *known = others.or(known.like(card).one_fewer_of_each());
        }
    }
}
