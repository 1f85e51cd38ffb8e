//! One table: a task that owns it. Everything that happens at a table happens here, one thing after
//! the other, so there are no locks.
//!
//! `ask.rs` is what can be asked; `describe.rs` how everybody sees it; `gather.rs` what happens before the game, `play.rs` during it,
//! `absence.rs` when somebody's time runs out, `bots.rs` who thinks for a seat, `chat.rs` what is said, `pass_ahead.rs` how the server declines for one,
//! `solo.rs` what one person among bots may do, `hint.rs` who advises a seat, `end.rs` what is kept of the game,
//! `past.rs` what everybody may look back at, `watchers.rs` what each connection is shown, `positions.rs` what one would be shown
//! in a made-up game. Invariant I6: whatever is told has been stored before.

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

/// What every table needs.
#[derive(Clone)]
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_pool: BotPool,
    pub(crate) time: Time,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    /// So many games are checked at the same time.
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
    /// The store failed and could not say what it has: nothing more may happen here.
    is_lost: bool,
    /// To itself, for those who think elsewhere.
    to_self: mpsc::WeakSender<Command>,
}

enum Stage {
    Gathering,
    Playing(Box<Play>),
    /// It can still be looked at.
    Over(Box<Play>),
    /// It ended without a result, and nothing of it is kept.
    GivenUp,
}

/// Why a task ends.
pub(crate) enum Ended {
    /// Nobody has been here for a while; the next who asks finds it in the store.
    Idle {
        /// When somebody's time runs out.
        until: Option<Millis>,
    },
    /// The server stops, or the store could not be trusted any more.
    Stopped,
}

impl Services {
    /// How long a choice is held back, in milliseconds.
    fn pause(&self) -> u64 {
        let pause = &self.config.pause;
        pause.start + crate::names::below(pause.end.saturating_sub(pause.start))
    }
}

impl TableTask {
    /// Answers what is asked until nobody is there.
    pub(crate) async fn run(&mut self, commands: &mut mpsc::Receiver<Command>) -> Ended {
        self.resume_play().await;
        loop {
            if self.is_lost {
                return Ended::Stopped;
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
                    None | Some(Command::Close) => return Ended::Stopped,
                    Some(command) => self.handle(command).await,
                },
                () = timer => self.on_time().await,
                () = tokio::time::sleep(idle), if self.may_rest() => return Ended::Idle { until: self.next_wake() },
            }
        }
    }

    /// Answers one question.
    pub(crate) async fn handle(&mut self, command: Command) {
        match command {
            Command::Watch { requester, socket, outbox, have } => {
                self.watch(&requester, socket, outbox, have).await
            }
            Command::Unwatch { socket } => self.unwatch(socket),
            Command::CatchUp { socket } => self.catch_up(socket),
            Command::Act { requester, outbox, id, at, action } => {
                self.person_acts(&requester, &outbox, id.into(), at, action.into()).await;
            }
            Command::TakeBack { requester, outbox, id } => self.take_back(&requester, &outbox, id).await,
            Command::AutoPass { requester, outbox, id, mode } => {
                self.set_auto_pass(&requester, &outbox, &id, mode).await
            }
            Command::Pace { requester, outbox, pause_ms } => self.set_pace(&requester, &outbox, pause_ms),
            Command::GiveUp { requester, outbox, id } => self.give_up(&requester, &outbox, &id).await,
            Command::Hint { requester, outbox, id, at } => self.hint(&requester, outbox, id, at),
            Command::Return { requester } => self.person_returns(&requester).await,
            Command::Say { requester, outbox, text, phrase } => {
                self.say(&requester, &outbox, text.as_deref(), phrase)
            }
            Command::Profile { requester } => self.appear(&requester),
            Command::Page { requester, outbox } => self.send_page(&requester, &outbox),
            // Who no longer waits for an answer has left.
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
            // Whoever is awake looks at the clock anyway.
            Command::Wake | Command::Close => {}
        }
    }

    /// How long the task waits for somebody to come; a finished table is quickly read again.
    fn patience(&self) -> Duration {
        let idle = self.services.config.idle;
        if let Stage::Over(_) | Stage::GivenUp = self.stage { idle / 20 } else { idle }
    }

    /// May the task end, because nobody is there and nothing is due soon?
    fn may_rest(&self) -> bool {
        let soon = self.services.time.now() + self.services.config.idle.as_millis() as Millis;
        let is_due = self.next_wake().is_some_and(|at| at <= soon);
        self.watchers.is_empty() && !is_due && !self.bot_owes()
    }
}
