//! The rules of Wyatt Earp, number by number: each test is named after its clause in RULES.md and
//! the fact it holds to. Every worked example of the rules is one of them.
//!
//! `table.rs` says how a test writes hands and turns; then one file per part of the rulebook. What
//! every game must keep to is not here but in `tests/laws.rs`.

mod aid;
mod components;
mod earps;
mod ending;
mod hideouts;
mod knowledge;
mod melds;
mod notices;
mod out_of_turn;
mod photo_reaction;
mod round;
mod scoring;
mod shots;
mod supply;
mod table;
mod wanted;
mod winner;
