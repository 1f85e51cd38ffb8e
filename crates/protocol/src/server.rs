//! What the server says. Every message is made for one viewer.

use crate::{AutoPass, Said, Sitting};
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
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u16,
        /// Which Saloon this is.
        saloon: Cow<'a, str>,
        /// The device's nickname.
        nickname: Cow<'a, str>,
        /// Milliseconds since 1970 on the server's clock, by which all its times are told.
        #[ts(type = "number")]
        now: u64,
    },
    /// Who sits at a table, and how it is to be played. Comes when it is watched and whenever that changes.
    Table(Sitting),
    /// How a game stands for this viewer.
    Position(#[serde(borrow)] Position<'a>),
    /// Clocks that changed without anything else.
    Clocks {
        /// The table.
        table: Cow<'a, str>,
        /// By seat.
        clocks: Vec<ClockShown>,
    },
    /// An action was accepted, and is kept whatever happens now.
    Done {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message.
        id: Cow<'a, str>,
    },
    /// Something asked for did not happen.
    Refused {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<Cow<'a, str>>,
        /// What kind of no it is, for programs.
        reason: Reason,
        /// The rule that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<Cow<'a, str>>,
        /// Why, for people.
        #[serde(borrow)]
        why: Said<'a>,
    },
    /// The answer to `hint`: what can be known about each choice from the viewer's seat. Nobody else hears of it.
    Hints {
        /// The table.
        table: Cow<'a, str>,
        /// The client's name for its message.
        id: Cow<'a, str>,
        /// About which decision.
        at: u32,
        /// One for each legal action, in canonical order.
        hints: Vec<Hint<'a>>,
    },
    /// Somebody said something.
    Said {
        /// The table.
        table: Cow<'a, str>,
        /// Who said it.
        nickname: Cow<'a, str>,
        /// From which seat; nobody's for a bystander.
        seat: Option<u8>,
        /// The words; of a phrase, the English ones.
        text: Cow<'a, str>,
        /// The sentence, where a person used a quick word or a bot said something.
        #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        phrase: Option<Said<'a>>,
    },
    /// The answer to `describe`: the table in sentences, the last of which is the status.
    Described {
        /// The table.
        table: Cow<'a, str>,
        /// The viewer's version.
        version: u32,
        /// In the order in which they are to be read.
        #[serde(borrow)]
        page: Vec<Said<'a>>,
    },
    /// The answer to `ping`.
    Pong {
        /// What came with it.
        id: u32,
    },
    /// The server ends this connection; nothing acknowledged is lost.
    Farewell {
        /// Why.
        #[serde(borrow)]
        why: Said<'a>,
        /// When it is worth coming back, in milliseconds from now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        again: Option<u32>,
    },
}

impl<'a> ServerMessage<'a> {
    /// Reads a message, for clients.
    pub fn read(text: &'a str) -> serde_json::Result<ServerMessage<'a>> {
        #[derive(Deserialize)]
        struct Kind<'k> {
            #[serde(rename = "type", borrow)]
            kind: Cow<'k, str>,
        }
        // A view is passed on unread, which serde cannot do inside an enum that is told by a key.
        match serde_json::from_str::<Kind>(text)?.kind.as_ref() {
            "position" => serde_json::from_str(text).map(ServerMessage::Position),
            _ => serde_json::from_str(text),
        }
    }
}

/// How a game stands for one viewer.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Position<'a> {
    /// The table.
    pub table: Cow<'a, str>,
    /// How many times this viewer was told something. What is secret to him does not count.
    pub version: u32,
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    pub view: Cow<'a, RawValue>,
    /// Who must act and what is asked of him, or how the game has ended: one sentence to this viewer.
    #[serde(borrow)]
    pub status: Said<'a>,
    /// The viewer's legal actions, in canonical order; none if no decision is his.
    #[serde(borrow)]
    pub actions: Vec<Choice<'a>>,
    /// Names the decision that the viewer owes: the `at` of his answer.
    pub decision: Option<u32>,
    /// May he take back his last action?
    pub may_take_back: bool,
    /// When the server declines for the viewer, if it does. Nobody else is told.
    #[serde(default, skip_serializing_if = "AutoPass::is_off")]
    #[ts(optional, as = "Option<AutoPass>")]
    pub auto_pass: AutoPass,
    /// What happened since the version he had, oldest first.
    #[serde(borrow)]
    pub news: Vec<News<'a>>,
    /// Was he told of all that happened since? Else the news begin later.
    pub complete: bool,
    /// How many steps everybody may look back at, with all hands; 0 while nobody may.
    pub open: u32,
    /// By seat.
    pub clocks: Vec<ClockShown>,
    /// Once the game is over.
    #[serde(borrow)]
    pub result: Option<Result<'a>>,
    /// What everybody has scored, if the news tell of a round's end, and always once the game is over.
    #[serde(borrow)]
    pub scorecard: Option<Scorecard<'a>>,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Choice<'a> {
    /// Its text in the notation: what an `act` sends.
    pub text: Cow<'a, str>,
    /// Its number, the same in every position of the game.
    pub code: u16,
    /// It in words.
    #[serde(borrow)]
    pub said: Said<'a>,
    /// What is worth knowing before choosing it.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Said<'a>>>")]
    pub remarks: Vec<Said<'a>>,
    /// The exact odds of what chance brings next, at tables with hints.
    #[serde(borrow, default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Odds<'a>>>")]
    pub odds: Vec<Odds<'a>>,
    /// Does it decline what is asked, as a pass does?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub declines: bool,
}

/// So many ways out of so many bring this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Odds<'a> {
    /// What may come.
    #[serde(borrow)]
    pub what: Said<'a>,
    /// In how many ways.
    pub ways: u32,
    /// Out of how many that are equally likely.
    pub of: u32,
}

/// What can be known about a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint<'a> {
    /// The action in the notation.
    pub text: Cow<'a, str>,
    /// How likely it leads to a win, from 0 to 1.
    pub win: Estimate,
    /// What it is expected to score, as the rulebook counts.
    pub score: Estimate,
}

/// A mean of what was tried.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// In 95 of 100 cases it is not farther off than this.
    pub within: f64,
}

/// One thing a viewer is told.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct News<'a> {
    /// The viewer's version when he was told.
    pub version: u32,
    /// The rule that made it happen.
    pub rule: Cow<'a, str>,
    /// It in words: a [`Said`], which is passed on unread.
    #[serde(borrow)]
    #[ts(as = "Said<'a>")]
    pub said: Cow<'a, RawValue>,
    /// It as data, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    pub event: Cow<'a, RawValue>,
}

/// How much time a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockShown {
    /// Milliseconds of its bank.
    #[ts(type = "number")]
    pub bank: u64,
    /// When its time runs out, on the server's clock; nothing while its clock stands.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// When a stand-in will play for it, once its time has run out.
    #[ts(type = "number | null")]
    pub grace: Option<u64>,
}

/// What kind of no it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message cannot be read.
    Unreadable,
    /// There is no such table.
    NoTable,
    /// Who asks does not sit there.
    NoSeat,
    /// The game writes no action so.
    NoAction,
    /// It answers a decision that is not the present one.
    Stale,
    /// The rules of the game forbid it.
    Rule,
    /// It cannot be taken back.
    Kept,
    /// The game is not under way.
    NotNow,
    /// Too much at once.
    TooMany,
    /// This table gives no hints.
    NoHints,
    /// The server could not keep it; nothing happened.
    Failed,
}

/// The result of a finished game, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Result<'a> {
    /// As the rulebook counts.
    pub scores: Vec<i32>,
    /// 1 for the winners.
    pub places: Vec<u8>,
    /// What decided the game.
    #[serde(borrow)]
    pub decided: Decided<'a>,
}

/// What decided a game: one sentence, made by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Decided<'a> {
    /// The rule that decided it.
    pub rule: Cow<'a, str>,
    /// It in words.
    #[serde(borrow)]
    pub said: Said<'a>,
}

/// What everybody has scored: round by round, or line by line of the count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Scorecard<'a> {
    /// The headings; the last is the total.
    #[serde(borrow)]
    pub columns: Vec<Said<'a>>,
    /// By seat: a figure for each column.
    pub cells: Vec<Vec<i32>>,
}
