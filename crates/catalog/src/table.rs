//! A table without its game's type: what people, bots and servers play at.

use crate::hint::of_view;
use crate::shown::Shows;
use crate::{AnyHint, AnyMemory, AnyPast, ChanceRecord, Rejection, log};
use bots::{Budget, HasHeuristics, Heuristics, HeuristicsOf, Odds, Strength};
use kernel::{
    Action, ActionOf, Awaits, Coded, Decided, Feeling, Game, Message, Notice, QuickLuck, Rule, Scorecard,
    Seat, Standing, State, Step, View, Viewer,
};
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Checked, News, Table};

/// How far viewers may be told of different things until what they share is written down twice.
const NEAR: usize = 8;

/// One sitting of some game. It shows views, never a state.
pub trait AnyTable: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// What has to happen next.
    fn awaits(&self) -> Awaits;
    /// Names the decision this seat owes now, if it owes one.
    fn decision(&self, seat: Seat) -> Option<u32>;
    /// How many times this viewer was told something; what is secret to him does not count.
    fn version(&self, viewer: Viewer) -> u32;
    /// The table as this viewer may know it, in the shape in which its game is sent to clients.
    fn shown(&self, viewer: Viewer) -> Box<RawValue>;
    /// Names the turn under way: the next turn has another number.
    fn turn_number(&self) -> u32;
    /// How this seat declines the decision it owes, if it may.
    fn declining(&self, seat: Seat) -> Option<Declining>;
    /// The legal actions of a seat, in canonical order.
    fn legal(&self, seat: Seat) -> Vec<LegalAction>;
    /// Who must act and what is asked of him, or how the game has ended, in one sentence to this viewer.
    fn status(&self, viewer: Viewer) -> Message;
    /// The table in sentences, as this viewer may look at it; the last is its status.
    fn page(&self, viewer: Viewer) -> Vec<Message>;
    /// What a bot of this strength does in this seat, which owes a decision: the text of an action.
    fn choose(&self, seat: Seat, strength: Strength, luck: &mut QuickLuck) -> String;
    /// A bot that will choose for this seat, which owes a decision, anywhere and at leisure: it takes
    /// with it what the seat may know, and nothing else.
    fn mind(&self, seat: Seat) -> Mind;
    /// The exact odds of what chance brings next, for each legal action of a seat in canonical order;
    /// nothing where chance is not next. No world is played for that.
    fn odds(&self, seat: Seat) -> Vec<Vec<Odds>>;
    /// What this seat may be told about its legal actions.
    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint>;
    /// Somebody who will tell it that, anywhere and at leisure: he takes with him what the seat may
    /// know, and nothing else.
    fn adviser(&self, seat: Seat) -> Adviser;
    /// Parses and checks a seat's answer to the decision named `at`.
    fn check(&self, seat: Seat, at: u32, action: &str) -> Result<CheckedAction, Rejection>;
    /// Lets a checked action happen, and everything that follows from it.
    fn act(&mut self, action: CheckedAction) -> Result<AnyNews, Rejection>;
    /// Parses, checks and lets happen: for callers that need nothing in between.
    fn answer(&mut self, seat: Seat, at: u32, action: &str) -> Result<AnyNews, Rejection> {
        let action = self.check(seat, at, action)?;
        self.act(action)
    }
    /// May this seat take back its last action?
    fn may_take_back(&self, seat: Seat) -> bool;
    /// Takes back this seat's last action, if that is safe: it told nobody anything, and nothing
    /// that the seat knows of has happened since.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// What decided the game, once it is over.
    fn decided(&self) -> Option<Cited>;
    /// The scorecard, the same for everybody: if something was scored after the viewer had this version,
    /// or if the game is over.
    fn scorecard(&self, viewer: Viewer, have: Option<u32>) -> Option<&Scorecard>;
    /// How many steps everybody may look back at: to the end of the last finished round, if this game's
    /// hands do not outlive a round, or all once the game is over.
    fn open_steps(&self) -> usize;
    /// Those steps, to be looked at anywhere and at leisure.
    fn past(&self) -> Box<dyn AnyPast>;
    /// What this viewer has seen so far, to be looked at anywhere and at leisure.
    fn memory(&self, viewer: Viewer) -> Box<dyn AnyMemory>;
    /// All that has happened: for stores and transcripts, never for a viewer.
    fn steps(&self) -> Vec<AnyStep>;
    /// How many steps that are.
    fn count(&self) -> usize;
    /// The steps from this one on, as lines of a log: for stores, never for a viewer.
    fn lines(&self, from: usize) -> Vec<String>;
}

/// Chooses an action as a bot of some strength does; its text. It may be asked again.
pub type Mind = Box<dyn Fn(Strength, &mut QuickLuck) -> String + Send>;

/// Tells a seat about its legal actions. It may be asked again.
pub type Adviser = Box<dyn Fn(Budget, &mut QuickLuck) -> Vec<AnyHint> + Send>;

/// A legal action, ready to be shown.
#[derive(Clone, Debug)]
pub struct LegalAction {
    /// Its text in the notation.
    pub text: String,
    /// Its number, the same in every position of the game.
    pub code: u16,
    /// It in words.
    pub message: Message,
    /// What is worth knowing before choosing it.
    pub remarks: Vec<Message>,
    /// Its parts (verb, card, seat, amount …) as data, in the shape in which its game is sent to clients.
    pub parts: Box<RawValue>,
    /// Does it decline what is asked?
    pub declines: bool,
}

/// The parts follow from the text.
impl PartialEq for LegalAction {
    fn eq(&self, other: &LegalAction) -> bool {
        (&self.text, self.code, &self.message, &self.remarks, self.declines)
            == (&other.text, other.code, &other.message, &other.remarks, other.declines)
    }
}

impl Eq for LegalAction {}

/// How a seat declines a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declining {
    /// The action's text in the notation.
    pub text: String,
    /// Is it all that the seat can do?
    pub is_only_action: bool,
}

/// One thing a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// His version when he was told.
    pub version: u32,
    /// What it is; viewers who are told the same share it.
    pub notice: Arc<AnyNotice>,
}

/// What a viewer is told about something that happened.
#[derive(Clone, Debug)]
pub struct AnyNotice {
    /// The clause that made it happen.
    pub rule: &'static str,
    /// It in words.
    pub message: Message,
    /// It as data, in the shape in which its game is sent to clients.
    pub event: Box<RawValue>,
    /// Who is likely to be glad of it and who is not.
    pub feelings: Vec<(Seat, Feeling)>,
}

impl PartialEq for AnyNotice {
    fn eq(&self, other: &AnyNotice) -> bool {
        self.rule == other.rule && self.message == other.message && self.event.get() == other.event.get()
    }
}

impl Eq for AnyNotice {}

/// Something in words, and the clause behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The clause that made it happen.
    pub rule: &'static str,
    /// It in words.
    pub message: Message,
}

impl<R: Rule> From<Decided<R>> for Cited {
    fn from(Decided { rule, message }: Decided<R>) -> Cited {
        Cited { rule: rule.cite(), message }
    }
}

/// What each viewer is told: seats in order, then the bystander.
pub type AnyNews = Vec<Vec<Told>>;

/// A step, in the words of the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyStep {
    /// The outcome of one roll or draw.
    Chance(ChanceRecord),
    /// A seat's action.
    Act(Seat, String),
}

/// A checked action without its game's type: its code.
pub type CheckedAction = Checked<u16>;

pub(crate) struct ErasedTable<G: Game>(pub(crate) Table<G>);

pub(crate) fn erase<G: Shows>(news: &News<G>) -> AnyNews {
    let mut said: Vec<(&<G::State as State>::Notice, Arc<AnyNotice>)> = Vec::new();
    let mut all = AnyNews::new();
    for notices in news {
        let mut heard = Vec::new();
        // Most of what happens, all viewers are told in the same words and the same order.
        let mut next = 0;
        for (version, notice) in notices {
            let near = said.iter().enumerate().skip(next).take(NEAR).find(|(_, (known, _))| *known == notice);
            let place = near.map_or(said.len(), |(place, _)| place);
            if place == said.len() {
                said.push((notice, Arc::new(erase_notice::<G>(notice))));
            }
            heard.push(Told { version: *version, notice: Arc::clone(&said[place].1) });
            next = place + 1;
        }
        all.push(heard);
    }
    all
}

pub(crate) fn erase_notice<G: Shows>(notice: &<G::State as State>::Notice) -> AnyNotice {
    AnyNotice {
        rule: notice.rule().cite(),
        message: notice.message(),
        event: G::event(notice),
        feelings: notice.feelings(),
    }
}

/// The legal actions of the seat that has this view.
pub(crate) fn legal_in<G: Shows>(view: &<G::State as State>::View, seats: u8) -> Vec<LegalAction> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let shown = |&action: &ActionOf<G::State>| LegalAction {
        text: action.text(seat, seats),
        code: action.code(),
        message: action.message(seat, seats),
        remarks: view.remarks(action),
        parts: G::parts(action, seat, seats),
        declines: action.declines(),
    };
    view.actions().iter().map(shown).collect()
}

impl<G: HasHeuristics + Shows> AnyTable for ErasedTable<G>
where
    Table<G>: Send + Sync,
{
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn awaits(&self) -> Awaits {
        self.0.awaits()
    }

    fn decision(&self, seat: Seat) -> Option<u32> {
        self.0.decision(seat)
    }

    fn version(&self, viewer: Viewer) -> u32 {
        self.0.version(viewer)
    }

    fn shown(&self, viewer: Viewer) -> Box<RawValue> {
        G::shown(self.0.view(viewer))
    }

    fn turn_number(&self) -> u32 {
        self.0.view(Viewer::Bystander).turn_number()
    }

    fn declining(&self, seat: Seat) -> Option<Declining> {
        self.decision(seat)?;
        let view = self.0.view(Viewer::Seat(seat));
        let action = view.actions().iter().find(|action| action.declines())?;
        let is_only_action = view.actions().len() == 1;
        Some(Declining { text: action.text(seat, self.seats()), is_only_action })
    }

    fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        legal_in::<G>(self.0.view(Viewer::Seat(seat)), self.seats())
    }

    fn status(&self, viewer: Viewer) -> Message {
        self.0.view(viewer).status()
    }

    fn page(&self, viewer: Viewer) -> Vec<Message> {
        self.0.view(viewer).page()
    }

    fn choose(&self, seat: Seat, strength: Strength, luck: &mut QuickLuck) -> String {
        self.mind(seat)(strength, luck)
    }

    fn mind(&self, seat: Seat) -> Mind {
        let (view, seats) = (self.0.view(Viewer::Seat(seat)).clone(), self.seats());
        Box::new(move |strength, luck| strength.choose::<G>(&view, luck).text(seat, seats))
    }

    fn odds(&self, seat: Seat) -> Vec<Vec<Odds>> {
        let (view, heuristics) = (self.0.view(Viewer::Seat(seat)), HeuristicsOf::<G>::default());
        view.actions().iter().map(|&action| heuristics.odds(view, action)).collect()
    }

    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint> {
        self.adviser(seat)(budget, luck)
    }

    fn adviser(&self, seat: Seat) -> Adviser {
        let (view, seats) = (self.0.view(Viewer::Seat(seat)).clone(), self.seats());
        Box::new(move |budget, luck| of_view::<G>(&view, seats, budget, luck))
    }

    fn check(&self, seat: Seat, at: u32, action: &str) -> Result<CheckedAction, Rejection> {
        let action = ActionOf::<G::State>::read(action, seat, self.seats());
        let action = action.ok_or_else(Rejection::unknown_action)?;
        if self.0.is_stale(seat, at) {
            return Err(Rejection::stale());
        }
        Ok(self.0.check(seat, at, action)?.map(Coded::code))
    }

    fn act(&mut self, action: CheckedAction) -> Result<AnyNews, Rejection> {
        // A code that was made by `check` of another game is the only one that cannot be decoded.
        let action = action.try_map(Coded::decode).ok_or_else(Rejection::unknown_action)?;
        Ok(erase::<G>(&self.0.act(action).map_err(|_| Rejection::stale())?))
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.0.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        self.0.take_back(seat)
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn decided(&self) -> Option<Cited> {
        self.0.decided().map(Cited::from)
    }

    fn scorecard(&self, viewer: Viewer, have: Option<u32>) -> Option<&Scorecard> {
        self.0.scorecard(viewer, have)
    }

    fn open_steps(&self) -> usize {
        self.0.open_steps()
    }

    fn past(&self) -> Box<dyn AnyPast> {
        Box::new(self.0.past())
    }

    fn memory(&self, viewer: Viewer) -> Box<dyn AnyMemory> {
        Box::new(self.0.memory(viewer))
    }

    fn steps(&self) -> Vec<AnyStep> {
        let seats = self.seats();
        let step = |step: &kernel::StepIn<G>| match *step {
            Step::Chance(chance) => AnyStep::Chance(ChanceRecord::of(chance)),
            Step::Act(seat, action) => AnyStep::Act(seat, action.text(seat, seats)),
        };
        self.0.steps().iter().map(step).collect()
    }

    fn count(&self) -> usize {
        self.0.steps().len()
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.0.steps()[from..].iter().map(|step| log::line::<G>(step, self.seats())).collect()
    }
}
