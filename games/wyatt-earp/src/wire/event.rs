//! What happened, as data: an [`Event`] for each [`Notice`], with the same facts and no sentence.
//!
//! Made of a [`Notice`] alone, so it tells its viewer nothing that the notice does not hold: a card that
//! is hidden from the viewer is `null`. How a notice becomes an event is `tell.rs`, the shape of a view `mod.rs`.

use super::Take;
use crate::{Card, Ending, Outlaw, Searched};
use serde::Serialize;
use ts_rs::TS;

/// One thing that happened, as one viewer is told of it. Money is in dollars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field is a word of the glossary")]
pub enum Event {
    /// All cards are gathered and a round begins, with these rewards on the posters (WE-6).
    RoundBegins { round: u16, dealer: u8, first: u8, rewards: Vec<Reward> },
    /// Everybody has been dealt this many cards; the viewer's own, `null` for a bystander (WE-6).
    Dealt { each: u8, hand: Option<Vec<Card>> },
    /// The discard begins with this card of the supply (WE-6).
    TurnedUp { card: Card },
    /// A seat draws from the supply (WE-10); each card is a `drew`.
    Draws { seat: u8 },
    /// A card goes from the supply to a hand (WE-10).
    Drew { seat: u8, card: Option<Card> },
    /// The top of the discard goes to a hand (WE-10).
    DrewDiscard { seat: u8, card: Card },
    /// The discard becomes the supply (WE-11).
    Reshuffled { cards: u8 },
    /// Outlaw cards go from a hand to the table; what that adds to the poster, and what is on it then (WE-16).
    Melded { seat: u8, outlaw: Outlaw, count: u8, opens: bool, adds: u32, reward: u32 },
    /// A photo goes from a hand to the table, in turn (WE-18) or out of it (WE-37).
    Photo { seat: u8, outlaw: Outlaw, adds: u32, reward: u32, in_turn: bool },
    /// A card is played that needs a shot (WE-19). It goes to the discard at once, or waits for the shot.
    Aims { seat: u8, card: Card, discarded: bool },
    /// The top of the supply is turned over and goes to the discard (WE-19). After a miss the card that
    /// waited for the shot is `lost` to the discard, too.
    Shot { seat: u8, card: Card, hit: bool, lost: Option<Card> },
    /// The card that waited joins its owner's set (WE-22).
    Placed { seat: u8, card: Card, outlaw: Outlaw, adds: u32, reward: u32 },
    /// This seat's fastest gun on this outlaw goes to the discard (WE-24).
    Displaced { seat: u8, outlaw: Outlaw },
    /// The hideout that waited covers the owner's set (WE-25).
    Covered { seat: u8, owner: u8, outlaw: Outlaw },
    /// A most wanted goes to the discard, and an outlaw is asked for (WE-26).
    Asks { seat: u8, outlaw: Outlaw },
    /// A seat answers the asker; if it gives, a card of this outlaw goes from hand to hand (WE-26).
    Answers { seat: u8, asker: u8, outlaw: Outlaw, gives: bool },
    /// An outlaw card goes from the victim's set to the thief's hand (WE-28).
    Stolen { seat: u8, victim: u8, outlaw: Outlaw },
    /// Sheriff cards that lost their last hold go from this seat's set of this outlaw to the discard (WE-30).
    Orphaned { seat: u8, outlaw: Outlaw, cards: Vec<Card> },
    /// A Wyatt Earp goes to the discard, to draw (WE-31) or to search (WE-32).
    Earp { seat: u8, searches: bool },
    /// A search brings nothing (WE-32).
    FoundNothing { seat: u8 },
    /// A card goes from the searched pile to a hand (WE-32).
    Found { seat: u8, card: Option<Card>, pile: Searched },
    /// The card found is kept (WE-33).
    Keeps { seat: u8 },
    /// The hideout over this seat's set goes to the discard (WE-34).
    Cleared { seat: u8, outlaw: Outlaw },
    /// A seat that was asked lets it be (WE-35, WE-37).
    Passes { seat: u8, photo: bool },
    /// A discard leaves the hand and waits for reactions (WE-35).
    Announced { seat: u8, card: Card },
    /// A card lands on the discard (WE-9): straight from the hand, or after it was announced (WE-35).
    Discarded { seat: u8, card: Card, announced: bool },
    /// The round ends in this seat's turn (WE-13, WE-46).
    RoundEnds { round: u16, reason: Ending, seat: u8 },
    /// What one outlaw pays at the end of a round (WE-38 to WE-41).
    Scored { round: u16, payout: Payout },
    /// A duel begins (WE-45).
    DuelBegins { duellists: Vec<u8> },
    /// A card of the duel is turned over (WE-45).
    Duel { seat: u8, card: Card, hit: bool },
    /// The game is over (WE-44).
    Over { winner: u8, money: u32 },
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
    /// Who hunted him, in the order of seats.
    pub hunters: Vec<Hunter>,
    /// Is he captured (WE-38)?
    pub captured: bool,
    /// What was on the poster.
    pub reward: u32,
    /// Who takes how much, in the order of taking.
    pub takes: Vec<Take>,
    /// What stays on the poster.
    pub stays: u32,
}

/// A seat with capture points for an outlaw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Hunter {
    /// The seat.
    pub seat: u8,
    /// Its capture points (WE-3).
    pub points: u8,
}
