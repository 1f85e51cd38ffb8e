//! `cargo load`: how much the table server carries on this machine, beside two servers that do nothing.
//!
//! Every server is a process of its own (`child.rs`, `hosts/mod.rs`); this one plays all the clients
//! (`players/mod.rs`) and writes down what it took (`figures.rs`, `report.rs`, `plot.rs`). Deliberately absent: a
//! verdict, as machines differ and only the ratios of one run can be compared; and memory for each table, which is
//! `crates/server/benches/memory.rs`.

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

/// As in the binary that hosts run.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Whatever went wrong: this is a tool for developers, who want to read it as it is.
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
    /// Is one of the servers, until it is killed
    #[command(hide = true)]
    Host { what: hosts::Kind },
}

/// What is measured.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// The game that is played, by four
    #[arg(long, default_value = "wild-shots")]
    pub(crate) game: String,
    /// At how many tables clients answer at once
    #[arg(long, value_delimiter = ',', default_values_t = [10, 50, 250])]
    pub(crate) tables: Vec<usize>,
    /// At how many tables clients think before they answer
    #[arg(long, default_value_t = 1000)]
    pub(crate) thinking_tables: usize,
    /// For how many milliseconds they think
    #[arg(long, default_value_t = 500)]
    pub(crate) think: u64,
    /// How many seconds each run is measured, after a fifth as long to warm up
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u64,
    /// Where figures and plot are written
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
