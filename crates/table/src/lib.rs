//! One sitting: its state, its steps, its clocks, and the dealer whose luck can be proven afterwards.
//!
//! Read `dealer` and `seed` beside docs/transcripts.md: they are normative to the bit.
//! [`Table`] is what a server, a terminal or a bot match plays at, [`Past`] what everybody may look back at,
//! [`Memory`] what one viewer may.
//! Deliberately absent: async, JSON, I/O, people.

mod clock;
mod dealer;
mod memory;
mod past;
mod seed;
mod table;

pub use clock::{Clock, Tempo};
pub use dealer::{Dealer, Stream};
pub use memory::Memory;
pub use past::{Moment, Outline, Past};
pub use seed::Seed;
pub use table::{Checked, CheckedIn, Entry, News, Resumed, RuleIn, Stale, Table, Unfit};
