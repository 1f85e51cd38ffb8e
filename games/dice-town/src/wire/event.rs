//! What happened, as data: an [`Event`] for each [`Notice`](crate::Notice), with the same facts and
//! no sentence.
//!
//! An event is made from a notice alone, so it reveals nothing that the notice does not hold. A
//! card that is hidden from the viewer is `null`. How a notice becomes an event is in `from_notice.rs`,
//! the shape of a view in `mod.rs`.
//!
//! Every dollar, nugget, card and star that moves is in some event, with its origin and its
//! destination. Events added to the view before give the figures of the view after
//! (`tests/events.rs`).

use super::{Offer, Points};
use crate::{Card, Face, Kind, Place};
use kernel::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

/// Something that happened, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum Event {
    /// The first sheriff is named (DT-5).
    FirstSheriff { seat: Seat },
    /// A title goes from the deck to the end of the row (DT-4).
    TitleTurned { card: Card },
    /// A turn begins; everybody rolls all dice (DT-7).
    TurnBegins { turn: u8 },
    /// These seats roll the dice again that they have not kept (DT-9).
    RollAgain { seats: Seats },
    /// The viewer's own roll (DT-7).
    Rolled { seat: Seat, dice: Vec<Face> },
    /// Dice are shown and join a row; what they cost goes from the seat to the stagecoach (DT-8, DT-10).
    Kept { seat: Seat, dice: Vec<Face>, cost: u8, brute: bool, row: Vec<Face> },
    /// A choice is shown before brutes are resolved, or made again after one was cancelled (DT-14).
    Shows { seat: Seat, dice: Vec<Face>, again: bool },
    /// The last roll joins the row as it falls (DT-9).
    KeptLast { seat: Seat, dice: Vec<Face>, row: Vec<Face> },
    /// A store card goes from a hand to the discard, to take effect (DT-12): with the dice of a brute, the
    /// die that a cheater turns, the victim of Joe.
    Played { seat: Seat, card: Card, dice: Option<Vec<Face>>, turns: Option<Turns>, victim: Option<Seat> },
    /// A wanted goes from a hand to the discard and cancels the card that the player has played (DT-13).
    Cancelled { seat: Seat, with: Card, player: Seat, card: Card },
    /// After a cancelled brute, a seat chooses again (DT-14).
    ChoosesAgain { seat: Seat },
    /// A die of a row is turned (DT-11).
    Cheated { seat: Seat, from: Face, to: Face, row: Vec<Face> },
    /// Several share the most (DT-16), the best hand (DT-27) or the first place (DT-32).
    Tie { place: Place, seats: Seats },
    /// An offer to the sheriff is shown; it has not changed hands (DT-16).
    Offered { seat: Seat, offer: Offer },
    /// The sheriff gives the place to this seat, and takes all that it offered (DT-16).
    Awarded { sheriff: Seat, seat: Seat, place: Place, offer: Offer },
    /// A place is won: by these dice of its face, or by the whole row and the hand it makes
    /// (DT-26).
    Won { place: Place, seat: Seat, dice: Vec<Face>, hand: Option<Kind> },
    /// No seat has any of a place's dice.
    Nobody { place: Place },
    /// A seat wins a place that has nothing to give (DT-21, DT-22).
    NothingThere { place: Place },
    /// Nuggets go from the mine to a seat (DT-18).
    Mined { seat: Seat, nuggets: u8, left: u8 },
    /// All dollars go from the bank to a seat (DT-19).
    RobbedBank { seat: Seat, dollars: u8 },
    /// Half of them go from one seat to the other (DT-19).
    Shared { seat: Seat, from: Seat, dollars: u8 },
    /// The dollars of the stagecoach go to the bank (DT-20).
    Stagecoach { dollars: u8, bank: u8 },
    /// The store discard becomes the store deck (DT-21).
    Renewed { cards: u8 },
    /// A card of the store deck is drawn to choose from (DT-21).
    Drew { seat: Seat, card: Option<Card> },
    /// One of the drawn cards goes to the hand, the others to the discard (DT-21).
    TookStore { seat: Seat, card: Option<Card>, discarded: u8 },
    /// Cards are about to be drawn from a victim's hand (DT-22); each is a `drew-from`.
    Robs { seat: Seat, victim: Seat, cards: u8 },
    /// A card, of which everybody sees the back, is drawn from the victim's hand to choose from (DT-22).
    DrewFrom { seat: Seat, victim: Seat, title: bool, card: Option<Card> },
    /// One of those goes to the thief's hand, the others back to the victim's (DT-22).
    Stole { seat: Seat, victim: Seat, title: bool, card: Option<Card>, returned: Returned },
    /// The star stays, because of a marshal or because the sheriff has the most kings (DT-23).
    StarStays { seat: Seat, marshal: bool },
    /// Joe takes dollars from the victim to the seat (DT-23).
    Joe { seat: Seat, victim: Seat, dollars: u8 },
    /// The star goes from one seat to the other (DT-23).
    NewSheriff { seat: Seat, from: Seat },
    /// The first titles of the row go to a hand (DT-24).
    TookTitles { seat: Seat, cards: Vec<Card> },
    /// A title goes from the deck to a hand (DT-24).
    TookUnseen { seat: Seat, card: Option<Card> },
    /// The seats that gained nothing, and may see the doctor (DT-28).
    Visitors { seats: Seats },
    /// Titles go from a hand face up to the table (DT-25).
    Wired { seat: Seat, cards: Vec<Card> },
    /// A card goes from the store deck to a hand (DT-25).
    DocStore { seat: Seat, card: Option<Card> },
    /// Dollars go from others to a seat (DT-25).
    DocDollars { seat: Seat, dollars: u8, from: Vec<Gift> },
    /// Nuggets go from others to a seat (DT-25).
    DocNuggets { seat: Seat, nuggets: u8, from: Vec<Gift> },
    /// The doctor does nothing (DT-25).
    DocNothing { seat: Seat },
    /// The last turn is over, because the mine is empty or there are no titles left (DT-30).
    GameEnds { by_mine: bool },
    /// A seat's points, line by line, and how many titles it has (DT-31).
    Scored { seat: Seat, points: Points, titles: u8 },
    /// The game is over (DT-32).
    Over { winner: Seat, points: u8 },
}

/// How a cheater turns a die (DT-11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Turns {
    /// What it shows.
    pub from: Face,
    /// What it will show.
    pub to: Face,
}

/// Cards that a thief gives back, of which everybody sees the backs (DT-6, DT-22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Returned {
    /// The number of store cards.
    pub store: u8,
    /// The number of titles.
    pub titles: u8,
}

/// What one seat gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Gift {
    /// The seat that gives.
    pub seat: Seat,
    /// The number of dollars or nuggets.
    pub count: u8,
}
