//! The actions of a seat, with their notation. Codes follow the canonical order of the rules file.
//! Which actions are legal is decided in `legal.rs`.

use crate::state::SEATS as MOST;
use crate::{Card, Dice, Face};
use kernel::{Coded, Message, Seat};
use std::fmt::Write;

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keeps these dice (DT-7).
    Keep(Dice),
    /// Keeps these dice with a brute (DT-10).
    KeepBrute(Dice),
    /// Turns a die from one face to another (DT-11).
    Cheat(Face, Face),
    /// Cancels a card (DT-13).
    Wanted,
    /// Adds a dollar to the offer for the sheriff (DT-16).
    OfferBill,
    /// Adds a nugget to the offer.
    OfferNugget,
    /// Adds a card to the offer.
    OfferCard(Card),
    /// Completes the offer.
    OfferDone,
    /// Gives a tied place, or the win, to this seat (DT-16, DT-32).
    Award(Seat),
    /// Plays dynamite: twice as many nuggets (DT-18).
    Dynamite,
    /// Plays sharing: half of the dollars from the bank (DT-19).
    Sharing,
    /// Plays credits: visits the store twice (DT-21).
    Credits,
    /// Plays girls: visits the saloon twice (DT-22).
    Girls,
    /// Robs this seat (DT-22).
    Rob(Seat),
    /// Keeps this one of the drawn cards (DT-21, DT-22).
    Take(Card),
    /// Plays marshal: the sheriff stays (DT-23).
    Marshal,
    /// Plays joe: takes $4 from this seat (DT-23).
    Joe(Seat),
    /// Plays corruption: also takes a title from the deck (DT-24).
    Corruption,
    /// Plays elixir: visits the doctor despite a gain (DT-25).
    Elixir,
    /// Names the seat that sees the doctor next (DT-25).
    Visit(Seat),
    /// Lays two titles face up (DT-25), the lower one first.
    Wire(Card, Card),
    /// Lays the only title face up.
    WireOne(Card),
    /// Takes a store card from the doctor.
    DocStore,
    /// Takes $2 from every other seat.
    DocDollars,
    /// Takes a nugget from every other seat.
    DocNuggets,
    /// Does nothing.
    Pass,
}

const SEATS: u16 = MOST as u16;
const KINDS: u16 = Card::KINDS as u16;
const TITLES: u16 = KINDS - Card::STORE_KINDS as u16;
const BRUTE: u16 = Dice::COUNT;
const CHEAT: u16 = BRUTE + Dice::COUNT;
const WANTED: u16 = CHEAT + 30;
const BILL: u16 = WANTED + 1;
const NUGGET: u16 = BILL + 1;
const OFFER: u16 = NUGGET + 1;
const DONE: u16 = OFFER + KINDS;
const AWARD: u16 = DONE + 1;
const DYNAMITE: u16 = AWARD + SEATS;
const SHARING: u16 = DYNAMITE + 1;
const CREDITS: u16 = SHARING + 1;
const GIRLS: u16 = CREDITS + 1;
const ROB: u16 = GIRLS + 1;
const TAKE: u16 = ROB + SEATS;
const MARSHAL: u16 = TAKE + KINDS;
const JOE: u16 = MARSHAL + 1;
const CORRUPTION: u16 = JOE + SEATS;
const ELIXIR: u16 = CORRUPTION + 1;
const VISIT: u16 = ELIXIR + 1;
const WIRE: u16 = VISIT + SEATS;
const WIRE_ONE: u16 = WIRE + TITLES * (TITLES + 1) / 2;
const DOC_STORE: u16 = WIRE_ONE + TITLES;
const DOC_DOLLARS: u16 = DOC_STORE + 1;
const DOC_NUGGETS: u16 = DOC_DOLLARS + 1;
const PASS: u16 = DOC_NUGGETS + 1;

/// Returns the pairs of titles in canonical order. The second title is never lower than the first.
fn pairs() -> impl Iterator<Item = (Card, Card)> {
    Card::titles().flat_map(|one| Card::titles().filter(move |&two| two >= one).map(move |two| (one, two)))
}

impl Coded for Action {
    const COUNT: u16 = PASS + 1;

    fn code(self) -> u16 {
        let seat = |seat: Seat| u16::from(seat.0);
        let card = |card: Card| u16::from(card.index());
        let title = |title: Card| card(title) - (KINDS - TITLES);
        match self {
            Action::Keep(dice) => dice.code(),
            Action::KeepBrute(dice) => BRUTE + dice.code(),
            Action::Cheat(from, to) => CHEAT + 5 * from as u16 + to as u16 - u16::from(to > from),
            Action::Wanted => WANTED,
            Action::OfferBill => BILL,
            Action::OfferNugget => NUGGET,
            Action::OfferCard(what) => OFFER + card(what),
            Action::OfferDone => DONE,
            Action::Award(to) => AWARD + seat(to),
            Action::Dynamite => DYNAMITE,
            Action::Sharing => SHARING,
            Action::Credits => CREDITS,
            Action::Girls => GIRLS,
            Action::Rob(whom) => ROB + seat(whom),
            Action::Take(what) => TAKE + card(what),
            Action::Marshal => MARSHAL,
            Action::Joe(whom) => JOE + seat(whom),
            Action::Corruption => CORRUPTION,
            Action::Elixir => ELIXIR,
            Action::Visit(who) => VISIT + seat(who),
            Action::Wire(one, two) => {
                // The pairs that begin with a lower title come first.
                let (one, two) = (title(one), title(two));
                WIRE + one * (2 * TITLES + 1 - one) / 2 + two - one
            }
            Action::WireOne(one) => WIRE_ONE + title(one),
            Action::DocStore => DOC_STORE,
            Action::DocDollars => DOC_DOLLARS,
            Action::DocNuggets => DOC_NUGGETS,
            Action::Pass => PASS,
        }
    }

    fn decode(code: u16) -> Option<Action> {
        let seat = |number: u16| Seat(number as u8);
        let card = |number: u16| Card(number as u8);
        Some(match code {
            ..BRUTE => Action::Keep(Dice::from_code(code)?),
            BRUTE..CHEAT => Action::KeepBrute(Dice::from_code(code - BRUTE)?),
            CHEAT..WANTED => {
                let (from, to) = (usize::from(code - CHEAT) / 5, usize::from(code - CHEAT) % 5);
                Action::Cheat(Face::ALL[from], Face::ALL[to + usize::from(to >= from)])
            }
            WANTED => Action::Wanted,
            BILL => Action::OfferBill,
            NUGGET => Action::OfferNugget,
            OFFER..DONE => Action::OfferCard(card(code - OFFER)),
            DONE => Action::OfferDone,
            AWARD..DYNAMITE => Action::Award(seat(code - AWARD)),
            DYNAMITE => Action::Dynamite,
            SHARING => Action::Sharing,
            CREDITS => Action::Credits,
            GIRLS => Action::Girls,
            ROB..TAKE => Action::Rob(seat(code - ROB)),
            TAKE..MARSHAL => Action::Take(card(code - TAKE)),
            MARSHAL => Action::Marshal,
            JOE..CORRUPTION => Action::Joe(seat(code - JOE)),
            CORRUPTION => Action::Corruption,
            ELIXIR => Action::Elixir,
            VISIT..WIRE => Action::Visit(seat(code - VISIT)),
            WIRE..WIRE_ONE => {
                pairs().nth(usize::from(code - WIRE)).map(|(one, two)| Action::Wire(one, two))?
            }
            WIRE_ONE..DOC_STORE => Action::WireOne(card(code - WIRE_ONE + KINDS - TITLES)),
            DOC_STORE => Action::DocStore,
            DOC_DOLLARS => Action::DocDollars,
            DOC_NUGGETS => Action::DocNuggets,
            PASS => Action::Pass,
            _ => return None,
        })
    }
}

impl Action {
    /// Returns the seat that the action names.
    fn named(self) -> Option<Seat> {
        match self {
            Action::Award(seat) | Action::Rob(seat) | Action::Joe(seat) | Action::Visit(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the store card that the action plays (DT-12).
    pub fn card(self) -> Option<Card> {
        Some(match self {
            Action::KeepBrute(_) => Card::BRUTE,
            Action::Cheat(..) => Card::CHEATER,
            Action::Wanted => Card::WANTED,
            Action::Dynamite => Card::DYNAMITE,
            Action::Sharing => Card::SHARING,
            Action::Credits => Card::CREDITS,
            Action::Girls => Card::GIRLS,
            Action::Marshal => Card::MARSHAL,
            Action::Joe(_) => Card::JOE,
            Action::Corruption => Card::CORRUPTION,
            Action::Elixir => Card::ELIXIR,
            _ => return None,
        })
    }
}

impl Action {
    /// Returns the notation of an action that consists of a card only.
    fn card_name(self) -> &'static str {
        let Some(card) = self.card() else { unreachable!("{self:?} plays no card") };
        card.name()
    }
}

impl kernel::Action for Action {
    fn write(self, _: Seat, _: u8, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Action::Keep(dice) => write!(out, "keep {dice}"),
            Action::KeepBrute(dice) => write!(out, "keep {dice} brute"),
            Action::Cheat(from, to) => write!(out, "cheat {from:?} {to:?}"),
            Action::OfferBill => write!(out, "offer bill"),
            Action::OfferNugget => write!(out, "offer nugget"),
            Action::OfferCard(card) => write!(out, "offer {card:?}"),
            Action::OfferDone => write!(out, "offer done"),
            Action::Award(seat) => write!(out, "award {}", seat.0),
            Action::Rob(seat) => write!(out, "rob {}", seat.0),
            Action::Take(card) => write!(out, "take {card:?}"),
            Action::Joe(seat) => write!(out, "joe {}", seat.0),
            Action::Visit(seat) => write!(out, "visit {}", seat.0),
            Action::Wire(one, two) => write!(out, "doc wire {one:?} {two:?}"),
            Action::WireOne(one) => write!(out, "doc wire {one:?}"),
            Action::DocStore => write!(out, "doc store"),
            Action::DocDollars => write!(out, "doc dollars"),
            Action::DocNuggets => write!(out, "doc nuggets"),
            Action::Pass => write!(out, "pass"),
            Action::Wanted
            | Action::Dynamite
            | Action::Sharing
            | Action::Credits
            | Action::Girls
            | Action::Marshal
            | Action::Corruption
            | Action::Elixir => write!(out, "{}", self.card_name()),
        };
    }

    fn read(text: &str, _: Seat, seats: u8) -> Option<Action> {
        let seat = |word: &str| {
            let number = word.parse().ok().filter(|seat: &u8| *seat < seats && seat.to_string() == word);
            number.map(Seat)
        };
        let title = |word: &str| Card::read(word).filter(|card| card.is_title());
        let words: Vec<&str> = text.split(' ').collect();
        Some(match *words.as_slice() {
            ["keep", dice] => Action::Keep(Dice::read(dice)?),
            ["keep", dice, "brute"] => Action::KeepBrute(Dice::read(dice)?),
            ["cheat", from, to] if from != to => Action::Cheat(Face::read(from)?, Face::read(to)?),
            ["wanted"] => Action::Wanted,
            ["offer", "bill"] => Action::OfferBill,
            ["offer", "nugget"] => Action::OfferNugget,
            ["offer", "done"] => Action::OfferDone,
            ["offer", card] => Action::OfferCard(Card::read(card)?),
            ["award", to] => Action::Award(seat(to)?),
            ["dynamite"] => Action::Dynamite,
            ["sharing"] => Action::Sharing,
            ["credits"] => Action::Credits,
            ["girls"] => Action::Girls,
            ["rob", whom] => Action::Rob(seat(whom)?),
            ["take", card] => Action::Take(Card::read(card)?),
            ["marshal"] => Action::Marshal,
            ["joe", whom] => Action::Joe(seat(whom)?),
            ["corruption"] => Action::Corruption,
            ["elixir"] => Action::Elixir,
            ["visit", who] => Action::Visit(seat(who)?),
            ["doc", "wire", one, two] => {
                let (one, two) = (title(one)?, title(two)?);
                (one <= two).then_some(Action::Wire(one, two))?
            }
            ["doc", "wire", one] => Action::WireOne(title(one)?),
            ["doc", "store"] => Action::DocStore,
            ["doc", "dollars"] => Action::DocDollars,
            ["doc", "nuggets"] => Action::DocNuggets,
            ["pass"] => Action::Pass,
            _ => return None,
        })
    }

    fn fits(self, seats: u8) -> bool {
        self.named().is_none_or(|seat| seat.0 < seats)
    }

    fn message(self, _: Seat, _: u8) -> Message {
        let say = Message::new;
        match self {
            Action::Keep(dice) if dice.is_empty() => say("dice-town-action-keep-none"),
            Action::Keep(dice) => say("dice-town-action-keep").with("dice", dice),
            Action::KeepBrute(dice) => say("dice-town-action-keep-brute").with("dice", dice),
            Action::Cheat(from, to) => {
                say("dice-town-action-cheat").with("from", Dice::of([from])).with("to", Dice::of([to]))
            }
            Action::OfferBill => say("dice-town-action-offer-bill"),
            Action::OfferNugget => say("dice-town-action-offer-nugget"),
            Action::OfferCard(card) => say("dice-town-action-offer-card").with("card", card),
            Action::OfferDone => say("dice-town-action-offer-done"),
            Action::Award(seat) => say("dice-town-action-award").with("seat", seat),
            Action::Rob(seat) => say("dice-town-action-rob").with("seat", seat),
            Action::Take(card) => say("dice-town-action-take").with("card", card),
            Action::Joe(seat) => say("dice-town-action-joe").with("seat", seat),
            Action::Visit(seat) => say("dice-town-action-visit").with("seat", seat),
            Action::Wire(one, two) => say("dice-town-action-wire").with("one", one).with("two", two),
            Action::WireOne(one) => say("dice-town-action-wire-one").with("card", one),
            Action::DocStore => say("dice-town-action-doc-store"),
            Action::DocDollars => say("dice-town-action-doc-dollars"),
            Action::DocNuggets => say("dice-town-action-doc-nuggets"),
            Action::Pass => say("dice-town-action-pass"),
            Action::Wanted
            | Action::Dynamite
            | Action::Sharing
            | Action::Credits
            | Action::Girls
            | Action::Marshal
            | Action::Corruption
            | Action::Elixir => say("dice-town-action-play").with("card", self.card_name()),
        }
    }

    /// A seat that holds any store card is asked, whether or not it holds a card that fits (DT-15).
    /// So passing is always possible.
    fn declines(self) -> bool {
        self == Action::Pass
    }
}
