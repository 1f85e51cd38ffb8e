//! A table without its game's type: what people, bots and servers play at.

use crate::hint::hints_of_view;
use crate::wire::WireGame;
use crate::{AnyHint, AnyMemory, AnyPast, ChanceRecord, Rejection, log};
use bots::{Budget, HasHeuristics, Heuristics, HeuristicsOf, Odds, Strength};
use kernel::{
    Action, ActionOf, Awaits, Coded, Decided, Feeling, Game, Message, Notice, QuickLuck, Rule, Scorecard,
    Seat, Standing, State, Step, StepIn, View, Viewer,
};
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Checked, News, NewsIn, NewsItem, Table};

/// How far apart the same notice may stand in the news of two viewers and still be shared. Beyond that it is written twice.
const SHARING_WINDOW: usize = 8;

/// A table of some game. It shows views, never a state.
pub trait AnyTable: Send + Sync {
    /// Returns the number of seats.
    fn seats(&self) -> u8;
    /// Returns what must happen next.
    fn awaits(&self) -> Awaits;
    /// Names the decision this seat owes now, if it owes one.
    fn decision(&self, seat: Seat) -> Option<u32>;
    /// Returns the number of steps this viewer has noticed. A step that is secret to the viewer does not count.
    fn version(&self, viewer: Viewer) -> u32;
    /// Returns the viewer's view as JSON, in the shape of its game.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// Numbers the turn under way: the next turn has another number.
    fn turn_number(&self) -> u32;
    /// Returns how this seat declines the decision it owes, if it may.
    fn declining(&self, seat: Seat) -> Option<Declining>;
    /// Returns the legal actions of a seat, in canonical order.
    fn legal(&self, seat: Seat) -> Vec<LegalAction>;
    /// Returns who must act and what is asked, or how the game ended: one sentence to this viewer.
    fn status(&self, viewer: Viewer) -> Message;
    /// Describes the table in sentences, as this viewer may know it. The last one is the status.
    fn page(&self, viewer: Viewer) -> Vec<Message>;
    /// Lets a bot choose for this seat, which owes a decision. Returns the text of the action.
    fn choose(&self, seat: Seat, strength: Strength, luck: &mut QuickLuck) -> String;
    /// Returns a job that lets a bot choose for this seat, which owes a decision. The job can run on another thread. It
    /// holds what the seat may know, and nothing else.
    fn choose_job(&self, seat: Seat) -> ChooseJob;
    /// Returns the exact odds of the next chance, for each legal action of a seat in canonical order. They are empty for an
    /// action that no chance follows. No imagined world is played.
    fn odds(&self, seat: Seat) -> Vec<Vec<Odds>>;
    /// Returns hints about the legal actions of a seat.
    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint>;
    /// Returns a job that finds these hints. The job can run on another thread. It holds what the seat may know, and
    /// nothing else.
    fn hint_job(&self, seat: Seat) -> HintJob;
    /// Parses and checks a seat's action, which answers the decision named `at`.
    fn check(&self, seat: Seat, at: u32, action: &str) -> Result<CheckedAction, Rejection>;
    /// Lets a checked action happen, and all that follows without another decision. Returns the news.
    fn act(&mut self, action: CheckedAction) -> Result<AnyNews, Rejection>;
    /// Parses, checks and lets happen, for callers that need nothing in between.
    fn answer(&mut self, seat: Seat, at: u32, action: &str) -> Result<AnyNews, Rejection> {
        let action = self.check(seat, at, action)?;
        self.act(action)
    }
    /// May this seat take back its last action?
    fn may_take_back(&self, seat: Seat) -> bool;
    /// Takes back this seat's last action, if that is safe: nobody noticed the action, and the seat has noticed nothing
    /// since. Returns whether it was taken back.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// Returns the result, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// Returns what decided the game, once it is over.
    fn decided(&self) -> Option<CitedMessage>;
    /// Returns the scorecard, which is the same for everybody: if something was scored after the viewer's version `have`,
    /// or if the game is over.
    fn scorecard(&self, viewer: Viewer, have: Option<u32>) -> Option<&Scorecard>;
    /// Returns the number of steps that everybody may look back at. In a game whose hands do not outlive a round, these
    /// are the steps to the end of the last finished round. Once the game is over, it is all steps.
    fn open_steps(&self) -> usize;
    /// Returns the steps that everybody may look back at.
    fn past(&self) -> Box<dyn AnyPast>;
    /// Returns what this viewer has seen so far.
    fn memory(&self, viewer: Viewer) -> Box<dyn AnyMemory>;
    /// Returns all steps. They are for stores and transcripts, never for a viewer.
    fn steps(&self) -> Vec<AnyStep>;
    /// Returns the number of all steps.
    fn step_count(&self) -> usize;
    /// Returns the steps from this one on as lines of a log. They are for stores, never for a viewer.
    fn log_lines(&self, from: usize) -> Vec<String>;
}

/// Chooses an action as a bot of this strength does, and returns its text. It can be called several times.
pub type ChooseJob = Box<dyn Fn(Strength, &mut QuickLuck) -> String + Send>;

/// Finds hints for a seat. It can be called several times.
pub type HintJob = Box<dyn Fn(Budget, &mut QuickLuck) -> Vec<AnyHint> + Send>;

/// A legal action, ready to be shown.
#[derive(Clone, Debug)]
pub struct LegalAction {
    /// The action's text in the notation.
    pub text: String,
    /// The action's code, the same in every position of the game.
    pub code: u16,
    /// The action in words.
    pub message: Message,
    /// Facts worth knowing before choosing it.
    pub remarks: Vec<Message>,
    /// Its parts (verb, card, seat, amount …) as data, in the shape in which its game is sent to clients.
    pub parts: Box<RawValue>,
    /// Does the action decline what is asked?
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
    /// Is it the seat's only legal action?
    pub is_only_action: bool,
}

/// What a viewer is told about something that happened.
#[derive(Clone, Debug)]
pub struct AnyNotice {
    /// The clause that made it happen.
    pub rule: &'static str,
    /// What happened, in words.
    pub message: Message,
    /// What happened, as JSON in the shape of its game.
    pub event: Box<RawValue>,
    /// The seats that are likely to be glad or sorry about it.
    pub feelings: Vec<(Seat, Feeling)>,
}

impl PartialEq for AnyNotice {
    fn eq(&self, other: &AnyNotice) -> bool {
        self.rule == other.rule && self.message == other.message && self.event.get() == other.event.get()
    }
}

impl Eq for AnyNotice {}

/// A sentence, and the clause behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CitedMessage {
    /// The clause that made it happen.
    pub rule: &'static str,
    /// The sentence.
    pub message: Message,
}

impl<R: Rule> From<Decided<R>> for CitedMessage {
    fn from(Decided { rule, message }: Decided<R>) -> CitedMessage {
        CitedMessage { rule: rule.cite(), message }
    }
}

/// The notices that each viewer receives: seats in order, then the bystander. Viewers that receive the same share it.
pub type AnyNews = News<Arc<AnyNotice>>;

/// A step without its game's type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyStep {
    /// The outcome of one roll or draw.
    Chance(ChanceRecord),
    /// A seat's action.
    Act {
        /// The seat that acted.
        seat: Seat,
        /// The action's text in the notation.
        text: String,
        /// The action in words.
        message: Message,
    },
}

/// A checked action without its game's type: its code.
pub type CheckedAction = Checked<u16>;

pub(crate) struct ErasedTable<G: Game>(pub(crate) Table<G>);

pub(crate) fn erase_news<G: WireGame>(news: NewsIn<G>) -> AnyNews {
    let mut erased: Vec<(<G::State as State>::Notice, Arc<AnyNotice>)> = Vec::new();
    let mut all = AnyNews::new();
    for items in news {
        // Viewers receive most notices in the same words and the same order, so a search starts behind the last match.
        let mut next = 0;
        let erase = |NewsItem { version, notice }| {
            let mut near = erased.iter().enumerate().skip(next).take(SHARING_WINDOW);
            let index =
                near.find(|(_, (known, _))| *known == notice).map_or(erased.len(), |(index, _)| index);
            if index == erased.len() {
                let shared = Arc::new(erase_notice::<G>(&notice));
                erased.push((notice, shared));
            }
            next = index + 1;
            NewsItem { version, notice: Arc::clone(&erased[index].1) }
        };
        all.push(items.into_iter().map(erase).collect());
    }
    all
}

pub(crate) fn erase_notice<G: WireGame>(notice: &<G::State as State>::Notice) -> AnyNotice {
    AnyNotice {
        rule: notice.rule().cite(),
        message: notice.message(),
        event: G::event_json(notice),
        feelings: notice.feelings(),
    }
}

pub(crate) fn erase_step<G: Game>(step: &StepIn<G>, seats: u8) -> AnyStep {
    match *step {
        Step::Chance(chance) => AnyStep::Chance(ChanceRecord::of(chance)),
        Step::Act(seat, action) => {
            AnyStep::Act { seat, text: action.text(seat, seats), message: action.message(seat, seats) }
        }
    }
}

/// Returns the legal actions of the seat that has this view.
pub(crate) fn legal_in<G: WireGame>(view: &<G::State as State>::View, seats: u8) -> Vec<LegalAction> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let erase = |&action: &ActionOf<G::State>| LegalAction {
        text: action.text(seat, seats),
        code: action.code(),
        message: action.message(seat, seats),
        remarks: view.remarks(action),
        parts: G::action_json(action, seat, seats),
        declines: action.declines(),
    };
    view.actions().iter().map(erase).collect()
}

impl<G: HasHeuristics + WireGame> AnyTable for ErasedTable<G>
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

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        G::view_json(self.0.view(viewer))
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
        self.choose_job(seat)(strength, luck)
    }

    fn choose_job(&self, seat: Seat) -> ChooseJob {
        let (view, seats) = (self.0.view(Viewer::Seat(seat)).clone(), self.seats());
        Box::new(move |strength, luck| strength.choose::<G>(&view, luck).text(seat, seats))
    }

    fn odds(&self, seat: Seat) -> Vec<Vec<Odds>> {
        let (view, heuristics) = (self.0.view(Viewer::Seat(seat)), HeuristicsOf::<G>::default());
        view.actions().iter().map(|&action| heuristics.odds(view, action)).collect()
    }

    fn hints(&self, seat: Seat, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint> {
        self.hint_job(seat)(budget, luck)
    }

    fn hint_job(&self, seat: Seat) -> HintJob {
        let (view, seats) = (self.0.view(Viewer::Seat(seat)).clone(), self.seats());
        Box::new(move |budget, luck| hints_of_view::<G>(&view, seats, budget, luck))
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
        // Only the code of another game's action cannot be decoded.
        let action = action.try_map(Coded::decode).ok_or_else(Rejection::unknown_action)?;
        Ok(erase_news::<G>(self.0.act(action).map_err(|_| Rejection::stale())?))
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

    fn decided(&self) -> Option<CitedMessage> {
        self.0.decided().map(CitedMessage::from)
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
        self.0.steps().iter().map(|step| erase_step::<G>(step, self.seats())).collect()
    }

    fn step_count(&self) -> usize {
        self.0.steps().len()
    }

    fn log_lines(&self, from: usize) -> Vec<String> {
        self.0.steps()[from..].iter().map(|step| log::line::<G>(step, self.seats())).collect()
    }
}
