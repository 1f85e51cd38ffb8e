//! Draws ratings with their intervals.

use super::figures::Figures;
use super::plan::Plan;
use crate::failure::{Failure, Outcome};
use catalog::Estimate;
use lang::Lang;
use plotters::prelude::*;
use std::io;
use std::path::Path;

/// Draws the ratings into a file.
pub(super) fn ratings(plan: &Plan, figures: &Figures, lang: &Lang, path: &Path) -> Outcome<()> {
    let title = lang.find(plan.game.name()).unwrap_or_default();
    let rating = lang.text("cli-arena-rating");
    draw(plan, figures, &title, &rating, path)
        .map_err(|error| Failure::io(path.display().to_string())(io::Error::other(error.to_string())))
}

fn draw(
    plan: &Plan,
    figures: &Figures,
    title: &str,
    rating: &str,
    path: &Path,
) -> Result<(), Box<dyn std::error::Error>> {
    // An unknown interval is drawn as a point.
    let within = |rating: &Estimate| if rating.within.is_finite() { rating.within } else { 0.0 };
    let bounds =
        figures.ratings.iter().map(|rating| (rating.mean - within(rating), rating.mean + within(rating)));
    let low = bounds.clone().map(|(low, _)| low).fold(f64::MAX, f64::min) - 25.0;
    let high = bounds.map(|(_, high)| high).fold(f64::MIN, f64::max) + 25.0;
    let area = SVGBackend::new(path, (720, 420)).into_drawing_area();
    area.fill(&RGBColor(0xfb, 0xf6, 0xea))?;
    let mut chart = ChartBuilder::on(&area)
        .margin(18)
        .caption(title, ("serif", 24))
        .x_label_area_size(36)
        .y_label_area_size(64)
        .build_cartesian_2d((0..figures.ratings.len() - 1).into_segmented(), low..high)?;
    let name = |segment: &SegmentValue<usize>| match segment {
        SegmentValue::CenterOf(i) => plan.entrants.get(*i).map_or_else(String::new, |bot| bot.name.clone()),
        SegmentValue::Exact(_) | SegmentValue::Last => String::new(),
    };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .y_label_formatter(&|rating| format!("{rating:.0}"))
        .x_labels(figures.ratings.len())
        .x_label_formatter(&name)
        .y_desc(rating)
        .label_style(("serif", 15))
        .draw()?;
    let ink = RGBColor(0x7a, 0x2e, 0x1d);
    chart.draw_series(figures.ratings.iter().enumerate().map(|(i, rating)| {
        let (mean, within) = (rating.mean, within(rating));
        let style = ink.filled().stroke_width(2);
        ErrorBar::new_vertical(SegmentValue::CenterOf(i), mean - within, mean, mean + within, style, 12)
    }))?;
    area.present()?;
    Ok(())
}
