//! Tables whose people wait for nobody else.

mod guest;

use guest::{hasty, opened};
use protocol::Sitter;
use reqwest::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn who_waits_for_nobody_gives_the_free_seats_to_bots() {
    let (_folder, saloon) = opened(hasty()).await;
    let (ada, bo, eve) = (saloon.guest("Ada").await, saloon.guest("Bo").await, saloon.guest("Eve").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open","greenhorn","open"]})).await;
    let bots = format!("/api/tables/{table}/bots");
    bo.post(&format!("/api/tables/{table}/sit/3")).await;
    let (status, why) = eve.call(Method::POST, &bots, &json!({"strength":"random"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::FORBIDDEN, &json!("server-no-seat")));
    let (status, why) = bo.call(Method::POST, &bots, &json!({"strength":"sheriff"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::BAD_REQUEST, &json!("server-no-chair")));
    assert!(matches!(ada.table(&table).await.chairs[1].sitter, Sitter::Open), "nothing has changed");

    let (status, _) = bo.call(Method::POST, &bots, &json!({"strength":"random"})).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let bot = |strength: &str| Sitter::Bot { strength: strength.into() };
    let chairs = ada.table(&table).await.chairs;
    assert_eq!((&chairs[1].sitter, &chairs[2].sitter), (&bot("random"), &bot("greenhorn")));
    let (status, _) = eve.call(Method::POST, &format!("/api/tables/{table}/sit"), &()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "no seat is free");
    ada.post(&format!("/api/tables/{table}/start")).await;
    let (status, why) = bo.call(Method::POST, &bots, &json!({"strength":"random"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::CONFLICT, &json!("server-begun")));
}
