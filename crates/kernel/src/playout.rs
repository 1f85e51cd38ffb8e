//! Random games, as fast as the rules allow: what benches time and rollouts repeat.

use crate::{Awaits, Game, Luck, QuickLuck, Standing, State, Step};
use std::ops::Range;

/// Plays a state to its end with uniformly random decisions; where several seats owe one,
/// the lowest answers first. Returns how many decisions that took. `choices` is scratch
/// room, kept by the caller so that nothing is allocated here.
#[inline]
pub fn playout<S: State>(
    state: &mut S,
    luck: &mut (impl Luck + ?Sized),
    choices: &mut Vec<S::Action>,
) -> u32 {
    let mut decisions = 0;
    loop {
        match state.awaits() {
            Awaits::Chance => {
                let chance = state.sample(luck);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("somebody is awaited") };
                choices.clear();
                state.actions(seat, choices);
                let action = choices[luck.below(choices.len() as u32) as usize];
                state.apply(&Step::Act(seat, action));
                decisions += 1;
            }
            Awaits::Nothing => return decisions,
        }
    }
}

/// What a number of random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many decisions they took.
    pub decisions: u64,
    /// Depends on the seed and on which games were played, not on their order or on threads.
    pub checksum: u64,
}

impl Tally {
    /// Plays the games with these numbers; game `i` draws from `QuickLuck::new(seed + i)`.
    pub fn play<G: Game>(fresh: &G::State, seed: u64, games: Range<u64>) -> Tally {
        let mut tally = Tally::default();
        let mut choices = Vec::new();
        for game in games {
            let mut state = fresh.clone();
            let mut luck = QuickLuck::new(seed.wrapping_add(game));
            let decisions = playout(&mut state, &mut luck, &mut choices);
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

    /// Both together.
    #[must_use]
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            checksum: self.checksum.wrapping_add(other.checksum),
        }
    }
}
