//! High Noon, the small game to copy: a complete [`kernel::Game`] in one file.
//!
//! HN-1 Two to four seats are dealt one hidden card each, of six numbered 1 to 6. HN-2 All
//! decide at once, in secret: `draw` or `flee`. The seat with the 1 is asked like the others, but
//! can only flee. HN-3 The highest card among those who drew wins; if all fled, they share. It has
//! all that a real game has: chance, a hidden hand, a simultaneous decision, and a question that
//! is put whatever a seat holds. A real game spreads this over the files of `games/wild-shots`.

use kernel::*;
use std::ops::RangeInclusive;

pub(crate) struct HighNoon;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Choice { Draw, Flee }

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Card(pub(crate) u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause { Hn1, Hn2, Hn3 }

/// What everybody knows: a state and a view are this, and what is hidden (or one's own).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Public { seats: u8, dealt: u8, chosen: Seats, revealed: [Option<(u8, Choice)>; 4] }

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Truth { public: Public, hands: [u8; 4], choices: [Option<Choice>; 4] }

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sight { viewer: Viewer, public: Public, hand: u8, choice: Option<Choice>, actions: Vec<Choice> }

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told { Dealt(Seat), Shown(Seat, u8, Choice) }

impl Game for HighNoon {
    const NAME: &'static str = "high-noon";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const MINUTES: u16 = 1;
    type Options = NoOptions;
    type State = Truth;
    fn open(_: &NoOptions, seats: u8) -> Result<Truth, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        let public = Public { seats, dealt: 0, chosen: Seats::default(), revealed: [None; 4] };
        Ok(Truth { public, hands: [0; 4], choices: [None; 4] })
    }
}

impl Public {
    fn awaits(&self) -> Awaits {
        if self.dealt < self.seats { return Awaits::Chance; }
        if self.revealed[0].is_some() { return Awaits::Nothing; }
        Awaits::Seats(Seat::all(self.seats).filter(|&seat| !self.chosen.contains(seat)).collect())
    }
}

/// HN-2: with the 1 one can only flee.
fn may(card: u8, choice: Choice) -> bool {
    card != 1 || choice == Choice::Flee
}

impl State for Truth {
    type Action = Choice;
    type Chance = Card;
    type Rule = Clause;
    type View = Sight;
    type Notice = Told;
    fn seats(&self) -> u8 { self.public.seats }
    fn awaits(&self) -> Awaits { self.public.awaits() }
    fn actions(&self, seat: Seat, out: &mut Vec<Choice>) {
        if !self.awaits().seats().contains(seat) { return; }
        out.extend([Choice::Draw, Choice::Flee].into_iter().filter(|&choice| may(self.hands[seat.index()], choice)));
    }
    fn chances(&self, out: &mut Vec<(Card, u32)>) {
        if self.awaits() == Awaits::Chance {
            out.extend((1..=6).filter(|card| !self.hands.contains(card)).map(|card| (Card(card), 1)));
        }
    }
    fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Card {
        let position = luck.below(6 - u32::from(self.public.dealt)) as usize;
        Card((1..=6).filter(|card| !self.hands.contains(card)).nth(position).expect("six cards are enough"))
    }
    fn check(&self, step: &StepOf<Truth>) -> Result<(), Refusal<Clause>> {
        match (*step, self.awaits()) {
            (Step::Act(seat, choice), Awaits::Seats(owing)) if owing.contains(seat) => {
                if may(self.hands[seat.index()], choice) { Ok(()) } else { Err(Refusal::new(Clause::Hn2, "too-low")) }
            }
            (Step::Act(..), Awaits::Nothing) => Err(Refusal::new(Clause::Hn3, "over")),
            (Step::Act(..), _) => Err(Refusal::new(Clause::Hn2, "not-now")),
            (Step::Chance(Card(card)), Awaits::Chance) if !self.hands.contains(&card) => Ok(()),
            (Step::Chance(_), _) => Err(Refusal::new(Clause::Hn1, "dealt")),
        }
    }
    fn apply(&mut self, step: &StepOf<Truth>) {
        match *step {
            Step::Chance(Card(card)) => {
                self.hands[usize::from(self.public.dealt)] = card;
                self.public.dealt += 1;
            }
            Step::Act(seat, choice) => {
                self.choices[seat.index()] = Some(choice);
                self.public.chosen = self.public.chosen.with(seat);
                if self.public.chosen == Seats::all(self.public.seats) {
                    self.public.revealed =
                        std::array::from_fn(|i| self.choices[i].map(|choice| (self.hands[i], choice)));
                }
            }
        }
    }
    fn reveals(&self, _: Seat, _: Choice) -> bool { self.awaits().seats().len() == 1 }
    fn standing(&self) -> Option<Standing> {
        let score = |shown: &Option<(u8, Choice)>| match shown {
            Some((card, Choice::Draw)) => i32::from(*card),
            _ => 0,
        };
        let scores: Vec<i32> = self.public.revealed[..usize::from(self.public.seats)].iter().map(score).collect();
        (self.awaits() == Awaits::Nothing).then(|| Standing::by_merit(&scores, &scores))
    }
    fn decided(&self) -> Option<Decided<Clause>> {
        let winners = self.standing()?.winners().collect::<Arg>();
        Some(Decided { rule: Clause::Hn3, message: Message::new("highest").with("winners", winners) })
    }
    fn view(&self, viewer: Viewer) -> Sight {
        let mut actions = Vec::new();
        let own = viewer.seat().map(Seat::index);
        if let Some(seat) = viewer.seat() { self.actions(seat, &mut actions); }
        let (hand, choice) = own.map_or((0, None), |own| (self.hands[own], self.choices[own]));
        Sight { viewer, public: self.public, hand, choice, actions }
    }
    fn notices(before: &Truth, step: &StepOf<Truth>, after: &Truth, _: Viewer, out: &mut Vec<Told>) {
        if let Step::Chance(_) = step { out.push(Told::Dealt(Seat(before.public.dealt))); }
        if after.awaits() == Awaits::Nothing {
            let shown = |seat: Seat| after.public.revealed[seat.index()].map(|(card, choice)| Told::Shown(seat, card, choice));
            out.extend(Seat::all(after.public.seats).filter_map(shown));
        }
    }
}

impl View for Sight {
    type State = Truth;
    type Aid = ();
    fn viewer(&self) -> Viewer { self.viewer }
    fn awaits(&self) -> Awaits { self.public.awaits() }
    fn turn_number(&self) -> u32 { 1 }
    fn actions(&self) -> &[Choice] { &self.actions }
    fn aid(&self) {}
    fn status(&self) -> Message { Message::new("owing").with("seats", self.awaits().seats().iter().collect::<Arg>()) }
    fn page(&self) -> Vec<Message> { vec![Message::new("hand").with("card", self.hand), self.status()] }
    fn remarks(&self, _: Choice) -> Vec<Message> { Vec::new() }
    fn imagine(&self, luck: &mut dyn Luck) -> Truth {
        loop {
            let truth = self.guess(luck);
            let fits = |seat: Seat| truth.choices[seat.index()].is_none_or(|choice| may(truth.hands[seat.index()], choice));
            if Seat::all(self.public.seats).all(fits) { return truth; }
        }
    }
}

impl Sight {
    /// Cards and choices at random, whether they go together or not.
    fn guess(&self, luck: &mut dyn Luck) -> Truth {
        let mut truth = Truth { public: self.public, hands: [0; 4], choices: [None; 4] };
        for seat in Seat::all(self.public.seats) {
            let (i, own) = (seat.index(), self.viewer == Viewer::Seat(seat));
            truth.hands[i] = self.public.revealed[i].map_or(if own { self.hand } else { 0 }, |(card, _)| card);
            let secret = (!own && self.public.chosen.contains(seat)).then(|| [Choice::Draw, Choice::Flee][luck.below(2) as usize]);
            truth.choices[i] = self.public.revealed[i].map(|(_, choice)| choice).or(if own { self.choice } else { secret });
        }
        for i in 0..usize::from(self.public.dealt) {
            if truth.hands[i] == 0 {
                let left: Vec<u8> = (1..=6).filter(|card| !truth.hands.contains(card) && *card != self.hand).collect();
                truth.hands[i] = left[luck.below(left.len() as u32) as usize];
            }
        }
        truth
    }
}

impl Listed for Truth {
    fn listing(&self) -> Listing {
        let dealt = usize::from(self.public.dealt);
        let rest: Vec<u8> = (1..=6).filter(|card| !self.hands[..dealt].contains(card)).collect();
        Listing::map([("round", 1u8.into()), ("hands", self.hands[..dealt].iter().copied().collect()), ("rest", rest.into_iter().collect()), ("choices", format!("{:?}", self.choices).into())])
    }
}

impl Coded for Choice {
    const COUNT: u16 = 2;
    fn code(self) -> u16 { self as u16 }
    fn decode(code: u16) -> Option<Choice> { [Choice::Draw, Choice::Flee].get(usize::from(code)).copied() }
}
impl Action for Choice {
    fn write(self, _: Seat, _: u8, out: &mut String) { out.push_str(["draw", "flee"][self as usize]); }
    fn read(text: &str, _: Seat, _: u8) -> Option<Choice> {
        match text { "draw" => Some(Choice::Draw), "flee" => Some(Choice::Flee), _ => None }
    }
    fn message(self, _: Seat, _: u8) -> Message { Message::new(["draw", "flee"][self as usize]) }
    fn declines(self) -> bool { self == Choice::Flee }
}
impl Coded for Card {
    const COUNT: u16 = 6;
    fn code(self) -> u16 { u16::from(self.0) - 1 }
    fn decode(code: u16) -> Option<Card> { (code < 6).then(|| Card(code as u8 + 1)) }
}
impl Chance for Card {
    fn kind(self) -> &'static str { "card" }
    fn fields(self) -> Vec<(&'static str, Field<'static>)> { vec![("card", Field::Word(self.0.to_string().into()))] }
    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Card, Misread> {
        if kind != "card" { return Err(Misread::Kind); }
        fields.word("card", |word| word.parse().ok().filter(|card| (1..=6).contains(card)).map(Card))
    }
}
impl Rule for Clause {
    fn cite(self) -> &'static str { ["HN-1", "HN-2", "HN-3"][self as usize] }
}
impl Notice for Told {
    type Rule = Clause;
    fn rule(&self) -> Clause { if let Told::Dealt(_) = self { Clause::Hn1 } else { Clause::Hn3 } }
    fn message(&self) -> Message {
        match self {
            Told::Dealt(seat) => Message::new("dealt").with("seat", *seat),
            Told::Shown(seat, card, choice) => Message::new("shown").with("seat", *seat).with("card", *card).with("choice", choice.message(*seat, 4)),
        }
    }
}
