//! A view as it is sent to clients: the fields of [`WireView`] are its JSON. What happened, as data, is
//! [`Event`].
//!
//! It is made from a view alone, so it contains nothing hidden. In a real game this module is a feature,
//! `wire`.

mod event;
mod from_notice;
mod from_view;
mod words;

pub(crate) use event::Event;

use super::{Action, Card};
use kernel::{Seat, Seats};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// The table as one viewer sees it.
#[derive(Serialize, TS)]
pub(crate) struct WireView {
    /// The seat whose view this is; none for a bystander.
    viewer: Option<Seat>,
    /// The seats that owe a decision; none while chance is awaited, or when the game is over.
    to_act: Seats,
    /// One for each seat, from seat 0 on.
    seats: Vec<SeatView>,
    /// The viewer's own card; none for a bystander.
    hand: Option<Card>,
    /// The viewer's own choice (HN-2).
    choice: Option<Action>,
    /// What the viewer may do now.
    actions: Vec<String>,
    /// The effect of each action, by its text.
    previews: BTreeMap<String, Preview>,
}

/// A seat, as everybody knows it.
#[derive(Serialize, TS)]
struct SeatView {
    /// Whether it has been dealt its card (HN-1).
    dealt: bool,
    /// Whether it has chosen (HN-2).
    chosen: bool,
    /// Its card, once all have chosen (HN-3).
    card: Option<Card>,
    /// Its choice, once all have chosen.
    action: Option<Action>,
}

/// The effect of a legal action.
#[derive(Serialize, TS)]
struct Preview {
    /// The number of cards that could beat the viewer's (HN-3).
    higher: u8,
}

kernel::wire_typescript!(WireView, Event);
