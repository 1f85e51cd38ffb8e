//! The part of a state that everybody at the table knows. What is hidden is in `state.rs`.

use crate::state::{Phase, ROUNDS, SEATS, TRICKS};
use crate::{Card, CardSet, Claim, Colour, Colours, SNAKE_OIL, Symbol};
use kernel::{Awaits, Seat, Seats};

/// Everything that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// What is awaited.
    pub phase: Phase,
    /// The number of the round, 1 to 4.
    pub round: u8,
    /// The current trick, 0 to 9.
    pub trick: u8,
    /// The seat that led the first trick of this round (WS-5).
    pub opener: Seat,
    /// The seat that leads the current trick (WS-10).
    pub leader: Seat,
    /// The seat that plays next, or is dealt the next card.
    pub turn: Seat,
    /// The trump of the current trick, once drawn (WS-6).
    pub trump: Option<Symbol>,
    /// The trumps of this round's tricks, the current one included.
    pub trumps: [Option<Symbol>; TRICKS as usize],
    /// The number of cards in the current trick.
    pub laid: u8,
    /// The card that holds the current trick, and its seat (WS-9).
    pub best: Claim,
    /// The number of cards that are never dealt (WS-4).
    pub aside: u8,
    /// Cards left in the deck, or set aside once all hands are dealt (WS-4).
    pub undealt: u8,
    /// The cards of the current trick.
    pub on_table: CardSet,
    /// The colour to be followed, or all colours before a card is led (WS-8).
    pub follow: Colours,
    /// Snake Oil cards left in the pile, by symbol: all drawn ones were seen.
    pub pile: [u8; 4],
    /// The cards of this round's tricks in order of play, the current one included (WS-11).
    pub tricks: [[Card; SEATS]; TRICKS as usize],
    /// The seat that took each finished trick of this round.
    pub takers: [Seat; TRICKS as usize],
    /// The cards each seat has taken in this round.
    pub taken: [CardSet; SEATS],
    /// Colours each seat has shown not to hold any more (WS-8).
    pub voids: [Colours; SEATS],
    /// Penalty points of each round that is already scored (WS-12).
    pub penalties: [[u16; SEATS]; ROUNDS as usize],
    /// The last trick of the previous round. It may be looked at until this round has a trick (WS-11).
    pub before: Option<LastTrick>,
}

/// The last trick of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastTrick {
    /// What was trump in it (WS-6).
    pub trump: Option<Symbol>,
    /// The seat that led it.
    pub leader: Seat,
    /// The seat that took it.
    pub taker: Seat,
    /// Its cards in order of play.
    pub cards: [Card; SEATS],
}

impl Public {
    /// Returns the position before the first deal.
    pub(crate) fn open(seats: u8) -> Public {
        Public {
            seats,
            phase: Phase::Leader,
            round: 1,
            trick: 0,
            opener: Seat(0),
            leader: Seat(0),
            turn: Seat(0),
            trump: None,
            trumps: Default::default(),
            laid: 0,
            best: Claim::default(),
            follow: Colours::ALL,
            on_table: CardSet::EMPTY,
            undealt: Card::COUNT,
            aside: Card::COUNT - TRICKS * seats,
            pile: SNAKE_OIL,
            tricks: Default::default(),
            takers: Default::default(),
            taken: Default::default(),
            voids: Default::default(),
            penalties: Default::default(),
            before: None,
        }
    }

    /// Returns the cards of the current trick, in order of play from the leader.
    #[inline]
    pub fn table(&self) -> &[Card] {
        &self.tricks[usize::from(self.trick)][..usize::from(self.laid)]
    }

    /// Returns the colour to be followed in the current trick (WS-8).
    #[inline]
    pub fn led(&self) -> Option<Colour> {
        self.table().first().map(|card| card.colour())
    }

    /// Returns the finished tricks of this round: their cards in order of play, and the seat that took them.
    pub fn finished(&self) -> impl DoubleEndedIterator<Item = (&[Card], Seat)> {
        (0..usize::from(self.tricks_finished()))
            .map(|i| (&self.tricks[i][..usize::from(self.seats)], self.takers[i]))
    }

    /// Returns the seats that led the tricks of this round, the next one included (WS-5, WS-10).
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let takers = self.finished().map(|(_, taker)| taker);
        std::iter::once(self.opener).chain(takers)
    }

    /// Returns how many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        let place = seat.distance_from(self.opener, self.seats);
        let dealt = (Card::COUNT - self.undealt + self.seats - 1 - place) / self.seats;
        let laid = seat.distance_from(self.leader, self.seats) < self.laid;
        dealt - self.tricks_finished() - u8::from(laid)
    }

    /// Returns how many tricks of this round are finished.
    fn tricks_finished(&self) -> u8 {
        self.trick + u8::from(self.phase == Phase::Over)
    }

    /// Returns the penalty points of a seat in the rounds already scored (WS-12).
    #[inline]
    pub fn penalty(&self, seat: Seat) -> u16 {
        self.penalties.iter().map(|round| round[seat.index()]).sum()
    }

    /// Returns how many rounds are finished. Nothing hidden lasts longer than a round. All cards are
    /// gathered, with those set aside unseen and the Snake Oil cards (WS-4). The next leader is no secret
    /// (WS-5), and points are counted openly (WS-12).
    pub fn finished_rounds(&self) -> u32 {
        (self.round - u8::from(self.phase != Phase::Over)).into()
    }

    /// Returns a number for the current trick, which comes closest to a turn here.
    pub fn turn_number(&self) -> u32 {
        u32::from(self.round) * u32::from(TRICKS) + u32::from(self.trick)
    }

    /// Returns whether this seat has shown that it holds no card of this colour (WS-8).
    pub fn is_void(&self, seat: Seat, colour: Colour) -> bool {
        self.voids[seat.index()].contains(colour)
    }

    /// Returns all cards played in this round.
    pub fn played(&self) -> CardSet {
        let taken = self.taken.iter().fold(CardSet::EMPTY, |all, &cards| all.or(cards));
        taken.or(self.on_table)
    }

    /// Returns what has to happen next.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Play => Awaits::Seats(Seats::only(self.turn)),
            Phase::Over => Awaits::Nothing,
            Phase::Leader | Phase::Deal | Phase::Symbol => Awaits::Chance,
        }
    }
}
