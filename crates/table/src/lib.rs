//! One game at one table: its state, its steps, its clocks, and the dealer whose luck can be proven afterwards.
//!
//! A server, a terminal or a bot match plays at a [`Table`]. A [`Past`] holds the steps that everybody may look back at.
//! A [`Memory`] holds what one viewer has seen. `dealer` and `seed` are normative to the bit: read them beside
//! docs/transcripts.md. Deliberately absent: async, JSON, I/O, people.
//!
//! # Example
//! Open a table, list the legal actions of the seat that must act, and take the first one:
//!
//! ```
//! use kernel::{Awaits, NoOptions, View, Viewer};
//! use table::{Seed, Table};
//! use wild_shots::WildShots;
//!
//! let (mut table, news) = Table::<WildShots>::open(&NoOptions, 3, Seed::from_number(7), &[])?;
//! assert_eq!(news.len(), 4, "three seats and the bystander each receive their own notices");
//!
//! let seat = table.awaits().seats().first().expect("a seat leads");
//! let view = table.view(Viewer::Seat(seat));
//! let action = view.actions()[0];
//!
//! // `at` names the decision, so that an answer that comes too late changes nothing.
//! let at = table.decision(seat).expect("this seat owes a decision");
//! let checked = table.check(seat, at, action).expect("a listed action is legal");
//! table.act(checked).expect("the decision is still open");
//! assert!(table.act(checked).is_err(), "a checked action happens once");
//! assert_ne!(table.awaits(), Awaits::Nothing);
//! # Ok::<(), kernel::SeatsOutOfRange>(())
//! ```

mod checked;
mod clock;
mod dealer;
mod memory;
mod past;
mod recorded;
mod seed;
mod table;

pub use checked::{Checked, CheckedIn, Stale};
pub use clock::{Clock, Tempo};
pub use dealer::{Dealer, Stream};
pub use memory::Memory;
pub use past::{Moment, Observation, Outline, Past};
pub use recorded::{Entry, ReplayError};
pub use seed::Seed;
pub use table::{News, NewsIn, NewsItem, Resumed, RuleIn, Table};
