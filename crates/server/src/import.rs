//! Games that were played elsewhere, kept as finished tables of nobody's.
//!
//! A table's name follows from its transcript, so the same game is the same table however often it comes.
//! It is added and then ended; if the process dies between the two, nobody can sit down there
//! (`Setup::read`), and the next import ends it. Deliberately absent: whether a game holds, which crate
//! `transcript` has said before.

use crate::names;
use crate::setup::Setup;
use crate::store::{Clash, Player, Store, StoreError, StoredTable, TableKey, TableRow};
use crate::table_task::finished;
use crate::time::Time;
use std::error::Error;
use std::sync::Arc;
use transcript::Whole;

/// What became of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Imported {
    /// It is kept from now on, at the table of this name.
    Added(String),
    /// It was there already.
    Known(String),
}

/// Keeps a game. If it is `listed`, anybody may find it; else who knows its table's name.
pub async fn import(store: &dyn Store, game: &Whole, listed: bool) -> Result<Imported, StoreError> {
    let Whole { header, lines } = game;
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

/// All that can be wrong with a game was said when it was verified.
fn ours(error: impl Error + Send + Sync + 'static) -> StoreError {
    StoreError::Other(Arc::new(error))
}
