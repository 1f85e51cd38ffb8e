//! What Wild Shots sends to clients: all that a view knows, no more, in words of the notation.

use kernel::{Action as _, NoOptions, Seat, View as _, Viewer};
use serde_json::{Value, json};
use testkit::{Script, wire};
use wild_shots::wire::{ActionParts, WireView, cards, rounds, typescript};
use wild_shots::{Action, Card, Colour, Symbol, View, WildShots};

/// Is this a word that the field may hold?
fn is_known(field: &str, word: &str, view: &View, declared: &str) -> bool {
    match field {
        "card" | "hand" => Card::read(word).is_some(),
        "led" | "must_follow" | "voids" => Colour::ALL.iter().any(|colour| colour.name() == word),
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
    wire::check_views::<WildShots, WireView>(&NoOptions, 24, |view, sent| {
        for (field, word) in wire::words(sent) {
            assert!(is_known(&field, &word, view, &declared), "`{word}` in `{field}`");
        }
        let seats = usize::from(view.public.seats);
        assert_eq!(sent["seats"].as_array().map(Vec::len), Some(seats));
        assert_eq!(sent["viewer"].as_u64(), view.viewer.seat().map(|seat| seat.0.into()));
        let count = |field: &str| sent[field].as_array().map(Vec::len);
        assert_eq!(sent["previews"].as_object().map(serde_json::Map::len), Some(view.actions().len()));
        assert_eq!(count("hand"), Some(view.hand.len().into()));
        let whole = |trick: &Value| trick["cards"].as_array().map(Vec::len) == Some(seats);
        assert!(sent["tricks"].as_array().is_some_and(|tricks| tricks.iter().all(whole)));
        let begins = view.public.round > 1 && view.public.finished().next().is_none();
        assert_eq!(whole(&sent["before"]), begins, "WS-11: {}", sent["before"]);
        let follows = |card: Card| sent["must_follow"].as_str().is_none_or(|led| led == card.colour().name());
        let free: Vec<Action> = view.hand.iter().filter(|&card| follows(card)).map(Action::Play).collect();
        assert!(view.actions().is_empty() || view.actions() == free, "WS-8: {sent}");
        for chair in sent["seats"].as_array().expect("seats") {
            let rounds = chair["rounds"].as_array().expect("rounds");
            assert_eq!(rounds.len() as u32, view.public.finished_rounds(), "WS-12: {chair}");
            assert_eq!(rounds.iter().filter_map(Value::as_u64).sum::<u64>(), chair["penalty"]);
        }
    });
}

/// A round of two seats in which seat 1 takes every trick.
#[test]
fn ws_11_the_last_trick_of_a_round_and_its_points_are_sent_in_the_next() {
    const TRUMPS: [&str; 10] =
        ["revolver", "revolver", "revolver", "hat", "revolver", "revolver", "hat", "hat", "hat", "wanted"];
    let mut table = dealt();
    for (rank, trump) in (1..).zip(TRUMPS) {
        table.run(&format!("* symbol symbol={trump}\n1 play red{rank}\n0 play blue{rank}"));
    }
    let sent = serde_json::to_value(WireView::from(&table.view(Viewer::Bystander))).expect("it can be sent");
    assert_eq!(sent["tricks"], json!([]));
    let laid = json!([{ "seat": 1, "card": "red10" }, { "seat": 0, "card": "blue10" }]);
    let last = json!({ "trump": "wanted", "led": "red", "taker": 1, "cards": laid, "open": true });
    assert_eq!(sent["before"], last);
    assert_eq!(sent["seats"][0]["rounds"], json!([0]));
    assert_eq!(sent["seats"][1]["rounds"], json!([10]));
}

/// Seat 1 leads, and holds all red cards, seat 0 all blue ones.
fn dealt() -> Script<WildShots> {
    let mut table = Script::<WildShots>::open(&NoOptions, 2);
    table.run("* leader seat=#1");
    for rank in 1..=10 {
        table.run(&format!("* card card=red{rank}; card card=blue{rank}"));
    }
    table
}

/// The second trick of two seats; seat 0 is known to hold no red card.
#[test]
fn a_position_is_sent_as_in_the_example() {
    let mut table = dealt();
    table.run("* symbol symbol=hat\n1 play red3\n0 play blue1\n* symbol symbol=star\n1 play red6");
    let sent = wire::lines(WireView::from(&table.view(Viewer::Seat(Seat(0)))));
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
    let cards = serde_json::to_value(cards()).expect("cards can be sent");
    assert_eq!(cards.as_array().map(Vec::len), Some(40));
    assert_eq!(cards[2].to_string(), r#"{"card":"black3","colour":"black","rank":3,"symbol":"wanted"}"#);
    assert_eq!(cards[1].to_string(), r#"{"card":"black2","colour":"black","rank":2,"symbol":null}"#);
}

#[test]
fn clients_use_these_declarations_cards_and_costs() {
    let tables = [
        wire::table("CARDS", "readonly PrintedCard[]", cards()),
        wire::table("HURTS", "readonly (readonly Hurting[])[]", rounds()),
        wire::table("COLOURS", "readonly Colour[]", Colour::ALL),
        wire::table("SYMBOLS", "readonly CardSymbol[]", Symbol::ALL),
    ];
    wire::check_declarations(env!("CARGO_MANIFEST_DIR"), &typescript(), &tables);
}

#[test]
fn the_parts_of_an_action_tell_as_much_as_its_text() {
    wire::check_parts::<WildShots, _>(ActionParts::of);
    let play = Action::Play(Card::read("red7").expect("a card"));
    let parts = serde_json::to_value(ActionParts::of(play, Seat(0), 2)).expect("parts can be sent");
    assert_eq!(parts, json!({"verb": "play", "card": "red7"}));
}
