//! The part of the truth that everybody at the table knows.

use crate::dice::{DICE, Face};
use crate::state::{Phase, Place, ROW, SEATS};
use crate::{Action, Card, Cards, Dice, Memory, Options};
use kernel::{Awaits, FlatList, Seat, Seats};

/// All that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Public {
    /// How many seats there are.
    pub seats: u8,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// Counted from 1.
    pub turn: u8,
    /// Who wears the star.
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
    /// How many store cards each seat holds (DT-6).
    pub store_held: [u8; SEATS],
    /// How many titles each seat holds, wired ones apart (DT-6).
    pub titles_held: [u8; SEATS],
    /// Each seat's titles that lie face up (DT-25).
    pub wired: [Cards; SEATS],
    /// The dice each seat has kept in this turn (DT-7).
    pub rows: [Dice; SEATS],
    /// Who has received something in this turn (DT-28).
    pub gained: Seats,
    /// The row of titles, the first one first (DT-4).
    pub titles: FlatList<Card, ROW>,
    /// How many titles the deck holds.
    pub title_deck: u8,
    /// How many cards the store deck holds.
    pub store_deck: u8,
    /// How many cards the store discard holds.
    pub store_discard: u8,
    /// Who decides, draws or rolls.
    pub actor: Seat,
    /// Who takes part in the reveal under way (DT-7), or took part in it (DT-11).
    pub rolling: Seats,
    /// Who still owes a choice (DT-7) or an offer (DT-16).
    pub waiting: Seats,
    /// Have the choices been shown, and are brutes being settled (DT-14)?
    pub revealed: bool,
    /// The dice that were shown with a brute that was cancelled, until the reveal is over (DT-14).
    pub bared: Dice,
    /// Who showed them.
    pub barer: Seat,
    /// Whose brutes are still to be settled.
    pub brutes: Seats,
    /// Who is still to be asked for a card, the actor included (DT-15).
    pub asked: Seats,
    /// Who is still to be asked for `wanted` (DT-13).
    pub wanting: Seats,
    /// The card that has been played and has not taken effect (DT-13).
    pub played: Option<Action>,
    /// Who played it.
    pub player: Seat,
    /// The place being resolved.
    pub place: Place,
    /// Who shares the most there (DT-16).
    pub tied: Seats,
    /// Who won it, or, at the end, the game.
    pub winner: Seat,
    /// What the winner of the bank took (DT-19).
    pub loot: u8,
    /// Visits to the store or the saloon that are still to come.
    pub visits: u8,
    /// Cards still to be drawn.
    pub draws: u8,
    /// Store cards drawn and not yet chosen from.
    pub drawn_store: u8,
    /// Titles drawn and not yet chosen from.
    pub drawn_titles: u8,
    /// Who is being robbed (DT-22).
    pub victim: Seat,
    /// Who is about to get the star (DT-23).
    pub star: Option<Seat>,
    /// Who is still to see the doctor (DT-25).
    pub visitors: Seats,
    /// What everybody knows of cards that lie face down.
    pub known: Memory,
}

impl Public {
    /// The turn under way; the first sheriff is named within the first.
    pub(crate) fn part(&self) -> u32 {
        self.turn.max(1).into()
    }

    /// Before the first sheriff is named.
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
            titles: FlatList::new(),
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

    /// What has to happen next.
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

    /// The number of the turn under way (DT-7).
    pub fn turn_number(&self) -> u32 {
        self.turn.into()
    }

    /// How many dice a seat has not kept yet.
    #[inline]
    pub fn free_dice(&self, seat: Seat) -> u8 {
        DICE - self.rows[seat.index()].len()
    }

    /// Is this the last roll, which is kept as it falls (DT-9)? Then a row was full before it, and
    /// some seat does not roll.
    #[inline]
    pub fn is_last_roll(&self) -> bool {
        self.rolling != Seats::all(self.seats)
    }

    /// What it costs to keep so many dice (DT-8).
    #[inline]
    pub fn cost(dice: u8) -> u8 {
        if dice == 0 { 1 } else { dice - 1 }
    }

    /// Is this part II of a turn, or its end? Where nobody has the most the town never stops, so
    /// there is no such moment in the mine.
    pub fn is_in_town(&self) -> bool {
        self.place != Place::Mine || !self.tied.is_empty()
    }

    /// Does this seat hold a store card (DT-15)?
    #[inline]
    pub fn holds_store_card(&self, seat: Seat) -> bool {
        self.store_held[seat.index()] > 0
    }

    /// How many cards this seat holds, wired titles apart.
    #[inline]
    pub fn held(&self, seat: Seat) -> u8 {
        self.store_held[seat.index()] + self.titles_held[seat.index()]
    }

    /// The count of cards with the back of this one that a seat holds.
    #[inline]
    pub(crate) fn held_mut(&mut self, card: Card, seat: Seat) -> &mut u8 {
        let held = if card.is_title() { &mut self.titles_held } else { &mut self.store_held };
        &mut held[seat.index()]
    }

    /// Who of these comes first, clockwise from a seat, itself included (DT-15).
    #[inline]
    pub(crate) fn first_of(some: Seats, from: Seat) -> Option<Seat> {
        // Those before him come last.
        let ahead = some.0 >> from.0 << from.0;
        Seats(if ahead == 0 { some.0 } else { ahead }).first()
    }

    /// Who has the most dice of a face in his row, and at least one.
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

    /// Who has the best hand, so far as there are dice in the rows (DT-26, DT-27).
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

    /// Who has the most of a place's dice, or the best hand.
    #[inline]
    pub fn contenders(&self, place: Place) -> Seats {
        match place.face() {
            Some(face) => self.most(face),
            None => self.best_hand(),
        }
    }

    /// Who can be robbed by a seat: others that hold cards (DT-22).
    pub fn robbable(&self, thief: Seat) -> Seats {
        Seat::all(self.seats).filter(|&seat| seat != thief && self.held(seat) > 0).collect()
    }

    /// Whose offers are being made, or have been shown (DT-16): those of the tied seats other
    /// than the sheriff.
    pub fn bribers(&self) -> Seats {
        let bribing = match self.phase {
            Phase::Offer => true,
            Phase::Award => self.options.bribes && self.place != Place::End,
            _ => false,
        };
        if bribing { self.tied.without(self.sheriff) } else { Seats::default() }
    }

    /// Are all cards on the table, because the points are being counted (DT-31)?
    pub fn is_counted(&self) -> bool {
        self.phase == Phase::Over || self.place == Place::End
    }
}
