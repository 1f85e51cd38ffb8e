//! The actions of a seat, with their notation.
//!
//! Codes follow the canonical order of the rules file. If an action names a seat, its code says how many
//! places to the left of the actor that seat is, so that code order is canonical.

use crate::{Card, OUTLAWS, Outlaw};
use kernel::{Coded, Message, Seat};
use std::fmt::Write;

/// How many places to the left of the actor another seat is: 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Left(pub u8);

/// An action of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "each is its notation, and the clause it is named after")]
// Lists of actions are written word by word. Three bytes would take two moves each.
#[repr(align(4))]
pub enum Action {
    /// WE-10.
    DrawSupply,
    /// WE-10.
    DrawDiscard,
    /// WE-12.
    EndRound,
    /// WE-16: that many outlaw cards, 1 to 7.
    Meld(Outlaw, u8),
    /// WE-18, WE-37.
    Photo(Outlaw),
    /// WE-22.
    Stagecoach,
    Bank,
    FastestGun,
    /// WE-26: asks for an outlaw, beginning with a seat.
    Ask(Outlaw, Left),
    /// WE-27: asks the next seat.
    AskNext(Left),
    /// WE-28.
    Rob,
    /// WE-25.
    Hideout,
    /// WE-31.
    EarpDraw,
    /// WE-32.
    EarpSearch,
    /// WE-34, WE-35.
    EarpClear,
    /// WE-9.
    Discard(Card),
    /// WE-22.
    Place(Outlaw),
    /// WE-25.
    Cover(Left, Outlaw),
    /// WE-28.
    Take(Left, Outlaw),
    /// WE-32.
    Pick(Card),
    /// WE-33.
    Keep,
    /// WE-34.
    Uncover(Outlaw),
    /// WE-35, WE-37.
    Pass,
}

/// The first code of each kind, in canonical order.
pub(crate) const MELD: u16 = 3;
pub(crate) const PHOTO: u16 = MELD + 49;
const STAGECOACH: u16 = PHOTO + 7;
const ASK: u16 = STAGECOACH + 3;
const ASK_NEXT: u16 = ASK + 21;
const ROB: u16 = ASK_NEXT + 3;
pub(crate) const DISCARD: u16 = ROB + 5;
const PLACE: u16 = DISCARD + 20;
const COVER: u16 = PLACE + 7;
const TAKE: u16 = COVER + 21;
const PICK: u16 = TAKE + 21;
const KEEP: u16 = PICK + 20;
const UNCOVER: u16 = KEEP + 1;
const PASS: u16 = UNCOVER + 7;

/// All actions by their code.
pub(crate) static ACTIONS: [Action; PASS as usize + 1] = {
    let mut actions = [Action::Pass; PASS as usize + 1];
    let mut code = 0;
    while code < PASS {
        actions[code as usize] = with_code(code);
        code += 1;
    }
    actions
};

const fn with_code(code: u16) -> Action {
    const fn outlaw(index: u16) -> Outlaw {
        Outlaw::ALL[index as usize % OUTLAWS]
    }
    const fn left(index: u16) -> Left {
        Left(index as u8 + 1)
    }
    match code {
        0 => Action::DrawSupply,
        1 => Action::DrawDiscard,
        2 => Action::EndRound,
        MELD..PHOTO => Action::Meld(outlaw((code - MELD) / 7), ((code - MELD) % 7) as u8 + 1),
        PHOTO..STAGECOACH => Action::Photo(outlaw(code - PHOTO)),
        STAGECOACH..ASK => {
            [Action::Stagecoach, Action::Bank, Action::FastestGun][(code - STAGECOACH) as usize]
        }
        ASK..ASK_NEXT => Action::Ask(outlaw((code - ASK) / 3), left((code - ASK) % 3)),
        ASK_NEXT..ROB => Action::AskNext(left(code - ASK_NEXT)),
        ROB..DISCARD => {
            [Action::Rob, Action::Hideout, Action::EarpDraw, Action::EarpSearch, Action::EarpClear]
                [(code - ROB) as usize]
        }
        DISCARD..PLACE => Action::Discard(Card((code - DISCARD) as u8)),
        PLACE..COVER => Action::Place(outlaw(code - PLACE)),
        COVER..TAKE => Action::Cover(left((code - COVER) / 7), outlaw(code - COVER)),
        TAKE..PICK => Action::Take(left((code - TAKE) / 7), outlaw(code - TAKE)),
        PICK..KEEP => Action::Pick(Card((code - PICK) as u8)),
        KEEP => Action::Keep,
        UNCOVER..PASS => Action::Uncover(outlaw(code - UNCOVER)),
        _ => Action::Pass,
    }
}

impl Coded for Action {
    const COUNT: u16 = PASS + 1;

    #[inline]
    fn code(self) -> u16 {
        match self {
            Action::DrawSupply => 0,
            Action::DrawDiscard => 1,
            Action::EndRound => 2,
            Action::Meld(outlaw, count) => MELD + outlaw as u16 * 7 + u16::from(count) - 1,
            Action::Photo(outlaw) => PHOTO + outlaw as u16,
            Action::Stagecoach => STAGECOACH,
            Action::Bank => STAGECOACH + 1,
            Action::FastestGun => STAGECOACH + 2,
            Action::Ask(outlaw, left) => ASK + outlaw as u16 * 3 + u16::from(left.0) - 1,
            Action::AskNext(left) => ASK_NEXT + u16::from(left.0) - 1,
            Action::Rob => ROB,
            Action::Hideout => ROB + 1,
            Action::EarpDraw => ROB + 2,
            Action::EarpSearch => ROB + 3,
            Action::EarpClear => ROB + 4,
            Action::Discard(card) => DISCARD + u16::from(card.index()),
            Action::Place(outlaw) => PLACE + outlaw as u16,
            Action::Cover(left, outlaw) => COVER + (u16::from(left.0) - 1) * 7 + outlaw as u16,
            Action::Take(left, outlaw) => TAKE + (u16::from(left.0) - 1) * 7 + outlaw as u16,
            Action::Pick(card) => PICK + u16::from(card.index()),
            Action::Keep => KEEP,
            Action::Uncover(outlaw) => UNCOVER + outlaw as u16,
            Action::Pass => PASS,
        }
    }

    fn decode(code: u16) -> Option<Action> {
        ACTIONS.get(usize::from(code)).copied()
    }
}

impl Action {
    /// Returns the seat that it names.
    fn left(self) -> Option<Left> {
        match self {
            Action::Ask(_, left) | Action::AskNext(left) | Action::Cover(left, _) | Action::Take(left, _) => {
                Some(left)
            }
            _ => None,
        }
    }
}

impl kernel::Action for Action {
    fn write(self, by: Seat, seats: u8, out: &mut String) {
        let seat = |left: Left| by.clockwise(left.0, seats).0;
        // Writing to a string cannot fail.
        let _ = match self {
            Action::DrawSupply => write!(out, "draw supply"),
            Action::DrawDiscard => write!(out, "draw discard"),
            Action::EndRound => write!(out, "end round"),
            Action::Meld(outlaw, count) => write!(out, "meld {} {count}", outlaw.name()),
            Action::Photo(outlaw) => write!(out, "photo {}", outlaw.name()),
            Action::Stagecoach => write!(out, "stagecoach"),
            Action::Bank => write!(out, "bank"),
            Action::FastestGun => write!(out, "fastest-gun"),
            Action::Ask(outlaw, left) => write!(out, "ask {} {}", outlaw.name(), seat(left)),
            Action::AskNext(left) => write!(out, "ask {}", seat(left)),
            Action::Rob => write!(out, "rob"),
            Action::Hideout => write!(out, "hideout"),
            Action::EarpDraw => write!(out, "wyatt-earp draw"),
            Action::EarpSearch => write!(out, "wyatt-earp search"),
            Action::EarpClear => write!(out, "wyatt-earp clear"),
            Action::Discard(card) => write!(out, "discard {}", card.name()),
            Action::Place(outlaw) => write!(out, "place {}", outlaw.name()),
            Action::Cover(left, outlaw) => write!(out, "cover {} {}", seat(left), outlaw.name()),
            Action::Take(left, outlaw) => write!(out, "take {} {}", seat(left), outlaw.name()),
            Action::Pick(card) => write!(out, "pick {}", card.name()),
            Action::Keep => write!(out, "keep"),
            Action::Uncover(outlaw) => write!(out, "uncover {}", outlaw.name()),
            Action::Pass => write!(out, "pass"),
        };
    }

    fn read(text: &str, by: Seat, seats: u8) -> Option<Action> {
        let left = |word: &str| {
            let seat = word.parse().ok().filter(|seat: &u8| *seat < seats && seat.to_string() == word)?;
            let places = Seat(seat).distance_from(by, seats);
            (places > 0).then_some(Left(places))
        };
        let words: Vec<&str> = text.split(' ').collect();
        Some(match *words.as_slice() {
            ["draw", "supply"] => Action::DrawSupply,
            ["draw", "discard"] => Action::DrawDiscard,
            ["end", "round"] => Action::EndRound,
            ["meld", name, count] => {
                let count =
                    count.parse().ok().filter(|n: &u8| (1..=7).contains(n) && n.to_string() == count)?;
                Action::Meld(Outlaw::read(name)?, count)
            }
            ["photo", name] => Action::Photo(Outlaw::read(name)?),
            ["stagecoach"] => Action::Stagecoach,
            ["bank"] => Action::Bank,
            ["fastest-gun"] => Action::FastestGun,
            ["ask", name, seat] => Action::Ask(Outlaw::read(name)?, left(seat)?),
            ["ask", seat] => Action::AskNext(left(seat)?),
            ["rob"] => Action::Rob,
            ["hideout"] => Action::Hideout,
            ["wyatt-earp", "draw"] => Action::EarpDraw,
            ["wyatt-earp", "search"] => Action::EarpSearch,
            ["wyatt-earp", "clear"] => Action::EarpClear,
            ["discard", card] => Action::Discard(Card::read(card)?),
            ["place", name] => Action::Place(Outlaw::read(name)?),
            ["cover", seat, name] => Action::Cover(left(seat)?, Outlaw::read(name)?),
            ["take", seat, name] => Action::Take(left(seat)?, Outlaw::read(name)?),
            ["pick", card] => Action::Pick(Card::read(card)?),
            ["keep"] => Action::Keep,
            ["uncover", name] => Action::Uncover(Outlaw::read(name)?),
            ["pass"] => Action::Pass,
            _ => return None,
        })
    }

    fn fits(self, seats: u8) -> bool {
        self.left().is_none_or(|left| left.0 < seats)
    }

    fn message(self, by: Seat, seats: u8) -> Message {
        let seat = |left: Left| by.clockwise(left.0, seats);
        let say = Message::new;
        match self {
            Action::DrawSupply => say("wyatt-earp-action-draw-supply"),
            Action::DrawDiscard => say("wyatt-earp-action-draw-discard"),
            Action::EndRound => say("wyatt-earp-action-end-round"),
            Action::Meld(outlaw, count) => {
                say("wyatt-earp-action-meld").with("outlaw", outlaw).with("count", count)
            }
            Action::Photo(outlaw) => say("wyatt-earp-action-photo").with("outlaw", outlaw),
            Action::Stagecoach => say("wyatt-earp-action-attach").with("card", Card::STAGECOACH),
            Action::Bank => say("wyatt-earp-action-attach").with("card", Card::BANK),
            Action::FastestGun => say("wyatt-earp-action-attach").with("card", Card::FASTEST_GUN),
            Action::Ask(outlaw, left) => {
                say("wyatt-earp-action-ask").with("outlaw", outlaw).with("seat", seat(left))
            }
            Action::AskNext(left) => say("wyatt-earp-action-ask-next").with("seat", seat(left)),
            Action::Rob => say("wyatt-earp-action-rob"),
            Action::Hideout => say("wyatt-earp-action-hideout"),
            Action::EarpDraw => say("wyatt-earp-action-earp-draw"),
            Action::EarpSearch => say("wyatt-earp-action-earp-search"),
            Action::EarpClear => say("wyatt-earp-action-earp-clear"),
            Action::Discard(card) => say("wyatt-earp-action-discard").with("card", card),
            Action::Place(outlaw) => say("wyatt-earp-action-place").with("outlaw", outlaw),
            Action::Cover(left, outlaw) => {
                say("wyatt-earp-action-cover").with("seat", seat(left)).with("outlaw", outlaw)
            }
            Action::Take(left, outlaw) => {
                say("wyatt-earp-action-take").with("seat", seat(left)).with("outlaw", outlaw)
            }
            Action::Pick(card) => say("wyatt-earp-action-pick").with("card", card),
            Action::Keep => say("wyatt-earp-action-keep"),
            Action::Uncover(outlaw) => say("wyatt-earp-action-uncover").with("outlaw", outlaw),
            Action::Pass => say("wyatt-earp-action-pass"),
        }
    }

    /// Reactions (WE-35, WE-37) and whether to play the card found (WE-33) are asked whatever the seat holds.
    fn declines(self) -> bool {
        matches!(self, Action::Pass | Action::Keep)
    }
}
