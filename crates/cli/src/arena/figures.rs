//! Adds up the results: which bot is better, and how sure that is.

use super::plan::Plan;
use super::ratings::ratings;
use super::results::Played;
use catalog::{Estimate, SampleStats};
use kernel::Seat;
use lang::Lang;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The figures of one bot.
pub(super) struct Row {
    /// How many seats it had, in all games together.
    pub(super) seats: u32,
    /// Wins per seat, set by set. A shared win counts in part.
    share: SampleStats,
    pub(super) place: Estimate,
    pub(super) score: Estimate,
}

/// The figures of all bots, in the order of the command line.
pub(super) struct Figures {
    /// How many games count: those of complete sets.
    pub(super) games: usize,
    pub(super) rows: Vec<Row>,
    pub(super) ratings: Vec<Estimate>,
}

impl Figures {
    pub(super) fn of(plan: &Plan, games: &[&Played]) -> Figures {
        let games = complete_sets(plan, games);
        let rows = (0..plan.entrants.len()).map(|entrant| Row::of(plan, &games, entrant));
        Figures { games: games.len(), rows: rows.collect(), ratings: ratings(plan, &games) }
    }

    /// Returns the figures of the first bot only.
    pub(super) fn first(plan: &Plan, games: &[&Played]) -> Row {
        Row::of(plan, &complete_sets(plan, games), 0)
    }

    /// Returns all figures as JSON. `stopped` is the claim that ended the run early, if one did.
    pub(super) fn json(&self, plan: &Plan, stopped: Option<f64>) -> String {
        let mean = |mean: Estimate| json!({ "mean": mean.mean, "within": mean.within });
        let rows: Vec<Value> = (self.rows.iter().zip(&self.ratings))
            .zip(&plan.entrants)
            .map(|((row, &rating), entrant)| {
                json!({
                    "bot": entrant.name,
                    "seats": row.seats,
                    "win_share": mean(row.win()),
                    "place": mean(row.place),
                    "score": mean(row.score),
                    "rating": mean(rating),
                    "by_the_clock": entrant.by_the_clock(),
                })
            })
            .collect();
        format!(
            "{}\n",
            json!({ "run": plan.header(), "games": self.games, "stopped_at_claim": stopped, "bots": rows })
        )
    }

    pub(super) fn text(&self, plan: &Plan, lang: &Lang) -> String {
        let mut lines = vec![vec![
            lang.text("cli-arena-bot"),
            lang.text("cli-arena-seats-taken"),
            lang.text("cli-arena-share"),
            lang.text("cli-arena-place"),
            lang.text("cli-arena-score"),
            lang.text("cli-arena-rating"),
        ]];
        for ((row, rating), entrant) in self.rows.iter().zip(&self.ratings).zip(&plan.entrants) {
            let share = row.win();
            lines.push(vec![
                entrant.name.clone(),
                row.seats.to_string(),
                format!("{} %", lang.about(100.0 * share.mean, 100.0 * share.within, 1)),
                lang.about(row.place.mean, row.place.within, 2),
                lang.about(row.score.mean, row.score.within, 1),
                lang.about(rating.mean, rating.within, 0),
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

/// Returns the games of complete sets. In an incomplete set a bot may have had better seats.
fn complete_sets<'g>(plan: &Plan, games: &[&'g Played]) -> Vec<&'g Played> {
    let mut played: BTreeMap<u64, usize> = BTreeMap::new();
    games.iter().for_each(|game| *played.entry(game.set).or_default() += 1);
    games.iter().filter(|game| played[&game.set] == plan.orders.len()).copied().collect()
}

impl Row {
    fn win(&self) -> Estimate {
        self.share.share(self.games_of_a_set())
    }

    /// Is it clear on which side of this share the wins are? An interval of fewer than 20 sets means nothing.
    pub(super) fn is_clear_of(&self, claim: f64) -> bool {
        let off = (self.share.mean().mean - claim).abs();
        self.share.count() >= 20 && off > self.share.share_at_any_time(self.games_of_a_set())
    }

    fn games_of_a_set(&self) -> u32 {
        self.seats.checked_div(self.share.count()).unwrap_or(1)
    }

    /// Games of one set have the same dealer, so together they are one sample.
    fn of(plan: &Plan, games: &[&Played], entrant: usize) -> Row {
        let (mut share, mut place, mut score) =
            (SampleStats::default(), SampleStats::default(), SampleStats::default());
        let mut seats = 0;
        for set in games.chunk_by(|a, b| a.set == b.set) {
            let (mut count, mut wins, mut places, mut scores) = (0, 0.0, 0.0, 0.0);
            for game in set {
                for (seat, _) in
                    (0..).map(Seat).zip(&plan.orders[game.order]).filter(|(_, sits)| **sits == entrant)
                {
                    count += 1;
                    wins += f64::from(game.standing.win_share(seat));
                    places += f64::from(game.standing.place[seat.index()]);
                    scores += f64::from(game.standing.score[seat.index()]);
                }
            }
            seats += count;
            let each = |sum: f64| sum / f64::from(count);
            share.add(each(wins));
            place.add(each(places));
            score.add(each(scores));
        }
        Row { seats, share, place: place.mean(), score: score.mean() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Arena, GameArgs};
    use kernel::Standing;

    fn plan(bots: &str, seats: u8) -> Plan {
        let game = GameArgs { game: "wild-shots".to_owned(), preset: None, options: Vec::new() };
        Plan::of(&Arena {
            game,
            bots: bots.to_owned(),
            seats: Some(seats),
            games: 1000,
            until: None,
            iterations: None,
            ms: None,
            seed: None,
            threads: None,
            json: false,
            out: None,
            force: false,
        })
        .unwrap_or_else(|_| panic!("{bots} can play"))
    }

    /// Makes sets of games with these scores by order. More is better.
    fn games(plan: &Plan, sets: u64, score: impl Fn(u64, &[usize]) -> Vec<i32>) -> Vec<Played> {
        let orders = || plan.orders.iter().enumerate();
        let all = (0..sets).flat_map(|set| orders().map(move |(order, seats)| (set, order, seats)));
        let played = |(set, order, seats): (u64, usize, &Vec<usize>)| {
            let scores = score(set, seats);
            Played { set, order, standing: Standing::by_merit(&scores, &scores) }
        };
        all.map(played).collect()
    }

    #[test]
    fn a_share_is_of_seats_and_a_shared_win_counts_in_part() {
        let plan = plan("greedy,random", 3);
        let games = games(&plan, 4, |set, seats| {
            // The first bot always scores 5; so does one of the others in every other set.
            let other = if set % 2 == 0 { 5 } else { 1 };
            let mut others = [other, 0].into_iter();
            seats.iter().map(|&bot| if bot == 0 { 5 } else { others.next().unwrap_or_default() }).collect()
        });
        let figures = Figures::of(&plan, &games.iter().collect::<Vec<_>>());
        assert_eq!((figures.games, figures.rows[0].seats, figures.rows[1].seats), (12, 12, 24));
        let shares = [0, 1].map(|bot| figures.rows[bot].win().mean);
        assert!((shares[0] - 0.75).abs() < 1e-9 && (shares[1] - 0.125).abs() < 1e-9, "{shares:?}");
        assert!((figures.rows[0].place.mean - 1.0).abs() < 1e-9);
        assert!((figures.rows[0].score.mean - 5.0).abs() < 1e-9);
        assert!(figures.ratings[0].mean > figures.ratings[1].mean + 50.0);
    }

    #[test]
    fn a_set_counts_when_every_order_has_been_played() {
        let plan = plan("greedy,random", 3);
        let games = games(&plan, 4, |_, seats| seats.iter().map(|&bot| bot as i32).collect());
        let figures = Figures::of(&plan, &games[..games.len() - 1].iter().collect::<Vec<_>>());
        assert_eq!(figures.games, 9);
        let first = Figures::first(&plan, &games.iter().collect::<Vec<_>>());
        assert_eq!(first.share.count(), 4);
        assert!(!first.is_clear_of(0.99), "four sets tell little");
    }

    #[test]
    fn ten_wins_for_a_loss_are_four_hundred_points() {
        let plan = plan("greedy,random", 2);
        let games = games(&plan, 440, |set, seats| {
            let first = if set % 11 == 0 { 0 } else { 2 };
            seats.iter().map(|&bot| if bot == 0 { first } else { 1 }).collect()
        });
        let ratings = Figures::of(&plan, &games.iter().collect::<Vec<_>>()).ratings;
        let gap = ratings[0].mean - ratings[1].mean;
        assert!((gap - 400.0).abs() < 40.0, "{gap}");
        assert!((5.0..60.0).contains(&ratings[0].within), "{}", ratings[0].within);
    }
}
