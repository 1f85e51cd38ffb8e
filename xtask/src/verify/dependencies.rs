//! The dependencies: their licences, duplicates, sources and known weaknesses.
//!
//! Here: choosing between cargo-deny and what `verify/licences.rs` can tell without it, and what to do where its
//! database is out of reach. Deliberately not here: what is allowed; that is `deny.toml`.

use super::licences;
use crate::cargo::{Cargo, root};
use cargo_metadata::{CargoOpt, MetadataCommand};

const CHECK: Cargo = Cargo::new("deny check bans licenses sources");
const FETCH: Cargo = Cargo::new("deny fetch db");
const ADVISORIES: Cargo = Cargo::new("deny check advisories");

pub(super) fn check() -> Result<(), String> {
    if Cargo::new("deny --version").ask().is_err() {
        println!(
            "cargo-deny is not installed: licences, sources and `*` versions are checked by what the manifests say; \
             advisories and licence texts are not checked"
        );
        return by_manifests();
    }
    CHECK.run()?;
    match FETCH.ask() {
        Ok(()) => ADVISORIES.run(),
        // The database lives outside the repository; a train without a network is no defect.
        Err(why) => {
            println!("note: advisories were skipped, because their database cannot be reached:");
            println!("      {}", last_line(&why));
            Ok(())
        }
    }
}

fn by_manifests() -> Result<(), String> {
    let root = root();
    let text = std::fs::read_to_string(root.join("deny.toml"))
        .map_err(|error| format!("deny.toml could not be read: {error}"))?;
    let allowed = licences::Allowed::read(&text)?;
    let mut command = MetadataCommand::new();
    command.current_dir(root).features(CargoOpt::AllFeatures).other_options(vec!["--locked".into()]);
    let metadata = command.exec().map_err(|error| format!("cargo metadata failed: {error}"))?;
    let findings: Vec<String> =
        metadata.packages.iter().flat_map(|package| licences::findings(&package.into(), &allowed)).collect();
    println!("{} packages: {} findings", metadata.packages.len(), findings.len());
    if findings.is_empty() { Ok(()) } else { Err(findings.join("\n  ")) }
}

fn last_line(text: &str) -> &str {
    text.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("no reason was given")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_is_the_last_line_with_anything_in_it() {
        assert_eq!(last_line("failed to fetch\n  no such host\n\n"), "no such host");
        assert_eq!(last_line("\n"), "no reason was given");
    }
}
