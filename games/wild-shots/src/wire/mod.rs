//! A view as it is sent to clients: what [`Shown`] holds is its JSON, field by field. What happened, as
//! data, is [`Event`].
//!
//! Made of a [`View`] alone, so nothing hidden gets in; cards, colours, symbols and phases are words
//! of the notation, seats are numbers, what is not there is `null`. Deliberately absent: rules.
//! What a client would have to work out is in `aid.rs`, and only copied from there.

mod action;
mod event;

pub use action::ActionParts;
pub use event::{Counted, Event};

use crate::{Action, Aid, Card, Colour, LastTrick, Phase, Public, ROUNDS, Symbol, View, aid};
use kernel::{Action as _, Seat, View as _};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Shown {
    /// The seat whose view this is; nobody's for a bystander.
    pub viewer: Option<u8>,
    /// What is awaited: a decision in `play`, else chance, or nothing when the game is `over`.
    pub phase: Phase,
    /// Who owes a decision.
    pub to_act: Vec<u8>,
    /// 1 to 4.
    pub round: u8,
    /// The number of the current trick in the round, 1 to 10.
    pub trick_number: u8,
    /// Who led the first trick of the round (WS-5).
    pub opener: Option<u8>,
    /// Who leads the current trick (WS-10).
    pub leader: Option<u8>,
    /// Who plays next, or is dealt the next card.
    pub turn: Option<u8>,
    /// The trump of the current trick (WS-6).
    pub trump: Option<Symbol>,
    /// The colour to be followed (WS-8).
    pub led: Option<Colour>,
    /// The colour that the viewer, who plays now, holds and must follow: he may play no other (WS-8).
    pub must_follow: Option<Colour>,
    /// The current trick, in order of play.
    pub trick: Vec<Laid>,
    /// Who holds it as it lies (WS-9).
    pub holder: Option<u8>,
    /// Penalty points that lie in it.
    pub at_stake: u16,
    /// The symbols that hurt in this round (WS-12).
    pub hurts: Vec<Hurting>,
    /// The Snake Oil cards left in the pile.
    pub snake_oil: Vec<Symbol>,
    /// How many cards are in the deck, or set aside once all hands are dealt (WS-4).
    pub undealt: u8,
    /// The finished tricks of this round. All were seen, and a bot may remember them; a person may
    /// look at those that are `open` (WS-11).
    pub tricks: Vec<Trick>,
    /// The last trick of the round before, which anybody may look at until this round has one (WS-11).
    pub before: Option<Trick>,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<Chair>,
    /// Who has the fewest points, this round's included: once the game is over, who has won (WS-14).
    pub ahead: Vec<u8>,
    /// The viewer's own hand; empty for a bystander.
    pub hand: Vec<Card>,
    /// By action: what it would do.
    pub previews: BTreeMap<String, Preview>,
}

/// A card in a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Laid {
    /// Whose it is.
    pub seat: u8,
    /// The card.
    pub card: Card,
}

/// A symbol that hurts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Hurting {
    /// The symbol.
    pub symbol: Symbol,
    /// Penalty points for each card that carries it.
    pub cost: u16,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Trick {
    /// What was trump in it (WS-6).
    pub trump: Option<Symbol>,
    /// The colour that was led (WS-8).
    pub led: Colour,
    /// Who took it.
    pub taker: u8,
    /// Its cards in order of play.
    pub cards: Vec<Laid>,
    /// May the viewer look at it (WS-11)?
    pub open: bool,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chair {
    /// How many cards it holds.
    pub held: u8,
    /// Penalty points of all rounds already scored.
    pub penalty: u16,
    /// The same round by round, the first one first (WS-12).
    pub rounds: Vec<u16>,
    /// What the cards it has taken would cost if the round ended now.
    pub this_round: u16,
    /// Colours it has shown not to hold any more (WS-8).
    pub voids: Vec<Colour>,
}

/// What a legal card would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview {
    /// Would it hold the trick (WS-9)?
    pub holds: bool,
    /// Is it the last card of the trick, so that holding means taking (WS-10)?
    pub last: bool,
    /// Penalty points in the trick with this card.
    pub at_stake: u16,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Face {
    /// The card.
    pub card: Card,
    /// Its colour.
    pub colour: Colour,
    /// Its rank, 1 to 10.
    pub rank: u8,
    /// The symbol it carries (WS-2).
    pub symbol: Option<Symbol>,
}

/// What is printed on each card, in canonical order: the same at every table, so it need be sent
/// once.
pub fn faces() -> Vec<Face> {
    let face = |card: Card| Face { card, colour: card.colour(), rank: card.rank(), symbol: card.symbol() };
    cards().map(face).collect()
}

/// What hurts in each round, the first one first (WS-4, WS-12): the same at every table, too.
pub fn rounds() -> Vec<Vec<Hurting>> {
    (1..=ROUNDS).map(|round| hurting(aid::hurting(round))).collect()
}

fn hurting(hurts: impl IntoIterator<Item = (Symbol, u16)>) -> Vec<Hurting> {
    hurts.into_iter().map(|(symbol, cost)| Hurting { symbol, cost }).collect()
}

fn cards() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).filter_map(Card::from_index)
}

impl From<&View> for Shown {
    fn from(view: &View) -> Shown {
        let (public, aid) = (&view.public, view.aid());
        let known = |seat: Seat| (public.phase != Phase::Leader).then_some(seat.0);
        let pile = Symbol::ALL.into_iter().zip(public.pile);
        let text = |action: Action| view.viewer.seat().map(|seat| action.text(seat, public.seats));
        Shown {
            viewer: view.viewer.seat().map(|seat| seat.0),
            phase: public.phase,
            to_act: view.awaits().seats().numbers(),
            round: public.round,
            trick_number: public.trick + 1,
            opener: known(public.opener),
            leader: known(public.leader),
            turn: known(public.turn).filter(|_| public.phase != Phase::Over),
            trump: public.trump,
            led: public.led(),
            must_follow: public.must_follow(view.hand).filter(|_| !view.actions().is_empty()),
            trick: laid(public, public.leader, public.table()),
            holder: aid.holder.map(|seat| seat.0),
            at_stake: aid.at_stake,
            hurts: hurting(aid.hurts.iter().copied()),
            snake_oil: pile.flat_map(|(symbol, left)| (0..left).map(move |_| symbol)).collect(),
            undealt: public.undealt,
            tricks: tricks(public, &aid),
            before: public
                .before
                .filter(|_| public.finished().next().is_none())
                .map(|last| before(public, last)),
            seats: Seat::all(public.seats).map(|seat| chair(public, &aid, seat)).collect(),
            ahead: aid.ahead.numbers(),
            hand: view.hand.iter().collect(),
            previews: aid
                .plays
                .iter()
                .filter_map(|&aid::Preview { action, holds, last, at_stake }| {
                    Some((text(action)?, Preview { holds, last, at_stake }))
                })
                .collect(),
        }
    }
}

fn laid(public: &Public, leader: Seat, cards: &[Card]) -> Vec<Laid> {
    let seat = |place: u8| leader.clockwise(place, public.seats).0;
    cards.iter().zip(0..).map(|(&card, place)| Laid { seat: seat(place), card }).collect()
}

fn tricks(public: &Public, aid: &Aid) -> Vec<Trick> {
    let tricks = public.leaders().zip(public.trumps).zip(public.finished());
    let trick = |((leader, trump), (cards, taker)): ((Seat, _), (&[Card], Seat))| Trick {
        trump,
        led: cards[0].colour(),
        taker: taker.0,
        cards: laid(public, leader, cards),
        open: aid.open_tricks.iter().any(|open| open.cards == cards),
    };
    tricks.map(trick).collect()
}

fn before(public: &Public, LastTrick { trump, leader, taker, cards }: LastTrick) -> Trick {
    let cards = &cards[..usize::from(public.seats)];
    Trick { trump, led: cards[0].colour(), taker: taker.0, cards: laid(public, leader, cards), open: true }
}

fn chair(public: &Public, aid: &Aid, seat: Seat) -> Chair {
    let points = aid.points[seat.index()];
    let scored = public.penalties.iter().take(public.finished_rounds() as usize);
    Chair {
        held: public.held(seat),
        penalty: points.scored,
        rounds: scored.map(|round| round[seat.index()]).collect(),
        this_round: points.this_round,
        voids: Colour::ALL.into_iter().filter(|&colour| public.is_void(seat, colour)).collect(),
    }
}

impl Phase {
    const ALL: [Phase; 5] = [Phase::Leader, Phase::Deal, Phase::Symbol, Phase::Play, Phase::Over];

    /// Its name in the notation; while chance is awaited, that of the chance.
    fn word(self) -> &'static str {
        ["leader", "deal", "symbol", "play", "over"][self as usize]
    }
}

kernel::wire_words! {
    Card: Card::name, cards();
    Colour: Colour::name, Colour::ALL;
    Symbol as CardSymbol: Symbol::name, Symbol::ALL;
    Phase: Phase::word, Phase::ALL;
}

kernel::wire_typescript!(Shown, ActionParts, Event, Face);
