//! The tasks of development, as `cargo xtask TASK` (`cargo play` and `cargo verify` are aliases in `.cargo/config.toml`).
//!
//! Here: choosing the task. Deliberately not here: anything of the shipped binary, which is crate `cli`. No workspace
//! crate is used, so that the tasks still work while the rest does not compile. Read next: `verify/mod.rs`, then `tidy/mod.rs`.

mod browser;
mod call;
mod cargo;
mod golden;
mod node;
mod play;
mod text;
mod tidy;
mod tree;
mod verify;
mod web;

use golden::Mode;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK

  play [ARGS…]           build everything and serve the games on this machine (also: cargo play)
  web [ARGS…]            build the pages; with arguments, an npm command for them
  verify                 run every check and every test (also: cargo verify)
  tidy                   check what no compiler checks: edges, rules, documents, …
  playthrough            rewrite the playthroughs from their steps
  playthrough --check    compare the playthroughs with what the rules give
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["play", ..] => play::play(&arguments[1..]),
        ["web"] => web::build().map(|()| ExitCode::SUCCESS),
        ["web", arguments @ ..] => web::npm(arguments).map(|()| ExitCode::SUCCESS),
        ["verify"] => verify::verify().map(|()| ExitCode::SUCCESS),
        ["tidy"] => tidy::tidy().map(|()| ExitCode::SUCCESS),
        ["playthrough"] => golden::playthrough(Mode::Write).map(|()| ExitCode::SUCCESS),
        ["playthrough", "--check"] => golden::playthrough(Mode::Check).map(|()| ExitCode::SUCCESS),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    outcome.unwrap_or_else(|failure| {
        eprintln!("{failure}");
        ExitCode::FAILURE
    })
}
