//! The command `saloon`.
//!
//! There is one module per subcommand. `args` holds their arguments, `failure` how they end: exit code 0 for yes, 1 where
//! the answer is no, 2 for wrong usage or failed input and output. Deliberately absent: rules, and sentences, which are in
//! `lang/`.

mod arena;
mod args;
mod bench;
mod export;
mod failure;
mod game_args;
mod games;
mod hint;
mod import;
mod input;
mod output;
mod play;
mod positions;
mod progress;
mod report;
mod serve;
mod simulate;
mod verify;

use args::{Args, Command};
use failure::{Answer, Failure};
use std::process::ExitCode;

/// A server of many tables makes many small allocations on many threads. `cargo load` measures the gain
/// (docs/adr/0022-load-is-measured-beside-nothing.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let lang = args::language(std::env::args_os());
    let ended = Args::read(lang).and_then(|args| match args.command {
        Command::Games(args) => games::run(&args, lang),
        Command::Simulate(args) => simulate::run(&args, lang),
        Command::Positions(args) => positions::run(&args, lang),
        Command::Verify(args) => verify::run(&args, lang),
        Command::Play(args) => play::run(&args, lang),
        Command::Arena(args) => arena::run(&args, lang),
        Command::Hint(args) => hint::run(&args, lang),
        Command::Bench(args) => bench::run(&args, lang),
        Command::Serve(args) => serve::run(&args, lang),
        Command::Export(args) => export::run(&args),
        Command::Import(args) => import::run(&args, lang),
    });
    match ended {
        // The reader closed the pipe: exit quietly.
        Ok(Answer::Yes) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(failure) => {
            failure.report(lang);
            ExitCode::from(2)
        }
    }
}
