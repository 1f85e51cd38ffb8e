//! How long actions took, drawn: the share of actions that took longer against the time.

use crate::Failure;
use crate::figures::Run;
use plotters::prelude::*;
use std::path::Path;

/// From half of all actions to one in ten thousand.
const NINES: std::ops::Range<f64> = 0.0..4.0;

/// One line for each run; the further right it stays low, the steadier the server.
pub(crate) fn latencies(runs: &[Run], path: &Path) -> Result<(), Failure> {
    let top = runs.iter().map(|run| run.quantile(0.9999)).fold(20.0, f64::max) * 1.5;
    let area = SVGBackend::new(path, (900, 560)).into_drawing_area();
    area.fill(&RGBColor(0xfb, 0xf6, 0xea))?;
    let mut chart = ChartBuilder::on(&area)
        .margin(18)
        .caption("From sending an action to seeing it", ("serif", 22))
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(NINES, (0.01..top).log_scale())?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_labels(5)
        .x_label_formatter(&|nines| format!("{}%", 100.0 * (1.0 - 10_f64.powf(-nines))))
        .x_desc("share of actions that took no longer")
        .y_desc("milliseconds")
        .y_label_formatter(&|millis| format!("{millis}"))
        .label_style(("serif", 15))
        .draw()?;
    for (number, run) in runs.iter().enumerate() {
        let hue = number as f64 / runs.len() as f64;
        let style = ShapeStyle::from(&HSLColor(hue, 0.7, 0.35)).stroke_width(if run.host == "saloon" {
            3
        } else {
            1
        });
        let points = (0..=400).map(|step| {
            let nines = NINES.end * f64::from(step) / 400.0;
            (nines, run.quantile(1.0 - 10_f64.powf(-nines)).max(0.01))
        });
        let thinking = if run.think > 0 { format!(", thinking {} ms", run.think) } else { String::new() };
        chart
            .draw_series(LineSeries::new(points, style))?
            .label(format!("{}, {} tables{thinking}", run.host, run.tables))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(RGBColor(0xfb, 0xf6, 0xea).mix(0.8))
        .label_font(("serif", 14))
        .draw()?;
    area.present()?;
    Ok(())
}
