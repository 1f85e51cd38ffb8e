//! Invalid transcripts: each is refused with its line and, where one exists, the rule.

use std::io::Cursor;
use transcript::{MAX_LINE, Verdict, Verifier};

const VECTOR: &str = include_str!("data/wild-shots-3-seats-seed-7.jsonl");

fn verdicts(file: impl AsRef<[u8]>, fair: bool) -> Vec<Verdict> {
    let mut verifier = Verifier::new(Cursor::new(file.as_ref().to_vec()), fair);
    std::iter::from_fn(|| verifier.verdict().expect("memory can be read")).collect()
}

/// Returns the problem of a file with one game.
#[track_caller]
fn problem(file: impl AsRef<[u8]>) -> String {
    let mut verdicts = verdicts(file, false);
    assert_eq!(verdicts.len(), 1, "{verdicts:?}");
    verdicts.remove(0).outcome.expect_err("it is invalid").to_string()
}

/// Returns the vector with one line changed. Lines are counted from 1, as in problems.
fn with_line(number: usize, change: impl Fn(&str) -> Option<String>) -> String {
    let lines = (1..)
        .zip(VECTOR.lines())
        .filter_map(|(i, line)| if i == number { change(line) } else { Some(line.to_owned()) });
    lines.map(|line| line + "\n").collect()
}

fn replaced(number: usize, old: &str, new: &str) -> String {
    let changed = with_line(number, |line| {
        assert!(line.contains(old), "line {number} has no {old}: {line}");
        Some(line.replacen(old, new, 1))
    });
    assert_ne!(changed, VECTOR);
    changed
}

/// With one line of the vector changed like this, the file has this problem on that line.
#[track_caller]
fn refused(number: usize, old: &str, new: &str, why: &str) {
    assert_eq!(problem(replaced(number, old, new)), format!("line {number}: {why}"));
}

#[test]
fn impossible_chance_is_refused_with_its_rule() {
    refused(4, "red5", "green6", "WS-4: green 6 is not in the deck any more.");
    refused(2, "\"seat\":1", "\"seat\":3", "WS-5: Only a seat of this table can be drawn to lead.");
    refused(33, "hat", "boot", "\"symbol\" cannot have this value.");
    refused(3, "\"chance\":\"card\"", "\"chance\":\"die\"", "The game knows no such kind of chance.");
    refused(3, "}", ",\"seat\":1}", "The key \"seat\" does not belong here.");
    refused(3, ",\"card\":\"green6\"", "", "The key \"card\" is missing.");
}

#[test]
fn illegal_decisions_are_refused_with_their_rule() {
    // Line 35: seat 1 leads green 2; line 37: seat 2 follows with its only green card.
    refused(35, "\"seat\":1", "\"seat\":2", "WS-7: It is the turn of seat 1.");
    refused(35, "\"play green2\",", "\"play red1\",", "WS-7: This hand does not hold red 1.");
    refused(
        37,
        "\"play green9\",",
        "\"play red2\",",
        "WS-8: A card of the led colour must be played: green.",
    );
    refused(35, "\"play green2\",", "\"play  green2\",", "The game has no action written \"play  green2\".");
    refused(35, "\"seat\":1", "\"seat\":3", "The table has no seat 3.");
    refused(35, "\"seat\":1", "\"seat\":\"1\"", "\"seat\" cannot have this value.");
}

#[test]
fn legal_actions_states_and_results_must_follow_from_the_steps() {
    refused(
        35,
        "\"play black2\",\"play red8\"",
        "\"play red8\",\"play black2\"",
        "The legal actions differ at [0]: expected \"play black2\", found \"play red8\".",
    );
    refused(34, "\"trick\":1", "\"trick\":2", "The state differs at trick: expected 1, found 2.");
    assert!(
        problem(replaced(34, "\"black7\",\"black8\"", "\"black7\""))
            .starts_with("line 34: The state differs at seats[0].hand: expected")
    );
    refused(404, "66", "65", "The result differs at scores[1]: expected 66, found 65.");
    refused(404, "[0]", "[0,1]", "The result differs at winners: expected [0], found [0,1].");
    refused(404, "120", "119", "The result differs at decisions: expected 120, found 119.");
}

#[test]
fn a_missing_or_extra_record_is_refused_where_it_shows() {
    let without = |number| problem(with_line(number, |_| None));
    assert_eq!(without(1), "line 1: A chance record stands where a header is due.");
    assert_eq!(without(2), "line 2: WS-5: Only a seat of this table can be drawn to lead.");
    assert_eq!(without(33), "line 33: A state stands where a chance record is due.");
    assert_eq!(without(35), "line 35: A state stands where a decision of seat 1 is due.");
    assert_eq!(without(36), "line 36: A decision stands where a state is due.");
    assert_eq!(without(403), "line 403: A result stands where a state is due.");
    assert_eq!(without(404), "line 404: The file ends where the result is due.");
    let twice = |number| problem(with_line(number, |line| Some(format!("{line}\n{line}"))));
    assert_eq!(twice(34), "line 35: A state stands where a decision of seat 1 is due.");
    assert_eq!(twice(35), "line 36: A decision stands where a state is due.");
    let ended = |lines: usize| {
        problem(VECTOR.lines().take(lines).collect::<Vec<_>>().join(
            "
",
        ))
    };
    assert_eq!(ended(36), "line 37: The file ends where a decision of seat 2 is due.");
    assert_eq!(ended(39), "line 40: The file ends where a chance record is due.");
    assert_eq!(ended(40), "line 41: The file ends where a state is due.");
}

#[test]
fn states_stand_before_every_decision_or_nowhere() {
    let stateless = VECTOR.split_inclusive('\n').filter(|line| !line.starts_with("{\"state\""));
    let none: String = stateless.collect();
    assert!(verdicts(&none, true)[0].outcome.is_ok(), "states are optional");
    let first = VECTOR.lines().nth(33).expect("the first state");
    let late = none.replacen("\n{\"seat\":2", &format!("\n{first}\n{{\"seat\":2"), 1);
    assert!(problem(late).ends_with("A state stands where a decision of seat 2 is due."));
}

#[test]
fn headers_are_read_strictly() {
    refused(1, "\"saloon\":1", "\"saloon\":2", "Only version 1 of the format is known here.");
    assert!(
        problem(replaced(1, "wild-shots", "poker"))
            .starts_with("line 1: There is no game called poker; there is ")
    );
    refused(1, "\"seats\":3", "\"seats\":5", "wild-shots is played by 2 to 4, not by 5.");
    refused(1, "\"seats\":3", "\"seats\":300", "\"seats\" cannot have this value.");
    refused(
        1,
        "\"options\":{}",
        "\"options\":{\"jokers\":true}",
        "wild-shots has no option jokers; it has: none.",
    );
    refused(1, ",\"options\":{}", "", "The key \"options\" is missing.");
    refused(1, "0007\"", "007\"", "\"seed\" cannot have this value.");
    refused(
        1,
        "0007\"",
        "0007\",\"edition\":2",
        "The rules of wild-shots are known here in edition 1, not 2.",
    );
    refused(1, "0007\"", "0007\",\"note\":0", "The key \"note\" does not belong here.");
    refused(1, "0007\"", "0007\",\"seats\":3", "The key \"seats\" is there twice.");
    let zeros = "0".repeat(64);
    refused(
        1,
        "0007\"",
        &format!("0007\",\"commitment\":\"{zeros}\""),
        "The commitment is not the SHA-256 of the seed.",
    );
    refused(
        1,
        "0007\"",
        &format!("0007\",\"entropy\":{{\"3\":\"{zeros}\"}}"),
        "\"entropy\" cannot have this value.",
    );
    refused(
        1,
        "0007\"",
        &format!("0007\",\"entropy\":{{\"00\":\"{zeros}\"}}"),
        "\"entropy\" cannot have this value.",
    );
}

#[test]
fn entropy_and_commitment_are_accepted_and_entropy_changes_the_luck() {
    let seed = table::Seed::from_number(7);
    let given = format!(
        "0007\",\"edition\":1,\"commitment\":\"{}\",\"entropy\":{{\"1\":\"{seed}\"}}",
        seed.commitment()
    );
    let file = replaced(1, "0007\"", &given);
    assert!(verdicts(&file, false)[0].outcome.is_ok());
    let unfair =
        verdicts(&file, true)[0].outcome.clone().expect_err("other entropy, other cards").to_string();
    assert!(unfair.contains(": Not fair: from this seed the dealer draws "), "{unfair}");
}

#[test]
fn lines_that_are_no_records_are_named() {
    assert_eq!(problem(""), "line 1: The file is empty; a transcript begins with its header.");
    assert_eq!(problem(with_line(3, |_| Some(String::new()))), "line 3: The line is blank.");
    assert_eq!(problem(with_line(3, |_| Some("[1]".into()))), "line 3: A record is a JSON object.");
    assert_eq!(
        problem(with_line(3, |_| Some("{}".into()))),
        "line 3: This is not a record of a transcript: it has none of the keys that show its kind."
    );
    assert_eq!(
        problem(with_line(3, |_| Some("{\"chance\":".into()))),
        "line 3: This is not JSON from column 10 on."
    );
    assert_eq!(
        problem(with_line(2, |_| Some("{\"chance\":\"leader\",\"seat\":1.0}".into()))),
        "line 2: Before column 29 stands a number that is not whole or too large."
    );
    let long = with_line(3, |_| Some(format!("{{\"chance\":\"{}\"}}", "x".repeat(MAX_LINE))));
    assert_eq!(problem(long), "line 3: The line is longer than 1048576 bytes, which no record is.");
    let mut bytes = VECTOR.as_bytes().to_vec();
    bytes[140] = 0xff;
    assert_eq!(problem(bytes), "line 2: The line is not valid UTF-8.");
}

#[test]
fn several_games_are_verified_one_by_one_and_an_invalid_one_does_not_hide_the_next() {
    let bad = replaced(35, "\"seat\":1", "\"seat\":2");
    let file = format!("{VECTOR}{bad}{VECTOR}");
    let verdicts = verdicts(file, true);
    let lines: Vec<u64> = verdicts.iter().map(|verdict| verdict.line).collect();
    assert_eq!(lines, [1, 405, 809]);
    let held: Vec<bool> = verdicts.iter().map(|verdict| verdict.outcome.is_ok()).collect();
    assert_eq!(held, [true, false, true]);
    assert!(
        verdicts[1]
            .outcome
            .as_ref()
            .is_err_and(|problem| problem.line == 404 + 35 && problem.rule == Some("WS-7"))
    );
}

#[test]
fn an_unfinished_game_does_not_hide_the_next_one() {
    let header = VECTOR.lines().next().expect("a header");
    for file in
        [format!("{header}\n{VECTOR}"), VECTOR.replacen("{\"result\"", "{\"saloon\":0}\n{\"result\"", 1)]
    {
        let verdicts = verdicts(file, false);
        assert_eq!(verdicts.len(), 2, "{verdicts:?}");
        let problem = verdicts[0].outcome.as_ref().expect_err("the first is unfinished");
        assert!(problem.to_string().contains(": A header stands where "), "{problem}");
        assert_eq!(verdicts[1].line, problem.line);
    }
    let after_unfinished = verdicts(format!("{header}\n{VECTOR}"), true).remove(1);
    assert!(after_unfinished.outcome.is_ok(), "{after_unfinished:?}");
}

#[test]
fn text_of_a_file_is_shown_on_one_line_without_control_characters() {
    let forged = replaced(1, "wild-shots", "\\u001b[31mx\\nfile:1: ok");
    let shown = problem(forged);
    assert!(!shown.contains(['\u{1b}', '\n']) && shown.contains("\\u{1b}[31mx\\nfile"), "{shown}");
    let long = problem(replaced(1, "wild-shots", &"y".repeat(100_000)));
    assert!(long.len() < 300, "{} bytes", long.len());
    refused(2, "\"seat\":1", "\"seat\":300", "\"seat\" cannot have this value.");
}

#[test]
fn white_space_key_order_and_line_ends_do_not_matter() {
    let header = VECTOR.lines().next().expect("a header");
    let turned = "{ \"seed\" : \"0000000000000000000000000000000000000000000000000000000000000007\", \"options\":{}, \"seats\": 3,\"game\":\"wild-shots\",\"saloon\":1 }";
    let file = VECTOR.replacen(header, turned, 1).replace('\n', "\r\n");
    assert!(verdicts(file.trim_end(), true)[0].outcome.is_ok());
}
