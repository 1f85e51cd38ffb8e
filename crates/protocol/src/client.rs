//! What a client says.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from a client. Every one but the first names a table by its link name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which protocol the client speaks.
    Hello {
        /// Its version.
        protocol: u16,
    },
    /// Show me this table from now on: from my seat if I sit there, else as a bystander.
    Watch {
        /// The table.
        table: String,
        /// The version that I have; what happened since is told if that is not too long ago.
        #[serde(default)]
        #[ts(optional)]
        have: Option<u32>,
    },
    /// No longer show me this table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// My choice.
    Act {
        /// The table.
        table: String,
        /// The client's own name for this message: sent again, it gets the same answer.
        id: String,
        /// Which decision it answers: `decision` of the position.
        at: u32,
        /// One of the actions of the position, by its text.
        action: String,
    },
    /// I take back my last action.
    TakeBack {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
    },
    /// Decline for me from now on, at the server's own moments.
    AutoPass {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
        /// When.
        mode: AutoPass,
    },
    /// How long bots pause before they act. Only at a table of one person and bots.
    Pace {
        /// The table.
        table: String,
        /// Milliseconds, 5,000 at most.
        pause_ms: u32,
    },
    /// End the game without a result. Only at a table of one person and bots, and only that person.
    GiveUp {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
    },
    /// I am here again and play my seat myself.
    Return {
        /// The table.
        table: String,
    },
    /// How good is each of my choices? Only at tables with hints.
    Hint {
        /// The table.
        table: String,
        /// The client's own name for this message.
        id: String,
        /// About which decision: `decision` of the position.
        at: u32,
    },
    /// Something to say to all at the table.
    Say {
        /// The table.
        table: String,
        /// The words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        /// A quick word in their place, which everybody reads in their own language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<Phrase>,
    },
    /// Tell me the table in words, as I may look at it.
    Describe {
        /// The table.
        table: String,
    },
    /// Are you there?
    Ping {
        /// Comes back with the answer.
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
    /// Whenever it may, until the turn ends, whatever it holds.
    Turn,
    /// Whenever it can do nothing else.
    Only,
}

impl AutoPass {
    /// Does the seat always answer itself?
    pub fn is_off(&self) -> bool {
        *self == AutoPass::Off
    }
}
