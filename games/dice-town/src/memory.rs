//! What a viewer knows of cards that lie face down: cards that are certainly in a hand, in the
//! store discard or in the store deck, because the viewer saw them go there and they cannot have
//! moved unseen since. Why views remember this is in
//! `docs/adr/0014-what-views-remember-in-dice-town.md`.

use crate::state::SEATS;
use crate::{Card, Cards, State};
use kernel::Seat;

/// Cards that are certainly in some place, as far as one viewer has seen: a minimum number for each
/// kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory {
    /// In each other seat's hand. While a seat is being robbed, this includes the cards drawn from
    /// it.
    pub hands: [Cards; SEATS],
    /// In the other hands taken together. After a theft between two of them it is unknown which
    /// hand holds a card, but certain that one of them does.
    pub held: Cards,
    /// In the store discard.
    pub discard: Cards,
    /// In the store deck.
    pub deck: Cards,
}

impl Memory {
    /// Returns what a seat with this hand knows if it knows no more than everybody. A card that
    /// must be in some hand may be in its own.
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

    /// Remembers that a card came into a hand.
    fn add(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.held.add(card);
    }

    /// Forgets a card that was seen leaving a hand. It may be one that was known to be there, or
    /// one that was known to be in some hand, but not one that is known to be in another hand.
    fn remove(&mut self, seat: Seat, card: Card) {
        let known = &mut self.hands[seat.index()];
        let was_known = known.contains(card);
        known.remove(card);
        if was_known || self.held.count(card) > self.count_in_hands(card) {
            self.held.remove(card);
        }
    }

    /// Remembers that these cards are in a hand, whether or not that was known.
    fn look_at(&mut self, seat: Seat, cards: Cards) {
        let known = self.hands[seat.index()];
        self.hands[seat.index()] = known.max_of_each(cards);
        for card in cards.minus(known).kinds() {
            for _ in self.held.count(card)..self.count_in_hands(card) {
                self.held.add(card);
            }
        }
    }

    /// Returns how many cards of a kind are known to be in a particular hand.
    fn count_in_hands(&self, card: Card) -> u8 {
        self.hands.iter().map(|hand| hand.count(card)).sum()
    }

    /// Remembers a theft of which only the back of the card was seen (DT-6): one of
    /// `with_that_back` cards has moved. It is known which one only if all of them are known and
    /// equal.
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
    /// Returns the memories of everybody and of each seat except one, which needs no memory of
    /// this.
    fn witnesses(&mut self, but: Seat) -> impl Iterator<Item = &mut Memory> {
        let others = self.memory.iter_mut().enumerate().filter(move |(seat, _)| *seat != but.index());
        std::iter::once(&mut self.public.known).chain(others.map(|(_, memory)| memory))
    }

    /// Records that everybody sees this card leave a hand.
    pub(crate) fn remember_departure(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.remove(seat, card));
    }

    /// Records that everybody sees this card go into a hand.
    pub(crate) fn remember_arrival(&mut self, seat: Seat, card: Card) {
        self.witnesses(seat).for_each(|memory| memory.add(seat, card));
    }

    /// Records that everybody sees these cards in a hand (DT-16).
    pub(crate) fn remember_shown(&mut self, seat: Seat, cards: Cards) {
        self.witnesses(seat).for_each(|memory| memory.look_at(seat, cards));
    }

    /// Records that everybody sees this card on the store discard (DT-12).
    pub(crate) fn remember_discard(&mut self, card: Card) {
        self.public.known.discard.add(card);
        self.memory.iter_mut().for_each(|memory| memory.discard.add(card));
    }

    /// Records that a seat draws this card from the store deck, and that the others see only that
    /// it draws one.
    pub(crate) fn remember_unseen_draw(&mut self, seat: Seat, card: Card) {
        self.memory[seat.index()].deck.remove(card);
        self.witnesses(seat).for_each(|memory| memory.deck = memory.deck.one_fewer_of_each());
    }

    /// Records that the discard becomes the deck (DT-21). What was known of the discard is now
    /// known of the deck.
    pub(crate) fn remember_renewal(&mut self) {
        let all = std::iter::once(&mut self.public.known).chain(&mut self.memory);
        all.for_each(|memory| memory.deck = std::mem::take(&mut memory.discard));
    }

    /// Records that a card was stolen (DT-22). It is one of those that the thief has looked at,
    /// which are not back in the victim's hand yet.
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
