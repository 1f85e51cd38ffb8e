//! The words by which cards, outlaws, phases and the like are sent.

use crate::{Aim, Card, Ending, Outlaw, Phase, Searched};

impl Aim {
    const ALL: [Aim; 3] = [Aim::Committed, Aim::Rob, Aim::Clear];

    fn word(self) -> &'static str {
        ["committed", "rob", "clear"][self as usize]
    }
}

impl Ending {
    const ALL: [Ending; 4] = [Ending::Empty, Ending::Request, Ending::Exhausted, Ending::Idle];
}

impl Searched {
    const ALL: [Searched; 2] = [Searched::Supply, Searched::Discard];

    fn word(self) -> &'static str {
        ["supply", "discard"][self as usize]
    }
}

impl Phase {
    const ALL: [Phase; 18] = [
        Phase::Dealer,
        Phase::Deal,
        Phase::TurnUp,
        Phase::Draw,
        Phase::Drawing,
        Phase::Play,
        Phase::Shot,
        Phase::Place,
        Phase::Cover,
        Phase::Take,
        Phase::Ask,
        Phase::Pick,
        Phase::Immediate,
        Phase::Uncover,
        Phase::React,
        Phase::PhotoReact,
        Phase::Duel,
        Phase::Over,
    ];

    /// Its name in the notation, which has none for those in which chance is awaited.
    fn word(self) -> &'static str {
        match self {
            Phase::Dealer => "dealer",
            Phase::Deal => "deal",
            Phase::TurnUp => "turn-up",
            Phase::Drawing => "drawing",
            Phase::Shot => "shot",
            Phase::Duel => "duel",
            decision => decision.name(),
        }
    }
}

kernel::wire_words! {
    Card: Card::name, Card::all();
    Outlaw: Outlaw::name, Outlaw::ALL;
    Aim: Aim::word, Aim::ALL;
    Phase: Phase::word, Phase::ALL;
    Ending: Ending::name, Ending::ALL;
    Searched: Searched::word, Searched::ALL;
}
