//! Transcripts as JSON Lines: reader, writer, simulator and verifier, over the catalogue.
//!
//! The format is docs/transcripts.md. [`Verifier`] replays each game against the rules and
//! reads only what is valid; a [`Problem`] names the line and, where one exists, the rule.
//! [`Simulation`] plays random games and writes them; a [`Lesson`] is one that somebody wrote.
//! Deliberately absent: files and terminals, which are the caller's.

mod checked;
mod header;
mod json;
mod lesson;
mod lines;
mod log;
mod position;
mod problem;
mod record;
mod simulate;
mod verify;
mod write;

pub use checked::Checked;
pub use header::Header;
pub use lesson::{Lesson, Scene, Tip};
pub use lines::MAX_LINE;
pub use log::log_lines;
pub use position::Position;
pub use problem::Problem;
pub use simulate::Simulation;
pub use verify::{Verdict, Verified, Verifier, Whole};
pub use write::{chance, decision, header, result, state, steps};
