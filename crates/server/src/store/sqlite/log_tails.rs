//! The last row of every unfinished table's log. A log is a chain that is read backwards from there.
//!
//! Held in memory, because a column for it would be a second row to write for every action. A change counts for later
//! requests of its group at once, and for readers once it is durable.

use crate::store::TableKey;
use rustc_hash::FxHashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The last row, if the log has any.
pub(super) type Tail = Option<i64>;

/// What is durable, for readers.
#[derive(Clone, Default)]
pub(super) struct DurableTails(Arc<RwLock<FxHashMap<TableKey, Tail>>>);

impl DurableTails {
    pub(super) fn new(tails: FxHashMap<TableKey, Tail>) -> DurableTails {
        DurableTails(Arc::new(RwLock::new(tails)))
    }

    /// `None` if there is no such unfinished table.
    pub(super) fn of(&self, key: TableKey) -> Option<Tail> {
        // A panic while writing leaves whole entries, so a poisoned lock is safe to use.
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied()
    }
}

/// What is durable, and what the current group has changed. `None` stands for a table that is gone.
pub(super) struct LogTails {
    durable: DurableTails,
    group: FxHashMap<TableKey, Option<Tail>>,
    request: Vec<(TableKey, Option<Tail>)>,
    rows: u64,
}

impl LogTails {
    pub(super) fn new(durable: DurableTails) -> LogTails {
        LogTails { durable, group: FxHashMap::default(), request: Vec::new(), rows: 0 }
    }

    /// `None` if there is no such unfinished table.
    pub(super) fn of(&self, key: TableKey) -> Option<Tail> {
        let asked = self.request.iter().rev().find(|(one, _)| *one == key).map(|(_, tail)| *tail);
        asked.or_else(|| self.group.get(&key).copied()).unwrap_or_else(|| self.durable.of(key))
    }

    /// Can no reader reach the table any more? A table that ends in this group is not gone yet.
    pub(super) fn is_gone(&self, key: TableKey) -> bool {
        self.of(key).is_none() && self.durable.of(key).is_none()
    }

    pub(super) fn set(&mut self, key: TableKey, tail: Tail) {
        self.request.push((key, Some(tail)));
    }

    pub(super) fn remove(&mut self, key: TableKey) {
        self.request.push((key, None));
    }

    /// How many rows the group has added to the log.
    pub(super) fn rows(&self) -> u64 {
        self.rows
    }

    /// The request is part of the group.
    pub(super) fn accept(&mut self) {
        self.rows += self.request.iter().filter(|(_, tail)| matches!(tail, Some(Some(_)))).count() as u64;
        self.group.extend(self.request.drain(..));
    }

    /// The request never was.
    pub(super) fn reject(&mut self) {
        self.request.clear();
    }

    /// The group is durable.
    pub(super) fn commit(&mut self) {
        self.rows = 0;
        let mut durable = self.durable.0.write().unwrap_or_else(PoisonError::into_inner);
        for (key, tail) in self.group.drain() {
            match tail {
                Some(tail) => durable.insert(key, tail),
                None => durable.remove(&key),
            };
        }
    }

    /// The group never was.
    pub(super) fn abandon(&mut self) {
        self.rows = 0;
        self.request.clear();
        self.group.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: TableKey = TableKey(7);

    #[test]
    fn a_reader_sees_a_head_once_its_group_is_durable() {
        let durable = DurableTails::default();
        let mut tails = LogTails::new(durable.clone());
        tails.set(KEY, Some(1));
        tails.accept();
        assert_eq!((tails.of(KEY), durable.of(KEY)), (Some(Some(1)), None));
        tails.commit();
        assert_eq!(durable.of(KEY), Some(Some(1)));
    }

    #[test]
    fn a_rejected_request_and_an_abandoned_group_leave_nothing() {
        let mut tails = LogTails::new(DurableTails::new([(KEY, None)].into_iter().collect()));
        tails.set(KEY, Some(1));
        tails.accept();
        tails.remove(KEY);
        assert_eq!(tails.of(KEY), None);
        tails.reject();
        assert_eq!(tails.of(KEY), Some(Some(1)));
        tails.abandon();
        assert_eq!(tails.of(KEY), Some(None));
    }

    #[test]
    fn a_table_that_ends_is_gone_once_that_is_durable() {
        let mut tails = LogTails::new(DurableTails::new([(KEY, None)].into_iter().collect()));
        tails.remove(KEY);
        tails.accept();
        assert!(tails.of(KEY).is_none() && !tails.is_gone(KEY));
        tails.commit();
        assert!(tails.is_gone(KEY));
    }
}
