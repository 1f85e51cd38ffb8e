//! Views, actions and events in the shape in which they are sent to clients: each game's own, from its feature `wire`.

use kernel::{ActionOf, Game, Seat, State};
use protocol::to_raw_json;
use serde_json::value::RawValue;

/// A game whose views, actions and events can be sent.
pub(crate) trait Shows: Game {
    /// A view as JSON.
    fn shown(view: &<Self::State as State>::View) -> Box<RawValue>;
    /// The parts of an action of this seat at a table of so many, as JSON.
    fn parts(action: ActionOf<Self::State>, by: Seat, seats: u8) -> Box<RawValue>;
    /// A notice as JSON.
    fn event(notice: &<Self::State as State>::Notice) -> Box<RawValue>;
}

macro_rules! shows {
    ($($game:ty: $wire:path;)+) => {$(
        impl Shows for $game {
            fn shown(view: &<Self::State as State>::View) -> Box<RawValue> {
                use $wire as wire;
                to_raw_json(&wire::Shown::from(view))
            }

            fn parts(action: ActionOf<Self::State>, by: Seat, seats: u8) -> Box<RawValue> {
                use $wire as wire;
                to_raw_json(&wire::ActionParts::of(action, by, seats))
            }

            fn event(notice: &<Self::State as State>::Notice) -> Box<RawValue> {
                use $wire as wire;
                to_raw_json(&wire::Event::from(notice))
            }
        }
    )+};
}

shows! {
    wild_shots::WildShots: ::wild_shots::wire;
    wyatt_earp::WyattEarp: ::wyatt_earp::wire;
    dice_town::DiceTown: ::dice_town::wire;
}
