//! A view as it is sent to clients: the fields of [`WireView`] are its JSON. What happened, as data, is
//! [`Event`].
//!
//! It is made from a [`View`](crate::View) alone, so it contains nothing hidden. Cards, outlaws and phases
//! are words of the notation, seats are numbers, money is in dollars, and what does not exist is `null`.
//! Deliberately absent: rules. What a client would have to compute is in `aid.rs`, and only copied from
//! there. How a view becomes all this is in `from_view.rs`.

mod action;
mod event;
mod from_notice;
mod from_view;
mod words;

pub use action::ActionParts;
pub use event::{Event, Hunter, Payout, Reward};

use crate::{Aim, Card, Cards, Options, Outlaw, Phase};
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
    /// The number of the round, from 1.
    pub round: u16,
    /// The seat that dealt this round (WE-6).
    pub dealer: Option<Seat>,
    /// The seat in turn.
    pub turn: Option<Seat>,
    /// The seat that decides, draws, shoots or is dealt the next card.
    pub actor: Option<Seat>,
    /// What the seat in turn has done so far.
    pub so_far: SoFar,
    /// Cards still to be drawn in this draw (WE-10, WE-31).
    pub drawing: u8,
    /// A card committed to a shot, not yet placed (WE-19).
    pub committed: Option<Card>,
    /// What the shot under way decides (WE-19).
    pub aim: Option<Aim>,
    /// A discard that waits for reactions (WE-35).
    pub announced: Option<Card>,
    /// What a seat reacts to out of turn.
    pub reaction: Option<ReactsTo>,
    /// The outlaw asked for (WE-26), or just opened (WE-37).
    pub wanted: Option<Outlaw>,
    /// The seats that have not been asked for this outlaw yet (WE-27).
    pub unasked: Seats,
    /// The number of cards in the supply.
    pub supply: u8,
    /// Whether the discard has been reshuffled in this round (WE-11).
    pub reshuffled: bool,
    /// The number of idle turns in a row (WE-46).
    pub idle: u8,
    /// The discard.
    pub discard: Discard,
    /// The capture points at which an outlaw is captured (WE-38).
    pub needed: u8,
    /// The posters, one for each outlaw.
    pub outlaws: Vec<Poster>,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<SeatView>,
    /// The duel for the first place (WE-45).
    pub duel: Option<Duel>,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// The viewer's own hand; empty for a bystander.
    pub hand: Vec<Card>,
    /// The supply, while the viewer searches it (WE-32).
    pub searched: Option<Vec<Card>>,
    /// The card that the viewer has just found (WE-33).
    pub found: Option<Card>,
    /// The effect of each action, by its text.
    pub previews: BTreeMap<String, Preview>,
}

/// What the seat in turn has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SoFar {
    /// Whether it has drawn from the discard (WE-46).
    pub drew_discard: bool,
    /// Whether it has played anything (WE-46).
    pub played: bool,
    /// Whether it has played its one sheriff card (WE-15).
    pub played_sheriff: bool,
}

/// What a seat reacts to out of turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum ReactsTo {
    /// A hideout just placed on its set of this outlaw (WE-35).
    Hideout {
        /// Whose set is covered.
        outlaw: Outlaw,
    },
    /// A discard that was announced (WE-35).
    Announced,
}

/// The discard. All its cards landed face up, but players see only its top and its size (WE-32).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Discard {
    /// The number of cards in it.
    pub size: u8,
    /// The card on top.
    pub top: Option<Card>,
    /// The number of cards at the bottom that this viewer does not know.
    pub hidden: u8,
    /// The cards above those, bottom first. A bot may remember them.
    pub cards: Vec<Card>,
    /// The number of cards at the bottom that only the last searcher still knows.
    pub murky: u8,
    /// The cards that are certainly among those.
    pub sure: Vec<Card>,
    /// The seat that searched last.
    pub searcher: Option<Seat>,
}

/// An outlaw's poster, and what the outlaw would pay if the round ended now (WE-38 to WE-41).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Poster {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// The reward on the poster.
    pub reward: u32,
    /// Whether the outlaw is open (WE-16).
    pub open: bool,
    /// Capture points by seat.
    pub points: Vec<u8>,
    /// The capture points of all seats together (WE-38).
    pub total: u8,
    /// Whether the outlaw is captured (WE-38).
    pub captured: bool,
    /// What each seat would take, in the order of taking.
    pub takes: Vec<Take>,
    /// What would stay on the poster.
    pub stays: u32,
}

/// A seat's part of a reward.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Take {
    /// The seat that takes it.
    pub seat: Seat,
    /// The dollars.
    pub amount: u32,
    /// The pass of sharing (WE-40); none if one seat takes all (WE-39).
    pub pass: Option<u8>,
}

/// A seat, as everybody knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    /// Its money.
    pub money: u32,
    /// The number of cards it holds.
    pub held: u8,
    /// Its territory: the sets that are not empty (WE-17).
    pub sets: Vec<OutlawSet>,
    /// The cards that everybody knows to be in its hand: taken from the discard, given or stolen.
    pub known: Vec<Card>,
    /// The outlaws of whom the rest of its hand has no card: it was asked and gave none (WE-26).
    pub none_of: Vec<Outlaw>,
}

/// All cards of one outlaw in one territory (WE-17).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutlawSet {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// The number of outlaw cards.
    pub outlaws: u8,
    /// Whether the photo is here.
    pub photo: bool,
    /// The sheriff cards attached to it (WE-22).
    pub attached: Vec<Card>,
    /// Whether a hideout covers it (WE-25).
    pub covered: bool,
    /// Its capture points; none while it is covered (WE-3, WE-25).
    pub points: u8,
}

/// A duel (WE-45).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Duel {
    /// The seats that are still in it.
    pub duellists: Vec<Duellist>,
    /// The cards left in its deck. All drawn cards were seen.
    pub deck: Vec<Card>,
}

/// A seat in a duel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Duellist {
    /// The seat.
    pub seat: Seat,
    /// The hits in this pass, or in all passes where the lead decides.
    pub hits: u8,
}

/// The effect of a legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Preview {
    /// The dollars added to the poster (WE-3). If a shot decides, they are added if it hits.
    pub adds: u32,
    /// Whether a shot decides (WE-19). Then the card is spent, hit or miss.
    pub shot: bool,
}

kernel::wire_options!(Options);

/// What is printed on a kind of card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PrintedCard {
    /// The card.
    pub card: Card,
    /// The number of such cards (WE-2).
    pub copies: u8,
    /// The outlaw on an outlaw card or a photo.
    pub outlaw: Option<Outlaw>,
    /// The clause that explains it.
    pub rule: &'static str,
}

/// Returns what is printed on each kind of card, in canonical order: the same at every table.
pub fn cards() -> Vec<PrintedCard> {
    let printed = |card: Card| PrintedCard {
        card,
        copies: Cards::FULL.count(card),
        outlaw: card.outlaw().or(card.pictured()),
        rule: card.rule().cite(),
    };
    Card::all().map(printed).collect()
}

kernel::wire_typescript!(WireView, ActionParts, Event, PrintedCard);
