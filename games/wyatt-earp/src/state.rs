//! The full state of a table.
//!
//! A state is [`Public`] plus what is hidden: hands, supply, discard, and the card that a search has just
//! found. Of the discard everybody knows what landed since the last search. How steps change a state is in
//! `apply.rs`. Which steps may happen is in `check.rs` and `legal.rs`.

use crate::cards::Pile;
use crate::{Action, Card, Cards, Chance, Options, Outlaw, Public};
use kernel::{ArrayVec, Awaits, Luck, Seat};

/// The maximum number of seats, and the length of arrays by seat.
pub const SEATS: usize = 4;
/// The number of cards dealt to each seat (WE-6).
pub const HAND: u8 = 10;

/// What a table waits for: an outcome of chance, or a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Chance names the first dealer (WE-7).
    Dealer,
    /// Chance deals the next card (WE-6).
    Deal,
    /// Chance turns over the card that begins the discard (WE-6).
    TurnUp,
    /// The seat in turn draws (WE-10).
    Draw,
    /// Chance brings a card drawn from the supply (WE-10, WE-31).
    Drawing,
    /// The seat in turn plays or discards (WE-15).
    Play,
    /// Chance turns over a card for a shot (WE-19).
    Shot,
    /// Where to put a card that stays (WE-22).
    Place,
    /// Which set to cover (WE-25).
    Cover,
    /// Which card to steal (WE-28).
    Take,
    /// Which seat to ask next (WE-27).
    Ask,
    /// Which card to take from the searched pile (WE-32).
    Pick,
    /// Whether to play the card found (WE-33).
    Immediate,
    /// Which hideout to clear (WE-34).
    Uncover,
    /// Whether to clear a hideout out of turn (WE-35).
    React,
    /// Whether to play a photo out of turn (WE-37).
    PhotoReact,
    /// Chance brings the next card of a duel (WE-45).
    Duel,
    /// The game is over (WE-44).
    Over,
}

/// All cards of one outlaw in one territory (WE-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Set {
    /// The number of outlaw cards.
    pub outlaws: u8,
    /// Whether the photo is here.
    pub photo: bool,
    /// The numbers of stagecoach robberies, bank robberies and fastest guns attached (WE-22).
    pub attached: [u8; 3],
    /// Whether a hideout covers it (WE-25).
    pub covered: bool,
}

/// The cards that can be attached to a set, in canonical order (WE-22).
pub const ATTACHABLE: [Card; 3] = [Card::STAGECOACH, Card::BANK, Card::FASTEST_GUN];

impl Set {
    /// Returns whether it has no cards.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Set::default()
    }

    /// Returns whether a card can be attached to it (WE-22).
    #[inline]
    pub fn holds_target(self) -> bool {
        self.outlaws > 0 || self.photo
    }

    /// Returns its cards, if it is a set of this outlaw: outlaw cards, photo, attached cards, and hideout.
    pub(crate) fn cards(self, outlaw: Outlaw) -> impl Iterator<Item = Card> {
        let of = |(card, count): (Card, u8)| (0..count).map(move |_| card);
        of((outlaw.into(), self.outlaws))
            .chain(of((Card::photo(outlaw), self.photo.into())))
            .chain(ATTACHABLE.into_iter().zip(self.attached).flat_map(of))
            .chain(of((Card::HIDEOUT, self.covered.into())))
    }
}

/// What a seat reacts to out of turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reaction {
    /// No seat reacts: the seat in turn acts.
    #[default]
    None,
    /// A hideout just placed on this set of the actor (WE-35).
    Hideout(Outlaw),
    /// A discard that was announced (WE-35).
    Announced,
}

/// What a shot decides (WE-19).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Aim {
    /// Whether the committed card is attached (WE-22) or covers a set (WE-25).
    #[default]
    Committed,
    /// Whether a card is stolen (WE-28).
    Rob,
    /// Whether a hideout is cleared (WE-34).
    Clear,
}

/// The full state: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: [Cards; SEATS],
    /// In no order (invariant I3).
    pub(crate) supply: Pile,
    /// Bottom first.
    pub(crate) discard: ArrayVec<Card, 78>,
    /// The card that a search has just found (WE-33).
    pub(crate) found: Option<Card>,
}

impl State {
    pub(crate) fn open(options: Options, seats: u8) -> State {
        State {
            public: Public::open(options, seats),
            hands: Default::default(),
            supply: Pile::FULL,
            discard: ArrayVec::new(),
            found: None,
        }
    }

    /// Returns the pile from which the next card comes.
    #[inline]
    pub(crate) fn pile(&self) -> Cards {
        if self.public.phase == Phase::Duel { self.public.duel_deck } else { self.supply.cards() }
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.phase {
            Phase::Dealer => out.extend(Seat::all(self.public.seats).map(|seat| (Chance::Dealer(seat), 1))),
            _ if self.public.awaits() == Awaits::Chance => {
                let pile = self.pile();
                out.extend(pile.kinds().map(|card| (Chance::Card(card), u32::from(pile.count(card)))));
            }
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        match self.public.phase {
            Phase::Dealer => Chance::Dealer(Seat(luck.below(self.public.seats.into()) as u8)),
            Phase::Duel => {
                let deck = Pile::new(self.public.duel_deck);
                Chance::Card(deck.nth(luck.below(deck.len())))
            }
            _ => Chance::Card(self.supply.nth(luck.below(self.public.supply.into()))),
        }
    }

    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.public.awaits().seats().contains(seat) {
            self.legal(out);
        }
    }
}
