//! Events contain everything that moves: added to what was sent before, they give what is sent after.

use kernel::NoOptions;
use serde_json::Value;
use testkit::wire;
use wild_shots::WildShots;
use wild_shots::wire::{Event, WireView};

/// What moves at a table.
#[derive(Clone, PartialEq, Debug)]
struct Figures {
    viewer: Option<usize>,
    round: u64,
    trick: Vec<(usize, String)>,
    undealt: u64,
    snake_oil: Vec<String>,
    hand: Vec<String>,
    seats: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Seat {
    held: u64,
    tricks: usize,
    this_round: u64,
    penalty: u64,
    rounds: Vec<u64>,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no word")).to_owned()
}

fn seat(value: &Value) -> usize {
    number(value) as usize
}

fn words(value: &Value) -> Vec<String> {
    let mut words: Vec<String> = value.as_array().into_iter().flatten().map(word).collect();
    words.sort();
    words
}

fn remove(from: &mut Vec<String>, card: &Value) {
    let card = word(card);
    let place = from.iter().position(|held| *held == card).unwrap_or_else(|| panic!("{card} in {from:?}"));
    from.remove(place);
}

impl Figures {
    fn of(sent: &Value) -> Figures {
        let array = |field: &str| sent[field].as_array().cloned().unwrap_or_default();
        let tricks = array("tricks");
        let chair = |(place, chair): (usize, &Value)| Seat {
            held: number(&chair["held"]),
            tricks: tricks.iter().filter(|trick| seat(&trick["taker"]) == place).count(),
            this_round: number(&chair["this_round"]),
            penalty: number(&chair["penalty"]),
            rounds: chair["rounds"].as_array().into_iter().flatten().map(number).collect(),
        };
        Figures {
            viewer: sent["viewer"].as_u64().map(|viewer| viewer as usize),
            round: number(&sent["round"]),
            trick: array("trick").iter().map(|laid| (seat(&laid["seat"]), word(&laid["card"]))).collect(),
            undealt: number(&sent["undealt"]),
            snake_oil: words(&sent["snake_oil"]),
            hand: words(&sent["hand"]),
            seats: array("seats").iter().enumerate().map(chair).collect(),
        }
    }

    fn add(&mut self, event: &Value, fresh: &Figures) {
        match event["type"].as_str().expect("an event has a type") {
            "round-begins" => {
                self.round = number(&event["round"]);
                self.snake_oil.clone_from(&fresh.snake_oil);
                self.seats.iter_mut().for_each(|seat| seat.tricks = 0);
            }
            "dealt" => {
                self.undealt = number(&event["aside"]);
                self.hand = words(&event["hand"]);
                assert_eq!(self.viewer.is_none(), event["hand"].is_null(), "WS-4: {event}");
                self.seats.iter_mut().for_each(|seat| seat.held = number(&event["each"]));
            }
            "trump" => remove(&mut self.snake_oil, &event["symbol"]),
            "played" | "discarded" => {
                let by = seat(&event["seat"]);
                self.seats[by].held -= 1;
                self.trick.push((by, word(&event["card"])));
                if self.viewer == Some(by) {
                    remove(&mut self.hand, &event["card"]);
                }
            }
            "taken" => {
                assert_eq!(self.trick.len(), self.seats.len(), "WS-9: the trick is complete");
                assert!(self.trick.contains(&(seat(&event["seat"]), word(&event["with"]))), "WS-9: {event}");
                self.trick.clear();
                let taker = &mut self.seats[seat(&event["seat"])];
                taker.tricks += 1;
                taker.this_round += number(&event["points"]);
            }
            "scored" => {
                let scored = &mut self.seats[seat(&event["seat"])];
                assert_eq!(scored.this_round, number(&event["points"]), "WS-12: {event}");
                scored.this_round = 0;
                scored.penalty += number(&event["points"]);
                assert_eq!(scored.penalty, number(&event["total"]), "WS-12: {event}");
                scored.rounds.push(number(&event["points"]));
            }
            "over" => {
                let best = self.seats.iter().map(|seat| seat.penalty).min();
                assert_eq!(best, event["points"].as_u64(), "WS-14: {event}");
            }
            other => panic!("what is {other}?"),
        }
    }
}

#[test]
fn events_added_to_what_was_sent_give_what_is_sent_next() {
    let mut fresh = None;
    wire::each_change::<WildShots, WireView, Event>(&NoOptions, 6, |before, events, after| {
        let mut figures = Figures::of(before);
        let fresh = fresh.get_or_insert_with(|| figures.clone());
        events.iter().for_each(|event| figures.add(event, fresh));
        assert_eq!(figures, Figures::of(after), "after {events:#?}");
    });
}

#[test]
fn an_event_is_sent_as_its_type_and_its_facts() {
    let notice = wild_shots::Notice::Taken {
        seat: kernel::Seat(1),
        with: wild_shots::Card::read("red7").expect("a card"),
        by_trump: true,
        points: 5,
    };
    let sent = serde_json::to_string(&Event::from(&notice)).expect("an event can be sent");
    assert_eq!(sent, r#"{"type":"taken","seat":1,"with":"red7","by_trump":true,"points":5}"#);
}
