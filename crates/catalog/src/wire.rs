//! The JSON of views, actions and events. Each game defines its own, behind its feature `wire`; this module passes it on.

use kernel::{ActionOf, Game, Seat, State};
use serde_json::value::RawValue;

/// A game whose views, actions and events can be sent to clients.
pub(crate) trait WireGame: Game {
    /// Returns a view as JSON.
    fn view_json(view: &<Self::State as State>::View) -> Box<RawValue>;
    /// Returns the parts of an action of this seat, at a table with so many seats, as JSON.
    fn action_json(action: ActionOf<Self::State>, by: Seat, seats: u8) -> Box<RawValue>;
    /// Returns what happened, which a notice tells, as JSON.
    fn event_json(notice: &<Self::State as State>::Notice) -> Box<RawValue>;
}

/// Implements [`WireGame`] with the module `wire` of a game's crate.
macro_rules! wire_game {
    ($game:ty, $wire:path) => {
        impl $crate::wire::WireGame for $game {
            fn view_json(view: &<Self::State as kernel::State>::View) -> Box<serde_json::value::RawValue> {
                use $wire as wire;
                protocol::to_raw_json(&wire::WireView::from(view))
            }

            fn action_json(
                action: kernel::ActionOf<Self::State>,
                by: kernel::Seat,
                seats: u8,
            ) -> Box<serde_json::value::RawValue> {
                use $wire as wire;
                protocol::to_raw_json(&wire::ActionParts::of(action, by, seats))
            }

            fn event_json(
                notice: &<Self::State as kernel::State>::Notice,
            ) -> Box<serde_json::value::RawValue> {
                use $wire as wire;
                protocol::to_raw_json(&wire::Event::from(notice))
            }
        }
    };
}

pub(crate) use wire_game;
