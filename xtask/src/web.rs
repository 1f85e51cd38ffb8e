//! The web client: which npm commands run for it, and when.
//!
//! Here: packages, the build, and the commands that check it. Deliberately not here: how it is built, which is
//! `web/vite.config.ts`; and how it gets into the binary, which is crate `pages`.

use crate::cargo::root;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The sources of the pages.
const SOURCES: [&str; 5] = ["web", "lang", "games/*.md", "games/*.ts", "crates/protocol/protocol.ts"];
const INDEX: &str = "web/dist/index.html";

/// Builds the pages, unless they are newer than their sources.
pub(crate) fn build() -> Result<(), String> {
    if changed(&root().join(INDEX)) >= newest_source()? {
        return Ok(());
    }
    npm(&["run", "--silent", "build"])
}

/// Runs an npm command in `web/`, after installing the packages it needs.
pub(crate) fn npm(arguments: &[&str]) -> Result<(), String> {
    npm_with(arguments, &[])
}

/// Runs an npm command with these environment variables.
pub(crate) fn npm_with(arguments: &[&str], variables: &[(&str, &OsStr)]) -> Result<(), String> {
    packages()?;
    run(arguments, variables)
}

/// Installs the packages of the lock file, unless they are installed. `npm ci` fails where a registry lacks the binaries
/// of some platform.
fn packages() -> Result<(), String> {
    let web = root().join("web");
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    if installed >= changed(&web.join("package-lock.json")) {
        return Ok(());
    }
    run(&["install", "--no-audit", "--no-fund"], &[])
}

fn run(arguments: &[&str], variables: &[(&str, &OsStr)]) -> Result<(), String> {
    let line = format!("npm {}", arguments.join(" "));
    println!("$ {line}  (in web/)");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(npm);
    command.args(arguments).envs(variables.iter().copied()).current_dir(root().join("web"));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(format!(
            "`{line}` could not be started: {error}. The pages need Node.js 20.19 or newer, with npm."
        )),
    }
}

/// Returns when a file was last changed, or the beginning of time if it is missing.
fn changed(file: &Path) -> SystemTime {
    file.metadata().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

fn newest_source() -> Result<SystemTime, String> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "--"])
        .args(SOURCES)
        .current_dir(root())
        .output()
        .map_err(|error| format!("`git ls-files` could not be started: {error}"))?;
    let files = String::from_utf8_lossy(&listed.stdout);
    let files = files.lines().filter(|file| !file.starts_with("web/dist/"));
    let newest = files.map(|file| changed(&root().join(file))).max();
    newest.ok_or_else(|| "web: there is nothing to build".into())
}
