//! Random games, as fast as the rules allow. Benches measure them, and rollouts use them.

use crate::{Awaits, Game, Luck, QuickLuck, Standing, State, Step};
use std::ops::Range;

/// Plays a state to its end with uniformly random decisions, and returns how many there were.
///
/// If several seats owe a decision, the lowest decides first. `actions` is a buffer: the caller keeps it, so
/// that nothing is allocated here.
#[inline]
pub fn playout<S: State>(
    state: &mut S,
    luck: &mut (impl Luck + ?Sized),
    actions: &mut Vec<S::Action>,
) -> u32 {
    let mut decisions = 0;
    loop {
        match state.awaits() {
            Awaits::Chance => {
                let chance = state.sample(luck);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("a seat owes a decision") };
                actions.clear();
                state.actions(seat, actions);
                let action = actions[luck.below(actions.len() as u32) as usize];
                state.apply(&Step::Act(seat, action));
                decisions += 1;
            }
            Awaits::Nothing => return decisions,
        }
    }
}

/// The totals of a number of random games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many decisions they took.
    pub decisions: u64,
    /// A hash of lengths and scores. It depends on the seed and on which games were played, but not on their
    /// order or on threads.
    pub checksum: u64,
}

impl Tally {
    /// Plays the games with these numbers. Game `i` draws from `QuickLuck::new(seed + i)`.
    pub fn play<G: Game>(fresh: &G::State, seed: u64, games: Range<u64>) -> Tally {
        let mut tally = Tally::default();
        let mut actions = Vec::new();
        for game in games {
            let mut state = fresh.clone();
            let mut luck = QuickLuck::new(seed.wrapping_add(game));
            let decisions = playout(&mut state, &mut luck, &mut actions);
            let Some(standing) = state.standing() else { unreachable!("a finished game has a standing") };
            tally.add(game, decisions, &standing);
        }
        tally
    }

    fn add(&mut self, game: u64, decisions: u32, standing: &Standing) {
        let mut hash = (game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(decisions);
        for &score in standing.scores() {
            hash = (hash ^ score as u64).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
        }
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.checksum = self.checksum.wrapping_add(hash);
    }

    /// Returns the sum of both.
    #[must_use]
    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            checksum: self.checksum.wrapping_add(other.checksum),
        }
    }
}
