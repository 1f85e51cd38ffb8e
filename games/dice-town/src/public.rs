//! The part of a state that everybody at the table knows. What is hidden is in `state.rs`.

use crate::dice::{DICE, Face};
use crate::state::{Phase, Place, ROW, SEATS};
use crate::{Action, Card, Cards, Dice, Memory, Options};
use kernel::{ArrayVec, Awaits, Seat, Seats};

/// Everything that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// The number of the turn, from 1; 0 before the first.
    pub turn: u8,
    /// The seat that wears the star.
    pub sheriff: Seat,
    /// Nuggets in the mine (DT-2).
    pub mine: u8,
    /// Dollars in the bank (DT-2).
    pub bank: u8,
    /// Dollars in the stagecoach (DT-8).
    pub stagecoach: u8,
    /// Each seat's dollars.
    pub dollars: [u8; SEATS],
    /// Each seat's nuggets.
    pub nuggets: [u8; SEATS],
    /// The number of store cards that each seat holds (DT-6).
    pub store_held: [u8; SEATS],
    /// The number of titles that each seat holds, without wired ones (DT-6).
    pub titles_held: [u8; SEATS],
    /// Each seat's titles that lie face up (DT-25).
    pub wired: [Cards; SEATS],
    /// The dice each seat has kept in this turn (DT-7).
    pub rows: [Dice; SEATS],
    /// The seats that have received something in this turn (DT-28).
    pub gained: Seats,
    /// The row of titles, the first one first (DT-4).
    pub titles: ArrayVec<Card, ROW>,
    /// The number of titles in the deck.
    pub title_deck: u8,
    /// The number of cards in the store deck.
    pub store_deck: u8,
    /// The number of cards in the store discard.
    pub store_discard: u8,
    /// The seat that decides, draws or rolls.
    pub actor: Seat,
    /// The seats that take part in the current reveal (DT-7), or took part in it (DT-11).
    pub rolling: Seats,
    /// The seats that still owe a choice (DT-7) or an offer (DT-16).
    pub waiting: Seats,
    /// Whether the choices have been shown and brutes are being resolved (DT-14).
    pub revealed: bool,
    /// The dice that were shown with a cancelled brute, until the reveal is over (DT-14).
    pub bared: Dice,
    /// The seat that showed them.
    pub barer: Seat,
    /// The seats whose brutes are still to be resolved.
    pub brutes: Seats,
    /// The seats that are still to be asked for a card, including the actor (DT-15).
    pub asked: Seats,
    /// The seats that are still to be asked for `wanted` (DT-13).
    pub wanting: Seats,
    /// The card that has been played and has not taken effect (DT-13).
    pub played: Option<Action>,
    /// The seat that played it.
    pub player: Seat,
    /// The place being resolved.
    pub place: Place,
    /// The seats that share the most there (DT-16).
    pub tied: Seats,
    /// The seat that won the place or, at the end, the game.
    pub winner: Seat,
    /// The dollars that the winner of the bank took (DT-19).
    pub loot: u8,
    /// Visits to the store or the saloon that are still to come.
    pub visits: u8,
    /// Cards still to be drawn.
    pub draws: u8,
    /// Store cards drawn and not yet chosen from.
    pub drawn_store: u8,
    /// Titles drawn and not yet chosen from.
    pub drawn_titles: u8,
    /// The seat that is being robbed (DT-22).
    pub victim: Seat,
    /// The seat that is about to get the star (DT-23).
    pub star: Option<Seat>,
    /// The seats that are still to see the doctor (DT-25).
    pub visitors: Seats,
    /// What everybody knows of cards that lie face down.
    pub known: Memory,
}

impl Public {
    /// Returns the current turn. The first sheriff is named in the first turn.
    pub(crate) fn part(&self) -> u32 {
        self.turn.max(1).into()
    }

    /// Returns the position before the first sheriff is named.
    pub(crate) fn open(options: Options, seats: u8) -> Public {
        let nobody = Seat(0);
        let mut dollars = [0; SEATS];
        dollars[..usize::from(seats)].fill(8);
        Public {
            seats,
            options,
            phase: Phase::Sheriff,
            turn: 0,
            sheriff: nobody,
            mine: 30,
            bank: 3,
            stagecoach: 0,
            dollars,
            nuggets: [0; SEATS],
            store_held: [0; SEATS],
            titles_held: [0; SEATS],
            wired: [Cards::NONE; SEATS],
            rows: [Dice::NONE; SEATS],
            gained: Seats::default(),
            titles: ArrayVec::new(),
            title_deck: Cards::FULL.titles().len(),
            store_deck: Cards::FULL.store().len(),
            store_discard: 0,
            actor: nobody,
            rolling: Seats::default(),
            waiting: Seats::default(),
            revealed: false,
            bared: Dice::NONE,
            barer: nobody,
            brutes: Seats::default(),
            asked: Seats::default(),
            wanting: Seats::default(),
            played: None,
            player: nobody,
            place: Place::default(),
            tied: Seats::default(),
            winner: nobody,
            loot: 0,
            visits: 0,
            draws: 0,
            drawn_store: 0,
            drawn_titles: 0,
            victim: nobody,
            star: None,
            visitors: Seats::default(),
            known: Memory::default(),
        }
    }

    /// Returns what has to happen next.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Over => Awaits::Nothing,
            Phase::Sheriff
            | Phase::Refill
            | Phase::Roll
            | Phase::Draw
            | Phase::Steal
            | Phase::Unseen
            | Phase::DocDraw => Awaits::Chance,
            Phase::Keep | Phase::Offer => Awaits::Seats(self.waiting),
            _ => Awaits::Seats(Seats::only(self.actor)),
        }
    }

    /// Returns the number of the current turn (DT-7).
    pub fn turn_number(&self) -> u32 {
        self.turn.into()
    }

    /// Returns how many dice a seat has not kept yet.
    #[inline]
    pub fn free_dice(&self, seat: Seat) -> u8 {
        DICE - self.rows[seat.index()].len()
    }

    /// Returns whether this is the last roll, which is kept as it falls (DT-9). A row was full
    /// before it, so some seat does not roll.
    #[inline]
    pub fn is_last_roll(&self) -> bool {
        self.rolling != Seats::all(self.seats)
    }

    /// Returns the cost of keeping this many dice (DT-8).
    #[inline]
    pub fn cost(dice: u8) -> u8 {
        if dice == 0 { 1 } else { dice - 1 }
    }

    /// Returns whether this is part II of a turn, or its end. The mine counts only if a seat has
    /// won it or is tied there: otherwise the town moves on without a stop.
    pub fn is_in_town(&self) -> bool {
        self.place != Place::Mine || !self.tied.is_empty()
    }

    /// Returns whether this seat holds a store card (DT-15).
    #[inline]
    pub fn holds_store_card(&self, seat: Seat) -> bool {
        self.store_held[seat.index()] > 0
    }

    /// Returns how many cards this seat holds, without wired titles.
    #[inline]
    pub fn held(&self, seat: Seat) -> u8 {
        self.store_held[seat.index()] + self.titles_held[seat.index()]
    }

    /// Returns the count of a seat's cards that have the same back as this one.
    #[inline]
    pub(crate) fn held_mut(&mut self, card: Card, seat: Seat) -> &mut u8 {
        let held = if card.is_title() { &mut self.titles_held } else { &mut self.store_held };
        &mut held[seat.index()]
    }

    /// Returns the first of these seats, clockwise from a seat, which is included (DT-15).
    #[inline]
    pub(crate) fn first_of(some: Seats, from: Seat) -> Option<Seat> {
        // Seats before `from` come last.
        let ahead = some.0 >> from.0 << from.0;
        Seats(if ahead == 0 { some.0 } else { ahead }).first()
    }

    /// Returns the seats with the most dice of a face in their row, and at least one.
    fn most(&self, face: Face) -> Seats {
        let mut best = 1;
        let mut most = Seats::default();
        for seat in Seat::all(self.seats) {
            let count = self.rows[seat.index()].count(face);
            if count > best {
                (best, most) = (count, Seats::default());
            }
            if count == best {
                most = most.with(seat);
            }
        }
        most
    }

    /// Returns the seats with the best hand, among those with dice in their row (DT-26, DT-27).
    fn best_hand(&self) -> Seats {
        let mut best = Dice::NONE.strength();
        let mut who = Seats::default();
        for seat in Seat::all(self.seats) {
            let strength = self.rows[seat.index()].strength();
            if strength > best {
                (best, who) = (strength, Seats::default());
            }
            if strength == best && !self.rows[seat.index()].is_empty() {
                who = who.with(seat);
            }
        }
        who
    }

    /// Returns the seats with the most of a place's dice, or with the best hand.
    #[inline]
    pub fn contenders(&self, place: Place) -> Seats {
        match place.face() {
            Some(face) => self.most(face),
            None => self.best_hand(),
        }
    }

    /// Returns the seats that a thief can rob: others that hold cards (DT-22).
    pub fn robbable(&self, thief: Seat) -> Seats {
        Seat::all(self.seats).filter(|&seat| seat != thief && self.held(seat) > 0).collect()
    }

    /// Returns the seats whose offers are being made or have been shown (DT-16): the tied seats
    /// without the sheriff.
    pub fn bribers(&self) -> Seats {
        let bribing = match self.phase {
            Phase::Offer => true,
            Phase::Award => self.options.bribes && self.place != Place::End,
            _ => false,
        };
        if bribing { self.tied.without(self.sheriff) } else { Seats::default() }
    }

    /// Returns whether all cards are on the table because the points are being counted (DT-31).
    pub fn is_counted(&self) -> bool {
        self.phase == Phase::Over || self.place == Place::End
    }
}
