//! Ratings for games of several bots, by Weng and Lin, on the scale of chess ratings.

use super::plan::Plan;
use super::results::Played;
use catalog::{Estimate, SampleStats};
use kernel::{Luck, QuickLuck};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How many bootstrap samples show how much a rating depends on these particular games.
const DRAWS: u32 = 40;
/// After how many games a rating no longer depends on their order.
const GAMES: usize = 4000;

/// Returns the rating of every entrant. Bots do not learn, so the order of games means nothing. The interval comes from a
/// bootstrap: sets are drawn at random, some of them twice and some not at all.
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

/// Returns the mean of the samples and the interval of 95 %. Where all samples are equal, one bot has won every game, and
/// the interval is unknown.
fn spread(stats: &SampleStats) -> Estimate {
    let Estimate { mean, within } = stats.mean();
    let mean = if stats.count() == 0 { 1500.0 } else { mean };
    Estimate { mean, within: if within > 0.01 { within * f64::from(DRAWS).sqrt() } else { f64::INFINITY } }
}

/// Scales a rating: 1500 is the start, and 400 more mean ten wins per loss.
fn scaled(rating: f64) -> f64 {
    let WengLinConfig { beta, .. } = WengLinConfig::new();
    1500.0 + (rating - WengLinRating::new().rating) * 400.0 / std::f64::consts::LN_10 / (2f64.sqrt() * beta)
}

/// Rates one more game.
fn rate(seats: &[usize], game: &Played, ratings: &mut [WengLinRating]) {
    let teams: Vec<[WengLinRating; 1]> = seats.iter().map(|&entrant| [ratings[entrant]]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&game.standing.place)
        .map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place.into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        // A bot in several seats gets the mean of their ratings.
        let own = || seats.iter().zip(&after).filter(|(sits, _)| **sits == entrant).map(|(_, team)| team[0]);
        let n = own().count() as f64;
        if n > 0.0 {
            rating.rating = own().map(|rating| rating.rating).sum::<f64>() / n;
            rating.uncertainty = own().map(|rating| rating.uncertainty).sum::<f64>() / n;
        }
    }
}
