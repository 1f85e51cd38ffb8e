//! Measures how fast random games are: `cargo bench -p dice-town`.

#![expect(clippy::disallowed_types, reason = "a bench has a generator; the rules have none")]

mod bare;

use dice_town::{DiceTown, Options};
use kernel::QuickLuck;
use testkit::bench::Bench;

fn main() {
    let bare = |luck: &mut QuickLuck| {
        let game = bare::playout(luck);
        assert_eq!(game.dollars.iter().sum::<u32>() + game.bank, 8 * 4 + 3, "no dollar is lost");
        assert_eq!(game.nuggets.iter().sum::<u32>() + game.mine, 30, "and no nugget");
        game.decisions
    };
    let options = Options::default();
    Bench::<DiceTown> { options, seats: 4, games: 2_000, checksum: 0x02c5_9759_8ef8_03fb, bare }.run();
}
