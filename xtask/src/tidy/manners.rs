//! What a guest must not find: somebody's machine, somebody's mirror, tests that sleep.
//!
//! Here: text that works only where it was written. Deliberately not here: style, which
//! rustfmt and clippy see to.

use super::Finding;
use crate::text::{is_comment, is_rust, numbered, tests_begin};
use crate::tree::Tree;

/// Folders at the root of a machine, in pieces: this file is checked, too.
const MACHINE: [&str; 4] = ["home", "root", "work", "Users"];

/// Hosts of registries, in pieces. Which mirror is asked is a matter of the machine.
const REGISTRIES: [&[&str]; 7] = [
    &["index", "crates", "io"],
    &["static", "crates", "io"],
    &["registry", "npmjs", "org"],
    &["registry", "yarnpkg", "com"],
    &["pypi", "org"],
    &["files", "pythonhosted", "org"],
    &["deb", "debian", "org"],
];

/// The lock file names sources, as it must.
const LOCK: &str = "Cargo.lock";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let machine = MACHINE.map(|folder| format!("/{folder}/"));
    let registries = REGISTRIES.map(|host| host.join("."));
    let mut findings = Vec::new();
    for (path, text) in tree.texts() {
        let is_lock = path.rsplit('/').next() == Some(LOCK);
        for (number, line) in numbered(text) {
            let mut find = |what: String| findings.push(Finding::new(path, number, what));
            for folder in machine.iter().filter(|folder| begins_a_path(line, folder)) {
                find(format!("`{folder}` is a path of one machine"));
            }
            for host in registries.iter().filter(|host| !is_lock && line.contains(host.as_str())) {
                find(format!("`{host}` is the host of a registry; which one is asked is up to the machine"));
            }
        }
        if is_rust(path) {
            findings.extend(lazy_tests(path, text));
        }
    }
    findings
}

/// A folder in the middle of a relative path or an address is not the machine's.
fn begins_a_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "_-.~*}>)".contains(c))
    })
}

fn lazy_tests(path: &str, text: &str) -> Vec<Finding> {
    let sleep = ["thread", "sleep"].join("::");
    let tests = if path.contains("/tests/") { 0 } else { tests_begin(text).unwrap_or(usize::MAX) };
    let mut findings = Vec::new();
    for (number, line) in numbered(text).filter(|(_, line)| !is_comment(line)) {
        if line.trim_start().starts_with("#[ignore") {
            findings.push(Finding::new(path, number, "a test that is ignored tests nothing"));
        }
        if number >= tests && line.contains(&sleep) {
            findings.push(Finding::new(
                path,
                number,
                "a test must not sleep: pause time, or wait for the event",
            ));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        printed(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        let [home, _, _, users] = MACHINE.map(|folder| format!("/{folder}/"));
        assert_eq!(
            found("notes.md", &format!("see \"{home}me\"\nfile://{users}y\n")),
            [(1, home), (2, users)]
                .map(|(line, path)| format!("notes.md:{line}: `{path}` is a path of one machine"))
        );
    }

    #[test]
    fn relative_paths_and_addresses_are_not_a_machine() {
        let (home, work) = (MACHINE[0], MACHINE[2]);
        assert_eq!(found("a.md", &format!("src/{home}/x.ts https://x.y/{work}/z ./{home}/")), [""; 0]);
    }

    #[test]
    fn registry_hosts_are_found_outside_of_the_lock_file() {
        let text = format!("url = \"https://{}/x\"\n", REGISTRIES[2].join("."));
        assert_eq!(found(".npmrc", &text).len(), 1);
        assert_eq!(found("Cargo.lock", &text).len(), 0);
        assert_eq!(found("fuzz/Cargo.lock", &text).len(), 0);
    }

    #[test]
    fn ignored_and_sleeping_tests_are_found() {
        let sleep = ["thread", "sleep"].join("::");
        let text = format!("//! x\n#[test]\n#[ignore = \"slow\"]\nfn a() {{ {sleep}(x) }}\n");
        assert_eq!(
            found("crates/a/tests/b.rs", &text),
            [
                "crates/a/tests/b.rs:3: a test that is ignored tests nothing",
                "crates/a/tests/b.rs:4: a test must not sleep: pause time, or wait for the event",
            ]
        );
        assert_eq!(found("crates/a/src/b.rs", &format!("{sleep}(x);\n#[cfg(test)]\n// {sleep}\n")), [""; 0]);
        assert_eq!(found("crates/a/src/b.rs", &format!("x\n#[cfg(test)]\n{sleep}(x);\n")).len(), 1);
    }
}
