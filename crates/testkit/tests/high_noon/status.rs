//! Says in one sentence which seats must do what.

use super::View;
use kernel::{Arg, Awaits, Message};

pub(crate) fn status(view: &View) -> Message {
    match view.public.awaits() {
        Awaits::Chance => Message::new("high-noon-status-deal"),
        Awaits::Seats(seats) => {
            Message::new("high-noon-status-choose").with("seats", seats.iter().collect::<Arg>())
        }
        Awaits::Nothing => Message::new("high-noon-status-over"),
    }
}
