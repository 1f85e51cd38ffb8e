//! The reader never panics, on any bytes. A fuzz target tries the same for longer (`fuzz/fuzz_targets/transcript.rs`).

use proptest::prelude::*;
use std::io::Cursor;
use transcript::Verifier;

const VECTOR: &[u8] = include_bytes!("data/wild-shots-3-seats-seed-7.jsonl");
const OTHER: &[u8] = include_bytes!("data/wyatt-earp-genie-2-seats-seed-8.jsonl");

fn verify(bytes: Vec<u8>) -> Vec<bool> {
    let mut verifier = Verifier::new(Cursor::new(bytes), true);
    let mut verdicts = Vec::new();
    while let Some(verdict) = verifier.verdict().expect("memory can be read") {
        if let Err(problem) = &verdict.outcome {
            assert!(problem.line >= verdict.line && !problem.to_string().is_empty());
        }
        verdicts.push(verdict.outcome.is_ok());
    }
    verdicts
}

/// A change of a few bytes or lines of a valid transcript.
#[derive(Clone, Debug)]
enum Change {
    Byte(usize, u8),
    Cut(usize),
    Remove(usize, usize),
    Insert(usize, Vec<u8>),
    SwapLines(usize, usize),
    CopyLine(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let at = 0..VECTOR.len();
    let line = 0..404usize;
    prop_oneof![
        (at.clone(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        at.clone().prop_map(Change::Cut),
        (at.clone(), 1..200usize).prop_map(|(at, length)| Change::Remove(at, length)),
        (at, proptest::collection::vec(any::<u8>(), 1..20)).prop_map(|(at, bytes)| Change::Insert(at, bytes)),
        (line.clone(), line.clone()).prop_map(|(a, b)| Change::SwapLines(a, b)),
        (line.clone(), line).prop_map(|(a, b)| Change::CopyLine(a, b)),
    ]
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    let mut lines = |edit: &dyn Fn(&mut Vec<Vec<u8>>)| {
        let mut lines: Vec<Vec<u8>> =
            bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
        edit(&mut lines);
        *bytes = lines.concat();
    };
    match change {
        Change::SwapLines(a, b) => lines(&|lines| {
            let last = lines.len().max(1) - 1;
            if !lines.is_empty() {
                lines.swap(*a.min(&last), *b.min(&last));
            }
        }),
        Change::CopyLine(a, b) => lines(&|lines| {
            if let Some(line) = lines.get(*a).cloned() {
                lines.insert(*b.min(&lines.len()), line);
            }
        }),
        Change::Byte(at, byte) => {
            if let Some(old) = bytes.get_mut(*at) {
                *old = *byte;
            }
        }
        Change::Cut(at) => bytes.truncate(*at),
        Change::Remove(at, length) => {
            let from = (*at).min(bytes.len());
            let to = (at + length).min(bytes.len());
            bytes.drain(from..to);
        }
        Change::Insert(at, new) => {
            let at = (*at).min(bytes.len());
            bytes.splice(at..at, new.iter().copied());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        prop_assert!(!verify(bytes).contains(&true));
    }

    #[test]
    fn arbitrary_text_of_json_pieces_is_refused(
        pieces in proptest::collection::vec(
            prop_oneof![Just("{"), Just("}"), Just("["), Just("]"), Just("\""), Just(":"), Just(","), Just("\n"),
                Just("\"saloon\":1"), Just("\"game\":\"wild-shots\""), Just("\"seats\":"), Just("2"), Just("-1"),
                Just("1e9"), Just("null"), Just("\"chance\":"), Just("\"state\":"), Just("\"seed\":"), Just("\\u0000")],
            0..60,
        )
    ) {
        prop_assert!(!verify(pieces.concat().into_bytes()).contains(&true));
    }

    #[test]
    fn changed_transcripts_have_verdicts(
        changes in proptest::collection::vec(change(), 1..4),
        vector in prop_oneof![Just(VECTOR), Just(OTHER)],
    ) {
        let mut bytes = vector.to_vec();
        changes.iter().for_each(|change| apply(&mut bytes, change));
        verify(bytes);
    }
}
