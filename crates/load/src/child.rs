//! A server in its own process, with the memory and the processor time it uses.

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
    /// The folder of its store, which is removed with this.
    _folder: TempDir,
}

impl Host {
    pub(crate) fn start(kind: Kind) -> Result<Host, Failure> {
        let name = kind.to_possible_value().map(|value| value.get_name().to_owned());
        let name = name.ok_or("a server without a name")?;
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

    /// Returns its resident memory in bytes.
    pub(crate) fn memory(&self) -> Result<u64, Failure> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(1024 * line.trim_end_matches("kB").trim().parse::<u64>()?)
    }

    /// Returns the processor time it has used, on all cores together.
    pub(crate) fn cpu_time(&self) -> Result<Duration, Failure> {
        let stat = self.file("stat")?;
        // The name may contain anything. After it come the fields from the third on.
        let (_, fields) = stat.rsplit_once(") ").ok_or("no fields")?;
        let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u64>);
        let ticks: u64 = ticks.sum::<Result<u64, _>>()?;
        // Linux reports ticks of a hundredth of a second, whatever its internal clock is.
        Ok(Duration::from_millis(10 * ticks))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
