//! Says which card holds a trick, what hurts, and who wins.

use crate::{Card, CardSet, Public, SEATS, State, Symbol};
use kernel::{Seat, Standing};
use std::fmt;

/// The cost of each symbol when it hurts (WS-12).
pub const COST: [u16; 4] = [2, 3, 4, 5];

/// Returns whether this symbol hurts in this round (WS-12).
pub fn hurts(round: u8, symbol: Symbol) -> bool {
    match round {
        1 => symbol == Symbol::Revolver,
        2 => symbol == Symbol::Hat,
        3 => matches!(symbol, Symbol::Star | Symbol::Wanted),
        _ => true,
    }
}

/// Returns the penalty points of these cards in this round (WS-12).
pub fn penalty(round: u8, cards: CardSet) -> u16 {
    Symbol::ALL
        .into_iter()
        .filter(|&symbol| hurts(round, symbol))
        .map(|symbol| COST[symbol as usize] * u16::from(cards.and(symbol.cards()).len()))
        .sum()
}

/// The strength of a card in a trick, and its seat. The default is weaker than any card that is led.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Claim(u8);

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} with strength {}", self.seat(), self.0 >> 2)
    }
}

impl Claim {
    /// Returns the seat of the card.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat(self.0 & 3)
    }

    /// Returns whether it is stronger. Of equal cards, the one played first holds the trick (WS-9).
    #[inline]
    pub fn beats(self, other: Claim) -> bool {
        self.0 > other.0 | 3
    }
}

impl Public {
    /// Returns the claim of this card if the seat plays it now. Trump beats the led colour, which beats the
    /// rest. Then the rank decides (WS-9).
    #[inline]
    pub fn claim(&self, seat: Seat, card: Card) -> Claim {
        let trump = u8::from(Symbol::carriers(self.trump).contains(card));
        let follows = u8::from(self.follow.cards().contains(card)) | trump;
        Claim(trump << 7 | follows << 6 | card.rank() << 2 | seat.0)
    }

    /// Returns the seat whose card holds the current trick (WS-9).
    #[inline]
    pub fn holder(&self) -> Option<Seat> {
        (self.laid > 0).then_some(self.best.seat())
    }

    /// Returns the penalty points that each seat would get if the round ended now (WS-12).
    pub fn this_round(&self) -> [u16; SEATS] {
        self.taken.map(|cards| penalty(self.round, cards))
    }
}

impl State {
    /// Returns the standing: the fewest penalty points win (WS-14).
    pub(crate) fn standing(&self) -> Option<Standing> {
        (self.public.phase == crate::Phase::Over).then(|| {
            let public = &self.public;
            let score: Vec<i32> = Seat::all(public.seats).map(|seat| public.penalty(seat).into()).collect();
            let merit: Vec<i32> = score.iter().map(|points| -points).collect();
            Standing::by_merit(&score, &merit)
        })
    }
}
