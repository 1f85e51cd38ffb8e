//! Events contain everything that moves: added to what was sent before, they give what is sent
//! after.

use dice_town::wire::{Event, WireView};
use dice_town::{Card, DiceTown, Options};
use serde_json::Value;
use testkit::wire;

/// The figures of a table that events can change.
#[derive(Clone, PartialEq, Debug)]
struct Figures {
    viewer: Option<usize>,
    sheriff: Option<u64>,
    mine: u64,
    bank: u64,
    stagecoach: u64,
    titles: Vec<String>,
    title_deck: u64,
    store_deck: u64,
    store_discard: u64,
    /// Store cards and titles drawn and not yet chosen from.
    drawn: [u64; 2],
    /// Those of them that the viewer sees.
    seen: Vec<String>,
    hand: Vec<String>,
    seats: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Seat {
    dollars: u64,
    nuggets: u64,
    store_cards: u64,
    titles: u64,
    wired: Vec<String>,
    row: Vec<String>,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no word")).to_owned()
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(word).collect()
}

fn sorted(value: &Value) -> Vec<String> {
    let mut words = words(value);
    words.sort();
    words
}

fn is_title(card: &str) -> bool {
    Card::read(card).expect("a card").is_title()
}

fn remove(from: &mut Vec<String>, card: &Value) {
    let place = from.iter().position(|held| held == card);
    from.remove(place.unwrap_or_else(|| panic!("{card} in {from:?}")));
}

impl Figures {
    fn of(sent: &Value) -> Figures {
        let seat = |seat: &Value| Seat {
            dollars: number(&seat["dollars"]),
            nuggets: number(&seat["nuggets"]),
            store_cards: number(&seat["store_cards"]),
            titles: number(&seat["titles"]),
            wired: sorted(&seat["wired"]),
            row: words(&seat["row"]),
        };
        let visit = &sent["town"]["visit"];
        let drawn = |field: &str| visit[field].as_u64().unwrap_or_default();
        Figures {
            viewer: sent["viewer"].as_u64().map(|viewer| viewer as usize),
            sheriff: sent["sheriff"].as_u64(),
            mine: number(&sent["mine"]),
            bank: number(&sent["bank"]),
            stagecoach: number(&sent["stagecoach"]),
            titles: words(&sent["titles"]),
            title_deck: number(&sent["title_deck"]),
            store_deck: number(&sent["store_deck"]),
            store_discard: number(&sent["store_discard"]),
            drawn: [drawn("drawn_store"), drawn("drawn_titles")],
            seen: sorted(&sent["drawn"]),
            hand: sorted(&sent["hand"]),
            seats: sent["seats"].as_array().into_iter().flatten().map(seat).collect(),
        }
    }

    fn held(&mut self, seat: usize, title: bool) -> &mut u64 {
        let seat = &mut self.seats[seat];
        if title { &mut seat.titles } else { &mut seat.store_cards }
    }

    /// Moves a card with this back into a hand. Its owner must know which card it is. Others may
    /// know it only if everybody sees it, or if it was stolen from them.
    fn receive(&mut self, seat: usize, title: bool, card: &Value, others_know: bool) {
        *self.held(seat, title) += 1;
        if self.viewer == Some(seat) {
            self.hand.push(word(card));
            self.hand.sort();
        } else {
            assert_eq!(card.is_null(), !others_know, "{card} for {:?}", self.viewer);
        }
    }

    /// Removes a card from a hand. Its owner knows which one.
    fn lose(&mut self, seat: usize, title: bool, card: &Value) {
        *self.held(seat, title) -= 1;
        if self.viewer == Some(seat) {
            remove(&mut self.hand, card);
        }
    }

    /// Draws a card to choose from.
    fn draw(&mut self, title: bool, card: &Value) {
        self.drawn[usize::from(title)] += 1;
        self.seen.extend(card.as_str().map(str::to_owned));
        self.seen.sort();
    }

    fn pay(&mut self, from: usize, to: usize, dollars: u64) {
        self.seats[from].dollars -= dollars;
        self.seats[to].dollars += dollars;
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    fn add(&mut self, event: &Value) {
        let seat = |field: &str| number(&event[field]) as usize;
        let dollars = || number(&event["dollars"]);
        match event["type"].as_str().expect("an event has a type") {
            "first-sheriff" => self.sheriff = event["seat"].as_u64(),
            "title-turned" => {
                self.title_deck -= 1;
                self.titles.push(word(&event["card"]));
            }
            "turn-begins" | "game-ends" => self.seats.iter_mut().for_each(|seat| seat.row.clear()),
            "kept" => {
                let cost = number(&event["cost"]);
                self.seats[seat("seat")].dollars -= cost;
                self.stagecoach += cost;
                self.seats[seat("seat")].row = words(&event["row"]);
            }
            "kept-last" | "cheated" => self.seats[seat("seat")].row = words(&event["row"]),
            "played" | "cancelled" => {
                let card = if event["type"] == "played" { &event["card"] } else { &event["with"] };
                self.lose(seat("seat"), false, card);
                self.store_discard += 1;
            }
            "awarded" => {
                let (from, to, offer) = (seat("seat"), seat("sheriff"), &event["offer"]);
                self.pay(from, to, number(&offer["bills"]));
                self.seats[from].nuggets -= number(&offer["nuggets"]);
                self.seats[to].nuggets += number(&offer["nuggets"]);
                for card in offer["cards"].as_array().into_iter().flatten() {
                    let title = is_title(&word(card));
                    self.lose(from, title, card);
                    self.receive(to, title, card, true);
                }
            }
            "mined" => {
                self.mine -= number(&event["nuggets"]);
                assert_eq!(self.mine, number(&event["left"]), "DT-18: {event}");
                self.seats[seat("seat")].nuggets += number(&event["nuggets"]);
            }
            "robbed-bank" => {
                self.bank -= dollars();
                self.seats[seat("seat")].dollars += dollars();
            }
            "shared" => self.pay(seat("from"), seat("seat"), dollars()),
            "joe" => self.pay(seat("victim"), seat("seat"), dollars()),
            "stagecoach" => {
                self.stagecoach -= dollars();
                self.bank += dollars();
                assert_eq!(self.bank, number(&event["bank"]), "DT-20: {event}");
            }
            "renewed" => {
                assert_eq!((self.store_deck, self.store_discard), (0, number(&event["cards"])), "DT-21");
                (self.store_deck, self.store_discard) = (self.store_discard, 0);
            }
            "drew" => {
                self.store_deck -= 1;
                self.draw(false, &event["card"]);
                assert_eq!(event["card"].is_null(), self.viewer != Some(seat("seat")), "DT-21: {event}");
            }
            "took-store" => {
                assert_eq!(self.drawn, [number(&event["discarded"]) + 1, 0], "DT-21: {event}");
                self.store_discard += number(&event["discarded"]);
                self.drawn = [0; 2];
                self.seen.clear();
                self.receive(seat("seat"), false, &event["card"], false);
            }
            "drew-from" => {
                let title = event["title"].as_bool().expect("a flag");
                self.lose(seat("victim"), title, &event["card"]);
                self.draw(title, &event["card"]);
                let sees = [seat("seat"), seat("victim")].map(Some).contains(&self.viewer);
                assert_eq!(event["card"].is_null(), !sees, "DT-22: {event}");
            }
            "stole" => {
                let title = event["title"].as_bool().expect("a flag");
                let returned = ["store", "titles"].map(|back| number(&event["returned"][back]));
                self.drawn[usize::from(title)] -= 1;
                assert_eq!(self.drawn, returned, "DT-22: {event}");
                self.drawn = [0; 2];
                let victim = seat("victim");
                if self.viewer == Some(victim) {
                    remove(&mut self.seen, &event["card"]);
                    self.hand.append(&mut self.seen);
                    self.hand.sort();
                }
                self.seen.clear();
                self.seats[victim].store_cards += returned[0];
                self.seats[victim].titles += returned[1];
                self.receive(seat("seat"), title, &event["card"], self.viewer == Some(victim));
            }
            "new-sheriff" => {
                assert_eq!(self.sheriff, event["from"].as_u64(), "DT-23: {event}");
                self.sheriff = event["seat"].as_u64();
            }
            "took-titles" => {
                for card in event["cards"].as_array().into_iter().flatten() {
                    assert_eq!(self.titles.remove(0), word(card), "DT-24: {event}");
                    self.receive(seat("seat"), true, card, true);
                }
            }
            "took-unseen" => {
                self.title_deck -= 1;
                self.receive(seat("seat"), true, &event["card"], false);
            }
            "wired" => {
                for card in event["cards"].as_array().into_iter().flatten() {
                    self.lose(seat("seat"), true, card);
                    self.seats[seat("seat")].wired.push(word(card));
                }
                self.seats[seat("seat")].wired.sort();
            }
            "doc-store" => {
                self.store_deck -= 1;
                self.receive(seat("seat"), false, &event["card"], false);
            }
            "doc-dollars" => {
                for gift in event["from"].as_array().into_iter().flatten() {
                    self.pay(number(&gift["seat"]) as usize, seat("seat"), number(&gift["count"]));
                }
            }
            "doc-nuggets" => {
                for gift in event["from"].as_array().into_iter().flatten() {
                    self.seats[number(&gift["seat"]) as usize].nuggets -= number(&gift["count"]);
                    self.seats[seat("seat")].nuggets += number(&gift["count"]);
                }
            }
            "roll-again" | "rolled" | "shows" | "chooses-again" | "tie" | "offered" | "won" | "nobody"
            | "nothing-there" | "robs" | "star-stays" | "visitors" | "doc-nothing" | "scored" | "over" => {}
            other => panic!("what is {other}?"),
        }
    }
}

#[test]
fn events_added_to_what_was_sent_give_what_is_sent_next() {
    for options in [Options { bribes: true }, Options { bribes: false }] {
        wire::each_change::<DiceTown, WireView, Event>(&options, 6, |before, events, after| {
            let mut figures = Figures::of(before);
            events.iter().for_each(|event| figures.add(event));
            assert_eq!(figures, Figures::of(after), "after {events:#?}");
        });
    }
}
