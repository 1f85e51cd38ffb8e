//! A short run of the whole tool: every server starts, is measured, and has its line and its curve.

use std::fs;
use std::process::Command;

#[test]
fn a_short_run_measures_every_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_load"))
        .args(["--tables", "2", "--thinking-tables", "3", "--think", "20", "--seconds", "1", "--out", "out"])
        .current_dir(&folder)
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let table = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<Vec<&str>> =
        table.lines().skip(2).map(|line| line.split('|').map(str::trim).collect()).collect();
    let measured: Vec<[&str; 3]> = lines.iter().map(|line| [line[1], line[2], line[3]]).collect();
    let expected = [
        ["2", "0 ms", "echo"],
        ["2", "0 ms", "relay"],
        ["2", "0 ms", "heavy relay"],
        ["2", "0 ms", "saloon"],
        ["3", "20 ms", "relay"],
        ["3", "20 ms", "saloon"],
    ];
    assert_eq!(measured, expected);
    for line in &lines {
        assert!(line[4].parse::<f64>().expect("a number") > 0.0, "nothing happened: {line:?}");
        assert!(line[6].parse::<f64>().expect("a number") > 0.0, "it took no time: {line:?}");
    }
    let written = |name| fs::read_to_string(folder.path().join("out").join(name)).expect("it is written");
    assert_eq!(written("load.md"), table);
    let plot = written("load.svg");
    assert!(plot.contains("saloon, 3 tables, thinking 20 ms") && plot.contains("<polyline"));
}
