//! The bench of a game: random playouts through the kernel's API, compared with a bare loop in the same run.
//!
//! Machines are shared and noisy. So the time is the least of several runs, and the two loops take turns.
//! Instructions come from callgrind if valgrind is installed. The checksum is asserted, so a fast wrong
//! answer fails.

use kernel::{Game, QuickLuck, Tally};
use std::process::Command;
use std::time::Instant;

/// What to measure.
pub struct Bench<G: Game> {
    /// The options to play with.
    pub options: G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The number of games in each run.
    pub games: u64,
    /// The checksum that [`Tally`] must give for that many games from seed 0.
    pub checksum: u64,
    /// Plays a game of about the same work without an engine, for comparison. Returns the number of
    /// decisions.
    pub bare: fn(&mut QuickLuck) -> u32,
}

/// The environment variable by which the bench tells its child process under valgrind how many games to play.
const COUNT: &str = "SALOON_BENCH_COUNT";
const RUNS: usize = 7;

impl<G: Game> Bench<G> {
    /// Measures, and prints the results.
    ///
    /// # Panics
    /// If the games do not give the checksum.
    pub fn run(&self) {
        let fresh = G::open(&self.options, self.seats).expect("the game has that many seats");
        if let Some(games) = std::env::var(COUNT).ok().and_then(|games| games.parse().ok()) {
            std::hint::black_box(Tally::play::<G>(&fresh, 0, 0..games));
            return;
        }
        let (mut engine, mut bare) = (f64::MAX, f64::MAX);
        let mut tally = Tally::default();
        for _ in 0..RUNS {
            let start = Instant::now();
            tally = Tally::play::<G>(&fresh, 0, 0..self.games);
            engine = engine.min(per_decision(start, tally.decisions));
            let start = Instant::now();
            let decisions =
                (0..self.games).map(|game| u64::from((self.bare)(&mut QuickLuck::new(game)))).sum();
            bare = bare.min(per_decision(start, decisions));
        }
        println!(
            "{}, {} seats, {} games, state of {} bytes",
            G::NAME,
            self.seats,
            tally.games,
            size_of::<G::State>()
        );
        println!("  engine     {engine:6.1} ns per decision (least of {RUNS} runs)");
        println!("  bare loop  {bare:6.1} ns per decision");
        println!("  ratio      {:6.2}", engine / bare);
        match instructions_per_decision::<G>(&fresh) {
            Some(instructions) => {
                println!("  engine     {instructions:6.0} instructions per decision (callgrind)");
            }
            None => println!("  instructions not counted: valgrind is not installed"),
        }
        assert_eq!(tally.checksum, self.checksum, "the games gave another checksum");
        println!("  a game takes {}", lengths::<G>(&fresh, self.games));
        println!("  checksum   {:#018x}", tally.checksum);
    }
}

/// Says how many decisions random games take.
fn lengths<G: Game>(fresh: &G::State, games: u64) -> String {
    let length = |game| Tally::play::<G>(fresh, 0, game..game + 1).decisions;
    let mut lengths: Vec<u64> = (0..games).map(length).collect();
    lengths.sort_unstable();
    let at = |percent: usize| lengths[(lengths.len() - 1) * percent / 100];
    let (least, few, half, many, most) = (at(0), at(5), at(50), at(95), at(100));
    format!("{least} to {most} decisions; half of them up to {half}, nine in ten {few} to {many}")
}

fn per_decision(start: Instant, decisions: u64) -> f64 {
    start.elapsed().as_nanos() as f64 / decisions as f64
}

/// Returns the instructions of many games minus those of a few, so that start-up does not count.
fn instructions_per_decision<G: Game>(fresh: &G::State) -> Option<f64> {
    let (few, many) = (50, 550);
    let instructions = instructions(many)?.checked_sub(instructions(few)?)?;
    let decisions = Tally::play::<G>(fresh, 0, few..many).decisions;
    Some(instructions as f64 / decisions as f64)
}

fn instructions(games: u64) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .env(COUNT, games.to_string())
        .output()
        .ok()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let line = report.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(' ').next()?.parse().ok()
}
