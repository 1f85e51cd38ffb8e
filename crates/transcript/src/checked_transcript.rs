//! A transcript of one game, checked so that it can be looked at: its steps against the rules, its luck against the seed.

use crate::Problem;
use crate::verify::{RecordedGame, Verdict, VerifiedGame, Verifier};
use kernel::Message;

/// The only game of a transcript. All its steps are legal.
pub struct CheckedTranscript {
    /// What was played, and how it ended.
    pub verified: VerifiedGame,
    /// All of its steps.
    pub game: RecordedGame,
    /// The first place where the luck is not what seed and entropy give, if there is one.
    pub unfair: Option<Problem>,
}

impl CheckedTranscript {
    /// Reads the only game of a transcript.
    ///
    /// # Errors
    /// A step is illegal, or the transcript has no game or several.
    pub fn read(transcript: &[u8]) -> Result<CheckedTranscript, Problem> {
        let mut verifier = Verifier::new(transcript, false).keep_games();
        let verified = next(&mut verifier).ok_or_else(empty)?.outcome?;
        let game = verifier.take_game().ok_or_else(empty)?;
        if let Some(Verdict { line, .. }) = next(&mut verifier) {
            return Err(Problem { line, rule: None, why: Message::new("problem-several") });
        }
        let unfair = next(&mut Verifier::new(transcript, true)).and_then(|fair| fair.outcome.err());
        Ok(CheckedTranscript { verified, game, unfair })
    }
}

fn next(verifier: &mut Verifier<&[u8]>) -> Option<Verdict> {
    match verifier.verdict() {
        Ok(verdict) => verdict,
        Err(error) => unreachable!("bytes in memory can be read: {error}"),
    }
}

fn empty() -> Problem {
    Problem { line: 1, rule: None, why: Message::new("problem-empty") }
}
