//! Tables that a test sets up: hands, tricks and rounds, written as the rules write them.
//!
//! Cards are words (`red7`), a run of one colour is `red2-6`, and a hand is ten cards.
//! Seats are counted from 0; `leader` is the seat whose card comes first.

use kernel::{Listed, Listing, NoOptions, Rule as _, Seat, State as _, View as _, Viewer};
use testkit::Script;
use wild_shots::{Action, Card, CardSet, WildShots};

pub(crate) type Table = Script<WildShots>;

pub(crate) const ANYBODY: Viewer = Viewer::Bystander;

/// Four hands in which no seat can follow a colour that another seat leads.
pub(crate) const ONE_COLOUR_EACH: [&str; 4] = ["black1-10", "red1-10", "green1-10", "blue1-10"];

/// One trick: its trump, who leads it, and its cards in order of play.
pub(crate) type Trick = (&'static str, u8, &'static str);

/// A round of four seats with [`ONE_COLOUR_EACH`], counted from the seat that opens it. By WS-9
/// the tricks go to 3 0 2 3 3, 0 0 1 3 3: each is led by the one that took the trick before.
pub(crate) const FOUR_SEAT_ROUND: [Trick; 10] = [
    ("revolver", 0, "black1 red2 green3 blue4"),
    ("hat", 3, "blue1 black7 red3 green4"),
    ("star", 0, "black6 red5 green8 blue2"),
    ("wanted", 2, "green5 blue9 black3 red7"),
    ("revolver", 3, "blue8 black5 red6 green7"),
    ("revolver", 3, "blue3 black9 red1 green1"),
    ("star", 0, "black2 red10 green9 blue5"),
    ("hat", 0, "black4 red8 green2 blue7"),
    ("star", 1, "red4 green6 blue10 black8"),
    ("hat", 3, "blue6 black10 red9 green10"),
];

/// A table whose first round is dealt, with these hands from seat 0 on.
#[track_caller]
pub(crate) fn dealt(leader: u8, hands: &[&str]) -> Table {
    let mut table = Table::open(&NoOptions, hands.len() as u8);
    table.run(&format!("* leader seat=#{leader}"));
    deal(&mut table, leader, hands);
    table
}

/// Deals these hands (from seat 0 on) one card at a time, clockwise from the leader (WS-4).
#[track_caller]
pub(crate) fn deal(table: &mut Table, leader: u8, hands: &[&str]) {
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| cards(hand)).collect();
    assert!(hands.iter().all(|hand| hand.len() == 10), "a hand is ten cards: {hands:?}");
    for card in 0..10 {
        for seat in 0..hands.len() {
            let seat = (seat + usize::from(leader)) % hands.len();
            table.run(&format!("* card card={}", hands[seat][card]));
        }
    }
}

/// Draws the trump and plays these cards clockwise from the leader, a whole trick or its
/// beginning; gives what everybody is told.
#[track_caller]
pub(crate) fn trick(table: &mut Table, trump: &str, leader: u8, played: &str) -> Vec<String> {
    let seats = table.state().seats();
    let mut lines = format!("* symbol symbol={trump}\n");
    for (seat, card) in (leader..).zip(cards(played)) {
        lines.extend([&(seat % seats).to_string(), " play ", &card, "\n"]);
    }
    table.notice_texts(&lines, ANYBODY)
}

/// Deals [`ONE_COLOUR_EACH`] from the opener on and plays these tricks, whose seats are
/// counted from the opener; gives what everybody is told about the last one.
#[track_caller]
pub(crate) fn four_seat_round(table: &mut Table, opener: u8, tricks: &[Trick]) -> Vec<String> {
    let mut hands = ONE_COLOUR_EACH;
    hands.rotate_right(opener.into());
    deal(table, opener, &hands);
    let mut told = Vec::new();
    for &(trump, leader, cards) in tricks {
        told = trick(table, trump, (leader + opener) % 4, cards);
    }
    told
}

/// Plays a round of two seats in which the opener takes every trick: the other one cannot
/// follow and holds no card that is ever trump. Gives what everybody is told about the last.
#[track_caller]
pub(crate) fn sweep(table: &mut Table, opener: u8, takes: &str, loses: &str) -> Vec<String> {
    let hands = if opener == 0 { [takes, loses] } else { [loses, takes] };
    deal(table, opener, &hands);
    let trumps = ["hat", "hat", "hat", "hat", "star", "star", "star", "wanted", "wanted", "revolver"];
    let mut told = Vec::new();
    for (trump, (led, other)) in trumps.iter().zip(cards(takes).iter().zip(cards(loses))) {
        told = trick(table, trump, opener, &format!("{led} {other}"));
    }
    told
}

/// The ten plain cards that are not black, and those that are not green (WS-2).
pub(crate) const PLAIN_NOT_BLACK: &str = "red1 red4 red9 green1 green2 green6 green10 blue3 blue5 blue7";
pub(crate) const PLAIN_NOT_GREEN: &str = "black2 black4 black8 black10 red1 red4 red9 blue3 blue5 blue7";

/// The cards of a text, with runs such as `red2-6` written out.
pub(crate) fn cards(text: &str) -> Vec<String> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let Some((first, to)) = word.split_once('-') else {
            cards.push(word.to_owned());
            continue;
        };
        let (colour, from) = first.split_at(first.find(char::is_numeric).expect("a rank"));
        let (from, to): (u8, u8) = (from.parse().expect("a rank"), to.parse().expect("a rank"));
        cards.extend((from..=to).map(|rank| format!("{colour}{rank}")));
    }
    cards
}

/// Is any of these cards named in what a viewer sees?
pub(crate) fn sees(table: &Table, viewer: Viewer, run: &str) -> bool {
    mentions(&format!("{:?}", table.view(viewer)), run)
}

/// Is any of these cards named in this text?
pub(crate) fn mentions(text: &str, run: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    let cards = cards(run);
    words.any(|word| cards.iter().any(|card| card == word))
}

/// The names of these cards, in one line.
pub(crate) fn names(cards: CardSet) -> String {
    cards.iter().map(Card::name).collect::<Vec<_>>().join(" ")
}

/// The cards that may be played now, in one line.
pub(crate) fn legal(table: &Table) -> String {
    let names: Vec<&str> = table.legal().iter().map(|&Action::Play(card)| card.name()).collect();
    names.join(" ")
}

/// The clause and the whole reason of a refusal.
#[track_caller]
pub(crate) fn refusal(table: &Table, line: &str) -> String {
    let refusal = table.refused(line);
    format!("{} {:?}", refusal.rule.cite(), refusal.why)
}

pub(crate) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

/// One entry of the whole truth.
#[track_caller]
pub(crate) fn truth(table: &Table, key: &str) -> String {
    table.state().listing().get(key).expect("the listing has this entry").to_string()
}

/// One entry of the whole truth about a seat.
#[track_caller]
pub(crate) fn truth_of(table: &Table, seat: usize, key: &str) -> String {
    let listing = table.state().listing();
    let Some(Listing::List(seats)) = listing.get("seats") else { panic!("the listing has seats") };
    seats[seat].get(key).expect("a seat has this entry").to_string()
}

/// What a viewer's page says, a line for each sentence.
pub(crate) fn page(table: &Table, viewer: Viewer) -> String {
    let page: Vec<String> = table.view(viewer).page().iter().map(|message| format!("{message:?}")).collect();
    page.join("\n")
}
