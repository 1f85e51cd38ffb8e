//! The context in which one step runs: the state, and a journal of what viewers may know.
//!
//! One card can end a trick, a round and the game. The rules create notices where things happen, so that
//! notices never contradict the rules and nothing is computed twice.

use crate::{Notice, State};

kernel::define_step_context!(State, Notice);
