//! The full state of a table.
//!
//! A state is [`Public`] plus what is hidden: hands, decks, dice under cups, choices and offers
//! that have not been shown, and what each seat remembers having seen. How steps change a state is
//! in `apply.rs`. Which steps may happen is in `check.rs` and `legal.rs`.

use crate::{Action, Cards, Chance, Dice, Face, Memory, Options, Public};
use kernel::{Awaits, Luck, Seat};

/// The maximum number of seats, and the length of arrays by seat.
pub const SEATS: usize = 5;
/// The number of titles in the row (DT-4).
pub const ROW: usize = 3;

/// What a table waits for: an outcome of chance, or a decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Chance names the first sheriff (DT-5).
    Sheriff,
    /// Chance brings a title for the row (DT-4, DT-24).
    Refill,
    /// Chance rolls a seat's dice (DT-7, DT-9).
    Roll,
    /// Which dice to keep (DT-7): all seats in secret, or one seat again and openly (DT-14).
    Keep,
    /// Whether to turn a die (DT-11).
    Cheat,
    /// Whether to cancel a card (DT-13).
    Wanted,
    /// What to offer the sheriff (DT-16).
    Offer,
    /// Which of the tied seats wins (DT-16, DT-32).
    Award,
    /// Whether to play dynamite (DT-18).
    Dynamite,
    /// Whether to play sharing (DT-19).
    Sharing,
    /// Whether to visit the store twice (DT-21).
    Credits,
    /// Chance brings a store card for the winner (DT-21).
    Draw,
    /// Whether to visit the saloon twice (DT-22).
    Girls,
    /// Which seat to rob (DT-22).
    Rob,
    /// Chance draws a card from a hand (DT-22).
    Steal,
    /// Which card to take (DT-21, DT-22).
    Take,
    /// Whether to play a card before the star moves (DT-23).
    Star,
    /// Whether to also take a title from the deck (DT-24).
    Corruption,
    /// Chance brings that title (DT-24).
    Unseen,
    /// Whether to visit the doctor despite a gain (DT-25).
    Elixir,
    /// Which seat sees the doctor next (DT-25).
    Visit,
    /// What the doctor does (DT-25).
    Doc,
    /// Chance brings a store card from the doctor (DT-25).
    DocDraw,
    /// The game is over (DT-30).
    Over,
}

/// The places of the town, in the order in which they are resolved. The stagecoach arrives after
/// the bank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Place {
    /// The mine (DT-18).
    #[default]
    Mine,
    /// The bank (DT-19).
    Bank,
    /// The General Store (DT-21).
    Store,
    /// The saloon (DT-22).
    Saloon,
    /// The sheriff's star (DT-23).
    Star,
    /// The town hall (DT-24).
    Hall,
    /// The doctor (DT-25).
    Doctor,
    /// The end of the game, if the winner is still undecided (DT-32).
    End,
}

impl Place {
    /// The places that dice win.
    pub const CONTESTED: [Place; 6] =
        [Place::Mine, Place::Bank, Place::Store, Place::Saloon, Place::Star, Place::Hall];

    /// Returns the face that wins the place. The town hall has none.
    pub fn face(self) -> Option<Face> {
        match self {
            Place::Mine => Some(Face::Nine),
            Place::Bank => Some(Face::Ten),
            Place::Store => Some(Face::Jack),
            Place::Saloon => Some(Face::Queen),
            Place::Star => Some(Face::King),
            _ => None,
        }
    }
}

/// A choice of dice after a roll (DT-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The dice to keep.
    pub dice: Dice,
    /// Whether a brute is played with it (DT-10).
    pub brute: bool,
}

/// What a tied seat offers the sheriff (DT-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    /// Dollars.
    pub bills: u8,
    /// Nuggets.
    pub nuggets: u8,
    /// Store cards and titles.
    pub cards: Cards,
}

impl Offer {
    /// Returns whether nothing is offered.
    pub fn is_empty(self) -> bool {
        self == Offer::default()
    }
}

/// The full state: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    /// Store cards and titles in hand (DT-6).
    pub(crate) hands: [Cards; SEATS],
    /// The store deck and the title deck, in no order (invariant I3).
    pub(crate) deck: Cards,
    /// The store discard.
    pub(crate) discard: Cards,
    /// Cards drawn and not yet chosen from (DT-21, DT-22).
    pub(crate) drawn: Cards,
    /// The rolls of the current reveal (DT-7).
    pub(crate) rolled: [Dice; SEATS],
    /// The choices made for these rolls.
    pub(crate) choices: [Option<Choice>; SEATS],
    /// The offers so far (DT-16).
    pub(crate) offers: [Offer; SEATS],
    /// What each seat knows of the others' hands and of the piles.
    pub(crate) memory: [Memory; SEATS],
}

impl State {
    pub(crate) fn open(options: Options, seats: u8) -> State {
        State {
            public: Public::open(options, seats),
            hands: [Cards::NONE; SEATS],
            deck: Cards::FULL,
            discard: Cards::NONE,
            drawn: Cards::NONE,
            rolled: [Dice::NONE; SEATS],
            choices: [None; SEATS],
            offers: [Offer::default(); SEATS],
            memory: [Memory::default(); SEATS],
        }
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        let public = &self.public;
        let mut cards = |from: Cards, chance: &dyn Fn(crate::Card) -> Chance| {
            out.extend(from.kinds().map(|card| (chance(card), u32::from(from.count(card)))));
        };
        match public.phase {
            Phase::Sheriff => out.extend(Seat::all(public.seats).map(|seat| (Chance::Sheriff(seat), 1))),
            Phase::Refill | Phase::Unseen => cards(self.deck.titles(), &Chance::Title),
            Phase::Draw | Phase::DocDraw => cards(self.deck.store(), &Chance::Store),
            Phase::Steal => cards(self.hands[public.victim.index()], &|card| {
                Chance::Steal(public.winner, public.victim, card)
            }),
            Phase::Roll => {
                let seat = public.actor;
                let rolls = Dice::rolls(public.free_dice(seat));
                out.extend(rolls.map(|dice| (Chance::Roll(seat, dice), dice.ways())));
            }
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        let public = &self.public;
        let mut card = |from: Cards| from.nth(luck.below(from.len().into()));
        match public.phase {
            Phase::Roll => {
                let seat = public.actor;
                Chance::Roll(seat, Dice::roll(public.free_dice(seat), luck))
            }
            Phase::Refill | Phase::Unseen => Chance::Title(card(self.deck.titles())),
            Phase::Draw | Phase::DocDraw => Chance::Store(card(self.deck.store())),
            Phase::Steal => {
                Chance::Steal(public.winner, public.victim, card(self.hands[public.victim.index()]))
            }
            _ => Chance::Sheriff(Seat(luck.below(public.seats.into()) as u8)),
        }
    }

    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Awaits::Seats(owing) = self.public.awaits()
            && owing.contains(seat)
        {
            self.legal(seat, out);
        }
    }
}
