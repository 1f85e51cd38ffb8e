//! Finds the task of a table. A table that nobody uses is only in the store; the first command for it starts its
//! task.

use crate::alarms::Alarms;
use crate::characters::bot_face;
use crate::names;
use crate::setup::Setup;
use crate::store::{Clash, Millis, SeatOwner, StoreError, StoredTable};
use crate::table_request::TableRequest;
use crate::table_task::{Command, ReplySender, Requester, Services, TableTask, TaskEnd, asleep};
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::Reason;
use protocol::rest::CreatedTable;
use rustc_hash::FxHashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many commands may wait at a table.
const MAILBOX: usize = 256;
/// The time between two tables that are started after a restart: they stay in memory for a while.
const BETWEEN: Duration = Duration::from_millis(20);
/// How often another name or code is tried if one is taken.
const TRIES: usize = 8;
/// How often another name is tried if a bot would have the face of the creator.
const FACE_TRIES: usize = 64;

type Tables = FxHashMap<String, mpsc::Sender<Command>>;

/// The tables that are awake, and the alarms of those that sleep.
#[derive(Clone)]
pub(crate) struct Registry {
    pub(crate) services: Services,
    awake: Arc<Mutex<Tables>>,
    alarms: Alarms,
}

impl Registry {
    pub(crate) fn new(services: Services) -> Registry {
        Registry { services, awake: Arc::default(), alarms: Alarms::default() }
    }

    fn awake(&self) -> MutexGuard<'_, Tables> {
        // A panic cannot leave the map half-updated, so a poisoned lock is safe to use.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are awake.
    pub(crate) fn count(&self) -> usize {
        self.awake().len()
    }

    /// Sends a command to a table, by its link name. Starts its task if it has none.
    ///
    /// # Errors
    /// When there is no such table, or it cannot be opened.
    pub(crate) async fn send(&self, name: &str, mut command: Command) -> Result<(), Rejection> {
        loop {
            let known = self.awake().get(name).cloned();
            let table = match known {
                Some(table) => table,
                None => self.wake(name).await?,
            };
            match table.send(command).await {
                Ok(()) => return Ok(()),
                // The task ended just now: start another.
                Err(mpsc::error::SendError(back)) => command = back,
            }
            tokio::task::yield_now().await;
        }
    }

    /// Boxed, because a table task may restart itself and the future would otherwise contain itself.
    fn send_boxed<'a>(
        &'a self,
        name: &'a str,
        command: Command,
    ) -> Pin<Box<dyn Future<Output = Result<(), Rejection>> + Send + 'a>> {
        Box::pin(self.send(name, command))
    }

    /// Sends a command and waits for its reply.
    pub(crate) async fn request<T>(
        &self,
        name: &str,
        command: impl FnOnce(ReplySender<T>) -> Command,
    ) -> Result<T, Rejection> {
        let (to, from) = oneshot::channel();
        self.send(name, command(to)).await?;
        from.await.unwrap_or_else(|_| Err(crate::rejection::failed()))
    }

    /// Sends a command to a table if it is awake.
    pub(crate) async fn send_if_awake(&self, name: &str, command: Command) {
        let awake = self.awake().get(name).cloned();
        if let Some(table) = awake {
            // A table that goes to sleep now reads the store when it is next opened.
            let _ = table.send(command).await;
        }
    }

    /// Finds the link name of a table, by that name or by its short code.
    pub(crate) async fn name(&self, name_or_code: &str) -> Result<String, Rejection> {
        if self.awake().contains_key(name_or_code) {
            return Ok(name_or_code.to_owned());
        }
        let stored = self.services.store.table(name_or_code).await?;
        Ok(stored.ok_or_else(no_table)?.row.name)
    }

    /// Reads a table from the store, by its link name.
    async fn stored(&self, name: &str) -> Result<StoredTable, Rejection> {
        let stored = self.services.store.table(name).await?.filter(|stored| stored.row.name == name);
        stored.ok_or_else(no_table)
    }

    /// Describes a table to a bystander. A table that sleeps stays asleep: a list of tables would otherwise wake them
    /// all.
    pub(crate) async fn describe(&self, stored: &StoredTable) -> Result<protocol::TableInfo, Rejection> {
        let name = &stored.row.name;
        if self.awake().contains_key(name) {
            return self.request(name, |reply| Command::Describe { requester: None, reply }).await;
        }
        asleep(&self.services, stored).await
    }

    async fn wake(&self, name: &str) -> Result<mpsc::Sender<Command>, Rejection> {
        let stored = self.stored(name).await?;
        let (to, mut commands) = mpsc::channel(MAILBOX);
        self.alarms.stop(name);
        let mut task = TableTask::open(self.services.clone(), stored, to.downgrade()).await?;
        {
            let mut awake = self.awake();
            if let Some(already) = awake.get(name) {
                return Ok(already.clone());
            }
            awake.insert(name.to_owned(), to.clone());
        }
        let (registry, name) = (self.clone(), name.to_owned());
        tokio::spawn(async move {
            registry.services.metrics.tables.inc();
            let ended = task.run(&mut commands).await;
            registry.services.metrics.tables.dec();
            registry.awake().remove(&name);
            commands.close();
            if let TaskEnd::Idle { until: Some(at) } = ended {
                registry.set_alarm(&name, at);
            }
            // A command that came before the mailbox closed goes to the next task.
            while let Some(command) = commands.recv().await {
                match ended {
                    TaskEnd::Idle { .. } => _ = registry.send_boxed(&name, command).await,
                    TaskEnd::Stopped => drop(command),
                }
            }
        });
        Ok(to)
    }

    /// Wakes a table at this time, unless it wakes before.
    fn set_alarm(&self, name: &str, at: Millis) {
        let (registry, table) = (self.clone(), name.to_owned());
        self.alarms
            .set(name, self.services.time.at(at), async move { registry.wake_to_check_clock(&table).await });
    }

    /// Wakes a table that sleeps, so that it looks at the clock.
    async fn wake_to_check_clock(&self, name: &str) {
        // An error has been logged, and a table that is gone has no clock.
        let _ = self.send_boxed(name, Command::Wake).await;
    }

    /// After a restart, wakes all unfinished tables so that they look at the clock. One after the other, because
    /// there may be many.
    pub(crate) async fn wake_all_in_turn(self) {
        match self.services.store.unfinished().await {
            Ok(names) => {
                for name in names {
                    self.wake_to_check_clock(&name).await;
                    tokio::time::sleep(BETWEEN).await;
                }
            }
            Err(error) => tracing::error!(%error, "clocks of tables that sleep do not run"),
        }
    }

    /// Makes a table. Its creator gets the requested seat.
    pub(crate) async fn create(
        &self,
        requester: &Requester,
        request: TableRequest,
    ) -> Result<CreatedTable, Rejection> {
        let TableRequest { game, setup, own_seat, listed } = request;
        self.may_make_another(requester, &setup).await?;
        for _ in 0..TRIES {
            let name = table_name(requester, own_seat, setup.seats());
            let mut row = setup.row(game, name, listed, self.services.time.now());
            row.seated =
                own_seat.iter().map(|seat| SeatOwner { seat: seat.0, device: requester.device }).collect();
            let created = CreatedTable { table: row.name.clone(), code: row.code.clone() };
            match self.services.store.add_table(row).await {
                Ok(_) => return Ok(created),
                Err(StoreError::Clash(Clash::TableName | Clash::ShortCode)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(crate::rejection::failed())
    }

    /// Returns the table of the rematch. The first call makes it; all others find it, because its name follows from
    /// that of the table before.
    pub(crate) async fn rematch(&self, requester: &Requester, name: &str) -> Result<CreatedTable, Rejection> {
        let stored = self.stored(name).await?;
        if stored.over.is_none() {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-over")));
        }
        let next = names::next(name);
        let setup = Setup::read(&stored)?;
        let game = catalog::find(&stored.row.game)?;
        for _ in 0..TRIES {
            if let Some(there) = self.services.store.table(&next).await? {
                return Ok(CreatedTable { table: there.row.name, code: there.row.code });
            }
            self.may_make_another(requester, &setup).await?;
            let row = setup.rematch().row(game, next.clone(), stored.row.listed, self.services.time.now());
            match self.services.store.add_table(row).await {
                Ok(_) | Err(StoreError::Clash(Clash::TableName | Clash::ShortCode)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(crate::rejection::failed())
    }

    /// Checks the limits on a device's unfinished tables. Free seats may be given to bots later, so there is
    /// a limit on all tables together as well.
    async fn may_make_another(&self, requester: &Requester, setup: &Setup) -> Result<(), Rejection> {
        let (with_people, solo) =
            (self.services.config.tables_per_device, self.services.config.solo_tables_per_device);
        let tables = self.services.store.tables_of(requester.device).await?;
        let is_solo = |stored: &StoredTable| Setup::read(stored).is_ok_and(|setup| setup.is_solo());
        let alike = tables.iter().filter(|stored| is_solo(stored) == setup.is_solo()).count();
        let (most, key) =
            if setup.is_solo() { (solo, "server-solo-tables") } else { (with_people, "server-tables") };
        if alike < most && tables.len() < with_people.saturating_add(solo) {
            return Ok(());
        }
        Err(Rejection::new(Reason::TooMany, Message::new(key).with("most", most as u32)))
    }

    /// Lets every table finish its current work.
    pub(crate) async fn close(&self) {
        self.alarms.stop_all();
        let tables: Vec<mpsc::Sender<Command>> = self.awake().values().cloned().collect();
        for table in &tables {
            // A table that has ended needs no command.
            let _ = table.send(Command::Close).await;
        }
        for table in tables {
            table.closed().await;
        }
    }
}

/// Returns a new name of a table at which no bot has the creator's face.
fn table_name(requester: &Requester, own: Option<Seat>, seats: u8) -> String {
    let has_twin = |name: &String| {
        let mut others = Seat::all(seats).filter(|seat| Some(*seat) != own);
        others.any(|Seat(seat)| bot_face(name, seat) == requester.face)
    };
    let mut names = std::iter::repeat_with(names::table_name);
    // With eight faces and four others, every second name fits.
    names.by_ref().take(FACE_TRIES).find(|name| !has_twin(name)).unwrap_or_else(names::table_name)
}

fn no_table() -> Rejection {
    Rejection::new(Reason::NoTable, Message::new("server-no-table"))
}
