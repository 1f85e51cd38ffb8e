//! Runs bots on threads that all tables share, so that a search delays only those who wait for it.
//!
//! Bots without search take microseconds and have a thread of their own. A search waits for a permit
//! (`fair_semaphore.rs`); short searches do not wait for long ones. It holds its permit as long as its strength may
//! take, even if it ends early or need not begin. So the moment of a choice tells nothing of the cards, and neither
//! does the moment of the next choice. Hints have permits of their own, so that no bot's moment shows that a player
//! asked for one.

use crate::fair_semaphore::FairSemaphore;
use crate::store::TableKey;
use catalog::{AnyHint, Budget, ChooseJob, HintJob, Strength};
use kernel::{MAX_SEATS, QuickLuck};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tokio::time::Instant;

/// The longest search that counts as short.
const SHORT: Duration = Duration::from_millis(500);

/// How long a hint simulates games, and how long it takes in all.
const HINT: Budget = Budget::Millis(800);
const HINT_TAKES: Duration = Duration::from_secs(1);

/// The threads.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    quick: FairSemaphore,
    short: FairSemaphore,
    long: FairSemaphore,
    hints: FairSemaphore,
}

/// What was chosen.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) action: String,
    /// When the choice may take effect: it depends on the strength alone. The choice may be known sooner.
    pub(crate) ready: Instant,
}

impl BotPool {
    /// Allows so many short searches at the same time, and as many long ones.
    pub(crate) fn new(searches: usize) -> BotPool {
        let semaphore = || FairSemaphore::new(searches.max(1));
        // Every seat of a table gets its hint at once, so none can tell that another asked.
        let hints = FairSemaphore::new(searches.max(MAX_SEATS));
        BotPool { quick: FairSemaphore::new(1), short: semaphore(), long: semaphore(), hints }
    }

    /// Returns the hints of this adviser; nothing if it fails. It always takes the same time, whatever there is to
    /// choose from and whichever other seats ask.
    pub(crate) async fn advise(&self, table: TableKey, adviser: HintJob) -> Option<Vec<AnyHint>> {
        let _permit = self.hints.acquire(table).await;
        let ready = Instant::now() + HINT_TAKES;
        let advice = tokio::task::spawn_blocking(move || adviser(HINT, &mut luck())).await;
        tokio::time::sleep_until(ready).await;
        // A panic has been logged.
        advice.ok()
    }

    /// Returns the choice of this mind; nothing if no bot can choose.
    pub(crate) async fn think(&self, table: TableKey, mind: ChooseJob, strength: Strength) -> Option<Choice> {
        let time = time_of(strength);
        let semaphore = match time {
            Duration::ZERO => &self.quick,
            time if time > SHORT => &self.long,
            _ => &self.short,
        };
        let permit = semaphore.acquire(table).await;
        let ready = Instant::now() + time;
        // While the server stops there are no threads, and no bot chooses.
        let action = tokio::task::spawn_blocking(move || chosen(&mind, strength)).await.ok().flatten();
        if !time.is_zero() {
            tokio::spawn(async move {
                tokio::time::sleep_until(ready).await;
                drop(permit);
            });
        }
        action.map(|action| Choice { action, ready })
    }
}

/// How long a choice takes: a quarter more than its search may. No search was ever seen to take a hundredth more.
fn time_of(strength: Strength) -> Duration {
    Duration::from_millis(strength.millis().unwrap_or(0).into()) * 5 / 4
}

/// Returns the choice of this strength. A bot that panics is a bug, but the game must go on: a weaker bot chooses
/// instead.
pub(crate) fn chosen(mind: &ChooseJob, strength: Strength) -> Option<String> {
    let tries = [strength, Strength::Deputy, Strength::Random];
    tries.into_iter().find_map(|strength| {
        // A mind holds no state between choices, and this luck is not used again.
        let choice = catch_unwind(AssertUnwindSafe(|| mind(strength, &mut luck())));
        choice.inspect_err(|_| tracing::error!(?strength, "a bot panicked")).ok()
    })
}

fn luck() -> QuickLuck {
    QuickLuck::new(u64::from_le_bytes(crate::names::random()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};
    use std::sync::{Arc, Mutex};

    const TABLE: TableKey = TableKey(1);
    /// What fails must fail some day; what holds does not wait for this.
    const FOREVER: Duration = Duration::from_secs(10);

    fn mind(choose: impl Fn(Strength) -> &'static str + Send + 'static) -> ChooseJob {
        Box::new(move |strength, _| choose(strength).to_owned())
    }

    /// A mind that thinks until it is told to stop.
    fn slow() -> (Sender<()>, ChooseJob) {
        let (stop, stopped) = channel();
        let choose = move |_| {
            let _ = stopped.recv_timeout(FOREVER);
            "pass"
        };
        (stop, mind(choose))
    }

    #[tokio::test(start_paused = true)]
    async fn a_bot_that_panics_is_replaced_by_a_simpler_one() {
        let bot_pool = BotPool::new(1);
        let panics = |last: Strength, known: &'static str| {
            mind(move |strength| if strength == last { known } else { panic!("this is a test") })
        };
        for (last, known) in [(Strength::Deputy, "thumb"), (Strength::Random, "any")] {
            let choice = bot_pool.think(TABLE, panics(last, known), Strength::Marshal).await;
            assert_eq!(choice.map(|choice| choice.action).as_deref(), Some(known));
        }
        let unknown_device =
            bot_pool.think(TABLE, mind(|_| panic!("this is a test")), Strength::Random).await;
        assert_eq!(unknown_device, None);
        // The threads live on.
        let choice = bot_pool.think(TABLE, mind(|_| "pass"), Strength::Random).await;
        assert_eq!(choice.map(|choice| choice.action).as_deref(), Some("pass"));
    }

    /// How long after the question a choice is ready, and how long after it the next, which waits for
    /// the same place, if thinking about the first ends after so long.
    async fn moments(strength: Strength, thinks: Duration) -> [Duration; 2] {
        let (bot_pool, asked) = (BotPool::new(1), Instant::now());
        let (stop, mind_of_first) = slow();
        let first = bot_pool.clone();
        let first = tokio::spawn(async move { first.think(TABLE, mind_of_first, strength).await });
        // It begins; time stands while it thinks, but for what passes here.
        tokio::task::yield_now().await;
        tokio::time::advance(thinks).await;
        stop.send(()).expect("it still thinks");
        let first = first.await.expect("it does not panic").expect("it chooses");
        let next = bot_pool.think(TABLE, mind(|_| "pass"), strength).await.expect("it chooses");
        [first.ready - asked, next.ready - asked]
    }

    #[tokio::test(start_paused = true)]
    async fn how_long_a_bot_thinks_shows_neither_in_its_moment_nor_in_that_of_the_next() {
        for (strength, time) in [(Strength::Marshal, 125), (Strength::Legend, 1250)] {
            let expected = [time, 2 * time].map(Duration::from_millis);
            for thinks in [0, 1, time / 5, time * 4 / 5, time - 1] {
                let moments = moments(strength, Duration::from_millis(thinks)).await;
                assert_eq!(moments, expected, "{strength:?} thinks for {thinks} ms");
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_hint_takes_its_time_and_delays_no_search() {
        let (bot_pool, asked) = (BotPool::new(1), Instant::now());
        let mut waiting = Vec::new();
        let mut stops = Vec::new();
        for _ in 0..2 * MAX_SEATS {
            let (stop, stopped) = channel::<()>();
            let adviser: HintJob = Box::new(move |_, _| {
                let _ = stopped.recv_timeout(FOREVER);
                Vec::new()
            });
            let bot_pool = bot_pool.clone();
            waiting.push(tokio::spawn(async move { bot_pool.advise(TABLE, adviser).await }));
            stops.push(stop);
            tokio::task::yield_now().await;
        }
        for strength in [Strength::Deputy, Strength::Marshal] {
            let choice = bot_pool.think(TABLE, mind(|_| "pass"), strength).await.expect("it chooses");
            assert_eq!(choice.ready - asked, time_of(strength), "{strength:?}");
        }
        drop(stops);
        let first = waiting.remove(0).await.expect("it does not panic");
        assert_eq!((first, asked.elapsed()), (Some(Vec::new()), HINT_TAKES));
        let unopenable: HintJob = Box::new(|_, _| panic!("this is a test"));
        assert_eq!(bot_pool.advise(TABLE, unopenable).await, None);
    }

    #[tokio::test(start_paused = true)]
    async fn rules_of_thumb_do_not_wait_for_searches_nor_short_ones_for_long_ones() {
        let (bot_pool, order) = (BotPool::new(2), Arc::new(Mutex::new(Vec::new())));
        let (mut stops, mut thinking) = (Vec::new(), Vec::new());
        for (table, strength) in [(1, Strength::Legend), (1, Strength::Legend), (1, Strength::Legend)]
            .into_iter()
            .chain([(2, Strength::Deputy), (3, Strength::Greenhorn), (4, Strength::Marshal)])
        {
            let (bot_pool, order) = (bot_pool.clone(), Arc::clone(&order));
            let is_slow = strength == Strength::Legend;
            let (stop, slow) = slow();
            stops.push(stop);
            let mind = if is_slow { slow } else { mind(|_| "pass") };
            let thought = tokio::spawn(async move {
                bot_pool.think(TableKey(table), mind, strength).await.expect("it chooses");
                order.lock().expect("nobody panics").push(is_slow);
            });
            tokio::task::yield_now().await;
            if is_slow {
                thinking.push(thought);
            } else {
                thought.await.expect("it does not panic");
            }
        }
        drop(stops);
        for thought in thinking {
            thought.await.expect("it does not panic");
        }
        assert_eq!(*order.lock().expect("nobody panics"), [false, false, false, true, true, true]);
    }
}
