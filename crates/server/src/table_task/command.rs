//! What can be asked of a table's task.

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

/// Who asks. It goes with every question, so it is small: a table has room for dozens of them.
#[derive(Clone, Debug)]
pub(crate) struct Requester(Arc<Person>);

/// Somebody with a device.
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

/// How a question that somebody waits for is answered.
pub(crate) type ReplySender<T> = oneshot::Sender<Result<T, Rejection>>;

/// What a viewer has seen at a table.
pub(crate) struct ViewerMemory {
    pub(crate) memory: Box<dyn AnyMemory>,
    pub(crate) version: u32,
    /// Who left, was stood in for or returned, and the viewer's version then.
    pub(crate) absences: Vec<(u32, Seat, AbsenceKind)>,
}

/// What is in it is for its viewer.
impl fmt::Debug for ViewerMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what a viewer remembers")
    }
}

/// A question or a wish.
#[derive(Debug)]
pub(crate) enum Command {
    /// Show this connection the table from now on.
    Watch { requester: Requester, socket: SocketId, outbox: Outbox, have: Option<u32> },
    /// No longer.
    Unwatch { socket: SocketId },
    /// This connection has missed something and has room again.
    CatchUp { socket: SocketId },
    /// A person's choice, and his own name for it.
    Act { requester: Requester, outbox: Outbox, id: Box<str>, at: u32, action: Box<str> },
    /// A person's last action, taken back.
    TakeBack { requester: Requester, outbox: Outbox, id: String },
    /// A person wants the server to decline, or no longer.
    AutoPass { requester: Requester, outbox: Outbox, id: String, mode: AutoPass },
    /// The only person says how long bots pause.
    Pace { requester: Requester, outbox: Outbox, pause_ms: u32 },
    /// The only person ends the game.
    GiveUp { requester: Requester, outbox: Outbox, id: String },
    /// A person asks how good his choices are.
    Hint { requester: Requester, outbox: Outbox, id: String, at: u32 },
    /// A person is here again.
    Return { requester: Requester },
    /// Words for all, or a quick word.
    Say { requester: Requester, outbox: Outbox, text: Option<String>, phrase: Option<Phrase> },
    /// This person appears otherwise from now on.
    Profile { requester: Requester },
    /// The table in words, to this person.
    Page { requester: Requester, outbox: Outbox },
    /// The table as this device sees it.
    Describe { requester: Option<Requester>, reply: ReplySender<TableInfo> },
    /// The table as this person sees it, and whether a decision of his is awaited.
    Own { requester: Requester, reply: ReplySender<OwnTable> },
    /// What everybody may look back at.
    Past { reply: ReplySender<Box<dyn AnyPast>> },
    /// What this device has seen.
    Memory { requester: Option<Requester>, reply: ReplySender<ViewerMemory> },
    /// A seat for this person: this one, or any.
    Sit { requester: Requester, seat: Option<u8>, reply: ReplySender<u8> },
    /// This person gives up his seat.
    Leave { requester: Requester, reply: ReplySender<()> },
    /// Bots take the free seats, or this one.
    Fill { requester: Requester, strength: BotStrength, seat: Option<u8>, reply: ReplySender<()> },
    /// The bot in this seat goes.
    Dismiss { requester: Requester, seat: u8, reply: ReplySender<()> },
    /// Everybody is there.
    Start { requester: Requester, reply: ReplySender<()> },
    /// This person adds to the luck.
    Entropy { requester: Requester, bytes: Seed, reply: ReplySender<()> },
    /// This device has been forgotten.
    Forget { device: DeviceId },
    /// A bot has thought; its choice is let out when it is ready.
    Thought { seat: u8, at: u32, action: String, ready: Millis },
    /// It is time to look at the clock.
    Wake,
    /// The server stops.
    Close,
}
