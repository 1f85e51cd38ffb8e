//! What the heuristics of Dice Town must get right, in the positions of random games.

use bots::{Bot, Greedy, Heuristics, HeuristicsOf, Odds, SearchMode};
use dice_town::{Action, Card, Chance, DICE, Dice, DiceTown, Face, Options, Phase, Place, State, View};
use kernel::{Awaits, Game, Luck, Message, QuickLuck, Seat, State as _, Step, View as _, Viewer};

type DiceTownHeuristics = HeuristicsOf<DiceTown>;

/// Plays random games and calls `look` at every decision.
fn each_decision(seats: u8, games: u64, mut look: impl FnMut(&State, &View, Seat)) {
    for game in 0..games {
        let mut luck = QuickLuck::new(game);
        let mut state = DiceTown::open(&Options::default(), seats).expect("that many play");
        while let Some(seat) = next_to_decide(&mut state, &mut luck) {
            let view = state.view(Viewer::Seat(seat));
            look(&state, &view, seat);
            let action = any_of(view.actions(), &mut luck);
            state.apply(&Step::Act(seat, action));
        }
    }
}

fn any_of(actions: &[Action], luck: &mut QuickLuck) -> Action {
    actions[luck.below(actions.len() as u32) as usize]
}

/// Applies chance up to the next decision.
fn next_to_decide(state: &mut State, luck: &mut QuickLuck) -> Option<Seat> {
    while state.awaits() == Awaits::Chance {
        let chance = state.sample(luck);
        state.apply(&Step::Chance(chance));
    }
    state.awaits().seats().first()
}

/// Asserts that greedy play chooses well wherever the best choice is obvious, in at least this many
/// positions.
fn greedy_must(seats: u8, games: u64, least: u32, is_well: impl Fn(&View, Seat, Action) -> Option<bool>) {
    let mut asked = 0;
    each_decision(seats, games, |_, view, me| {
        let choice = Greedy(DiceTownHeuristics::default()).choose(view, &mut QuickLuck::new(1));
        if let Some(well) = is_well(view, me, choice) {
            assert!(well, "{choice:?} {view:?}");
            asked += 1;
        }
    });
    assert!(asked >= least, "asked {asked} times");
}

#[test]
fn every_action_has_a_finite_score() {
    for seats in 2..=5 {
        let mut scores = Vec::new();
        each_decision(seats, 4, |_, view, _| {
            scores.clear();
            DiceTownHeuristics::default().score_actions(view, &mut scores);
            assert_eq!(scores.len(), view.actions().len());
            assert!(scores.iter().all(|score| score.is_finite()), "{scores:?} {view:?}");
        });
    }
}

#[test]
fn win_probabilities_add_up_to_one() {
    for seats in 2..=5u8 {
        each_decision(seats, 2, |state, _, _| {
            let mut probabilities = vec![0.0; seats.into()];
            DiceTownHeuristics::default().win_probabilities(state, &mut probabilities);
            assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{probabilities:?}");
            assert!(
                probabilities.iter().all(|probability| (0.0..=1.0).contains(probability)),
                "{probabilities:?}"
            );
        });
    }
}

#[test]
fn a_rollout_ends_when_a_later_turn_has_begun() {
    let mut views: Vec<View> = Vec::new();
    each_decision(2, 1, |_, view, _| views.push(view.clone()));
    for view in &views {
        let ended = |mode| DiceTownHeuristics::default().ends_rollout(&views[0], view, mode);
        assert_eq!(ended(SearchMode::Plain), view.public.turn > 1);
        assert_eq!(ended(SearchMode::Deep), view.public.turn > 4);
    }
}

#[test]
fn queens_are_kept_where_a_rival_has_cards_to_lose() {
    greedy_must(2, 400, 5, |view, me, choice| {
        let rival = Seat(1 - me.0);
        let rich = view.public.held(rival) >= 4 && view.public.dollars[me.index()] >= 8;
        let (Action::Keep(kept) | Action::KeepBrute(kept)) = choice else { return None };
        (rich && view.rolled.count(Face::Queen) >= 4).then_some(kept.count(Face::Queen) >= 1)
    });
}

#[test]
fn a_tied_sheriff_whom_nobody_bribes_favours_themself() {
    greedy_must(3, 60, 10, |view, me, choice| {
        let public = &view.public;
        let bribed = view.offers.iter().flatten().any(|offer| !offer.is_empty());
        let prize = matches!(public.place, Place::Mine | Place::Hall | Place::End);
        let tied = public.phase == Phase::Award && public.tied.contains(me);
        (tied && !bribed && prize).then_some(choice == Action::Award(me))
    });
}

#[test]
fn the_best_equipment_is_taken() {
    let best = Action::Take(Card::read("equipment-8").expect("there is one"));
    greedy_must(2, 60, 5, |view, _, choice| view.actions().contains(&best).then_some(choice == best));
}

#[test]
fn dynamite_is_for_several_nines() {
    greedy_must(2, 400, 5, |view, me, choice| {
        let nines = view.public.rows[me.index()].count(Face::Nine);
        let worthwhile = nines >= 3 && view.public.mine >= 2 * nines;
        (worthwhile && view.actions().contains(&Action::Dynamite)).then_some(choice == Action::Dynamite)
    });
}

#[test]
fn a_marshal_saves_the_star() {
    greedy_must(2, 400, 5, |view, me, choice| {
        let mine = view.public.sheriff == me && !view.hand.contains(Card::JOE);
        (mine && view.actions().contains(&Action::Marshal)).then_some(choice == Action::Marshal)
    });
}

#[test]
fn the_doctor_takes_nuggets_from_four_rivals() {
    greedy_must(5, 60, 10, |view, me, choice| {
        let rich = |seat: &Seat| *seat != me && view.public.nuggets[seat.index()] > 0;
        let all = Seat::all(5).filter(rich).count() == 4;
        let can = |action| view.actions().contains(&action);
        (all && can(Action::DocNuggets) && !can(Action::DocDollars)).then_some(choice == Action::DocNuggets)
    });
}

#[test]
fn nothing_is_offered_to_a_tied_sheriff() {
    greedy_must(3, 40, 10, |view, me, choice| {
        let public = &view.public;
        let begun = view.offers[me.index()].is_some_and(|offer| !offer.is_empty());
        // A card that can no longer be used costs nothing, offered or not.
        let useless = view.hand.iter().any(|card| card.worth() == 0);
        let tied = public.phase == Phase::Offer && public.tied.contains(public.sheriff);
        (tied && !begun && !useless).then_some(choice == Action::OfferDone)
    });
}

/// Returns the next roll of a seat if it makes this choice and the others choose at random.
fn next_roll(view: &View, me: Seat, action: Action, luck: &mut QuickLuck) -> Option<Dice> {
    let mut world = view.imagine(luck);
    let mut actions = Vec::new();
    world.apply(&Step::Act(me, action));
    loop {
        match world.awaits() {
            Awaits::Nothing => return None,
            Awaits::Chance => {
                let chance = world.sample(luck);
                if let Chance::Roll(seat, dice) = chance
                    && seat == me
                {
                    return Some(dice);
                }
                world.apply(&Step::Chance(chance));
            }
            Awaits::Seats(seats) => {
                let seat = seats.first()?;
                actions.clear();
                world.actions(seat, &mut actions);
                let action = any_of(&actions, luck);
                world.apply(&Step::Act(seat, action));
            }
        }
    }
}

#[test]
fn odds_have_a_line_for_each_face_in_the_row() {
    each_decision(4, 2, |_, view, me| {
        for &action in view.actions() {
            let odds = DiceTownHeuristics::default().odds(view, action);
            let (Action::Keep(kept) | Action::KeepBrute(kept)) = action else {
                let draws = matches!(action, Action::Rob(_) | Action::DocStore);
                assert_eq!(odds.is_empty(), !draws, "{action:?} {odds:?}");
                continue;
            };
            let row = view.public.rows[me.index()].plus(kept);
            let free = u32::from(DICE - row.len());
            let faces = Face::ALL.into_iter().filter(|&face| row.count(face) > 0).count();
            assert_eq!(odds.len(), if free == 0 { 0 } else { faces.min(3) }, "{action:?} {row:?}");
            let missed = 5u32.pow(free);
            assert!(odds.iter().all(|line| line.of == 6u32.pow(free) && line.of - line.ways == missed));
        }
    });
}

#[test]
fn odds_are_how_often_the_next_roll_shows_the_face() {
    let mut luck = QuickLuck::new(5);
    let mut compared = 0;
    each_decision(3, 1, |_, view, me| {
        let Some(&Action::Keep(kept)) = view.actions().get(1) else { return };
        let action = Action::Keep(kept);
        let row = view.public.rows[me.index()].plus(kept);
        let odds = DiceTownHeuristics::default().odds(view, action);
        let (Some(face), [Odds { ways, of, .. }]) = (row.faces().next(), &odds[..]) else { return };
        let tries = 1000;
        let mut hit = || next_roll(view, me, action, &mut luck).is_some_and(|roll| roll.count(face) > 0);
        let hits = (0..tries).filter(|_| hit()).count() as f64 / f64::from(tries);
        let exact = f64::from(*ways) / f64::from(*of);
        let error = (exact * (1.0 - exact) / f64::from(tries)).sqrt();
        assert!((hits - exact).abs() < 4.5 * error, "{action:?}: {hits} is not {exact}");
        compared += 1;
    });
    assert!(compared > 5, "{compared} compared");
}

/// In worlds that look the same to the seat, the card that an action brings is as frequent as its
/// odds say.
#[test]
fn odds_are_how_often_such_a_card_comes() {
    let mut luck = QuickLuck::new(6);
    let (mut robbed, mut bought) = (0, 0);
    each_decision(4, 6, |_, view, me| {
        for &action in view.actions() {
            let counted = match action {
                Action::Rob(_) => &mut robbed,
                Action::DocStore => &mut bought,
                _ => continue,
            };
            *counted += 1;
            let tries = 400;
            let mut cards = Vec::new();
            for _ in 0..tries {
                let mut world = view.imagine(&mut luck);
                world.apply(&Step::Act(me, action));
                let (Chance::Steal(_, _, card) | Chance::Store(card)) = world.sample(&mut luck) else {
                    panic!("{action:?} draws a card")
                };
                cards.push(card);
            }
            for Odds { what, ways, of } in DiceTownHeuristics::default().odds(view, action) {
                let is_told = |card: &Card| {
                    let exactly = Message::new("dice-town-odds-card").with("card", *card);
                    what == exactly || what.key == "dice-town-odds-title" && card.is_title()
                };
                let share = cards.iter().filter(|card| is_told(card)).count() as f64 / f64::from(tries);
                let exact = f64::from(ways) / f64::from(of);
                let error = (exact * (1.0 - exact) / f64::from(tries)).sqrt();
                assert!((share - exact).abs() <= 4.5 * error, "{what:?}: {share} is not {exact}");
            }
        }
    });
    assert!(robbed > 20 && bought > 20, "{robbed} thefts and {bought} cards of the doctor's compared");
}
