//! Turns a notice into an event. The shape is in `event.rs`.

use super::event::{Event, Gift, Returned, Turns};
use super::show::{cards, faces, offer, points};
use crate::{Action, Card, Notice, Place, SEATS};
use kernel::Seat;

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::FirstSheriff { seat: Seat(seat) } => Event::FirstSheriff { seat },
            Notice::TitleTurned { card } => Event::TitleTurned { card },
            Notice::TurnBegins { turn } => Event::TurnBegins { turn },
            Notice::RollAgain { seats } => Event::RollAgain { seats: seats.numbers() },
            Notice::Rolled { seat: Seat(seat), dice } => Event::Rolled { seat, dice: faces(dice) },
            Notice::Kept { seat: Seat(seat), dice, cost, brute, row } => {
                Event::Kept { seat, dice: faces(dice), cost, brute, row: faces(row) }
            }
            Notice::Shows { seat: Seat(seat), dice, again } => {
                Event::Shows { seat, dice: faces(dice), again }
            }
            Notice::KeptLast { seat: Seat(seat), dice, row } => {
                Event::KeptLast { seat, dice: faces(dice), row: faces(row) }
            }
            Notice::Played { seat, action } => played(seat, action),
            Notice::Cancelled { seat: Seat(seat), player: Seat(player), card } => {
                Event::Cancelled { seat, with: Card::WANTED, player, card }
            }
            Notice::ChoosesAgain { seat: Seat(seat) } => Event::ChoosesAgain { seat },
            Notice::Cheated { seat: Seat(seat), from, to, row } => {
                Event::Cheated { seat, from, to, row: faces(row) }
            }
            Notice::Tie { place, seats } => Event::Tie { place, seats: seats.numbers() },
            Notice::Offered { seat: Seat(seat), offer: made } => Event::Offered { seat, offer: offer(made) },
            Notice::Awarded { sheriff: Seat(sheriff), seat: Seat(seat), place, offer: made } => {
                Event::Awarded { sheriff, seat, place, offer: offer(made) }
            }
            Notice::Won { place: Place::Hall, seat: Seat(seat), row } => {
                Event::Won { place: Place::Hall, seat, dice: faces(row), hand: Some(row.kind()) }
            }
            Notice::Won { place, seat: Seat(seat), row } => {
                let dice = row.faces().filter(|&face| Some(face) == place.face());
                Event::Won { place, seat, dice: dice.collect(), hand: None }
            }
            Notice::Nobody { place } => Event::Nobody { place },
            Notice::NothingThere { place } => Event::NothingThere { place },
            Notice::Mined { seat: Seat(seat), nuggets, left } => Event::Mined { seat, nuggets, left },
            Notice::RobbedBank { seat: Seat(seat), dollars } => Event::RobbedBank { seat, dollars },
            Notice::Shared { seat: Seat(seat), from: Seat(from), dollars } => {
                Event::Shared { seat, from, dollars }
            }
            Notice::Stagecoach { dollars, bank } => Event::Stagecoach { dollars, bank },
            Notice::Renewed { cards } => Event::Renewed { cards },
            Notice::Drew { seat: Seat(seat), card } => Event::Drew { seat, card },
            Notice::TookStore { seat: Seat(seat), card, discarded } => {
                Event::TookStore { seat, card, discarded }
            }
            Notice::Robs { seat: Seat(seat), victim: Seat(victim), cards } => {
                Event::Robs { seat, victim, cards }
            }
            Notice::DrewFrom { seat: Seat(seat), victim: Seat(victim), title, card } => {
                Event::DrewFrom { seat, victim, title, card }
            }
            Notice::Stole { seat: Seat(seat), victim: Seat(victim), title, card, returned } => {
                let [store, titles] = returned;
                Event::Stole { seat, victim, title, card, returned: Returned { store, titles } }
            }
            Notice::StarStays { seat: Seat(seat), marshal } => Event::StarStays { seat, marshal },
            Notice::Joe { seat: Seat(seat), victim: Seat(victim), dollars } => {
                Event::Joe { seat, victim, dollars }
            }
            Notice::NewSheriff { seat: Seat(seat), from: Seat(from) } => Event::NewSheriff { seat, from },
            Notice::TookTitles { seat: Seat(seat), ref cards } => {
                Event::TookTitles { seat, cards: cards.clone() }
            }
            Notice::TookUnseen { seat: Seat(seat), card } => Event::TookUnseen { seat, card },
            Notice::Visitors { seats } => Event::Visitors { seats: seats.numbers() },
            Notice::Wired { seat: Seat(seat), cards: wired } => Event::Wired { seat, cards: cards(wired) },
            Notice::DocStore { seat: Seat(seat), card } => Event::DocStore { seat, card },
            Notice::DocDollars { seat: Seat(seat), from } => {
                Event::DocDollars { seat, dollars: from.iter().sum(), from: gifts(from) }
            }
            Notice::DocNuggets { seat: Seat(seat), from } => {
                Event::DocNuggets { seat, nuggets: from.iter().sum(), from: gifts(from) }
            }
            Notice::DocNothing { seat: Seat(seat) } => Event::DocNothing { seat },
            Notice::GameEnds { by_mine } => Event::GameEnds { by_mine },
            Notice::Scored { seat: Seat(seat), points: scored, titles } => {
                Event::Scored { seat, points: points(scored), titles }
            }
            Notice::Over { winner: Seat(winner), points } => Event::Over { winner, points },
        }
    }
}

fn played(Seat(seat): Seat, action: Action) -> Event {
    let Some(card) = action.card() else { unreachable!("{action:?} plays no card") };
    let (mut dice, mut turns, mut victim) = (None, None, None);
    match action {
        Action::KeepBrute(kept) => dice = Some(faces(kept)),
        Action::Cheat(from, to) => turns = Some(Turns { from, to }),
        Action::Joe(Seat(robbed)) => victim = Some(robbed),
        _ => {}
    }
    Event::Played { seat, card, dice, turns, victim }
}

fn gifts(from: [u8; SEATS]) -> Vec<Gift> {
    let gifts = (0..).zip(from).filter(|&(_, count)| count > 0);
    gifts.map(|(seat, count)| Gift { seat, count }).collect()
}
