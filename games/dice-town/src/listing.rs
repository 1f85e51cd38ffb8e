//! Lists the full state as the rules file does: for `simulate`, `verify` and playthroughs only.

use crate::{Action, Card, Cards, Choice, Offer, Phase, State};
use kernel::{Action as _, Listed, Listing, Seat};

impl Listed for State {
    fn listing(&self) -> Listing {
        let public = &self.public;
        let listing = Listing::map([
            ("turn", public.turn.into()),
            ("phase", public.phase.name().into()),
            ("to_act", public.awaits().seats().iter().collect()),
            ("sheriff", public.sheriff.into()),
            ("mine", public.mine.into()),
            ("bank", public.bank.into()),
            ("stagecoach", public.stagecoach.into()),
            ("store", Listing::map([("deck", cards(self.deck.store())), ("discard", cards(self.discard))])),
            (
                "titles",
                Listing::map([
                    ("deck", cards(self.deck.titles())),
                    ("row", public.titles.iter().map(|card| card.name()).collect()),
                ]),
            ),
            ("seats", Seat::all(public.seats).map(|seat| self.seat_listing(seat)).collect()),
        ]);
        if self.drawn.is_empty() { listing } else { listing.with("drawn", cards(self.drawn)) }
    }
}

impl State {
    fn seat_listing(&self, seat: Seat) -> Listing {
        let (public, i) = (&self.public, seat.index());
        Listing::map([
            ("dollars", public.dollars[i].into()),
            ("nuggets", public.nuggets[i].into()),
            ("store", cards(self.hands[i].store())),
            ("titles", cards(self.hands[i].titles())),
            ("wired", cards(public.wired[i])),
            ("row", public.rows[i].to_string().into()),
            ("rolled", self.rolled[i].to_string().into()),
            ("choice", self.choice(seat)),
            ("gained", public.gained.contains(seat).into()),
        ])
    }

    fn choice(&self, seat: Seat) -> Listing {
        if self.public.bribers().contains(seat) {
            return pieces(self.offers[seat.index()]);
        }
        self.choices[seat.index()]
            .map_or(Listing::Null, |choice| Action::from(choice).text(seat, self.public.seats).into())
    }
}

impl From<Choice> for Action {
    fn from(choice: Choice) -> Action {
        if choice.brute { Action::KeepBrute(choice.dice) } else { Action::Keep(choice.dice) }
    }
}

fn cards(cards: Cards) -> Listing {
    cards.iter().map(Card::name).collect()
}

fn pieces(offer: Offer) -> Listing {
    let bills = (0..offer.bills).map(|_| "bill");
    let nuggets = (0..offer.nuggets).map(|_| "nugget");
    bills.chain(nuggets).chain(offer.cards.iter().map(Card::name)).collect()
}

impl Phase {
    /// Returns the name of the phase in the rules file. Phases that await chance have no name
    /// there. They have the name of the phase that asked for chance, or of the first one that
    /// follows.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Sheriff | Phase::Roll | Phase::Keep => "keep",
            Phase::Cheat => "cheat",
            Phase::Wanted => "wanted",
            Phase::Offer => "offer",
            Phase::Award => "award",
            Phase::Dynamite => "dynamite",
            Phase::Sharing => "sharing",
            Phase::Credits => "credits",
            Phase::Girls => "girls",
            Phase::Rob => "rob",
            Phase::Draw | Phase::Steal | Phase::Take => "take",
            Phase::Star => "star",
            Phase::Corruption | Phase::Unseen | Phase::Refill => "corruption",
            Phase::Elixir => "elixir",
            Phase::Visit => "visit",
            Phase::Doc | Phase::DocDraw => "doc",
            Phase::Over => "over",
        }
    }
}
