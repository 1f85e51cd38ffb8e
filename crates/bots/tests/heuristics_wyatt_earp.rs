//! The heuristics of Wyatt Earp: scores and win probabilities are valid everywhere, obvious choices
//! are made, and the odds agree with counting over imagined worlds.

use bots::{Bot, Greedy, Heuristics, HeuristicsOf, Random};
use kernel::{Awaits, Game, Luck, Options as _, QuickLuck, Seat, State as _, Step, View as _, Viewer};
use testkit::{Script, play_out};
use wyatt_earp::{Action, Card, Chance, Options, State, View, WyattEarp};

type WyattEarpHeuristics = HeuristicsOf<WyattEarp>;

/// Calls `look` for every view of some random games of both presets and all numbers of seats.
fn each_decision(games: u64, mut look: impl FnMut(&State, &View, &mut QuickLuck)) {
    for preset in Options::PRESETS {
        let options = Options::preset(preset).expect("a preset");
        for seats in WyattEarp::SEATS {
            for game in 0..games {
                let mut luck = QuickLuck::new(game << 8 | u64::from(seats));
                let fresh = WyattEarp::open(&options, seats).expect("so many can play");
                play_out(fresh, &mut luck, |state, _, view, luck| {
                    look(state, view, luck);
                    // Half of the actions are random, so that all kinds of positions occur.
                    if luck.below(2) == 0 {
                        Random.choose(view, luck)
                    } else {
                        Greedy(WyattEarpHeuristics::default()).choose(view, luck)
                    }
                });
            }
        }
    }
}

/// Returns the view after these lines, in a game of two seats with these hands in which seat 0
/// begins.
#[track_caller]
fn table(hands: [&str; 2], turned_up: &str, lines: &str) -> View {
    let cards = |text: &str| -> Vec<String> {
        let repeated = text.split(' ').map(|word| word.split_once('*').unwrap_or((word, "1")));
        repeated.flat_map(|(name, count)| vec![name.to_string(); count.parse().expect("a count")]).collect()
    };
    let hands = hands.map(cards);
    let mut script: Script<WyattEarp> = Script::open(&Options::default(), 2);
    script.run("* dealer seat=#1");
    for card in 0..10 {
        for hand in &hands {
            script.run(&format!("* card card={}", hand[card]));
        }
    }
    script.run(&format!("* card card={turned_up}"));
    script.run(lines);
    let seat = script.state().awaits().seats().first().expect("a seat must act");
    script.view(Viewer::Seat(seat))
}

fn greedy(view: &View) -> Action {
    Greedy(WyattEarpHeuristics::default()).choose(view, &mut QuickLuck::new(1))
}

#[test]
fn every_action_has_a_finite_score_and_win_probabilities_add_up() {
    each_decision(6, |state, view, _| {
        let mut scores = Vec::new();
        WyattEarpHeuristics::default().score_actions(view, &mut scores);
        assert_eq!(scores.len(), view.actions().len());
        assert!(scores.iter().all(|score| score.is_finite()), "{scores:?} in {view:?}");
        let mut probabilities = vec![0.0; view.public.seats.into()];
        WyattEarpHeuristics::default().win_probabilities(state, &mut probabilities);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{probabilities:?}");
    });
}

const PAIRS: &str = "belle*2 billy*2 bob*2 butch*2 sundance*2";

#[test]
fn the_top_of_the_discard_is_taken_when_it_completes_three() {
    let hand = "jesse*2 belle billy bob butch sundance wes bank hideout";
    assert_eq!(greedy(&table([hand, PAIRS], "jesse", "")), Action::DrawDiscard);
    assert_eq!(greedy(&table([hand, PAIRS], "wyatt-earp", "")), Action::DrawSupply);
}

#[test]
fn all_cards_of_an_outlaw_are_laid_at_once() {
    let hand = "jesse*4 belle billy bob butch sundance wes";
    let view = table([hand, PAIRS], "bank", "0 draw supply\n* card card=bank\n* card card=stagecoach");
    let action = greedy(&view);
    assert!(matches!(action, Action::Meld(outlaw, 4) if outlaw.name() == "jesse"), "{action:?}");
}

#[test]
fn a_lone_card_of_a_closed_outlaw_is_discarded_before_a_pair() {
    let hand = "jesse*2 belle*2 billy*2 bob*2 butch wyatt-earp";
    let lines = "0 draw supply\n* card card=wyatt-earp\n* card card=wyatt-earp\n0 wyatt-earp draw\n\
                 * card card=wyatt-earp\n* card card=wyatt-earp";
    let view = table([hand, PAIRS], "bank", lines);
    let action = greedy(&view);
    assert_eq!(action, Action::Discard(Card::read("butch").expect("a card")));
}

#[test]
fn the_odds_are_those_of_imagined_worlds() {
    let mut looked = [0; 2];
    each_decision(2, |_, view, luck| {
        let exact: Vec<_> = view
            .actions()
            .iter()
            .map(|&action| (action, WyattEarpHeuristics::default().odds(view, action)))
            .collect();
        let barred = view.public.none_of.iter().any(|&none_of| none_of != 0);
        for (action, odds) in exact.into_iter().filter(|(_, odds)| !odds.is_empty()) {
            // Hands that said "no" are rare and difficult: check all of them, and only some of the
            // others.
            if (!barred && luck.below(40) > 0) || looked[usize::from(barred)] > 60 {
                continue;
            }
            looked[usize::from(barred)] += 1;
            for line in odds {
                assert!(line.ways <= line.of && line.of > 0, "{line:?}");
                let what = format!("{:?}", line.what);
                let is_told = |card: Card| {
                    if what == "wyatt-earp-odds-hit" {
                        card.is_hit()
                    } else {
                        what.ends_with(&format!("={})", card.name()))
                    }
                };
                let (mean, noise) = counted(view, action, is_told, luck);
                let odds = f64::from(line.ways) / f64::from(line.of);
                let limit = 5.0 * noise + 1e-6;
                assert!((mean - odds).abs() <= limit, "{line:?}, but {mean} in {view:?}");
            }
        }
    });
    assert!(looked.iter().all(|&count| count > 10), "{looked:?}");
}

const WORLDS: u32 = 1000;

/// Returns the probability that the next card is such a card, over imagined worlds, and its
/// standard error. Each world has its own exact odds, which is far more precise than drawing one
/// card in each.
fn counted(view: &View, action: Action, is_told: impl Fn(Card) -> bool, luck: &mut QuickLuck) -> (f64, f64) {
    let seat: Seat = view.viewer.seat().expect("a seat");
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..WORLDS {
        let mut world = view.imagine(luck);
        world.apply(&Step::Act(seat, action));
        assert_eq!(world.awaits(), Awaits::Chance, "{action:?} brings a card");
        let mut chances = Vec::new();
        world.chances(&mut chances);
        let (mut favourable, mut all) = (0, 0);
        for (chance, weight) in chances {
            all += weight;
            if matches!(chance, Chance::Card(card) if is_told(card)) {
                favourable += weight;
            }
        }
        let odds = f64::from(favourable) / f64::from(all);
        (sum, squares) = (sum + odds, squares + odds * odds);
    }
    let (mean, worlds) = (sum / f64::from(WORLDS), f64::from(WORLDS));
    (mean, ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt())
}
