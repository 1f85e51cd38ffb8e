//! Verifies any bytes: the verifier must return verdicts and never panic. The transcripts in
//! `crates/transcript/tests/data` are good seeds for the corpus.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::io::Cursor;
use transcript::Verifier;

fuzz_target!(|bytes: &[u8]| {
    let mut verifier = Verifier::new(Cursor::new(bytes), true);
    while let Some(verdict) = verifier.verdict().expect("memory can be read") {
        if let Err(problem) = verdict.outcome {
            assert!(problem.line >= verdict.line);
            assert!(!problem.to_string().is_empty());
        }
    }
});
