//! The browser that the pages are tried in: Chromium, as the machine has it or as it can be installed.
//!
//! Here: finding it, and installing it where that takes no question. Deliberately not here: the tests, which
//! are `web/tests/e2e`.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Names it goes by, the most likely first.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Where Chromium is. A machine with Debian's packages, and the right to install some, gets it if it is missing.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(chosen) = std::env::var_os("SALOON_CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    install();
    find().ok_or_else(|| {
        "the browser tests need Chromium, which is not here and could not be installed. Install it (on Debian: \
         `apt-get install chromium`), or say where it is with SALOON_CHROMIUM=/path/to/chromium"
            .into()
    })
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// Tries Debian's packages: as root, or by a `sudo` that asks for no password.
fn install() {
    for line in ["apt-get update", "apt-get install --yes --no-install-recommends chromium"] {
        let line = if is_root() { line.to_owned() } else { format!("sudo -n {line}") };
        println!("$ {line}");
        let mut words = line.split(' ');
        let program = words.next().unwrap_or_default();
        let mut command = Command::new(program);
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        // Whether it worked is seen by looking for the browser.
        if command.status().is_err() {
            return;
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
