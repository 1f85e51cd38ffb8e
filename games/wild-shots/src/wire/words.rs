//! The words by which cards, colours, symbols and phases are sent.

use crate::{Card, Colour, Phase, Symbol};

impl Phase {
    const ALL: [Phase; 5] = [Phase::Leader, Phase::Deal, Phase::Symbol, Phase::Play, Phase::Over];

    /// Returns its name in the notation. While chance is awaited, it is the kind of the chance.
    fn word(self) -> &'static str {
        ["leader", "deal", "symbol", "play", "over"][self as usize]
    }
}

kernel::wire_words! {
    Card: Card::name, Card::all();
    Colour: Colour::name, Colour::ALL;
    Symbol as CardSymbol: Symbol::name, Symbol::ALL;
    Phase: Phase::word, Phase::ALL;
}
