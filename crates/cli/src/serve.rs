//! `saloon serve`: the table server. It runs until it is stopped.

use crate::args;
use crate::failure::{Answer, Failure, Outcome};
use crate::output::print;
use kernel::Message;
use lang::{Cast, Lang};
use server::Config;
use server::store::StoreError;
use server::store::sqlite::{Durability, SqliteOptions, SqliteStore};
use std::future::Future;
use std::io;
use std::path::Path;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing::Level;

pub(crate) fn run(args: &args::Serve, lang: &Lang) -> Outcome {
    write_logs(args);
    let durability = if args.durability == "normal" { Durability::Normal } else { Durability::Full };
    let store = open_store(&args.data, SqliteOptions { durability, ..SqliteOptions::default() })?;
    let mut config =
        Config { origins: args.origins.clone(), has_proxy: args.behind_proxy, ..Config::default() };
    config.searches = args.minds.map_or(config.searches, usize::from);
    config.pause = args.pause.map_or(config.pause, |least| least..3 * least + 1);
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::io("tokio"))?;
    runtime.block_on(async {
        let listener = TcpListener::bind(&args.listen).await.map_err(Failure::io(args.listen.clone()))?;
        let address = listener.local_addr().map_err(Failure::io(args.listen.clone()))?;
        // Before the server says that it is open, so that it can be stopped from then on.
        let stopped = stop_signal().map_err(Failure::io("signal"))?;
        let ready = Message::new("cli-serve-ready").with("address", format!("http://{address}"));
        print(&format!("{}\n", lang.say(&ready, &Cast::default())))?;
        server::serve(config, Arc::new(store), listener, stopped)
            .await
            .map_err(Failure::io(args.listen.clone()))
    })?;
    Ok(Answer::Yes)
}

/// Opens the store in this file.
pub(crate) fn open_store(path: &Path, options: SqliteOptions) -> Outcome<SqliteStore> {
    SqliteStore::open(path, options).map_err(|error| {
        let file = path.display().to_string();
        Failure::Usage(match error {
            StoreError::InUse(_) => Message::new("cli-serve-in-use").with("file", file),
            error => Message::new("cli-serve-store").with("file", file).with("error", error.to_string()),
        })
    })
}

/// Writes logs to standard error: what the server does, and nothing hidden of any game.
fn write_logs(args: &args::Serve) {
    let level = match args.log.as_str() {
        "error" => Level::ERROR,
        "warn" => Level::WARN,
        "debug" => Level::DEBUG,
        _ => Level::INFO,
    };
    let logs = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    if args.log_json {
        logs.json().init();
    } else {
        logs.init();
    }
}

/// Returns a future that ends on Ctrl-C, or when a service manager asks the process to stop.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without a signal the process can only be killed, and loses nothing by that.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
