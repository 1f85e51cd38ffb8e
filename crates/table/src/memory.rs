//! What one viewer has seen at a table so far: his own past, and nobody else's.
//!
//! Found by letting the steps happen again (invariant I5) and looking from his chair: steps that were secret
//! to him leave no trace, not even a number. What was taken back is gone, as it is from the steps. What everybody may look
//! back at is `past.rs`.

use crate::past::glimpse;
use crate::table::{NoticeIn, ViewIn};
use kernel::{Game, State, StepIn, Viewer};

/// The memory of one viewer.
pub struct Memory<G: Game> {
    fresh: G::State,
    steps: Vec<StepIn<G>>,
    viewer: Viewer,
}

impl<G: Game> Memory<G> {
    pub(crate) fn new(fresh: &G::State, steps: &[StepIn<G>], viewer: Viewer) -> Memory<G> {
        Memory { fresh: fresh.clone(), steps: steps.to_vec(), viewer }
    }

    /// Lets everything happen again; each time he was told something or saw a change, that.
    pub fn relive(&self, mut seen: impl FnMut(Vec<NoticeIn<G>>, ViewIn<G>)) {
        let mut state = self.fresh.clone();
        let mut last = state.view(self.viewer);
        for step in &self.steps {
            let before = state.clone();
            state.apply(step);
            let (notices, view) = glimpse::<G>(&before, step, &state, self.viewer);
            if !notices.is_empty() || last != view {
                last = view.clone();
                seen(notices, view);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seed, Table};
    use kernel::{Luck, QuickLuck, View};

    /// Plays at random, and compares what is remembered at the end with what was seen on the way.
    fn remembers_what_was_told<G: Game>(seats: u8) {
        let opened = Table::<G>::open(&G::Options::default(), seats, Seed::from_number(3), &[]);
        let (mut table, mut told) = opened.expect("so many can play");
        let mut luck = QuickLuck::new(3);
        for _ in 0..200 {
            let Some(seat) = table.awaits().seats().first() else { break };
            let view = table.view(Viewer::Seat(seat));
            let action = view.actions()[luck.below(view.actions().len() as u32) as usize];
            let news = table.answer(seat, action);
            told.iter_mut().zip(news).for_each(|(told, news)| told.extend(news));
        }
        for (viewer, told) in Viewer::all(seats).zip(told) {
            let (mut moments, mut notices, mut last) = (0, Vec::new(), None);
            table.memory(viewer).relive(|heard, view| {
                moments += 1;
                notices.extend(heard.into_iter().map(|notice| (moments, notice)));
                last = Some(view);
            });
            assert_eq!(moments, table.version(viewer), "nothing was taken back");
            assert!(notices == told, "{viewer:?}");
            assert!(last.as_ref() == Some(table.view(viewer)), "{viewer:?}");
        }
    }

    #[test]
    fn a_viewer_remembers_what_he_was_told_when_and_how_it_looked() {
        remembers_what_was_told::<wild_shots::WildShots>(3);
        remembers_what_was_told::<wyatt_earp::WyattEarp>(4);
        remembers_what_was_told::<dice_town::DiceTown>(5);
    }
}
