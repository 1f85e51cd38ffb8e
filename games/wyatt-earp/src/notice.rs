//! The notices that viewers receive about steps, each with the clause that made it happen. Rules create them
//! where things happen (`step_context.rs`).

use crate::{Card, Cards, OUTLAWS, Outlaw, Payout, Rule};
use kernel::{Arg, Message, Scorecard, Seat};

/// Something that a viewer is told. Money is in thousands.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum Notice {
    /// A round begins, with these rewards on the posters (WE-6).
    RoundBegins { round: u16, dealer: Seat, first: Seat, rewards: [u16; OUTLAWS] },
    /// All hands are dealt: the viewer's own, or none for a bystander (WE-6).
    Dealt { hand: Cards },
    /// The discard begins with this card (WE-6).
    TurnedUp { card: Card },
    /// A seat draws from the supply (WE-10).
    Draws { seat: Seat },
    /// A card comes from the supply. Only the seat that draws sees it (WE-10).
    Drew { seat: Seat, card: Option<Card> },
    /// A seat takes the top of the discard (WE-10).
    DrewDiscard { seat: Seat, card: Card },
    /// The discard becomes the supply (WE-11).
    Reshuffled { cards: u8 },
    /// Outlaw cards are laid down (WE-16).
    Melded { seat: Seat, outlaw: Outlaw, count: u8, opens: bool, adds: u16, reward: u16 },
    /// A photo is played, in turn (WE-18) or out of it (WE-37).
    Photo { seat: Seat, outlaw: Outlaw, reward: u16, in_turn: bool },
    /// A card is played that needs a shot (WE-19).
    Aims { seat: Seat, card: Card },
    /// A card is turned over for a shot. A miss may lose the card that was played for it (WE-19).
    Shot { seat: Seat, card: Card, hit: bool, lost: Option<Card> },
    /// A card stays (WE-22).
    Placed { seat: Seat, card: Card, outlaw: Outlaw, adds: u16, reward: u16 },
    /// Another fastest gun goes (WE-24).
    Displaced { seat: Seat, outlaw: Outlaw },
    /// A set is covered (WE-25).
    Covered { seat: Seat, owner: Seat, outlaw: Outlaw },
    /// An outlaw is asked for (WE-26).
    Asks { seat: Seat, outlaw: Outlaw },
    /// A seat that was asked answers (WE-26).
    Answers { seat: Seat, asker: Seat, outlaw: Outlaw, gives: bool },
    /// A card is stolen (WE-28).
    Stolen { seat: Seat, victim: Seat, outlaw: Outlaw },
    /// Sheriff cards lose their last hold (WE-30).
    Orphaned { seat: Seat, outlaw: Outlaw, cards: Vec<Card> },
    /// A Wyatt Earp is played to draw (WE-31) or to search (WE-32).
    Earp { seat: Seat, searches: bool },
    /// A search brings nothing (WE-32).
    FoundNothing { seat: Seat },
    /// A card is taken from the searched pile. Only the seat that searches sees it (WE-32).
    Found { seat: Seat, card: Option<Card>, pile: Searched },
    /// The card found is kept (WE-33).
    Keeps { seat: Seat },
    /// A hideout is cleared (WE-34).
    Cleared { seat: Seat, outlaw: Outlaw },
    /// A seat that was asked does not react (WE-35, WE-37).
    Passes { seat: Seat, photo: bool },
    /// A discard is announced and may be reacted to (WE-35).
    Announced { seat: Seat, card: Card },
    /// A discard lands, straight from the hand or after it was announced (WE-9, WE-35).
    Discarded { seat: Seat, card: Card, announced: bool },
    /// The round ends in this seat's turn, for this reason (WE-13, WE-46).
    RoundEnds { round: u16, reason: Ending, seat: Seat },
    /// What one outlaw pays at the end of a round (WE-38 to WE-41).
    Scored { round: u16, payout: Payout },
    /// A duel begins (WE-45).
    DuelBegins { duellists: Vec<Seat> },
    /// A card of the duel (WE-45).
    Duel { seat: Seat, card: Card, hit: bool },
    /// The game is over (WE-44).
    Over { winner: Seat, money: u16 },
}

/// Why a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat has no card left (WE-13).
    Empty,
    /// A seat ends it instead of drawing (WE-12, WE-13).
    Request,
    /// The supply is used up for good (WE-13).
    Exhausted,
    /// No seat plays anything any more (WE-46).
    Idle,
}

impl Ending {
    /// Returns its keyword for the translated sentences.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Empty => "empty",
            Ending::Request => "request",
            Ending::Exhausted => "exhausted",
            Ending::Idle => "idle",
        }
    }
}

/// The pile that a Wyatt Earp searches (WE-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Searched {
    /// The face-down supply.
    Supply,
    /// The discard.
    Discard,
}

impl kernel::Notice for Notice {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Notice::RoundBegins { .. } | Notice::Dealt { .. } | Notice::TurnedUp { .. } => Rule::We6,
            Notice::Draws { .. } | Notice::Drew { .. } | Notice::DrewDiscard { .. } => Rule::We10,
            Notice::Reshuffled { .. } => Rule::We11,
            Notice::Melded { .. } => Rule::We16,
            Notice::Photo { in_turn: true, .. } => Rule::We18,
            Notice::Photo { .. } | Notice::Passes { photo: true, .. } => Rule::We37,
            Notice::Aims { .. } | Notice::Shot { .. } => Rule::We19,
            Notice::Placed { .. } => Rule::We22,
            Notice::Displaced { .. } => Rule::We24,
            Notice::Covered { .. } => Rule::We25,
            Notice::Asks { .. } | Notice::Answers { .. } => Rule::We26,
            Notice::Stolen { .. } => Rule::We28,
            Notice::Orphaned { .. } => Rule::We30,
            Notice::Earp { searches: false, .. } => Rule::We31,
            Notice::Earp { .. } | Notice::FoundNothing { .. } | Notice::Found { .. } => Rule::We32,
            Notice::Keeps { .. } => Rule::We33,
            Notice::Cleared { .. } => Rule::We34,
            Notice::Passes { .. } | Notice::Announced { .. } => Rule::We35,
            Notice::Discarded { .. } => Rule::We9,
            Notice::RoundEnds { reason: Ending::Idle, .. } => Rule::We46,
            Notice::RoundEnds { .. } => Rule::We13,
            Notice::Scored { payout, .. } if !payout.captured => Rule::We38,
            Notice::Scored { payout, .. } if leaders_fell_short(payout) => Rule::We41,
            Notice::Scored { payout, .. } if payout.takes.iter().all(|&(_, _, pass)| pass == 0) => Rule::We39,
            Notice::Scored { .. } => Rule::We40,
            Notice::DuelBegins { .. } | Notice::Duel { .. } => Rule::We45,
            Notice::Over { .. } => Rule::We44,
        }
    }

    fn score(&self, card: &mut Scorecard) {
        let heading = |round: u16| Message::new("wyatt-earp-column").with("round", round);
        match self {
            // A round in which no seat is paid has its column, too.
            Notice::RoundEnds { round, .. } => _ = card.column(&heading(*round)),
            Notice::Scored { round, payout } => {
                for &(seat, amount, _) in &payout.takes {
                    card.column(&heading(*round))[seat.index()] += dollars(amount) as i32;
                }
            }
            _ => {}
        }
    }

    fn message(&self) -> Message {
        let say = Message::new;
        match self {
            Notice::RoundBegins { round, dealer, first, .. } => say("wyatt-earp-round-begins")
                .with("round", *round)
                .with("dealer", *dealer)
                .with("seat", *first),
            Notice::Dealt { hand } if hand.is_empty() => say("wyatt-earp-dealt"),
            Notice::Dealt { hand } => {
                say("wyatt-earp-dealt-hand").with("cards", hand.iter().collect::<Arg>())
            }
            Notice::TurnedUp { card } => say("wyatt-earp-turned-up").with("card", *card),
            Notice::Draws { seat } => say("wyatt-earp-draws").with("seat", *seat),
            Notice::Drew { seat, card: None } => say("wyatt-earp-drew-hidden").with("seat", *seat),
            Notice::Drew { seat, card: Some(card) } => {
                say("wyatt-earp-drew").with("seat", *seat).with("card", *card)
            }
            Notice::DrewDiscard { seat, card } => {
                say("wyatt-earp-drew-discard").with("seat", *seat).with("card", *card)
            }
            Notice::Reshuffled { cards } => say("wyatt-earp-reshuffled").with("cards", *cards),
            Notice::Melded { seat, outlaw, count, opens, adds, reward } => say("wyatt-earp-melded")
                .with("seat", *seat)
                .with("outlaw", *outlaw)
                .with("count", *count)
                .with("opens", yes_no(*opens))
                .with("adds", dollars(*adds))
                .with("reward", dollars(*reward)),
            Notice::Photo { seat, outlaw, reward, .. } => say("wyatt-earp-photo")
                .with("seat", *seat)
                .with("outlaw", *outlaw)
                .with("reward", dollars(*reward)),
            Notice::Aims { seat, card } => say("wyatt-earp-aims").with("seat", *seat).with("card", *card),
            Notice::Shot { seat, card, hit, .. } => {
                say("wyatt-earp-shot").with("seat", *seat).with("card", *card).with("hit", yes_no(*hit))
            }
            Notice::Placed { seat, card, outlaw, adds, reward } => say("wyatt-earp-placed")
                .with("seat", *seat)
                .with("card", *card)
                .with("outlaw", *outlaw)
                .with("adds", dollars(*adds))
                .with("reward", dollars(*reward)),
            Notice::Displaced { seat, outlaw } => {
                say("wyatt-earp-displaced").with("seat", *seat).with("outlaw", *outlaw)
            }
            Notice::Covered { seat, owner, outlaw } => {
                say("wyatt-earp-covered").with("seat", *seat).with("owner", *owner).with("outlaw", *outlaw)
            }
            Notice::Asks { seat, outlaw } => {
                say("wyatt-earp-asks").with("seat", *seat).with("outlaw", *outlaw)
            }
            Notice::Answers { seat, outlaw, gives, .. } => say("wyatt-earp-answers")
                .with("seat", *seat)
                .with("outlaw", *outlaw)
                .with("gives", yes_no(*gives)),
            Notice::Stolen { seat, victim, outlaw } => {
                say("wyatt-earp-stolen").with("seat", *seat).with("victim", *victim).with("outlaw", *outlaw)
            }
            Notice::Orphaned { seat, cards, .. } => say("wyatt-earp-orphaned")
                .with("seat", *seat)
                .with("cards", cards.iter().copied().collect::<Arg>()),
            Notice::Earp { seat, searches } => {
                say("wyatt-earp-earp").with("seat", *seat).with("searches", yes_no(*searches))
            }
            Notice::FoundNothing { seat } => say("wyatt-earp-found-nothing").with("seat", *seat),
            Notice::Found { seat, card: None, .. } => say("wyatt-earp-found-hidden").with("seat", *seat),
            Notice::Found { seat, card: Some(card), .. } => {
                say("wyatt-earp-found").with("seat", *seat).with("card", *card)
            }
            Notice::Keeps { seat } => say("wyatt-earp-keeps").with("seat", *seat),
            Notice::Cleared { seat, outlaw } => {
                say("wyatt-earp-cleared").with("seat", *seat).with("outlaw", *outlaw)
            }
            Notice::Passes { seat, .. } => say("wyatt-earp-passes").with("seat", *seat),
            Notice::Announced { seat, card } => {
                say("wyatt-earp-announced").with("seat", *seat).with("card", *card)
            }
            Notice::Discarded { seat, card, .. } => {
                say("wyatt-earp-discarded").with("seat", *seat).with("card", *card)
            }
            Notice::RoundEnds { reason, seat, .. } => {
                say("wyatt-earp-round-ends").with("seat", *seat).with("reason", reason.name())
            }
            Notice::Scored { payout, .. } => scored(payout),
            Notice::DuelBegins { duellists } => {
                say("wyatt-earp-duel-begins").with("seats", duellists.iter().copied().collect::<Arg>())
            }
            Notice::Duel { seat, card, hit } => {
                say("wyatt-earp-duel").with("seat", *seat).with("card", *card).with("hit", yes_no(*hit))
            }
            Notice::Over { winner, money } => {
                say("wyatt-earp-over").with("seat", *winner).with("money", dollars(*money))
            }
        }
    }

    fn feelings(&self) -> Vec<(Seat, kernel::Feeling)> {
        crate::feeling::feelings(self)
    }
}

/// Returns whether tied leaders got nothing, or only $1000 each (WE-41).
fn leaders_fell_short(payout: &Payout) -> bool {
    let first = payout.takes.first();
    first.is_none()
        || (payout.takes.len() > 1 && first.is_some_and(|&(_, amount, pass)| amount == 1 && pass == 1))
}

fn scored(payout: &Payout) -> Message {
    let hunters = (0..).map(Seat).zip(payout.points).filter(|&(_, points)| points > 0);
    let points = hunters
        .map(|(seat, points)| Message::new("wyatt-earp-points").with("seat", seat).with("points", points))
        .collect::<Arg>();
    let says = |key| Message::new(key).with("outlaw", payout.outlaw).with("points", points.clone());
    if !payout.captured {
        return says("wyatt-earp-escaped").with("reward", dollars(payout.reward));
    }
    let takes = payout.takes.iter().map(|&(seat, amount, pass)| {
        Message::new("wyatt-earp-takes").with("seat", seat).with("money", dollars(amount)).with("pass", pass)
    });
    says("wyatt-earp-captured")
        .with("reward", dollars(payout.reward))
        .with("takes", takes.collect::<Arg>())
        .with("stays", dollars(payout.stays))
}

fn dollars(thousands: u16) -> u32 {
    1000 * u32::from(thousands)
}

pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}
