//! What a host does with a store now and then. Deliberately absent: how often.

use super::Millis;

/// How long things are kept, as points in time: what is older goes. `None` keeps all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Retention {
    /// Unfinished tables at which nothing has happened since.
    pub unfinished_before: Option<Millis>,
    /// Devices not seen since, unless they own a seat at an unfinished table. They are forgotten.
    pub devices_before: Option<Millis>,
    /// Tables that ended before, with results and transcripts. Ratings stay.
    pub finished_before: Option<Millis>,
}

/// What was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Swept {
    /// Unfinished tables.
    pub unfinished: u64,
    /// Devices.
    pub devices: u64,
    /// Finished tables.
    pub finished: u64,
}
