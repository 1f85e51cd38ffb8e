//! The messages of a client.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from a client. Every message but `hello` and `ping` names a table by its link name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: says which protocol the client speaks.
    Hello {
        /// The protocol's version.
        protocol: u16,
    },
    /// Watches a table: from the client's own seat, or as a bystander.
    Watch {
        /// The table.
        table: String,
        /// The version that the client has. The position then brings the news since, unless that is too long ago.
        #[serde(default)]
        #[ts(optional)]
        have: Option<u32>,
    },
    /// Stops watching a table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Answers a decision.
    Act {
        /// The table.
        table: String,
        /// The client's own name for this message. The same id always gets the same reply.
        id: String,
        /// The decision that it answers: `decision` of the position.
        at: u32,
        /// The text of one of the position's actions.
        action: String,
    },
    /// Takes back the client's last action.
    TakeBack {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
    },
    /// Lets the server decline for the client, at the server's own moments.
    AutoPass {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
        /// When the server declines.
        mode: AutoPass,
    },
    /// Sets how long bots pause before they act. Only at a table of one person and bots.
    Pace {
        /// The table.
        table: String,
        /// Milliseconds, 5,000 at most.
        pause_ms: u32,
    },
    /// Ends the game without a result. Only at a table of one person and bots, and only by that person.
    GiveUp {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
    },
    /// Takes the client's seat back from its stand-in.
    Return {
        /// The table.
        table: String,
    },
    /// Asks how good each choice is. Only at tables with hints.
    Hint {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
        /// The decision in question: `decision` of the position.
        at: u32,
    },
    /// Says something to everyone at the table: a text or a phrase.
    Chat {
        /// The table.
        table: String,
        /// The client's own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        /// A ready-made phrase, which everyone reads in their own language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<Phrase>,
    },
    /// Asks for the table in sentences.
    Describe {
        /// The table.
        table: String,
    },
    /// Checks that the server is there.
    Ping {
        /// Comes back in the reply.
        id: u32,
    },
}

/// When the server declines for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AutoPass {
    /// Never.
    #[default]
    Off,
    /// Whenever the seat can decline, until the turn ends, whatever it holds.
    Turn,
    /// Whenever the seat can do nothing else.
    Only,
}

impl AutoPass {
    /// Does the seat always answer for itself?
    pub fn is_off(&self) -> bool {
        *self == AutoPass::Off
    }
}
