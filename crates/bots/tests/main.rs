//! Bots answer legally, alike where views are alike, and play their heuristics.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod choices;
mod edition;
mod heuristics_dice_town;
mod heuristics_wild_shots;
mod heuristics_wyatt_earp;
