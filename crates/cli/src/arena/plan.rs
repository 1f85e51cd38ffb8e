//! Who plays whom, from which seat, with which luck.

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::wish;
use catalog::{AnyGame, Budget, Strength, Variant};
use kernel::{Message, QuickLuck, Seat};
use serde_json::{Value, json};
use table::Seed;

/// One of the bots that meet.
pub(super) struct Entrant {
    /// What it is called, here and in the header.
    pub(super) name: String,
    pub(super) strength: Strength,
}

/// Everything from which a run follows.
pub(super) struct Plan {
    pub(super) game: &'static dyn AnyGame,
    pub(super) variant: Variant,
    pub(super) entrants: Vec<Entrant>,
    /// Each order in which the entrants can sit, seat by seat. All of them together are a set, and
    /// every game of a set has the same dealer: nobody is better for having sat better.
    pub(super) orders: Vec<Vec<usize>>,
    pub(super) sets: u64,
    pub(super) seed: Seed,
}

impl Plan {
    pub(super) fn of(args: &args::Arena) -> Outcome<Plan> {
        let (game, variant) = args.wish.grant()?;
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
        // The last one sits in all seats that are left.
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
        // Asked here, so that a wrong number of seats is an error before anything is played.
        game.replay(&variant, seats as u8)?;
        let orders = orders(&lineup);
        let sets = args.games.div_ceil(orders.len() as u64);
        let seed = wish::seed(Some(args.seed.as_deref().unwrap_or("0")))?;
        Ok(Plan { game, variant, entrants, orders, sets, seed })
    }

    pub(super) fn seats(&self) -> usize {
        self.orders[0].len()
    }

    /// The dealer's seed of a set.
    pub(super) fn seed_of(&self, set: u64) -> Seed {
        self.seed.plus(set)
    }

    /// The luck of a bot in one game.
    pub(super) fn luck_of(&self, set: u64, order: usize, seat: Seat) -> QuickLuck {
        let low = u64::from_be_bytes(std::array::from_fn(|i| self.seed_of(set).0[24 + i]));
        QuickLuck::new(low ^ (order as u64) << 40 ^ u64::from(seat.0 + 1) << 56)
    }

    /// All that a run follows from, as the first line of its results.
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
        let strength = wish::strength(&name)?;
        Ok(Entrant { name, strength })
    }

    /// Does it think by the clock, so that the same game may go on otherwise next time?
    pub(super) fn by_the_clock(&self) -> bool {
        matches!(self.strength, Strength::Marshal | Strength::Legend | Strength::Search(_, Budget::Millis(_)))
    }
}

/// Every order of a lineup, each once.
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
        assert_eq!(orders(&[0, 1, 1, 1]).len(), 4, "those that are alike are not told apart");
        assert_eq!(orders(&[0, 1, 2, 3]).len(), 24);
        assert_eq!(orders(&[0, 0, 1, 1]).len(), 6);
    }
}
