//! One table: a task that owns it. Everything that happens at a table happens here, one thing after
//! the other, so there are no locks.
//!
//! `ask.rs` is what can be asked; `describe.rs` how everybody sees it; `gather.rs` what happens before the game, `play.rs` during it,
//! `absence.rs` when somebody's time runs out, `bots.rs` who thinks for a seat, `chat.rs` what is said, `pass_ahead.rs` how the server declines for one,
//! `solo.rs` what one person among bots may do, `hint.rs` who advises a seat, `end.rs` what is kept of the game,
//! `past.rs` what everybody may look back at, `watchers.rs` what each connection is shown, `positions.rs` what one would be shown
//! in a made-up game. Invariant I6: whatever is told has been stored before.

mod absence;
mod ask;
mod bots;
mod chat;
mod describe;
mod end;
mod gather;
mod heard;
mod hint;
mod note;
mod open;
mod pass_ahead;
mod past;
mod play;
mod positions;
mod solo;
mod watchers;

pub(crate) use ask::{Answer, Ask, Remembered, Who};
pub(crate) use describe::asleep;
pub(crate) use end::finished;
pub use positions::Sample;
pub(crate) use watchers::written;

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::minds::Minds;
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
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) minds: Minds,
    pub(crate) time: Time,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Arc<Limits>,
    /// So many games are checked at the same time.
    pub(crate) checks: Arc<Semaphore>,
    pub(crate) config: Arc<Config>,
}

/// A table.
pub(crate) struct Sitting {
    house: House,
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
    to_self: mpsc::WeakSender<Ask>,
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

impl House {
    /// How long a choice is held back, in milliseconds.
    fn pause(&self) -> u64 {
        let pause = &self.config.pause;
        pause.start + crate::names::below(pause.end.saturating_sub(pause.start))
    }
}

impl Sitting {
    /// Answers what is asked until nobody is there.
    pub(crate) async fn run(&mut self, asked: &mut mpsc::Receiver<Ask>) -> Ended {
        self.resume_play().await;
        loop {
            if self.is_lost {
                return Ended::Stopped;
            }
            let idle = self.patience();
            let wake = self.next_wake().map(|at| self.house.time.at(at));
            let timer = async {
                match wake {
                    Some(at) => tokio::time::sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                ask = asked.recv() => match ask {
                    None | Some(Ask::Close) => return Ended::Stopped,
                    Some(ask) => self.answer(ask).await,
                },
                () = timer => self.on_time().await,
                () = tokio::time::sleep(idle), if self.may_rest() => return Ended::Idle { until: self.next_wake() },
            }
        }
    }

    /// Answers one question.
    pub(crate) async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Watch { who, socket, outbox, have } => self.watch(&who, socket, outbox, have).await,
            Ask::Unwatch { socket } => self.unwatch(socket),
            Ask::CatchUp { socket } => self.catch_up(socket),
            Ask::Act { who, outbox, id, at, action } => {
                self.person_acts(&who, &outbox, id.into(), at, action.into()).await;
            }
            Ask::TakeBack { who, outbox, id } => self.take_back(&who, &outbox, id).await,
            Ask::AutoPass { who, outbox, id, mode } => self.set_auto_pass(&who, &outbox, &id, mode).await,
            Ask::Pace { who, outbox, pause_ms } => self.set_pace(&who, &outbox, pause_ms),
            Ask::GiveUp { who, outbox, id } => self.give_up(&who, &outbox, &id).await,
            Ask::Hint { who, outbox, id, at } => self.hint(&who, outbox, id, at),
            Ask::Return { who } => self.person_returns(&who).await,
            Ask::Say { who, outbox, text, phrase } => self.say(&who, &outbox, text.as_deref(), phrase),
            Ask::Profile { who } => self.appear(&who),
            Ask::Page { who, outbox } => self.tell_page(&who, &outbox),
            // Who no longer waits for an answer has left.
            Ask::Describe { who, answer } => {
                let _ = answer.send(Ok(self.described(who.as_ref().map(|who| who.device))));
            }
            Ask::Own { who, answer } => {
                let _ = answer.send(Ok(self.own(&who)));
            }
            Ask::Past { answer } => {
                let _ = answer.send(self.past());
            }
            Ask::Memory { who, answer } => {
                let _ = answer.send(self.memory(who.as_ref()));
            }
            Ask::Sit { who, seat, answer } => {
                let _ = answer.send(self.sit(&who, seat).await);
            }
            Ask::Leave { who, answer } => {
                let _ = answer.send(self.leave(&who).await);
            }
            Ask::Fill { who, strength, seat, answer } => {
                let _ = answer.send(self.fill(&who, &strength, seat).await);
            }
            Ask::Dismiss { who, seat, answer } => {
                let _ = answer.send(self.dismiss(&who, seat).await);
            }
            Ask::Start { who, answer } => {
                let _ = answer.send(self.start(&who).await);
            }
            Ask::Entropy { who, bytes, answer } => {
                let _ = answer.send(self.add_entropy(&who, bytes).await);
            }
            Ask::Forget { device } => self.forget(device).await,
            Ask::Thought { seat, at, action, ready } => self.bot_chose(seat, at, action, ready).await,
            // Whoever is awake looks at the clock anyway.
            Ask::Wake | Ask::Close => {}
        }
    }

    /// How long the task waits for somebody to come; a finished table is quickly read again.
    fn patience(&self) -> Duration {
        let idle = self.house.config.idle;
        if let Stage::Over(_) | Stage::GivenUp = self.stage { idle / 20 } else { idle }
    }

    /// May the task end, because nobody is there and nothing is due soon?
    fn may_rest(&self) -> bool {
        let soon = self.house.time.now() + self.house.config.idle.as_millis() as Millis;
        let is_due = self.next_wake().is_some_and(|at| at <= soon);
        self.watchers.is_empty() && !is_due && !self.bot_owes()
    }
}
