//! The actions of a seat, with their notation.

use crate::Card;
use kernel::{Coded, Message, Seat};

/// An action of a seat (WS-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays this card from the hand.
    Play(Card),
}

/// Fills the unused places of an `ArrayVec`.
impl Default for Action {
    fn default() -> Action {
        Action::Play(Card::default())
    }
}

impl Coded for Action {
    const COUNT: u16 = Card::COUNT as u16;

    fn code(self) -> u16 {
        let Action::Play(card) = self;
        card.index().into()
    }

    fn decode(code: u16) -> Option<Action> {
        u8::try_from(code).ok().and_then(Card::from_index).map(Action::Play)
    }
}

impl kernel::Action for Action {
    fn write(self, _: Seat, _: u8, out: &mut String) {
        let Action::Play(card) = self;
        out.push_str("play ");
        out.push_str(card.name());
    }

    fn read(text: &str, _: Seat, _: u8) -> Option<Action> {
        text.strip_prefix("play ").and_then(Card::read).map(Action::Play)
    }

    fn message(self, _: Seat, _: u8) -> Message {
        let Action::Play(card) = self;
        Message::new("wild-shots-action-play").with("card", card)
    }

    /// A seat that is asked must play a card (WS-7).
    fn declines(self) -> bool {
        false
    }
}
