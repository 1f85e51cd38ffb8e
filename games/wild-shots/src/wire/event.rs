//! What happened, as data: an [`Event`] for each [`Notice`], with the same facts and no sentence.
//!
//! Made of a [`Notice`] alone, so it tells its viewer nothing that the notice does not hold. The shape
//! of a view is `mod.rs`.

use crate::{Card, Colour, Notice, Symbol, TRICKS};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// One thing that happened, as one viewer is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A round begins (WS-5).
    RoundBegins {
        /// Which round, 1 to 4.
        round: u8,
        /// Who leads its first trick.
        leader: u8,
    },
    /// All hands are dealt, clockwise from the leader (WS-4).
    Dealt {
        /// How many cards each seat receives.
        each: u8,
        /// The viewer's own cards; `null` for a bystander.
        hand: Option<Vec<Card>>,
        /// How many cards are set aside unseen.
        aside: u8,
    },
    /// The leader draws the trump of the coming trick (WS-6).
    Trump {
        /// The leader.
        seat: u8,
        /// The trump.
        symbol: Symbol,
    },
    /// A card is led or follows its colour (WS-7).
    Played {
        /// Who plays.
        seat: u8,
        /// The card.
        card: Card,
    },
    /// A card of another colour is played (WS-8).
    Discarded {
        /// Who plays.
        seat: u8,
        /// The card.
        card: Card,
        /// The colour that was led, of which the seat holds no card.
        void: Colour,
    },
    /// The trick is complete and goes to its winner (WS-9).
    Taken {
        /// Who takes it, and leads the next one.
        seat: u8,
        /// The card that won.
        with: Card,
        /// Did it win by the trump symbol? Else it won by the led colour.
        by_trump: bool,
        /// The penalty points in the trick.
        points: u16,
    },
    /// What a seat counts at the end of a round (WS-12).
    Scored {
        /// Whose count.
        seat: u8,
        /// Which round.
        round: u8,
        /// The symbols that hurt, and how many the seat has taken.
        symbols: Vec<Counted>,
        /// The points of this round.
        points: u16,
        /// The points of all rounds so far.
        total: u16,
    },
    /// The game is over (WS-14).
    Over {
        /// All who share the fewest points.
        winners: Vec<u8>,
        /// Those points.
        points: u16,
    },
}

/// How many cards with a symbol that hurts somebody has taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Counted {
    /// The symbol.
    pub symbol: Symbol,
    /// How many cards.
    pub count: u8,
    /// Penalty points for each of them.
    pub cost: u16,
}

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::RoundBegins { round, leader: Seat(leader) } => Event::RoundBegins { round, leader },
            Notice::Dealt { hand, aside } => {
                let hand = (!hand.is_empty()).then(|| hand.iter().collect());
                Event::Dealt { each: TRICKS, hand, aside }
            }
            Notice::Trump { seat: Seat(seat), symbol } => Event::Trump { seat, symbol },
            Notice::Played { seat: Seat(seat), card } => Event::Played { seat, card },
            Notice::Discarded { seat: Seat(seat), card, void } => Event::Discarded { seat, card, void },
            Notice::Taken { seat: Seat(seat), with, by_trump, points } => {
                Event::Taken { seat, with, by_trump, points }
            }
            Notice::Scored { seat: Seat(seat), round, ref symbols, points, total } => {
                let counted = |&(symbol, count, cost): &(Symbol, u8, u16)| Counted { symbol, count, cost };
                Event::Scored { seat, round, symbols: symbols.iter().map(counted).collect(), points, total }
            }
            Notice::Over { ref winners, points } => {
                Event::Over { winners: winners.iter().map(|seat| seat.0).collect(), points }
            }
        }
    }
}
