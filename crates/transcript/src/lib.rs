//! Transcripts as JSON Lines: reader, writer, simulator and verifier, for every game of the catalogue.
//!
//! The format is docs/transcripts.md. A [`Verifier`] replays each game against the rules and accepts only valid games.
//! A [`Problem`] names the line and, where one exists, the rule. A [`Simulation`] plays random games and writes them.
//! A [`Lesson`] is a transcript with the tips of a coach. Deliberately absent: files and terminals, which are the
//! caller's.
//!
//! # Example
//! Write a random game, then verify it, with its luck:
//!
//! ```
//! use table::Seed;
//! use transcript::{Simulation, Verifier};
//!
//! let game = catalog::find("wild-shots")?;
//! let seed = Seed::from_number(7);
//! let variant = game.defaults();
//! let simulation = Simulation { game, variant, seats: 3, seed, legal: true, states: false };
//! simulation.check()?;
//! let mut transcript = Vec::new();
//! simulation.play(0, &mut transcript)?;
//!
//! let mut verifier = Verifier::new(transcript.as_slice(), true);
//! let verdict = verifier.verdict()?.expect("there is one game");
//! let verified = verdict.outcome.expect("the game holds");
//! assert_eq!((verified.game, verified.seats), ("wild-shots", 3));
//! assert!(verifier.verdict()?.is_none());
//!
//! // A card that was not drawn, or an action that the rules forbid, is a problem with its line.
//! let forged = String::from_utf8(transcript)?.replacen("\"action\":\"play ", "\"action\":\"throw ", 1);
//! let verdict = Verifier::new(forged.as_bytes(), true).verdict()?.expect("there is one game");
//! assert!(verdict.outcome.expect_err("nobody can throw a card").line > 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod checked_transcript;
mod decision_point;
mod header;
mod json;
mod lesson;
mod lines;
mod log;
mod problem;
mod record;
mod simulate;
mod verify;
mod write;

pub use checked_transcript::CheckedTranscript;
pub use decision_point::DecisionPoint;
pub use header::Header;
pub use lesson::{Lesson, Scene, Tip};
pub use lines::MAX_LINE;
pub use log::log_lines;
pub use problem::Problem;
pub use simulate::Simulation;
pub use verify::{RecordedGame, Verdict, VerifiedGame, Verifier};
pub use write::{chance, decision, header, result, state, steps};
