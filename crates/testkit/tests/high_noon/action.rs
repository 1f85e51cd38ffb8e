//! The actions of a seat, with their notation.

use kernel::{Coded, Message, Seat};

/// An action of a seat (HN-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Draw,
    Flee,
}

impl Action {
    pub(crate) const ALL: [Action; 2] = [Action::Draw, Action::Flee];

    /// Returns its name in the notation.
    pub(crate) fn name(self) -> &'static str {
        ["draw", "flee"][self as usize]
    }
}

impl Coded for Action {
    const COUNT: u16 = 2;

    fn code(self) -> u16 {
        self as u16
    }

    fn decode(code: u16) -> Option<Action> {
        Action::ALL.get(usize::from(code)).copied()
    }
}

impl kernel::Action for Action {
    fn write(self, _: Seat, _: u8, out: &mut String) {
        out.push_str(self.name());
    }

    fn read(text: &str, _: Seat, _: u8) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.name() == text)
    }

    fn message(self, _: Seat, _: u8) -> Message {
        Message::new(["high-noon-action-draw", "high-noon-action-flee"][self as usize])
    }

    /// Everybody may flee, whatever they hold (HN-2).
    fn declines(self) -> bool {
        self == Action::Flee
    }
}
