//! The wire between clients and the server: JSON messages over a WebSocket ([`ClientMessage`],
//! [`ServerMessage`]) and the bodies of the REST calls around it ([`rest`]).
//!
//! docs/protocol.md explains how to use them; [`typescript`] declares them for browsers. Views, events and the parts of
//! actions are each game's own JSON (`games/*/src/wire`), which is only carried here. Deliberately absent: sockets, tables and
//! sentences. What a person reads is a [`WireMessage`], whose words every client finds in the catalogues.

mod character;
mod client;
mod json;
mod lesson;
mod menu;
mod moment;
mod phrase;
mod replay;
pub mod rest;
mod server;
mod table_info;
mod wire_message;

pub use character::Character;
pub use client::{AutoPass, ClientMessage};
pub use json::{to_json, to_json_of, to_raw_json};
pub use lesson::{Lesson, Scene, Tip};
pub use menu::{GameInfo, GameOption, Menu, Preset, SeatRange};
pub use moment::{
    Absence, AbsenceKind, Happened, Memories, Moment, Moments, Notice, Outline, Seen, TableLog,
};
pub use phrase::Phrase;
pub use replay::{Fairness, Replay, Verdict};
pub use server::{
    Choice, Decided, Estimate, GameResult, Hint, News, Odds, Position, Reason, Scorecard, SeatClock,
    ServerMessage,
};
pub use table_info::{Occupant, SeatInfo, TableInfo, TableStatus, Tempo};
pub use wire_message::{WireArg, WireMessage};

/// The version of the protocol. It changes when a client of the version before would misunderstand the server.
/// New messages and fields, which clients ignore, do not change it.
pub const VERSION: u16 = 1;

/// The most bytes that a client's message may have.
pub const MOST_BYTES: usize = 4096;

mod typescript {
    use crate::rest::{
        Account, Best, CreatedTable, Entropy, FillSeats, History, NewTable, OwnTables, Profile, Ranking,
        Records, SeatTaken, TableList,
    };
    use crate::{ClientMessage, Menu, rest};
    type ServerMessage = crate::ServerMessage<'static>;
    type Memories = crate::Memories<'static>;
    type Lesson = crate::Lesson<'static>;
    type Moments = crate::Moments<'static>;
    type TableLog = crate::TableLog<'static>;
    type Problem = rest::Problem<'static>;
    type Replay = crate::Replay<'static>;
    kernel::wire_typescript!(
        ClientMessage,
        ServerMessage,
        Account,
        Best,
        CreatedTable,
        FillSeats,
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
        SeatTaken,
        TableList,
        TableLog
    );
}
pub use typescript::typescript;
