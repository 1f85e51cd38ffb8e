//! Turns a notice into an event. The shape is in `event.rs`.

use super::event::{Counted, Event};
use crate::{Notice, Symbol, TRICKS};

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::RoundBegins { round, leader } => Event::RoundBegins { round, leader },
            Notice::Dealt { hand, aside } => {
                let hand = (!hand.is_empty()).then(|| hand.iter().collect());
                Event::Dealt { each: TRICKS, hand, aside }
            }
            Notice::Trump { seat, symbol } => Event::Trump { seat, symbol },
            Notice::Played { seat, card } => Event::Played { seat, card },
            Notice::Discarded { seat, card, void } => Event::Discarded { seat, card, void },
            Notice::Taken { seat, with, by_trump, points } => Event::Taken { seat, with, by_trump, points },
            Notice::Scored { seat, round, ref symbols, points, total } => {
                let counted = |&(symbol, count, cost): &(Symbol, u8, u16)| Counted { symbol, count, cost };
                Event::Scored { seat, round, symbols: symbols.iter().map(counted).collect(), points, total }
            }
            Notice::Over { ref winners, points } => Event::Over { winners: winners.clone(), points },
        }
    }
}
