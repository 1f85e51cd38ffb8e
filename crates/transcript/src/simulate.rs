//! Random games, written as transcripts that `verify --fair` accepts.

use crate::{Header, write};
use catalog::{AnyGame, AnyReplay, SetupError, Variant};
use kernel::Awaits;
use std::io::{self, Write};
use table::{Dealer, Seed, Stream};

/// A run of random games.
#[derive(Clone)]
pub struct Simulation {
    /// What is played.
    pub game: &'static dyn AnyGame,
    /// Its options.
    pub variant: Variant,
    /// The number of seats.
    pub seats: u8,
    /// The seed of game 0; game `i` has this plus `i`.
    pub seed: Seed,
    /// Whether to write all legal actions with each decision.
    pub legal: bool,
    /// Whether to write the full state before each decision and at the end.
    pub states: bool,
}

impl Simulation {
    /// Checks that these games can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        self.game.replay(&self.variant, self.seats).map(drop)
    }

    /// Plays game `i` of the run and writes it. [`Simulation::check`] must have succeeded.
    pub fn play(&self, i: u64, out: &mut impl Write) -> io::Result<()> {
        let header = Header {
            game: self.game,
            seats: self.seats,
            variant: self.variant.clone(),
            seed: self.seed.plus(i),
            commitment: None,
            entropy: Vec::new(),
        };
        let game = self.game.replay(&self.variant, self.seats).map_err(io::Error::other)?;
        write::header(out, &header)?;
        self.play_out(game, header.key(), out)
    }

    fn play_out(&self, mut game: Box<dyn AnyReplay>, key: [u8; 32], out: &mut impl Write) -> io::Result<()> {
        let mut dealer = Dealer::new(key, Stream::Dealer);
        let mut players = Dealer::new(key, Stream::Players);
        let mut decisions = 0;
        loop {
            let awaits = game.awaits();
            if awaits == Awaits::Chance {
                write::chance(out, &game.draw(&mut dealer))?;
                continue;
            }
            if self.states {
                write::state(out, game.listing())?;
            }
            // Where several seats owe a decision, the lowest one acts first.
            let Some(seat) = awaits.seats().first() else { break };
            let legal = self.legal.then(|| game.legal(seat));
            let action = game.choose(seat, &mut players);
            write::decision(out, seat, &action, legal)?;
            decisions += 1;
        }
        let standing = game.standing().ok_or_else(|| io::Error::other("a finished game has no standing"))?;
        write::result(out, &standing, decisions)
    }
}
