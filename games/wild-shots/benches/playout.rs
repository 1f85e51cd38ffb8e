//! How fast random games are: `cargo bench -p wild-shots`.

#![expect(clippy::disallowed_types, reason = "a bench has a generator; the rules have none")]

mod bare;

use kernel::{NoOptions, QuickLuck};
use testkit::bench::Bench;
use wild_shots::WildShots;

fn main() {
    let bare = |luck: &mut QuickLuck| {
        let mut penalties = [0; 4];
        let decisions = bare::playout(luck, &mut penalties);
        // WS-12: with four players this much is at stake in the four rounds together.
        assert_eq!(penalties.iter().sum::<u32>(), 20 + 21 + 40 + 81);
        decisions
    };
    Bench::<WildShots> { options: NoOptions, seats: 4, games: 20_000, checksum: 0xe1b3_b020_10b4_8ce2, bare }
        .run();
}
