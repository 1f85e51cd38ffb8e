//! The rules of Dice Town, number by number. Each test is named after its clause in RULES.md and
//! the fact it checks. Every worked example of the rules is one of the tests.
//!
//! `table.rs` says how a test writes rows, hands and turns. The other files follow the parts of the
//! rulebook. Deliberately not here: what every game must guarantee, which is in `tests/laws.rs`.

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
