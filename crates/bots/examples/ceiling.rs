//! Measures how much could be won if nothing were hidden. A search that knows the true world, but
//! not what chance will bring, plays against bots that see only their seats. With the same number
//! of worlds, no bot that sees only its own cards can be expected to do better.
//!
//! `cargo run --release -p bots --example ceiling -- wild-shots 4 1000 400`: the game, seats,
//! worlds per decision, games. The others play by heuristics, or search as many worlds as a fifth
//! number says.

use bots::{Bot, Budget, Estimate, Greedy, HasHeuristics, HeuristicsOf, Ismcts, SampleStats, SearchMode};
use kernel::{Game, QuickLuck, Seat, State};
use testkit::play_out;

/// Plays one game. Returns the share of the win that goes to the seat that sees everything.
fn play<G: HasHeuristics>(seats: u8, knowing: Seat, worlds: u32, others: Option<u32>, seed: u64) -> f64 {
    let heuristics = HeuristicsOf::<G>::default();
    let search = |worlds| Ismcts {
        heuristics,
        budget: Budget::Iterations(worlds),
        mode: SearchMode::Plain,
        threads: 1,
    };
    let fresh = G::open(&G::Options::default(), seats).expect("so many can play");
    let mut luck = QuickLuck::new(!seed);
    let over = play_out(fresh, &mut QuickLuck::new(seed), |state, seat, view, _| {
        if seat == knowing {
            search(worlds).choose_in_worlds(view, &|_| state.clone(), &mut luck)
        } else if let Some(worlds) = others {
            search(worlds).choose(view, &mut luck)
        } else {
            Greedy(heuristics).choose(view, &mut luck)
        }
    });
    over.standing().expect("a finished game has a standing").win_share(knowing).into()
}

/// Plays all games, from every seat with the same dealer. Prints the mean of these sets with its
/// interval.
fn measure<G: HasHeuristics>(seats: u8, worlds: u32, others: Option<u32>, games: u64) {
    let mut shares = SampleStats::default();
    let sets = games.div_ceil(seats.into());
    for set in 0..sets {
        let share: f64 = Seat::all(seats).map(|seat| play::<G>(seats, seat, worlds, others, set)).sum();
        shares.add(share / f64::from(seats));
        eprint!("\r{} of {sets}", set + 1);
    }
    let Estimate { mean, within } = shares.share(seats.into());
    println!(
        "\r{} with {seats} seats, knowing everything, {worlds} worlds: {:.1} ± {:.1} % of {} games",
        G::NAME,
        100.0 * mean,
        100.0 * within,
        sets * u64::from(seats)
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|number| number.parse().ok());
    let (Some(game), Some(seats), Some(worlds), Some(games)) =
        (args.first(), number(1), number(2), number(3))
    else {
        eprintln!("say GAME SEATS WORLDS GAMES, such as wild-shots 4 1000 400");
        std::process::exit(2);
    };
    let Ok(seats) = u8::try_from(seats) else { panic!("{seats} seats are too many") };
    let measure = match game.as_str() {
        wild_shots::WildShots::NAME => measure::<wild_shots::WildShots>,
        wyatt_earp::WyattEarp::NAME => measure::<wyatt_earp::WyattEarp>,
        dice_town::DiceTown::NAME => measure::<dice_town::DiceTown>,
        other => panic!("there is no game {other:?}"),
    };
    measure(seats, worlds, number(4), games.into());
}
