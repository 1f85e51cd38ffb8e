//! Detects when a bot plays differently than before. Then [`bots::EDITION`] and the numbers here
//! need to change, so that measurements of old and new bots are not mixed.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))] // elsewhere a logarithm may differ in its last bit

use bots::{
    Bot, Budget, EDITION, Greedy, Greenhorn, HasHeuristics, HeuristicsOf, Ismcts, SearchMode, play_game,
};
use kernel::State;

/// Returns a number that depends on the scores of a few games.
fn fingerprint<G: HasHeuristics>() -> u32 {
    let heuristics = HeuristicsOf::<G>::default();
    let search = Ismcts { heuristics, budget: Budget::Iterations(30), mode: SearchMode::Plain, threads: 1 };
    let deep = Ismcts { mode: SearchMode::Deep, ..search };
    let bots: [&dyn Bot<<G::State as State>::View>; 4] =
        [&search, &Greedy(heuristics), &Greenhorn(heuristics), &deep];
    let fresh = G::open(&G::Options::default(), 4).expect("four can play");
    let scores = (0..4).flat_map(|seed| play_game::<G>(&fresh, &bots, seed).scores().to_vec());
    scores.fold(1, |sum: u32, score| sum.wrapping_mul(31).wrapping_add(score as u32))
}

#[test]
fn bots_play_as_their_edition_does() {
    let played = [
        fingerprint::<wild_shots::WildShots>(),
        fingerprint::<wyatt_earp::WyattEarp>(),
        fingerprint::<dice_town::DiceTown>(),
    ];
    assert_eq!((EDITION, played), (2, [3_162_054_257, 223_228_809, 449_035_220]));
}
