//! What the manifests of all packages say about licences, sources and versions, judged by `deny.toml`.
//!
//! Here: the part of cargo-deny's checks that needs nothing but `cargo metadata`. Deliberately not here: reading licence
//! texts, exceptions for single crates, duplicates and advisories; only cargo-deny does that.

use cargo_metadata::Package;

/// The registry that is allowed without being named, as with cargo-deny.
const PUBLIC: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The lists of `deny.toml`.
pub(super) struct Allowed {
    licences: Vec<String>,
    git: Vec<String>,
}

impl Allowed {
    pub(super) fn read(deny: &str) -> Result<Self, String> {
        let list = |section, key| {
            list(deny, section, key)
                .ok_or_else(|| format!("deny.toml: there is no list `{key}` in [{section}]"))
        };
        Ok(Self { licences: list("licenses", "allow")?, git: list("sources", "allow-git")? })
    }
}

/// What is judged of one package.
pub(super) struct Manifest {
    name: String,
    licence: Option<String>,
    /// `None` for a package of this repository.
    source: Option<String>,
    /// The names of its dependencies from a registry with the version `*`.
    wildcards: Vec<String>,
}

impl From<&Package> for Manifest {
    fn from(package: &Package) -> Self {
        let any = |dependency: &&cargo_metadata::Dependency| {
            dependency.path.is_none() && dependency.req.to_string() == "*"
        };
        Self {
            name: format!("{} {}", package.name, package.version),
            licence: package.license.clone(),
            source: package.source.as_ref().map(|source| source.repr.clone()),
            wildcards: package.dependencies.iter().filter(any).map(|found| found.name.clone()).collect(),
        }
    }
}

/// Returns a sentence for everything that is not allowed.
pub(super) fn findings(package: &Manifest, allowed: &Allowed) -> Vec<String> {
    let name = &package.name;
    let mut findings = Vec::new();
    match &package.licence {
        None => findings.push(format!("{name}: its manifest names no licence")),
        Some(licence) => match is_allowed(licence, &allowed.licences) {
            Some(true) => {}
            Some(false) => findings.push(format!("{name}: the licence `{licence}` is not allowed")),
            None => findings.push(format!("{name}: the licence `{licence}` cannot be read")),
        },
    }
    if let Some(source) = &package.source
        && !is_known(source, &allowed.git)
    {
        findings.push(format!("{name}: the source `{source}` is not allowed"));
    }
    for dependency in &package.wildcards {
        findings.push(format!("{name}: any version of `{dependency}` is accepted"));
    }
    findings
}

fn is_known(source: &str, git: &[String]) -> bool {
    let repository = source.strip_prefix("git+").map(|url| url.split(['?', '#']).next().unwrap_or(url));
    source == PUBLIC || repository.is_some_and(|url| git.iter().any(|known| known == url))
}

/// Evaluates a licence expression: `OR`, `AND`, `WITH`, parentheses, and `/`, which older manifests use for `OR`. Returns
/// `None` if it is none.
fn is_allowed(licence: &str, allowed: &[String]) -> Option<bool> {
    let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let outcome = any_of(&mut rest, allowed)?;
    rest.is_empty().then_some(outcome)
}

fn any_of(words: &mut &[&str], allowed: &[String]) -> Option<bool> {
    let mut outcome = all_of(words, allowed)?;
    while take(words, "OR") {
        outcome |= all_of(words, allowed)?;
    }
    Some(outcome)
}

fn all_of(words: &mut &[&str], allowed: &[String]) -> Option<bool> {
    let mut outcome = single(words, allowed)?;
    while take(words, "AND") {
        outcome &= single(words, allowed)?;
    }
    Some(outcome)
}

fn single(words: &mut &[&str], allowed: &[String]) -> Option<bool> {
    if take(words, "(") {
        let inner = any_of(words, allowed)?;
        return take(words, ")").then_some(inner);
    }
    let mut licence = next(words)?.to_owned();
    if take(words, "WITH") {
        licence = format!("{licence} WITH {}", next(words)?);
    }
    Some(allowed.contains(&licence))
}

fn next<'a>(words: &mut &[&'a str]) -> Option<&'a str> {
    let (first, rest) = words.split_first()?;
    *words = rest;
    (!matches!(*first, "OR" | "AND" | "WITH" | "(" | ")")).then_some(first)
}

fn take(words: &mut &[&str], word: &str) -> bool {
    let found = words.first() == Some(&word);
    if found {
        *words = &words[1..];
    }
    found
}

/// Returns the strings of a list in a section of a TOML file that is written as ours is.
fn list(toml: &str, section: &str, key: &str) -> Option<Vec<String>> {
    let (_, rest) = toml.split_once(&format!("\n[{section}]\n"))?;
    let section = rest.split("\n[").next()?;
    let (_, rest) = section.split_once(&format!("\n{key} = ["))?;
    let (items, _) = rest.split_once(']')?;
    Some(items.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = "
[licenses]
# Why.
allow = [
    \"MIT\",
    \"Apache-2.0\",
    \"Apache-2.0 WITH LLVM-exception\",
]
exceptions = []

[sources]
unknown-git = \"deny\"
allow-git = [\"https://example.org/ours\"]
";

    fn package(licence: &str, source: &str) -> Manifest {
        Manifest {
            name: "a 1.0.0".into(),
            licence: Some(licence.into()),
            source: Some(source.into()),
            wildcards: Vec::new(),
        }
    }

    fn judged(package: &Manifest) -> Vec<String> {
        findings(package, &Allowed::read(DENY).expect("the lists are there"))
    }

    #[test]
    fn the_lists_are_read_from_their_sections() {
        let allowed = Allowed::read(DENY).expect("the lists are there");
        assert_eq!(allowed.licences, ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"]);
        assert_eq!(allowed.git, ["https://example.org/ours"]);
        assert!(Allowed::read("[licenses]\n").is_err());
        assert!(Allowed::read(include_str!("../../../deny.toml")).is_ok());
    }

    #[test]
    fn licence_expressions_are_evaluated() {
        let allowed = Allowed::read(DENY).expect("the lists are there").licences;
        let is = |licence| is_allowed(licence, &allowed);
        assert_eq!(is("MIT"), Some(true));
        assert_eq!(is("GPL-3.0 OR MIT"), Some(true));
        assert_eq!(is("GPL-3.0/MIT"), Some(true));
        assert_eq!(is("GPL-3.0 AND MIT"), Some(false));
        assert_eq!(is("MIT OR Apache-2.0 AND GPL-3.0"), Some(true), "AND binds more than OR");
        assert_eq!(is("(MIT OR Apache-2.0) AND GPL-3.0"), Some(false));
        assert_eq!(is("Apache-2.0 WITH LLVM-exception"), Some(true));
        assert_eq!(is("MIT WITH LLVM-exception"), Some(false));
    }

    #[test]
    fn what_is_no_expression_is_not_guessed() {
        let allowed = ["MIT".to_owned()];
        for licence in ["", "MIT OR", "(MIT", "MIT)", "MIT MIT", "OR MIT", "MIT WITH"] {
            assert_eq!(is_allowed(licence, &allowed), None, "{licence}");
        }
    }

    #[test]
    fn a_package_needs_a_licence_that_is_allowed() {
        let mut found = package("GPL-3.0", PUBLIC);
        assert_eq!(judged(&found), ["a 1.0.0: the licence `GPL-3.0` is not allowed"]);
        found.licence = None;
        assert_eq!(judged(&found), ["a 1.0.0: its manifest names no licence"]);
        assert_eq!(judged(&package("MIT", PUBLIC)), [""; 0]);
    }

    #[test]
    fn a_package_comes_from_the_public_registry_or_a_named_repository() {
        assert_eq!(judged(&package("MIT", "git+https://example.org/ours?branch=main#0123")), [""; 0]);
        assert_eq!(
            judged(&package("MIT", "git+https://example.org/theirs#0123")),
            ["a 1.0.0: the source `git+https://example.org/theirs#0123` is not allowed"]
        );
        assert_eq!(judged(&package("MIT", "registry+https://example.org/index")).len(), 1);
        let ours = Manifest { source: None, ..package("MIT", "") };
        assert_eq!(judged(&ours), [""; 0]);
    }

    #[test]
    fn any_version_is_not_a_version() {
        let found = Manifest { wildcards: vec!["b".into()], ..package("MIT", PUBLIC) };
        assert_eq!(judged(&found), ["a 1.0.0: any version of `b` is accepted"]);
    }
}
