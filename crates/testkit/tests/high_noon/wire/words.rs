//! The words by which cards and actions are sent.

use crate::high_noon::{Action, Card};

kernel::wire_words! {
    Card: Card::name, Card::all();
    Action: Action::name, Action::ALL;
}
