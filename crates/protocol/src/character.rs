//! The faces at a table: eight drawn characters, used by bots and offered to people. Each client draws them
//! in its own way; a client without pictures may ignore them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the eight drawn characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// A white beard under a turned-up hat.
    Prospector,
    /// Bald, with a curled moustache and a bow tie.
    Barkeep,
    /// A top hat.
    Gambler,
    /// A flat wide hat and two braids.
    Rancher,
    /// Hair piled high, with plumes in it.
    Singer,
    /// A fur cap with a ringed tail.
    Trapper,
    /// A sombrero.
    Vaquero,
    /// A bonnet and spectacles.
    Teacher,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 8] = [
        Character::Prospector,
        Character::Barkeep,
        Character::Gambler,
        Character::Rancher,
        Character::Singer,
        Character::Trapper,
        Character::Vaquero,
        Character::Teacher,
    ];

    /// Returns its word on the wire and in stores.
    pub fn word(self) -> &'static str {
        match self {
            Character::Prospector => "prospector",
            Character::Barkeep => "barkeep",
            Character::Gambler => "gambler",
            Character::Rancher => "rancher",
            Character::Singer => "singer",
            Character::Trapper => "trapper",
            Character::Vaquero => "vaquero",
            Character::Teacher => "teacher",
        }
    }

    /// Finds the character with this word.
    pub fn read(word: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.word() == word)
    }
}
