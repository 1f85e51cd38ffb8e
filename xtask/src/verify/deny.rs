//! The dependencies: their licences, duplicates, sources and known weaknesses.
//!
//! Here: getting cargo-deny, and what to do where its database is out of reach.
//! Deliberately not here: what is allowed; that is `deny.toml`.

use crate::cargo::Cargo;

const INSTALL: Cargo = Cargo::new("install cargo-deny --locked");
const CHECK: Cargo = Cargo::new("deny check bans licenses sources");
const FETCH: Cargo = Cargo::new("deny fetch db");
const ADVISORIES: Cargo = Cargo::new("deny check advisories");

pub(super) fn deny() -> Result<(), String> {
    install()?;
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

fn install() -> Result<(), String> {
    if Cargo::new("deny --version").ask().is_ok() {
        return Ok(());
    }
    println!("cargo-deny is not installed. It checks the licences, versions and sources of our");
    println!("dependencies, so verify installs it now: once, from source, in about five minutes.");
    INSTALL.run().map_err(|why| {
        format!(
            "{why}\n  cargo-deny is missing and could not be installed (is there a network?), so the \
             dependencies are unchecked.\n  Run `{INSTALL}` where there is one, then verify again"
        )
    })
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
