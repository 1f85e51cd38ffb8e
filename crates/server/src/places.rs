//! Places at which searches are made. Tables take turns: one whose four bots all think at once does not
//! put another back by four searches, but by one.

use crate::store::TableKey;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// So many places, and who waits for one.
#[derive(Clone, Debug)]
pub(crate) struct Places(Arc<Mutex<Queue>>);

/// A place, for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Place(Places);

/// Told when a place is free.
type Turn = oneshot::Sender<()>;

#[derive(Debug)]
struct Queue {
    free: usize,
    /// Whose turn is next; a table that has had it goes to the end. None is here without a wish.
    waiting: VecDeque<(TableKey, VecDeque<Turn>)>,
}

impl Places {
    pub(crate) fn new(free: usize) -> Places {
        Places(Arc::new(Mutex::new(Queue { free, waiting: VecDeque::new() })))
    }

    /// A place for this table, once it is its turn. Who has begun to wait must not stop: a place would
    /// be lost with him.
    pub(crate) async fn take(&self, table: TableKey) -> Place {
        let turn = self.queue().join(table);
        if let Some(turn) = turn {
            // Who waits is told, as every place is given back.
            let _ = turn.await;
        }
        Place(self.clone())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing in there can be left half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = self.0.queue().next();
        if let Some(next) = next {
            // Who waits does not stop before.
            let _ = next.send(());
        }
    }
}

impl Queue {
    fn join(&mut self, table: TableKey) -> Option<oneshot::Receiver<()>> {
        if self.free > 0 {
            self.free -= 1;
            return None;
        }
        let (tell, turn) = oneshot::channel();
        match self.waiting.iter_mut().find(|(waiting, _)| *waiting == table) {
            Some((_, turns)) => turns.push_back(tell),
            None => self.waiting.push_back((table, VecDeque::from([tell]))),
        }
        Some(turn)
    }

    fn next(&mut self) -> Option<Turn> {
        let Some((table, mut turns)) = self.waiting.pop_front() else {
            self.free += 1;
            return None;
        };
        let next = turns.pop_front();
        if !turns.is_empty() {
            self.waiting.push_back((table, turns));
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_with_many_wishes_puts_another_back_by_one_of_them() {
        let places = Places::new(1);
        let first = places.take(TableKey(1)).await;
        let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
        for table in [1, 1, 1, 1, 2, 3, 2] {
            let (places, tell) = (places.clone(), tell.clone());
            tokio::spawn(async move {
                let place = places.take(TableKey(table)).await;
                tell.send(table).expect("somebody listens");
                drop(place);
            });
            // It waits before the next comes.
            tokio::task::yield_now().await;
        }
        drop((first, tell));
        let mut order = Vec::new();
        while let Some(table) = told.recv().await {
            order.push(table);
        }
        assert_eq!(order, [1, 2, 3, 1, 2, 1, 1]);
        // All are free again, and no more than there were.
        let _one = places.take(TableKey(4)).await;
        assert_eq!(places.queue().free, 0);
    }
}
