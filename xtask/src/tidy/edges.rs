//! Which crate may use which, compared with what the manifests declare.
//!
//! Here: the comparison, and the promise that rules depend on nothing (invariant I1).
//! Deliberately not here: the table, which is `layers.rs`, and licences and versions of what
//! comes from elsewhere, which is `deny.toml`.

use super::Finding;
use super::layers::{ALLOWED, ALLOWED_IN_TESTS, GAMES};
use super::packages::{Kind, Package, Use};
use crate::text::numbered;
use crate::tree::Tree;

/// The only feature of the kernel or of a game that may bring a dependency from elsewhere with it.
const WIRE: &str = "wire";

pub(super) fn check(packages: &[Package], tree: &Tree) -> Vec<Finding> {
    let group = |name: &str| {
        let ours = packages.iter().find(|package| package.name == name);
        ours.map_or(name, group_of).to_owned()
    };
    let mut findings = Vec::new();
    for package in packages {
        let manifest = tree.text(&package.manifest).unwrap_or_default();
        let Some(allowed) = row(ALLOWED, group_of(package)) else {
            let what = format!("`{}` has no line in the table of xtask/src/tidy/layers.rs", package.name);
            findings.push(Finding::new(&package.manifest, 1, what));
            continue;
        };
        for one in &package.uses {
            let wrong = if one.ours {
                wrong_edge(package, one, &group(&one.name), allowed)
            } else {
                wrong_stranger(package, one)
            };
            if let Some(what) = wrong {
                findings.push(Finding::new(&package.manifest, line_of(manifest, &one.name), what));
            }
        }
    }
    findings
}

fn group_of(package: &Package) -> &str {
    if package.manifest.starts_with("games/") { GAMES } else { &package.name }
}

fn row<'a>(table: &[(&str, &'a [&'a str])], group: &str) -> Option<&'a [&'a str]> {
    table.iter().find(|(name, _)| *name == group).map(|(_, uses)| *uses)
}

fn wrong_edge(package: &Package, one: &Use, target: &str, allowed: &[&str]) -> Option<String> {
    let in_tests = one.kind == Kind::Dev;
    // A package names itself to turn on its own features for its tests.
    if in_tests && one.name == package.name {
        return None;
    }
    let allowed = if in_tests { row(ALLOWED_IN_TESTS, group_of(package))? } else { allowed };
    let list = if allowed.is_empty() { "no crate of ours".into() } else { allowed.join(", ") };
    let why = if in_tests { " for tests" } else { "" };
    let (name, other) = (&package.name, &one.name);
    (!allowed.contains(&target)).then(|| format!("`{name}` may not use `{other}`{why}; it may use: {list}"))
}

fn wrong_stranger(package: &Package, one: &Use) -> Option<String> {
    let name = &one.name;
    match (group_of(package), one.kind) {
        (GAMES, Kind::Dev) => None,
        (GAMES | "kernel", Kind::Normal) if one.optional => {
            let switch = format!("dep:{name}");
            let mut on = package.features.iter().filter(|(_, turns_on)| turns_on.contains(&switch));
            let only_wire = on.next().is_some_and(|(feature, _)| feature == WIRE) && on.next().is_none();
            let what = || format!("`{name}` may be turned on by feature `{WIRE}` (`{switch}`) and no other");
            (!only_wire).then(what)
        }
        ("kernel", _) => {
            Some(format!("`kernel` uses nothing from elsewhere but for `{WIRE}`, but uses `{name}`"))
        }
        (GAMES, _) => Some(format!("rules use nothing from elsewhere, but `{}` uses `{name}`", package.name)),
        _ => None,
    }
}

fn line_of(manifest: &str, name: &str) -> usize {
    let names = |line: &str| {
        line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    numbered(manifest).find(|(_, line)| names(line)).map_or(1, |(number, _)| number)
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn ours(name: &str, kind: Kind) -> Use {
        Use { name: name.into(), kind, optional: false, ours: true }
    }

    fn stranger(name: &str, kind: Kind, optional: bool) -> Use {
        Use { name: name.into(), kind, optional, ours: false }
    }

    fn package(manifest: &str, uses: Vec<Use>) -> Package {
        let name = manifest.split('/').nth(1).expect("folder/name/Cargo.toml").into();
        Package { name, manifest: manifest.into(), uses, features: [].into() }
    }

    fn found(packages: &[Package]) -> Vec<String> {
        printed(&check(
            packages,
            &Tree::of(&[("crates/table/Cargo.toml", "[dependencies]\ncatalog.workspace = true\n")]),
        ))
    }

    const GAME: &str = "games/wild-shots/Cargo.toml";

    #[test]
    fn the_layers_as_they_are_pass() {
        let packages = [
            package("crates/kernel/Cargo.toml", vec![ours("testkit", Kind::Dev)]),
            package(GAME, vec![ours("kernel", Kind::Normal), ours("testkit", Kind::Dev)]),
            package(
                "crates/catalog/Cargo.toml",
                vec![ours("wild-shots", Kind::Normal), ours("cli", Kind::Dev)],
            ),
        ];
        assert_eq!(found(&packages), [""; 0]);
    }

    #[test]
    fn an_edge_upwards_is_found_where_it_is_declared() {
        let packages = [package("crates/table/Cargo.toml", vec![ours("catalog", Kind::Normal)])];
        assert_eq!(
            found(&packages),
            ["crates/table/Cargo.toml:2: `table` may not use `catalog`; it may use: kernel"]
        );
    }

    #[test]
    fn testkit_is_for_tests_only() {
        let packages = [package("crates/table/Cargo.toml", vec![ours("testkit", Kind::Normal)])];
        assert_eq!(found(&packages).len(), 1);
    }

    #[test]
    fn games_do_not_know_each_other_not_even_in_tests() {
        let packages = [
            package(
                GAME,
                vec![ours("dice-town", Kind::Normal), ours("dice-town", Kind::Dev), ours("table", Kind::Dev)],
            ),
            package("games/dice-town/Cargo.toml", vec![]),
        ];
        assert_eq!(found(&packages).len(), 3);
    }

    #[test]
    fn a_game_may_turn_on_its_own_features_for_its_tests() {
        assert_eq!(found(&[package(GAME, vec![ours("wild-shots", Kind::Dev)])]), [""; 0]);
        assert_eq!(found(&[package(GAME, vec![ours("wild-shots", Kind::Normal)])]).len(), 1);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        let lines = found(&[package("crates/misc/Cargo.toml", vec![])]);
        assert_eq!(
            lines,
            ["crates/misc/Cargo.toml:1: `misc` has no line in the table of xtask/src/tidy/layers.rs"]
        );
    }

    #[test]
    fn kernel_and_rules_use_nothing_from_elsewhere() {
        let kernel = package(
            "crates/kernel/Cargo.toml",
            vec![stranger("proptest", Kind::Dev, false), stranger("serde", Kind::Normal, false)],
        );
        let game =
            package(GAME, vec![stranger("serde", Kind::Normal, false), stranger("cc", Kind::Build, true)]);
        assert_eq!(found(&[kernel, game]).len(), 4);
    }

    #[test]
    fn kernel_and_games_may_speak_the_wire_format_behind_their_feature() {
        let with = |manifest: &str, features: &[&str]| {
            let mut package = package(manifest, vec![stranger("serde", Kind::Normal, true)]);
            package.features =
                features.iter().map(|name| (name.to_string(), vec!["dep:serde".into()])).collect();
            found(&[package]).len()
        };
        for manifest in [GAME, "crates/kernel/Cargo.toml"] {
            assert_eq!(with(manifest, &["wire"]), 0);
            assert_eq!(with(manifest, &["serde"]), 1);
            assert_eq!(with(manifest, &["wire", "extra"]), 1);
        }
    }

    #[test]
    fn a_game_may_use_anything_in_its_tests() {
        assert_eq!(found(&[package(GAME, vec![stranger("proptest", Kind::Dev, false)])]), [""; 0]);
    }
}
