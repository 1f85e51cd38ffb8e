//! The layers of ARCHITECTURE.md as a table: who may use whom.
//!
//! Here: the table and nothing else, because it is the part that people discuss. Deliberately
//! not here: the comparison with the manifests; see `edges.rs`.

/// Stands for every package below `games/`: they are alike in what they may use.
pub(super) const GAMES: &str = "games";

/// Who may use whom, in the shipped program. A crate that is not named cannot be built in
/// without a decision: a new line or a new word here needs an ADR (docs/adr).
///
/// Some of these crates do not exist yet. Their place was decided with the others, so it is
/// written down with them.
pub(super) const ALLOWED: &[(&str, &[&str])] = &[
    // Layer 0: what every game is made of.
    ("kernel", &[]),
    // Layer 1: rules. They know no table, no text, no wire, and not each other.
    (GAMES, &["kernel"]),
    // The laws; everybody may use it for tests, nobody otherwise.
    ("testkit", &["kernel"]),
    // Layer 2: one sitting of any game; it must not know which games there are.
    ("table", &["kernel"]),
    ("lang", &["kernel"]),
    ("protocol", &["kernel"]),
    // The web client as files: it knows nothing, and only the server serves it.
    ("pages", &[]),
    ("bots", &["kernel", GAMES]),
    // Layer 3: the only crate of the product that names the games, and what is built on it.
    ("catalog", &["kernel", "table", "lang", "protocol", "bots", GAMES]),
    ("transcript", &["kernel", "table", "lang", "catalog"]),
    // Layer 4: faces.
    ("server", &["kernel", "table", "lang", "protocol", "pages", "catalog", "transcript"]),
    ("engine", &["kernel", "lang", "protocol", "catalog", "transcript"]),
    ("tui", &["kernel", "lang", "protocol", "catalog", "transcript"]),
    // Training wants the games themselves, unerased.
    ("python", &["kernel", "bots", GAMES]),
    // The binary starts every other face.
    ("cli", &["kernel", "table", "lang", "catalog", "transcript", "server", "engine", "tui"]),
    // What measures the server plays at it as anybody does; it is not shipped.
    ("load", &["protocol", "server"]),
    // The chores must work while the rest does not compile.
    ("xtask", &[]),
];

/// For tests the faces and layers may be combined freely; the bottom may not, or its tests
/// would come to depend on what is built on it.
pub(super) const ALLOWED_IN_TESTS: &[(&str, &[&str])] =
    &[("kernel", &["testkit"]), (GAMES, &["kernel", "testkit"])];
