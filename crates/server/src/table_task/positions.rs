//! The messages that one seat receives in a game of random choices: examples for authors of clients, and input for
//! browser tests. Nothing is stored, and nobody is connected.

use super::play::Play;
use super::recent_notices::RecentNotices;
use crate::table_request::TableRequest;
use catalog::{AnyGame, SetupError, Variant};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::rest::NewTable;
use table::Seed;

/// Which game to play.
pub struct Sample<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// Its options.
    pub variant: &'a Variant,
    /// How many seats.
    pub seats: u8,
    /// The seat that receives the messages.
    pub seat: Seat,
    /// Deals the cards; together with the other fields it determines every choice.
    pub seed: Seed,
}

impl Sample<'_> {
    /// Plays the game, and passes each `position` message of the seat to `each`, in order.
    ///
    /// # Errors
    /// When the game cannot have so many seats.
    pub fn positions(&self, mut each: impl FnMut(&str)) -> Result<(), SetupError> {
        let request = NewTable {
            game: self.game.name().to_owned(),
            preset: None,
            options: self.variant.to_map(),
            seats: vec!["open".to_owned(); self.seats.into()],
            listed: false,
            tempo: None,
            take_back: None,
            late_hands: false,
            hints: true,
        };
        let Ok(TableRequest { setup, .. }) = TableRequest::parse(&request) else {
            return self.game.check_seats(self.seats);
        };
        let (table, news) = self.game.table(self.variant, self.seats, self.seed, &[])?;
        let mut play = Play::new("sample", &setup, table, &news);
        let number = self.seed.0.iter().fold(0, |all: u64, byte| all.rotate_left(8) ^ u64::from(*byte));
        let mut luck = QuickLuck::new(number);
        let viewer = Viewer::Seat(self.seat);
        let mut have = None;
        loop {
            let version = play.table.version(viewer);
            if have != Some(version) {
                each(&play.position("sample", viewer, have, &setup));
                have = Some(version);
            }
            let owing: Vec<Seat> = play.table.awaits().seats().iter().collect();
            let Some(&seat) = owing.get(pick(&mut luck, owing.len())) else { return Ok(()) };
            let legal = play.table.legal(seat);
            let (Some(action), Some(at)) =
                (legal.get(pick(&mut luck, legal.len())), play.table.decision(seat))
            else {
                return Ok(());
            };
            let Ok(news) = play.table.answer(seat, at, &action.text) else { return Ok(()) };
            RecentNotices::add(&mut play.recent_notices, &news);
        }
    }
}

/// Returns an index below `count`, or 0.
fn pick(luck: &mut QuickLuck, count: usize) -> usize {
    if count == 0 { 0 } else { luck.below(count as u32) as usize }
}
