//! What somebody knows of cards that lie face down: cards that are certain to be in a hand, in
//! the store discard or in the store deck, because he saw them go there and they cannot have
//! moved unseen since.

use crate::state::SEATS;
use crate::{Card, Cards, State};
use kernel::Seat;

/// Cards that are certain to be somewhere, as far as one viewer has seen: of each kind at least so
/// many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory {
    /// In each other seat's hand; while a seat is being robbed, what was drawn from it included.
    pub hands: [Cards; SEATS],
    /// In the other hands taken together: a theft between two of them hides in which, not that.
    pub held: Cards,
    /// In the store discard.
    pub discard: Cards,
    /// In the store deck.
    pub deck: Cards,
}

impl Memory {
    /// What a seat with this hand knows, if it knows no more than everybody: what must be in some
    /// hand may be in its own.
    #[must_use]
    pub(crate) fn for_seat(mut self, seat: Seat, hand: Cards) -> Memory {
        self.hands[seat.index()] = Cards::NONE;
        self.held = self.held.minus(hand);
        for card in Card::all() {
            for _ in self.held.count(card)..self.count_in_hands(card) {
                self.held.add(card);
            }
        }
        self
    }

    /// A card is seen to come into a hand.
    fn add(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.held.add(card);
    }

    /// A card is seen to leave a hand: perhaps one that was known to be there, perhaps one that was
    /// known to be in some hand, but none that is known to be in another.
    fn remove(&mut self, seat: Seat, card: Card) {
        let known = &mut self.hands[seat.index()];
        let was_known = known.contains(card);
        known.remove(card);
        if was_known || self.held.count(card) > self.count_in_hands(card) {
            self.held.remove(card);
        }
    }

    /// These cards are seen to be in a hand, known or not.
    fn look_at(&mut self, seat: Seat, cards: Cards) {
        let known = self.hands[seat.index()];
        self.hands[seat.index()] = known.max_of_each(cards);
        for card in cards.minus(known).kinds() {
            for _ in self.held.count(card)..self.count_in_hands(card) {
                self.held.add(card);
            }
        }
    }

    /// How many of a kind are known to be in one hand or another.
    fn count_in_hands(&self, card: Card) -> u8 {
        self.hands.iter().map(|hand| hand.count(card)).sum()
    }

    /// An onlooker sees the back of a stolen card (DT-6): one of so many cards with that back has
    /// moved. He knows which only if he knows them all, and all are alike.
    fn observe_theft(&mut self, thief: Seat, victim: Seat, card: Card, with_that_back: u8) {
        let known = &mut self.hands[victim.index()];
        if known.count(card) == with_that_back {
            known.remove(card);
            self.hands[thief.index()].add(card);
        } else {
            *known = known.without_back_of(card).max_of_each(known.with_back_of(card).one_fewer_of_each());
        }
    }
}

impl State {
    /// What everybody knows, and what each seat knows except one, which needs no memory of this.
    fn witnesses(&mut self, but: Seat) -> impl Iterator<Item = &mut Memory> {
        let others = self.memory.iter_mut().enumerate().filter(move |(seat, _)| *seat != but.index());
        std::iter::once(&mut self.public.known).chain(others.map(|(_, memory)| memory))
    }

    /// Everybody sees this card leave a hand.
    pub(crate) fn remember_departure(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.remove(seat, card));
    }

    /// Everybody sees this card go into a hand.
    pub(crate) fn remember_arrival(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.add(seat, card));
    }

    /// Everybody sees that these cards are in a hand (DT-16).
    pub(crate) fn remember_shown(&mut self, seat: Seat, cards: Cards) {
        self.witnesses(seat).for_each(|memory| memory.look_at(seat, cards));
    }

    /// Everybody sees this card on the store discard (DT-12).
    pub(crate) fn remember_discard(&mut self, card: Card) {
        self.public.known.discard.add(card);
        self.memory.iter_mut().for_each(|memory| memory.discard.add(card));
    }

    /// A seat draws this card from the store deck; the others see only that it draws one.
    pub(crate) fn remember_unseen_draw(&mut self, seat: Seat, card: Card) {
        self.memory[seat.index()].deck.remove(card);
        self.witnesses(seat).for_each(|memory| memory.deck = memory.deck.one_fewer_of_each());
    }

    /// The discard becomes the deck (DT-21): what was known of it, is.
    pub(crate) fn remember_renewal(&mut self) {
        let all = std::iter::once(&mut self.public.known).chain(&mut self.memory);
        all.for_each(|memory| memory.deck = std::mem::take(&mut memory.discard));
    }

    /// A card was stolen, one of those that the thief has looked at (DT-22), which are not back in
    /// the victim's hand yet.
    pub(crate) fn remember_theft(&mut self, thief: Seat, victim: Seat, card: Card, looked_at: Cards) {
        let alike = self.hands[victim.index()].plus(looked_at).with_back_of(card).len();
        let onlookers = self.memory.iter_mut().enumerate();
        let onlookers = onlookers.filter(|(seat, _)| *seat != thief.index() && *seat != victim.index());
        let onlookers = std::iter::once(&mut self.public.known).chain(onlookers.map(|(_, memory)| memory));
        onlookers.for_each(|memory| memory.observe_theft(thief, victim, card, alike));
        let of_thief = &mut self.memory[thief.index()];
        of_thief.look_at(victim, looked_at);
        of_thief.remove(victim, card);
        self.memory[victim.index()].add(thief, card);
    }
}
