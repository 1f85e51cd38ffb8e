//! What one viewer has seen at a table so far.
//!
//! It is found by replaying the steps (invariant I5) for this viewer. Steps that were secret to the viewer leave no
//! trace, not even a number. Actions that were taken back are gone, as they are from the steps. Read next: `past.rs`,
//! which is what everybody may look back at.

use crate::past::Observation;
use kernel::{Game, State, StepIn, Viewer};

/// The memory of one viewer.
pub struct Memory<G: Game> {
    initial: G::State,
    steps: Vec<StepIn<G>>,
    viewer: Viewer,
}

impl<G: Game> Memory<G> {
    pub(crate) fn new(initial: &G::State, steps: &[StepIn<G>], viewer: Viewer) -> Memory<G> {
        Memory { initial: initial.clone(), steps: steps.to_vec(), viewer }
    }

    /// Replays all steps. Calls `observe` for each step that the viewer noticed: by a notice, or because the view changed.
    pub fn replay(&self, mut observe: impl FnMut(Observation<G>)) {
        let mut state = self.initial.clone();
        let mut last = state.view(self.viewer);
        for step in &self.steps {
            let before = state.clone();
            state.apply(step);
            let observation = Observation::<G>::of(&before, step, &state, self.viewer);
            if !observation.notices.is_empty() || last != observation.view {
                last = observation.view.clone();
                observe(observation);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewsItem, Seed, Table};
    use kernel::{Luck, QuickLuck, View};

    /// Plays at random, and compares the memory at the end with the news on the way.
    fn remembers_all_news<G: Game>(seats: u8) {
        let opened = Table::<G>::open(&G::Options::default(), seats, Seed::from_number(3), &[]);
        let (mut table, mut all_news) = opened.expect("so many can play");
        let mut luck = QuickLuck::new(3);
        for _ in 0..200 {
            let Some(seat) = table.awaits().seats().first() else { break };
            let view = table.view(Viewer::Seat(seat));
            let action = view.actions()[luck.below(view.actions().len() as u32) as usize];
            let news = table.answer(seat, action);
            all_news.iter_mut().zip(news).for_each(|(all, news)| all.extend(news));
        }
        for (viewer, news) in Viewer::all(seats).zip(all_news) {
            let (mut version, mut remembered, mut last) = (0, Vec::new(), None);
            table.memory(viewer).replay(|Observation { notices, view }| {
                version += 1;
                remembered.extend(notices.into_iter().map(|notice| NewsItem { version, notice }));
                last = Some(view);
            });
            assert_eq!(version, table.version(viewer), "nothing was taken back");
            assert!(remembered == news, "{viewer:?}");
            assert!(last.as_ref() == Some(table.view(viewer)), "{viewer:?}");
        }
    }

    #[test]
    fn a_memory_has_every_notice_at_its_version_and_the_last_view() {
        remembers_all_news::<wild_shots::WildShots>(3);
        remembers_all_news::<wyatt_earp::WyattEarp>(4);
        remembers_all_news::<dice_town::DiceTown>(5);
    }
}
