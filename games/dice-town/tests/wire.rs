//! What Dice Town sends to clients: all that a view contains and no more, in words of the notation.

use dice_town::wire::{ActionParts, WireView, cards, places, typescript};
use dice_town::{Action, Card, DiceTown, Face, Kind, Options, Phase, View};
use kernel::{Action as _, Seat, View as _, Viewer};
use serde_json::{Value, json};
use testkit::{Script, wire};

/// Returns whether the field may hold this word.
fn is_known(field: &str, word: &str, view: &View, declared: &str) -> bool {
    match field {
        "titles" | "wired" | "cards" | "card" | "hand" | "drawn" | "hands" | "held" | "discard" | "deck" => {
            Card::read(word).is_some()
        }
        "row" | "dice" | "rolled" => Face::read(word).is_some(),
        "kind" => Kind::ALL.iter().any(|kind| kind.name() == word),
        "phase" | "place" | "cup" => declared.contains(&format!("{word:?}")),
        "action" => Action::read(word, view.public.player, view.public.seats) == view.public.played,
        "actions" => {
            let by = view.viewer.seat().expect("only seats act");
            Action::read(word, by, view.public.seats).is_some_and(|action| view.actions().contains(&action))
        }
        _ => false,
    }
}

fn every_change_is_sent(options: Options) {
    let declared = typescript();
    wire::check_views::<DiceTown, WireView>(&options, 12, |view, sent| {
        for (field, word) in wire::words(sent) {
            assert!(is_known(&field, &word, view, &declared), "`{word}` in `{field}`");
        }
        let count = |list: &Value| list.as_array().map(Vec::len);
        let seats = Some(usize::from(view.public.seats));
        assert_eq!(count(&sent["seats"]), seats);
        assert_eq!(count(&sent["known"]["hands"]), seats);
        assert_eq!(count(&sent["known_to_all"]["hands"]), seats);
        assert_eq!(sent["viewer"].as_u64(), view.viewer.seat().map(|seat| seat.0.into()));
        assert_eq!(count(&sent["hand"]), Some(view.hand.len().into()));
        assert_eq!(count(&sent["rolled"]), Some(view.rolled.len().into()));
        match view.public.phase {
            Phase::Sheriff | Phase::Roll | Phase::Keep | Phase::Cheat => assert!(sent["town"].is_null()),
            // A card may be cancelled in either part of a turn. The row is also filled before the
            // first turn.
            Phase::Wanted | Phase::Refill => {}
            _ => assert!(sent["town"].is_object(), "{sent}"),
        }
        for (seat, chair) in (0..).map(Seat).zip(sent["seats"].as_array().into_iter().flatten()) {
            let kept = count(&chair["row"]).map(|kept| kept as u64);
            assert_eq!(kept.zip(chair["free"].as_u64()).map(|(kept, free)| kept + free), Some(5));
            let rolls = matches!(view.public.phase, Phase::Roll | Phase::Keep) && !view.public.revealed;
            assert_eq!(chair["cup"].is_string(), rolls && view.public.rolling.contains(seat), "DT-7: {sent}");
            let waits = view.public.phase == Phase::Keep && !view.awaits().seats().contains(seat);
            assert!(chair["cup"].is_null() || (chair["cup"] == "ready") == waits, "DT-7: {sent}");
        }
        if sent["town"].is_object() {
            assert_eq!(sent["town"]["bribers"], json!(view.public.bribers().numbers()));
        }
        assert_eq!(sent["winner"].is_null(), view.public.phase != Phase::Over);
    });
}

#[test]
fn every_change_of_a_view_is_sent_and_nothing_that_is_hidden() {
    every_change_is_sent(Options::default());
}

#[test]
fn so_it_is_without_bribes() {
    every_change_is_sent(Options { bribes: false });
}

/// The second rolls of two seats. Seat 0 has chosen in secret.
#[test]
fn a_position_is_sent_as_in_the_example() {
    let mut table = Script::<DiceTown>::open(&Options::default(), 2);
    table.run("* sheriff seat=#1; title card=title-2; title card=title-5; title card=title-2");
    table.run("* roll seat=#0 faces=9JQKK; roll seat=#1 faces=99TAA\n0 keep KK\n1 keep A");
    table.run("* roll seat=#0 faces=9TQ; roll seat=#1 faces=9JJA\n0 keep Q");
    let sent = wire::lines(WireView::from(&table.view(Viewer::Seat(Seat(1)))));
    assert_eq!(sent, include_str!("wire/example.json"), "it is now:\n{sent}");
}

#[test]
fn options_are_sent_as_a_transcripts_header_has_them() {
    for bribes in [true, false] {
        let sent = serde_json::to_string(&Options { bribes }).expect("options can be sent");
        assert_eq!(sent, format!(r#"{{"bribes":{bribes}}}"#));
    }
}

#[test]
fn words_are_unions_in_typescript() {
    let text = typescript();
    for line in [
        r#"export type Face = "9" | "T" | "J" | "Q" | "K" | "A";"#,
        r#""store" | "saloon" | "star" | "hall" | "doctor" | "end";"#,
        r"export type Options = { bribes: true | false };",
        "row: Array<Face>",
        "offer: Offer | null",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
}

/// A client draws cards and knows no rule.
#[test]
fn dt_03_what_is_printed_on_the_cards_can_be_sent() {
    let cards = serde_json::to_value(cards()).expect("cards can be sent");
    assert_eq!(cards.as_array().map(Vec::len), Some(22));
    let equipment = r#"{"card":"equipment-8","copies":1,"title":false,"worth":8,"rule":"DT-31"}"#;
    assert_eq!(cards[5].to_string(), equipment);
    let brute = r#"{"card":"brute","copies":2,"title":false,"worth":null,"rule":"DT-10"}"#;
    assert_eq!(cards[8].to_string(), brute);
}

#[test]
fn clients_use_these_declarations_cards_and_places() {
    let tables = [
        wire::table("FACES", "readonly Face[]", Face::ALL),
        wire::table("CARDS", "readonly PrintedCard[]", cards()),
        wire::table("PLACES", "readonly PlaceRule[]", places()),
    ];
    wire::check_declarations(env!("CARGO_MANIFEST_DIR"), &typescript(), &tables);
}

#[test]
fn the_parts_of_an_action_tell_as_much_as_its_text() {
    wire::check_parts::<DiceTown, _>(ActionParts::of);
    for (text, parts) in [
        ("keep 9JJ", json!({"verb": "keep", "dice": ["9", "J", "J"], "card": null})),
        ("keep JJ brute", json!({"verb": "keep", "dice": ["J", "J"], "card": "brute"})),
        ("cheat 9 A", json!({"verb": "cheat", "card": "cheater", "from": "9", "to": "A"})),
        ("dynamite", json!({"verb": "play", "card": "dynamite", "seat": null})),
        ("joe 2", json!({"verb": "play", "card": "joe", "seat": 2})),
        ("offer bill", json!({"verb": "offer-bill"})),
        ("offer title-3", json!({"verb": "offer-card", "card": "title-3"})),
        ("award 1", json!({"verb": "award", "seat": 1})),
        ("doc wire title-1 title-2", json!({"verb": "doc-wire", "cards": ["title-1", "title-2"]})),
        ("doc dollars", json!({"verb": "doc-dollars"})),
        ("pass", json!({"verb": "pass"})),
    ] {
        let action = Action::read(text, Seat(0), 3).expect("an action");
        let sent = serde_json::to_value(ActionParts::of(action, Seat(0), 3)).expect("parts can be sent");
        assert_eq!(sent, parts, "{text}");
    }
}
