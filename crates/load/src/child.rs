//! A server in a process of its own, and what it costs there.

use crate::Failure;
use crate::hosts::Kind;
use clap::ValueEnum;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A server that runs until this is dropped.
pub(crate) struct Host {
    pub(crate) address: String,
    process: Child,
    /// Where it keeps its store.
    _folder: TempDir,
}

impl Host {
    pub(crate) fn start(kind: Kind) -> Result<Host, Failure> {
        let name = kind.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let folder = fs::create_dir_all("target").and_then(|()| tempfile::tempdir_in("target"))?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["host", &name])
            .current_dir(&folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut address = String::new();
        let said = process.stdout.take().ok_or("a server that says nothing")?;
        BufReader::new(said).read_line(&mut address)?;
        Ok(Host { address: address.trim().to_owned(), process, _folder: folder })
    }

    fn file(&self, name: &str) -> Result<String, Failure> {
        Ok(fs::read_to_string(format!("/proc/{}/{name}", self.process.id()))?)
    }

    /// Bytes of memory that it really has.
    pub(crate) fn memory(&self) -> Result<u64, Failure> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(1024 * line.trim_end_matches("kB").trim().parse::<u64>()?)
    }

    /// How long it has computed, on all cores together.
    pub(crate) fn computed(&self) -> Result<Duration, Failure> {
        let stat = self.file("stat")?;
        // After the name, which may hold anything, come the fields from the third on.
        let (_, fields) = stat.rsplit_once(") ").ok_or("no fields")?;
        let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u64>);
        let ticks: u64 = ticks.sum::<Result<u64, _>>()?;
        // A tick is a hundredth of a second for programs, whatever the kernel's own is.
        Ok(Duration::from_millis(10 * ticks))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // One that has ended already needs no killing.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
