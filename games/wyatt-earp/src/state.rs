//! The whole truth about a table.
//!
//! A state is [`Public`] plus what is hidden: hands, supply, the discard (of which everybody
//! knows what landed since the last search), and the card a search has just found. How steps
//! change a state is `apply.rs`; which may happen is `check.rs` and `legal.rs`.

use crate::cards::Pile;
use crate::{Action, Card, Cards, Chance, Options, Outlaw, Public};
use kernel::{ArrayVec, Awaits, Luck, Seat};

/// The most seats; arrays by seat have this length.
pub const SEATS: usize = 4;
/// Cards dealt to each seat (WE-6).
pub const HAND: u8 = 10;

/// What a table waits for.
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
    /// Whom to ask next (WE-27).
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
    /// Outlaw cards.
    pub outlaws: u8,
    /// Is the photo here?
    pub photo: bool,
    /// Stagecoach robberies, bank robberies, fastest guns attached (WE-22).
    pub attached: [u8; 3],
    /// Does a hideout cover it (WE-25)?
    pub covered: bool,
}

/// The cards that can be attached to a set, in canonical order (WE-22).
pub const ATTACHABLE: [Card; 3] = [Card::STAGECOACH, Card::BANK, Card::FASTEST_GUN];

impl Set {
    /// Does it hold anything?
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Set::default()
    }

    /// Can a card be attached to it (WE-22)?
    #[inline]
    pub fn holds_target(self) -> bool {
        self.outlaws > 0 || self.photo
    }

    /// Its cards, if it is a set of this outlaw: those that make it, those attached, the hideout.
    pub(crate) fn cards(self, outlaw: Outlaw) -> impl Iterator<Item = Card> {
        let of = |(card, count): (Card, u8)| (0..count).map(move |_| card);
        of((outlaw.into(), self.outlaws))
            .chain(of((Card::photo(outlaw), self.photo.into())))
            .chain(ATTACHABLE.into_iter().zip(self.attached).flat_map(of))
            .chain(of((Card::HIDEOUT, self.covered.into())))
    }
}

/// Who reacts out of turn, and to what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reaction {
    /// Nobody does: the seat in turn acts.
    #[default]
    None,
    /// To a hideout just placed on this set of the actor (WE-35).
    Hideout(Outlaw),
    /// To a discard that was announced (WE-35).
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

/// The whole truth: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: [Cards; SEATS],
    /// In no order (invariant I3).
    pub(crate) supply: Pile,
    /// Bottom first.
    pub(crate) discard: ArrayVec<Card, 78>,
    /// The card a search has just found (WE-33).
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

    /// The pile the next card comes from.
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
