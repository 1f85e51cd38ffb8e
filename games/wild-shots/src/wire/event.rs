//! What happened, as data: an [`Event`] for each [`Notice`](crate::Notice), with the same facts and no
//! sentence.
//!
//! An event is made from a notice alone, so it reveals nothing that the notice does not hold. How a notice
//! becomes an event is in `from_notice.rs`, the shape of a view in `mod.rs`.

use crate::{Card, Colour, Symbol};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// Something that happened, as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (WS-5).
    RoundBegins {
        /// The number of the round, 1 to 4.
        round: u8,
        /// The seat that leads its first trick.
        leader: Seat,
    },
    /// All hands are dealt, clockwise from the leader (WS-4).
    Dealt {
        /// The number of cards that each seat receives.
        each: u8,
        /// The viewer's own cards; `null` for a bystander.
        hand: Option<Vec<Card>>,
        /// The number of cards set aside unseen.
        aside: u8,
    },
    /// The leader draws the trump of the coming trick (WS-6).
    Trump {
        /// The leader.
        seat: Seat,
        /// The trump.
        symbol: Symbol,
    },
    /// A card is led or follows its colour (WS-7).
    Played {
        /// The seat that plays.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of another colour is played (WS-8).
    Discarded {
        /// The seat that plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour that was led, of which the seat holds no card.
        void: Colour,
    },
    /// The trick is complete and goes to its winner (WS-9).
    Taken {
        /// The seat that takes it, and leads the next one.
        seat: Seat,
        /// The card that won.
        with: Card,
        /// Whether it won by the trump symbol. If not, it won by the led colour.
        by_trump: bool,
        /// The penalty points in the trick.
        points: u16,
    },
    /// What a seat counts at the end of a round (WS-12).
    Scored {
        /// The seat.
        seat: Seat,
        /// The number of the round.
        round: u8,
        /// The symbols that hurt, and how many of each the seat has taken.
        symbols: Vec<Counted>,
        /// The points of this round.
        points: u16,
        /// The points of all rounds so far.
        total: u16,
    },
    /// The game is over (WS-14).
    Over {
        /// The seats that share the fewest points.
        winners: Vec<Seat>,
        /// Those points.
        points: u16,
    },
}

/// How many cards with a symbol that hurts a seat has taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Counted {
    /// The symbol.
    pub symbol: Symbol,
    /// The number of cards.
    pub count: u8,
    /// Penalty points for each of them.
    pub cost: u16,
}
