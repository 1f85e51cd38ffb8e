//! Opens a table from the store, and reloads it after a failed write.

use super::describe::people;
use super::note::{Absence, Note};
use super::play::Play;
use super::watchers::Watchers;
use super::{Command, Services, Stage, TableTask};
use crate::rejection::unopenable;
use crate::setup::Setup;
use crate::store::{LogEntry, StoredTable};
use catalog::AnyGame;
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::Reason;
use tokio::sync::mpsc;

impl TableTask {
    /// Opens the stored table.
    ///
    /// # Errors
    /// When it is damaged, or of another edition of its rules.
    pub(crate) async fn open(
        services: Services,
        stored: StoredTable,
        to_self: mpsc::WeakSender<Command>,
    ) -> Result<TableTask, Rejection> {
        let (row, game) = (&stored.row, catalog::find(&stored.row.game)?);
        if row.edition != game.edition() {
            let why = Message::new("server-edition").with("edition", row.edition).with("game", game.name());
            return Err(Rejection::new(Reason::NotNow, why));
        }
        let setup = Setup::read(&stored)?;
        let StoredTable { key, row, over, given_up } = stored;
        let people = people(&services, &row, &setup).await?;
        let stage = match over {
            Some(_) if given_up => Stage::GivenUp,
            Some(_) => {
                let transcript = services.store.transcript(&row.name).await?.unwrap_or_default();
                let lines =
                    transcript::log_lines(&transcript).map_err(|problem| unopenable(problem, &row.name))?;
                Stage::Over(Box::new(resumed(game, &setup, &lines, &row.name)?))
            }
            // A game has begun once its deal is in the log.
            None => match &services.store.log(key).await?[..] {
                [] => Stage::Gathering,
                log => {
                    let mut play = replayed(game, &setup, log, &row.name)?;
                    // A stand-in plays the seat of a forgotten owner for ever.
                    for seat in Seat::all(setup.seats()) {
                        let has_owner = row.seated.iter().any(|seated| seated.seat == seat.0);
                        play.away[seat.index()] |= setup.bots[seat.index()].is_none() && !has_owner;
                    }
                    Stage::Playing(Box::new(play))
                }
            },
        };
        let watchers = Watchers::default();
        let is_lost = false;
        Ok(TableTask { services, key, row, setup, game, people, stage, watchers, is_lost, to_self })
    }

    /// Replaces the state in memory by the stored one.
    pub(super) async fn reload(&mut self) {
        let stored = match self.services.store.log(self.key).await {
            Ok(log) => replayed(self.game, &self.setup, &log, &self.row.name),
            Err(error) => Err(Rejection::from(error)),
        };
        match (stored, &mut self.stage) {
            (Ok(mut play), Stage::Playing(old)) => {
                // Clients without a reply send again; clocks go on.
                std::mem::swap(&mut play.clock, &mut old.clock);
                (play.paused, play.last_event_at) = (old.paused, None);
                play.public_clocks.clone_from(&old.public_clocks);
                play.pass_ahead.clone_from(&old.pass_ahead);
                play.pace = old.pace;
                play.open_decisions(None, false, self.services.time.now(), || self.services.pause());
                self.stage = Stage::Playing(Box::new(play));
                self.wake_bots();
                self.pass_ahead();
            }
            (Err(_), _) => self.is_lost = true,
            _ => {}
        }
    }
}

/// Replays the log of a game.
fn replayed(game: &dyn AnyGame, setup: &Setup, log: &[LogEntry], name: &str) -> Result<Play, Rejection> {
    let mut lines = Vec::new();
    let mut notes = Vec::new();
    for line in log.iter().flat_map(|entry| entry.what.lines()) {
        match Note::read(line, setup.seats()) {
            Some(note) => notes.push(note),
            None => lines.push(line.to_owned()),
        }
    }
    let mut play = resumed(game, setup, &lines, name)?;
    for note in notes {
        match note {
            Note::Absence(absence) => play.note(absence),
            Note::Bank(seat, left) => play.clock.set_bank(seat, left),
        }
    }
    play.last_event_at = log.last().map(|entry| entry.at);
    for entry in log {
        if let (Some(seat), Some(client)) = (entry.seat, &entry.client) {
            play.answered[Seat(seat).index()] = Some((client.clone(), None));
        }
    }
    Ok(play)
}

fn resumed(game: &dyn AnyGame, setup: &Setup, lines: &[String], name: &str) -> Result<Play, Rejection> {
    let (seats, entropy) = (setup.seats(), setup.added_entropy());
    let lines = &mut lines.iter().map(String::as_str);
    let (table, news) = game
        .resume(&setup.variant, seats, setup.seed, &entropy, lines)
        .map_err(|why| unopenable(why, name))?;
    let mut play = Play::new(name, setup, table, &news);
    // A finished table has no log any more.
    play.absences.extend(setup.absences.iter().filter_map(|line| Absence::read(line, seats)));
    for (answered, last) in play.answered.iter_mut().zip(&setup.answered) {
        *answered = last.clone().map(|id| (id, None));
    }
    Ok(play)
}
