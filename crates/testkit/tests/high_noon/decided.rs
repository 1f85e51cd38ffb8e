//! Says in one sentence what decided a finished game.

use super::{Rule, State};
use kernel::{Arg, Decided, Message};

impl State {
    pub(crate) fn decided(&self) -> Option<Decided<Rule>> {
        let winners = self.standing()?.winners().collect::<Arg>();
        let message = Message::new("high-noon-decided").with("winners", winners);
        Some(Decided { rule: Rule::Hn3, message })
    }
}
