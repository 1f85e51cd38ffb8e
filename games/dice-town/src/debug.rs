//! Prints public knowledge in playthroughs and failed tests: short, without empty fields.

use crate::Public;
use std::fmt;

#[expect(clippy::missing_fields_in_debug, reason = "what says nothing at the moment is left out")]
impl fmt::Debug for Public {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = usize::from(self.seats);
        let mut shown = f.debug_struct("Public");
        shown
            .field("phase", &self.phase)
            .field("turn", &self.turn)
            .field("sheriff", &self.sheriff)
            .field("actor", &self.actor)
            .field("waiting", &self.waiting)
            .field("mine", &self.mine)
            .field("bank", &self.bank)
            .field("stagecoach", &self.stagecoach)
            .field("dollars", &&self.dollars[..seats])
            .field("nuggets", &&self.nuggets[..seats])
            .field("store_held", &&self.store_held[..seats])
            .field("titles_held", &&self.titles_held[..seats])
            .field("wired", &&self.wired[..seats])
            .field("rows", &&self.rows[..seats])
            .field("gained", &self.gained)
            .field("titles", &self.titles)
            .field("decks", &(self.store_deck, self.store_discard, self.title_deck))
            .field("known", &&self.known.hands[..seats])
            .field("held", &self.known.held);
        if !self.known.discard.is_empty() || !self.known.deck.is_empty() {
            shown.field("discard", &self.known.discard).field("deck", &self.known.deck);
        }
        if let Some(played) = self.played {
            shown.field("player", &self.player).field("played", &played);
        }
        if !self.brutes.is_empty() || !self.bared.is_empty() {
            shown.field("brutes", &self.brutes).field("bared", &(self.barer, self.bared));
        }
        shown.field("rolling", &self.rolling).field("place", &self.place).field("tied", &self.tied);
        shown.field("winner", &self.winner).field("visits", &self.visits).field("loot", &self.loot);
        if let Some(star) = self.star {
            shown.field("star", &star);
        }
        if self.draws + self.drawn_store + self.drawn_titles > 0 {
            shown.field("victim", &self.victim).field("draws", &self.draws);
            shown.field("drawn", &(self.drawn_store, self.drawn_titles));
        }
        if !self.visitors.is_empty() {
            shown.field("visitors", &self.visitors);
        }
        shown.finish()
    }
}
