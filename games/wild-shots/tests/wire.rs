//! What Wild Shots sends to clients: all that a view knows, no more, in words of the notation.

use kernel::{Action as _, NoOptions, Seat, View as _, Viewer};
use serde_json::Value;
use testkit::{Script, wire};
use wild_shots::wire::{Shown, faces, typescript};
use wild_shots::{Action, Card, Colour, Symbol, View, WildShots};

/// Is this a word that the field may hold?
fn is_known(field: &str, word: &str, view: &View, declared: &str) -> bool {
    match field {
        "card" | "hand" => Card::read(word).is_some(),
        "led" | "voids" => Colour::ALL.iter().any(|colour| colour.name() == word),
        "trump" | "symbol" | "snake_oil" => Symbol::read(word).is_some(),
        "phase" => declared.contains(&format!("{word:?}")),
        "actions" => {
            let by = view.viewer.seat().expect("only seats act");
            Action::read(word, by, view.public.seats).is_some_and(|action| view.actions().contains(&action))
        }
        _ => false,
    }
}

#[test]
fn every_change_of_a_view_is_sent_and_nothing_that_is_hidden() {
    let declared = typescript();
    wire::watch::<WildShots, Shown>(&NoOptions, 24, |view, sent| {
        for (field, word) in wire::words(sent) {
            assert!(is_known(&field, &word, view, &declared), "`{word}` in `{field}`");
        }
        let seats = usize::from(view.public.seats);
        assert_eq!(sent["seats"].as_array().map(Vec::len), Some(seats));
        assert_eq!(sent["viewer"].as_u64(), view.viewer.seat().map(|seat| seat.0.into()));
        let count = |field: &str| sent[field].as_array().map(Vec::len);
        assert_eq!(count("actions"), Some(view.actions().len()));
        assert_eq!(sent["previews"].as_object().map(serde_json::Map::len), Some(view.actions().len()));
        assert_eq!(count("hand"), Some(view.hand.len().into()));
        let whole = |trick: &Value| trick["cards"].as_array().map(Vec::len) == Some(seats);
        assert!(sent["tricks"].as_array().is_some_and(|tricks| tricks.iter().all(whole)));
    });
}

/// The second trick of two seats; seat 0 is known to hold no red card.
#[test]
fn a_position_is_sent_as_in_the_example() {
    let mut table = Script::<WildShots>::open(&NoOptions, 2);
    table.run("* leader seat=#1");
    for rank in 1..=10 {
        table.run(&format!("* card card=red{rank}; card card=blue{rank}"));
    }
    table.run("* symbol symbol=hat\n1 play red3\n0 play blue1\n* symbol symbol=star\n1 play red6");
    let sent = wire::lines(Shown::from(&table.view(Viewer::Seat(Seat(0)))));
    assert_eq!(sent, include_str!("wire/example.json"), "it is now:\n{sent}");
}

#[test]
fn words_are_unions_in_typescript() {
    let text = typescript();
    for line in [
        r#"export type Colour = "black" | "red" | "green" | "blue";"#,
        r#"export type CardSymbol = "revolver" | "hat" | "star" | "wanted";"#,
        r#"export type Phase = "leader" | "deal" | "symbol" | "play" | "over";"#,
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    assert!(text.contains(r#"export type Card = "black1" | "black2" | "#), "{text}");
    assert!(text.contains("trump: CardSymbol | null"), "{text}");
}

/// A client draws cards and knows no rule.
#[test]
fn ws_02_what_is_printed_on_the_cards_can_be_sent() {
    let faces = serde_json::to_value(faces()).expect("faces can be sent");
    assert_eq!(faces.as_array().map(Vec::len), Some(40));
    assert_eq!(faces[2].to_string(), r#"{"card":"black3","colour":"black","rank":3,"symbol":"wanted"}"#);
    assert_eq!(faces[1].to_string(), r#"{"card":"black2","colour":"black","rank":2,"symbol":null}"#);
}

#[test]
fn clients_use_these_declarations_and_faces() {
    let lines: Vec<String> =
        faces().iter().map(|face| serde_json::to_string(face).expect("a face can be sent")).collect();
    let printed = format!("export const FACES: readonly Face[] = [\n{},\n];\n", lines.join(",\n"));
    wire::kept(env!("CARGO_MANIFEST_DIR"), &format!("{}\n{printed}", typescript()));
}
