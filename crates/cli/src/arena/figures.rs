//! Adds up what the games came to: who is better, and how sure that is.

use super::plan::Plan;
use super::results::Game;
use kernel::Saying;
use lang::{Cast, Lang};
use serde_json::{Value, json};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// A mean over sets of games, and half the width of its 95 % interval.
#[derive(Clone, Copy, Default)]
pub(super) struct Mean {
    pub(super) value: f64,
    pub(super) within: f64,
    pub(super) samples: usize,
}

/// What one bot came to.
pub(super) struct Row {
    pub(super) games: usize,
    /// Wins for each seat it sat in; a shared win counts in part.
    pub(super) share: Mean,
    pub(super) place: Mean,
    pub(super) score: Mean,
    pub(super) rating: Mean,
}

/// What all of them came to, in the order in which they were named.
pub(super) struct Figures {
    pub(super) rows: Vec<Row>,
}

impl Figures {
    pub(super) fn of(plan: &Plan, games: &[&Game]) -> Figures {
        let ratings = ratings(plan, games);
        let row = |entrant: usize| {
            // Games of one set have the same dealer: together they are one sample.
            let mut sets: BTreeMap<u64, [f64; 4]> = BTreeMap::new();
            let mut count = 0;
            for game in games {
                let winners = game.winners() as f64;
                let seats = plan.orders[game.order].iter().enumerate();
                for (seat, _) in seats.filter(|(_, sits)| **sits == entrant) {
                    let place = f64::from(game.places[seat]);
                    let win = if game.places[seat] == 1 { 1.0 / winners } else { 0.0 };
                    let sums = sets.entry(game.set).or_default();
                    let numbers = [1.0, win, place, f64::from(game.scores[seat])];
                    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
                    count += 1;
                }
            }
            let mean = |which: usize| Mean::of(sets.values().map(|sums| sums[which] / sums[0]));
            Row { games: count, share: mean(1), place: mean(2), score: mean(3), rating: ratings[entrant] }
        };
        Figures { rows: (0..plan.entrants.len()).map(row).collect() }
    }

    pub(super) fn json(&self, plan: &Plan) -> String {
        let mean = |mean: &Mean| json!({ "mean": mean.value, "within": mean.within });
        let rows: Vec<Value> = self
            .rows
            .iter()
            .zip(&plan.entrants)
            .map(|(row, entrant)| {
                json!({
                    "bot": entrant.name,
                    "games": row.games,
                    "win_share": mean(&row.share),
                    "place": mean(&row.place),
                    "score": mean(&row.score),
                    "rating": mean(&row.rating),
                    "by_the_clock": entrant.by_the_clock(),
                })
            })
            .collect();
        format!("{}\n", json!({ "run": plan.header(), "bots": rows }))
    }

    pub(super) fn text(&self, plan: &Plan, lang: &Lang) -> String {
        let heading = |key: &'static str| lang.say(&Saying::new(key), &Cast::default());
        let mut lines = vec![vec![
            heading("cli-arena-bot"),
            heading("cli-arena-seats-taken"),
            heading("cli-arena-share"),
            heading("cli-arena-place"),
            heading("cli-arena-score"),
            heading("cli-arena-rating"),
        ]];
        for (row, entrant) in self.rows.iter().zip(&plan.entrants) {
            lines.push(vec![
                entrant.name.clone(),
                row.games.to_string(),
                format!("{:.1} ± {:.1} %", 100.0 * row.share.value, 100.0 * row.share.within),
                format!("{:.2} ± {:.2}", row.place.value, row.place.within),
                format!("{:.1} ± {:.1}", row.score.value, row.score.within),
                format!("{:.0} ± {:.0}", row.rating.value, row.rating.within),
            ]);
        }
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
        let line = |cells: &Vec<String>| {
            let padded = cells.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
                if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            format!("{}\n", padded.collect::<Vec<_>>().join("  ").trim_end())
        };
        lines.iter().map(line).collect()
    }
}

impl Mean {
    fn of(numbers: impl Iterator<Item = f64> + Clone) -> Mean {
        let samples = numbers.clone().count();
        let n = samples.max(1) as f64;
        let value = numbers.clone().sum::<f64>() / n;
        let squares: f64 = numbers.map(|number| (number - value).powi(2)).sum();
        // Where all are alike so far, the next may still differ: once in n/3 (the rule of three).
        let least = if squares > 0.0 { 0.0 } else { 3.0 / n };
        let within = if samples < 2 { f64::INFINITY } else { 1.96 * (squares / (n - 1.0) / n).sqrt() };
        let within = within.max(least);
        Mean { value, within, samples }
    }
}

/// A rating on the scale that chess players know: 1500 to begin with.
fn scaled(rating: WengLinRating, samples: usize) -> Mean {
    const POINT: f64 = 40.0;
    Mean {
        value: 1500.0 + POINT * (rating.rating - 25.0),
        within: 1.96 * POINT * rating.uncertainty,
        samples,
    }
}

/// Weng and Lin's ratings for games of several players, game after game.
fn ratings(plan: &Plan, games: &[&Game]) -> Vec<Mean> {
    let mut ratings = vec![WengLinRating::new(); plan.entrants.len()];
    let mut samples = 0;
    for game in games {
        let seats = &plan.orders[game.order];
        let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|&entrant| [ratings[entrant]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&game.places)
            .map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place.into())))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for (entrant, rating) in ratings.iter_mut().enumerate() {
            // Who sat in several seats has learnt the mean of them.
            let own: Vec<WengLinRating> = seats
                .iter()
                .zip(&after)
                .filter(|(sits, _)| **sits == entrant)
                .filter_map(|(_, team)| team.first().copied())
                .collect();
            if !own.is_empty() {
                let n = own.len() as f64;
                rating.rating = own.iter().map(|rating| rating.rating).sum::<f64>() / n;
                rating.uncertainty = own.iter().map(|rating| rating.uncertainty).sum::<f64>() / n;
            }
        }
        samples += 1;
    }
    ratings.into_iter().map(|rating| scaled(rating, samples)).collect()
}
