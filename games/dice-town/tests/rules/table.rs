//! Tables that a test sets up, in the notation of the rules, with short words for chance.
//!
//! A line of play is a seat and its action. Outcomes of chance follow after a colon, or stand alone
//! after `*`: a seat (the sheriff), dice (from the lowest seat that rolls, up), or a card. The
//! state decides what an outcome is for. Example: `* 99JQK TTTTA; 0 keep 99; 1 keep T: JQK TTTA`.
//! Lines are separated by semicolons or line ends.
//!
//! - [`Table::of`], [`Table::under`], [`Table::without_bribes`]: a table before its first rolls.
//!   The titles in the row are `title-1 title-2 title-3`. Seat 0 is sheriff unless a test says
//!   otherwise.
//! - [`Table::hold`]: gives seats store cards in extra turns. In each of them the sheriff wins the
//!   first title of the row, and nothing else happens. Dollars, nuggets and star stay as they are.
//! - [`Table::rows`]: plays part I of a turn, so that all seats have the given rows. It costs no
//!   dollars (one die at a time), and no seat cheats. [`Table::until`] then continues to a
//!   question, [`Table::end_turn`] to the next turn. [`Table::turn`] plays both parts.
//! - If the table answers for a seat, it takes the last legal action: `pass`, `offer done`, the
//!   highest seat, the last card. If it has to choose an outcome of chance, it takes the first
//!   possible card.
//! - [`Table::awaits`], [`Table::legal`], [`Table::refused`], [`Table::truth`] return what a test
//!   asserts.

use dice_town::{Chance, DiceTown, Options, Phase, Public, View};
use kernel::{Chance as _, Listed, Listing, Rule as _, Seat, Standing, State as _, Viewer};
use std::collections::VecDeque;
use testkit::Script;

pub(crate) const ANYBODY: Viewer = Viewer::Bystander;

pub(crate) struct Table(Script<DiceTown>);

impl Table {
    /// Creates a table at which nothing has happened yet.
    pub(crate) fn open(bribes: bool, seats: u8) -> Table {
        Table(Script::open(&Options { bribes }, seats))
    }

    /// Creates a table before its first rolls, with seat 0 as sheriff.
    pub(crate) fn of(seats: u8) -> Table {
        Table::under(0, seats)
    }

    /// Creates the same with another sheriff.
    pub(crate) fn under(sheriff: u8, seats: u8) -> Table {
        Table::open(true, seats).begun(sheriff)
    }

    /// Creates the same with seat 0 as sheriff, and without the option `bribes`.
    pub(crate) fn without_bribes(seats: u8) -> Table {
        Table::open(false, seats).begun(0)
    }

    fn begun(mut self, sheriff: u8) -> Table {
        self.play(&format!("* {sheriff} title-1 title-2 title-3"));
        self
    }

    /// Gives each seat these store cards and no others. To be called before the first roll of a
    /// turn.
    #[track_caller]
    pub(crate) fn hold(mut self, hands: &[&str]) -> Table {
        let cards = |hand: &&str| hand.split_whitespace().map(str::to_owned).collect();
        let mut due: Vec<VecDeque<String>> = hands.iter().map(cards).collect();
        if self.public().turn == 1 {
            // In the first turn the store is visited twice (DT-21).
            let seat = due.iter().position(|cards| cards.len() >= 2);
            let cards = seat.map(|seat| due[seat].drain(..2).collect::<Vec<_>>().join(" "));
            self.shop(seat, &cards.unwrap_or_default());
        }
        for (seat, cards) in due.into_iter().enumerate() {
            cards.iter().for_each(|card| self.shop(Some(seat), card));
        }
        self
    }

    /// Plays a turn in which a seat draws these cards from the store, one per visit, and the
    /// sheriff wins a title.
    #[track_caller]
    fn shop(&mut self, seat: Option<usize>, cards: &str) {
        let sheriff = self.public().sheriff.index();
        let row = |of: usize| match (of == sheriff, seat == Some(of)) {
            (true, true) => "JKKKK",
            (true, false) => "KKKKK",
            (false, true) => "JKKKA",
            (false, false) => "KKKAA",
        };
        let rows: Vec<&str> = (0..self.public().seats.into()).map(row).collect();
        self.turn(&rows, cards);
    }

    /// Plays part I of a turn: these rows, one die at a time.
    #[track_caller]
    pub(crate) fn rows(&mut self, rows: &[&str]) -> &mut Table {
        for reveal in 0..5 {
            rows.iter().for_each(|row| self.chance(&row[reveal..]));
            for (seat, row) in rows.iter().enumerate() {
                self.0.run(&format!("{seat} keep {}", &row[reveal..=reveal]));
            }
            while self.truth("phase") == "cheat" {
                self.go_on(&mut VecDeque::new());
            }
        }
        self
    }

    /// Plays from part II to the next turn, or to the end of the game. Chance brings these outcomes
    /// in order, each as soon as possible.
    #[track_caller]
    pub(crate) fn end_turn(&mut self, brings: &str) -> &mut Table {
        let mut brings: VecDeque<&str> = brings.split_whitespace().collect();
        while !matches!(self.public().phase, Phase::Roll | Phase::Over) {
            self.go_on(&mut brings);
        }
        assert!(brings.is_empty(), "never brought: {brings:?}");
        self
    }

    /// Plays a whole turn.
    #[track_caller]
    pub(crate) fn turn(&mut self, rows: &[&str], brings: &str) -> &mut Table {
        self.rows(rows).end_turn(brings)
    }

    /// Plays from part II to the first question of this phase. Chance brings these outcomes.
    #[track_caller]
    pub(crate) fn until(&mut self, phase: &str, brings: &str) -> &mut Table {
        let mut brings: VecDeque<&str> = brings.split_whitespace().collect();
        while self.truth("phase") != phase || self.awaits() == "chance" {
            assert!(!matches!(self.public().phase, Phase::Roll | Phase::Over), "no {phase} in this turn");
            self.go_on(&mut brings);
        }
        self
    }

    /// Plays one step that the test does not specify.
    #[track_caller]
    fn go_on(&mut self, brings: &mut VecDeque<&str>) {
        if let Some(seat) = self.0.state().awaits().seats().first() {
            let legal = self.legal(seat.0);
            let last = legal.rsplit(", ").next().expect("a seat that owes a decision has an action");
            self.0.run(&format!("{} {last}", seat.0));
            return;
        }
        let chances: Vec<String> = self.chances().iter().map(|(chance, _)| chance.text()).collect();
        let due = brings.front().map(|word| self.record(word)).filter(|record| chances.contains(record));
        if due.is_some() {
            brings.pop_front();
        }
        self.0.run(&format!("* {}", due.as_ref().unwrap_or(&chances[0])));
    }

    /// Returns the chance record that this word stands for now.
    #[track_caller]
    fn record(&self, word: &str) -> String {
        let Public { phase, actor, winner, victim, .. } = self.public();
        match phase {
            Phase::Sheriff => format!("sheriff seat=#{word}"),
            Phase::Roll => format!("roll seat={actor:?} faces={word}"),
            Phase::Refill | Phase::Unseen => format!("title card={word}"),
            Phase::Draw | Phase::DocDraw => format!("store card={word}"),
            Phase::Steal => format!("steal seat={winner:?} from={victim:?} card={word}"),
            _ => panic!("{word}: {} is awaited", self.awaits()),
        }
    }

    #[track_caller]
    fn chance(&mut self, word: &str) {
        self.0.run(&format!("* {}", self.record(word)));
    }

    /// Plays these lines.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Table {
        self.each_step(lines, |script, step| _ = script.run(step));
        self
    }

    /// Plays these lines. Returns what a viewer is told: rule and compact form, without the game's
    /// name.
    #[track_caller]
    pub(crate) fn notices(&mut self, lines: &str, viewer: Viewer) -> Vec<String> {
        let mut told = Vec::new();
        self.each_step(lines, |script, step| told.extend(script.notice_texts(step, viewer)));
        told.into_iter().map(|line| line.replace("dice-town-", "")).collect()
    }

    #[track_caller]
    fn each_step(&mut self, lines: &str, mut happen: impl FnMut(&mut Script<DiceTown>, &str)) {
        for line in lines.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (action, brings) = match line.strip_prefix("* ") {
                Some(words) => ("", words),
                None => line.split_once(": ").unwrap_or((line, "")),
            };
            if !action.is_empty() {
                happen(&mut self.0, action);
            }
            for word in brings.split_whitespace() {
                let record = format!("* {}", self.record(word));
                happen(&mut self.0, &record);
            }
        }
    }

    /// Returns the clause that forbids a line. A chance record is written out if it contains a `=`.
    #[track_caller]
    pub(crate) fn refused(&self, line: &str) -> &'static str {
        self.refusal(line).0
    }

    /// Returns the clause, and the reason in compact form, without the game's name.
    #[track_caller]
    pub(crate) fn reason(&self, line: &str) -> String {
        let (clause, why) = self.refusal(line);
        format!("{clause} {why}")
    }

    #[track_caller]
    fn refusal(&self, line: &str) -> (&'static str, String) {
        let refusal = match line.strip_prefix("* ") {
            Some(word) if !word.contains('=') => self.0.refused(&format!("* {}", self.record(word))),
            _ => self.0.refused(line),
        };
        (refusal.rule.cite(), format!("{:?}", refusal.why).replace("dice-town-", "").replace("refusal-", ""))
    }

    pub(crate) fn public(&self) -> Public {
        self.bystander().public
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn bystander(&self) -> View {
        self.0.view(ANYBODY)
    }

    /// Returns how the game ended, if it has.
    pub(crate) fn standing(&self) -> Option<Standing> {
        self.0.state().standing()
    }

    /// Returns what decided a finished game.
    #[track_caller]
    pub(crate) fn decided(&self) -> String {
        self.0.decided_text()
    }

    /// Returns the possible outcomes of chance, each with its weight.
    pub(crate) fn chances(&self) -> Vec<(Chance, u32)> {
        let mut chances = Vec::new();
        self.0.state().chances(&mut chances);
        chances
    }

    /// Returns the legal actions of a seat, in canonical order.
    pub(crate) fn legal(&self, seat: u8) -> String {
        let mut actions = Vec::new();
        self.0.state().actions(Seat(seat), &mut actions);
        let text =
            |action: &dice_town::Action| kernel::Action::text(*action, Seat(seat), self.public().seats);
        actions.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    /// Returns which seats decide what, such as `1 cheat` or `0 2 offer`; or `chance`, or `over`.
    pub(crate) fn awaits(&self) -> String {
        self.0.awaits()
    }

    /// Returns one entry of the full state: `bank`, `store.discard`, or `1.dollars` for seat 1.
    #[track_caller]
    pub(crate) fn truth(&self, path: &str) -> String {
        let listing = self.0.state().listing();
        let seats = listing.get("seats").cloned();
        let found = path.split('.').try_fold(listing, |entry, key| match (key.parse::<usize>(), &seats) {
            (Ok(seat), Some(Listing::List(seats))) => seats.get(seat).cloned(),
            _ => entry.get(key).cloned(),
        });
        found.map_or_else(|| "absent".to_owned(), |entry| entry.to_string())
    }

    /// Returns one entry of every seat, from seat 0 on, such as all `dollars`.
    #[track_caller]
    pub(crate) fn each(&self, key: &str) -> Vec<String> {
        (0..self.public().seats).map(|seat| self.truth(&format!("{seat}.{key}"))).collect()
    }

    /// Returns several entries at once: of every seat if seats have it, otherwise of the table,
    /// such as `8 7 / 3` for `dollars bank`.
    #[track_caller]
    pub(crate) fn all(&self, keys: &str) -> String {
        let of_seats = |key: &str| self.truth(&format!("0.{key}")) != "absent";
        let entry = |key| if of_seats(key) { self.each(key).join(" ") } else { self.truth(key) };
        keys.split(' ').map(entry).collect::<Vec<_>>().join(" / ")
    }
}
