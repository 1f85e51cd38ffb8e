//! The commands that a table's task handles.

use crate::bot_strength::BotStrength;
use crate::outbox::{Outbox, SocketId};
use crate::store::{DeviceId, Millis};
use catalog::Rejection;
use catalog::{AnyMemory, AnyPast};
use kernel::Seat;
use protocol::rest::OwnTable;
use protocol::{AbsenceKind, AutoPass, Character, Phrase, TableInfo};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use table::Seed;
use tokio::sync::oneshot;

/// The sender of a command: a person with a device. Small and shared, because a mailbox has room for hundreds of
/// commands.
#[derive(Clone, Debug)]
pub(crate) struct Requester(Arc<Person>);

/// A person with a device.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) device: DeviceId,
    pub(crate) nickname: Arc<str>,
    pub(crate) face: Character,
}

impl Requester {
    pub(crate) fn new(device: DeviceId, nickname: impl Into<Arc<str>>, face: Character) -> Requester {
        Requester(Arc::new(Person { device, nickname: nickname.into(), face }))
    }
}

impl Deref for Requester {
    type Target = Person;

    fn deref(&self) -> &Person {
        &self.0
    }
}

/// Receives the reply to a command.
pub(crate) type ReplySender<T> = oneshot::Sender<Result<T, Rejection>>;

/// What a viewer has seen at a table.
pub(crate) struct ViewerMemory {
    pub(crate) memory: Box<dyn AnyMemory>,
    pub(crate) version: u32,
    /// Absences, each with the viewer's version then.
    pub(crate) absences: Vec<(u32, Seat, AbsenceKind)>,
}

/// Its contents are for its viewer only.
impl fmt::Debug for ViewerMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what a viewer remembers")
    }
}

/// A command to a table's task.
#[derive(Debug)]
pub(crate) enum Command {
    /// Sends this connection the table from now on.
    Watch { requester: Requester, socket: SocketId, outbox: Outbox, have: Option<u32> },
    /// Stops sending.
    Unwatch { socket: SocketId },
    /// Sends a full position to a connection that missed messages.
    CatchUp { socket: SocketId },
    /// Answers a decision.
    Act { requester: Requester, outbox: Outbox, id: Box<str>, at: u32, action: Box<str> },
    /// Takes the last action back.
    TakeBack { requester: Requester, outbox: Outbox, id: String },
    /// Sets when the server declines.
    AutoPass { requester: Requester, outbox: Outbox, id: String, mode: AutoPass },
    /// Sets how long bots pause. For a person alone with bots.
    Pace { requester: Requester, outbox: Outbox, pause_ms: u32 },
    /// Ends the game without a result. For a person alone with bots.
    GiveUp { requester: Requester, outbox: Outbox, id: String },
    /// Asks for hints.
    Hint { requester: Requester, outbox: Outbox, id: String, at: u32 },
    /// Takes the seat back from its stand-in.
    Return { requester: Requester },
    /// Says something to everyone.
    Say { requester: Requester, outbox: Outbox, text: Option<String>, phrase: Option<Phrase> },
    /// Shows the requester's new name and face.
    Profile { requester: Requester },
    /// Sends the table in sentences.
    Page { requester: Requester, outbox: Outbox },
    /// Returns the table as the requester sees it.
    Describe { requester: Option<Requester>, reply: ReplySender<TableInfo> },
    /// Returns the table as one of the requester's own, and whether it is their turn.
    Own { requester: Requester, reply: ReplySender<OwnTable> },
    /// Returns the open steps.
    Past { reply: ReplySender<Box<dyn AnyPast>> },
    /// Returns what the requester has seen.
    Memory { requester: Option<Requester>, reply: ReplySender<ViewerMemory> },
    /// Takes this seat, or any free one.
    Sit { requester: Requester, seat: Option<u8>, reply: ReplySender<u8> },
    /// Gives the seat up.
    Leave { requester: Requester, reply: ReplySender<()> },
    /// Gives this seat, or all free seats, to bots.
    Fill { requester: Requester, strength: BotStrength, seat: Option<u8>, reply: ReplySender<()> },
    /// Sends the bot in this seat away.
    Dismiss { requester: Requester, seat: u8, reply: ReplySender<()> },
    /// Deals.
    Start { requester: Requester, reply: ReplySender<()> },
    /// Adds entropy to the luck.
    Entropy { requester: Requester, bytes: Seed, reply: ReplySender<()> },
    /// Forgets a device.
    Forget { device: DeviceId },
    /// Delivers a bot's choice, which may take effect when it is ready.
    Thought { seat: u8, at: u32, action: String, ready: Millis },
    /// Looks at the clock.
    Wake,
    /// Ends the task.
    Close,
}
