//! Players that are programs. A bot receives a view, never a state (invariant I2): it is a
//! property of the types, because [`Bot::choose`] is given nothing else.
//!
//! Read in this order: [`Bot`], [`Craft`] (what is known about playing one game well, a small
//! trait) and `craft/*` (the three games), [`Greedy`], [`Ismcts`] (tree search over imagined
//! worlds, which names no game), [`Strength`] (what players choose between), [`hints`] (what a seat
//! may be told about its choices), [`sitting`] (a game between bots). Deliberately absent: I/O,
//! text, and clocks but for a budget in milliseconds.

mod bot;
mod craft;
mod greedy;
mod hint;
mod ismcts;
mod rollout;
mod sitting;
mod strength;

pub use bot::{Bot, Random};
pub use craft::{Craft, CraftOf, Crafted, Odds};
pub use greedy::{Greedy, Greenhorn};
pub use hint::{Hint, Mean, hints};
pub use ismcts::{Budget, Ismcts, Thought, Worlds};
pub use rollout::{Worth, play_on};
pub use sitting::sitting;
pub use strength::Strength;
