//! Checks that the hot path allocates nothing once its buffers have grown.

use kernel::{Awaits, Game, QuickLuck, State, Step};

/// Plays random games and asserts that `apply`, `actions`, `chances`, `sample`, `awaits`
/// and `clone` allocate nothing after warm-up, and that the state has at most 512 bytes.
///
/// # Panics
/// If one of them allocates, or the state is larger.
pub fn no_allocation<G: Game>(options: &G::Options) {
    let size = size_of::<G::State>();
    assert!(size <= 512, "{size} bytes of state; the budget is 512");
    for seats in G::SEATS {
        let fresh = G::open(options, seats).expect("the game has that many seats");
        let mut actions = Vec::new();
        let mut chances = Vec::new();
        let mut game = |seed: u64| {
            let mut luck = QuickLuck::new(seed);
            let mut state = fresh.clone();
            loop {
                match state.awaits() {
                    Awaits::Chance => {
                        chances.clear();
                        state.chances(&mut chances);
                        let chance = state.sample(&mut luck);
                        state.apply(&Step::Chance(chance));
                    }
                    Awaits::Seats(owing) => {
                        let seat = owing.first().expect("a seat owes a decision");
                        actions.clear();
                        state.actions(seat, &mut actions);
                        let pick = kernel::Luck::below(&mut luck, actions.len() as u32);
                        state.apply(&Step::Act(seat, actions[pick as usize]));
                    }
                    Awaits::Nothing => return,
                }
                state = state.clone();
            }
        };
        (0..50).for_each(&mut game);
        let allocated = allocation_counter::measure(|| (0..50).for_each(&mut game));
        assert_eq!(allocated.count_total, 0, "{seats} seats: the hot path allocates: {allocated:?}");
    }
}
