//! A dice game with about the same amount of work, without an engine: four seats roll, pay, keep
//! and win nuggets, dollars and titles. It has no cards and no offers, and stores only what the
//! playout itself needs. It is only a reference for the benchmark. The rules are in `src`, and this
//! game has fewer of them.

use dice_town::{Dice, Face};
use kernel::{Luck, QuickLuck};

const SEATS: usize = 4;

/// The result of a game.
pub(crate) struct Outcome {
    pub(crate) dollars: [u32; SEATS],
    pub(crate) bank: u32,
    pub(crate) nuggets: [u32; SEATS],
    pub(crate) mine: u32,
    pub(crate) titles: u32,
    pub(crate) decisions: u32,
}

/// Plays one game at random, until the mine or the titles are used up.
pub(crate) fn playout(luck: &mut QuickLuck) -> Outcome {
    let mut game =
        Outcome { dollars: [8; SEATS], bank: 3, nuggets: [0; SEATS], mine: 30, titles: 0, decisions: 0 };
    while game.mine > 0 && game.titles < 25 {
        let (rows, paid) = game.roll(luck);
        if let Some(seat) = game.most(luck, |seat| rows[seat].count(Face::Nine)) {
            let found = u32::from(rows[seat].count(Face::Nine)).min(game.mine);
            game.mine -= found;
            game.nuggets[seat] += found;
        }
        if let Some(seat) = game.most(luck, |seat| rows[seat].count(Face::Ten)) {
            game.dollars[seat] += std::mem::take(&mut game.bank);
        }
        game.bank += paid;
        // Cards to draw, cards to steal, and the star: only the winner is found.
        for face in [Face::Jack, Face::Queen, Face::King] {
            game.decisions += u32::from(game.most(luck, |seat| rows[seat].count(face)).is_some());
        }
        if let Some(seat) = game.most(luck, |seat| rows[seat].strength()) {
            game.titles += 1 + u32::from(rows[seat].count(Face::Ace));
        }
    }
    game
}

impl Outcome {
    /// Rolls and keeps until all rows are full. Returns the rows and what was paid.
    fn roll(&mut self, luck: &mut QuickLuck) -> ([Dice; SEATS], u32) {
        let mut rows = [Dice::NONE; SEATS];
        let mut paid = 0;
        loop {
            let last = rows.iter().any(|row| row.len() == 5);
            for (seat, row) in rows.iter_mut().enumerate() {
                let free = 5 - row.len();
                if free == 0 {
                    continue;
                }
                let roll = Dice::roll(free, luck);
                if last {
                    *row = row.plus(roll);
                    continue;
                }
                let dollars = self.dollars[seat];
                let picks = &roll.picks()[usize::from(dollars == 0)..roll.picks_up_to(dollars as u8 + 1)];
                let kept = picks[luck.below(picks.len() as u32) as usize];
                let cost = u32::from(kept.len()).abs_diff(1);
                self.dollars[seat] -= cost;
                paid += cost;
                *row = row.plus(kept);
                self.decisions += 1;
            }
            if last || rows.iter().all(|row| row.len() == 5) {
                return (rows, paid);
            }
        }
    }

    /// Returns the seat with the most; of tied seats, any.
    fn most<T: Ord + Default>(&mut self, luck: &mut QuickLuck, of: impl Fn(usize) -> T) -> Option<usize> {
        let best = (0..SEATS).map(&of).max().filter(|best| *best > T::default())?;
        let tied = (0..SEATS).filter(|&seat| of(seat) == best);
        let count = tied.clone().count() as u32;
        if count == 1 {
            return tied.clone().next();
        }
        self.decisions += 1;
        tied.clone().nth(luck.below(count) as usize)
    }
}
