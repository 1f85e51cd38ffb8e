//! The table in words, over real connections: the sentence that comes with every position.

mod dealt;
mod guest;

use dealt::{Deal, Room, TABLE};
use guest::{hasty, position};
use kernel::{Luck, QuickLuck, Saying, Viewer};
use protocol::{Moments, Said};
use reqwest::Method;

/// The last position that this connection was sent, if any.
async fn newest(room: &mut Room, place: usize) -> Option<String> {
    let told = room.told(place).await;
    told.into_iter().rfind(|text| text.starts_with(r#"{"type":"position""#))
}

#[tokio::test]
async fn every_position_says_who_must_act_and_so_does_every_moment() {
    let deal = Deal::new("wild-shots", 2, 5);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(5));
    let mut lived: Vec<(usize, Vec<Saying>)> = Vec::new();
    loop {
        let statuses: Vec<Saying> = Viewer::all(2).map(|viewer| table.status(viewer)).collect();
        for (place, status) in statuses.iter().enumerate() {
            let text = newest(&mut room, place).await.expect("everybody sees every card");
            assert_eq!(position(&text).status, Said::from(status), "{place}");
        }
        lived.push((table.count(), statuses));
        let Some(seat) = table.awaits().seats().first() else { break };
        let legal = table.legal(seat);
        let action = &legal[luck.below(legal.len() as u32) as usize].text;
        let at = table.decision(seat).expect("it owes one");
        table.act(seat, at, action).expect("it is legal");
        room.act(seat.index(), at, action).await;
    }
    let keys: Vec<&str> = lived.iter().flat_map(|(_, said)| said).map(|status| status.key).collect();
    for key in ["lead", "follow", "free", "wait"].map(|word| format!("wild-shots-status-{word}")) {
        assert!(keys.contains(&key.as_str()), "{key} was never said");
    }
    for (count, statuses) in &lived {
        let path = format!("/api/tables/{TABLE}/moments?from={}&count=1", count - 1);
        let (_, answer) = room.guests[0].call(Method::GET, &path, &()).await;
        let text = answer.to_string();
        let page: Moments = serde_json::from_str(&text).expect("moments");
        let seen = page.moments[0].seats.iter().chain([&page.moments[0].bystander]);
        assert!(seen.map(|seen| &seen.status).eq(&statuses.iter().map(Said::from).collect::<Vec<_>>()));
    }
    room.stop().await;
}
