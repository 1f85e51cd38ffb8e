//! The laws, as one call per game.
//!
//! A game states a few facts ([`Lawful`]) and calls [`laws`]. That plays random games at every table size and
//! with many options, and checks every law at every step:
//!
//! 1 progress · 2 `check`, `actions`, `chances` and `sample` agree · 3 codes and notation
//! round-trip · 4 conservation · 5 replay twice is equal · 6 the order of simultaneous
//! decisions cannot matter · 7 `view → imagine → view` is the identity · 8 twins: what is
//! hidden from a viewer changes nothing they receive · 9 `imagine` reaches every consistent
//! state, evenly · 10 rounds and games end within their bounds · 11 an action that may be taken
//! back has shown nobody anything · 12 what was hidden in a finished round no longer matters ·
//! 13 whether a question can be declined is no secret, and the rules say which action declines it.
//!
//! A failure names the law, the seed and the table, and prints the shortest failing game.

mod declining;
mod hidden;
mod single;

use crate::History;
use kernel::{Action, ActionOf, Game, Listed, Listing, Luck, Options, QuickLuck, State, StepIn, Viewer};
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The facts about a game that the laws need.
pub trait Lawful {
    /// The game.
    type Game: Game<State: Listed>;
    /// The number of random games for each table size and set of options.
    const GAMES: u64;
    /// The key of the state's listing that counts rounds (or turns, if a game has no rounds).
    const ROUND: &'static str;
    /// The most decisions a round can take (law 10).
    const ROUND_BOUND: u32;
    /// More decisions than any random game has been seen to take (law 10).
    const GAME_CAP: u32;

    /// Whether the game has endgames with so few possible states that law 9 can enumerate them. A game
    /// without them compares `imagine` with dealing in a test of its own.
    const SMALL_ENDGAMES: bool = true;

    /// Returns how many rounds are finished for good (law 12), as the game says.
    fn finished_rounds(state: &StateIn<Self::Game>) -> u32 {
        state.finished_rounds()
    }

    /// Returns whether this action declines what is asked (law 13), as the game says.
    fn declines(action: ActionOf<StateIn<Self::Game>>) -> bool {
        action.declines()
    }

    /// Checks that nothing has been lost or added (law 4).
    ///
    /// # Errors
    /// What is missing.
    fn conserved(listing: &Listing) -> Result<(), String>;

    /// Returns the steps of another history that must look the same to the viewer, from the opening to the
    /// end (law 8): something hidden from the viewer has changed places. `None` if this try found nothing to
    /// change. Steps may become illegal; then the twin is not used.
    fn twin(
        history: &History<Self::Game>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<Self::Game>>>;

    /// Returns a twin for law 9: everything hidden from the viewer is dealt again, each way as likely as
    /// chance makes it.
    fn redeal(
        history: &History<Self::Game>,
        viewer: Viewer,
        luck: &mut QuickLuck,
    ) -> Option<Vec<StepIn<Self::Game>>> {
        Self::twin(history, viewer, luck)
    }
}

type StateIn<G> = <G as Game>::State;
/// The view type of a game.
pub type ViewIn<G> = <<G as Game>::State as State>::View;

/// Why a law does not hold.
type Violation = (u8, String);

struct Failure {
    law: u8,
    reason: String,
    table: String,
    steps: usize,
    transcript: String,
}

/// Plays random games and checks all laws.
///
/// # Panics
/// If a law is broken: with the seed and the shortest failing game.
pub fn laws<L: Lawful>() {
    let mut failures: Vec<Failure> = Vec::new();
    let mut hidden = hidden::Evidence::default();
    let mut declining = declining::Evidence::new::<L>();
    single::codes_round_trip::<L::Game>();
    single::options_agree::<L::Game>();
    for seats in L::Game::SEATS {
        for (variant, options) in variants::<L::Game>().into_iter().enumerate() {
            for game in 0..L::GAMES {
                let seed = (u64::from(seats) * 1000 + variant as u64) * 1_000_000 + game;
                let mut history = History::open(&options, seats);
                let broken = catch_unwind(AssertUnwindSafe(|| {
                    one_game::<L>(&mut history, seed, &mut hidden, &mut declining)
                }));
                let (law, reason) = match broken {
                    Ok(Ok(())) => continue,
                    Ok(Err(broken)) => broken,
                    Err(panic) => (0, format!("the game panicked: {}", panic_text(&*panic))),
                };
                failures.push(Failure {
                    law,
                    reason,
                    table: format!("{seats} seats, {options:?}, seed {seed}"),
                    steps: history.steps.len(),
                    transcript: history.text(),
                });
            }
            hidden.next_table();
        }
    }
    report(&failures);
    hidden.assert_enough(L::SMALL_ENDGAMES);
    declining.assert_answers::<L>();
}

/// Returns the presets and random combinations of options; only the default if there are no options.
fn variants<G: Game>() -> Vec<G::Options> {
    let mut variants = vec![G::Options::default()];
    variants.extend(G::Options::PRESETS.iter().filter_map(|name| G::Options::preset(name)));
    let mut luck = QuickLuck::new(11);
    for _ in 0..if G::Options::ALL.is_empty() { 0 } else { 12 } {
        let mut options = G::Options::default();
        for spec in G::Options::ALL {
            let value = spec.values[luck.below(spec.values.len() as u32) as usize];
            options.set(spec.name, value).expect("a declared value can be set");
        }
        variants.push(options);
    }
    let mut different: Vec<G::Options> = Vec::new();
    for options in variants {
        if !different.contains(&options) {
            different.push(options);
        }
    }
    different
}

fn one_game<L: Lawful>(
    history: &mut History<L::Game>,
    seed: u64,
    hidden: &mut hidden::Evidence,
    declining: &mut declining::Evidence,
) -> Result<(), Violation> {
    let mut luck = QuickLuck::new(seed);
    let (mut pace, mut begun) = (single::Pace::default(), declining::Begun::default());
    loop {
        single::at_every_state::<L>(history, &mut luck)?;
        pace.count::<L>(history)?;
        hidden::imagine_is_consistent(&history.state, &mut luck)?;
        declining::is_no_secret::<L>(&history.state, &begun, &mut luck, declining)?;
        let Some(step) = history.random_step(&mut luck) else { break };
        single::order_cannot_matter(&history.state, &mut luck)?;
        hidden::unrevealing_is_foreseen(&history.state, &step, &mut luck)?;
        let before = history.state.clone();
        history.apply(step);
        begun.note::<L>(&before, &step, &history.state);
        hidden::finished_rounds_are_over::<L>(&before, &history.state, &mut luck)?;
        if luck.below(40) == 0 {
            hidden::twins::<L>(history, &mut luck, hidden)?;
            hidden::every_world::<L>(history, &mut luck, hidden)?;
        }
    }
    hidden::all_rounds_or_none::<L>(&history.state)?;
    single::replays(history)
}

fn report(failures: &[Failure]) {
    let Some(shortest) = failures.iter().min_by_key(|failure| failure.steps) else { return };
    let mut text = String::new();
    let _ = writeln!(text, "law {} is broken: {}", shortest.law, shortest.reason);
    let _ = writeln!(text, "at {}", shortest.table);
    let _ = writeln!(text, "{} games failed; the shortest, up to there:", failures.len());
    panic!("{text}{}", shortest.transcript);
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default()
}
