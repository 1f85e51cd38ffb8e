//! Lets the bots play, several games at a time.

use super::figures::Figures;
use super::plan::Plan;
use super::results::{Game, Results};
use crate::failure::{Failure, Outcome};
use crate::progress;
use catalog::AnyStep;
use kernel::{Saying, Seat, Standing};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub(super) struct Match<'a> {
    pub(super) plan: &'a Plan,
    /// Stop as soon as it is clear on which side of this the first bot's win share is.
    pub(super) until: Option<f64>,
    pub(super) threads: usize,
}

/// What the threads have in common.
struct Board<'a> {
    results: Mutex<&'a mut Results>,
    next: AtomicU64,
    clear: AtomicBool,
    bar: indicatif::ProgressBar,
}

impl Match<'_> {
    pub(super) fn play(&self, results: &mut Results, json: bool) -> Outcome<()> {
        let orders = self.plan.orders.len() as u64;
        let games = self.plan.sets * orders;
        let bar = progress::long(games, json);
        bar.inc(results.games().len() as u64);
        let clear = self.is_clear(results);
        let board = Board {
            results: Mutex::new(results),
            next: AtomicU64::new(0),
            clear: AtomicBool::new(clear),
            bar,
        };
        let played = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.threads).map(|_| scope.spawn(|| self.work(&board, games))).collect();
            threads.into_iter().try_for_each(|thread| match thread.join() {
                Ok(outcome) => outcome,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        });
        board.bar.finish_and_clear();
        played
    }

    fn work(&self, board: &Board<'_>, games: u64) -> Outcome<()> {
        let orders = self.plan.orders.len() as u64;
        loop {
            let number = board.next.fetch_add(1, Ordering::Relaxed);
            if number >= games || board.clear.load(Ordering::Relaxed) {
                return Ok(());
            }
            let (set, order) = (number / orders, (number % orders) as usize);
            if lock(&board.results).has(set, order) {
                continue;
            }
            let (game, steps, standing) = self.game(set, order)?;
            let mut results = lock(&board.results);
            results.add(self.plan, game, &steps, &standing)?;
            if self.is_clear(&results) {
                board.clear.store(true, Ordering::Relaxed);
            }
            board.bar.inc(1);
        }
    }

    /// Does the interval of the first bot's win share leave out the claim? Not before it means
    /// something: an interval from a handful of games is no interval.
    fn is_clear(&self, results: &Results) -> bool {
        let Some(claim) = self.until else { return false };
        let share = Figures::of(self.plan, &results.games()).rows[0].share;
        share.samples >= 20 && (share.value - claim).abs() > share.within
    }

    fn game(&self, set: u64, order: usize) -> Outcome<(Game, Vec<AnyStep>, Standing)> {
        let plan = self.plan;
        let seats = &plan.orders[order];
        let (mut table, _) = plan.game.table(&plan.variant, seats.len() as u8, plan.seed_of(set), &[])?;
        let mut lucks: Vec<_> =
            Seat::all(seats.len() as u8).map(|seat| plan.luck_of(set, order, seat)).collect();
        while let Some(seat) = table.awaits().seats().first() {
            let strength = plan.entrants[seats[seat.index()]].strength;
            let action = table.choose(seat, strength, &mut lucks[seat.index()]);
            let at = table.decision(seat).unwrap_or_default();
            table.act(seat, at, &action).map_err(|_| Failure::Usage(Saying::new("play-stale")))?;
        }
        let Some(standing) = table.standing() else { unreachable!("a finished game has a standing") };
        let game = Game {
            set,
            order,
            scores: standing.scores().to_vec(),
            places: standing.place[..seats.len()].to_vec(),
        };
        Ok((game, table.steps(), standing))
    }
}

/// A thread that panicked has added whole games or none.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
