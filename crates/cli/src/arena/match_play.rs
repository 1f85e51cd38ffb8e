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
    /// Stop as soon as it is clear on which side of this the first bot's win share is.
    pub(super) until: Option<f64>,
    pub(super) threads: usize,
}

/// What the threads have in common.
struct Board<'a> {
    results: Mutex<&'a mut Results>,
    /// The number of the next game that nobody plays yet.
    next: AtomicU64,
    /// How many are played: all, or fewer when the claim is clear.
    end: AtomicU64,
    bar: indicatif::ProgressBar,
}

impl Match<'_> {
    /// Plays what is missing; whether it stopped before the end.
    pub(super) fn play(&self, results: &mut Results, json: bool) -> Outcome<bool> {
        let orders = self.plan.orders.len() as u64;
        let games = self.plan.sets * orders;
        let bar = progress::long(games, json);
        bar.set_position(results.games().len() as u64);
        bar.reset_eta();
        let end = if self.is_clear(results) { 0 } else { games };
        let board =
            Board { results: Mutex::new(results), next: AtomicU64::new(0), end: AtomicU64::new(end), bar };
        let played = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| self.work(&board))).collect();
            threads.into_iter().try_for_each(|thread| match thread.join() {
                Ok(outcome) => outcome,
                Err(panic) => std::panic::resume_unwind(panic),
            })
        });
        board.bar.finish_and_clear();
        played.map(|()| board.end.into_inner() < games)
    }

    fn work(&self, board: &Board<'_>) -> Outcome<()> {
        let orders = self.plan.orders.len() as u64;
        loop {
            let number = board.next.fetch_add(1, Ordering::Relaxed);
            if number >= board.end.load(Ordering::Relaxed) {
                return Ok(());
            }
            let (set, order) = (number / orders, (number % orders) as usize);
            if lock(&board.results).has(set, order) {
                continue;
            }
            let (game, steps) = self.game(set, order)?;
            let mut results = lock(&board.results);
            results.add(self.plan, game, &steps)?;
            if self.is_clear(&results) {
                // A set that has begun is played, because only whole ones count.
                let begun = board.next.load(Ordering::Relaxed).next_multiple_of(orders);
                board.end.fetch_min(begun, Ordering::Relaxed);
            }
            board.bar.inc(1);
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

/// A thread that panicked has added whole games or none.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
