//! One game that somebody wants to look at: every step asked of the rules, and all luck of the seed.

use crate::Problem;
use crate::verify::{Verdict, Verified, Verifier, Whole};
use kernel::Message;

/// A game that holds.
pub struct Checked {
    /// What was played, and how it ended.
    pub verified: Verified,
    /// All of it.
    pub whole: Whole,
    /// Where the luck is not what seed and entropy give, if it is not.
    pub unfair: Option<Problem>,
}

impl Checked {
    /// The only game of a transcript, if every step of it is legal.
    pub fn read(transcript: &[u8]) -> Result<Checked, Problem> {
        let mut verifier = Verifier::new(transcript, false).keeping();
        let verified = next(&mut verifier).ok_or_else(empty)?.outcome?;
        let whole = verifier.whole().ok_or_else(empty)?;
        if let Some(Verdict { line, .. }) = next(&mut verifier) {
            return Err(Problem { line, rule: None, why: Message::new("problem-several") });
        }
        let unfair = next(&mut Verifier::new(transcript, true)).and_then(|fair| fair.outcome.err());
        Ok(Checked { verified, whole, unfair })
    }
}

fn next(verifier: &mut Verifier<&[u8]>) -> Option<Verdict> {
    // What is in memory can always be read.
    verifier.verdict().ok().flatten()
}

fn empty() -> Problem {
    Problem { line: 1, rule: None, why: Message::new("problem-empty") }
}
