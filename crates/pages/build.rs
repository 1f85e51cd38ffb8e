//! Embeds the files of the built web client (`web/dist`), if it was built.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let dist = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut code = String::from("static FILES: &[File] = &[\n");
    let mut files = Vec::new();
    collect(&dist, &mut files);
    // `File::find` searches in this order.
    files.sort_by_cached_key(|file| name(file, &dist));
    for file in files.iter().filter(|file| !is_compressed(file) && !is_hidden(file)) {
        let path = name(file, &dist);
        let compressed = PathBuf::from(format!("{}.br", file.display()));
        let brotli = compressed.exists().then(|| format!("include_bytes!({:?})", absolute(&compressed)));
        let brotli = brotli.map_or("None".to_owned(), |bytes| format!("Some({bytes})"));
        writeln!(
            code,
            "    File {{ path: {path:?}, bytes: include_bytes!({:?}), brotli: {brotli} }},",
            absolute(file)
        )
        .expect("writing to a string");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("files.rs"), code).expect("the output folder is writable");
}

/// Returns the path below `dist`, with `/` on every platform.
fn name(file: &Path, dist: &Path) -> String {
    let path = file.strip_prefix(dist).expect("it is below the folder");
    path.to_str().expect("the path is UTF-8").replace('\\', "/")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "br")
}

/// Is it the file that keeps the folder in the repository?
fn is_hidden(file: &Path) -> bool {
    file.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with('.'))
}

fn absolute(file: &Path) -> String {
    let path = file.canonicalize().expect("the file exists");
    path.to_str().expect("the path is UTF-8").to_owned()
}
