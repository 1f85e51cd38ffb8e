//! The full state of a table.
//!
//! A state is [`Public`] plus what is hidden: hands and choices. A view is the same [`Public`] plus one hand,
//! so nothing can leak by being forgotten. How steps change a state is in `apply.rs`.

use super::{Action, Card, Chance, Public};
use kernel::{Awaits, Luck};

/// The maximum number of seats, and the length of arrays by seat.
pub(crate) const SEATS: usize = 4;

/// The full state: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) public: Public,
    pub(crate) hands: [Option<Card>; SEATS],
    pub(crate) choices: [Option<Action>; SEATS],
}

impl State {
    pub(crate) fn open(seats: u8) -> State {
        State { public: Public::open(seats), hands: [None; SEATS], choices: [None; SEATS] }
    }

    /// The cards that have not been dealt: any of them can be the next (invariant I3).
    fn deck(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|&card| !self.hands.contains(&Some(card)))
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        if self.public.awaits() == Awaits::Chance {
            out.extend(self.deck().map(|card| (Chance::Card(card), 1)));
        }
    }

    pub(crate) fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        let position = luck.below(u32::from(Card::COUNT - self.public.dealt)) as usize;
        let Some(card) = self.deck().nth(position) else { unreachable!("six cards are enough") };
        Chance::Card(card)
    }
}
