//! A game in the terminal, played by typed lines.

use assert_cmd::Command;

fn play(args: &[&str], input: &str) -> (i32, String) {
    play_game("wild-shots", args, input)
}

fn play_game(game: &str, args: &[&str], input: &str) -> (i32, String) {
    let mut command = Command::cargo_bin("saloon").expect("the binary is built");
    let output = command.env("LC_ALL", "C").args(["play", game]).args(args).write_stdin(input).output();
    let output = output.expect("the binary runs");
    let text = String::from_utf8(output.stdout).expect("output is UTF-8");
    (output.status.code().expect("it ends by itself"), text + &String::from_utf8_lossy(&output.stderr))
}

#[test]
fn a_whole_game_can_be_played_and_its_transcript_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.jsonl");
    let path = file.to_str().expect("a path");
    let (code, text) = play(&["--seats", "3", "--seed", "5", "--out", path], &"1\n".repeat(40));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("Won ") && text.contains("1. "), "{text}");
    let mut verify = Command::cargo_bin("saloon").expect("the binary is built");
    verify.args(["verify", "--fair", path]).assert().success();
}

#[test]
fn an_illegal_card_is_refused_with_its_rule_and_the_game_goes_on() {
    let (code, text) =
        play(&["--seats", "2", "--seed", "3"], "play red1\nplay red2\nplay red3\nplay red4\nq\n");
    assert_eq!(code, 0);
    assert!(text.contains("WS-7: This hand does not hold ") || text.contains("WS-8: "), "{text}");
    assert!(text.ends_with("You leave the table.\n"), "{text}");
}

#[test]
fn help_rules_and_nonsense_are_answered() {
    let (_, text) = play(&["--seats", "2", "--seed", "3"], "?\nws-8\nWS-99\n99\n0\nt\nl\n\n");
    assert!(text.contains("Type the number of an action"), "{text}");
    assert!(text.contains("\n> WS-8 "), "the rule's own words:\n{text}");
    assert!(text.contains("\"WS-99\" is not an action here"), "{text}");
    assert_eq!(text.matches("The actions are numbered 1 to ").count(), 2, "{text}");
    assert!(text.ends_with("You leave the table.\n"), "the end of input leaves:\n{text}");
}

#[test]
fn a_line_without_end_is_cut_and_shown_without_control_characters() {
    let (code, text) =
        play(&["--seats", "2", "--seed", "3"], &format!("\u{1b}[31m{}\nq\n", "x".repeat(1_000_000)));
    assert_eq!(code, 0);
    assert!(
        text.len() < 5_000 && !text.contains('\u{1b}') && text.contains("is not an action here"),
        "{text}"
    );
    assert!(text.ends_with("You leave the table.\n"), "{text}");
}

#[test]
fn a_transcript_that_cannot_be_written_stops_the_game_before_it_begins() {
    let (code, text) = play(&["--out", "/nonexistent/game.jsonl"], "q\n");
    assert_eq!(code, 2);
    assert!(text.starts_with("saloon: /nonexistent/game.jsonl"), "{text}");
}

#[test]
fn the_same_seed_deals_the_same_hand() {
    let hand = |seed: &str| {
        let (_, text) = play(&["--seed", seed], "q\n");
        text.lines()
            .find(|line| line.starts_with("Your hand"))
            .map(ToOwned::to_owned)
            .expect("a hand is shown")
    };
    assert_eq!(hand("8"), hand("8"));
    assert_ne!(hand("8"), hand("9"));
}

#[test]
fn the_game_speaks_french() {
    let (_, text) = play(&["--seats", "2", "--seed", "3", "--lang", "fr"], "?\nq\n");
    assert!(text.contains("Ta main\u{a0}: ") && text.contains("Tu quittes la table."), "{text}");
}

#[test]
fn an_action_that_nobody_has_seen_can_be_taken_back_and_a_hint_is_given() {
    // Offers are put together piece by piece, in secret (DT-16).
    let input = format!("h\nu\n{}", "2\nu\n".repeat(30));
    let (_, said) = play_game("dice-town", &["--seats", "3", "--seed", "1"], &input);
    assert!(said.contains("Keep an ace: wins ") && said.contains(" of 1296"), "{said}");
    assert!(said.contains("nothing you can take back"), "{said}");
    assert!(said.contains("Taken back."), "{said}");
}
