//! The notices that viewers receive about steps, each with the clause that made it happen. Rules
//! create them where things happen (`step_context.rs`).

use crate::{Action, Card, Cards, Dice, Face, Offer, Place, Points, Rule, SEATS};
use kernel::{Arg, Message, Scorecard, Seat, Seats};

/// Something that a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum Notice {
    /// The first sheriff is named (DT-5).
    FirstSheriff { seat: Seat },
    /// A title joins the row (DT-4).
    TitleTurned { card: Card },
    /// A turn begins (DT-7).
    TurnBegins { turn: u8 },
    /// These seats roll again what they have not kept (DT-9).
    RollAgain { seats: Seats },
    /// The viewer's own roll (DT-7).
    Rolled { seat: Seat, dice: Dice },
    /// Dice are revealed, paid for, and join a row (DT-8, DT-10).
    Kept { seat: Seat, dice: Dice, cost: u8, brute: bool, row: Dice },
    /// A choice is shown before brutes are resolved, or made again after one was cancelled (DT-14).
    Shows { seat: Seat, dice: Dice, again: bool },
    /// The last roll is kept as it falls (DT-9).
    KeptLast { seat: Seat, dice: Dice, row: Dice },
    /// A store card is played (DT-12).
    Played { seat: Seat, action: Action },
    /// A played card is cancelled (DT-13).
    Cancelled { seat: Seat, player: Seat, card: Card },
    /// After a cancelled brute, a seat chooses again (DT-14).
    ChoosesAgain { seat: Seat },
    /// A die is turned (DT-11).
    Cheated { seat: Seat, from: Face, to: Face, row: Dice },
    /// Several share the most (DT-16), the best hand (DT-27) or the first place (DT-32).
    Tie { place: Place, seats: Seats },
    /// An offer is shown (DT-16).
    Offered { seat: Seat, offer: Offer },
    /// The sheriff has decided, and takes the offer (DT-16).
    Awarded { sheriff: Seat, seat: Seat, place: Place, offer: Offer },
    /// A seat wins a place.
    Won { place: Place, seat: Seat, row: Dice },
    /// No seat has any of a place's dice.
    Nobody { place: Place },
    /// A seat wins a place that has nothing to give (DT-21, DT-22).
    NothingThere { place: Place },
    /// A seat takes nuggets from the mine (DT-18).
    Mined { seat: Seat, nuggets: u8, left: u8 },
    /// A seat takes the dollars from the bank (DT-19).
    RobbedBank { seat: Seat, dollars: u8 },
    /// Half of these dollars go to another seat (DT-19).
    Shared { seat: Seat, from: Seat, dollars: u8 },
    /// The stagecoach reaches the bank (DT-20).
    Stagecoach { dollars: u8, bank: u8 },
    /// The discard becomes the store deck (DT-21).
    Renewed { cards: u8 },
    /// A store card is drawn. Only the seat that draws sees it (DT-21).
    Drew { seat: Seat, card: Option<Card> },
    /// A store card is kept. Only the seat that keeps it sees it. The other cards are discarded
    /// (DT-21).
    TookStore { seat: Seat, card: Option<Card>, discarded: u8 },
    /// Cards are drawn from a hand (DT-22).
    Robs { seat: Seat, victim: Seat, cards: u8 },
    /// One of them is drawn. Thief and victim see its face, everybody sees its back (DT-6, DT-22).
    DrewFrom { seat: Seat, victim: Seat, title: bool, card: Option<Card> },
    /// One of them is kept, seen in the same way. The others, store cards and titles, go back.
    Stole { seat: Seat, victim: Seat, title: bool, card: Option<Card>, returned: [u8; 2] },
    /// The sheriff stays, because of a marshal or because they have the most kings (DT-23).
    StarStays { seat: Seat, marshal: bool },
    /// Joe takes dollars from the victim (DT-23).
    Joe { seat: Seat, victim: Seat, dollars: u8 },
    /// The star moves (DT-23).
    NewSheriff { seat: Seat, from: Seat },
    /// Titles are taken from the row (DT-24).
    TookTitles { seat: Seat, cards: Vec<Card> },
    /// A title is taken from the deck. Only the seat that takes it sees it (DT-24).
    TookUnseen { seat: Seat, card: Option<Card> },
    /// The seats that gained nothing (DT-28).
    Visitors { seats: Seats },
    /// The doctor wires titles (DT-25).
    Wired { seat: Seat, cards: Cards },
    /// The doctor gives a store card. Only the visitor sees it (DT-25).
    DocStore { seat: Seat, card: Option<Card> },
    /// The doctor collects dollars: how many from each seat (DT-25).
    DocDollars { seat: Seat, from: [u8; SEATS] },
    /// The doctor collects nuggets: how many from each seat (DT-25).
    DocNuggets { seat: Seat, from: [u8; SEATS] },
    /// The doctor does nothing (DT-25).
    DocNothing { seat: Seat },
    /// The last turn is over (DT-30).
    GameEnds { by_mine: bool },
    /// A seat's points, line by line, and its titles (DT-31).
    Scored { seat: Seat, points: Points, titles: u8 },
    /// The game is over (DT-32).
    Over { winner: Seat, points: u8 },
}

impl kernel::Notice for Notice {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Notice::FirstSheriff { .. } => Rule::Dt5,
            Notice::TitleTurned { .. } => Rule::Dt4,
            Notice::TurnBegins { .. } | Notice::Rolled { .. } | Notice::Shows { again: false, .. } => {
                Rule::Dt7
            }
            Notice::Kept { brute: true, .. } => Rule::Dt10,
            Notice::Kept { .. } => Rule::Dt8,
            Notice::RollAgain { .. } | Notice::KeptLast { .. } => Rule::Dt9,
            Notice::Played { .. } => Rule::Dt12,
            Notice::Cancelled { .. } => Rule::Dt13,
            Notice::ChoosesAgain { .. } | Notice::Shows { .. } => Rule::Dt14,
            Notice::Cheated { .. } => Rule::Dt11,
            Notice::Tie { place: Place::Hall, .. } => Rule::Dt27,
            Notice::Tie { place: Place::End, .. } | Notice::Over { .. } => Rule::Dt32,
            Notice::Tie { .. } | Notice::Offered { .. } | Notice::Awarded { .. } => Rule::Dt16,
            Notice::Won { place: Place::Hall, .. } => Rule::Dt26,
            Notice::Won { place, .. } | Notice::Nobody { place } | Notice::NothingThere { place } => {
                place.rule()
            }
            Notice::Mined { .. } => Rule::Dt18,
            Notice::RobbedBank { .. } | Notice::Shared { .. } => Rule::Dt19,
            Notice::Stagecoach { .. } => Rule::Dt20,
            Notice::Renewed { .. } | Notice::Drew { .. } | Notice::TookStore { .. } => Rule::Dt21,
            Notice::Robs { .. } | Notice::DrewFrom { .. } | Notice::Stole { .. } => Rule::Dt22,
            Notice::StarStays { .. } | Notice::Joe { .. } | Notice::NewSheriff { .. } => Rule::Dt23,
            Notice::TookTitles { .. } | Notice::TookUnseen { .. } => Rule::Dt24,
            Notice::Visitors { .. } => Rule::Dt28,
            Notice::Wired { .. }
            | Notice::DocStore { .. }
            | Notice::DocDollars { .. }
            | Notice::DocNuggets { .. }
            | Notice::DocNothing { .. } => Rule::Dt25,
            Notice::GameEnds { .. } => Rule::Dt30,
            Notice::Scored { .. } => Rule::Dt31,
        }
    }

    fn score(&self, card: &mut Scorecard) {
        let Notice::Scored { seat, points, .. } = self else { return };
        for (line, points) in points.lines() {
            let heading = Message::new("dice-town-column").with("line", line);
            card.column(&heading)[seat.index()] += i32::from(points);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one sentence for each notice")]
    fn message(&self) -> Message {
        let say = Message::new;
        let by = |key, seat: &Seat| Message::new(key).with("seat", *seat);
        // A notice with a hidden card has a sentence of its own.
        let secret = |shown: &'static str, hidden: &'static str, seat: &Seat, card: &Option<Card>| match card
        {
            Some(card) => Message::new(shown).with("seat", *seat).with("card", *card),
            None => Message::new(hidden).with("seat", *seat),
        };
        match self {
            Notice::FirstSheriff { seat } => by("dice-town-first-sheriff", seat),
            Notice::TitleTurned { card } => say("dice-town-title-turned").with("card", *card),
            Notice::TurnBegins { turn } => say("dice-town-turn-begins").with("turn", *turn),
            Notice::RollAgain { seats } => {
                say("dice-town-roll-again").with("seats", seats.iter().collect::<Arg>())
            }
            Notice::Rolled { seat, dice } => by("dice-town-rolled", seat).with("dice", *dice),
            Notice::Kept { seat, dice, cost, brute, row } => by("dice-town-kept", seat)
                .with("dice", *dice)
                .with("count", dice.len())
                .with("cost", *cost)
                .with("brute", yes_no(*brute))
                .with("row", *row)
                .with("grows", yes_no(row != dice)),
            Notice::Shows { seat, dice, again } => by("dice-town-shows", seat)
                .with("dice", *dice)
                .with("count", dice.len())
                .with("again", yes_no(*again)),
            Notice::KeptLast { seat, dice, row } => by("dice-town-kept-last", seat)
                .with("dice", *dice)
                .with("row", *row)
                .with("grows", yes_no(row != dice)),
            Notice::Played { seat, action } => played(*seat, *action),
            Notice::Cancelled { seat, player, card } => {
                by("dice-town-cancelled", seat).with("player", *player).with("card", *card)
            }
            Notice::ChoosesAgain { seat } => by("dice-town-chooses-again", seat),
            Notice::Cheated { seat, from, to, row } => by("dice-town-cheated", seat)
                .with("from", Dice::of([*from]))
                .with("to", Dice::of([*to]))
                .with("row", *row),
            Notice::Tie { place, seats } => {
                say("dice-town-tie").with("place", place.name()).with("seats", seats.iter().collect::<Arg>())
            }
            Notice::Offered { seat, offer } if offer.is_empty() => by("dice-town-offered-nothing", seat),
            Notice::Offered { seat, offer } => by("dice-town-offered", seat).with("offer", *offer),
            Notice::Awarded { sheriff, seat, place, offer } => {
                let bribed = if offer.is_empty() { "dice-town-awarded" } else { "dice-town-awarded-bribe" };
                let said = by(bribed, seat).with("sheriff", *sheriff).with("place", place.name());
                if offer.is_empty() {
                    said.with("self", yes_no(sheriff == seat))
                } else {
                    said.with("offer", *offer)
                }
            }
            Notice::Won { place: Place::Hall, seat, row } => {
                by("dice-town-won-hall", seat).with("hand", row.kind().name()).with("row", *row)
            }
            Notice::Won { place, seat, row } => {
                let dice = Dice::of(row.faces().filter(|&face| Some(face) == place.face()));
                by("dice-town-won", seat).with("place", place.name()).with("dice", dice)
            }
            Notice::Nobody { place } => say("dice-town-nobody").with("place", place.name()),
            Notice::NothingThere { place } => say("dice-town-nothing-there").with("place", place.name()),
            Notice::Mined { seat, nuggets, left } => {
                by("dice-town-mined", seat).with("nuggets", *nuggets).with("left", *left)
            }
            Notice::RobbedBank { seat, dollars } => {
                by("dice-town-robbed-bank", seat).with("dollars", *dollars)
            }
            Notice::Shared { seat, from, dollars } => {
                by("dice-town-shared", seat).with("from", *from).with("dollars", *dollars)
            }
            Notice::Stagecoach { dollars, bank } => {
                say("dice-town-stagecoach").with("dollars", *dollars).with("bank", *bank)
            }
            Notice::Renewed { cards } => say("dice-town-renewed").with("cards", *cards),
            Notice::Drew { seat, card } => secret("dice-town-drew", "dice-town-drew-hidden", seat, card),
            Notice::TookStore { seat, card, .. } => {
                secret("dice-town-took-store", "dice-town-took-store-hidden", seat, card)
            }
            Notice::Robs { seat, victim, cards } => {
                by("dice-town-robs", seat).with("victim", *victim).with("cards", *cards)
            }
            Notice::DrewFrom { seat, victim, title, card } => {
                secret("dice-town-drew-from", "dice-town-drew-from-hidden", seat, card)
                    .with("victim", *victim)
                    .with("title", yes_no(*title))
            }
            Notice::Stole { seat, victim, title, card, .. } => {
                secret("dice-town-stole", "dice-town-stole-hidden", seat, card)
                    .with("victim", *victim)
                    .with("title", yes_no(*title))
            }
            Notice::StarStays { seat, marshal } => {
                by("dice-town-star-stays", seat).with("marshal", yes_no(*marshal))
            }
            Notice::Joe { seat, victim, dollars } => {
                by("dice-town-joe", seat).with("victim", *victim).with("dollars", *dollars)
            }
            Notice::NewSheriff { seat, .. } => by("dice-town-new-sheriff", seat),
            Notice::TookTitles { seat, cards } => {
                by("dice-town-took-titles", seat).with("cards", cards.iter().copied().collect::<Arg>())
            }
            Notice::TookUnseen { seat, card } => {
                secret("dice-town-took-unseen", "dice-town-took-unseen-hidden", seat, card)
            }
            Notice::Visitors { seats } if seats.is_empty() => say("dice-town-no-visitors"),
            Notice::Visitors { seats } => say("dice-town-visitors")
                .with("seats", seats.iter().collect::<Arg>())
                .with("count", seats.len()),
            Notice::Wired { seat, cards } => {
                by("dice-town-wired", seat).with("cards", cards.iter().collect::<Arg>())
            }
            Notice::DocStore { seat, card } => {
                secret("dice-town-doc-store", "dice-town-doc-store-hidden", seat, card)
            }
            Notice::DocDollars { seat, from } => {
                by("dice-town-doc-dollars", seat).with("dollars", from.iter().sum::<u8>())
            }
            Notice::DocNuggets { seat, from } => {
                by("dice-town-doc-nuggets", seat).with("nuggets", from.iter().sum::<u8>())
            }
            Notice::DocNothing { seat } => by("dice-town-doc-nothing", seat),
            Notice::GameEnds { by_mine } => say("dice-town-game-ends").with("mine", yes_no(*by_mine)),
            Notice::Scored { seat, points, titles } => by("dice-town-scored", seat)
                .with("nuggets", points.nuggets)
                .with("dollars", points.dollars)
                .with("star", points.star)
                .with("equipment", points.equipment)
                .with("worth", points.titles)
                .with("titles", *titles)
                .with("total", points.total()),
            Notice::Over { winner, points } => by("dice-town-over", winner).with("points", *points),
        }
    }

    fn feelings(&self) -> Vec<(Seat, kernel::Feeling)> {
        crate::feeling::feelings(self)
    }
}

/// Returns the sentence for a played card and its target.
pub(crate) fn played(seat: Seat, action: Action) -> Message {
    let by = |key| Message::new(key).with("seat", seat);
    match action {
        Action::KeepBrute(dice) => by("dice-town-played-brute").with("dice", dice),
        Action::Cheat(from, to) => {
            by("dice-town-played-cheater").with("from", Dice::of([from])).with("to", Dice::of([to]))
        }
        Action::Joe(victim) => by("dice-town-played-joe").with("victim", victim),
        _ => match action.card() {
            Some(card) => by("dice-town-played").with("card", card),
            None => unreachable!("{action:?} plays no card"),
        },
    }
}

impl Place {
    /// Returns the clause that says what the place brings.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Place::Mine => Rule::Dt18,
            Place::Bank => Rule::Dt19,
            Place::Store => Rule::Dt21,
            Place::Saloon => Rule::Dt22,
            Place::Star => Rule::Dt23,
            Place::Hall => Rule::Dt24,
            Place::Doctor => Rule::Dt25,
            Place::End => Rule::Dt32,
        }
    }

    /// Returns its keyword for the translated sentences.
    pub fn name(self) -> &'static str {
        match self {
            Place::Mine => "mine",
            Place::Bank => "bank",
            Place::Store => "store",
            Place::Saloon => "saloon",
            Place::Star => "star",
            Place::Hall => "hall",
            Place::Doctor => "doctor",
            Place::End => "end",
        }
    }
}

/// Dice in words, face by face. The notation has a word for each run of a face.
impl From<Dice> for Arg {
    fn from(dice: Dice) -> Arg {
        let faces = Face::ALL.into_iter().filter(|&face| dice.count(face) > 0);
        let run = |face: Face| {
            let count = dice.count(face);
            let run = ["99999", "TTTTT", "JJJJJ", "QQQQQ", "KKKKK", "AAAAA"][face as usize];
            Message::named("dice-town-dice", &run[..usize::from(count)])
                .with("face", face.letter())
                .with("count", count)
        };
        faces.map(run).collect()
    }
}

/// An offer, piece by piece.
impl From<Offer> for Arg {
    fn from(offer: Offer) -> Arg {
        let counted = [("dice-town-bills", offer.bills), ("dice-town-nuggets", offer.nuggets)];
        let counted = counted.into_iter().filter(|&(_, count)| count > 0);
        let counted = counted.map(|(key, count)| Arg::from(Message::new(key).with("count", count)));
        counted.chain(offer.cards.iter().map(Arg::from)).collect()
    }
}

pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}
