//! What viewers are told about a step, with the clause that made it happen.

use crate::score::{COST, hurts, penalty};
use crate::{Action, Card, CardSet, Chance, Colour, Phase, Public, Rule, State, Symbol};
use kernel::{Arg, Message, Scorecard, Seat, Step, StepOf, Viewer};

/// One thing a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A round begins, and this seat leads its first trick (WS-5).
    RoundBegins {
        /// Which round.
        round: u8,
        /// Who leads.
        leader: Seat,
    },
    /// All cards are dealt (WS-4).
    Dealt {
        /// The viewer's own ten; empty for a bystander.
        hand: CardSet,
        /// How many cards are set aside unseen.
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
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of another colour: the seat holds none of the led one (WS-8).
    Discarded {
        /// Who plays.
        seat: Seat,
        /// The card.
        card: Card,
        /// The colour that was led.
        void: Colour,
    },
    /// The trick is taken (WS-9).
    Taken {
        /// Who takes it.
        seat: Seat,
        /// The card that took it.
        with: Card,
        /// Was it the trump symbol that took it, or the led colour?
        by_trump: bool,
        /// The penalty points in it.
        points: u16,
    },
    /// A seat's count at the end of a round (WS-12).
    Scored {
        /// Whose count.
        seat: Seat,
        /// Which round.
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
        /// All who share the fewest points.
        winners: Vec<Seat>,
        /// Those points.
        points: u16,
    },
}

impl Notice {
    /// Who has won, once the game is over (WS-14).
    pub(crate) fn over(public: &Public) -> Notice {
        let points = Seat::all(public.seats).map(|seat| public.penalty(seat)).min().unwrap_or_default();
        let winners = Seat::all(public.seats).filter(|&seat| public.penalty(seat) == points).collect();
        Notice::Over { winners, points }
    }
}

impl State {
    pub(crate) fn notices(
        before: &State,
        step: StepOf<State>,
        after: &State,
        viewer: Viewer,
        out: &mut Vec<Notice>,
    ) {
        let (was, now) = (&before.public, &after.public);
        match step {
            Step::Chance(Chance::Leader(leader)) => out.push(Notice::RoundBegins { round: 1, leader }),
            Step::Chance(Chance::Card(_)) => {
                if now.phase == Phase::Symbol {
                    let hand = viewer.seat().map_or(CardSet::EMPTY, |seat| after.hands[seat.index()]);
                    out.push(Notice::Dealt { hand, aside: now.undealt });
                }
            }
            Step::Chance(Chance::Symbol(symbol)) => out.push(Notice::Trump { seat: was.leader, symbol }),
            Step::Act(seat, Action::Play(card)) => {
                out.push(match was.led() {
                    Some(led) if led != card.colour() => Notice::Discarded { seat, card, void: led },
                    _ => Notice::Played { seat, card },
                });
                if was.laid + 1 == was.seats {
                    trick_taken(was, card, now, out);
                }
            }
        }
    }
}

/// The last card of a trick: who takes it, and all that follows from it.
fn trick_taken(was: &Public, card: Card, now: &Public, out: &mut Vec<Notice>) {
    let mut full = *was;
    full.lay(was.turn, card);
    let seat = full.best.seat();
    let with = full.table()[usize::from(seat.places_after(was.leader, was.seats))];
    let by_trump = was.trump.is_some_and(|trump| trump.cards().contains(with));
    out.push(Notice::Taken { seat, with, by_trump, points: penalty(was.round, full.on_table) });
    if was.trick + 1 < crate::TRICKS {
        return;
    }
    full.taken[seat.index()] = full.taken[seat.index()].or(full.on_table);
    for seat in Seat::all(was.seats) {
        out.push(scored(&full, seat, now.penalty(seat)));
    }
    if now.phase == Phase::Over {
        out.push(Notice::over(now));
    } else {
        out.push(Notice::RoundBegins { round: now.round, leader: now.opener });
    }
}

fn scored(full: &Public, seat: Seat, total: u16) -> Notice {
    let cards = full.taken[seat.index()];
    let symbols = Symbol::ALL.into_iter().filter(|&symbol| hurts(full.round, symbol));
    Notice::Scored {
        seat,
        round: full.round,
        symbols: symbols
            .map(|symbol| (symbol, cards.and(symbol.cards()).len(), COST[symbol as usize]))
            .collect(),
        points: penalty(full.round, cards),
        total,
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
