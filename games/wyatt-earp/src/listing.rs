//! Lists the full state as the rules file does: for `simulate`, `verify` and playthroughs only.

use crate::state::{ATTACHABLE, Set};
use crate::{Card, Cards, OUTLAWS, Outlaw, Phase, State};
use kernel::{Listed, Listing, Seat};
use std::borrow::Cow;

impl Listed for State {
    fn listing(&self) -> Listing {
        let public = &self.public;
        let chair = |seat: Seat| {
            Listing::map([
                ("money", dollars(public.money[seat.index()])),
                ("hand", cards(self.hands[seat.index()])),
                ("sets", sets(&public.sets[seat.index()])),
            ])
        };
        let posters = Outlaw::ALL.into_iter().zip(public.posters);
        let posters = posters.map(|(outlaw, money)| (Cow::Borrowed(outlaw.name()), dollars(money)));
        let open = Outlaw::ALL.into_iter().filter(|&outlaw| public.is_open(outlaw));
        let listing = Listing::map([
            ("round", public.round.into()),
            ("dealer", public.dealer.into()),
            ("turn", public.turn.into()),
            ("phase", public.phase.name().into()),
            ("to_act", public.awaits().seats().iter().collect()),
            ("supply", cards(self.supply.cards())),
            ("discard", self.discard.iter().map(|card| card.name()).collect()),
            ("reshuffled", public.reshuffled.into()),
            ("idle", public.idle.into()),
            ("posters", Listing::Map(posters.collect())),
            ("open", open.map(Outlaw::name).collect()),
            ("seats", Seat::all(public.seats).map(chair).collect()),
        ]);
        let pending = [("committed", public.committed), ("announced", public.announced)];
        pending.into_iter().fold(listing, |listing, (key, card)| match card {
            Some(card) => listing.with(key, card.name()),
            None => listing,
        })
    }
}

fn dollars(thousands: u16) -> Listing {
    (1000 * u32::from(thousands)).into()
}

fn cards(cards: Cards) -> Listing {
    cards.iter().map(Card::name).collect()
}

fn sets(sets: &[Set; OUTLAWS]) -> Listing {
    let held = Outlaw::ALL.into_iter().zip(sets).filter(|(_, set)| !set.is_empty());
    Listing::Map(held.map(|(outlaw, set)| (Cow::Borrowed(outlaw.name()), one_set(*set))).collect())
}

fn one_set(set: Set) -> Listing {
    let attached = ATTACHABLE.into_iter().zip(set.attached);
    let attached = attached.flat_map(|(card, count)| (0..count).map(move |_| card.name()));
    Listing::map([
        ("outlaws", set.outlaws.into()),
        ("photo", set.photo.into()),
        ("attached", attached.collect()),
        ("covered", set.covered.into()),
    ])
}

impl Phase {
    /// Returns its name in the rules file. While chance is awaited, it is the name of the phase that follows.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Draw | Phase::Dealer | Phase::Deal | Phase::TurnUp => "draw",
            Phase::Play | Phase::Drawing | Phase::Shot => "play",
            Phase::Place => "place",
            Phase::Cover => "cover",
            Phase::Take => "take",
            Phase::Ask => "ask",
            Phase::Pick => "pick",
            Phase::Immediate => "immediate",
            Phase::Uncover => "uncover",
            Phase::React => "react",
            Phase::PhotoReact => "photo-react",
            Phase::Duel | Phase::Over => "over",
        }
    }
}
