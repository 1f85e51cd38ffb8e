//! The table in sentences, as the terminal shows it.

use super::View;
use kernel::Message;

/// Returns the line about the viewer's own card.
pub(crate) fn page(view: &View) -> Vec<Message> {
    view.hand.map(|card| Message::new("high-noon-page-hand").with("card", card)).into_iter().collect()
}
