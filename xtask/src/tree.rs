//! The files of the repository. They are read once, so that every check is a function of text.
//!
//! Here: the files that git tracks or would track, and their contents.
//! Deliberately not here: the checks; see `tidy/mod.rs`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Files by their paths, which are relative to the root and use `/`. The contents are `None` if they are no text.
pub(crate) struct Tree {
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let mut files = BTreeMap::new();
        for path in paths(root)? {
            match std::fs::read(root.join(&path)) {
                Ok(bytes) => drop(files.insert(path, String::from_utf8(bytes).ok())),
                // Git still lists a removed file until the removal is committed.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(format!("tidy: {path} could not be read: {error}")),
            }
        }
        Ok(Self { files })
    }

    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let own = |(path, text): &(&str, &str)| (path.to_string(), Some(text.to_string()));
        Self { files: files.iter().map(own).collect() }
    }

    /// Returns every text file, ordered by path.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Whether there is such a file or folder. The root itself is the empty path.
    pub(crate) fn holds(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        path.is_empty()
            || self.files.contains_key(path)
            || self.files.range(folder.clone()..).next().is_some_and(|(next, _)| next.starts_with(&folder))
    }

    /// Returns the names of the games: the folders below `games/` that are packages.
    pub(crate) fn games(&self) -> impl Iterator<Item = &str> {
        self.paths().filter_map(|path| {
            let name = path.strip_prefix("games/")?.strip_suffix("/Cargo.toml")?;
            (!name.contains('/')).then_some(name)
        })
    }
}

fn paths(root: &Path) -> Result<Vec<String>, String> {
    let listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    match Command::new("git").args(listed).current_dir(root).output() {
        Ok(output) if output.status.success() => {
            let names = String::from_utf8_lossy(&output.stdout).into_owned();
            Ok(names.split_terminator('\0').map(str::to_owned).collect())
        }
        // An unpacked archive is no git repository.
        _ => {
            let mut found = Vec::new();
            walk(root, "", &mut found).map_err(|error| format!("tidy: {} : {error}", root.display()))?;
            Ok(found)
        }
    }
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if !entry.file_type()?.is_dir() {
            found.push(path);
        } else if !matches!(name.as_str(), ".git" | "target" | "node_modules") {
            walk(&entry.path(), &format!("{path}/"), found)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_held_as_well_as_files() {
        let tree = Tree::of(&[("crates/kernel/src/lib.rs", ""), ("crates/kernel-like.md", "")]);
        assert!(
            tree.holds("crates/kernel") && tree.holds("crates/") && tree.holds("crates/kernel/src/lib.rs")
        );
        assert!(!tree.holds("crates/kern") && !tree.holds("src"));
    }

    #[test]
    fn games_are_the_packages_below_their_folder() {
        let tree =
            Tree::of(&[("games/clippy.toml", ""), ("games/a/Cargo.toml", ""), ("games/a/b/Cargo.toml", "")]);
        assert_eq!(tree.games().collect::<Vec<_>>(), ["a"]);
    }

    #[test]
    fn a_tree_without_git_is_walked() {
        let mut found = Vec::new();
        walk(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut found).expect("our own folder can be read");
        assert!(found.contains(&"src/tree.rs".to_owned()));
    }
}
