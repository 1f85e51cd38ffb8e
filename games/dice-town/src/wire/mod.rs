//! A view as it is sent to clients: the fields of [`WireView`] are its JSON. What happened, as data,
//! is [`Event`].
//!
//! It is made from a [`View`](crate::View) alone, so it contains nothing hidden. Cards, faces,
//! places and phases are words of the notation, seats are numbers, dice are lists of faces, and
//! what does not exist is `null`. Deliberately absent: rules. What a client would have to compute
//! is in `aid.rs`, and only copied from there. How a view becomes all this is in `from_view.rs`.

mod action;
mod event;
mod from_notice;
mod from_view;
mod words;

pub use action::ActionParts;
pub use event::{Event, Gift, Returned, Turns};

use crate::{Card, Face, Kind, Options, Phase, Place};
use kernel::{Rule as _, Seat, Seats};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct WireView {
    /// The seat whose view this is; none for a bystander.
    pub viewer: Option<Seat>,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// The seats that owe a decision; none while chance is awaited, or when the game is over.
    pub to_act: Seats,
    /// The number of the turn, from 1; none before the first.
    pub turn: Option<u8>,
    /// The seat that wears the star.
    pub sheriff: Option<Seat>,
    /// Nuggets in the mine (DT-2).
    pub mine: u8,
    /// Dollars in the bank (DT-2).
    pub bank: u8,
    /// Dollars in the stagecoach (DT-8).
    pub stagecoach: u8,
    /// The row of titles, the first one first (DT-4).
    pub titles: Vec<Card>,
    /// The number of titles in the deck.
    pub title_deck: u8,
    /// The number of cards in the store deck.
    pub store_deck: u8,
    /// The number of cards in the store discard.
    pub store_discard: u8,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<SeatView>,
    /// The leader of each place, as the rows are now.
    pub leaders: Vec<Leader>,
    /// The current reveal, or the last one (DT-7).
    pub reveal: Reveal,
    /// The card that has been played and has not taken effect (DT-13).
    pub played: Option<Played>,
    /// The seats that are still to be asked for a card, including the one asked now (DT-15). While
    /// a played card waits to take effect: the seats that were still to be asked when it was
    /// played.
    pub asked: Seats,
    /// The part of the turn in town; none while the dice are rolled.
    pub town: Option<Town>,
    /// The seat that won the game (DT-32).
    pub winner: Option<Seat>,
    /// The viewer's own store cards and titles; none for a bystander.
    pub hand: Vec<Card>,
    /// The viewer's own roll (DT-7).
    pub rolled: Vec<Face>,
    /// The drawn cards, visible to the seat that drew them and to the victim (DT-21, DT-22).
    pub drawn: Option<Vec<Card>>,
    /// What this viewer knows of cards that lie face down.
    pub known: Known,
    /// What everybody knows of them.
    pub known_to_all: Known,
    /// By action, if it keeps dice or is grave: what it would do.
    pub previews: BTreeMap<String, Preview>,
}

/// A seat, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    /// Its dollars.
    pub dollars: u8,
    /// Its nuggets.
    pub nuggets: u8,
    /// The number of store cards it holds (DT-6).
    pub store_cards: u8,
    /// The number of titles it holds, without wired ones (DT-6).
    pub titles: u8,
    /// Its titles that lie face up (DT-25).
    pub wired: Vec<Card>,
    /// The dice it has kept in this turn (DT-7).
    pub row: Vec<Face>,
    /// The number of dice it has not kept yet (DT-7).
    pub free: u8,
    /// The cup over these dice, while nobody else has seen what was rolled (DT-7).
    pub cup: Option<Cup>,
    /// The kind of hand its row is so far (DT-26).
    pub kind: Option<Kind>,
    /// Its choice after its roll, if the viewer may know it (DT-14).
    pub choice: Option<Choice>,
    /// Its offer to the sheriff, if the viewer may know it (DT-16).
    pub offer: Option<Offer>,
    /// Whether it has received something in this turn (DT-28).
    pub gained: bool,
    /// All its cards, once the points are counted (DT-31).
    pub hand: Option<Vec<Card>>,
    /// The points the viewer can count (DT-31).
    pub points: Points,
    /// The number of its cards that the viewer cannot count.
    pub uncounted: u8,
}

/// A cup over free dice (DT-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cup {
    /// Its seat rolls, or has not chosen yet.
    Choosing,
    /// Its seat has chosen, and waits for the others.
    Ready,
}

/// A choice of dice after a roll (DT-7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Choice {
    /// The dice to keep.
    pub dice: Vec<Face>,
    /// Whether a brute is played with it (DT-10).
    pub brute: bool,
}

/// What a tied seat offers the sheriff (DT-16).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Offer {
    /// Dollars.
    pub bills: u8,
    /// Nuggets.
    pub nuggets: u8,
    /// Store cards and titles.
    pub cards: Vec<Card>,
}

/// Victory points, by category (DT-31).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Points {
    /// For nuggets.
    pub nuggets: u8,
    /// For dollars.
    pub dollars: u8,
    /// For the star.
    pub star: u8,
    /// For equipment.
    pub equipment: u8,
    /// For titles, in hand or wired.
    pub titles: u8,
    /// The sum.
    pub total: u8,
}

/// The leader of a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Leader {
    /// The place.
    pub place: Place,
    /// No seat, one seat, or several that are tied (DT-16).
    pub seats: Seats,
    /// The leading dice: those of the place's face, or the whole row at the town hall (DT-26).
    pub dice: Vec<Face>,
}

/// Dice that are rolled, chosen from and shown together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reveal {
    /// The seats that take part, or took part.
    pub rolling: Seats,
    /// The seat that rolls next.
    pub next: Option<Seat>,
    /// Whether this is the last roll, which is kept as it falls (DT-9).
    pub last: bool,
    /// Whether the choices have been shown and brutes are being resolved (DT-14).
    pub revealed: bool,
    /// The seats whose brutes are still to be resolved.
    pub brutes: Seats,
    /// The dice that were shown with a cancelled brute.
    pub bared: Option<Bared>,
}

/// Dice shown with a cancelled brute (DT-14).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Bared {
    /// The seat that showed them.
    pub seat: Seat,
    /// The dice.
    pub dice: Vec<Face>,
}

/// A card that waits to take effect (DT-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Played {
    /// The seat that played it.
    pub seat: Seat,
    /// The action.
    pub action: String,
    /// The card.
    pub card: Option<Card>,
    /// The seats that are still to be asked for `wanted`, after the one asked now.
    pub wanting: Seats,
}

/// Part II of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Town {
    /// The place being resolved.
    pub place: Place,
    /// The seats with the most there (DT-16), or with the most points at the end (DT-32).
    pub tied: Seats,
    /// The seats whose offers to the sheriff are being made, or have been shown (DT-16).
    pub bribers: Seats,
    /// The seat that won it.
    pub winner: Option<Seat>,
    /// The dollars that the winner of the bank took (DT-19).
    pub loot: Option<u8>,
    /// The current visit to the store or the saloon.
    pub visit: Option<Visit>,
    /// The seat that is about to get the star (DT-23).
    pub star: Option<Seat>,
    /// The seats that are still to see the doctor (DT-25).
    pub visitors: Seats,
    /// The seat that the doctor sees (DT-25).
    pub patient: Option<Seat>,
}

/// A visit to the store (DT-21) or the saloon (DT-22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Visit {
    /// Visits that are still to come.
    pub to_come: u8,
    /// The seat that is being robbed.
    pub victim: Option<Seat>,
    /// Cards still to be drawn.
    pub draws: u8,
    /// Store cards drawn and not yet chosen from.
    pub drawn_store: u8,
    /// Titles drawn and not yet chosen from.
    pub drawn_titles: u8,
}

/// Cards that are certainly in some place, as far as a viewer has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Known {
    /// In each seat's hand, from seat 0 on. While a seat is being robbed, this includes the cards
    /// drawn from it. The viewer's own hand is never listed in `known`.
    pub hands: Vec<Vec<Card>>,
    /// In the other hands taken together.
    pub held: Vec<Card>,
    /// In the store discard.
    pub discard: Vec<Card>,
    /// In the store deck.
    pub deck: Vec<Card>,
}

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview {
    /// Dollars for the stagecoach (DT-8, DT-10).
    pub cost: u8,
    /// Whether the action pays (DT-8), commits an offer (DT-16), spends a card (DT-12) or lays
    /// titles face up for good (DT-25).
    pub grave: bool,
}

kernel::wire_options!(Options);

/// What is printed on a kind of card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PrintedCard {
    /// The card.
    pub card: Card,
    /// The number of such cards (DT-3, DT-4).
    pub copies: u8,
    /// Whether it is a title rather than a store card.
    pub title: bool,
    /// Its victory points; none on action cards (DT-31).
    pub worth: Option<u8>,
    /// The clause that explains it.
    pub rule: &'static str,
}

/// Returns what is printed on each kind of card, in canonical order: the same at every table.
pub fn cards() -> Vec<PrintedCard> {
    let printed = |card: Card| PrintedCard {
        card,
        copies: card.copies(),
        title: card.is_title(),
        worth: Some(card.worth()).filter(|&worth| worth > 0),
        rule: card.rule().cite(),
    };
    Card::all().map(printed).collect()
}

/// How a place is won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlaceRule {
    /// The place.
    pub place: Place,
    /// The face that wins it; none if something else does.
    pub face: Option<Face>,
    /// The clause that says what it brings.
    pub rule: &'static str,
}

/// Returns how each place is won, in the order in which they are resolved: the same at every table.
pub fn places() -> Vec<PlaceRule> {
    let rule = |place: Place| PlaceRule { place, face: place.face(), rule: place.rule().cite() };
    Place::CONTESTED.into_iter().chain([Place::Doctor]).map(rule).collect()
}

kernel::wire_typescript!(WireView, ActionParts, Event, PrintedCard, PlaceRule);
