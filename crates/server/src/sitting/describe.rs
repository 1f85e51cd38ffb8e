//! A table as everybody sees it, awake or only in the store: who sits there and how it is to be played.

use super::play::Play;
use super::{House, Sitting, Stage, Who};
use crate::no::No;
use crate::setup::Setup;
use crate::store::{DeviceId, Kept, Status as Stored, TableRow};
use kernel::Seat;
use protocol::rest::OwnTable;
use protocol::{Chair, Sitter, Status};
use std::sync::Arc;

/// By seat: what its owner is called.
pub(super) type Nicknames = Vec<Option<Arc<str>>>;

pub(super) async fn nicknames(house: &House, row: &TableRow, setup: &Setup) -> Result<Nicknames, No> {
    let mut nicknames = vec![None; usize::from(setup.seats())];
    for seated in &row.seated {
        let device = house.store.device(seated.device).await?;
        nicknames[usize::from(seated.seat)] = device.map(|device| Arc::from(device.nickname));
    }
    Ok(nicknames)
}

/// A table that is only in the store: nobody is there.
pub(crate) async fn asleep(house: &House, kept: &Kept) -> Result<protocol::Sitting, No> {
    let setup = Setup::read(kept)?;
    let status = match (kept.over, kept.row.status) {
        (Some(_), _) if kept.given_up => Status::GivenUp,
        (Some(_), _) => Status::Over,
        (None, Stored::Gathering) => Status::Gathering,
        (None, Stored::Playing) => Status::Playing,
    };
    let nicknames = nicknames(house, &kept.row, &setup).await?;
    Ok(described(&kept.row, &setup, &nicknames, status, None, |_| (false, false)))
}

impl Sitting {
    /// The table as this device sees it.
    pub(super) fn described(&self, device: Option<DeviceId>) -> protocol::Sitting {
        let status = match self.stage {
            Stage::Gathering => Status::Gathering,
            Stage::Playing(_) => Status::Playing,
            Stage::Over(_) => Status::Over,
            Stage::GivenUp => Status::GivenUp,
        };
        described(&self.row, &self.setup, &self.nicknames, status, device, |seat| {
            let present = self.owner(seat).is_some_and(|device| self.watchers.has(device));
            (present, matches!(&self.stage, Stage::Playing(play) if play.away[seat.index()]))
        })
    }

    /// The table as one who sits there sees it in a list.
    pub(super) fn own(&self, who: &Who) -> OwnTable {
        let seat = self.seat_of(who.device);
        let owes = |play: &Play| seat.is_some_and(|seat| play.table.awaits().seats().contains(seat));
        let your_turn = matches!(&self.stage, Stage::Playing(play) if owes(play));
        OwnTable { sitting: self.described(Some(who.device)), your_turn }
    }
}

/// `live` tells of a seat whether its owner is there, and whether a stand-in plays.
fn described(
    row: &TableRow,
    setup: &Setup,
    nicknames: &Nicknames,
    status: Status,
    device: Option<DeviceId>,
    live: impl Fn(Seat) -> (bool, bool),
) -> protocol::Sitting {
    let chair = |seat: Seat| {
        let has_owner = row.seated.iter().any(|seated| seated.seat == seat.0);
        let sitter = match &setup.bots[seat.index()] {
            Some(strength) => Sitter::Bot { strength: strength.clone() },
            None if !has_owner && status == Status::Gathering => Sitter::Open,
            None => Sitter::Person { nickname: nicknames[seat.index()].as_ref().map(ToString::to_string) },
        };
        let (present, stand_in) = live(seat);
        Chair { sitter, present, stand_in }
    };
    let own = |device| row.seated.iter().find(|seated| seated.device == device).map(|seated| seated.seat);
    protocol::Sitting {
        table: row.name.clone(),
        code: matches!(status, Status::Gathering | Status::Playing).then(|| row.code.clone()),
        game: row.game.clone(),
        edition: row.edition,
        options: setup.options.clone(),
        status,
        listed: row.listed,
        chairs: Seat::all(setup.seats()).map(chair).collect(),
        you: device.and_then(own),
        tempo: setup.tempo,
        take_back: setup.take_back,
        late_hands: setup.late_hands,
        hints: setup.hints,
        commitment: setup.seed().map(|seed| seed.commitment().to_string()).unwrap_or_default(),
        entropy: setup.entropy_of(),
    }
}
