//! What is asked of Dice Town: its rules by number, the laws, what it sends and remembers.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

#![expect(clippy::disallowed_types, reason = "tests have a generator; the rules have none")]

mod consistency;
mod events;
mod imagine;
mod laws;
mod rules;
mod twin;
mod wire;
