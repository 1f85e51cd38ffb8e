//! Which bots meet, in which seats, with which luck.

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::game_args;
use catalog::{AnyGame, Budget, Strength, Variant};
use kernel::{Message, QuickLuck, Seat};
use serde_json::{Value, json};
use table::Seed;

/// A bot that takes part.
pub(super) struct Entrant {
    /// Its name in figures and in the header.
    pub(super) name: String,
    pub(super) strength: Strength,
}

/// All that determines a run.
pub(super) struct Plan {
    pub(super) game: &'static dyn AnyGame,
    pub(super) variant: Variant,
    pub(super) entrants: Vec<Entrant>,
    /// Each order in which the entrants can sit, seat by seat. All orders together are a set. Every game of a set has the
    /// same dealer, so that no bot gains from better seats.
    pub(super) orders: Vec<Vec<usize>>,
    pub(super) sets: u64,
    pub(super) seed: Seed,
}

impl Plan {
    pub(super) fn of(args: &args::Arena) -> Outcome<Plan> {
        let (game, variant) = args.game.resolve()?;
        let mut names: Vec<&str> = args.bots.split(',').map(str::trim).collect();
        if (args.iterations.is_some() || args.ms.is_some()) && !names.contains(&"ismcts") {
            return Err(Failure::Usage(Message::new("cli-arena-no-ismcts")));
        }
        let seats = args.seats.map_or(names.len(), usize::from);
        if names.len() > seats {
            return Err(Failure::Usage(
                Message::new("cli-arena-too-many")
                    .with("bots", names.len() as u32)
                    .with("seats", seats as u32),
            ));
        }
        // The last one takes all remaining seats.
        names.resize(seats, names[names.len() - 1]);
        let mut entrants: Vec<Entrant> = Vec::new();
        let mut lineup = Vec::new();
        for name in names {
            let entrant = Entrant::read(name, args)?;
            let known = entrants.iter().position(|known| known.name == entrant.name);
            lineup.push(known.unwrap_or(entrants.len()));
            if known.is_none() {
                entrants.push(entrant);
            }
        }
        // Checked here, so that a wrong number of seats is an error before any game.
        game.replay(&variant, seats as u8)?;
        let orders = orders(&lineup);
        let sets = args.games.div_ceil(orders.len() as u64);
        let seed = game_args::seed(Some(args.seed.as_deref().unwrap_or("0")))?;
        Ok(Plan { game, variant, entrants, orders, sets, seed })
    }

    pub(super) fn seats(&self) -> usize {
        self.orders[0].len()
    }

    /// Returns the dealer's seed of a set.
    pub(super) fn seed_of(&self, set: u64) -> Seed {
        self.seed.plus(set)
    }

    /// Returns the luck of a bot in one game.
    pub(super) fn luck_of(&self, set: u64, order: usize, seat: Seat) -> QuickLuck {
        let low = u64::from_be_bytes(std::array::from_fn(|i| self.seed_of(set).0[24 + i]));
        QuickLuck::new(low ^ (order as u64) << 40 ^ u64::from(seat.0 + 1) << 56)
    }

    /// Returns all that determines the run, as the first line of its results.
    pub(super) fn header(&self) -> Value {
        let options: serde_json::Map<String, Value> = self
            .variant
            .iter()
            .map(|(name, value)| (name.to_owned(), Value::from(value.to_string())))
            .collect();
        json!({
            "arena": 1,
            "game": self.game.name(),
            "edition": self.game.edition(),
            "options": options,
            "bots_edition": catalog::BOTS_EDITION,
            "bots": self.orders[0].iter().map(|&entrant| &self.entrants[entrant].name).collect::<Vec<_>>(),
            "seed": self.seed.to_string(),
        })
    }
}

impl Entrant {
    fn read(name: &str, args: &args::Arena) -> Outcome<Entrant> {
        let name = match (name, args.iterations, args.ms) {
            ("ismcts", Some(worlds), _) => format!("ismcts:{worlds}"),
            ("ismcts", None, Some(millis)) => format!("ismcts:{millis}ms"),
            ("ismcts", None, None) => return Err(Failure::Usage(Message::new("cli-arena-budget"))),
            _ => name.to_owned(),
        };
        let strength = game_args::strength(&name)?;
        Ok(Entrant { name, strength })
    }

    /// Does it think by the clock, so that a repeated game may differ?
    pub(super) fn by_the_clock(&self) -> bool {
        matches!(self.strength, Strength::Marshal | Strength::Legend | Strength::Search(_, Budget::Millis(_)))
    }
}

/// Returns every order of a lineup, each once.
fn orders(lineup: &[usize]) -> Vec<Vec<usize>> {
    if lineup.len() < 2 {
        return vec![lineup.to_vec()];
    }
    let mut all = Vec::new();
    let mut tried = Vec::new();
    for (i, &first) in lineup.iter().enumerate() {
        if tried.contains(&first) {
            continue;
        }
        tried.push(first);
        let rest: Vec<usize> = lineup[..i].iter().chain(&lineup[i + 1..]).copied().collect();
        all.extend(orders(&rest).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_comes_once() {
        assert_eq!(orders(&[0, 1]), [[0, 1], [1, 0]]);
        assert_eq!(orders(&[0, 1, 1, 1]).len(), 4, "equal bots are interchangeable");
        assert_eq!(orders(&[0, 1, 2, 3]).len(), 24);
        assert_eq!(orders(&[0, 0, 1, 1]).len(), 6);
    }
}
