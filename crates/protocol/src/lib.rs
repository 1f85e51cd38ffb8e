//! What clients and the server say to each other: JSON messages over a WebSocket ([`ClientMessage`],
//! [`ServerMessage`]) and the bodies of the REST calls around it ([`rest`]).
//!
//! Read docs/protocol.md beside this. The TypeScript of all of it is [`typescript`]. A view is some
//! game's own JSON, made by that game and only carried here. Deliberately absent: sockets, tables, and
//! sentences: what a person reads is sent as a [`Said`], which every client finds in the catalogues.

mod character;
mod client;
mod lesson;
mod menu;
mod moment;
mod phrase;
mod replay;
pub mod rest;
mod said;
mod server;
mod sitting;

pub use character::Character;
pub use client::{AutoPass, ClientMessage};
pub use lesson::{Lesson, Scene, Tip};
pub use menu::{Choosable, Menu, Playable, Preset, SeatRange};
pub use moment::{Absence, Absent, Happened, Line, Memories, Moment, Moments, Outline, Seen, Story, Told};
pub use phrase::Phrase;
pub use replay::{Fair, Replay, Verdict};
pub use said::{Said, SaidArg};
pub use server::{
    Choice, ClockShown, Decided, Estimate, Hint, News, Odds, Position, Reason, Result, Scorecard,
    ServerMessage,
};
pub use sitting::{Chair, Sitter, Sitting, Status, Tempo};

/// The version of the protocol. It changes when a client that knew the one before would misunderstand;
/// new messages and fields, which clients pass over, do not change it.
pub const VERSION: u16 = 1;

/// The most bytes a client's message may have.
pub const MOST_BYTES: usize = 4096;

mod typescript {
    use crate::rest::{
        Account, Best, Bots, Browse, Created, Entropy, History, NewTable, OwnTables, Profile, Ranking,
        Records, Seated,
    };
    use crate::{ClientMessage, Menu, rest};
    type ServerMessage = crate::ServerMessage<'static>;
    type Memories = crate::Memories<'static>;
    type Lesson = crate::Lesson<'static>;
    type Moments = crate::Moments<'static>;
    type Story = crate::Story<'static>;
    type Problem = rest::Problem<'static>;
    type Replay = crate::Replay<'static>;
    kernel::wire_typescript!(
        ClientMessage,
        ServerMessage,
        Account,
        Best,
        Browse,
        Created,
        Bots,
        Entropy,
        History,
        Memories,
        Lesson,
        Menu,
        Moments,
        NewTable,
        OwnTables,
        Problem,
        Profile,
        Ranking,
        Records,
        Replay,
        Seated,
        Story
    );
}
pub use typescript::typescript;
