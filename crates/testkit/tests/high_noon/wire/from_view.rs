//! Turns a view into what is sent. The shape is in `mod.rs`.

use super::{Preview, SeatView, WireView};
use crate::high_noon::{Public, View, aid};
use kernel::{Seat, View as _, wire};

impl From<&View> for WireView {
    fn from(view: &View) -> WireView {
        let previews = view.aid().plays.into_iter();
        WireView {
            viewer: view.viewer.seat(),
            to_act: view.awaits().seats(),
            seats: Seat::all(view.public.seats).map(|seat| seat_view(&view.public, seat)).collect(),
            hand: view.hand,
            choice: view.choice,
            actions: wire::actions(view),
            previews: wire::by_action(
                view,
                previews.map(|aid::Preview { action, higher }| (action, Preview { higher })),
            ),
        }
    }
}

fn seat_view(public: &Public, seat: Seat) -> SeatView {
    let revealed = public.revealed[seat.index()];
    SeatView {
        dealt: seat.0 < public.dealt,
        chosen: public.chosen.contains(seat),
        card: revealed.map(|(card, _)| card),
        action: revealed.map(|(_, action)| action),
    }
}
