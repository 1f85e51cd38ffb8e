//! How a notice becomes an event. The shape is `event.rs`.

use super::event::{Event, Hunter, Payout, Reward};
use super::{dollars, take};
use crate::{Card, HAND, Notice, Outlaw};
use kernel::Seat;

impl From<&Notice> for Event {
    fn from(notice: &Notice) -> Event {
        match *notice {
            Notice::RoundBegins { round, dealer: Seat(dealer), first: Seat(first), rewards } => {
                let rewards = Outlaw::ALL.into_iter().zip(rewards);
                let rewards = rewards.map(|(outlaw, reward)| Reward { outlaw, reward: dollars(reward) });
                Event::RoundBegins { round, dealer, first, rewards: rewards.collect() }
            }
            Notice::Dealt { hand } => {
                Event::Dealt { each: HAND, hand: (!hand.is_empty()).then(|| hand.iter().collect()) }
            }
            Notice::TurnedUp { card } => Event::TurnedUp { card },
            Notice::Draws { seat: Seat(seat) } => Event::Draws { seat },
            Notice::Drew { seat: Seat(seat), card } => Event::Drew { seat, card },
            Notice::DrewDiscard { seat: Seat(seat), card } => Event::DrewDiscard { seat, card },
            Notice::Reshuffled { cards } => Event::Reshuffled { cards },
            Notice::Melded { seat: Seat(seat), outlaw, count, opens, adds, reward } => {
                let (adds, reward) = (dollars(adds), dollars(reward));
                Event::Melded { seat, outlaw, count, opens, adds, reward }
            }
            Notice::Photo { seat: Seat(seat), outlaw, reward, in_turn } => {
                let adds = dollars(Card::photo(outlaw).reward());
                Event::Photo { seat, outlaw, adds, reward: dollars(reward), in_turn }
            }
            Notice::Aims { seat: Seat(seat), card } => {
                Event::Aims { seat, card, discarded: matches!(card, Card::MOST_WANTED | Card::WYATT_EARP) }
            }
            Notice::Shot { seat: Seat(seat), card, hit, lost } => Event::Shot { seat, card, hit, lost },
            Notice::Placed { seat: Seat(seat), card, outlaw, adds, reward } => {
                Event::Placed { seat, card, outlaw, adds: dollars(adds), reward: dollars(reward) }
            }
            Notice::Displaced { seat: Seat(seat), outlaw } => Event::Displaced { seat, outlaw },
            Notice::Covered { seat: Seat(seat), owner: Seat(owner), outlaw } => {
                Event::Covered { seat, owner, outlaw }
            }
            Notice::Asks { seat: Seat(seat), outlaw } => Event::Asks { seat, outlaw },
            Notice::Answers { seat: Seat(seat), asker: Seat(asker), outlaw, gives } => {
                Event::Answers { seat, asker, outlaw, gives }
            }
            Notice::Stolen { seat: Seat(seat), victim: Seat(victim), outlaw } => {
                Event::Stolen { seat, victim, outlaw }
            }
            Notice::Orphaned { seat: Seat(seat), outlaw, ref cards } => {
                Event::Orphaned { seat, outlaw, cards: cards.clone() }
            }
            Notice::Earp { seat: Seat(seat), searches } => Event::Earp { seat, searches },
            Notice::FoundNothing { seat: Seat(seat) } => Event::FoundNothing { seat },
            Notice::Found { seat: Seat(seat), card, pile } => Event::Found { seat, card, pile },
            Notice::Keeps { seat: Seat(seat) } => Event::Keeps { seat },
            Notice::Cleared { seat: Seat(seat), outlaw } => Event::Cleared { seat, outlaw },
            Notice::Passes { seat: Seat(seat), photo } => Event::Passes { seat, photo },
            Notice::Announced { seat: Seat(seat), card } => Event::Announced { seat, card },
            Notice::Discarded { seat: Seat(seat), card, announced } => {
                Event::Discarded { seat, card, announced }
            }
            Notice::RoundEnds { round, reason, seat: Seat(seat) } => Event::RoundEnds { round, reason, seat },
            Notice::Scored { round, ref payout } => Event::Scored { round, payout: paid(payout) },
            Notice::DuelBegins { ref duellists } => {
                Event::DuelBegins { duellists: duellists.iter().map(|seat| seat.0).collect() }
            }
            Notice::Duel { seat: Seat(seat), card, hit } => Event::Duel { seat, card, hit },
            Notice::Over { winner: Seat(winner), money } => Event::Over { winner, money: dollars(money) },
        }
    }
}

fn paid(payout: &crate::Payout) -> Payout {
    let hunters = (0..).zip(payout.points).filter(|&(_, points)| points > 0);
    Payout {
        outlaw: payout.outlaw,
        hunters: hunters.map(|(seat, points)| Hunter { seat, points }).collect(),
        captured: payout.captured,
        reward: dollars(payout.reward),
        takes: payout.takes.iter().copied().map(take).collect(),
        stays: dollars(payout.stays),
    }
}
