//! Any bytes: the verifier must answer, and never panic. Seeds for the corpus are the
//! transcripts in `crates/transcript/tests/data`.

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
