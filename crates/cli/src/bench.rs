//! `saloon bench`: random playouts through the kernel's API, timed.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::print;
use crate::progress;
use catalog::{AnyGame, SetupError, Variant};
use indicatif::ProgressBar;
use kernel::{Message, Tally};
use lang::{Cast, Lang};
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many games a thread takes at a time: enough that taking them costs nothing.
const CHUNK: u64 = 64;

pub(crate) fn run(args: &args::Bench, lang: &Lang) -> Outcome {
    let (game, variant) = args.game.resolve()?;
    let seats = args.seats.unwrap_or(*game.seats().end());
    if !(args.seconds > 0.0 && args.seconds <= 86_400.0) {
        let value = args.seconds.to_string();
        return Err(Failure::Usage(Message::new("cli-value").with("arg", "--seconds").with("value", value)));
    }
    let limit = args.games.unwrap_or(u64::MAX);
    let deadline = args.games.is_none().then(|| Duration::from_secs_f64(args.seconds));
    // The bar counts games, or milliseconds where time is the limit.
    let length = deadline.map_or(limit, |deadline| deadline.as_millis() as u64);
    let bar = progress::bar(length, args.json);
    let run = Run { game, variant, seats, seed: args.seed, limit, deadline, next: AtomicU64::new(0) };
    let start = Instant::now();
    let tally = run.on_threads(args.threads, start, &bar)?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let figures = Figures { game: game.name(), seats, threads: args.threads, tally, seconds };
    print(&if args.json { figures.json() } else { figures.text(lang) })?;
    Ok(Answer::Yes)
}

/// A run: threads share out the games 0, 1, 2 … until there are enough.
struct Run {
    game: &'static dyn AnyGame,
    variant: Variant,
    seats: u8,
    seed: u64,
    limit: u64,
    deadline: Option<Duration>,
    next: AtomicU64,
}

impl Run {
    fn on_threads(&self, threads: u16, start: Instant, bar: &ProgressBar) -> Outcome<Tally> {
        std::thread::scope(|scope| {
            let mut working = Vec::new();
            for _ in 0..threads {
                let thread = std::thread::Builder::new().spawn_scoped(scope, || self.work(start, bar));
                working.push(thread.map_err(Failure::io("thread"))?);
            }
            working.into_iter().try_fold(Tally::default(), |sum, thread| match thread.join() {
                Ok(tally) => Ok(sum.plus(tally?)),
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })
    }

    fn work(&self, start: Instant, bar: &ProgressBar) -> Result<Tally, SetupError> {
        let mut tally = Tally::default();
        loop {
            let from = self.next.fetch_add(CHUNK, Ordering::Relaxed).min(self.limit);
            let to = (from + CHUNK).min(self.limit);
            if from == to {
                return Ok(tally);
            }
            tally = tally.plus(self.game.tally(&self.variant, self.seats, self.seed, from..to)?);
            match self.deadline {
                None => bar.inc(to - from),
                Some(deadline) if start.elapsed() < deadline => {
                    bar.set_position(start.elapsed().as_millis() as u64);
                }
                Some(_) => return Ok(tally),
            }
        }
    }
}

struct Figures {
    game: &'static str,
    seats: u8,
    threads: u16,
    tally: Tally,
    seconds: f64,
}

impl Figures {
    fn games_per_second(&self) -> f64 {
        self.tally.games as f64 / self.seconds
    }

    fn decisions_per_second(&self) -> f64 {
        self.tally.decisions as f64 / self.seconds
    }

    /// Elapsed time per decision of all threads together.
    fn ns_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.tally.decisions as f64
    }

    fn checksum(&self) -> String {
        format!("{:016x}", self.tally.checksum)
    }

    fn json(&self) -> String {
        let figures = json!({
            "game": self.game,
            "seats": self.seats,
            "threads": self.threads,
            "games": self.tally.games,
            "decisions": self.tally.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second(),
            "decisions_per_second": self.decisions_per_second(),
            "ns_per_decision": self.ns_per_decision(),
            "checksum": self.checksum(),
        });
        format!("{figures}\n")
    }

    fn text(&self, lang: &Lang) -> String {
        let message = Message::new("cli-bench-figures")
            .with("game", self.game)
            .with("seats", self.seats)
            .with("threads", i64::from(self.threads))
            .with("games", self.tally.games as i64)
            .with("decisions", self.tally.decisions as i64)
            .with("seconds", format!("{:.3}", self.seconds))
            .with("games-rate", format!("{:.0}", self.games_per_second()))
            .with("decisions-rate", format!("{:.0}", self.decisions_per_second()))
            .with("ns", format!("{:.1}", self.ns_per_decision()))
            .with("checksum", self.checksum());
        format!("{}\n", lang.say(&message, &Cast::default()))
    }
}
