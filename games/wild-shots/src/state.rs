//! The full state of a table.
//!
//! A state is [`Public`] plus what is hidden: hands and undealt cards. A view is the same [`Public`] plus one
//! hand, so nothing can leak by being forgotten. How steps change a state is in `apply.rs`. Which steps may
//! happen is in `check.rs` and `legal.rs`.

use crate::cards::Deck;
use crate::{CardSet, Chance, Public, Symbol};
use kernel::{Luck, Seat};

/// The number of tricks in a round, and of cards in a hand.
pub const TRICKS: u8 = 10;
/// The number of rounds in a game (WS-4).
pub const ROUNDS: u8 = 4;
/// The maximum number of seats, and the length of arrays by seat.
pub const SEATS: usize = 4;

/// What a table waits for: an outcome of chance, or a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Chance names the first leader (WS-5).
    Leader,
    /// Chance deals the next card (WS-4).
    Deal,
    /// Chance draws the trump of the next trick (WS-6).
    Symbol,
    /// A seat plays a card (WS-7).
    Play,
    /// Four rounds are over (WS-14).
    Over,
}

/// The full state: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: [CardSet; SEATS],
    /// The deck while dealing, later the cards set aside (WS-4). In no order (invariant I3).
    pub(crate) undealt: Deck,
}

impl State {
    pub(crate) fn open(seats: u8) -> State {
        State { public: Public::open(seats), hands: Default::default(), undealt: Deck::new(CardSet::FULL) }
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.phase {
            Phase::Leader => out.extend(Seat::all(self.public.seats).map(|seat| (Chance::Leader(seat), 1))),
            Phase::Deal => out.extend(self.undealt.cards().iter().map(|card| (Chance::Card(card), 1))),
            Phase::Symbol => out.extend(
                Symbol::ALL
                    .map(|symbol| (Chance::Symbol(symbol), u32::from(self.public.pile[symbol as usize])))
                    .into_iter()
                    .filter(|&(_, weight)| weight > 0),
            ),
            Phase::Play | Phase::Over => {}
        }
    }

    #[inline]
    pub(crate) fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        match self.public.phase {
            Phase::Deal => Chance::Card(self.undealt.nth(luck.below(self.public.undealt.into()))),
            Phase::Symbol => {
                let [revolver, hat, star, wanted] = self.public.pile.map(u32::from);
                let drawn = luck.below(revolver + hat + star + wanted);
                let past = u8::from(drawn >= revolver)
                    + u8::from(drawn >= revolver + hat)
                    + u8::from(drawn >= revolver + hat + star);
                Chance::Symbol(Symbol::ALL[usize::from(past)])
            }
            Phase::Leader => Chance::Leader(Seat(luck.below(self.public.seats.into()) as u8)),
            Phase::Play | Phase::Over => unreachable!("sample is called only when chance is awaited"),
        }
    }
}
