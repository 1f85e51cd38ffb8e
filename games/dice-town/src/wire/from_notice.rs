//! Turns a notice into an event. The shape is in `event.rs`.

use super::event::{Event, Gift, Returned, Turns};
use super::from_view::{cards, faces, offer, points};
use crate::{Action, Card, Notice, Place, SEATS};
use kernel::Seat;

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::FirstSheriff { seat } => Event::FirstSheriff { seat },
            Notice::TitleTurned { card } => Event::TitleTurned { card },
            Notice::TurnBegins { turn } => Event::TurnBegins { turn },
            Notice::RollAgain { seats } => Event::RollAgain { seats },
            Notice::Rolled { seat, dice } => Event::Rolled { seat, dice: faces(dice) },
            Notice::Kept { seat, dice, cost, brute, row } => {
                Event::Kept { seat, dice: faces(dice), cost, brute, row: faces(row) }
            }
            Notice::Shows { seat, dice, again } => Event::Shows { seat, dice: faces(dice), again },
            Notice::KeptLast { seat, dice, row } => {
                Event::KeptLast { seat, dice: faces(dice), row: faces(row) }
            }
            Notice::Played { seat, action } => played(seat, action),
            Notice::Cancelled { seat, player, card } => {
                Event::Cancelled { seat, with: Card::WANTED, player, card }
            }
            Notice::ChoosesAgain { seat } => Event::ChoosesAgain { seat },
            Notice::Cheated { seat, from, to, row } => Event::Cheated { seat, from, to, row: faces(row) },
            Notice::Tie { place, seats } => Event::Tie { place, seats },
            Notice::Offered { seat, offer: made } => Event::Offered { seat, offer: offer(made) },
            Notice::Awarded { sheriff, seat, place, offer: made } => {
                Event::Awarded { sheriff, seat, place, offer: offer(made) }
            }
            Notice::Won { place: Place::Hall, seat, row } => {
                Event::Won { place: Place::Hall, seat, dice: faces(row), hand: Some(row.kind()) }
            }
            Notice::Won { place, seat, row } => {
                let dice = row.faces().filter(|&face| Some(face) == place.face());
                Event::Won { place, seat, dice: dice.collect(), hand: None }
            }
            Notice::Nobody { place } => Event::Nobody { place },
            Notice::NothingThere { place } => Event::NothingThere { place },
            Notice::Mined { seat, nuggets, left } => Event::Mined { seat, nuggets, left },
            Notice::RobbedBank { seat, dollars } => Event::RobbedBank { seat, dollars },
            Notice::Shared { seat, from, dollars } => Event::Shared { seat, from, dollars },
            Notice::Stagecoach { dollars, bank } => Event::Stagecoach { dollars, bank },
            Notice::Renewed { cards } => Event::Renewed { cards },
            Notice::Drew { seat, card } => Event::Drew { seat, card },
            Notice::TookStore { seat, card, discarded } => Event::TookStore { seat, card, discarded },
            Notice::Robs { seat, victim, cards } => Event::Robs { seat, victim, cards },
            Notice::DrewFrom { seat, victim, title, card } => Event::DrewFrom { seat, victim, title, card },
            Notice::Stole { seat, victim, title, card, returned } => {
                let [store, titles] = returned;
                Event::Stole { seat, victim, title, card, returned: Returned { store, titles } }
            }
            Notice::StarStays { seat, marshal } => Event::StarStays { seat, marshal },
            Notice::Joe { seat, victim, dollars } => Event::Joe { seat, victim, dollars },
            Notice::NewSheriff { seat, from } => Event::NewSheriff { seat, from },
            Notice::TookTitles { seat, ref cards } => Event::TookTitles { seat, cards: cards.clone() },
            Notice::TookUnseen { seat, card } => Event::TookUnseen { seat, card },
            Notice::Visitors { seats } => Event::Visitors { seats },
            Notice::Wired { seat, cards: wired } => Event::Wired { seat, cards: cards(wired) },
            Notice::DocStore { seat, card } => Event::DocStore { seat, card },
            Notice::DocDollars { seat, from } => {
                Event::DocDollars { seat, dollars: from.iter().sum(), from: gifts(from) }
            }
            Notice::DocNuggets { seat, from } => {
                Event::DocNuggets { seat, nuggets: from.iter().sum(), from: gifts(from) }
            }
            Notice::DocNothing { seat } => Event::DocNothing { seat },
            Notice::GameEnds { by_mine } => Event::GameEnds { by_mine },
            Notice::Scored { seat, points: scored, titles } => {
                Event::Scored { seat, points: points(scored), titles }
            }
            Notice::Over { winner, points } => Event::Over { winner, points },
        }
    }
}

fn played(seat: Seat, action: Action) -> Event {
    let Some(card) = action.card() else { unreachable!("{action:?} plays no card") };
    let (mut dice, mut turns, mut victim) = (None, None, None);
    match action {
        Action::KeepBrute(kept) => dice = Some(faces(kept)),
        Action::Cheat(from, to) => turns = Some(Turns { from, to }),
        Action::Joe(robbed) => victim = Some(robbed),
        _ => {}
    }
    Event::Played { seat, card, dice, turns, victim }
}

fn gifts(from: [u8; SEATS]) -> Vec<Gift> {
    let gifts = (0..).map(Seat).zip(from).filter(|&(_, count)| count > 0);
    gifts.map(|(seat, count)| Gift { seat, count }).collect()
}
