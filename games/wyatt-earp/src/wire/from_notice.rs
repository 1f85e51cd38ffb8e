//! Turns a notice into an event. The shape is in `event.rs`.

use super::event::{Event, Hunter, Payout, Reward};
use super::from_view::{dollars, take};
use crate::{Card, HAND, Notice, Outlaw};
use kernel::Seat;

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::RoundBegins { round, dealer, first, rewards } => {
                let rewards = Outlaw::ALL.into_iter().zip(rewards);
                let rewards = rewards.map(|(outlaw, reward)| Reward { outlaw, reward: dollars(reward) });
                Event::RoundBegins { round, dealer, first, rewards: rewards.collect() }
            }
            Notice::Dealt { hand } => {
                Event::Dealt { each: HAND, hand: (!hand.is_empty()).then(|| hand.iter().collect()) }
            }
            Notice::TurnedUp { card } => Event::TurnedUp { card },
            Notice::Draws { seat } => Event::Draws { seat },
            Notice::Drew { seat, card } => Event::Drew { seat, card },
            Notice::DrewDiscard { seat, card } => Event::DrewDiscard { seat, card },
            Notice::Reshuffled { cards } => Event::Reshuffled { cards },
            Notice::Melded { seat, outlaw, count, opens, adds, reward } => {
                let (adds, reward) = (dollars(adds), dollars(reward));
                Event::Melded { seat, outlaw, count, opens, adds, reward }
            }
            Notice::Photo { seat, outlaw, reward, in_turn } => {
                let adds = dollars(Card::photo(outlaw).reward());
                Event::Photo { seat, outlaw, adds, reward: dollars(reward), in_turn }
            }
            Notice::Aims { seat, card } => {
                Event::Aims { seat, card, discarded: matches!(card, Card::MOST_WANTED | Card::WYATT_EARP) }
            }
            Notice::Shot { seat, card, hit, lost } => Event::Shot { seat, card, hit, lost },
            Notice::Placed { seat, card, outlaw, adds, reward } => {
                Event::Placed { seat, card, outlaw, adds: dollars(adds), reward: dollars(reward) }
            }
            Notice::Displaced { seat, outlaw } => Event::Displaced { seat, outlaw },
            Notice::Covered { seat, owner, outlaw } => Event::Covered { seat, owner, outlaw },
            Notice::Asks { seat, outlaw } => Event::Asks { seat, outlaw },
            Notice::Answers { seat, asker, outlaw, gives } => Event::Answers { seat, asker, outlaw, gives },
            Notice::Stolen { seat, victim, outlaw } => Event::Stolen { seat, victim, outlaw },
            Notice::Orphaned { seat, outlaw, ref cards } => {
                Event::Orphaned { seat, outlaw, cards: cards.clone() }
            }
            Notice::Earp { seat, searches } => Event::Earp { seat, searches },
            Notice::FoundNothing { seat } => Event::FoundNothing { seat },
            Notice::Found { seat, card, pile } => Event::Found { seat, card, pile },
            Notice::Keeps { seat } => Event::Keeps { seat },
            Notice::Cleared { seat, outlaw } => Event::Cleared { seat, outlaw },
            Notice::Passes { seat, photo } => Event::Passes { seat, photo },
            Notice::Announced { seat, card } => Event::Announced { seat, card },
            Notice::Discarded { seat, card, announced } => Event::Discarded { seat, card, announced },
            Notice::RoundEnds { round, reason, seat } => Event::RoundEnds { round, reason, seat },
            Notice::Scored { round, ref payout } => Event::Scored { round, payout: paid(payout) },
            Notice::DuelBegins { ref duellists } => Event::DuelBegins { duellists: duellists.clone() },
            Notice::Duel { seat, card, hit } => Event::Duel { seat, card, hit },
            Notice::Over { winner, money } => Event::Over { winner, money: dollars(money) },
        }
    }
}

fn paid(payout: &crate::Payout) -> Payout {
    let hunters = (0..).map(Seat).zip(payout.points).filter(|&(_, points)| points > 0);
    Payout {
        outlaw: payout.outlaw,
        hunters: hunters.map(|(seat, points)| Hunter { seat, points }).collect(),
        captured: payout.captured,
        reward: dollars(payout.reward),
        takes: payout.takes.iter().copied().map(take).collect(),
        stays: dollars(payout.stays),
    }
}
