//! Draws the latencies of actions: the time against the share of actions that took no longer.

use crate::Failure;
use crate::figures::Run;
use plotters::prelude::*;
use std::path::Path;

/// The horizontal axis: from half of all actions to all but one in a thousand, by the nines of their share.
const NINES: std::ops::Range<f64> = 0.3..3.0;
const LAST: f64 = 0.999;

/// The position of the names, beside the curves.
const NAMES: (i32, i32) = (690, 60);

/// Draws one line for each run, ours the thickest. The names are in the order in which the lines end.
pub(crate) fn latencies(runs: &[Run], path: &Path) -> Result<(), Failure> {
    let mut runs: Vec<&Run> = runs.iter().collect();
    runs.sort_by(|one, other| other.quantile(LAST).total_cmp(&one.quantile(LAST)));
    let top = runs.iter().map(|run| run.quantile(LAST)).fold(20.0, f64::max) * 1.5;
    let area = SVGBackend::new(path, (980, 560)).into_drawing_area();
    area.fill(&RGBColor(0xfb, 0xf6, 0xea))?;
    let mut chart = ChartBuilder::on(&area)
        .margin(18)
        .margin_right(310)
        .caption("From sending an action to seeing it", ("serif", 22))
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(NINES, (0.05..top).log_scale())?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_labels(4)
        .x_label_formatter(&|nines| format!("{}%", 100.0 * (1.0 - 10_f64.powf(-nines))))
        .x_desc("share of actions that took no longer")
        .y_desc("milliseconds")
        .y_label_formatter(&|millis| format!("{millis}"))
        .label_style(("serif", 15))
        .draw()?;
    for (index, run) in (0..).zip(runs) {
        let style = style(run);
        let points = (0..=300).map(|step| {
            let nines = NINES.start + (NINES.end - NINES.start) * f64::from(step) / 300.0;
            (nines, run.quantile(1.0 - 10_f64.powf(-nines)).max(0.05))
        });
        chart.draw_series(LineSeries::new(points, style))?;
        let (x, y) = (NAMES.0, NAMES.1 + 24 * index);
        area.draw(&PathElement::new([(x, y), (x + 24, y)], style))?;
        let thinking = if run.think > 0 { format!(", thinking {} ms", run.think) } else { String::new() };
        let name = format!("{}, {} tables{thinking}", run.host, run.tables);
        area.draw(&Text::new(name, (x + 32, y - 7), ("serif", 15)))?;
    }
    area.present()?;
    Ok(())
}

/// Returns the style of a run: a colour for each server, darker for more tables.
fn style(run: &Run) -> ShapeStyle {
    let (hue, width) = match run.host {
        "saloon" => (0.03, 4),
        "relay" => (0.58, 2),
        "heavy relay" => (0.42, 2),
        _ => (0.13, 2),
    };
    let light = if run.tables > 200 {
        0.28
    } else if run.tables > 20 {
        0.42
    } else {
        0.58
    };
    ShapeStyle::from(&HSLColor(hue, 0.65, light)).stroke_width(width)
}
