//! A view as it is sent to clients: the fields of [`WireView`] are its JSON. What happened, as data, is
//! [`Event`].
//!
//! It is made from a [`View`](crate::View) alone, so it contains nothing hidden. Cards, colours, symbols and
//! phases are words of the notation, seats are numbers, and what does not exist is `null`. Deliberately
//! absent: rules. What a client would have to compute is in `aid.rs`, and only copied from there. How a view
//! becomes all this is in `from_view.rs`.

mod action;
mod event;
mod from_notice;
mod from_view;
mod words;

pub use action::ActionParts;
pub use event::{Counted, Event};

use crate::{Card, Colour, Phase, ROUNDS, Symbol, aid};
use kernel::{Seat, Seats};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WireView {
    /// The seat whose view this is; none for a bystander.
    pub viewer: Option<Seat>,
    /// What is awaited: a decision in `play`, else chance, or nothing when the game is `over`.
    pub phase: Phase,
    /// The seats that owe a decision.
    pub to_act: Seats,
    /// The number of the round, 1 to 4.
    pub round: u8,
    /// The number of the current trick in the round, 1 to 10.
    pub trick_number: u8,
    /// The seat that led the first trick of the round (WS-5).
    pub opener: Option<Seat>,
    /// The seat that leads the current trick (WS-10).
    pub leader: Option<Seat>,
    /// The seat that plays next, or is dealt the next card.
    pub turn: Option<Seat>,
    /// The trump of the current trick (WS-6).
    pub trump: Option<Symbol>,
    /// The colour to be followed (WS-8).
    pub led: Option<Colour>,
    /// The only colour that the viewer may play now, because it was led and the viewer holds it (WS-8).
    pub must_follow: Option<Colour>,
    /// The current trick, in order of play.
    pub trick: Vec<Laid>,
    /// The seat that holds it so far (WS-9).
    pub holder: Option<Seat>,
    /// The penalty points in it.
    pub at_stake: u16,
    /// The symbols that hurt in this round (WS-12).
    pub hurts: Vec<Hurting>,
    /// The Snake Oil cards left in the pile.
    pub snake_oil: Vec<Symbol>,
    /// The number of cards in the deck, or set aside once all hands are dealt (WS-4).
    pub undealt: u8,
    /// The finished tricks of this round. All were seen, and a bot may remember them. A player may look at
    /// those that are `open` (WS-11).
    pub tricks: Vec<Trick>,
    /// The last trick of the previous round. Everybody may look at it until this round has a trick (WS-11).
    pub before: Option<Trick>,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<SeatView>,
    /// The seats with the fewest points, this round included. Once the game is over, they have won (WS-14).
    pub ahead: Seats,
    /// The viewer's own hand; empty for a bystander.
    pub hand: Vec<Card>,
    /// The effect of each action, by its text.
    pub previews: BTreeMap<String, Preview>,
}

/// A card in a trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Laid {
    /// The seat that played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// A symbol that hurts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Hurting {
    /// The symbol.
    pub symbol: Symbol,
    /// The penalty points for each card that carries it.
    pub cost: u16,
}

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Trick {
    /// What was trump in it (WS-6).
    pub trump: Option<Symbol>,
    /// The colour that was led (WS-8).
    pub led: Colour,
    /// The seat that took it.
    pub taker: Seat,
    /// Its cards in order of play.
    pub cards: Vec<Laid>,
    /// Whether the viewer may look at it (WS-11).
    pub open: bool,
}

/// A seat, as everybody knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    /// The number of cards it holds.
    pub held: u8,
    /// The penalty points of all rounds already scored.
    pub penalty: u16,
    /// The same round by round, the first one first (WS-12).
    pub rounds: Vec<u16>,
    /// What the cards it has taken would cost if the round ended now.
    pub this_round: u16,
    /// The colours of which it has shown to hold no card (WS-8).
    pub voids: Vec<Colour>,
}

/// The effect of a legal card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview {
    /// Whether it would hold the trick (WS-9).
    pub holds: bool,
    /// Whether it is the last card of the trick, so that holding it means taking it (WS-10).
    pub last: bool,
    /// The penalty points in the trick with this card.
    pub at_stake: u16,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PrintedCard {
    /// The card.
    pub card: Card,
    /// Its colour.
    pub colour: Colour,
    /// Its rank, 1 to 10.
    pub rank: u8,
    /// The symbol it carries (WS-2).
    pub symbol: Option<Symbol>,
}

/// Returns what is printed on each card, in canonical order: the same at every table.
pub fn cards() -> Vec<PrintedCard> {
    let printed =
        |card: Card| PrintedCard { card, colour: card.colour(), rank: card.rank(), symbol: card.symbol() };
    Card::all().map(printed).collect()
}

/// Returns what hurts in each round, the first one first (WS-4, WS-12): the same at every table.
pub fn rounds() -> Vec<Vec<Hurting>> {
    (1..=ROUNDS).map(|round| hurting(aid::hurting(round))).collect()
}

fn hurting(hurts: impl IntoIterator<Item = (Symbol, u16)>) -> Vec<Hurting> {
    hurts.into_iter().map(|(symbol, cost)| Hurting { symbol, cost }).collect()
}

kernel::wire_typescript!(WireView, ActionParts, Event, PrintedCard);
