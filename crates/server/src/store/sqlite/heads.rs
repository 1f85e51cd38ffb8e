//! The last row of every unfinished table's log: where its chain begins, read backwards.
//!
//! Kept in memory, because a column for it would be a second row to write for every action. What a
//! request changes counts for those after it in its group, for readers only once it is durable.

use crate::store::TableKey;
use rustc_hash::FxHashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The last row, if the log has any.
pub(super) type Head = Option<i64>;

/// What is durable, for readers.
#[derive(Clone, Default)]
pub(super) struct Durable(Arc<RwLock<FxHashMap<TableKey, Head>>>);

impl Durable {
    pub(super) fn new(heads: FxHashMap<TableKey, Head>) -> Durable {
        Durable(Arc::new(RwLock::new(heads)))
    }

    /// `None` if there is no such unfinished table.
    pub(super) fn of(&self, key: TableKey) -> Option<Head> {
        // Whoever panicked while writing had inserted or removed whole entries.
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied()
    }
}

/// What is durable, and what the present group has changed. `None` stands for a table that is gone.
pub(super) struct Heads {
    durable: Durable,
    group: FxHashMap<TableKey, Option<Head>>,
    request: Vec<(TableKey, Option<Head>)>,
    rows: u64,
}

impl Heads {
    pub(super) fn new(durable: Durable) -> Heads {
        Heads { durable, group: FxHashMap::default(), request: Vec::new(), rows: 0 }
    }

    /// `None` if there is no such unfinished table.
    pub(super) fn of(&self, key: TableKey) -> Option<Head> {
        let asked = self.request.iter().rev().find(|(one, _)| *one == key).map(|(_, head)| *head);
        asked.or_else(|| self.group.get(&key).copied()).unwrap_or_else(|| self.durable.of(key))
    }

    /// Whether no reader can still have it from here. A table that ends in this group is not gone yet.
    pub(super) fn is_gone(&self, key: TableKey) -> bool {
        self.of(key).is_none() && self.durable.of(key).is_none()
    }

    pub(super) fn set(&mut self, key: TableKey, head: Head) {
        self.request.push((key, Some(head)));
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
        self.rows += self.request.iter().filter(|(_, head)| matches!(head, Some(Some(_)))).count() as u64;
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
        for (key, head) in self.group.drain() {
            match head {
                Some(head) => durable.insert(key, head),
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
        let durable = Durable::default();
        let mut heads = Heads::new(durable.clone());
        heads.set(KEY, Some(1));
        heads.accept();
        assert_eq!((heads.of(KEY), durable.of(KEY)), (Some(Some(1)), None));
        heads.commit();
        assert_eq!(durable.of(KEY), Some(Some(1)));
    }

    #[test]
    fn a_rejected_request_and_an_abandoned_group_leave_nothing() {
        let mut heads = Heads::new(Durable::new([(KEY, None)].into_iter().collect()));
        heads.set(KEY, Some(1));
        heads.accept();
        heads.remove(KEY);
        assert_eq!(heads.of(KEY), None);
        heads.reject();
        assert_eq!(heads.of(KEY), Some(Some(1)));
        heads.abandon();
        assert_eq!(heads.of(KEY), Some(None));
    }

    #[test]
    fn a_table_that_ends_is_gone_once_that_is_durable() {
        let mut heads = Heads::new(Durable::new([(KEY, None)].into_iter().collect()));
        heads.remove(KEY);
        heads.accept();
        assert!(heads.of(KEY).is_none() && !heads.is_gone(KEY));
        heads.commit();
        assert!(heads.is_gone(KEY));
    }
}
