//! `saloon import`: keeps the games of transcripts as finished tables of a server that is not running.

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::report::Report;
use crate::serve::open_store;
use crate::{input, progress};
use indicatif::ProgressBar;
use kernel::Message;
use lang::Lang;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Store as _, StoreError};
use server::{Imported, import};
use std::fs;
use std::io;
use std::path::Path;
use tokio::runtime::{Builder, Runtime};
use transcript::Verifier;

pub(crate) fn run(args: &args::Import, lang: &Lang) -> Outcome {
    let store = open_store(&args.data, SqliteOptions::default())?;
    let runtime = Builder::new_current_thread().build().map_err(Failure::io("tokio"))?;
    let length = args.files.iter().filter_map(|path| Some(fs::metadata(path).ok()?.len())).sum();
    let (bar, report) = (progress::bytes(length), Report::new(lang));
    let mut import = Import { args, store, runtime, bar, report, added: 0, known: 0, refused: 0 };
    for path in &args.files {
        if let Err(failure) = import.file(path) {
            import.bar.suspend(|| import.report.fail(&failure));
        }
    }
    import.bar.finish_and_clear();
    import.runtime.block_on(import.store.close()).map_err(|error| import.failed(error))?;
    let done = Message::new("cli-import-done").with("added", import.added).with("known", import.known);
    import.report.sum_up(&done.with("refused", import.refused))?;
    import.report.ended()
}

struct Import<'a> {
    args: &'a args::Import,
    store: SqliteStore,
    runtime: Runtime,
    bar: ProgressBar,
    report: Report<'a>,
    added: u32,
    known: u32,
    refused: u32,
}

impl Import<'_> {
    fn file(&mut self, path: &Path) -> Outcome<()> {
        let (name, reader) = input::open(path)?;
        let mut verifier = Verifier::new(self.bar.wrap_read(reader), true).keep_games();
        while let Some(verdict) = verifier.verdict().map_err(Failure::io(name.clone()))? {
            if let Err(problem) = &verdict.outcome {
                self.refused += 1;
                self.bar.suspend(|| self.report.refuse(&name, verdict.line, problem))?;
            }
            let Some(game) = verifier.take_game() else { continue };
            let kept = self.runtime.block_on(import(&self.store, &game, self.args.listed));
            match kept.map_err(|error| self.failed(error))? {
                Imported::Added(_) => self.added += 1,
                Imported::Known(_) => self.known += 1,
            }
        }
        Ok(())
    }

    fn failed(&self, error: StoreError) -> Failure {
        Failure::Io { what: self.args.data.display().to_string(), error: io::Error::other(error) }
    }
}
