//! The end of a game: its transcript, its results and its ratings.

use super::{Stage, TableTask};
use crate::store::{Clash, DeviceId, Finished, Millis, Outcome, Player, RatingRow, ResultRow, StoreError};
use catalog::AnyTable;
use catalog::Rejection;
use kernel::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::io;
use transcript::Header;

/// How often ratings are computed again because another table changed them.
const TRIES: usize = 8;

/// Returns the end of a table whose game is over: its transcript and its results.
///
/// # Errors
/// When the game is not over.
pub(crate) fn finished(
    header: &Header,
    table: &dyn AnyTable,
    at: Millis,
    player: impl Fn(Seat) -> Player,
) -> io::Result<Finished> {
    let standing = table.standing().ok_or(io::ErrorKind::InvalidInput)?;
    let mut transcript = Vec::new();
    transcript::steps(&mut transcript, header, &table.steps(), Some(&standing))?;
    let result = |seat: Seat| ResultRow {
        seat: seat.0,
        player: player(seat),
        outcome: Some(Outcome { score: standing.score[seat.index()], place: standing.place[seat.index()] }),
    };
    Ok(Finished {
        at,
        transcript: String::from_utf8(transcript).map_err(io::Error::other)?,
        results: Seat::all(header.seats).map(result).collect(),
        ratings: Vec::new(),
    })
}

impl TableTask {
    /// Stores a finished game. If that fails, the next command tries again.
    pub(super) async fn end(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.table.standing().is_none() {
            return;
        }
        let header = self.header();
        match finished(&header, &*play.table, self.services.time.now(), |seat| self.player(seat)) {
            Ok(finished) => {
                // The reason has been logged.
                if self.store_last_ids().await.is_err() {
                    return;
                }
                if let Err(error) = self.store_end(finished).await {
                    tracing::error!(%error, table = self.row.name, "a finished game could not be stored");
                    return;
                }
            }
            Err(error) => {
                tracing::error!(%error, table = self.row.name, "a finished game has no transcript");
                return;
            }
        }
        self.services.metrics.games.inc();
        if let Stage::Playing(play) = std::mem::replace(&mut self.stage, Stage::Gathering) {
            self.stage = Stage::Over(play);
        }
        self.send_table();
        self.speak_at_the_end();
    }

    fn header(&self) -> Header {
        let seed = self.setup.seed;
        Header {
            game: self.game,
            seats: self.setup.seats(),
            variant: self.setup.variant.clone(),
            seed,
            commitment: Some(seed.commitment()),
            entropy: self.setup.added_entropy(),
        }
    }

    pub(super) fn player(&self, seat: Seat) -> Player {
        match (self.setup.bots[seat.index()], self.owner(seat), &self.people[seat.index()]) {
            (Some(bot), ..) => Player::Bot(bot.name().to_owned()),
            (None, Some(device), Some(person)) => {
                Player::Person { device, nickname: person.nickname.to_string() }
            }
            _ => Player::Forgotten,
        }
    }

    /// Stores what is needed after the log is gone: the last message of each client, which may come again, and the
    /// absences.
    async fn store_last_ids(&mut self) -> Result<(), Rejection> {
        let Stage::Playing(play) = &self.stage else { return Ok(()) };
        let done = |answered: &Option<(String, Option<Rejection>)>| match answered {
            Some((id, None)) => Some(id.clone()),
            _ => None,
        };
        let mut setup = self.setup.clone();
        setup.answered = play.answered.iter().map(done).collect();
        setup.absences = play.absences.iter().map(ToString::to_string).collect();
        self.store_row(setup, self.row.seated.clone(), self.row.status).await
    }

    async fn store_end(&self, finished: Finished) -> Result<(), StoreError> {
        let mut tries = 0;
        loop {
            let ratings = self.rated(&finished.results).await?;
            let stored = self.services.store.finish(self.key, Finished { ratings, ..finished.clone() }).await;
            match stored {
                // Another table with the same people ended just now.
                Err(StoreError::Clash(Clash::Rating)) if tries < TRIES => tries += 1,
                stored => return stored,
            }
        }
    }

    /// Returns new ratings, if only people played, without stand-ins and without hints.
    async fn rated(&self, results: &[ResultRow]) -> Result<Vec<RatingRow>, StoreError> {
        let Stage::Playing(play) = &self.stage else { return Ok(Vec::new()) };
        let person = |result: &ResultRow| match result.player {
            Player::Person { device, .. } => Some(device),
            Player::Forgotten | Player::Bot(_) => None,
        };
        let people: Vec<DeviceId> = results.iter().filter_map(person).collect();
        if people.len() < results.len() || play.stood_in.contains(&true) || self.setup.hints {
            return Ok(Vec::new());
        }
        let mut before = Vec::new();
        for device in people {
            let stored = self.services.store.rating_of(device, &self.row.game).await?;
            let fresh = WengLinRating::new();
            before.push(stored.unwrap_or_else(|| RatingRow {
                device,
                game: self.row.game.clone(),
                rating: fresh.rating,
                uncertainty: fresh.uncertainty,
                games: 0,
            }));
        }
        let teams: Vec<[WengLinRating; 1]> = before
            .iter()
            .map(|row| [WengLinRating { rating: row.rating, uncertainty: row.uncertainty }])
            .collect();
        let outcomes = results.iter().filter_map(|result| result.outcome);
        let places = outcomes.map(|outcome| MultiTeamOutcome::new(outcome.place.into()));
        let groups: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            teams.iter().map(|team| &team[..]).zip(places).collect();
        let after = weng_lin_multi_team(&groups, &WengLinConfig::new());
        let rated = before.into_iter().zip(after).filter_map(|(row, team)| {
            let new = team.first()?;
            Some(RatingRow { rating: new.rating, uncertainty: new.uncertainty, games: row.games + 1, ..row })
        });
        Ok(rated.collect())
    }
}
