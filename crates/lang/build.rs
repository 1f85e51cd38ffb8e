//! Embeds every catalogue of the folder `lang/`, every rulebook `games/*/RULES*.md`, and every lesson: a `lesson.jsonl`
//! with the `lesson.json` beside it. A new language or lesson needs new files and no code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let mut code = String::from("const CATALOGUES: &[(&str, &str)] = &[\n");
    for file in files(&root.join("lang")).filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
        let language = file.file_stem().and_then(|stem| stem.to_str()).expect("a language code");
        writeln!(code, "    ({language:?}, {}),", embedded(&file)).expect("writing to a string");
    }
    code.push_str("];\nconst RULES: &[(&str, &str, &str)] = &[\n");
    for game in files(&root.join("games")).filter(|path| path.is_dir()) {
        for file in files(&game) {
            let Some(name) = file.file_name().and_then(|name| name.to_str()) else { continue };
            // RULES.md is English; RULES.fr.md, RULES.xx.md are the others.
            let Some(language) = name.strip_prefix("RULES.").map(|rest| rest.trim_end_matches("md")) else {
                continue;
            };
            let language = if language.is_empty() { "en" } else { language.trim_end_matches('.') };
            let title = game.file_name().and_then(|name| name.to_str()).expect("a game's folder");
            writeln!(code, "    ({title:?}, {language:?}, {}),", embedded(&file))
                .expect("writing to a string");
        }
    }
    code.push_str("];\nconst LESSONS: &[(&str, Lesson)] = &[\n");
    for game in files(&root.join("games")).filter(|path| path.join("lesson.jsonl").exists()) {
        let title = game.file_name().and_then(|name| name.to_str()).expect("a game's folder");
        let (transcript, tips) = (embedded(&game.join("lesson.jsonl")), embedded(&game.join("lesson.json")));
        writeln!(code, "    ({title:?}, Lesson {{ transcript: {transcript}, tips: {tips} }}),")
            .expect("writing to a string");
    }
    code.push_str("];\n");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("catalogues.rs"), code).expect("the output folder is writable");
}

fn embedded(file: &Path) -> String {
    println!("cargo::rerun-if-changed={}", file.display());
    let path = file.canonicalize().expect("the file exists");
    format!("include_str!({:?})", path.to_str().expect("the path is UTF-8"))
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    paths.sort();
    paths.into_iter()
}
