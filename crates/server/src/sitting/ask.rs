//! What can be asked of a table's task.

use crate::outbox::{Outbox, SocketId};
use crate::store::{DeviceId, Millis};
use catalog::Rejection;
use catalog::{AnyMemory, AnyPast};
use kernel::Seat;
use protocol::rest::OwnTable;
use protocol::{Absent, AutoPass, Character, Phrase, Sitting};
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use table::Seed;
use tokio::sync::oneshot;

/// Who asks. It goes with every question, so it is small: a table has room for dozens of them.
#[derive(Clone, Debug)]
pub(crate) struct Who(Arc<Person>);

/// Somebody with a device.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) device: DeviceId,
    pub(crate) nickname: Arc<str>,
    pub(crate) face: Character,
}

impl Who {
    pub(crate) fn new(device: DeviceId, nickname: impl Into<Arc<str>>, face: Character) -> Who {
        Who(Arc::new(Person { device, nickname: nickname.into(), face }))
    }
}

impl Deref for Who {
    type Target = Person;

    fn deref(&self) -> &Person {
        &self.0
    }
}

/// How a question that somebody waits for is answered.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Rejection>>;

/// What a viewer has seen at a table.
pub(crate) struct Remembered {
    pub(crate) memory: Box<dyn AnyMemory>,
    pub(crate) version: u32,
    /// Who left, was stood in for or returned, and the viewer's version then.
    pub(crate) absences: Vec<(u32, Seat, Absent)>,
}

/// What is in it is for its viewer.
impl fmt::Debug for Remembered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what a viewer remembers")
    }
}

/// A question or a wish.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Show this connection the table from now on.
    Watch { who: Who, socket: SocketId, outbox: Outbox, have: Option<u32> },
    /// No longer.
    Unwatch { socket: SocketId },
    /// This connection has missed something and has room again.
    CatchUp { socket: SocketId },
    /// A person's choice, and his own name for it.
    Act { who: Who, outbox: Outbox, id: Box<str>, at: u32, action: Box<str> },
    /// A person's last action, taken back.
    TakeBack { who: Who, outbox: Outbox, id: String },
    /// A person wants the server to decline, or no longer.
    AutoPass { who: Who, outbox: Outbox, id: String, mode: AutoPass },
    /// The only person says how long bots pause.
    Pace { who: Who, outbox: Outbox, pause_ms: u32 },
    /// The only person ends the game.
    GiveUp { who: Who, outbox: Outbox, id: String },
    /// A person asks how good his choices are.
    Hint { who: Who, outbox: Outbox, id: String, at: u32 },
    /// A person is here again.
    Return { who: Who },
    /// Words for all, or a quick word.
    Say { who: Who, outbox: Outbox, text: Option<String>, phrase: Option<Phrase> },
    /// This person appears otherwise from now on.
    Profile { who: Who },
    /// The table in words, to this person.
    Page { who: Who, outbox: Outbox },
    /// The table as this device sees it.
    Describe { who: Option<Who>, answer: Answer<Sitting> },
    /// The table as this person sees it, and whether a decision of his is awaited.
    Own { who: Who, answer: Answer<OwnTable> },
    /// What everybody may look back at.
    Past { answer: Answer<Box<dyn AnyPast>> },
    /// What this device has seen.
    Memory { who: Option<Who>, answer: Answer<Remembered> },
    /// A seat for this person: this one, or any.
    Sit { who: Who, seat: Option<u8>, answer: Answer<u8> },
    /// This person gives up his seat.
    Leave { who: Who, answer: Answer<()> },
    /// Bots take the free seats, or this one.
    Fill { who: Who, strength: String, seat: Option<u8>, answer: Answer<()> },
    /// The bot in this seat goes.
    Dismiss { who: Who, seat: u8, answer: Answer<()> },
    /// Everybody is there.
    Start { who: Who, answer: Answer<()> },
    /// This person adds to the luck.
    Entropy { who: Who, bytes: Seed, answer: Answer<()> },
    /// This device has been forgotten.
    Forget { device: DeviceId },
    /// A bot has thought; its choice is let out when it is ready.
    Thought { seat: u8, at: u32, action: String, ready: Millis },
    /// It is time to look at the clock.
    Wake,
    /// The server stops.
    Close,
}
