//! The table of what took how long.
//!
//! Here: keeping the times and writing the table. Deliberately not here: what is measured; see `verify/mod.rs`.

use std::fmt;
use std::time::Duration;

pub(super) struct Time {
    pub(super) name: &'static str,
    pub(super) elapsed: Duration,
    pub(super) passed: bool,
}

/// The stages in their order, each with the parts that ran at the same time.
#[derive(Default)]
pub(super) struct Times {
    stages: Vec<(Time, Vec<Time>)>,
}

impl Times {
    pub(super) fn add(&mut self, stage: Time, parts: Vec<Time>) {
        self.stages.push((stage, parts));
    }
}

impl fmt::Display for Times {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (stage, parts) in &self.stages {
            row(out, stage.name, stage)?;
            for part in parts {
                row(out, &format!("| {}", part.name), part)?;
            }
        }
        let total = self.stages.iter().map(|(stage, _)| stage.elapsed).sum();
        row(out, "total", &Time { name: "total", elapsed: total, passed: true })
    }
}

fn row(out: &mut fmt::Formatter<'_>, name: &str, time: &Time) -> fmt::Result {
    let failed = if time.passed { "" } else { "  failed" };
    writeln!(out, "{name:<14}{:>10}{failed}", seconds(time.elapsed))
}

pub(super) fn seconds(elapsed: Duration) -> String {
    format!("{:.1} s", elapsed.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_each_stage_its_parts_and_the_total() {
        let time = |name, millis, passed| Time { name, elapsed: Duration::from_millis(millis), passed };
        let mut times = Times::default();
        times.add(time("format", 500, true), Vec::new());
        times
            .add(time("lints", 12_000, false), vec![time("clippy", 12_000, true), time("web", 9_100, false)]);
        let lines = [
            "format             0.5 s",
            "lints             12.0 s  failed",
            "| clippy          12.0 s",
            "| web              9.1 s  failed",
            "total             12.5 s\n",
        ];
        assert_eq!(times.to_string(), lines.join("\n"));
    }
}
