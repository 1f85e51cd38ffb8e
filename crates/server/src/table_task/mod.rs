//! A table: one task owns it and handles one command after the other, so there are no locks.
//!
//! `command.rs` lists the commands; `describe.rs` shows the table to everyone. `gather.rs` is the time before the
//! game, `play.rs` the game, `end.rs` its end. `absence.rs` handles players whose time runs out, `bots.rs` bots and
//! stand-ins, `chat.rs` talk, `hint.rs` hints, `pass_ahead.rs` passing in advance, `take_back.rs` taking back, `solo.rs` a person alone with
//! bots. `past.rs` is what can be looked back at, `watchers.rs` what each connection receives, `recent_notices.rs`
//! what it may have missed, `positions.rs` examples of it.
//!
//! Invariant I6: a client sees a change only after it is stored.

mod absence;
mod bots;
mod chat;
mod command;
mod describe;
mod end;
mod gather;
mod hint;
mod note;
mod open;
mod pass_ahead;
mod past;
mod play;
mod positions;
mod recent_notices;
mod solo;
mod take_back;
mod watchers;

pub(crate) use command::{Command, ReplySender, Requester, ViewerMemory};
pub(crate) use describe::asleep;
pub(crate) use end::finished;
pub use positions::Sample;
pub(crate) use watchers::to_json;

use crate::bot_pool::BotPool;
use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::setup::Setup;
use crate::store::{Millis, Store, TableKey, TableRow};
use crate::time::Time;
use catalog::AnyGame;
use describe::People;
use play::Play;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use watchers::Watchers;

/// What every table uses.
#[derive(Clone)]
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_pool: BotPool,
    pub(crate) time: Time,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    /// Limits how many games are checked at the same time.
    pub(crate) checks: Arc<Semaphore>,
    pub(crate) config: Arc<Config>,
}

/// A table.
pub(crate) struct TableTask {
    services: Services,
    key: TableKey,
    row: TableRow,
    setup: Setup,
    game: &'static dyn AnyGame,
    people: People,
    stage: Stage,
    watchers: Watchers,
    /// The store failed and could not say what it has: the table must stop.
    is_lost: bool,
    /// The table's own mailbox, for results of other threads.
    to_self: mpsc::WeakSender<Command>,
}

enum Stage {
    Gathering,
    Playing(Box<Play>),
    /// Players can still look at it.
    Over(Box<Play>),
    /// It ended without a result.
    GivenUp,
}

/// Why a task ends.
pub(crate) enum TaskEnd {
    /// Nobody has watched for a while. The next command reads it from the store.
    Idle {
        /// When a player's time runs out.
        until: Option<Millis>,
    },
    /// The server stops, or the store cannot be trusted any more.
    Stopped,
}

impl Services {
    /// Draws the pause before a choice, in milliseconds.
    fn pause(&self) -> u64 {
        let pause = &self.config.pause;
        pause.start + crate::names::below(pause.end.saturating_sub(pause.start))
    }
}

impl TableTask {
    /// Handles commands until the table may rest.
    pub(crate) async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) -> TaskEnd {
        self.resume_play().await;
        loop {
            if self.is_lost {
                return TaskEnd::Stopped;
            }
            let idle = self.patience();
            let wake = self.next_wake().map(|at| self.services.time.at(at));
            let timer = async {
                match wake {
                    Some(at) => tokio::time::sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                command = commands.recv() => match command {
                    None | Some(Command::Close) => return TaskEnd::Stopped,
                    Some(command) => self.handle(command).await,
                },
                () = timer => self.on_time().await,
                () = tokio::time::sleep(idle), if self.may_rest() => return TaskEnd::Idle { until: self.next_wake() },
            }
        }
    }

    /// Handles one command.
    pub(crate) async fn handle(&mut self, command: Command) {
        match command {
            Command::Watch { requester, socket, outbox, have } => {
                self.watch(&requester, socket, outbox, have).await;
            }
            Command::Unwatch { socket } => self.unwatch(socket),
            Command::CatchUp { socket } => self.catch_up(socket),
            Command::Act { requester, outbox, id, at, action } => {
                self.person_acts(&requester, &outbox, id.into(), at, action.into()).await;
            }
            Command::TakeBack { requester, outbox, id } => self.take_back(&requester, &outbox, id).await,
            Command::AutoPass { requester, outbox, id, mode } => {
                self.set_auto_pass(&requester, &outbox, &id, mode).await;
            }
            Command::Pace { requester, outbox, pause_ms } => self.set_pace(&requester, &outbox, pause_ms),
            Command::GiveUp { requester, outbox, id } => self.give_up(&requester, &outbox, &id).await,
            Command::Hint { requester, outbox, id, at } => self.hint(&requester, outbox, id, at),
            Command::Return { requester } => self.person_returns(&requester).await,
            Command::Say { requester, outbox, text, phrase } => {
                self.say(&requester, &outbox, text.as_deref(), phrase);
            }
            Command::Profile { requester } => self.appear(&requester),
            Command::Page { requester, outbox } => self.send_page(&requester, &outbox),
            // The requester may have stopped waiting for the reply.
            Command::Describe { requester, reply } => {
                let _ = reply.send(Ok(self.described(requester.as_ref().map(|requester| requester.device))));
            }
            Command::Own { requester, reply } => {
                let _ = reply.send(Ok(self.own(&requester)));
            }
            Command::Past { reply } => {
                let _ = reply.send(self.past());
            }
            Command::Memory { requester, reply } => {
                let _ = reply.send(self.memory(requester.as_ref()));
            }
            Command::Sit { requester, seat, reply } => {
                let _ = reply.send(self.sit(&requester, seat).await);
            }
            Command::Leave { requester, reply } => {
                let _ = reply.send(self.leave(&requester).await);
            }
            Command::Fill { requester, strength, seat, reply } => {
                let _ = reply.send(self.fill(&requester, strength, seat).await);
            }
            Command::Dismiss { requester, seat, reply } => {
                let _ = reply.send(self.dismiss(&requester, seat).await);
            }
            Command::Start { requester, reply } => {
                let _ = reply.send(self.start(&requester).await);
            }
            Command::Entropy { requester, bytes, reply } => {
                let _ = reply.send(self.add_entropy(&requester, bytes).await);
            }
            Command::Forget { device } => self.forget(device).await,
            Command::Thought { seat, at, action, ready } => self.bot_chose(seat, at, action, ready).await,
            // A table that is awake looks at the clock anyway.
            Command::Wake | Command::Close => {}
        }
    }

    /// How long the task waits for a command. A finished table is quickly read again.
    fn patience(&self) -> Duration {
        let idle = self.services.config.idle;
        if let Stage::Over(_) | Stage::GivenUp = self.stage { idle / 20 } else { idle }
    }

    /// May the task end: nobody watches, and nothing is due soon?
    fn may_rest(&self) -> bool {
        let soon = self.services.time.now() + self.services.config.idle.as_millis() as Millis;
        let is_due = self.next_wake().is_some_and(|at| at <= soon);
        self.watchers.is_empty() && !is_due && !self.bot_owes()
    }
}
