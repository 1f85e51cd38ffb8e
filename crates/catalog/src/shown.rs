//! Views and events in the shape in which they are sent to clients: each game's own, from its feature `wire`.

use kernel::{Game, State};
use serde::Serialize;
use serde_json::value::RawValue;

/// A game whose views and events can be sent.
pub(crate) trait Shows: Game {
    /// A view as JSON.
    fn shown(view: &<Self::State as State>::View) -> Box<RawValue>;
    /// What a notice tells, as JSON.
    fn event(notice: &<Self::State as State>::Notice) -> Box<RawValue>;
}

macro_rules! shows {
    ($($game:ty: $wire:path;)+) => {$(
        impl Shows for $game {
            fn shown(view: &<Self::State as State>::View) -> Box<RawValue> {
                use $wire as wire;
                raw(&wire::WireView::from(view))
            }

            fn event(notice: &<Self::State as State>::Notice) -> Box<RawValue> {
                use $wire as wire;
                raw(&wire::Event::from(notice))
            }
        }
    )+};
}

shows! {
    wild_shots::WildShots: ::wild_shots::wire;
    wyatt_earp::WyattEarp: ::wyatt_earp::wire;
    dice_town::DiceTown: ::dice_town::wire;
}

fn raw(shown: &impl Serialize) -> Box<RawValue> {
    // What the games send is made of words, numbers, lists and maps by word: that can always be written.
    serde_json::value::to_raw_value(shown).unwrap_or_default()
}
