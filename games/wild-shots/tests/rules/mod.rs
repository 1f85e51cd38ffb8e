//! The rules of Wild Shots, number by number: each test is named after its clause in
//! RULES.md and the fact it holds to.
//!
//! `tables.rs` says how a test writes hands and tricks; then one file per part of the
//! rulebook. What every game must keep to is not here but in `tests/laws.rs`.

mod aid;
mod components;
mod deal;
mod following;
mod looking;
mod scoring;
mod tables;
mod trump;
mod winner;
