//! The steps that everybody may look back at because their secrets no longer matter, and what each viewer saw of them.
//!
//! [`Table::past`](crate::Table::past) makes a [`Past`] of its open steps. [`Past::from_steps`] makes one of a record,
//! whose owner knows all of it anyway. A past holds no later step and no state except the one before the deal: all
//! answers come from replaying the steps (invariant I5). Deliberately absent: a viewer that sees everything. All hands
//! are the views of all seats, each built for its seat.

use crate::table::{NoticeIn, ViewIn};
use crate::{ReplayError, RuleIn};
use kernel::{Game, State, Step, StepIn, Viewer};
use std::ops::Range;

/// The steps of a table that everybody may look back at.
pub struct Past<G: Game> {
    initial: G::State,
    steps: Vec<StepIn<G>>,
}

/// One step, and what each viewer observed of it.
pub struct Moment<G: Game> {
    /// What happened.
    pub step: StepIn<G>,
    /// For each viewer, seats in order and then the bystander.
    pub observations: Vec<Observation<G>>,
}

/// What one viewer observed of a step.
pub struct Observation<G: Game> {
    /// The notices of the step.
    pub notices: Vec<NoticeIn<G>>,
    /// The view after the step.
    pub view: ViewIn<G>,
}

/// Which steps of a past are actions, and where its parts begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The numbers of the steps that were actions.
    pub decisions: Vec<usize>,
    /// For each round, or for each turn of a game without rounds: the number of the step after which the part is under
    /// way. The first is 0. A part without a following step is left out.
    pub parts: Vec<usize>,
}

impl<G: Game> Past<G> {
    pub(crate) fn new(initial: &G::State, steps: &[StepIn<G>]) -> Past<G> {
        Past { initial: initial.clone(), steps: steps.to_vec() }
    }

    /// Makes a past of recorded steps. Whether their chance is what a seed gives does not matter.
    ///
    /// # Errors
    /// The rules forbid a step.
    pub fn from_steps(
        options: &G::Options,
        seats: u8,
        steps: Vec<StepIn<G>>,
    ) -> Result<Past<G>, ReplayError<RuleIn<G>>> {
        let initial = G::open(options, seats).map_err(ReplayError::Seats)?;
        let mut state = initial.clone();
        for (i, step) in steps.iter().enumerate() {
            state.check(step).map_err(|refusal| ReplayError::Refused(i, refusal))?;
            state.apply(step);
        }
        Ok(Past { initial, steps })
    }

    /// Returns the number of steps.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.initial.seats()
    }

    /// Returns the decisions and parts.
    pub fn outline(&self) -> Outline {
        let mut outline = Outline { decisions: Vec::new(), parts: vec![0] };
        let mut state = self.initial.clone();
        for (number, step) in self.steps.iter().enumerate() {
            let part = state.part();
            state.apply(step);
            if matches!(step, Step::Act(..)) {
                outline.decisions.push(number);
            }
            if state.part() != part && number + 1 < self.steps.len() {
                outline.parts.push(number);
            }
        }
        outline
    }

    /// Returns what a viewer saw before this step.
    pub fn view(&self, before: usize, viewer: Viewer) -> ViewIn<G> {
        let mut state = self.initial.clone();
        self.steps.iter().take(before).for_each(|step| state.apply(step));
        state.view(viewer)
    }

    /// Returns the moments of these steps, counted from 0. Steps that do not exist are left out.
    pub fn moments(&self, which: Range<usize>) -> Vec<Moment<G>> {
        let mut state = self.initial.clone();
        let mut moments = Vec::new();
        for (number, step) in self.steps.iter().enumerate().take(which.end) {
            if number < which.start {
                state.apply(step);
                continue;
            }
            let before = state.clone();
            state.apply(step);
            let observe = |viewer| Observation::of(&before, step, &state, viewer);
            moments
                .push(Moment { step: *step, observations: Viewer::all(self.seats()).map(observe).collect() });
        }
        moments
    }
}

impl<G: Game> Observation<G> {
    /// What a viewer observes of this step.
    pub(crate) fn of(
        before: &G::State,
        step: &StepIn<G>,
        after: &G::State,
        viewer: Viewer,
    ) -> Observation<G> {
        let mut notices = Vec::new();
        before.notices(step, viewer, &mut notices);
        Observation { notices, view: after.view(viewer) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealer, NewsIn, Seed, Stream, Table};
    use kernel::{Awaits, Luck, QuickLuck, Seat, View};
    use std::fmt::Write as _;

    /// Lets a seat act at random; returns the news.
    fn act<G: Game>(table: &mut Table<G>, luck: &mut QuickLuck) -> NewsIn<G> {
        let seat = table.awaits().seats().first().expect("a seat must act");
        let view = table.view(Viewer::Seat(seat));
        let action = view.actions()[luck.below(view.actions().len() as u32) as usize];
        table.answer(seat, action)
    }

    fn opened<G: Game>(seats: u8, seed: u64) -> Table<G> {
        let opened = Table::<G>::open(&G::Options::default(), seats, Seed::from_number(seed), &[]);
        opened.expect("so many can play").0
    }

    /// Writes out all that a past contains.
    fn written_out<G: Game>(table: &Table<G>) -> String {
        let mut text = String::new();
        for Moment { step, observations } in table.past().moments(0..usize::MAX) {
            let seen: Vec<_> =
                observations.iter().map(|observed| (&observed.notices, &observed.view)).collect();
            let _ = writeln!(text, "{step:?} {seen:?}");
        }
        text
    }

    /// Two tables with the same first round, of which one is dealt its second by another dealer.
    fn twins<G: Game>(seats: u8) -> [Table<G>; 2] {
        let mut ahead = opened::<G>(seats, 5);
        let (mut luck, mut acts) = (QuickLuck::new(5), 0);
        while ahead.open_steps() == 0 {
            act(&mut ahead, &mut luck);
            acts += 1;
        }
        let ends_like = |dealer: Option<Dealer>| {
            let (mut table, mut luck) = (opened::<G>(seats, 5), QuickLuck::new(5));
            for _ in 1..acts {
                act(&mut table, &mut luck);
            }
            assert_eq!(table.past().count(), 0, "the first round is not finished");
            dealer.into_iter().for_each(|dealer| table.change_dealer(dealer));
            act(&mut table, &mut luck);
            table
        };
        let other = Dealer::new(Seed::from_number(6).key(&[]), Stream::Dealer);
        [ends_like(None), ends_like(Some(other))]
    }

    fn nothing_of_the_second_round_is_open<G: Game>(seats: u8) {
        let [mut one, mut other] = twins::<G>(seats);
        let hands = |table: &Table<G>| {
            Seat::all(seats).map(|seat| table.view(Viewer::Seat(seat)).clone()).collect::<Vec<_>>()
        };
        assert!(hands(&one) != hands(&other), "the second deals differ");
        let open = one.past().count();
        let dealt = one.steps().len() - open;
        assert!(dealt > 10 * usize::from(seats), "all of the deal is beyond the past");
        assert!(one.steps()[open..].iter().all(|step| matches!(step, Step::Chance(_))));
        assert!(matches!(one.steps()[open - 1], Step::Act(..)), "the past ends with the last action");
        let first_round = written_out(&one);
        assert!(first_round.lines().count() == open && first_round == written_out(&other));
        let mut luck = QuickLuck::new(7);
        for _ in 0..8 {
            act(&mut one, &mut luck);
            act(&mut other, &mut luck);
            assert!(
                written_out(&one) == first_round && written_out(&other) == first_round,
                "and while it is played"
            );
        }
    }

    #[test]
    fn the_next_deal_is_not_open_whatever_it_brings() {
        nothing_of_the_second_round_is_open::<wild_shots::WildShots>(2);
        nothing_of_the_second_round_is_open::<wild_shots::WildShots>(4);
        nothing_of_the_second_round_is_open::<wyatt_earp::WyattEarp>(3);
    }

    #[test]
    fn a_game_whose_hands_persist_is_open_when_it_is_over() {
        let (mut table, mut luck) = (opened::<dice_town::DiceTown>(3, 1), QuickLuck::new(1));
        while table.awaits() != Awaits::Nothing {
            assert_eq!(table.past().count(), 0);
            act(&mut table, &mut luck);
        }
        assert_eq!(table.past().count(), table.steps().len());
    }

    fn moments_are_replayed_as_they_happened<G: Game>() {
        let (mut table, mut luck) = (opened::<G>(3, 2), QuickLuck::new(2));
        let views =
            |table: &Table<G>| Viewer::all(3).map(|viewer| table.view(viewer).clone()).collect::<Vec<_>>();
        let mut played = Vec::new();
        while table.awaits() != Awaits::Nothing {
            let before = table.steps().len();
            let news = act(&mut table, &mut luck);
            let notices: Vec<Vec<_>> =
                news.into_iter().map(|news| news.into_iter().map(|item| item.notice).collect()).collect();
            played.push((before..table.steps().len(), views(&table), notices));
        }
        let past = table.past();
        for (steps, views, notices) in played {
            let moments = past.moments(steps.clone());
            assert!(
                moments.iter().map(|moment| moment.step).eq(table.steps()[steps.clone()].iter().copied())
            );
            for (index, notices) in notices.into_iter().enumerate() {
                let replayed =
                    moments.iter().flat_map(|moment| moment.observations[index].notices.iter().cloned());
                assert_eq!(replayed.collect::<Vec<_>>(), notices, "{steps:?}");
            }
            let last = moments.into_iter().next_back().expect("something happened");
            assert!(last.observations.into_iter().map(|observed| observed.view).eq(views), "{steps:?}");
        }
        assert_eq!(past.moments(past.count() - 2..usize::MAX).len(), 2, "and no more than there are");
        assert!(past.moments(past.count()..usize::MAX).is_empty());
    }
    #[test]
    fn a_moment_has_the_notices_and_the_view_of_every_viewer() {
        moments_are_replayed_as_they_happened::<wild_shots::WildShots>();
        moments_are_replayed_as_they_happened::<wyatt_earp::WyattEarp>();
        moments_are_replayed_as_they_happened::<dice_town::DiceTown>();
    }

    fn played<G: Game>(seats: u8) -> Table<G> {
        let (mut table, mut luck) = (opened::<G>(seats, 3), QuickLuck::new(3));
        while table.awaits() != Awaits::Nothing {
            act(&mut table, &mut luck);
        }
        table
    }

    fn an_outline_tells_actions_and_parts<G: Game>() -> usize {
        let table = played::<G>(3);
        let Outline { decisions, parts } = table.past().outline();
        let acts = table.steps().iter().enumerate().filter(|(_, step)| matches!(step, Step::Act(..)));
        assert!(acts.map(|(number, _)| number).eq(decisions));
        assert_eq!(parts[0], 0);
        assert!(
            parts.is_sorted_by(|one, next| one < next)
                && parts.iter().all(|&part| part < table.steps().len())
        );
        parts.len()
    }

    #[test]
    fn an_outline_has_the_rounds_of_a_game_or_its_turns() {
        assert_eq!(an_outline_tells_actions_and_parts::<wild_shots::WildShots>(), 4);
        assert!(an_outline_tells_actions_and_parts::<wyatt_earp::WyattEarp>() > 1);
        let mut turns = 0;
        let town = played::<dice_town::DiceTown>(3);
        for moment in town.past().moments(0..usize::MAX) {
            turns = turns.max(moment.observations[0].view.public.turn.into());
        }
        assert_eq!(an_outline_tells_actions_and_parts::<dice_town::DiceTown>(), turns);
    }
}
