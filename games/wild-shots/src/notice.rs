//! The notices that viewers receive about steps, each with the clause that made it happen. Rules create them
//! where things happen (`step_context.rs`).

use crate::score::{COST, hurts, penalty};
use crate::{Card, CardSet, Colour, Public, Rule, Symbol};
use kernel::{Arg, Message, Scorecard, Seat};

/// Something that a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A round begins, and this seat leads its first trick (WS-5).
    RoundBegins {
        /// The number of the round.
        round: u8,
        /// The seat that leads.
        leader: Seat,
    },
    /// All cards are dealt (WS-4).
    Dealt {
        /// The viewer's own ten; empty for a bystander.
        hand: CardSet,
        /// The number of cards set aside unseen.
        aside: u8,
    },
    /// The trump of the coming trick (WS-6).
    Trump {
        /// The leader, who draws the card.
        seat: Seat,
        /// The trump.
        symbol: Symbol,
    },
    /// A card is led or follows its colour (WS-7).
    Played {
        /// The seat that plays.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of another colour: the seat holds none of the led one (WS-8).
    Discarded {
        /// The seat that plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour that was led.
        void: Colour,
    },
    /// The trick is taken (WS-9).
    Taken {
        /// The seat that takes it.
        seat: Seat,
        /// The card that took it.
        with: Card,
        /// Whether the trump symbol took it. If not, the led colour did.
        by_trump: bool,
        /// The penalty points in it.
        points: u16,
    },
    /// A seat's count at the end of a round (WS-12).
    Scored {
        /// The seat.
        seat: Seat,
        /// The number of the round.
        round: u8,
        /// The symbols that hurt, how many of each were taken, and what each costs.
        symbols: Vec<(Symbol, u8, u16)>,
        /// The points of this round.
        points: u16,
        /// The points of all rounds so far.
        total: u16,
    },
    /// The game is over (WS-14).
    Over {
        /// The seats that share the fewest points.
        winners: Vec<Seat>,
        /// Those points.
        points: u16,
    },
}

impl Notice {
    /// Returns the notice of a full trick, whose cards still lie on the table (WS-9).
    pub(crate) fn taken(public: &Public) -> Notice {
        let seat = public.best.seat();
        let with = public.table()[usize::from(seat.distance_from(public.leader, public.seats))];
        let by_trump = public.trump.is_some_and(|trump| trump.cards().contains(with));
        Notice::Taken { seat, with, by_trump, points: penalty(public.round, public.on_table) }
    }

    /// Returns the notice of a seat's points when a round has been scored (WS-12).
    pub(crate) fn scored(public: &Public, seat: Seat) -> Notice {
        let (round, cards) = (public.round, public.taken[seat.index()]);
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| hurts(round, symbol));
        let counted = |symbol: Symbol| (symbol, cards.and(symbol.cards()).len(), COST[symbol as usize]);
        Notice::Scored {
            seat,
            round,
            symbols: symbols.map(counted).collect(),
            points: penalty(round, cards),
            total: public.penalty(seat),
        }
    }

    /// Returns the notice of the winners, once the game is over (WS-14).
    pub(crate) fn over(public: &Public) -> Notice {
        let points = Seat::all(public.seats).map(|seat| public.penalty(seat)).min().unwrap_or_default();
        let winners = Seat::all(public.seats).filter(|&seat| public.penalty(seat) == points).collect();
        Notice::Over { winners, points }
    }
}

impl kernel::Notice for Notice {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Notice::RoundBegins { .. } => Rule::Ws5,
            Notice::Dealt { .. } => Rule::Ws4,
            Notice::Trump { .. } => Rule::Ws6,
            Notice::Played { .. } => Rule::Ws7,
            Notice::Discarded { .. } => Rule::Ws8,
            Notice::Taken { .. } => Rule::Ws9,
            Notice::Scored { .. } => Rule::Ws12,
            Notice::Over { .. } => Rule::Ws14,
        }
    }

    fn score(&self, card: &mut Scorecard) {
        if let Notice::Scored { seat, round, points, .. } = self {
            let heading = Message::new("wild-shots-column").with("round", *round);
            card.column(&heading)[seat.index()] += i32::from(*points);
        }
    }

    fn message(&self) -> Message {
        match self {
            Notice::RoundBegins { round, leader } => {
                Message::new("wild-shots-round-begins").with("round", *round).with("seat", *leader)
            }
            Notice::Dealt { hand, aside } if hand.is_empty() => {
                Message::new("wild-shots-dealt").with("aside", *aside)
            }
            Notice::Dealt { hand, aside } => Message::new("wild-shots-dealt-hand")
                .with("cards", hand.iter().collect::<Arg>())
                .with("aside", *aside),
            Notice::Trump { seat, symbol } => {
                Message::new("wild-shots-trump").with("seat", *seat).with("symbol", *symbol)
            }
            Notice::Played { seat, card } => {
                Message::new("wild-shots-played").with("seat", *seat).with("card", *card)
            }
            Notice::Discarded { seat, card, void } => Message::new("wild-shots-discarded")
                .with("seat", *seat)
                .with("card", *card)
                .with("colour", *void),
            Notice::Taken { seat, with, by_trump, points } => Message::new("wild-shots-taken")
                .with("seat", *seat)
                .with("card", *with)
                .with("by", if *by_trump { "trump" } else { "colour" })
                .with("points", *points),
            Notice::Scored { seat, round, symbols, points, total } => {
                let count = |&(symbol, count, cost): &(Symbol, u8, u16)| {
                    Message::new("wild-shots-count")
                        .with("count", count)
                        .with("symbol", symbol)
                        .with("cost", cost)
                };
                Message::new("wild-shots-scored")
                    .with("seat", *seat)
                    .with("round", *round)
                    .with("counts", symbols.iter().map(count).collect::<Arg>())
                    .with("points", *points)
                    .with("total", *total)
            }
            Notice::Over { winners, points } => Message::new("wild-shots-over")
                .with("winners", winners.iter().copied().collect::<Arg>())
                .with("count", winners.len() as u8)
                .with("points", *points),
        }
    }

    fn feelings(&self) -> Vec<(Seat, kernel::Feeling)> {
        crate::feeling::feelings(self)
    }
}
