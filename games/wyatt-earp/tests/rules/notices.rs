//! What viewers are told: everything that happens, with the clause that made it happen, and nothing
//! that is not theirs to know.

use crate::rules::table::{ANYBODY, GOES_OUT, PAIRS, Table};
use kernel::{Seat, Viewer};

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

#[test]
fn we_10_a_card_drawn_is_told_to_its_owner_only() {
    let draw = |viewer| Table::dealt("", &[PAIRS, PAIRS], "wes").notices("0 draw supply: bank jesse", viewer);
    let own = ["WE-10 draws(seat=#0)", "WE-10 drew(seat=#0, card=bank)", "WE-10 drew(seat=#0, card=jesse)"];
    assert_eq!(draw(seat(0)), own, "WE-10");
    let others = ["WE-10 draws(seat=#0)", "WE-10 drew-hidden(seat=#0)", "WE-10 drew-hidden(seat=#0)"];
    assert_eq!(draw(seat(1)), others, "WE-10");
    assert_eq!(draw(ANYBODY), others, "WE-10");
}

#[test]
fn we_10_a_card_taken_from_the_discard_is_told_to_all() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
    assert_eq!(table.notices("0 draw discard", ANYBODY), ["WE-10 drew-discard(seat=#0, card=wes)"]);
    assert_eq!(table.notices("0 discard wes", ANYBODY), ["WE-9 discarded(seat=#0, card=wes)"], "WE-9");
}

#[test]
fn we_16_a_meld_is_told_with_what_it_adds_and_the_sum() {
    let mut table = Table::dealt("", &["jesse*5 belle*2 billy*2 bob", PAIRS], "wes");
    table.play("0 draw discard");
    let opens = "WE-16 melded(seat=#0, outlaw=jesse, count=4, opens=yes, adds=3000, reward=4000)";
    assert_eq!(table.notices("0 meld jesse 4", ANYBODY), [opens], "WE-16: $1000 and $3000 more");
    let again = "WE-16 melded(seat=#0, outlaw=jesse, count=1, opens=no, adds=0, reward=4000)";
    assert_eq!(table.notices("0 meld jesse 1", ANYBODY), [again], "WE-16");
}

#[test]
fn we_18_and_we_37_a_photo_is_told_with_the_clause_that_allows_it() {
    let hands = ["jesse*3 photo-jesse belle*2 billy*2 bob*2", PAIRS];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    assert_eq!(table.notices("0 photo jesse", ANYBODY), ["WE-18 photo(seat=#0, outlaw=jesse, reward=4000)"]);
    let hands = ["jesse*3 belle*2 billy*2 bob*2 butch", "photo-jesse belle*2 billy*2 bob*2 butch*2 sundance"];
    let mut table = Table::dealt("photo_reaction=true", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    assert_eq!(table.notices("1 photo jesse", ANYBODY), ["WE-37 photo(seat=#1, outlaw=jesse, reward=4000)"]);
}

#[test]
fn we_19_a_shot_is_told_with_the_card_turned_over() {
    let hands = ["jesse*3 bank*2 belle*2 billy*2 bob", PAIRS];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    let hit = table.notices("0 bank: belle", ANYBODY);
    let placed = "WE-22 placed(seat=#0, card=bank, outlaw=jesse, adds=1000, reward=4000)";
    let shot = "WE-19 shot(seat=#0, card=belle, hit=yes)";
    assert_eq!(hit, ["WE-19 aims(seat=#0, card=bank)", shot, placed], "WE-19, WE-22");
    table.play("0 discard wes").idle_turn();
    table.play("0 draw discard");
    let miss = ["WE-19 aims(seat=#0, card=bank)", "WE-19 shot(seat=#0, card=hideout, hit=no)"];
    assert_eq!(table.notices("0 bank: hideout", ANYBODY), miss, "WE-19");
}

#[test]
fn we_25_and_we_34_a_hideout_is_told_when_it_comes_and_when_it_goes() {
    let hands =
        ["hideout belle*2 billy*2 bob*2 butch*2 sundance", "jesse*3 wyatt-earp belle*2 billy*2 bob*2"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard");
    let covered = table.notices("0 hideout: belle", ANYBODY);
    assert_eq!(covered[2], "WE-25 covered(seat=#0, owner=#1, outlaw=jesse)", "WE-25");
    let cleared = table.notices("1 wyatt-earp clear: belle", ANYBODY);
    assert_eq!(cleared[2], "WE-34 cleared(seat=#1, outlaw=jesse)", "WE-34");
}

#[test]
fn we_26_the_answers_to_an_ask_are_told_in_order() {
    let hands = [
        "most-wanted belle*2 billy*2 bob*2 butch*2 sundance",
        "billy*2 bob*2 butch*2 sundance*2 wes*2",
        "jesse*2 billy*2 bob*2 butch*2 sundance*2",
    ];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard");
    let asked = [
        "WE-26 asks(seat=#0, outlaw=jesse)",
        "WE-26 answers(seat=#1, outlaw=jesse, gives=no)",
        "WE-26 answers(seat=#2, outlaw=jesse, gives=yes)",
    ];
    assert_eq!(table.notices("0 ask jesse 1", ANYBODY), asked, "WE-26");
}

#[test]
fn we_32_a_card_found_is_told_to_its_owner_only() {
    let search = |viewer| {
        let mut table =
            Table::dealt("", &["wyatt-earp belle*2 billy*2 bob*2 butch*2 sundance", PAIRS], "wes");
        table.play("0 draw supply: jesse jesse");
        table.notices("0 wyatt-earp search; 0 pick wes; 0 keep", viewer)
    };
    let earp = "WE-32 earp(seat=#0, searches=yes)";
    let keeps = "WE-33 keeps(seat=#0)";
    assert_eq!(search(seat(0)), [earp, "WE-32 found(seat=#0, card=wes)", keeps], "WE-32");
    assert_eq!(search(seat(1)), [earp, "WE-32 found-hidden(seat=#0)", keeps], "WE-32");
    assert_eq!(search(ANYBODY), [earp, "WE-32 found-hidden(seat=#0)", keeps], "WE-32");
}

#[test]
fn we_13_the_end_of_a_round_is_told_with_its_reason_and_every_outlaw() {
    let mut table = Table::dealt("", &[GOES_OUT, "belle*2 billy*2 butch*2 sundance*2 wes*2"], "bank");
    table.play("0 draw supply: jesse wes; 0 meld jesse 5; 0 meld billy 3; 0 meld bob 3");
    let told = table.notices("0 discard wes", ANYBODY);
    assert_eq!(
        told[..2],
        ["WE-9 discarded(seat=#0, card=wes)", "WE-13 round-ends(seat=#0, reason=empty)"],
        "WE-13"
    );
    assert_eq!(told[2], "WE-38 escaped(outlaw=belle, points=[], reward=1000)", "WE-38");
    let jesse = "WE-39 captured(outlaw=jesse, points=[points(seat=#0, points=10)], reward=5000, \
                 takes=[takes(seat=#0, money=5000, pass=0)], stays=0)";
    assert_eq!(told[6], jesse, "WE-39: all to one");
    assert_eq!(told.len(), 2 + 7 + 1, "seven outlaws, and the next round");
    assert_eq!(told[9], "WE-6 round-begins(round=2, dealer=#0, seat=#1)", "WE-6, WE-8");
}
