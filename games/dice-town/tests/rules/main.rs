//! The rules of Dice Town, number by number: each test is named after its clause in RULES.md and
//! the fact it holds to. Every worked example of the rules is one of them.
//!
//! `table.rs` says how a test writes rows, hands and turns; then one file per part of the rulebook.
//! What every game must keep to is not here but in `tests/laws.rs`.

#![expect(clippy::disallowed_types, reason = "a test has a generator; the rules have none")]

mod aid;
mod bank;
mod brutes;
mod cheaters;
mod components;
mod dice;
mod doctor;
mod elixir;
mod ending;
mod gained;
mod hall;
mod hands;
mod knowledge;
mod mine;
mod notices;
mod offers;
mod playing;
mod points;
mod rolling;
mod saloon;
mod secrecy;
mod star;
mod store;
mod supply;
mod table;
mod ties;
mod town;
