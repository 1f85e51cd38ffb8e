//! A semaphore for searches, at which tables take turns: a table whose four bots all think at once delays
//! another table by one search, not by four.

use crate::store::TableKey;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// A number of permits, and a fair queue of tables that wait for one.
#[derive(Clone, Debug)]
pub(crate) struct FairSemaphore(Arc<Mutex<Queue>>);

/// The right to search. Dropping it passes it to the next waiter.
#[derive(Debug)]
pub(crate) struct FairPermit(FairSemaphore);

/// Receives a permit. If the waiter has gone, the permit is dropped, and so passed on.
type Waiter = oneshot::Sender<FairPermit>;

#[derive(Debug)]
struct Queue {
    free: usize,
    /// The next table comes first; a table that has had a turn goes to the end. Each has a waiter.
    waiting: VecDeque<(TableKey, VecDeque<Waiter>)>,
}

impl FairSemaphore {
    pub(crate) fn new(permits: usize) -> FairSemaphore {
        FairSemaphore(Arc::new(Mutex::new(Queue { free: permits, waiting: VecDeque::new() })))
    }

    /// Waits for this table's turn. A caller may stop waiting at any time: no permit is lost.
    pub(crate) async fn acquire(&self, table: TableKey) -> FairPermit {
        let turn = self.queue().join(table);
        if let Some(turn) = turn
            && let Ok(permit) = turn.await
        {
            return permit;
        }
        // There was a free permit: the queue has counted it as taken.
        FairPermit(self.clone())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A panic cannot leave the queue half-updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for FairPermit {
    fn drop(&mut self) {
        let next = self.0.queue().next();
        if let Some(next) = next {
            // A waiter that has gone returns the permit: dropping it here passes it on.
            drop(next.send(FairPermit(self.0.clone())));
        }
    }
}

impl Queue {
    /// Takes a free permit, or returns where to wait for one.
    fn join(&mut self, table: TableKey) -> Option<oneshot::Receiver<FairPermit>> {
        if self.free > 0 {
            self.free -= 1;
            return None;
        }
        let (waiter, turn) = oneshot::channel();
        match self.waiting.iter_mut().find(|(waiting, _)| *waiting == table) {
            Some((_, waiters)) => waiters.push_back(waiter),
            None => self.waiting.push_back((table, VecDeque::from([waiter]))),
        }
        Some(turn)
    }

    /// Returns the waiter for a permit that has become free; without one it stays free.
    fn next(&mut self) -> Option<Waiter> {
        let Some((table, mut waiters)) = self.waiting.pop_front() else {
            self.free += 1;
            return None;
        };
        let next = waiters.pop_front();
        if !waiters.is_empty() {
            self.waiting.push_back((table, waiters));
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use std::task::{Context, Waker};

    #[tokio::test]
    async fn a_table_with_many_searches_delays_another_table_by_one_of_them() {
        let semaphore = FairSemaphore::new(1);
        let first = semaphore.acquire(TableKey(1)).await;
        let (order, mut received) = tokio::sync::mpsc::unbounded_channel();
        for table in [1, 1, 1, 1, 2, 3, 2] {
            let (semaphore, order) = (semaphore.clone(), order.clone());
            tokio::spawn(async move {
                let permit = semaphore.acquire(TableKey(table)).await;
                order.send(table).expect("the test receives it");
                drop(permit);
            });
            // It waits before the next one comes.
            tokio::task::yield_now().await;
        }
        drop((first, order));
        let mut tables = Vec::new();
        while let Some(table) = received.recv().await {
            tables.push(table);
        }
        assert_eq!(tables, [1, 2, 3, 1, 2, 1, 1]);
        assert_eq!(semaphore.queue().free, 1);
    }

    /// A waiter may go while it waits, or when its permit is already on the way.
    #[tokio::test]
    async fn a_waiter_that_is_dropped_takes_no_permit_with_it() {
        let mut context = Context::from_waker(Waker::noop());
        let semaphore = FairSemaphore::new(1);
        let first = semaphore.acquire(TableKey(1)).await;
        {
            let (mut served, mut gone) =
                (Box::pin(semaphore.acquire(TableKey(2))), Box::pin(semaphore.acquire(TableKey(3))));
            assert!(served.as_mut().poll(&mut context).is_pending());
            assert!(gone.as_mut().poll(&mut context).is_pending());
            drop(gone);
            // The permit goes to the table in front, which is dropped before it looks.
            drop(first);
            assert_eq!(semaphore.queue().free, 0);
        }
        assert_eq!(semaphore.queue().free, 1);
        let next = pin!(semaphore.acquire(TableKey(4)));
        assert!(next.poll(&mut context).is_ready());
    }
}
