//! Checked actions: parsed and checked once, then committed. `Table::check` makes them and `Table::act` takes them.

use kernel::{ActionOf, Game, Seat};

/// An action that has passed [`Table::check`](crate::Table::check). Nothing else makes one, so an action is parsed and checked once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked<A> {
    pub(crate) seat: Seat,
    pub(crate) at: u32,
    pub(crate) action: A,
}

impl<A> Checked<A> {
    /// Returns the seat that acts.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the same with its action in another form, for callers that do not know the game's types.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Checked<B> {
        Checked { seat: self.seat, at: self.at, action: form(self.action) }
    }

    /// Returns the same with its action in another form, if the action has that form.
    pub fn try_map<B>(self, form: impl FnOnce(A) -> Option<B>) -> Option<Checked<B>> {
        Some(Checked { seat: self.seat, at: self.at, action: form(self.action)? })
    }
}

/// The seat does not owe the decision that the action answers: not any more, or not yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;

/// A checked action of a game.
pub type CheckedIn<G> = Checked<ActionOf<<G as Game>::State>>;
