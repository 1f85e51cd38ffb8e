//! What every bot must guarantee, in every game.

use bots::{
    Bot, Budget, Greedy, Greenhorn, HasHeuristics, Heuristics, HeuristicsOf, Ismcts, Random, SearchMode,
    Strength, hints, play_game,
};
use kernel::{Game, Luck, QuickLuck, Seat, State, View, Viewer};
use testkit::play_out;

type ViewIn<G> = <<G as Game>::State as State>::View;

/// Visits positions of random games in which a seat has a choice.
fn positions<G: HasHeuristics>(count: u32, mut visit: impl FnMut(&G::State, Seat, &mut QuickLuck)) {
    let (mut left, mut luck) = (count, QuickLuck::new(1));
    for seats in G::SEATS.cycle() {
        if left == 0 {
            return;
        }
        let fresh = G::open(&G::Options::default(), seats).expect("it has that many seats");
        play_out(fresh, &mut luck, |state, seat, view, luck| {
            if left > 0 && view.actions().len() > 1 && luck.below(7) == 0 {
                visit(state, seat, luck);
                left -= 1;
            }
            Random.choose(view, luck)
        });
    }
}

/// Returns every kind of bot, with tiny budgets.
fn everybody<G: HasHeuristics>() -> Vec<Box<dyn Bot<ViewIn<G>>>> {
    let heuristics = HeuristicsOf::<G>::default();
    vec![
        Box::new(Random),
        Box::new(Greedy(heuristics)),
        Box::new(Greenhorn(heuristics)),
        Box::new(Ismcts { heuristics, budget: Budget::Iterations(3), mode: SearchMode::Plain, threads: 1 }),
        Box::new(Ismcts { heuristics, budget: Budget::Iterations(4), mode: SearchMode::Deep, threads: 2 }),
        Box::new(Ismcts { heuristics, budget: Budget::Millis(0), mode: SearchMode::Deep, threads: 1 }),
    ]
}

/// Returns how many positions to try. `SALOON_POSITIONS=100000` is the long run.
fn count() -> u32 {
    std::env::var("SALOON_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(300)
}

fn every_bot_answers<G: HasHeuristics>() {
    let bots = everybody::<G>();
    positions::<G>(count(), |state, seat, luck| {
        let view = state.view(Viewer::Seat(seat));
        for (number, bot) in bots.iter().enumerate() {
            let action = bot.choose(&view, luck);
            assert!(view.actions().contains(&action), "bot {number} chooses {action:?}");
        }
    });
}

/// Two states that look the same to a seat give the same choice, with the same luck.
fn twins_choose_alike<G: HasHeuristics>() {
    let heuristics = HeuristicsOf::<G>::default();
    let search = Ismcts { heuristics, budget: Budget::Iterations(40), mode: SearchMode::Plain, threads: 1 };
    let apart = Ismcts { threads: 2, ..search };
    let deep = Ismcts { mode: SearchMode::Deep, ..search };
    let bots: [&dyn Bot<ViewIn<G>>; 6] =
        [&Random, &Greedy(heuristics), &Greenhorn(heuristics), &search, &apart, &deep];
    let mut others = 0;
    positions::<G>(40, |state, seat, luck| {
        let view = state.view(Viewer::Seat(seat));
        let world = view.imagine(luck);
        others += u32::from(world != *state);
        let twin = world.view(Viewer::Seat(seat));
        for bot in bots {
            let choices = [&view, &twin].map(|view| bot.choose(view, &mut QuickLuck::new(5)));
            assert_eq!(choices[0], choices[1]);
        }
        let advice = [&view, &twin]
            .map(|view| hints(&heuristics, view, Budget::Iterations(3), &mut QuickLuck::new(5)));
        assert_eq!(advice[0], advice[1], "and so are hints");
    });
    assert!(others > 30, "{others} of 40 worlds are not the true one");
}

/// Search returns a clear choice early, never uses more than its budget, and falls back on
/// heuristics if it has no time.
fn search_answers_in_time<G: HasHeuristics>() {
    let heuristics = HeuristicsOf::<G>::default();
    let search = |budget| Ismcts { heuristics, budget, mode: SearchMode::Plain, threads: 1 };
    let (mut early, mut scores) = (0, Vec::new());
    positions::<G>(30, |state, seat, luck| {
        let view = state.view(Viewer::Seat(seat));
        let stats = search(Budget::Iterations(400)).search(&view, luck);
        let visits: u32 = stats.iter().map(|stats| stats.visits).sum();
        assert!(visits <= 400);
        early += u32::from(visits < 300);
        scores.clear();
        heuristics.score_actions(&view, &mut scores);
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        let choice = search(Budget::Millis(0)).choose(&view, luck);
        let chosen = view.actions().iter().zip(&scores).find(|(action, _)| **action == choice);
        assert!(chosen.is_some_and(|(_, &score)| score >= best), "{choice:?} is not best: {scores:?}");
    });
    assert!((2..30).contains(&early), "{early} of 30 choices are clear early");
}

/// Each action has a score, win probabilities add up, and odds are valid.
fn heuristics_are_sound<G: HasHeuristics>() {
    let heuristics = HeuristicsOf::<G>::default();
    let mut scores = Vec::new();
    positions::<G>(400, |state, seat, _| {
        let view = state.view(Viewer::Seat(seat));
        scores.clear();
        heuristics.score_actions(&view, &mut scores);
        assert_eq!(scores.len(), view.actions().len());
        assert!(scores.iter().all(|score| score.is_finite()), "{scores:?}");
        let mut probabilities = vec![0.0; state.seats().into()];
        heuristics.win_probabilities(state, &mut probabilities);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{probabilities:?}");
        assert!(
            probabilities.iter().all(|probability| (0.0..=1.0).contains(probability)),
            "{probabilities:?}"
        );
        for &action in view.actions() {
            let odds = heuristics.odds(&view, action);
            assert!(odds.iter().all(|odds| odds.ways <= odds.of), "{odds:?}");
        }
    });
}

/// The same seed gives the same game, and heuristics beat random play.
fn games_repeat<G: HasHeuristics>() {
    let fresh = G::open(&G::Options::default(), *G::SEATS.start()).expect("it has that many seats");
    let heuristics = HeuristicsOf::<G>::default();
    let search = Ismcts { heuristics, budget: Budget::Iterations(8), mode: SearchMode::Plain, threads: 1 };
    let greedy = Greedy(heuristics);
    let bots: [&dyn Bot<ViewIn<G>>; 2] = [&search, &greedy];
    for seed in 0..2 {
        assert_eq!(play_game::<G>(&fresh, &bots, seed), play_game::<G>(&fresh, &bots, seed));
    }
    let mut wins = 0;
    for seed in 0..60 {
        let bots: [&dyn Bot<ViewIn<G>>; 2] =
            if seed % 2 == 0 { [&greedy, &Random] } else { [&Random, &greedy] };
        wins += u32::from(play_game::<G>(&fresh, &bots, seed / 2).place[(seed % 2) as usize] == 1);
    }
    assert!(wins >= 42, "heuristics win {wins} of 60 games against chance");
}

macro_rules! in_every_game {
    ($($game:ident: $name:ty),*) => {$(
        mod $game {
            #[test]
            fn every_bot_answers() { super::every_bot_answers::<$name>(); }
            #[test]
            fn twins_choose_alike() { super::twins_choose_alike::<$name>(); }
            #[test]
            fn search_answers_in_time() { super::search_answers_in_time::<$name>(); }
            #[test]
            fn heuristics_are_sound() { super::heuristics_are_sound::<$name>(); }
            #[test]
            fn games_repeat_and_greedy_beats_random() { super::games_repeat::<$name>(); }
        }
    )*};
}
in_every_game!(
    wild_shots: wild_shots::WildShots,
    wyatt_earp: wyatt_earp::WyattEarp,
    dice_town: dice_town::DiceTown
);

#[test]
fn strengths_have_names() {
    let search = |mode, budget| Some(Strength::Search(mode, budget));
    assert_eq!(Strength::read("greedy"), Strength::read("deputy"));
    assert_eq!(Strength::read("ismcts:500"), search(SearchMode::Plain, Budget::Iterations(500)));
    assert_eq!(Strength::read("ismcts:50ms"), search(SearchMode::Plain, Budget::Millis(50)));
    assert_eq!(Strength::read("legend:500"), search(SearchMode::Deep, Budget::Iterations(500)));
    for name in ["", "ismcts", "ismcts:", "ismcts:0", "legend:-1", "legend:5s", "marshal:9", "Legend"] {
        assert_eq!(Strength::read(name), None, "{name:?}");
    }
}
