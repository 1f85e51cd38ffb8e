//! The JSON of views and events. Each game defines its own, behind its feature `wire`; this module passes it on.

use kernel::{Game, State};
use serde::Serialize;
use serde_json::value::RawValue;

/// A game whose views and events can be sent to clients.
pub(crate) trait WireGame: Game {
    /// Returns a view as JSON.
    fn view_json(view: &<Self::State as State>::View) -> Box<RawValue>;
    /// Returns what happened, which a notice tells, as JSON.
    fn event_json(notice: &<Self::State as State>::Notice) -> Box<RawValue>;
}

/// Implements [`WireGame`] with the module `wire` of a game's crate.
macro_rules! wire_game {
    ($game:ty, $wire:path) => {
        impl $crate::wire::WireGame for $game {
            fn view_json(view: &<Self::State as kernel::State>::View) -> Box<serde_json::value::RawValue> {
                use $wire as wire;
                $crate::wire::to_json(&wire::WireView::from(view))
            }

            fn event_json(
                notice: &<Self::State as kernel::State>::Notice,
            ) -> Box<serde_json::value::RawValue> {
                use $wire as wire;
                $crate::wire::to_json(&wire::Event::from(notice))
            }
        }
    };
}

pub(crate) use wire_game;

/// Returns what a game sends as JSON.
pub(crate) fn to_json(value: &impl Serialize) -> Box<RawValue> {
    match serde_json::value::to_raw_value(value) {
        Ok(json) => json,
        // A game sends only words, numbers, lists, and maps by word. Anything else is a bug that must not pass unseen.
        Err(error) => unreachable!("a game sends a value that is no JSON: {error}"),
    }
}
