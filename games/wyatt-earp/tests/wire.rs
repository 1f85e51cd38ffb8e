//! What Wyatt Earp sends to clients: all that a view knows, no more, in words of the notation.

use kernel::{Action as _, OptionValue, Options as _, Seat, View as _, Viewer};
use serde_json::{Value, json};
use testkit::{Script, wire};
use wyatt_earp::wire::{ActionParts, WireView, cards, typescript};
use wyatt_earp::{Action, Card, OUTLAWS, Options, Outlaw, View, WyattEarp};

/// Is this a word that the field may hold?
fn is_known(field: &str, word: &str, view: &View, declared: &str) -> bool {
    match field {
        "committed" | "announced" | "top" | "cards" | "sure" | "attached" | "known" | "deck" | "hand"
        | "searched" | "found" => Card::read(word).is_some(),
        "outlaw" | "wanted" | "none_of" => Outlaw::read(word).is_some(),
        "phase" | "aim" | "to" => declared.contains(&format!("{word:?}")),
        "actions" => {
            let by = view.viewer.seat().expect("only seats act");
            Action::read(word, by, view.public.seats).is_some_and(|action| view.actions().contains(&action))
        }
        option => Options::ALL
            .iter()
            .any(|spec| spec.name == option && spec.values.iter().any(|value| value.to_string() == word)),
    }
}

fn every_change_is_sent(options: Options) {
    let declared = typescript();
    wire::check_views::<WyattEarp, WireView>(&options, 12, |view, sent| {
        for (field, word) in wire::words(sent) {
            assert!(is_known(&field, &word, view, &declared), "`{word}` in `{field}`");
        }
        let seats = usize::from(view.public.seats);
        let count = |field: &str| sent[field].as_array().map(Vec::len);
        assert_eq!(count("seats"), Some(seats));
        assert_eq!(count("outlaws"), Some(OUTLAWS));
        for poster in sent["outlaws"].as_array().into_iter().flatten() {
            assert_eq!(poster["points"].as_array().map(Vec::len), Some(seats));
            let points = poster["points"].as_array().into_iter().flatten().filter_map(Value::as_u64);
            assert_eq!(poster["total"], points.sum::<u64>(), "WE-38");
            assert_eq!(poster["captured"], poster["total"].as_u64() >= sent["needed"].as_u64(), "WE-38");
            if view.public.winner.is_some() {
                // WE-44: the last round is scored, and what is left stays.
                assert_eq!((&poster["takes"], &poster["stays"]), (&json!([]), &poster["reward"]));
            }
        }
        assert_eq!(sent["viewer"].as_u64(), view.viewer.seat().map(|seat| seat.0.into()));
        assert_eq!(sent["previews"].as_object().map(serde_json::Map::len), Some(view.actions().len()));
        assert_eq!(count("hand"), Some(view.hand.len().into()));
    });
}

#[test]
fn every_change_of_a_view_is_sent_and_nothing_that_is_hidden() {
    every_change_is_sent(Options::default());
}

#[test]
fn so_it_is_with_the_other_options() {
    let genie = Options::preset("genie").expect("a preset");
    every_change_is_sent(Options { photo_reaction: true, ..genie });
}

/// Seat 0 of two has melded, drawn from the discard, and asked in vain.
#[test]
fn a_position_is_sent_as_in_the_example() {
    let mut table = Script::<WyattEarp>::open(&Options::default(), 2);
    table.run("* dealer seat=#1");
    let hands = [
        ["jesse", "jesse", "jesse", "jesse", "bank", "most-wanted", "photo-jesse", "wes", "wes", "hideout"],
        ["belle", "belle", "belle", "billy", "billy", "bob", "bob", "butch", "butch", "wyatt-earp"],
    ];
    for (own, other) in hands[0].iter().zip(hands[1]) {
        table.run(&format!("* card card={own}; card card={other}"));
    }
    table.run("* card card=sundance\n0 draw discard\n0 meld jesse 4\n0 ask wes 1");
    let sent = wire::lines(WireView::from(&table.view(Viewer::Seat(Seat(0)))));
    assert_eq!(sent, include_str!("wire/example.json"), "it is now:\n{sent}");
}

#[test]
fn options_are_sent_as_a_transcripts_header_has_them() {
    for preset in Options::PRESETS {
        let options = Options::preset(preset).expect("a preset");
        let sent = serde_json::to_value(options).expect("options can be sent");
        let entries: Vec<_> = sent.as_object().into_iter().flatten().collect();
        assert_eq!(entries.len(), Options::ALL.len());
        for ((name, value), (spec, chosen)) in entries.into_iter().zip(options.values()) {
            assert_eq!(name, spec.name);
            match chosen {
                OptionValue::Flag(flag) => assert_eq!(value.as_bool(), Some(flag)),
                OptionValue::Word(word) => assert_eq!(value.as_str(), Some(word)),
            }
        }
    }
}

#[test]
fn words_are_unions_in_typescript() {
    let text = typescript();
    for line in [
        r#"export type Outlaw = "belle" | "billy" | "bob" | "butch" | "jesse" | "sundance" | "wes";"#,
        r#"export type Aim = "committed" | "rob" | "clear";"#,
        r#"clear_timing: "immediate" | "anytime", photo_reaction: false | true"#,
        "wanted: Outlaw | null",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
}

/// A client draws cards and knows no rule.
#[test]
fn we_02_what_is_printed_on_the_cards_can_be_sent() {
    let cards = serde_json::to_value(cards()).expect("cards can be sent");
    assert_eq!(cards.as_array().map(Vec::len), Some(20));
    assert_eq!(cards[9].to_string(), r#"{"card":"photo-bob","copies":1,"outlaw":"bob","rule":"WE-18"}"#);
    assert_eq!(cards[15].to_string(), r#"{"card":"bank","copies":4,"outlaw":null,"rule":"WE-22"}"#);
}

#[test]
fn clients_use_these_declarations_and_cards() {
    let tables = [wire::table("CARDS", "readonly PrintedCard[]", cards())];
    wire::check_declarations(env!("CARGO_MANIFEST_DIR"), &typescript(), &tables);
}

#[test]
fn the_parts_of_an_action_tell_as_much_as_its_text() {
    wire::check_parts::<WyattEarp, _>(ActionParts::of);
    for (text, parts) in [
        ("draw supply", json!({"verb": "draw-supply"})),
        ("meld billy 3", json!({"verb": "meld", "card": "billy", "outlaw": "billy", "count": 3})),
        ("photo wes", json!({"verb": "photo", "card": "photo-wes", "outlaw": "wes"})),
        ("bank", json!({"verb": "attach", "card": "bank"})),
        ("ask jesse 2", json!({"verb": "ask", "card": "most-wanted", "outlaw": "jesse", "seat": 2})),
        ("ask 2", json!({"verb": "ask-next", "seat": 2})),
        ("wyatt-earp search", json!({"verb": "earp-search", "card": "wyatt-earp"})),
        ("take 1 bob", json!({"verb": "take", "seat": 1, "outlaw": "bob"})),
        ("pick hideout", json!({"verb": "pick", "card": "hideout"})),
        ("pass", json!({"verb": "pass"})),
    ] {
        let action = Action::read(text, Seat(0), 3).expect("an action");
        let sent = serde_json::to_value(ActionParts::of(action, Seat(0), 3)).expect("parts can be sent");
        assert_eq!(sent, parts, "{text}");
    }
}
