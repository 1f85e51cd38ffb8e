//! What is asked of the testkit: that its laws hold for the small example game, and that it reports what
//! breaks them.
//!
//! One test binary: each file is a module. `high_noon` is the example game; `laws`, `wire` and `sentences`
//! are what a real game tests, too.

mod high_noon;
mod laws;
mod sentences;
mod wire;
