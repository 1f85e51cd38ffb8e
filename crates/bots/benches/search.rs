//! Measures how fast bots are, and where search spends its time: `cargo bench -p bots`.
//!
//! Positions are those in which greedy play has a choice, with four seats. Each time is the minimum
//! of several runs, because other work on the machine can only slow a run down. Imagining and
//! rollouts are measured separately, from the position itself. A search begins its rollouts a
//! little deeper, so the tree's part is what is left, and at least that much.

use bots::{Bot, Budget, Greedy, HasHeuristics, HeuristicsOf, Ismcts, Random, SearchMode, rollout_from};
use kernel::{Game, Luck, QuickLuck, State, View};
use std::hint::black_box;
use std::time::Instant;
use testkit::play_out;

const POSITIONS: usize = 40;
const WORLDS: u32 = 200;
const RUNS: usize = 5;

type ViewIn<G> = <<G as Game>::State as State>::View;

fn positions<G: HasHeuristics>() -> Vec<ViewIn<G>> {
    let mut luck = QuickLuck::new(1);
    let greedy = Greedy(HeuristicsOf::<G>::default());
    let mut views = Vec::new();
    while views.len() < POSITIONS {
        let fresh = G::open(&G::Options::default(), 4).expect("four can play");
        play_out(fresh, &mut luck, |_, _, view, luck| {
            let action = greedy.choose(view, luck);
            if view.actions().len() > 1 && luck.below(12) == 0 {
                views.push(view.clone());
            }
            action
        });
    }
    views.truncate(POSITIONS);
    views
}

/// Returns the nanoseconds of one call, the minimum of several runs over all positions.
fn nanos_per_call<G: HasHeuristics>(views: &[ViewIn<G>], mut on: impl FnMut(&ViewIn<G>)) -> f64 {
    let mut least = f64::MAX;
    for _ in 0..RUNS {
        let start = Instant::now();
        views.iter().for_each(|view| (0..WORLDS).for_each(|_| on(view)));
        least = least.min(start.elapsed().as_nanos() as f64 / f64::from(POSITIONS as u32 * WORLDS));
    }
    least
}

/// Returns the nanoseconds that a search takes per world, the minimum of several runs over all
/// positions.
fn nanos_per_world<G: HasHeuristics>(mode: SearchMode, views: &[ViewIn<G>]) -> f64 {
    let mut luck = QuickLuck::new(3);
    let heuristics = HeuristicsOf::<G>::default();
    let search = Ismcts { heuristics, budget: Budget::Iterations(WORLDS), mode, threads: 1 };
    let mut least = f64::MAX;
    for _ in 0..RUNS {
        let start = Instant::now();
        let visits = |view: &ViewIn<G>| -> u32 {
            search.search(view, &mut luck).iter().map(|stats| stats.visits).sum()
        };
        let worlds: u32 = views.iter().map(visits).sum();
        least = least.min(start.elapsed().as_nanos() as f64 / f64::from(worlds));
    }
    least
}

fn measure<G: HasHeuristics>() {
    let heuristics = HeuristicsOf::<G>::default();
    let views = positions::<G>();
    let mut luck = QuickLuck::new(2);
    let greedy =
        nanos_per_call::<G>(&views, |view| _ = black_box(Greedy(heuristics).choose(view, &mut luck)));
    let random = nanos_per_call::<G>(&views, |view| _ = black_box(Random.choose(view, &mut luck)));
    let view = nanos_per_call::<G>(&views, |view| {
        black_box(view.clone());
    });
    let imagine = nanos_per_call::<G>(&views, |view| _ = black_box(view.imagine(&mut luck)));
    let both = nanos_per_call::<G>(&views, |view| {
        let mut state = view.imagine(&mut luck);
        black_box(rollout_from(&heuristics, view, &mut state, &mut luck));
    });
    let all = nanos_per_world::<G>(SearchMode::Plain, &views);
    let deep = nanos_per_world::<G>(SearchMode::Deep, &views);
    let share = |part: f64| 100.0 * part / all;
    println!("{}, 4 seats", G::NAME);
    println!("  random choice  {random:9.0} ns");
    println!("  greedy choice  {greedy:9.0} ns, {:.0} times copying a view", greedy / view);
    println!("  search         {:9.0} worlds a second ({all:.0} ns each)", 1e9 / all);
    println!(
        "  of that        {:.0} % imagine, {:.0} % rollouts, {:.0} % tree",
        share(imagine),
        share(both - imagine),
        share(all - both)
    );
    println!("  deep search    {:9.0} worlds a second, {:.1} times as long each", 1e9 / deep, deep / all);
}

fn main() {
    measure::<wild_shots::WildShots>();
    measure::<wyatt_earp::WyattEarp>();
    measure::<dice_town::DiceTown>();
}
