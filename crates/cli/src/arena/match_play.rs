//! Lets the bots play, several games at a time.

use super::figures::Figures;
use super::plan::Plan;
use super::results::{Played, Results};
use crate::failure::Outcome;
use crate::progress;
use catalog::AnyStep;
use kernel::Seat;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

pub(super) struct Match<'a> {
    pub(super) plan: &'a Plan,
    /// Stop as soon as it is clear on which side of this share the wins of the first bot are.
    pub(super) until: Option<f64>,
    pub(super) threads: usize,
}

/// What the threads share.
struct Shared<'a> {
    results: Mutex<&'a mut Results>,
    /// The number of the next game that no thread has taken.
    next: AtomicU64,
    /// How many games are to be played: all, or fewer once the claim is clear.
    end: AtomicU64,
    bar: indicatif::ProgressBar,
}

impl Match<'_> {
    /// Plays the missing games. Returns whether it stopped before the end.
    pub(super) fn play(&self, results: &mut Results, json: bool) -> Outcome<bool> {
        let orders = self.plan.orders.len() as u64;
        let games = self.plan.sets * orders;
        let bar = progress::long(games, json);
        bar.set_position(results.games().len() as u64);
        bar.reset_eta();
        let end = if self.is_clear(results) { 0 } else { games };
        let shared =
            Shared { results: Mutex::new(results), next: AtomicU64::new(0), end: AtomicU64::new(end), bar };
        let played = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| self.work(&shared))).collect();
            threads.into_iter().try_for_each(|thread| match thread.join() {
                Ok(outcome) => outcome,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        });
        shared.bar.finish_and_clear();
        played.map(|()| shared.end.into_inner() < games)
    }

    fn work(&self, shared: &Shared<'_>) -> Outcome<()> {
        let orders = self.plan.orders.len() as u64;
        loop {
            let number = shared.next.fetch_add(1, Ordering::Relaxed);
            if number >= shared.end.load(Ordering::Relaxed) {
                return Ok(());
            }
            let (set, order) = (number / orders, (number % orders) as usize);
            if lock(&shared.results).has(set, order) {
                continue;
            }
            let (game, steps) = self.game(set, order)?;
            let mut results = lock(&shared.results);
            results.add(self.plan, game, &steps)?;
            if self.is_clear(&results) {
                // A started set is finished, because only complete sets count.
                let begun = shared.next.load(Ordering::Relaxed).next_multiple_of(orders);
                shared.end.fetch_min(begun, Ordering::Relaxed);
            }
            shared.bar.inc(1);
        }
    }

    fn is_clear(&self, results: &Results) -> bool {
        self.until.is_some_and(|claim| Figures::first(self.plan, &results.games()).is_clear_of(claim))
    }

    fn game(&self, set: u64, order: usize) -> Outcome<(Played, Vec<AnyStep>)> {
        let plan = self.plan;
        let seats = &plan.orders[order];
        let (mut table, _) = plan.game.table(&plan.variant, seats.len() as u8, plan.seed_of(set), &[])?;
        let mut lucks: Vec<_> =
            Seat::all(seats.len() as u8).map(|seat| plan.luck_of(set, order, seat)).collect();
        while let Some(seat) = table.awaits().seats().first() {
            let strength = plan.entrants[seats[seat.index()]].strength;
            let action = table.choose(seat, strength, &mut lucks[seat.index()]);
            let at = table.decision(seat).unwrap_or_default();
            let Ok(_) = table.answer(seat, at, &action) else {
                unreachable!("bots choose among legal actions")
            };
        }
        let Some(standing) = table.standing() else { unreachable!("a finished game has a standing") };
        Ok((Played { set, order, standing }, table.steps()))
    }
}

/// Locks the results. A thread that panicked has added complete games or none, so a poisoned lock is safe to use.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
