//! Strengths: the bots that players choose between. How strong they are is measured in
//! `docs/bots.md`.

use crate::{Bot, Budget, Greedy, Greenhorn, HasHeuristics, Ismcts, Random, SearchMode};
use kernel::{ActionOf, QuickLuck, State};

/// How long a marshal searches.
const MARSHAL_BUDGET: Budget = Budget::Millis(100);
/// How long a legend searches.
const LEGEND_BUDGET: Budget = Budget::Millis(1000);

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Plays anything legal.
    Random,
    /// Plays by heuristics, with mistakes.
    Greenhorn,
    /// Plays by heuristics.
    Deputy,
    /// Searches for about a tenth of a second.
    Marshal,
    /// Searches deeply, for about a second.
    Legend,
    /// Searches with the given mode and budget: `Plain` as the marshal does, `Deep` as the legend
    /// does.
    Search(SearchMode, Budget),
}

impl Strength {
    /// The strengths that have a name, weakest first.
    pub const NAMED: [(&'static str, Strength); 5] = [
        ("random", Strength::Random),
        ("greenhorn", Strength::Greenhorn),
        ("deputy", Strength::Deputy),
        ("marshal", Strength::Marshal),
        ("legend", Strength::Legend),
    ];

    /// Parses the name of a strength. `greedy` is another name of the deputy. `ismcts:500` searches
    /// 500 worlds as the marshal does, `legend:500` as the legend does, and `ismcts:50ms` searches
    /// for 50 milliseconds.
    pub fn read(name: &str) -> Option<Strength> {
        if name == "greedy" {
            return Some(Strength::Deputy);
        }
        for (searcher, mode) in [("ismcts:", SearchMode::Plain), ("legend:", SearchMode::Deep)] {
            if let Some(budget) = name.strip_prefix(searcher) {
                return read_budget(budget).map(|budget| Strength::Search(mode, budget));
            }
        }
        Strength::NAMED.into_iter().find(|(known, _)| *known == name).map(|(_, strength)| strength)
    }

    /// Returns the action that a bot of this strength chooses.
    pub fn choose<G: HasHeuristics>(
        self,
        view: &<G::State as State>::View,
        luck: &mut QuickLuck,
    ) -> ActionOf<G::State> {
        let heuristics = G::Heuristics::default();
        match self {
            Strength::Random => Random.choose(view, luck),
            Strength::Greenhorn => Greenhorn(heuristics).choose(view, luck),
            Strength::Deputy => Greedy(heuristics).choose(view, luck),
            Strength::Marshal => Strength::Search(SearchMode::Plain, MARSHAL_BUDGET).choose::<G>(view, luck),
            Strength::Legend => Strength::Search(SearchMode::Deep, LEGEND_BUDGET).choose::<G>(view, luck),
            Strength::Search(mode, budget) => {
                Ismcts { heuristics, budget, mode, threads: 1 }.choose(view, luck)
            }
        }
    }

    /// Returns the maximum search time in milliseconds: 0 for heuristics, `None` if worlds are
    /// counted.
    pub fn millis(self) -> Option<u32> {
        let budget = match self {
            Strength::Random | Strength::Greenhorn | Strength::Deputy => return Some(0),
            Strength::Marshal => MARSHAL_BUDGET,
            Strength::Legend => LEGEND_BUDGET,
            Strength::Search(_, budget) => budget,
        };
        match budget {
            Budget::Millis(millis) => Some(millis),
            Budget::Iterations(_) => None,
        }
    }
}

/// Parses a budget such as `500` or `50ms`.
fn read_budget(budget: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
    match budget.strip_suffix("ms") {
        Some(millis) => number(millis).map(Budget::Millis),
        None => number(budget).map(Budget::Iterations),
    }
}
