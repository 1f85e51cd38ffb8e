//! The part of a state that everybody at the table knows. What is hidden is in `state.rs`.

use crate::cards::{HIGH, LOW};
use crate::state::{Aim, Phase, Reaction, SEATS, Set};
use crate::{Card, Cards, Marks, OUTLAWS, Options, Outlaw};
use kernel::{Awaits, Seat, Seats};

/// Everything that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Public {
    /// The number of seats.
    pub seats: u8,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u16,
    /// The seat that dealt this round (WE-6).
    pub dealer: Seat,
    /// The seat in turn.
    pub turn: Seat,
    /// The seat that decides, draws or is dealt the next card.
    pub actor: Seat,
    /// Cards still to be drawn in this draw (WE-10, WE-31).
    pub drawing: u8,
    /// Whether the discard has been reshuffled in this round (WE-11).
    pub reshuffled: bool,
    /// The number of idle turns in a row (WE-46).
    pub idle: u8,
    /// Whether the turn's draw was from the discard (WE-46).
    pub drew_discard: bool,
    /// Whether the seat in turn has played anything (WE-46).
    pub played: bool,
    /// Whether it has played its one sheriff card (WE-15).
    pub sheriff: bool,
    /// A card committed to a shot, not yet placed (WE-19).
    pub committed: Option<Card>,
    /// A discard that waits for reactions (WE-35).
    pub announced: Option<Card>,
    /// What the shot under way decides.
    pub aim: Aim,
    /// What the actor reacts to.
    pub reaction: Reaction,
    /// The outlaw asked for (WE-26), or just opened (WE-37).
    pub wanted: Option<Outlaw>,
    /// Seats that have not been asked yet (WE-27).
    pub unasked: Seats,
    /// How many places to the left of the seat in turn the next seat is that is asked to react.
    pub asking: u8,
    /// What is on each poster, in thousands (WE-6).
    pub posters: [u16; OUTLAWS],
    /// Outlaws that are open, one bit each (WE-16).
    pub open: u8,
    /// Each seat's money, in thousands (WE-43).
    pub money: [u16; SEATS],
    /// Each seat's territory (WE-17).
    pub sets: [[Set; OUTLAWS]; SEATS],
    /// What follows from the sets, kept for speed.
    pub marks: Marks,
    /// The number of cards that each seat holds.
    pub held: [u8; SEATS],
    /// The number of cards in the supply.
    pub supply: u8,
    /// The number of cards at the bottom of the discard that a seat has searched since they landed (WE-32).
    /// No other seat knows any more which they are.
    pub murky: u8,
    /// The cards that are certainly among those.
    pub sure: Cards,
    /// The seat that searched last, and so knows all of the discard.
    pub searcher: Option<Seat>,
    /// The cards that everybody knows to be in a hand: taken from the discard, given or stolen.
    pub known: [Cards; SEATS],
    /// The outlaws of whom the rest of a hand has no card, one bit each: the seat was asked and gave none
    /// (WE-26).
    pub none_of: [u8; SEATS],
    /// The seats that are still in a duel (WE-45).
    pub duellists: Seats,
    /// The hits in the duel: of this pass, or of all passes where the lead decides.
    pub hits: [u8; SEATS],
    /// The cards left in the duel's deck. All drawn cards were seen.
    pub duel_deck: Cards,
    /// The seat that won.
    pub winner: Option<Seat>,
}

impl Public {
    /// Returns the position before the first deal.
    pub(crate) fn open(options: Options, seats: u8) -> Public {
        let nobody = Seat(0);
        Public {
            seats,
            options,
            phase: Phase::Dealer,
            round: 1,
            dealer: nobody,
            turn: nobody,
            actor: nobody,
            drawing: 0,
            reshuffled: false,
            idle: 0,
            drew_discard: false,
            played: false,
            sheriff: false,
            committed: None,
            announced: None,
            aim: Aim::default(),
            reaction: Reaction::None,
            wanted: None,
            unasked: Seats::default(),
            asking: 0,
            posters: [0; OUTLAWS],
            open: 0,
            money: [0; SEATS],
            sets: Default::default(),
            marks: Marks::default(),
            held: [0; SEATS],
            supply: 78,
            murky: 0,
            sure: Cards::default(),
            searcher: None,
            known: Default::default(),
            none_of: [0; SEATS],
            duellists: Seats::default(),
            hits: [0; SEATS],
            duel_deck: Cards::default(),
            winner: None,
        }
    }

    /// Returns what has to happen next.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Over => Awaits::Nothing,
            Phase::Dealer | Phase::Deal | Phase::TurnUp | Phase::Drawing | Phase::Shot | Phase::Duel => {
                Awaits::Chance
            }
            _ => Awaits::Seats(Seats::only(self.actor)),
        }
    }

    /// Returns how many rounds are finished. Nothing hidden lasts longer than a round, whatever the options.
    /// All 78 cards are gathered (WE-6), and the next dealer follows from what everybody saw (WE-8). Posters
    /// and money lie open (WE-38, WE-43), and a duel has a deck of its own (WE-45).
    pub fn finished_rounds(&self) -> u32 {
        let scored = matches!(self.phase, Phase::Duel | Phase::Over);
        (self.round - u16::from(!scored)).into()
    }

    /// Returns a number for the current turn, made of its round and its seat: another seat's turn follows
    /// (WE-6), or another round.
    pub fn turn_number(&self) -> u32 {
        u32::from(self.round) * SEATS as u32 + u32::from(self.turn.0)
    }

    /// Returns whether this outlaw is open (WE-16).
    #[inline]
    pub fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw as u8 & 1 == 1
    }

    /// Returns a seat's set of an outlaw.
    #[inline]
    pub fn set(&self, seat: Seat, outlaw: Outlaw) -> Set {
        self.sets[seat.index()][outlaw.index()]
    }

    /// Changes a seat's set of an outlaw, and the marks that follow from it.
    #[inline]
    pub(crate) fn change(&mut self, seat: Seat, outlaw: Outlaw, change: impl FnOnce(&mut Set)) {
        let set = &mut self.sets[seat.index()][outlaw.index()];
        change(set);
        self.marks.note(seat, outlaw, *set);
    }

    /// Returns the other seats, clockwise from the left of one.
    #[inline]
    pub fn others(&self, of: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (1..seats).map(move |places| of.clockwise(places, seats))
    }

    /// Returns whether this seat has a covered set.
    #[inline]
    pub fn has_hideout(&self, seat: Seat) -> bool {
        self.marks.covered.of(seat) != 0
    }

    /// Returns whether a seat holds no card (WE-13).
    #[inline]
    pub(crate) fn is_hand_empty(&self) -> bool {
        // All seats at once. The bytes of missing seats are not zero.
        let held = u64::from(u32::from_le_bytes(self.held)) | u64::MAX << (8 * self.seats);
        held.wrapping_sub(LOW) & !held & HIGH != 0
    }
}
