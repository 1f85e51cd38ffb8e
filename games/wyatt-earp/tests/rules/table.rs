//! Tables that a test sets up: hands, the card turned up, and turns, written as the rules write them.
//!
//! Cards are words, several of a kind `jesse*3`; a hand is ten cards. A line of play is a seat and
//! its action, then after a colon the cards that chance brings: `0 draw supply: wes bank`. Lines are
//! separated by semicolons or line ends. Unless a test says so, seat 0 plays first.

use kernel::{Listed, Listing, Options as _, Rule as _, Seat, State as _, View as _, Viewer};
use testkit::Script;
use wyatt_earp::{Aid, Card, Cards, Chance, Options, Outlaw, Payout, Public, View, WyattEarp};

pub(crate) const ANYBODY: Viewer = Viewer::Bystander;

/// Two hands of pairs, with nothing to play while all outlaws are closed; no jesse and no wes.
pub(crate) const PAIRS: &str = "belle*2 billy*2 bob*2 butch*2 sundance*2";

/// A hand that can be got rid of in one turn by [`Table::go_out`].
pub(crate) const GOES_OUT: &str = "jesse*4 billy*3 bob*3";

pub(crate) struct Table(Script<WyattEarp>);

/// The options of a text: presets and `name=value`, the later ones on top; none is `chasseur`.
#[track_caller]
pub(crate) fn options(text: &str) -> Options {
    let mut options = Options::default();
    for word in text.split_whitespace() {
        let Some((name, value)) = word.split_once('=') else {
            options = Options::preset(word).expect("a preset");
            continue;
        };
        let mut values = Options::spec(name).expect("an option").values.iter();
        let value = values.find(|known| known.to_string() == value).expect("a value of the option");
        options.set(name, *value).expect("it can be set");
    }
    options
}

/// The cards of a text, in its order, with `jesse*3` written out.
#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let card = Card::read(name).unwrap_or_else(|| panic!("{name} is a card"));
        cards.extend(std::iter::repeat_n(card, count.parse().expect("a count")));
    }
    cards
}

fn names(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(Card::name).collect::<Vec<_>>().join(" ")
}

pub(crate) fn multiset(cards: Cards) -> String {
    names(cards.iter())
}

fn outlaw(name: &str) -> Outlaw {
    Outlaw::read(name).expect("an outlaw")
}

impl Table {
    /// A table at which nobody has dealt yet.
    #[track_caller]
    pub(crate) fn open(text: &str, seats: u8) -> Table {
        Table(Script::open(&options(text), seats))
    }

    /// Round 1 with these hands from seat 0 on, which plays first, and this card turned up.
    #[track_caller]
    pub(crate) fn dealt(text: &str, hands: &[&str], turned_up: &str) -> Table {
        Table::dealt_by(hands.len() as u8 - 1, text, hands, turned_up)
    }

    /// The same with another dealer; the seat to the left plays first (WE-6).
    #[track_caller]
    pub(crate) fn dealt_by(dealer: u8, text: &str, hands: &[&str], turned_up: &str) -> Table {
        let mut table = Table::open(text, hands.len() as u8);
        table.0.run(&format!("* dealer seat=#{dealer}"));
        table.deal(hands, turned_up);
        table
    }

    /// Deals one by one from the dealer's left, then turns up a card (WE-6).
    #[track_caller]
    pub(crate) fn deal(&mut self, hands: &[&str], turned_up: &str) {
        let dealer = usize::from(self.public().dealer.0);
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        assert!(hands.iter().all(|hand| hand.len() == 10), "a hand is ten cards: {hands:?}");
        for card in 0..10 {
            for place in 1..=hands.len() {
                self.chance(hands[(dealer + place) % hands.len()][card]);
            }
        }
        self.chance(cards(turned_up)[0]);
    }

    #[track_caller]
    fn chance(&mut self, card: Card) {
        self.0.run(&format!("* card card={}", card.name()));
    }

    /// Lets these lines happen.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Table {
        for line in lines.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (action, brings) = line.split_once(": ").unwrap_or((line, ""));
            if action != "*" {
                self.0.run(action);
            }
            cards(brings).into_iter().for_each(|card| self.chance(card));
        }
        self
    }

    /// Lets these lines happen; what a viewer is told, rule and compact form, without the game's name.
    #[track_caller]
    pub(crate) fn notices(&mut self, lines: &str, viewer: Viewer) -> Vec<String> {
        let mut told = Vec::new();
        for line in lines.split(';').map(str::trim) {
            let (action, brings) = line.split_once(": ").unwrap_or((line, ""));
            told.extend(self.0.notice_texts(action, viewer));
            for card in cards(brings) {
                told.extend(self.0.notice_texts(&format!("* card card={}", card.name()), viewer));
            }
        }
        told.into_iter()
            .map(|line| line.replace(" wyatt-earp-", " ").replace("=[wyatt-earp-", "=["))
            .collect()
    }

    /// The seat in turn gets rid of [`GOES_OUT`]: 5 jesse, 3 billy, 3 bob, and wes is discarded.
    #[track_caller]
    pub(crate) fn go_out(&mut self, seat: u8) -> &mut Table {
        let melds = format!("{seat} meld jesse 5; {seat} meld billy 3; {seat} meld bob 3");
        self.play(&format!("{seat} draw supply: jesse wes; {melds}; {seat} discard wes"))
    }

    /// Turns without plays until the supply holds that many: the idle seats take the top of the
    /// discard and put it back, the others draw two and discard the first; `kept` is not drawn,
    /// and nobody reacts.
    #[track_caller]
    pub(crate) fn drain(&mut self, left: u8, idle: &[u8], kept: &str) -> &mut Table {
        let kept = cards(kept);
        while self.public().supply != left {
            let seat = self.public().turn;
            if idle.contains(&seat.0) {
                self.idle_turn();
                continue;
            }
            self.0.run(&format!("{} draw supply", seat.0));
            let first = self.draw_any(&kept);
            self.draw_any(&kept);
            self.0.run(&format!("{} discard {}", seat.0, first.name()));
            self.nobody_reacts();
        }
        self
    }

    /// The seat in turn takes the top of the discard and puts it back; nobody reacts.
    #[track_caller]
    pub(crate) fn idle_turn(&mut self) -> &mut Table {
        let seat = self.public().turn.0;
        let top = *self.bystander().discard.last().expect("a discard");
        self.0.run(&format!("{seat} draw discard\n{seat} discard {}", top.name()));
        self.nobody_reacts();
        self
    }

    #[track_caller]
    pub(crate) fn idle_turns(&mut self, turns: u8) {
        for _ in 0..turns {
            self.idle_turn();
        }
    }

    fn nobody_reacts(&mut self) {
        while self.truth("phase") == "react" {
            self.0.run(&format!("{} pass", self.public().actor.0));
        }
    }

    /// Draws the first card, in canonical order, that need not be kept in the supply.
    #[track_caller]
    fn draw_any(&mut self, kept: &[Card]) -> Card {
        let mut chances = Vec::new();
        self.0.state().chances(&mut chances);
        let free = |&(chance, weight): &(Chance, u32)| match chance {
            Chance::Card(card) if kept.iter().filter(|&&keep| keep == card).count() < weight as usize => {
                Some(card)
            }
            _ => None,
        };
        let card = chances.iter().find_map(free).expect("a card that need not be kept");
        self.chance(card);
        card
    }

    pub(crate) fn public(&self) -> Public {
        self.0.view(ANYBODY).public
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn bystander(&self) -> View {
        self.0.view(ANYBODY)
    }

    pub(crate) fn aid(&self) -> Aid {
        self.0.view(Viewer::Seat(self.public().actor)).aid()
    }

    /// What may come next, each with its weight.
    pub(crate) fn chances(&self) -> Vec<(Chance, u32)> {
        let mut chances = Vec::new();
        self.0.state().chances(&mut chances);
        chances
    }

    /// The legal actions, in canonical order.
    pub(crate) fn legal(&self) -> String {
        let (seat, seats) = (self.public().actor, self.public().seats);
        let text = |action: &wyatt_earp::Action| kernel::Action::text(*action, seat, seats);
        self.0.legal().iter().map(text).collect::<Vec<_>>().join(", ")
    }

    /// Only the plays among them: the discards are left out.
    pub(crate) fn plays(&self) -> String {
        let legal = self.legal();
        legal.split(", ").filter(|action| !action.starts_with("discard ")).collect::<Vec<_>>().join(", ")
    }

    /// The clause that forbids a line.
    #[track_caller]
    pub(crate) fn refused(&self, line: &str) -> &'static str {
        self.0.refused(line).rule.cite()
    }

    /// The clause and the key of the reason.
    #[track_caller]
    pub(crate) fn reason(&self, line: &str) -> String {
        let refusal = self.0.refused(line);
        format!("{} {:?}", refusal.rule.cite(), refusal.why)
    }

    /// Who decides what, such as `1 react`; or `chance`, or `over`.
    pub(crate) fn awaits(&self) -> String {
        self.0.awaits()
    }

    /// One entry of the whole truth.
    #[track_caller]
    pub(crate) fn truth(&self, key: &str) -> String {
        let listing = self.0.state().listing();
        listing.get(key).map_or_else(|| "absent".to_owned(), Listing::to_string)
    }

    /// The discard, bottom first.
    pub(crate) fn discard(&self) -> String {
        self.truth("discard").trim_matches(['[', ']']).to_owned()
    }

    /// A hand, in canonical order.
    pub(crate) fn hand(&self, seat: u8) -> String {
        multiset(self.view(seat).hand)
    }

    /// A set of one outlaw, such as `3 photo bank hideout`; 0 where there is none.
    pub(crate) fn set(&self, seat: u8, of: &str) -> String {
        let set = self.public().set(Seat(seat), outlaw(of));
        let mut text = set.outlaws.to_string();
        let attached = ["stagecoach", "bank", "fastest-gun"].into_iter().zip(set.attached);
        let all = [("photo", u8::from(set.photo))].into_iter().chain(attached);
        for (name, count) in all.chain([("hideout", u8::from(set.covered))]) {
            (0..count).for_each(|_| text.extend([" ", name]));
        }
        text
    }

    /// What is on a poster, in dollars.
    pub(crate) fn poster(&self, of: &str) -> u32 {
        1000 * u32::from(self.public().posters[outlaw(of).index()])
    }

    /// Each seat's money, in dollars.
    pub(crate) fn money(&self) -> Vec<u32> {
        let public = self.public();
        public.money[..usize::from(public.seats)].iter().map(|&money| 1000 * u32::from(money)).collect()
    }

    /// What one outlaw would pay now.
    pub(crate) fn payout(&self, of: &str) -> Payout {
        self.public().payout(outlaw(of))
    }

    /// What decided a finished game.
    #[track_caller]
    pub(crate) fn decided(&self) -> String {
        self.0.decided_text()
    }

    /// Scores and winners of a finished game.
    pub(crate) fn result(&self) -> (Vec<i32>, Vec<u8>) {
        let standing = self.0.state().standing().expect("the game is over");
        (standing.scores().to_vec(), standing.winners().map(|seat| seat.0).collect())
    }
}
