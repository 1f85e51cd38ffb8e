//! What a host can configure.

use std::num::NonZeroU32;
use std::ops::Range;
use std::time::Duration;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many short searches run at the same time, and how many long ones. Bots that do not search have a thread of
    /// their own.
    pub searches: usize,
    /// The pause before a bot's choice, in milliseconds, drawn again for each question. People's answers wait for it,
    /// too, where a quick one could give something away.
    pub pause: Range<u64>,
    /// How many milliseconds everyone sees that a player's time has run out, before a stand-in takes over.
    pub grace: u64,
    /// The least number of milliseconds between two lines that bots say at a table.
    pub banter: u64,
    /// How long a table stays in memory when nobody watches it.
    pub idle: Duration,
    /// How many unfinished tables with other people a device may sit at.
    pub tables_per_device: usize,
    /// How many more where all others are bots.
    pub solo_tables_per_device: usize,
    /// The rate limits.
    pub rates: Rates,
    /// Does a proxy of the host stand in front, and report where requests come from?
    pub has_proxy: bool,
    /// After how many days without an action an unfinished table is deleted.
    pub unfinished_days: u32,
    /// After how many days without a request a device is forgotten.
    pub device_days: u32,
    /// Origins that browsers may send, besides the server's own address, such as `https://saloon.example`.
    pub origins: Vec<String>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            searches: std::thread::available_parallelism()
                .map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            pause: 400..1200,
            grace: 15_000,
            banter: 6_000,
            idle: Duration::from_secs(60),
            tables_per_device: 32,
            solo_tables_per_device: 100,
            rates: Rates::default(),
            has_proxy: false,
            unfinished_days: 90,
            device_days: 400,
            origins: Vec::new(),
        }
    }
}

/// How often a device or an address may send requests. Eight times the rate may come at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// New devices from one address, in a minute.
    pub devices: NonZeroU32,
    /// Calls of a device that change something, in a second.
    pub calls: NonZeroU32,
    /// Calls from one address that only read, in a second.
    pub reads: NonZeroU32,
    /// Games from one address that are to be checked, in a second.
    pub checks: NonZeroU32,
    /// Messages of a device over its connections, in a second.
    pub messages: NonZeroU32,
}

impl Default for Rates {
    /// A school class behind one address may come at once. People play a few actions a second at most, but programs
    /// may play faster.
    fn default() -> Rates {
        let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let (devices, calls, checks) = (number(30), number(5), number(4));
        Rates { devices, calls, checks, reads: number(100), messages: number(100) }
    }
}
