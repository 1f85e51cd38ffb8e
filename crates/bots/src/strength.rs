//! What players choose between.

use crate::{Bot, Budget, Crafted, Greedy, Greenhorn, Ismcts, Random};
use kernel::{ActionOf, QuickLuck, State};

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Anything legal.
    Random,
    /// Rules of thumb, with mistakes.
    Greenhorn,
    /// Rules of thumb.
    Deputy,
    /// Searches, for about a tenth of a second.
    Marshal,
    /// Searches, for about a second.
    Legend,
    /// Searches for as long as it is told to.
    Search(Budget),
}

impl Strength {
    /// The strengths with a name, weakest first.
    pub const NAMED: [(&'static str, Strength); 5] = [
        ("random", Strength::Random),
        ("greenhorn", Strength::Greenhorn),
        ("deputy", Strength::Deputy),
        ("marshal", Strength::Marshal),
        ("legend", Strength::Legend),
    ];

    /// The strength of this name; `greedy` is the deputy by his other name, `ismcts:500` searches
    /// 500 worlds, and `ismcts:50ms` for so long.
    pub fn read(name: &str) -> Option<Strength> {
        if name == "greedy" {
            return Some(Strength::Deputy);
        }
        if let Some(budget) = name.strip_prefix("ismcts:") {
            let number = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
            let millis = budget.strip_suffix("ms").map(|millis| number(millis).map(Budget::Millis));
            return millis.unwrap_or_else(|| number(budget).map(Budget::Iterations)).map(Strength::Search);
        }
        Strength::NAMED.into_iter().find(|(known, _)| *known == name).map(|(_, strength)| strength)
    }

    /// What a bot of this strength does.
    pub fn choose<G: Crafted>(
        self,
        view: &<G::State as State>::View,
        luck: &mut QuickLuck,
    ) -> ActionOf<G::State> {
        let craft = G::Craft::default();
        let search = |budget| Ismcts { craft, budget, threads: 1 };
        match self {
            Strength::Random => Random.choose(view, luck),
            Strength::Greenhorn => Greenhorn(craft).choose(view, luck),
            Strength::Deputy => Greedy(craft).choose(view, luck),
            Strength::Marshal => search(Budget::Millis(100)).choose(view, luck),
            Strength::Legend => search(Budget::Millis(1000)).choose(view, luck),
            Strength::Search(budget) => search(budget).choose(view, luck),
        }
    }
}
