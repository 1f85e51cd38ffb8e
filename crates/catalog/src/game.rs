//! A game without its type: what it is, and how its tables are opened.

use crate::replay::Replay;
use crate::table::{ErasedTable, erase_news};
use crate::wire::WireGame;
use crate::{AnyNews, AnyPast, AnyReplay, AnyTable, LogError, LogErrorKind, SetupError, Variant, log};
use bots::HasHeuristics;
use kernel::{Listed, OptionSpec, Options, Seat, Tally};
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};
use table::{Entry, Past, Seed, Table};

/// One of the games.
pub trait AnyGame: Send + Sync {
    /// Returns its name in transcripts and on the command line.
    fn name(&self) -> &'static str;
    /// Returns the version of our reading of its rules.
    fn edition(&self) -> u16;
    /// Returns how many seats a table can have.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Returns how many minutes a game among people usually takes.
    fn minutes(&self) -> u16;
    /// Checks that a table can have this many seats.
    fn check_seats(&self, seats: u8) -> Result<(), SetupError>;
    /// Returns the options of a table, in the order of headers.
    fn options(&self) -> &'static [OptionSpec];
    /// Returns the names of ready-made combinations of options.
    fn presets(&self) -> &'static [&'static str];
    /// Returns the default options.
    fn defaults(&self) -> Variant;
    /// Returns the options of a preset.
    fn preset(&self, name: &str) -> Option<Variant>;
    /// Opens a game to replay or simulate: the whole truth.
    fn replay(&self, variant: &Variant, seats: u8) -> Result<Box<dyn AnyReplay>, SetupError>;
    /// Opens a table, deals, and returns it with the news of the deal.
    fn table(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Box<dyn AnyTable>, AnyNews), SetupError>;
    /// Opens a table and replays the lines of its log, for a restart. Returns it with the news of all steps.
    ///
    /// # Errors
    /// A line cannot be read, or cannot have happened at this table.
    fn resume(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<(Box<dyn AnyTable>, AnyNews), LogError>;
    /// Makes a past of the lines of a log, which may end before the game is over. Whether its chance is what a seed gives
    /// does not matter.
    ///
    /// # Errors
    /// A line cannot be read, or the rules forbid its step.
    fn past_from_log(
        &self,
        variant: &Variant,
        seats: u8,
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyPast>, LogError>;
    /// Plays the random games with these numbers, as fast as the rules allow.
    fn tally(&self, variant: &Variant, seats: u8, seed: u64, games: Range<u64>) -> Result<Tally, SetupError>;
}

pub(crate) struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G> ErasedGame<G> {
    pub(crate) const fn new() -> ErasedGame<G> {
        ErasedGame(PhantomData)
    }
}

impl<G: HasHeuristics<State: Listed>> ErasedGame<G> {
    fn variant(options: &G::Options) -> Variant {
        let values = options.values().map(|(_, value)| value).collect();
        Variant::from_values(G::NAME, G::Options::ALL, values)
    }

    fn options(variant: &Variant) -> G::Options {
        let mut options = G::Options::default();
        for (name, value) in variant.iter() {
            let Ok(()) = options.set(name, value) else {
                unreachable!("a variant holds options of its game")
            };
        }
        options
    }

    fn open(variant: &Variant, seats: u8) -> Result<G::State, SetupError> {
        G::open(&Self::options(variant), seats).map_err(|range| SetupError::Seats { game: G::NAME, range })
    }
}

impl<G: HasHeuristics<State: Listed> + WireGame> AnyGame for ErasedGame<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> u16 {
        G::EDITION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn minutes(&self) -> u16 {
        G::MINUTES
    }

    fn check_seats(&self, seats: u8) -> Result<(), SetupError> {
        G::seats_allowed(seats).map_err(|range| SetupError::Seats { game: G::NAME, range })
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::ALL
    }

    fn presets(&self) -> &'static [&'static str] {
        G::Options::PRESETS
    }

    fn defaults(&self) -> Variant {
        Self::variant(&G::Options::default())
    }

    fn preset(&self, name: &str) -> Option<Variant> {
        G::Options::preset(name).map(|options| Self::variant(&options))
    }

    fn replay(&self, variant: &Variant, seats: u8) -> Result<Box<dyn AnyReplay>, SetupError> {
        Ok(Box::new(Replay::<G>::new(Self::open(variant, seats)?)))
    }

    fn table(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Box<dyn AnyTable>, AnyNews), SetupError> {
        let options = Self::options(variant);
        let (table, news) = Table::<G>::open(&options, seats, seed, entropy)
            .map_err(|range| SetupError::Seats { game: G::NAME, range })?;
        Ok((Box::new(ErasedTable(table)), erase_news::<G>(news)))
    }

    fn resume(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<(Box<dyn AnyTable>, AnyNews), LogError> {
        let read = |(line, text): (usize, &str)| {
            log::read::<G>(text, seats).ok_or(LogError { line, kind: LogErrorKind::Unreadable })
        };
        let log: Vec<_> = lines.enumerate().map(read).collect::<Result<_, _>>()?;
        let (table, news) = Table::<G>::resume(&Self::options(variant), seats, seed, entropy, &log)
            .map_err(|error| log::error_of(&error, log.len()))?;
        Ok((Box::new(ErasedTable(table)), erase_news::<G>(news)))
    }

    fn past_from_log(
        &self,
        variant: &Variant,
        seats: u8,
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyPast>, LogError> {
        let read = |(line, text): (usize, &str)| match log::read::<G>(text, seats) {
            Some(Entry::Step(step)) => Ok(step),
            Some(Entry::TakenBack(_)) | None => Err(LogError { line, kind: LogErrorKind::Unreadable }),
        };
        let steps: Vec<_> = lines.enumerate().map(read).collect::<Result<_, _>>()?;
        let count = steps.len();
        let past = Past::<G>::from_steps(&Self::options(variant), seats, steps);
        Ok(Box::new(past.map_err(|error| log::error_of(&error, count))?))
    }

    fn tally(&self, variant: &Variant, seats: u8, seed: u64, games: Range<u64>) -> Result<Tally, SetupError> {
        Ok(Tally::play::<G>(&Self::open(variant, seats)?, seed, games))
    }
}
