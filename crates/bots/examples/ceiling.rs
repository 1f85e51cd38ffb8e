//! How much could be won if nothing were hidden: search that knows the true world, and only not
//! what chance will bring, against rules of thumb. No bot can be expected to do better than that.
//!
//! `cargo run --release -p bots --example ceiling -- wild-shots 4 1000 400`: the game, seats, worlds
//! for a decision, games.

use bots::{Bot, Budget, CraftOf, Crafted, Greedy, Ismcts};
use kernel::{Awaits, Game, QuickLuck, Seat, State, Step, Viewer};

/// One game; the share of the win that goes to the seat that sees everything.
fn play<G: Crafted>(seats: u8, knowing: Seat, worlds: u32, seed: u64) -> f64 {
    let craft = CraftOf::<G>::default();
    let search = Ismcts { craft, budget: Budget::Iterations(worlds), threads: 1 };
    let mut state = G::open(&G::Options::default(), seats).expect("so many can play");
    let (mut dealer, mut luck) = (QuickLuck::new(seed), QuickLuck::new(!seed));
    loop {
        match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => {
                let chance = state.sample(&mut dealer);
                state.apply(&Step::Chance(chance));
            }
            Awaits::Seats(owing) => {
                let seat = owing.first().expect("somebody is awaited");
                let view = state.view(Viewer::Seat(seat));
                let action = if seat == knowing {
                    search.choose_among(&view, &|_| state.clone(), &mut luck)
                } else {
                    Greedy(craft).choose(&view, &mut luck)
                };
                state.apply(&Step::Act(seat, action));
            }
        }
    }
    let standing = state.standing().expect("a finished game has a standing");
    if standing.winners().any(|winner| winner == knowing) {
        1.0 / standing.winners().count() as f64
    } else {
        0.0
    }
}

/// All games, from every seat with the same dealer; the mean of these sets, with its interval.
fn measure<G: Crafted>(seats: u8, worlds: u32, games: u64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    let sets = games.div_ceil(seats.into());
    for set in 0..sets {
        let share: f64 = Seat::all(seats).map(|seat| play::<G>(seats, seat, worlds, set)).sum();
        let share = share / f64::from(seats);
        (sum, squares) = (sum + share, squares + share * share);
        eprint!("\r{} of {sets}", set + 1);
    }
    let mean = sum / sets as f64;
    let spread = ((squares / sets as f64 - mean * mean) / (sets as f64 - 1.0)).sqrt();
    println!(
        "\r{} with {seats} seats, knowing everything, {worlds} worlds: {:.1} ± {:.1} % of {} games",
        G::NAME,
        100.0 * mean,
        196.0 * spread,
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
    let seats = seats as u8;
    match game.as_str() {
        wild_shots::WildShots::NAME => measure::<wild_shots::WildShots>(seats, worlds, games.into()),
        wyatt_earp::WyattEarp::NAME => measure::<wyatt_earp::WyattEarp>(seats, worlds, games.into()),
        dice_town::DiceTown::NAME => measure::<dice_town::DiceTown>(seats, worlds, games.into()),
        other => eprintln!("there is no game {other:?}"),
    }
}
