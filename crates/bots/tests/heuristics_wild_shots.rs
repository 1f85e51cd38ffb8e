//! The heuristics of Wild Shots: obvious choices, win probabilities, and odds that agree with
//! counting.

use bots::{Bot, Greedy, Heuristics, HeuristicsOf, Random, SearchMode};
use kernel::{Game, Luck, Message, NoOptions, QuickLuck, Seat, State as _, Step, View as _, Viewer};
use testkit::play_out;
use wild_shots::{Action, COST, Card, Chance, State, Symbol, TRICKS, View, WildShots};

type WildShotsHeuristics = HeuristicsOf<WildShots>;

fn fresh(seats: u8) -> State {
    WildShots::open(&NoOptions, seats).expect("Wild Shots has that many seats")
}

/// Calls `show` for every position of a random game in which a seat has to choose.
fn each_position(seats: u8, seed: u64, mut show: impl FnMut(&State, &View)) {
    play_out(fresh(seats), &mut QuickLuck::new(seed), |state, _, view, luck| {
        show(state, view);
        Random.choose(view, luck)
    });
}

fn card(name: &str) -> Card {
    Card::read(name).expect("a card")
}

/// Returns the first trick of round 1 (revolvers hurt): seat 0 has led the first card of its hand,
/// seat 1 is to follow.
fn first_trick(leads: [&str; 10], follows: [&str; 10], trump: Symbol) -> View {
    let mut state = fresh(2);
    state.apply(&Step::Chance(Chance::Leader(Seat(0))));
    for (first, second) in leads.into_iter().zip(follows) {
        state.apply(&Step::Chance(Chance::Card(card(first))));
        state.apply(&Step::Chance(Chance::Card(card(second))));
    }
    state.apply(&Step::Chance(Chance::Symbol(trump)));
    state.apply(&Step::Act(Seat(0), Action::Play(card(leads[0]))));
    state.view(Viewer::Seat(Seat(1)))
}

fn greedy(view: &View) -> &'static str {
    let Action::Play(card) = Greedy(WildShotsHeuristics::default()).choose(view, &mut QuickLuck::new(1));
    card.name()
}

/// Its first card carries a revolver.
const LEADS_GREEN_7: [&str; 10] =
    ["green7", "green3", "green5", "black1", "black3", "red4", "red6", "blue3", "blue7", "blue8"];
/// Its first card is cheap in round 1.
const LEADS_GREEN_5: [&str; 10] =
    ["green5", "green3", "green7", "black1", "black3", "red4", "red6", "blue3", "blue7", "blue8"];

#[test]
fn every_action_has_a_finite_score() {
    for seats in 2..=4 {
        for seed in 0..5 {
            each_position(seats, seed, |_, view| {
                let mut scores = Vec::new();
                WildShotsHeuristics::default().score_actions(view, &mut scores);
                assert_eq!(scores.len(), view.actions().len());
                assert!(scores.iter().all(|score| score.is_finite()), "{scores:?} in {view:?}");
            });
        }
    }
}

#[test]
fn a_trick_that_hurts_is_left_to_another() {
    let follows =
        ["green6", "green10", "black2", "black4", "red1", "red2", "red9", "blue1", "blue2", "blue5"];
    assert_eq!(greedy(&first_trick(LEADS_GREEN_7, follows, Symbol::Star)), "green6");
}

#[test]
fn a_trump_is_kept_back_where_it_would_take_what_hurts() {
    let follows = ["green4", "green6", "black2", "black4", "red1", "red2", "red9", "blue1", "blue2", "blue5"];
    assert_eq!(greedy(&first_trick(LEADS_GREEN_7, follows, Symbol::Hat)), "green6");
}

#[test]
fn a_seat_that_cannot_follow_throws_away_what_hurts_most() {
    let follows = ["black2", "black4", "black6", "red1", "red3", "red10", "blue1", "blue2", "blue5", "blue6"];
    assert_eq!(greedy(&first_trick(LEADS_GREEN_7, follows, Symbol::Star)), "red10");
}

#[test]
fn a_free_trick_takes_a_high_card_out_of_the_hand() {
    let follows =
        ["green6", "green10", "black4", "black5", "red1", "red2", "red9", "blue1", "blue2", "blue5"];
    assert_eq!(greedy(&first_trick(LEADS_GREEN_5, follows, Symbol::Star)), "green10");
}

#[test]
fn win_probabilities_add_up_and_fewer_points_win_more_often() {
    for seats in 2..=4 {
        each_position(seats, 3, |state, view| {
            let mut probabilities = [0.0; 4];
            let probabilities = &mut probabilities[..usize::from(seats)];
            WildShotsHeuristics::default().win_probabilities(state, probabilities);
            assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{probabilities:?}");
            let round = view.public.this_round();
            let points = |seat: usize| view.public.penalty(Seat(seat as u8)) + round[seat];
            for (a, b) in (1..probabilities.len()).map(|b| (b - 1, b)) {
                assert_eq!(
                    points(a).cmp(&points(b)),
                    probabilities[b].total_cmp(&probabilities[a]),
                    "{probabilities:?}"
                );
            }
        });
    }
}

#[test]
fn only_another_round_ends_a_rollout() {
    let mut first: Option<View> = None;
    each_position(2, 4, |_, view| {
        let start = first.get_or_insert_with(|| view.clone());
        assert_eq!(
            WildShotsHeuristics::default().ends_rollout(start, view, SearchMode::Plain),
            view.public.round > 1
        );
    });
}

/// Before a card has been played, all worlds are equally likely. Later, the true world explains
/// what was played better than most imagined ones.
#[test]
fn the_true_hands_explain_what_was_played() {
    let heuristics = WildShotsHeuristics::default();
    let (mut better, mut tried) = (0, 0);
    for seed in 0..20 {
        let mut luck = QuickLuck::new(seed);
        play_out(fresh(2), &mut QuickLuck::new(seed), |state, _, view, chance| {
            let of = |world: &State| heuristics.log_likelihood(view, world);
            let truth = of(state);
            for _ in 0..5 {
                let imagined = of(&view.imagine(&mut luck));
                if view.public.played().is_empty() {
                    assert!(truth == 0.0 && imagined == 0.0, "nothing was seen, and nothing explained");
                } else if view.public.trick >= 4 {
                    (better, tried) = (better + u32::from(truth > imagined), tried + 1);
                }
            }
            Greedy(heuristics).choose(view, chance)
        });
    }
    assert!(better * 4 > tried * 3, "the truth explains more in {better} of {tried} cases");
}

#[test]
fn ws_06_odds_of_the_next_trump_come_with_the_last_card_of_a_trick() {
    for seats in 2..=4 {
        each_position(seats, 5, |_, view| {
            let odds = WildShotsHeuristics::default().odds(view, view.actions()[0]);
            let trump_is_next = view.public.laid + 1 == seats && view.public.trick + 1 < TRICKS;
            assert_eq!(odds.is_empty(), !trump_is_next);
            if trump_is_next {
                let left = u32::from(14 - (view.public.trick + 1));
                assert!(odds.iter().all(|odds| odds.ways > 0 && odds.of == left));
                assert_eq!(odds.iter().map(|odds| odds.ways).sum::<u32>(), left);
            }
        });
    }
}

#[test]
fn ws_06_odds_agree_with_counting_over_imagined_worlds() {
    const WORLDS: u32 = 2000;
    let mut luck = QuickLuck::new(6);
    let mut compared = 0;
    each_position(3, 6, |_, view| {
        let action = view.actions()[0];
        let odds = WildShotsHeuristics::default().odds(view, action);
        if odds.is_empty() || luck.below(4) > 0 {
            return;
        }
        let mut counts = [0u32; 4];
        for _ in 0..WORLDS {
            let mut world = view.imagine(&mut luck);
            world.apply(&Step::Act(view.public.turn, action));
            let Chance::Symbol(symbol) = world.sample(&mut luck) else { panic!("a symbol is drawn next") };
            counts[symbol as usize] += 1;
        }
        for symbol in Symbol::ALL {
            let what = Message::new("wild-shots-odds-trump").with("symbol", symbol);
            let exact = odds.iter().find(|odds| odds.what == what);
            let share = exact.map_or(0.0, |odds| f64::from(odds.ways) / f64::from(odds.of));
            let deviation = (share * (1.0 - share) / f64::from(WORLDS)).sqrt();
            let counted = f64::from(counts[symbol as usize]) / f64::from(WORLDS);
            assert!((counted - share).abs() <= 5.0 * deviation, "{symbol:?}: {counted}, exact {share}");
        }
        compared += 1;
    });
    assert!(compared > 3, "only {compared} positions were compared");
}

#[test]
fn greedy_beats_random_play_by_far() {
    let (greedy, random) = (Greedy(WildShotsHeuristics::default()), Random);
    let won = |&seed: &u64| {
        let standing = bots::play_game::<WildShots>(&fresh(2), &[&greedy, &random], seed);
        standing.place[0] == 1
    };
    assert!((0..100).filter(won).count() >= 85);
}

#[test]
fn ws_12_the_dearest_symbol_comes_last() {
    assert!(COST.is_sorted(), "the heuristics look for the worst card from the last symbol on");
}
