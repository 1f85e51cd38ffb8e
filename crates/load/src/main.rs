//! `cargo load`: how much load the table server carries on this machine, compared with two trivial servers.
//!
//! Every server runs in its own process (`child.rs`, `hosts/mod.rs`). This process plays all clients (`players/mod.rs`)
//! and reports latencies (`figures.rs`, `report.rs`, `plot.rs`). Deliberately absent: a verdict, because machines differ
//! and only ratios within one run can be compared; and the memory of a table, which is `crates/server/benches/memory.rs`.

mod child;
mod figures;
mod hosts;
mod players;
mod plot;
mod report;
mod runs;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use std::path::PathBuf;
use std::process::ExitCode;
use tokio::runtime::Runtime;

/// The same as in the binary `saloon`.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Any error. This is a tool for developers, who read errors as they are.
type Failure = Box<dyn std::error::Error + Send + Sync>;

#[derive(Parser)]
#[command(name = "load", about = "Measures what the table server carries, beside an echo and a relay")]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    plan: Plan,
}

#[derive(Subcommand)]
enum Command {
    /// Runs one of the servers until it is killed
    #[command(hide = true)]
    Host { what: hosts::Kind },
}

/// What is measured.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// The game, which four clients play at each table
    #[arg(long, default_value = "wild-shots")]
    pub(crate) game: String,
    /// Numbers of tables whose clients act at once
    #[arg(long, value_delimiter = ',', default_values_t = [10, 50, 250])]
    pub(crate) tables: Vec<usize>,
    /// The number of tables whose clients think before they act
    #[arg(long, default_value_t = 1000)]
    pub(crate) thinking_tables: usize,
    /// How many milliseconds they think
    #[arg(long, default_value_t = 500)]
    pub(crate) think: u64,
    /// How many seconds each run is measured, after a warm-up of a fifth of that
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u64,
    /// The folder for figures and plot
    #[arg(long, default_value = "target/load")]
    pub(crate) out: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let outcome = Runtime::new().map_err(Failure::from).and_then(|runtime| {
        runtime.block_on(async {
            match args.command {
                None => runs::all(&args.plan).await,
                Some(Command::Host { what }) => hosts::run(what).await,
            }
        })
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("load: {failure}");
            ExitCode::FAILURE
        }
    }
}
