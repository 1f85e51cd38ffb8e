//! The whole truth about a table, and the part of it that everybody knows.
//!
//! A state is [`Public`] plus what is hidden: hands and undealt cards. A view is
//! the same [`Public`] plus one hand; so nothing can leak by being forgotten.
//! How steps change a state is `apply.rs`; which may happen is `check.rs`.

use crate::set::Deck;
use crate::{Action, Card, CardSet, Chance, Claim, Colour, Colours, SNAKE_OIL, Symbol};
use kernel::{Awaits, Listed, Listing, Luck, Seat, Seats};
use std::fmt;

/// Tricks in a round, and cards in a hand.
pub const TRICKS: u8 = 10;
/// Rounds in a game (WS-4).
pub const ROUNDS: u8 = 4;
/// The most seats; arrays by seat have this length.
pub const SEATS: usize = 4;

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Chance names the first leader (WS-5).
    Leader,
    /// Chance deals the next card (WS-4).
    Deal,
    /// Chance draws the trump of the next trick (WS-6).
    Symbol,
    /// A seat plays a card (WS-7).
    Play,
    /// Four rounds are over (WS-14).
    Over,
}

/// All that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Public {
    /// How many seats there are.
    pub seats: u8,
    /// What is awaited.
    pub phase: Phase,
    /// 1 to 4.
    pub round: u8,
    /// The current trick, 0 to 9.
    pub trick: u8,
    /// Who led the first trick of this round (WS-5).
    pub opener: Seat,
    /// Who leads the current trick (WS-10).
    pub leader: Seat,
    /// Who plays next, or is dealt the next card.
    pub turn: Seat,
    /// The trump of the current trick, once drawn (WS-6).
    pub trump: Option<Symbol>,
    /// The trumps of this round's tricks, the current one included.
    pub trumps: [Option<Symbol>; TRICKS as usize],
    /// How many cards lie in the current trick.
    pub laid: u8,
    /// The card that holds the current trick, and whose it is (WS-9).
    pub best: Claim,
    /// How many cards are never dealt (WS-4).
    pub aside: u8,
    /// Cards left in the deck, or set aside once all hands are dealt (WS-4).
    pub undealt: u8,
    /// The cards of the current trick.
    pub on_table: CardSet,
    /// The colour to be followed; before a card is led, all (WS-8).
    pub follow: Colours,
    /// Snake Oil cards left in the pile, by symbol: all drawn ones were seen.
    pub pile: [u8; 4],
    /// The cards of this round's tricks in order of play, the current one included (WS-11).
    pub tricks: [[Card; SEATS]; TRICKS as usize],
    /// Who took each finished trick of this round.
    pub takers: [Seat; TRICKS as usize],
    /// The cards each seat has taken in this round.
    pub taken: [CardSet; SEATS],
    /// Colours each seat has shown not to hold any more (WS-8).
    pub voids: [Colours; SEATS],
    /// Penalty points of each round that is already scored (WS-12).
    pub penalties: [[u16; SEATS]; ROUNDS as usize],
    /// The last trick of the round before: it was seen, and is the last there was until this round
    /// has one (WS-11).
    pub before: Option<LastTrick>,
}

/// The last trick of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastTrick {
    /// What was trump in it (WS-6).
    pub trump: Option<Symbol>,
    /// Who led it.
    pub leader: Seat,
    /// Who took it.
    pub taker: Seat,
    /// Its cards in order of play.
    pub cards: [Card; SEATS],
}

impl Public {
    /// The cards of the current trick, in order of play from the leader.
    #[inline]
    pub fn table(&self) -> &[Card] {
        &self.tricks[usize::from(self.trick)][..usize::from(self.laid)]
    }

    /// The colour to be followed in the current trick (WS-8).
    #[inline]
    pub fn led(&self) -> Option<Colour> {
        self.table().first().map(|card| card.colour())
    }

    /// The finished tricks of this round: their cards in order of play, and who took them.
    pub fn finished(&self) -> impl DoubleEndedIterator<Item = (&[Card], Seat)> {
        (0..usize::from(self.tricks_finished()))
            .map(|i| (&self.tricks[i][..usize::from(self.seats)], self.takers[i]))
    }

    /// Who led each trick of this round, the next one included (WS-5, WS-10).
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let takers = self.finished().map(|(_, taker)| taker);
        std::iter::once(self.opener).chain(takers)
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> u8 {
        let place = seat.places_after(self.opener, self.seats);
        let dealt = (Card::COUNT - self.undealt + self.seats - 1 - place) / self.seats;
        let laid = seat.places_after(self.leader, self.seats) < self.laid;
        dealt - self.tricks_finished() - u8::from(laid)
    }

    /// How many tricks of this round are finished.
    fn tricks_finished(&self) -> u8 {
        self.trick + u8::from(self.phase == Phase::Over)
    }

    /// The penalty points of a seat in the rounds already scored (WS-12).
    #[inline]
    pub fn penalty(&self, seat: Seat) -> u16 {
        self.penalties.iter().map(|round| round[seat.index()]).sum()
    }

    /// How many rounds are finished. Nothing hidden outlives one: all cards, those set aside unseen
    /// included, and all Snake Oil cards are gathered (WS-4), who leads next is no secret (WS-5), and
    /// points are counted openly (WS-12).
    pub fn finished_rounds(&self) -> u32 {
        (self.round - u8::from(self.phase != Phase::Over)).into()
    }

    /// Names the trick under way, which is what comes closest to a turn here.
    pub fn turn_number(&self) -> u32 {
        u32::from(self.round) * u32::from(TRICKS) + u32::from(self.trick)
    }

    /// Has this seat shown that it holds no card of this colour (WS-8)?
    pub fn is_void(&self, seat: Seat, colour: Colour) -> bool {
        self.voids[seat.index()].contains(colour)
    }

    /// All cards played in this round.
    pub fn played(&self) -> CardSet {
        let taken = self.taken.iter().fold(CardSet::EMPTY, |all, &cards| all.or(cards));
        taken.or(self.on_table)
    }

    /// What has to happen next.
    #[inline]
    pub fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Play => Awaits::Seats(Seats::only(self.turn)),
            Phase::Over => Awaits::Nothing,
            Phase::Leader | Phase::Deal | Phase::Symbol => Awaits::Chance,
        }
    }

    /// The colour that this hand must follow now (WS-8).
    pub fn must_follow(&self, hand: CardSet) -> Option<Colour> {
        self.led().filter(|&led| !hand.and(CardSet::of(led)).is_empty())
    }

    /// The cards of this hand that its seat may play now (WS-7, WS-8).
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        hand.and(self.follow.cards()).or_if_empty(hand)
    }
}

/// What the cards themselves say.
#[expect(clippy::missing_fields_in_debug, reason = "what is kept beside the cards for speed says the same")]
impl fmt::Debug for Public {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = usize::from(self.seats);
        f.debug_struct("Public")
            .field("phase", &self.phase)
            .field("round", &self.round)
            .field("trick", &(self.trick + 1))
            .field("opener", &self.opener)
            .field("leader", &self.leader)
            .field("turn", &self.turn)
            .field("trump", &self.trump)
            .field("trumps", &self.trumps.iter().flatten().collect::<Vec<_>>())
            .field("table", &self.table())
            .field("held", &Seat::all(self.seats).map(|seat| self.held(seat)).collect::<Vec<_>>())
            .field("undealt", &self.undealt)
            .field("pile", &self.pile)
            .field("finished", &self.finished().collect::<Vec<_>>())
            .field("voids", &&self.voids[..seats])
            .field("penalties", &self.penalties.map(|round| round[..seats].to_vec()))
            .field("before", &self.before)
            .finish()
    }
}

/// The whole truth: what everybody knows, and what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) hands: [CardSet; SEATS],
    /// The deck while dealing, later the cards set aside (WS-4); in no order (invariant I3).
    pub(crate) undealt: Deck,
}

impl State {
    pub(crate) fn open(seats: u8) -> State {
        State {
            public: Public {
                seats,
                phase: Phase::Leader,
                round: 1,
                trick: 0,
                opener: Seat(0),
                leader: Seat(0),
                turn: Seat(0),
                trump: None,
                trumps: Default::default(),
                laid: 0,
                best: Claim::default(),
                follow: Colours::ALL,
                on_table: CardSet::EMPTY,
                undealt: Card::COUNT,
                aside: Card::COUNT - TRICKS * seats,
                pile: SNAKE_OIL,
                tricks: Default::default(),
                takers: Default::default(),
                taken: Default::default(),
                voids: Default::default(),
                penalties: Default::default(),
                before: None,
            },
            hands: Default::default(),
            undealt: Deck::new(CardSet::FULL),
        }
    }

    #[inline]
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.public.phase == Phase::Play && self.public.turn == seat {
            let playable = self.public.playable(self.hands[seat.index()]);
            playable.append_to(out, Action::Play);
        }
    }

    pub(crate) fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.phase {
            Phase::Leader => out.extend(Seat::all(self.public.seats).map(|seat| (Chance::Leader(seat), 1))),
            Phase::Deal => out.extend(self.undealt.cards().iter().map(|card| (Chance::Card(card), 1))),
            Phase::Symbol => out.extend(
                Symbol::ALL
                    .map(|symbol| (Chance::Symbol(symbol), u32::from(self.public.pile[symbol as usize])))
                    .into_iter()
                    .filter(|&(_, weight)| weight > 0),
            ),
            Phase::Play | Phase::Over => {}
        }
    }

    #[inline]
    pub(crate) fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        match self.public.phase {
            Phase::Deal => Chance::Card(self.undealt.nth(luck.below(self.public.undealt.into()))),
            Phase::Symbol => {
                let [revolver, hat, star, wanted] = self.public.pile.map(u32::from);
                let drawn = luck.below(revolver + hat + star + wanted);
                let past = u8::from(drawn >= revolver)
                    + u8::from(drawn >= revolver + hat)
                    + u8::from(drawn >= revolver + hat + star);
                Chance::Symbol(Symbol::ALL[usize::from(past)])
            }
            Phase::Leader => Chance::Leader(Seat(luck.below(self.public.seats.into()) as u8)),
            Phase::Play | Phase::Over => unreachable!("sample is called only when chance is awaited"),
        }
    }
}

impl Listed for State {
    fn listing(&self) -> Listing {
        let public = &self.public;
        let names = |cards: &[Card]| cards.iter().map(|card| card.name()).collect::<Listing>();
        let set = |cards: CardSet| cards.iter().map(Card::name).collect::<Listing>();
        let pile = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| (0..public.pile[symbol as usize]).map(move |_| symbol.name()));
        let chair = |seat: Seat| {
            let won = public.finished().filter(|&(_, taker)| taker == seat);
            Listing::map([
                ("hand", set(self.hands[seat.index()])),
                ("won", won.map(|(cards, _)| names(cards)).collect()),
                ("penalty", public.penalty(seat).into()),
            ])
        };
        Listing::map([
            ("round", public.round.into()),
            ("trick", (public.trick + 1).into()),
            ("phase", if public.phase == Phase::Over { "over" } else { "play" }.into()),
            ("leader", public.leader.into()),
            ("trump", public.trump.map_or(Listing::Null, |trump| trump.name().into())),
            ("to_act", public.awaits().seats().iter().collect()),
            ("snake_oil", pile.collect()),
            ("aside", set(self.undealt.cards())),
            ("table", names(public.table())),
            ("seats", Seat::all(public.seats).map(chair).collect()),
        ])
    }
}
