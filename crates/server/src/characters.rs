//! The faces of people and bots, and the names of bots.
//!
//! A bot's face follows from its table and its seat, so it never changes, and no two bots of a table share one. A
//! person has the face they chose, or until then one that follows from their device.

use crate::names;
use crate::store::{Device, DeviceId};
use protocol::{Character, Occupant};
use sha2::{Digest, Sha256};

/// Returns the bot in this seat.
pub(crate) fn bot(table: &str, seat: u8, strength: String) -> Occupant {
    let face = bot_face(table, seat);
    Occupant::Bot { strength, name: bot_name(face).to_owned(), face }
}

/// Returns the face of the bot in this seat.
pub(crate) fn bot_face(table: &str, seat: u8) -> Character {
    // Rematches have the same bots.
    let digest = Sha256::digest(names::first(table));
    let mut faces = Character::ALL;
    for (last, byte) in (1..faces.len()).rev().zip(digest) {
        faces.swap(last, usize::from(byte) % (last + 1));
    }
    faces[usize::from(seat) % faces.len()]
}

/// Returns the name of the bot with this face, the same in every language.
pub(crate) fn bot_name(face: Character) -> &'static str {
    match face {
        Character::Prospector => "Otis",
        Character::Barkeep => "Ike",
        Character::Gambler => "Ambrose",
        Character::Rancher => "Mabel",
        Character::Singer => "Pearl",
        Character::Trapper => "Cass",
        Character::Vaquero => "Mateo",
        Character::Teacher => "Hattie",
    }
}

/// Returns the face of a person.
pub(crate) fn face_of(device: &Device) -> Character {
    device.face.as_deref().and_then(Character::read).unwrap_or_else(|| first_face(device.id))
}

/// Returns the face of a person who has not chosen one. Device identities are random, so this is, too.
pub(crate) fn first_face(DeviceId(id): DeviceId) -> Character {
    Character::ALL[usize::from(id[0]) % Character::ALL.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn bots_of_a_table_have_different_faces_and_names_and_keep_them() {
        for table in ["bcdfg", "zzz22", "chosen"] {
            let faces: HashSet<Character> = (0..8).map(|seat| bot_face(table, seat)).collect();
            let names: HashSet<&str> = faces.iter().map(|face| bot_name(*face)).collect();
            assert_eq!((faces.len(), names.len()), (8, 8), "{table}");
            let again = names::next(&names::next(table));
            assert!((0..8).all(|seat| bot_face(table, seat) == bot_face(&again, seat)), "at a rematch");
        }
    }

    #[test]
    fn every_face_comes_to_every_seat() {
        for seat in 0..5 {
            let tables = (0..200).map(|number| format!("table{number}"));
            let faces: HashSet<Character> = tables.map(|table| bot_face(&table, seat)).collect();
            assert_eq!(faces.len(), 8, "seat {seat}");
        }
    }
}
