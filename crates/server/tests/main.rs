//! The server over real connections, a real store and, where it matters, real kills.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod absences;
mod characters;
mod client;
mod delayed_answers;
mod disk_full;
mod document;
mod events;
mod fill_with_bots;
mod fixed_deal;
mod frozen_time;
mod games;
mod hints;
mod idle_tables;
mod imported;
mod killed;
mod killed_server;
mod lookback;
mod manners;
mod moments;
mod own_past;
mod pages;
mod pass_ahead;
mod power_loss;
mod replays;
mod sample;
mod sentences;
mod solo;
mod sqlite;
mod stored;
mod subprocess;
mod tables;
mod talk;
mod twin_tables;
mod twins;
