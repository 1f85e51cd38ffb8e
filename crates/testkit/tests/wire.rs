//! What the example game sends: all that a view knows, no more, in words of the notation.

use crate::high_noon::wire::{Event, WireView, typescript};
use crate::high_noon::{Action, Card, HighNoon};
use kernel::{Action as _, NoOptions, Seat, View as _, Viewer};
use serde_json::json;
use testkit::{Script, wire};

#[test]
fn every_change_of_a_view_is_sent_and_nothing_that_is_hidden() {
    wire::check_views::<HighNoon, WireView>(&NoOptions, 200, |view, sent| {
        for (field, word) in wire::words(sent) {
            let known = match &*field {
                "hand" | "card" => Card::read(&word).is_some(),
                "choice" | "action" => Action::ALL.iter().any(|action| action.name() == word),
                "actions" => {
                    Action::read(&word, Seat(0), 2).is_some_and(|action| view.actions().contains(&action))
                }
                _ => false,
            };
            assert!(known, "`{word}` in `{field}`");
        }
    });
}

/// Seat 0 holds the 3, and may be beaten by three cards.
#[test]
fn a_position_is_sent_as_in_the_example() {
    let mut script = Script::<HighNoon>::open(&NoOptions, 2);
    script.run("* card card=3; card card=5\n 1 flee");
    let sent =
        serde_json::to_value(WireView::from(&script.view(Viewer::Seat(Seat(0))))).expect("it can be sent");
    let seat = |chosen: bool| json!({ "dealt": true, "chosen": chosen, "card": null, "action": null });
    let due = json!({
        "viewer": 0,
        "to_act": [0],
        "seats": [seat(false), seat(true)],
        "hand": "3",
        "choice": null,
        "actions": ["draw", "flee"],
        "previews": { "draw": { "higher": 3 }, "flee": { "higher": 0 } },
    });
    assert_eq!(sent, due);
}

#[test]
fn events_tell_what_happened() {
    let mut script = Script::<HighNoon>::open(&NoOptions, 2);
    let dealt = script.notices("* card card=3; card card=5", Viewer::Seat(Seat(0)));
    let events: Vec<Event> = dealt.iter().map(Event::from).collect();
    let due = json!([
        { "type": "dealt", "seat": 0, "card": "3" },
        { "type": "dealt", "seat": 1, "card": null },
    ]);
    assert_eq!(serde_json::to_value(events).expect("events can be sent"), due);
}

#[test]
fn words_and_seats_are_declared_in_typescript() {
    let text = typescript();
    for line in [
        r#"export type Card = "1" | "2" | "3" | "4" | "5" | "6";"#,
        r#"export type Action = "draw" | "flee";"#,
        "viewer: number | null",
        "to_act: Array<number>",
        r#"{ "type": "dealt", seat: number, card: Card | null, }"#,
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
}
