//! A game without its type.

use crate::replay::Replay;
use crate::shown::Shows;
use crate::table::{ErasedTable, erase};
use crate::{AnyNews, AnyPast, AnyReplay, AnyTable, BrokenLog, Fault, Variant, Wrong, log};
use bots::HasHeuristics;
use kernel::{Listed, OptionSpec, Options, Seat, Tally};
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};
use table::{Entry, Past, Seed, Table};

/// One of the games.
pub trait AnyGame: Send + Sync {
    /// Its name in transcripts and on the command line.
    fn name(&self) -> &'static str;
    /// The version of our reading of its rules.
    fn edition(&self) -> u16;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// How many minutes a game of people usually takes.
    fn minutes(&self) -> u16;
    /// Can so many play?
    fn fits(&self, seats: u8) -> Result<(), Fault>;
    /// What a table can choose, in the order of headers.
    fn options(&self) -> &'static [OptionSpec];
    /// Names of ready-made combinations of options.
    fn presets(&self) -> &'static [&'static str];
    /// The options where nobody wishes anything.
    fn defaults(&self) -> Variant;
    /// The options of a preset.
    fn preset(&self, name: &str) -> Option<Variant>;
    /// A game to be replayed or simulated: the whole truth.
    fn replay(&self, variant: &Variant, seats: u8) -> Result<Box<dyn AnyReplay>, Fault>;
    /// A table to play at, dealt, and what its viewers are told of that.
    fn table(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Box<dyn AnyTable>, AnyNews), Fault>;
    /// A table at which all of this has happened already, and what its viewers were told: a restart.
    /// Fails if it cannot have.
    fn resume(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<(Box<dyn AnyTable>, AnyNews), BrokenLog>;
    /// What a record tells, from its beginning on and perhaps not to the end of the game. Fails if that
    /// cannot have happened; whose luck it is, it does not ask.
    fn recorded(
        &self,
        variant: &Variant,
        seats: u8,
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyPast>, BrokenLog>;
    /// Plays random games with these numbers, as fast as the rules allow.
    fn tally(&self, variant: &Variant, seats: u8, seed: u64, games: Range<u64>) -> Result<Tally, Fault>;
}

pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const fn new() -> Erased<G> {
        Erased(PhantomData)
    }
}

impl<G: HasHeuristics<State: Listed>> Erased<G> {
    fn variant(options: &G::Options) -> Variant {
        let values = options.values().map(|(_, value)| value).collect();
        Variant::new(G::NAME, G::Options::ALL, values)
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

    fn open(variant: &Variant, seats: u8) -> Result<G::State, Fault> {
        G::open(&Self::options(variant), seats).map_err(|range| Fault::Seats { game: G::NAME, range })
    }
}

impl<G: HasHeuristics<State: Listed> + Shows> AnyGame for Erased<G> {
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

    fn fits(&self, seats: u8) -> Result<(), Fault> {
        G::seats_allowed(seats).map_err(|range| Fault::Seats { game: G::NAME, range })
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

    fn replay(&self, variant: &Variant, seats: u8) -> Result<Box<dyn AnyReplay>, Fault> {
        Ok(Box::new(Replay::<G>::new(Self::open(variant, seats)?)))
    }

    fn table(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
    ) -> Result<(Box<dyn AnyTable>, AnyNews), Fault> {
        let options = Self::options(variant);
        let (table, news) = Table::<G>::open(&options, seats, seed, entropy)
            .map_err(|range| Fault::Seats { game: G::NAME, range })?;
        Ok((Box::new(ErasedTable(table)), erase::<G>(&news)))
    }

    fn resume(
        &self,
        variant: &Variant,
        seats: u8,
        seed: Seed,
        entropy: &[(Seat, Seed)],
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<(Box<dyn AnyTable>, AnyNews), BrokenLog> {
        let read = |(line, text): (usize, &str)| {
            log::read::<G>(text, seats).ok_or(BrokenLog { line, wrong: Wrong::Unreadable })
        };
        let log: Vec<_> = lines.enumerate().map(read).collect::<Result<_, _>>()?;
        let (table, news) = Table::<G>::resume(&Self::options(variant), seats, seed, entropy, &log)
            .map_err(|unfit| log::broken(&unfit, log.len()))?;
        Ok((Box::new(ErasedTable(table)), erase::<G>(&news)))
    }

    fn recorded(
        &self,
        variant: &Variant,
        seats: u8,
        lines: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyPast>, BrokenLog> {
        let read = |(line, text): (usize, &str)| match log::read::<G>(text, seats) {
            Some(Entry::Step(step)) => Ok(step),
            Some(Entry::TakenBack(_)) | None => Err(BrokenLog { line, wrong: Wrong::Unreadable }),
        };
        let steps: Vec<_> = lines.enumerate().map(read).collect::<Result<_, _>>()?;
        let count = steps.len();
        let past = Past::<G>::recorded(&Self::options(variant), seats, steps);
        Ok(Box::new(past.map_err(|unfit| log::broken(&unfit, count))?))
    }

    fn tally(&self, variant: &Variant, seats: u8, seed: u64, games: Range<u64>) -> Result<Tally, Fault> {
        Ok(Tally::play::<G>(&Self::open(variant, seats)?, seed, games))
    }
}
