//! The strengths of bots that players can choose between.

use catalog::{Rejection, Strength};
use kernel::Message;
use protocol::Reason;

/// A strength with a name, as the menu lists it. Bots for experiments (`ismcts:500`) have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotStrength {
    name: &'static str,
    strength: Strength,
}

impl BotStrength {
    /// Finds the strength with this name.
    pub(crate) fn read(name: &str) -> Option<BotStrength> {
        let mut named = Strength::NAMED.iter();
        named.find(|(known, _)| *known == name).map(|&(name, strength)| BotStrength { name, strength })
    }

    /// Finds the strength that a request names.
    ///
    /// # Errors
    /// When there is no such strength.
    pub(crate) fn parse(name: &str) -> Result<BotStrength, Rejection> {
        let why = || Message::new("server-no-chair").with("word", lang::quoted(name));
        BotStrength::read(name).ok_or_else(|| Rejection::new(Reason::Unreadable, why()))
    }

    pub(crate) fn name(self) -> &'static str {
        self.name
    }

    pub(crate) fn strength(self) -> Strength {
        self.strength
    }
}
