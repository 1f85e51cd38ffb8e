//! Chat: texts and phrases of people, and what bots say. Nothing of it is stored.

use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::characters::{bot_face, bot_name};
use crate::names::{is_seen, keeps_its_place};
use crate::outbox::Outbox;
use catalog::Rejection;
use catalog::{AnyNews, Banter, Line};
use kernel::{Message, Seat, Viewer};
use lang::Lang;
use protocol::{Phrase, Reason, ServerMessage, WireMessage};
use std::borrow::Cow;

/// The most characters of one text.
const MOST_SAID: usize = 300;

impl TableTask {
    /// Sends a person's text or phrase to everyone.
    pub(super) fn say(
        &mut self,
        requester: &Requester,
        outbox: &Outbox,
        text: Option<&str>,
        phrase: Option<Phrase>,
    ) {
        let text = match (text.map(str::trim), phrase) {
            (Some(text), None) if is_line(text) => Some(text),
            (None, Some(_)) => None,
            _ => {
                let why = Message::new("server-words").with("most", MOST_SAID as u32);
                outbox
                    .send(to_json(&Rejection::new(Reason::Unreadable, why).to_message(&self.row.name, None)));
                return;
            }
        };
        let seat = self.seat_of(requester.device);
        // The connection may be older than the name.
        let seated = seat.and_then(|seat| self.people[seat.index()].clone());
        let nickname = &seated.as_ref().unwrap_or(requester).nickname;
        self.send_chat(seat, nickname, text, phrase.map(Phrase::key));
        if phrase == Some(Phrase::Hello) {
            self.let_bot_speak(Banter::greet);
        }
    }

    /// Lets a bot say something about what happened, now and then.
    pub(super) fn react(&mut self, news: &AnyNews) {
        // The bystander comes last.
        let told = news.last().into_iter().flatten();
        let feelings: Vec<_> = told.flat_map(|told| told.notice.feelings.iter().copied()).collect();
        // The last line is about the whole game.
        let is_over = matches!(&self.stage, Stage::Playing(play) if play.table.standing().is_some());
        if !feelings.is_empty() && !is_over {
            self.let_bot_speak(|banter, version| banter.react(version, &feelings));
        }
    }

    /// Lets a bot greet as soon as somebody watches.
    pub(super) fn greet(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.is_greeting && !self.watchers.is_empty() {
            play.is_greeting = false;
            self.let_bot_speak(Banter::greet);
        }
    }

    /// Lets a bot speak about the result.
    pub(super) fn speak_at_the_end(&mut self) {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else { return };
        let Some(standing) = play.table.standing() else { return };
        self.let_bot_speak(|banter, version| banter.end(version, |seat| standing.place[seat.index()] == 1));
    }

    /// Lets a bot speak, unless one spoke a moment ago.
    fn let_bot_speak(&mut self, line: impl FnOnce(&mut Banter, u32) -> Option<Line>) {
        let (now, least) = (self.services.time.now(), self.services.config.banter);
        let (Stage::Playing(play) | Stage::Over(play)) = &mut self.stage else { return };
        if play.last_banter.is_some_and(|at| now < at + least) {
            return;
        }
        let version = play.table.version(Viewer::Bystander);
        let Some(Line { seat, key }) = line(&mut play.banter, version) else { return };
        play.last_banter = Some(now);
        let name = bot_name(bot_face(&self.row.name, seat.0));
        self.send_chat(Some(seat), name, None, Some(&key));
    }

    /// Sends a line to everyone: this text, or the sentence with this key.
    fn send_chat(&self, seat: Option<Seat>, nickname: &str, text: Option<&str>, key: Option<&str>) {
        let english = || key.and_then(|key| Lang::fallback().find(key)).unwrap_or_default();
        self.watchers.send_all(&ServerMessage::Chat {
            table: Cow::Borrowed(&self.row.name),
            nickname: Cow::Borrowed(nickname),
            seat: seat.map(|seat| seat.0),
            text: text.map_or_else(|| Cow::Owned(english()), Cow::Borrowed),
            phrase: key.map(|key| WireMessage { key: Cow::Borrowed(key), args: Vec::new(), word: None }),
        });
    }
}

/// Is it one line of visible characters, and not too long?
fn is_line(text: &str) -> bool {
    let fits = (1..=MOST_SAID).contains(&text.chars().count());
    fits && text.chars().all(keeps_its_place) && text.chars().any(is_seen)
}
