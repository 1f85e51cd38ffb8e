//! What happened, as data: an [`Event`] for each [`Notice`](crate::Notice), with the same facts and no
//! sentence.
//!
//! An event is made from a notice alone, so it reveals nothing that the notice does not hold. A card that is
//! hidden from the viewer is `null`. How a notice becomes an event is in `from_notice.rs`, the shape of a
//! view in `mod.rs`.

use super::Take;
use crate::{Card, Ending, Outlaw, Searched};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// Something that happened, as one viewer may know it. Money is in dollars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum Event {
    /// All cards are gathered and a round begins, with these rewards on the posters (WE-6).
    RoundBegins { round: u16, dealer: Seat, first: Seat, rewards: Vec<Reward> },
    /// Everybody has been dealt this many cards; the viewer's own, `null` for a bystander (WE-6).
    Dealt { each: u8, hand: Option<Vec<Card>> },
    /// The discard begins with this card of the supply (WE-6).
    TurnedUp { card: Card },
    /// A seat draws from the supply (WE-10); each card is a `drew`.
    Draws { seat: Seat },
    /// A card goes from the supply to a hand (WE-10).
    Drew { seat: Seat, card: Option<Card> },
    /// The top of the discard goes to a hand (WE-10).
    DrewDiscard { seat: Seat, card: Card },
    /// The discard becomes the supply (WE-11).
    Reshuffled { cards: u8 },
    /// Outlaw cards go from a hand to the table; what that adds to the poster, and what is on it then
    /// (WE-16).
    Melded { seat: Seat, outlaw: Outlaw, count: u8, opens: bool, adds: u32, reward: u32 },
    /// A photo goes from a hand to the table, in turn (WE-18) or out of it (WE-37).
    Photo { seat: Seat, outlaw: Outlaw, adds: u32, reward: u32, in_turn: bool },
    /// A card is played that needs a shot (WE-19). It goes to the discard at once, or waits for the shot.
    Aims { seat: Seat, card: Card, discarded: bool },
    /// The top of the supply is turned over and goes to the discard (WE-19). After a miss the card that
    /// waited for the shot is `lost` to the discard, too.
    Shot { seat: Seat, card: Card, hit: bool, lost: Option<Card> },
    /// The card that waited joins its owner's set (WE-22).
    Placed { seat: Seat, card: Card, outlaw: Outlaw, adds: u32, reward: u32 },
    /// This seat's fastest gun on this outlaw goes to the discard (WE-24).
    Displaced { seat: Seat, outlaw: Outlaw },
    /// The hideout that waited covers the owner's set (WE-25).
    Covered { seat: Seat, owner: Seat, outlaw: Outlaw },
    /// A most wanted goes to the discard, and an outlaw is asked for (WE-26).
    Asks { seat: Seat, outlaw: Outlaw },
    /// A seat answers the asker; if it gives, a card of this outlaw goes from hand to hand (WE-26).
    Answers { seat: Seat, asker: Seat, outlaw: Outlaw, gives: bool },
    /// An outlaw card goes from the victim's set to the thief's hand (WE-28).
    Stolen { seat: Seat, victim: Seat, outlaw: Outlaw },
    /// Sheriff cards that lost their last hold go from this seat's set of this outlaw to the discard (WE-30).
    Orphaned { seat: Seat, outlaw: Outlaw, cards: Vec<Card> },
    /// A Wyatt Earp goes to the discard, to draw (WE-31) or to search (WE-32).
    Earp { seat: Seat, searches: bool },
    /// A search brings nothing (WE-32).
    FoundNothing { seat: Seat },
    /// A card goes from the searched pile to a hand (WE-32).
    Found { seat: Seat, card: Option<Card>, pile: Searched },
    /// The card found is kept (WE-33).
    Keeps { seat: Seat },
    /// The hideout over this seat's set goes to the discard (WE-34).
    Cleared { seat: Seat, outlaw: Outlaw },
    /// A seat that was asked does not react (WE-35, WE-37).
    Passes { seat: Seat, photo: bool },
    /// A discard leaves the hand and waits for reactions (WE-35).
    Announced { seat: Seat, card: Card },
    /// A card lands on the discard (WE-9): straight from the hand, or after it was announced (WE-35).
    Discarded { seat: Seat, card: Card, announced: bool },
    /// The round ends in this seat's turn (WE-13, WE-46).
    RoundEnds { round: u16, reason: Ending, seat: Seat },
    /// What one outlaw pays at the end of a round (WE-38 to WE-41).
    Scored { round: u16, payout: Payout },
    /// A duel begins (WE-45).
    DuelBegins { duellists: Vec<Seat> },
    /// A card of the duel is turned over (WE-45).
    Duel { seat: Seat, card: Card, hit: bool },
    /// The game is over (WE-44).
    Over { winner: Seat, money: u32 },
}

/// What is on a poster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reward {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// Dollars.
    pub reward: u32,
}

/// How one outlaw's reward is paid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Payout {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// The seats that hunted the outlaw, in order.
    pub hunters: Vec<Hunter>,
    /// Whether the outlaw is captured (WE-38).
    pub captured: bool,
    /// What was on the poster.
    pub reward: u32,
    /// What each seat takes, in the order of taking.
    pub takes: Vec<Take>,
    /// What stays on the poster.
    pub stays: u32,
}

/// A seat with capture points for an outlaw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Hunter {
    /// The seat.
    pub seat: Seat,
    /// Its capture points (WE-3).
    pub points: u8,
}
