//! Ratings for games of several bots: Weng and Lin's, on the scale that chess players know.

use super::plan::Plan;
use super::results::Played;
use catalog::{Estimate, SampleStats};
use kernel::{Luck, QuickLuck};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How often the sets are drawn anew, to see how much a rating owes to these very games.
const DRAWS: u32 = 40;
/// How many games make a rating settle, whatever came first.
const GAMES: usize = 4000;

/// The rating of every entrant. Bots do not learn, so the order of the games says nothing: sets are
/// drawn by lot, some of them twice and some not at all (a bootstrap), and the interval is of that.
pub(super) fn ratings(plan: &Plan, games: &[&Played]) -> Vec<Estimate> {
    let sets: Vec<&[&Played]> = games.chunk_by(|a, b| a.set == b.set).collect();
    let mut stats = vec![SampleStats::default(); plan.entrants.len()];
    let mut luck = QuickLuck::new(1);
    for _ in 0..if sets.len() < 3 { 0 } else { DRAWS } {
        let drawn: Vec<&[&Played]> =
            sets.iter().map(|_| sets[luck.below(sets.len() as u32) as usize]).collect();
        let mut ratings = vec![WengLinRating::new(); plan.entrants.len()];
        let mut played = 0;
        while played < GAMES {
            for game in drawn.iter().copied().flatten() {
                rate(&plan.orders[game.order], game, &mut ratings);
                played += 1;
            }
        }
        stats.iter_mut().zip(&ratings).for_each(|(stats, rating)| stats.add(scaled(rating.rating)));
    }
    stats.iter().map(spread).collect()
}

/// The mean of what was drawn, and what 95 % of it is within. Where all draws are alike, somebody has
/// won every game: how much better he is, nobody can tell.
fn spread(stats: &SampleStats) -> Estimate {
    let Estimate { mean, within } = stats.mean();
    let mean = if stats.count() == 0 { 1500.0 } else { mean };
    Estimate { mean, within: if within > 0.01 { within * f64::from(DRAWS).sqrt() } else { f64::INFINITY } }
}

/// 1500 to begin with; 400 more are ten wins for each loss.
fn scaled(rating: f64) -> f64 {
    let WengLinConfig { beta, .. } = WengLinConfig::new();
    1500.0 + (rating - WengLinRating::new().rating) * 400.0 / std::f64::consts::LN_10 / (2f64.sqrt() * beta)
}

/// One game more.
fn rate(seats: &[usize], game: &Played, ratings: &mut [WengLinRating]) {
    let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|&entrant| [ratings[entrant]]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&game.standing.place)
        .map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place.into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        // Who sat in several seats has learnt the mean of them.
        let own = || seats.iter().zip(&after).filter(|(sits, _)| **sits == entrant).map(|(_, team)| team[0]);
        let n = own().count() as f64;
        if n > 0.0 {
            rating.rating = own().map(|rating| rating.rating).sum::<f64>() / n;
            rating.uncertainty = own().map(|rating| rating.uncertainty).sum::<f64>() / n;
        }
    }
}
