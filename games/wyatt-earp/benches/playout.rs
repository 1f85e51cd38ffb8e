//! How fast random games are: `cargo bench -p wyatt-earp`.

#![expect(clippy::disallowed_types, reason = "a bench has a generator; the rules have none")]

mod bare;

use kernel::QuickLuck;
use testkit::bench::Bench;
use wyatt_earp::{Options, WyattEarp};

fn main() {
    let bare = |luck: &mut QuickLuck| {
        let game = bare::playout(luck);
        // All that was put on posters is there or was paid.
        assert_eq!(game.money.iter().chain(&game.posters).sum::<u32>(), game.rewards);
        game.decisions
    };
    let options = Options::default();
    Bench::<WyattEarp> { options, seats: 4, games: 2_000, checksum: 0x0963_be38_1aa2_4ccc, bare }.run();
}
