//! The server over real connections, a real store and, where it matters, real kills.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod absences;
mod again;
mod alike;
mod asleep;
mod characters;
mod clocked;
mod dealt;
mod document;
mod events;
mod filled;
mod full;
mod games;
mod guest;
mod held;
mod hints;
mod imported;
mod killed;
mod killed_server;
mod lookback;
mod manners;
mod memories;
mod moments;
mod pages;
mod pass_ahead;
mod replays;
mod sample;
mod solo;
mod sqlite;
mod stored;
mod tables;
mod talk;
mod torn;
mod twins;
mod words;
