//! Lists the full state as a rules file would: for playthroughs only.

use super::{Action, Card, State};
use kernel::{Listed, Listing};

impl Listed for State {
    fn listing(&self) -> Listing {
        let seats = usize::from(self.public.seats);
        let rest = Card::all().filter(|&card| !self.hands.contains(&Some(card)));
        let choice = |choice: Option<Action>| choice.map_or(Listing::Null, |action| action.name().into());
        Listing::map([
            ("round", 1u8.into()),
            ("hands", self.hands.into_iter().flatten().map(Card::name).collect()),
            ("rest", rest.map(Card::name).collect()),
            ("choices", self.choices[..seats].iter().copied().map(choice).collect()),
        ])
    }
}
