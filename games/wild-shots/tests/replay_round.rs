//! A replayed round is the round that was played, whatever hands are imagined.

use kernel::{Awaits, NoOptions, State as _, Step, View as _, Viewer};
use testkit::{FixedLuck, play_random};
use wild_shots::{Action, State, View, WildShots};

fn told(state: &State) -> Vec<(View, Action)> {
    let mut told = Vec::new();
    state.replay_round(&mut |view, action| told.push((view.clone(), action)));
    told
}

#[test]
fn replay_round_tells_what_everybody_saw_and_played() {
    for seats in 2..=4 {
        let mut last: Option<State> = None;
        let mut cards = 0;
        play_random::<WildShots>(&NoOptions, seats, &mut FixedLuck(seats.into()), |state| {
            let Some(before) = last.replace(state.clone()) else { return };
            let Awaits::Seats(owing) = before.awaits() else { return };
            if state.awaits() == Awaits::Nothing {
                return; // The round is no longer under way.
            }
            let (seat, told_before) = (owing.first().expect("one seat plays"), told(&before));
            let Some((view, action)) = told(state).get(told_before.len()).cloned() else {
                assert!(told(state).is_empty(), "another round has begun");
                return;
            };
            assert_eq!(told(state)[..told_before.len()], told_before);
            assert_eq!(view, before.view(Viewer::Seat(seat)));
            let mut after = before;
            after.apply(&Step::Act(seat, action));
            assert!(after == *state, "{action:?} is what was played");
            cards += 1;
        });
        assert!(cards >= 4 * 9 * u32::from(seats), "only {cards} cards were replayed");
    }
}

#[test]
fn in_every_world_ones_own_past_is_the_same_and_all_others_kept_the_rules() {
    play_random::<WildShots>(&NoOptions, 3, &mut FixedLuck(5), |state| {
        let Awaits::Seats(owing) = state.awaits() else { return };
        let viewer = Viewer::Seat(owing.first().expect("one seat plays"));
        let world = state.view(viewer).imagine(&mut FixedLuck(6));
        let own = |told: Vec<(View, Action)>| -> Vec<_> {
            told.into_iter().filter(|(view, _)| view.viewer == viewer).collect()
        };
        assert_eq!(own(told(&world)), own(told(state)));
        for (seen, action) in told(&world) {
            assert!(seen.actions().contains(&action), "{action:?} was legal (WS-8)");
        }
    });
}
