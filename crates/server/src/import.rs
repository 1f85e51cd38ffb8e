//! Games that were played elsewhere, stored as finished tables without owners.
//!
//! A table's name follows from its transcript, so the same game is always the same table. It is added and then ended.
//! If the process dies in between, nobody can take a seat there (`Setup::read`), and the next import ends it.
//! Deliberately absent: the check of a game, which is crate `transcript`'s.

use crate::names;
use crate::setup::Setup;
use crate::store::{Clash, Player, Store, StoreError, StoredTable, TableKey, TableRow};
use crate::table_task::finished;
use crate::time::Time;
use std::error::Error;
use std::sync::Arc;
use transcript::RecordedGame;

/// What became of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Imported {
    /// It was stored, at the table with this name.
    Added(String),
    /// It was already stored, at the table with this name.
    Known(String),
}

/// Stores a game. If it is `listed`, anyone may find it, otherwise only with its table's name.
///
/// # Errors
/// When the store fails.
pub async fn import(store: &dyn Store, game: &RecordedGame, listed: bool) -> Result<Imported, StoreError> {
    let RecordedGame { header, lines } = game;
    let lines = &mut lines.iter().map(String::as_str);
    let (table, _) = header
        .game
        .resume(&header.variant, header.seats, header.seed, &header.entropy, lines)
        .map_err(ours)?;
    let now = Time::new().now();
    let ended = finished(header, &*table, now, |_| Player::Forgotten).map_err(ours)?;
    let name = names::of_content(&ended.transcript);
    let key = match store.table(&name).await? {
        Some(StoredTable { over: Some(_), .. }) => return Ok(Imported::Known(name)),
        Some(StoredTable { key, row, .. }) => {
            store.change_table(key, TableRow { listed, ..row }).await?;
            key
        }
        None => add(store, Setup::imported(header).row(header.game, name.clone(), listed, now)).await?,
    };
    store.finish(key, ended).await?;
    Ok(Imported::Added(name))
}

async fn add(store: &dyn Store, mut row: TableRow) -> Result<TableKey, StoreError> {
    loop {
        match store.add_table(row.clone()).await {
            Err(StoreError::Clash(Clash::ShortCode)) => row.code = names::short_code(),
            added => return added,
        }
    }
}

/// A verified game is not at fault, so this is an error of the server.
fn ours(error: impl Error + Send + Sync + 'static) -> StoreError {
    StoreError::Other(Arc::new(error))
}
