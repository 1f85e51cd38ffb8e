//! Messages are written as docs/protocol.md says, and can be read again.

use kernel::{Arg, Message, Seat};
use protocol::{
    AutoPass, Choice, ClientMessage, News, Notice, Position, Reason, SeatClock, ServerMessage, TableStatus,
    WireMessage,
};
use serde_json::{json, to_value, value::RawValue};
use std::borrow::Cow;

fn card() -> Message {
    Message::named("wild-shots-card", "red7").with("colour", "red").with("rank", 7u8)
}

#[test]
fn a_sentence_is_its_key_and_arguments() {
    let message =
        Message::new("played").with("seat", Seat(1)).with("cards", [card()].into_iter().collect::<Arg>());
    let due = json!({"key":"played","args":{
        "seat":{"seat":1},
        "cards":[{"key":"wild-shots-card","args":{"colour":{"word":"red"},"rank":7},"word":"red7"}],
    }});
    assert_eq!(to_value(WireMessage::from(&message)).expect("it can be written"), due);
    let text = due.to_string();
    let read: WireMessage = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(read, WireMessage::from(&message));
    assert_eq!(
        to_value(WireMessage::from(&Message::new("over"))).expect("it can be written"),
        json!({"key":"over"})
    );
}

#[test]
fn a_client_message_has_a_type_and_no_unknown_field() {
    let read = |text: &str| serde_json::from_str::<ClientMessage>(text);
    let act = r#"{"type":"act","table":"t","id":"7","at":3,"action":"play red7"}"#;
    let due = ClientMessage::Act { table: "t".into(), id: "7".into(), at: 3, action: "play red7".into() };
    assert_eq!(read(act).expect("an act"), due);
    let watch = ClientMessage::Watch { table: "t".into(), have: None };
    assert_eq!(read(r#"{"type":"watch","table":"t"}"#).expect("a watch"), watch);
    for (wrong, why) in [
        (
            r#"{"type":"act","table":"t","id":"7","at":3,"action":"play red7","seat":1}"#,
            "unknown field `seat`",
        ),
        (r#"{"type":"act","table":"t","id":"7","action":"play red7"}"#, "missing field `at`"),
        (r#"{"type":"deal"}"#, "unknown variant `deal`"),
        (r#"{"table":"t"}"#, "missing field `type`"),
        ("7", "invalid type"),
    ] {
        let error = read(wrong).expect_err("it is wrong").to_string();
        assert!(error.contains(why), "{wrong}: {error}");
    }
}

#[test]
fn a_position_carries_the_view_as_it_is() {
    let view = RawValue::from_string(r#"{"round":1,  "hand":["red7"]}"#.into()).expect("JSON");
    let (played, status) = (card(), Message::new("wild-shots-status-lead"));
    let message = serde_json::value::to_raw_value(&WireMessage::from(&played)).expect("it can be written");
    let parts = RawValue::from_string(r#"{"verb":"play","card":"red7"}"#.into()).expect("JSON");
    let event = RawValue::from_string(r#"{"type":"played", "card":"red7"}"#.into()).expect("JSON");
    let position = Position {
        table: "t".into(),
        version: 5,
        view: Cow::Borrowed(&*view),
        status: (&status).into(),
        actions: vec![Choice {
            text: "play red7".into(),
            code: 16,
            parts: Cow::Borrowed(&*parts),
            message: (&played).into(),
            remarks: vec![],
            odds: vec![],
            declines: false,
        }],
        decision: Some(4),
        may_take_back: false,
        auto_pass: AutoPass::Off,
        news: vec![News {
            version: 5,
            notices: vec![Notice {
                rule: "WS-6".into(),
                message: Cow::Borrowed(&*message),
                event: Cow::Borrowed(&*event),
            }],
        }],
        complete: true,
        open_steps: 0,
        clocks: vec![SeatClock { bank: 60_000, deadline: Some(1), grace: None }],
        result: None,
        scorecard: None,
    };
    let text = serde_json::to_string(&ServerMessage::Position(position)).expect("it can be written");
    assert!(
        text.starts_with(r#"{"type":"position","table":"t","version":5,"view":{"round":1,  "hand""#),
        "{text}"
    );
    let ServerMessage::Position(read) = ServerMessage::read(&text).expect("it can be read") else {
        panic!("it is a position")
    };
    assert_eq!((read.view.get(), read.decision), (view.get(), Some(4)));
    assert_eq!(
        serde_json::from_str::<WireMessage<'_>>(read.news[0].notices[0].message.get()).expect("a sentence"),
        WireMessage::from(&played)
    );
    assert_eq!(read.news[0].notices[0].event.get(), event.get());
    assert_eq!(serde_json::to_string(&ServerMessage::Position(read)).expect("it can be written"), text);
}

#[test]
fn a_rejection_names_its_rule() {
    let why = Message::new("wild-shots-refusal-follow");
    let rejected = ServerMessage::Rejected {
        table: "t".into(),
        id: Some("7".into()),
        reason: Reason::Rule,
        rule: Some("WS-8".into()),
        why: (&why).into(),
    };
    let due = json!({"type":"rejected","table":"t","id":"7","reason":"rule","rule":"WS-8",
        "why":{"key":"wild-shots-refusal-follow"}});
    assert_eq!(to_value(&rejected).expect("it can be written"), due);
    let text = due.to_string();
    assert!(matches!(ServerMessage::read(&text), Ok(ServerMessage::Rejected { reason: Reason::Rule, .. })));
}

#[test]
fn typescript_declares_every_message() {
    let text = protocol::typescript();
    for declared in
        ["ClientMessage", "ServerMessage", "Position", "WireMessage", "TableInfo", "NewTable", "Problem"]
    {
        assert!(text.contains(&format!("export type {declared} =")), "{declared} is declared");
    }
    assert!(text.contains(r#"{ "type": "act","#), "{text}");
    let status = [TableStatus::Gathering, TableStatus::Playing, TableStatus::Over, TableStatus::GivenUp]
        .map(|status| to_value(status).expect("it can be written").to_string());
    assert!(text.contains(&format!("export type TableStatus = {};", status.join(" | "))), "{text}");
}

/// `SALOON_TYPESCRIPT=write cargo test -p protocol` writes it again.
#[test]
fn protocol_ts_declares_these_messages() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/protocol.ts");
    let due = format!("// Made from crates/protocol by its tests; see there.\n\n{}", protocol::typescript());
    if std::env::var_os("SALOON_TYPESCRIPT").is_some() {
        std::fs::write(path, &due).expect("it can be written");
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(stored == due, "protocol.ts is out of date: SALOON_TYPESCRIPT=write cargo test -p protocol");
}
