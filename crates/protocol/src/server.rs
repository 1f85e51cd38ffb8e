//! The messages of the server. Every message is made for one viewer.

use crate::{AutoPass, Notice, TableInfo, WireMessage};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use ts_rs::TS;
use utoipa::ToSchema;

/// A message from the server.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a message is written or read one at a time and never stored")]
pub enum ServerMessage<'a> {
    /// The reply to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u16,
        /// The version of the server.
        saloon: Cow<'a, str>,
        /// The device's nickname.
        nickname: Cow<'a, str>,
        /// Milliseconds since 1970 on the server's clock, which all other times refer to.
        #[ts(type = "number")]
        now: u64,
    },
    /// A table's players and settings. Sent when a client begins to watch it, and whenever they change.
    Table(TableInfo),
    /// The game as this viewer may know it.
    Position(#[serde(borrow)] Position<'a>),
    /// Clocks that changed while nothing else did.
    Clocks {
        /// The table.
        table: Cow<'a, str>,
        /// By seat.
        clocks: Vec<SeatClock>,
    },
    /// The message with this id was carried out, and the result is stored.
    Done {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message.
        id: Cow<'a, str>,
    },
    /// A message was not carried out.
    Rejected {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<Cow<'a, str>>,
        /// The kind of rejection, for programs.
        reason: Reason,
        /// The rule that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<Cow<'a, str>>,
        /// The reason, for people.
        #[serde(borrow)]
        why: WireMessage<'a>,
    },
    /// The reply to `hint`: what can be known about each choice from the viewer's seat. No other viewer can tell.
    Hints {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message.
        id: Cow<'a, str>,
        /// The decision in question.
        at: u32,
        /// One for each legal action, in canonical order.
        hints: Vec<Hint<'a>>,
    },
    /// Someone at the table, a person or a bot, says something.
    Chat {
        /// The table.
        table: Cow<'a, str>,
        /// The name of the speaker.
        nickname: Cow<'a, str>,
        /// The speaker's seat; nothing for a bystander.
        seat: Option<u8>,
        /// The words; of a phrase, in English.
        text: Cow<'a, str>,
        /// The sentence of a phrase, or of what a bot says.
        #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<WireMessage<'a>>,
    },
    /// The reply to `describe`: the table in sentences. The last one is the status.
    Described {
        /// The table.
        table: Cow<'a, str>,
        /// The viewer's version.
        version: u32,
        /// In reading order.
        #[serde(borrow)]
        page: Vec<WireMessage<'a>>,
    },
    /// The reply to `ping`.
    Pong {
        /// The id of the `ping`.
        id: u32,
    },
    /// The server ends this connection; nothing acknowledged is lost.
    Farewell {
        /// The reason.
        #[serde(borrow)]
        why: WireMessage<'a>,
        /// In how many milliseconds the client should connect again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        retry_ms: Option<u32>,
    },
}

impl<'a> ServerMessage<'a> {
    /// Reads a message, for clients.
    ///
    /// # Errors
    /// When the text is not a message of this protocol.
    pub fn read(text: &'a str) -> serde_json::Result<ServerMessage<'a>> {
        #[derive(Deserialize)]
        struct Kind<'k> {
            #[serde(rename = "type", borrow)]
            kind: Cow<'k, str>,
        }
        // serde cannot keep a view as raw JSON inside an internally tagged enum.
        match serde_json::from_str::<Kind>(text)?.kind.as_ref() {
            "position" => serde_json::from_str(text).map(ServerMessage::Position),
            _ => serde_json::from_str(text),
        }
    }
}

/// The game as one viewer may know it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Position<'a> {
    /// The table.
    pub table: Cow<'a, str>,
    /// How many times something happened that this viewer may know of. Secrets of others do not count.
    pub version: u32,
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    pub view: Cow<'a, RawValue>,
    /// Which seat must act and what is asked, or how the game ended: one sentence to this viewer.
    #[serde(borrow)]
    pub status: WireMessage<'a>,
    /// The viewer's legal actions, in canonical order; none if the viewer owes no decision.
    #[serde(borrow)]
    pub actions: Vec<Choice<'a>>,
    /// The decision that the viewer owes: the `at` of the answer.
    pub decision: Option<u32>,
    /// May the viewer take back their last action?
    pub may_take_back: bool,
    /// When the server declines for the viewer. Only the viewer knows.
    #[serde(default, skip_serializing_if = "AutoPass::is_off")]
    #[ts(optional, as = "Option<AutoPass>")]
    pub auto_pass: AutoPass,
    /// What happened since the version that the viewer had, oldest first.
    #[serde(borrow)]
    pub news: Vec<News<'a>>,
    /// Do the news contain everything since that version? If not, they begin later.
    pub complete: bool,
    /// How many steps are open to everyone, with all hands.
    pub open_steps: u32,
    /// By seat.
    pub clocks: Vec<SeatClock>,
    /// The result, once the game is over.
    #[serde(borrow)]
    pub result: Option<GameResult<'a>>,
    /// All scores: sent when a round ends, and always once the game is over.
    #[serde(borrow)]
    pub scorecard: Option<Scorecard<'a>>,
}

/// A legal action, on offer to the viewer.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice<'a> {
    /// Its text in the notation: the `action` of an `act`.
    pub text: Cow<'a, str>,
    /// Its number, the same in every position of the game.
    pub code: u16,
    /// Its parts (verb, card, seat, amount …), in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub parts: Cow<'a, RawValue>,
    /// The action in words.
    #[serde(borrow)]
    pub message: WireMessage<'a>,
    /// What a player should know before choosing it.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<WireMessage<'a>>>")]
    pub remarks: Vec<WireMessage<'a>>,
    /// The exact odds of the next chance step, at tables with hints.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Odds<'a>>>")]
    pub odds: Vec<Odds<'a>>,
    /// Does it decline what is asked, like a pass?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub declines: bool,
}

/// How likely an outcome is, counted exactly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Odds<'a> {
    /// The outcome.
    #[serde(borrow)]
    pub what: WireMessage<'a>,
    /// How many ways lead to it.
    pub ways: u32,
    /// How many ways there are, all equally likely.
    pub of: u32,
}

/// An estimate of how good a choice is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint<'a> {
    /// The action in the notation.
    pub text: Cow<'a, str>,
    /// The chance to win, from 0 to 1.
    pub win: Estimate,
    /// The expected score, as the rulebook counts.
    pub score: Estimate,
}

/// A mean over simulated games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The half-width of its 95 % confidence interval.
    pub within: f64,
}

/// The notices of one version.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct News<'a> {
    /// The viewer's version then.
    pub version: u32,
    /// In the order in which it happened.
    #[serde(borrow)]
    pub notices: Vec<Notice<'a>>,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatClock {
    /// Milliseconds that are left of its bank.
    #[ts(type = "number")]
    pub bank: u64,
    /// When its time runs out, on the server's clock; nothing while its clock is stopped.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// When a stand-in takes over, once its time has run out.
    #[ts(type = "number | null")]
    pub grace: Option<u64>,
}

/// The kind of a rejection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message cannot be read.
    Unreadable,
    /// There is no such table.
    NoTable,
    /// The requester has no seat at the table.
    NoSeat,
    /// The game has no action with this text.
    UnknownAction,
    /// It answers a decision that the seat does not owe now.
    Stale,
    /// The rules of the game forbid it.
    Rule,
    /// The last action cannot be taken back.
    CannotTakeBack,
    /// The game is not under way.
    NotNow,
    /// Too many requests, tables or connections.
    TooMany,
    /// This table gives no hints.
    NoHints,
    /// The server could not store it; nothing happened.
    Failed,
}

/// The result of a finished game, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameResult<'a> {
    /// As the rulebook counts.
    pub scores: Vec<i32>,
    /// 1 for the winners.
    pub places: Vec<u8>,
    /// What decided the game, in one sentence.
    #[serde(borrow)]
    pub decided: Decided<'a>,
}

/// What decided a game, in one sentence of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Decided<'a> {
    /// The rule that decided it.
    pub rule: Cow<'a, str>,
    /// In words.
    #[serde(borrow)]
    pub message: WireMessage<'a>,
}

/// All scores: round by round, or line by line of the count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Scorecard<'a> {
    /// The headings; the last one is the total.
    #[serde(borrow)]
    pub columns: Vec<WireMessage<'a>>,
    /// By seat: a number for each column.
    pub cells: Vec<Vec<i32>>,
}
