//! Writes the runs as a table in Markdown.

use crate::figures::Run;
use std::fmt::Write;

pub(crate) fn table(runs: &[Run]) -> String {
    let mut text = String::from(
        "| tables | thinking | server | actions/s | of the relay's | p50 ms | p99 ms | p99.9 ms | cores | MB |\n\
         |---:|---:|---|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    for run in runs {
        let relay = runs
            .iter()
            .find(|other| other.host == "relay" && (other.tables, other.think) == (run.tables, run.think));
        let share = relay.map_or_else(String::new, |relay| format!("{:.2}", run.rate / relay.rate));
        // Writing to a string never fails.
        let _ = writeln!(
            text,
            "| {} | {} ms | {} | {:.0} | {share} | {:.2} | {:.2} | {:.2} | {:.2} | {:.0} |",
            run.tables,
            run.think,
            run.host,
            run.rate,
            run.quantile(0.5),
            run.quantile(0.99),
            run.quantile(0.999),
            run.cores,
            run.memory as f64 / 1e6,
        );
    }
    text
}
