//! A table as everybody sees it, awake or only in the store: who sits there and how it is to be played.

use super::play::Play;
use super::{House, Sitting, Stage, Who};
use crate::characters;
use crate::devices;
use crate::setup::Setup;
use crate::store::{DeviceId, Kept, Status as Stored, TableRow};
use catalog::Rejection;
use kernel::Seat;
use protocol::rest::OwnTable;
use protocol::{Chair, Sitter, Status};

/// By seat: its owner, if that is a person whom the store knows.
pub(super) type People = Vec<Option<Who>>;

pub(super) async fn people(house: &House, row: &TableRow, setup: &Setup) -> Result<People, Rejection> {
    let mut people = vec![None; usize::from(setup.seats())];
    for seated in &row.seated {
        let device = house.store.device(seated.device).await?;
        people[usize::from(seated.seat)] = device.map(devices::known);
    }
    Ok(people)
}

/// A table that is only in the store: nobody is there.
pub(crate) async fn asleep(house: &House, kept: &Kept) -> Result<protocol::Sitting, Rejection> {
    let setup = Setup::read(kept)?;
    let status = match (kept.over, kept.row.status) {
        (Some(_), _) if kept.given_up => Status::GivenUp,
        (Some(_), _) => Status::Over,
        (None, Stored::Gathering) => Status::Gathering,
        (None, Stored::Playing) => Status::Playing,
    };
    let people = people(house, &kept.row, &setup).await?;
    Ok(described(&kept.row, &setup, &people, status, None, |_| Live::default()))
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
        let live = |seat: Seat| {
            let present = self.owner(seat).is_some_and(|device| self.watchers.has(device));
            let Stage::Playing(play) = &self.stage else { return Live { present, ..Live::default() } };
            Live { present, stand_in: play.away[seat.index()], left: play.has_left(seat) }
        };
        let absences = match &self.stage {
            Stage::Gathering | Stage::GivenUp => 0,
            Stage::Playing(play) | Stage::Over(play) => play.absences.len() as u32,
        };
        let described = described(&self.row, &self.setup, &self.people, status, device, live);
        protocol::Sitting { absences, ..described }
    }

    /// The table as one who sits there sees it in a list.
    pub(super) fn own(&self, who: &Who) -> OwnTable {
        let seat = self.seat_of(who.device);
        let owes = |play: &Play| seat.is_some_and(|seat| play.table.awaits().seats().contains(seat));
        let your_turn = matches!(&self.stage, Stage::Playing(play) if owes(play));
        OwnTable { sitting: self.described(Some(who.device)), your_turn }
    }
}

/// What only a table that is awake knows of a seat.
#[derive(Default)]
struct Live {
    /// Is its owner there?
    present: bool,
    /// Does a stand-in play?
    stand_in: bool,
    /// Because its owner has left?
    left: bool,
}

fn described(
    row: &TableRow,
    setup: &Setup,
    people: &People,
    status: Status,
    device: Option<DeviceId>,
    live: impl Fn(Seat) -> Live,
) -> protocol::Sitting {
    let chair = |seat: Seat| {
        let has_owner = row.seated.iter().any(|seated| seated.seat == seat.0);
        let sitter = match &setup.bots[seat.index()] {
            Some(strength) => characters::bot(&row.name, seat.0, strength.clone()),
            None if !has_owner && status == Status::Gathering => Sitter::Open,
            None => {
                let person = people[seat.index()].as_ref();
                let nickname = person.map(|person| person.nickname.to_string());
                Sitter::Person { nickname, face: person.map(|person| person.face) }
            }
        };
        let Live { present, stand_in, left } = live(seat);
        Chair { sitter, present, stand_in, left }
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
        absences: 0,
    }
}
