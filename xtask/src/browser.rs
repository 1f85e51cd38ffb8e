//! The browser of the browser tests: Chromium, already installed or installed here.
//!
//! Here: finding it, and installing it where no question is asked. Deliberately not here: the tests, which are
//! `web/tests/e2e`.

use crate::call::on_path;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The names of its program, the most likely one first.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Returns the path of Chromium. Installs it if it is missing and Debian's packages can be installed.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(chosen) = std::env::var_os("SALOON_CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    install();
    find().ok_or_else(|| {
        "the browser tests need Chromium, which is missing and could not be installed. Install it (on Debian: \
         `apt-get install chromium`), or set SALOON_CHROMIUM=/path/to/chromium"
            .into()
    })
}

fn find() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| on_path(name))
}

/// Tries Debian's packages: as root, or by a `sudo` that asks for no password.
fn install() {
    for line in ["update", "install --yes --no-install-recommends chromium"] {
        let (program, line) =
            if is_root() { ("apt-get", line.to_owned()) } else { ("sudo", format!("-n apt-get {line}")) };
        println!("$ {program} {line}");
        let mut command = Command::new(program);
        command.args(line.split(' ')).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        // Whether it worked is seen by searching for the browser again.
        if command.status().is_err() {
            return;
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
