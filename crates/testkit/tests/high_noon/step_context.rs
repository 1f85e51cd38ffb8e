//! The context in which one step runs: the state, and a journal of what viewers may know.

use super::{Notice, State};

kernel::define_step_context!(State, Notice);
