//! The web client: which npm commands run for it, and when.
//!
//! Here: packages, the build, and the commands that check it. Deliberately not here: how it is built, which is
//! `web/vite.config.ts`; how it gets into the binary, which is crate `pages`; and Node.js itself, which is `node.rs`.

use crate::call::Call;
use crate::cargo::root;
use crate::node;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The sources of the pages.
const SOURCES: [&str; 5] = ["web", "lang", "games/*.md", "games/*.ts", "crates/protocol/protocol.ts"];
const INDEX: &str = "web/dist/index.html";
/// A copy of the lock file whose packages are installed. `npm ci` removes it with the other packages.
const INSTALLED: &str = "web/node_modules/.installed-lock.json";

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
    call(arguments, variables)?.run()
}

/// Returns the calls of these scripts, after installing the packages they need.
pub(crate) fn scripts(names: &[&str]) -> Result<Vec<Call>, String> {
    packages()?;
    names.iter().map(|name| call(&["run", "--silent", name], &[])).collect()
}

/// Installs the packages of the lock file, unless exactly these are installed.
fn packages() -> Result<(), String> {
    let lock = root().join("web/package-lock.json");
    let installed = root().join(INSTALLED);
    let wanted = read(&lock)?;
    if std::fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    println!("Installing the packages of the pages…");
    let mut output = String::new();
    let outcome = call(&["ci"], &[])?.keep(&mut output);
    print!("{output}");
    match outcome {
        Err(_) if lacks_a_package(&output) => {
            println!("note: the registry lacks a package of the lock file, so `npm install` is used instead");
            call(&["install", "--no-save"], &[])?.run()?;
        }
        outcome => outcome?,
    }
    std::fs::write(&installed, wanted).map_err(|error| format!("{INSTALLED} could not be written: {error}"))
}

/// Did `npm ci` fail because a registry does not have a package? Usually that is a binary for another platform, which
/// `npm install` can do without.
fn lacks_a_package(output: &str) -> bool {
    ["code E404", "code ETARGET"].iter().any(|code| output.contains(code))
}

fn call(arguments: &[&str], variables: &[(&str, &OsStr)]) -> Result<Call, String> {
    let mut command = node::npm()?;
    command.args(arguments).envs(variables.iter().copied()).current_dir(root().join("web"));
    Ok(Call::new(format!("npm {}  (in web/)", arguments.join(" ")), command))
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|error| format!("{} could not be read: {error}", file.display()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_missing_package_is_a_reason_not_to_use_npm_ci() {
        assert!(lacks_a_package("npm error code E404\nnpm error 404 Not Found"));
        assert!(lacks_a_package("npm error code ETARGET"));
        assert!(!lacks_a_package(
            "npm error code EUSAGE\nnpm error package.json and package-lock.json differ"
        ));
        assert!(!lacks_a_package("npm error code ENOTFOUND"));
    }
}
