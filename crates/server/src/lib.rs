//! The table server. So far only its [`store`]: what must outlive the process.
//!
//! Deliberately absent: rules, which are the games', and how a transcript is written, which is
//! crate `transcript`.

pub mod store;
