//! A view as it is sent to clients: what [`Shown`] holds is its JSON, field by field. What happened, as
//! data, is [`Event`].
//!
//! Made of a [`View`](crate::View) alone, so nothing hidden gets in; cards, faces, places and phases
//! are words of the notation, seats are numbers, dice are lists of faces, what is not there is
//! `null`. Deliberately absent: rules. What a client would have to work out is in `aid.rs`, and only
//! copied from there; how a view becomes all this is `show.rs`.

mod event;
mod show;
mod tell;

pub use event::{Event, Gift, Returned, Turns};

use crate::{Card, Face, Kind, Options, Phase, Place};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Shown {
    /// The seat whose view this is; nobody's for a bystander.
    pub viewer: Option<u8>,
    /// The options of the table.
    pub options: Options,
    /// What is awaited.
    pub phase: Phase,
    /// Who owes a decision; nobody while chance is awaited, or when the game is over.
    pub to_act: Vec<u8>,
    /// Counted from 1; none before the first.
    pub turn: Option<u8>,
    /// Who wears the star.
    pub sheriff: Option<u8>,
    /// Nuggets in the mine (DT-2).
    pub mine: u8,
    /// Dollars in the bank (DT-2).
    pub bank: u8,
    /// Dollars in the stagecoach (DT-8).
    pub stagecoach: u8,
    /// The row of titles, the first one first (DT-4).
    pub titles: Vec<Card>,
    /// How many titles the deck holds.
    pub title_deck: u8,
    /// How many cards the store deck holds.
    pub store_deck: u8,
    /// How many cards the store discard holds.
    pub store_discard: u8,
    /// One for each seat, from seat 0 on.
    pub seats: Vec<Chair>,
    /// Who leads at each place, as the rows are now.
    pub leaders: Vec<Leader>,
    /// The reveal under way, or the last one (DT-7).
    pub reveal: Reveal,
    /// The card that has been played and has not taken effect (DT-13).
    pub played: Option<Played>,
    /// Who is still to be asked for a card, who is asked now included (DT-15); while one that was
    /// played waits to take effect, who was still to be asked when it was played.
    pub asked: Vec<u8>,
    /// Where in town the turn is; nowhere while the dice are rolled.
    pub town: Option<Town>,
    /// Who won the game (DT-32).
    pub winner: Option<u8>,
    /// The viewer's own store cards and titles; none for a bystander.
    pub hand: Vec<Card>,
    /// The viewer's own roll (DT-7).
    pub rolled: Vec<Face>,
    /// The cards drawn, for who drew them and who was robbed of them (DT-21, DT-22).
    pub drawn: Option<Vec<Card>>,
    /// What this viewer knows of cards that lie face down.
    pub known: Known,
    /// What everybody knows of them.
    pub known_to_all: Known,
    /// What the viewer may do now.
    pub actions: Vec<String>,
    /// By action, where it keeps dice or is grave: what it would do.
    pub previews: BTreeMap<String, Preview>,
}

/// A seat, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chair {
    /// Its dollars.
    pub dollars: u8,
    /// Its nuggets.
    pub nuggets: u8,
    /// How many store cards it holds (DT-6).
    pub store_cards: u8,
    /// How many titles it holds, wired ones apart (DT-6).
    pub titles: u8,
    /// Its titles that lie face up (DT-25).
    pub wired: Vec<Card>,
    /// The dice it has kept in this turn (DT-7).
    pub row: Vec<Face>,
    /// How many it has not kept yet (DT-7).
    pub free: u8,
    /// Is there a cup over those, because nobody else has seen what was rolled (DT-7)?
    pub cup: Option<Cup>,
    /// What kind of hand they are so far (DT-26).
    pub kind: Option<Kind>,
    /// Its answer to its roll, if the viewer may know it (DT-14).
    pub choice: Option<Choice>,
    /// Its offer to the sheriff, if the viewer may know it (DT-16).
    pub offer: Option<Offer>,
    /// Has it received something in this turn (DT-28)?
    pub gained: bool,
    /// All its cards, once the points are counted (DT-31).
    pub hand: Option<Vec<Card>>,
    /// The points the viewer can count (DT-31).
    pub points: Points,
    /// How many of its cards he cannot count.
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

/// An answer to a roll (DT-7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Choice {
    /// The dice kept.
    pub dice: Vec<Face>,
    /// With a brute (DT-10)?
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

/// Victory points, line by line (DT-31).
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
    /// All together.
    pub total: u8,
}

/// Who leads at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Leader {
    /// The place.
    pub place: Place,
    /// Nobody, one, or several that are tied (DT-16).
    pub seats: Vec<u8>,
    /// The dice that lead: those of the place's face, or the whole row at the town hall (DT-26).
    pub dice: Vec<Face>,
}

/// Dice that are rolled, chosen from and shown together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reveal {
    /// Who takes part, or took part.
    pub rolling: Vec<u8>,
    /// Whose roll is next.
    pub next: Option<u8>,
    /// Is this the last roll, which is kept as it falls (DT-9)?
    pub last: bool,
    /// Have the choices been shown, and are brutes being settled (DT-14)?
    pub revealed: bool,
    /// Whose brutes are still to be settled.
    pub brutes: Vec<u8>,
    /// What was shown with a brute that was cancelled.
    pub bared: Option<Bared>,
}

/// Dice shown with a brute that was cancelled (DT-14).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Bared {
    /// Who showed them.
    pub seat: u8,
    /// The dice.
    pub dice: Vec<Face>,
}

/// A card that waits to take effect (DT-13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Played {
    /// Who played it.
    pub seat: u8,
    /// The action.
    pub action: String,
    /// The card.
    pub card: Option<Card>,
    /// Who is still to be asked for `wanted`, after who is asked now.
    pub wanting: Vec<u8>,
}

/// Part II of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Town {
    /// The place being resolved.
    pub place: Place,
    /// Who has the most there (DT-16), or the most points at the end (DT-32).
    pub tied: Vec<u8>,
    /// Whose offers to the sheriff are being made, or have been shown (DT-16).
    pub bribers: Vec<u8>,
    /// Who won it.
    pub winner: Option<u8>,
    /// What the winner of the bank took (DT-19).
    pub loot: Option<u8>,
    /// The visit to the store or the saloon under way.
    pub visit: Option<Visit>,
    /// Who is about to get the star (DT-23).
    pub star: Option<u8>,
    /// Who is still to see the doctor (DT-25).
    pub visitors: Vec<u8>,
    /// Whom the doctor sees (DT-25).
    pub patient: Option<u8>,
}

/// A visit to the store (DT-21) or the saloon (DT-22).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Visit {
    /// Visits that are still to come.
    pub to_come: u8,
    /// Who is being robbed.
    pub victim: Option<u8>,
    /// Cards still to be drawn.
    pub draws: u8,
    /// Store cards drawn and not yet chosen from.
    pub drawn_store: u8,
    /// Titles drawn and not yet chosen from.
    pub drawn_titles: u8,
}

/// Cards that are certain to be somewhere, as far as somebody has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Known {
    /// In each seat's hand, from seat 0 on; while a seat is being robbed, what was drawn from it
    /// included. Of his own a viewer needs no such knowledge.
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
    /// Does it pay (DT-8), give what was offered (DT-16), spend a card (DT-12) or lay titles open for
    /// good (DT-25)?
    pub grave: bool,
}

impl Phase {
    const ALL: [Phase; 24] = [
        Phase::Sheriff,
        Phase::Refill,
        Phase::Roll,
        Phase::Keep,
        Phase::Cheat,
        Phase::Wanted,
        Phase::Offer,
        Phase::Award,
        Phase::Dynamite,
        Phase::Sharing,
        Phase::Credits,
        Phase::Draw,
        Phase::Girls,
        Phase::Rob,
        Phase::Steal,
        Phase::Take,
        Phase::Star,
        Phase::Corruption,
        Phase::Unseen,
        Phase::Elixir,
        Phase::Visit,
        Phase::Doc,
        Phase::DocDraw,
        Phase::Over,
    ];

    /// Its name in the notation, which has none for those in which chance is awaited.
    fn word(self) -> &'static str {
        match self {
            Phase::Sheriff => "sheriff",
            Phase::Refill => "refill",
            Phase::Roll => "roll",
            Phase::Draw => "draw",
            Phase::Steal => "steal",
            Phase::Unseen => "unseen",
            Phase::DocDraw => "doc-draw",
            decision => decision.name(),
        }
    }
}

kernel::wire_words! {
    Card: Card::name, Card::all();
    Face: Face::letter, Face::ALL;
    Kind: Kind::name, Kind::ALL;
    Place: Place::name, Place::CONTESTED.into_iter().chain([Place::Doctor, Place::End]);
    Phase: Phase::word, Phase::ALL;
}

kernel::wire_options!(Options);
kernel::wire_typescript!(Shown, Event);
