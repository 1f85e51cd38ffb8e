//! What cargo says about our packages, cut down to what `edges.rs` judges.
//!
//! Here: reading `cargo metadata`, which resolves nothing and needs no network. Deliberately
//! not here: which edges are allowed.

use cargo_metadata::{DependencyKind, MetadataCommand};
use std::collections::BTreeMap;
use std::path::Path;

pub(super) struct Package {
    pub(super) name: String,
    /// Relative to the root, with `/`.
    pub(super) manifest: String,
    pub(super) uses: Vec<Use>,
    /// Each feature and what it turns on.
    pub(super) features: BTreeMap<String, Vec<String>>,
}

/// One dependency that a package declares.
pub(super) struct Use {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) optional: bool,
    /// A crate of this repository, used by path.
    pub(super) ours: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Normal,
    Build,
    Dev,
}

pub(super) fn read(root: &Path) -> Result<Vec<Package>, String> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec();
    let metadata = metadata.map_err(|error| format!("tidy: cargo metadata failed: {error}"))?;
    let relative = |path: &cargo_metadata::camino::Utf8Path| {
        let path = path.strip_prefix(&metadata.workspace_root).unwrap_or(path);
        path.as_str().replace('\\', "/")
    };
    let package = |package: &cargo_metadata::Package| Package {
        name: package.name.to_string(),
        manifest: relative(&package.manifest_path),
        uses: package.dependencies.iter().map(used).collect(),
        features: package.features.clone(),
    };
    Ok(metadata.packages.iter().map(package).collect())
}

fn used(dependency: &cargo_metadata::Dependency) -> Use {
    Use {
        name: dependency.name.clone(),
        kind: match dependency.kind {
            DependencyKind::Development => Kind::Dev,
            DependencyKind::Build => Kind::Build,
            _ => Kind::Normal,
        },
        optional: dependency.optional,
        ours: dependency.path.is_some(),
    }
}
