//! `saloon export`: the transcripts of all finished games of a server.

use crate::args::{self, OutputArgs};
use crate::failure::{Answer, Failure, Outcome};
use crate::output::create;
use crate::serve::open_store;
use kernel::Message;
use server::store::sqlite::SqliteOptions;
use server::store::{Filter, FinishedRow, Store, StoreError};
use std::io::{self, Write};

/// How many games are read at a time.
const PAGE: usize = 200;

pub(crate) fn run(args: &args::Export) -> Outcome {
    let data = args.data.display().to_string();
    if !args.data.is_file() {
        return Err(Failure::Usage(Message::new("cli-export-none").with("file", data)));
    }
    let store = open_store(&args.data, SqliteOptions::default())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::io("tokio"))?;
    let failed = |error: StoreError| Failure::Io { what: data.clone(), error: io::Error::other(error) };
    let OutputArgs { out: path, force } = &args.output;
    let mut out = create(path, *force)?;
    let name = path.display().to_string();
    let mut after = None;
    loop {
        let filter = Filter { after, limit: PAGE, ..Filter::default() };
        let page = runtime.block_on(store.finished(filter)).map_err(failed)?;
        for game in &page {
            let transcript = runtime.block_on(store.transcript(&game.name)).map_err(failed)?;
            let transcript = transcript.ok_or_else(|| {
                let lost = Message::new("cli-export-lost").with("file", data.clone());
                Failure::Usage(lost.with("table", game.name.clone()))
            })?;
            out.write_all(transcript.as_bytes()).map_err(Failure::io(name.clone()))?;
        }
        match page.last().map(FinishedRow::mark) {
            Some(mark) => after = Some(mark),
            None => break,
        }
    }
    out.flush().map_err(Failure::io(name))?;
    Ok(Answer::Yes)
}
