//! Events contain everything that moves: added to what was sent before, they give what is sent after.

use kernel::Options as _;
use serde_json::Value;
use std::collections::BTreeMap;
use testkit::wire;
use wyatt_earp::wire::{Event, WireView};
use wyatt_earp::{Options, WyattEarp};

/// All cards there are (WE-2).
const CARDS: u64 = 78;

/// What moves at a table.
#[derive(Clone, PartialEq, Debug)]
struct Figures {
    viewer: Option<usize>,
    supply: u64,
    discard: u64,
    committed: Option<String>,
    announced: Option<String>,
    hand: Vec<String>,
    rewards: BTreeMap<String, u64>,
    seats: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Seat {
    money: u64,
    held: u64,
    sets: BTreeMap<String, Set>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Set {
    outlaws: u64,
    photo: bool,
    attached: Vec<String>,
    covered: bool,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no word")).to_owned()
}

fn words(value: &Value) -> Vec<String> {
    let mut words: Vec<String> = value.as_array().into_iter().flatten().map(word).collect();
    words.sort();
    words
}

fn flag(value: &Value) -> bool {
    value.as_bool().unwrap_or_else(|| panic!("{value} is neither true nor false"))
}

impl Figures {
    fn of(sent: &Value) -> Figures {
        let set = |set: &Value| Set {
            outlaws: number(&set["outlaws"]),
            photo: flag(&set["photo"]),
            attached: words(&set["attached"]),
            covered: flag(&set["covered"]),
        };
        let sets = |sets: &Value| {
            let sets = sets.as_array().into_iter().flatten();
            sets.map(|entry| (word(&entry["outlaw"]), set(entry))).collect()
        };
        let seat = |seat: &Value| Seat {
            money: number(&seat["money"]),
            held: number(&seat["held"]),
            sets: sets(&seat["sets"]),
        };
        let posters = sent["outlaws"].as_array().into_iter().flatten();
        Figures {
            viewer: sent["viewer"].as_u64().map(|viewer| viewer as usize),
            supply: number(&sent["supply"]),
            discard: number(&sent["discard"]["size"]),
            committed: sent["committed"].as_str().map(str::to_owned),
            announced: sent["announced"].as_str().map(str::to_owned),
            hand: words(&sent["hand"]),
            rewards: posters.map(|poster| (word(&poster["outlaw"]), number(&poster["reward"]))).collect(),
            seats: sent["seats"].as_array().into_iter().flatten().map(seat).collect(),
        }
    }

    /// A card comes into a hand; its owner alone may know which.
    fn receive(&mut self, seat: usize, card: &Value, is_public: bool) {
        self.seats[seat].held += 1;
        if self.viewer == Some(seat) {
            self.hand.push(word(card));
            self.hand.sort();
        } else {
            assert!(is_public || card.is_null(), "{card} is hidden from {:?}", self.viewer);
        }
    }

    /// Cards that everybody sees leave a hand.
    fn spend(&mut self, seat: usize, card: &str, count: u64) {
        self.seats[seat].held -= count;
        for _ in 0..if self.viewer == Some(seat) { count } else { 0 } {
            let place = self.hand.iter().position(|held| held == card);
            self.hand.remove(place.unwrap_or_else(|| panic!("{card} in {:?}", self.hand)));
        }
    }

    fn set(&mut self, seat: usize, outlaw: &Value) -> &mut Set {
        self.seats[seat].sets.entry(word(outlaw)).or_default()
    }

    fn reward(&mut self, event: &Value) {
        let reward = self.rewards.get_mut(&word(&event["outlaw"])).expect("a poster");
        *reward += number(&event["adds"]);
        assert_eq!(*reward, number(&event["reward"]), "{event}");
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    fn add(&mut self, event: &Value) {
        let seat = |field: &str| number(&event[field]) as usize;
        match event["type"].as_str().expect("an event has a type") {
            "round-begins" => {
                (self.supply, self.discard) = (CARDS, 0);
                self.hand.clear();
                for seat in &mut self.seats {
                    seat.held = 0;
                    seat.sets.clear();
                }
                let rewards = event["rewards"].as_array().into_iter().flatten();
                self.rewards =
                    rewards.map(|entry| (word(&entry["outlaw"]), number(&entry["reward"]))).collect();
            }
            "dealt" => {
                self.hand = words(&event["hand"]);
                assert_eq!(self.viewer.is_none(), event["hand"].is_null(), "WE-6: {event}");
                let each = number(&event["each"]);
                self.seats.iter_mut().for_each(|seat| seat.held = each);
                self.supply -= each * self.seats.len() as u64;
            }
            "turned-up" => {
                self.supply -= 1;
                self.discard += 1;
            }
            "drew" => {
                self.supply -= 1;
                self.receive(seat("seat"), &event["card"], false);
            }
            "drew-discard" => {
                self.discard -= 1;
                self.receive(seat("seat"), &event["card"], true);
            }
            "reshuffled" => {
                assert_eq!((self.supply, self.discard), (0, number(&event["cards"])), "WE-11: {event}");
                (self.supply, self.discard) = (self.discard, 0);
            }
            "melded" => {
                let count = number(&event["count"]);
                self.spend(seat("seat"), &word(&event["outlaw"]), count);
                self.set(seat("seat"), &event["outlaw"]).outlaws += count;
                self.reward(event);
            }
            "photo" => {
                self.spend(seat("seat"), &format!("photo-{}", word(&event["outlaw"])), 1);
                self.set(seat("seat"), &event["outlaw"]).photo = true;
                self.reward(event);
            }
            "aims" => {
                self.spend(seat("seat"), &word(&event["card"]), 1);
                if flag(&event["discarded"]) {
                    self.discard += 1;
                } else {
                    self.committed = Some(word(&event["card"]));
                }
            }
            "shot" => {
                self.supply -= 1;
                self.discard += 1;
                if let Some(lost) = event["lost"].as_str() {
                    assert_eq!(self.committed.take().as_deref(), Some(lost), "WE-19: {event}");
                    self.discard += 1;
                }
            }
            "placed" => {
                assert_eq!(self.committed.take(), Some(word(&event["card"])), "WE-22: {event}");
                let set = self.set(seat("seat"), &event["outlaw"]);
                set.attached.push(word(&event["card"]));
                set.attached.sort();
                self.reward(event);
            }
            "displaced" => {
                self.set(seat("seat"), &event["outlaw"]).attached.retain(|card| card != "fastest-gun");
                self.discard += 1;
            }
            "covered" => {
                assert_eq!(self.committed.take().as_deref(), Some("hideout"), "WE-25: {event}");
                self.set(seat("owner"), &event["outlaw"]).covered = true;
            }
            "asks" => {
                self.spend(seat("seat"), "most-wanted", 1);
                self.discard += 1;
            }
            "answers" => {
                if flag(&event["gives"]) {
                    self.spend(seat("seat"), &word(&event["outlaw"]), 1);
                    self.receive(seat("asker"), &event["outlaw"], true);
                }
            }
            "stolen" => {
                let set = self.set(seat("victim"), &event["outlaw"]);
                set.outlaws -= 1;
                if *set == Set::default() {
                    self.seats[seat("victim")].sets.remove(&word(&event["outlaw"]));
                }
                self.receive(seat("seat"), &event["outlaw"], true);
            }
            "orphaned" => {
                let set = self.seats[seat("seat")].sets.remove(&word(&event["outlaw"])).expect("a set");
                let cards = set.attached.len() as u64 + u64::from(set.covered);
                assert_eq!(cards as usize, event["cards"].as_array().map_or(0, Vec::len), "WE-30: {event}");
                self.discard += cards;
            }
            "earp" => {
                self.spend(seat("seat"), "wyatt-earp", 1);
                self.discard += 1;
            }
            "found" => {
                if event["pile"] == "supply" {
                    self.supply -= 1;
                } else {
                    self.discard -= 1;
                }
                self.receive(seat("seat"), &event["card"], false);
            }
            "cleared" => {
                self.set(seat("seat"), &event["outlaw"]).covered = false;
                self.discard += 1;
            }
            "announced" => {
                self.spend(seat("seat"), &word(&event["card"]), 1);
                self.announced = Some(word(&event["card"]));
            }
            "discarded" => {
                if flag(&event["announced"]) {
                    assert_eq!(self.announced.take(), Some(word(&event["card"])), "WE-35: {event}");
                } else {
                    self.spend(seat("seat"), &word(&event["card"]), 1);
                }
                self.discard += 1;
            }
            "scored" => {
                let payout = &event["payout"];
                let poster = self.rewards.get_mut(&word(&payout["outlaw"])).expect("a poster");
                assert_eq!(*poster, number(&payout["reward"]), "WE-38: {event}");
                for take in payout["takes"].as_array().into_iter().flatten() {
                    *poster -= number(&take["amount"]);
                    self.seats[number(&take["seat"]) as usize].money += number(&take["amount"]);
                }
                assert_eq!(*poster, number(&payout["stays"]), "WE-41: {event}");
            }
            "over" => assert_eq!(self.seats[seat("winner")].money, number(&event["money"]), "WE-44: {event}"),
            "draws" | "found-nothing" | "keeps" | "passes" | "round-ends" | "duel-begins" | "duel" => {}
            other => panic!("what is {other}?"),
        }
    }
}

#[test]
fn events_added_to_what_was_sent_give_what_is_sent_next() {
    let presets = Options::PRESETS.iter().filter_map(|preset| Options::preset(preset));
    let photos = Options { photo_reaction: true, ends_at_once: true, ..Options::default() };
    for options in presets.chain([photos]) {
        wire::each_change::<WyattEarp, WireView, Event>(&options, 2, |before, events, after| {
            let mut figures = Figures::of(before);
            events.iter().for_each(|event| figures.add(event));
            assert_eq!(figures, Figures::of(after), "after {events:#?}");
        });
    }
}

/// WE-24: a fastest gun leaves before the next one is placed.
#[test]
fn we_24_the_displaced_gun_goes_first() {
    let mut seen = 0;
    wire::each_change::<WyattEarp, WireView, Event>(&Options::default(), 4, |_, events, _| {
        let place = |kind: &str| events.iter().position(|event| event["type"] == kind);
        if let Some(displaced) = place("displaced") {
            assert!(place("placed").is_some_and(|placed| displaced < placed), "{events:#?}");
            seen += 1;
        }
    });
    assert!(seen > 0, "no gun was displaced");
}
