//! Turns a notice into an event. The shape is in `event.rs`.

use super::Event;
use crate::high_noon::Notice;

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::Dealt { seat, card } => Event::Dealt { seat, card },
            Notice::Revealed { seat, card, action } => Event::Revealed { seat, card, action },
        }
    }
}
