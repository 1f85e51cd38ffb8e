//! Runs a test once more in a process of its own, which may be killed or kept short of room.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Tells the other process what it is, and where it works.
const FOLDER: &str = "SALOON_TEST_FOLDER";

/// Where to work, if this is the other process.
pub(crate) fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// `test` in another process, in `folder`. The shell starts it by `exec`, or by what begins with that.
pub(crate) fn run(test: &str, folder: &Path, exec: &str) -> Command {
    let program = env::current_exe().expect("tests are programs");
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{exec} \"$0\" \"$@\"")]).arg(program);
    command.args(["--exact", test, "--nocapture"]).env(FOLDER, folder).current_dir(folder);
    command
}
