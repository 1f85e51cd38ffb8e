//! The words by which cards, faces, places and phases are sent.

use crate::{Card, Face, Kind, Phase, Place};

impl Phase {
    const ALL: [Phase; 24] = [
        Phase::Sheriff,
        Phase::Refill,
        Phase::Roll,
        Phase::Keep,
        Phase::Cheat,
        Phase::Wanted,
        Phase::Offer,
        Phase::Award,
        Phase::Dynamite,
        Phase::Sharing,
        Phase::Credits,
        Phase::Draw,
        Phase::Girls,
        Phase::Rob,
        Phase::Steal,
        Phase::Take,
        Phase::Star,
        Phase::Corruption,
        Phase::Unseen,
        Phase::Elixir,
        Phase::Visit,
        Phase::Doc,
        Phase::DocDraw,
        Phase::Over,
    ];

    /// Returns its name in the notation. The notation has none for phases that await chance, so
    /// they are named here.
    fn word(self) -> &'static str {
        match self {
            Phase::Sheriff => "sheriff",
            Phase::Refill => "refill",
            Phase::Roll => "roll",
            Phase::Draw => "draw",
            Phase::Steal => "steal",
            Phase::Unseen => "unseen",
            Phase::DocDraw => "doc-draw",
            decision => decision.name(),
        }
    }
}

kernel::wire_words! {
    Card: Card::name, Card::all();
    Face: Face::letter, Face::ALL;
    Kind: Kind::name, Kind::ALL;
    Place: Place::name, Place::CONTESTED.into_iter().chain([Place::Doctor, Place::End]);
    Phase: Phase::word, Phase::ALL;
}
