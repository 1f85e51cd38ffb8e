//! `saloon games`: what can be played, and how.

use crate::args;
use crate::failure::{Answer, Outcome};
use crate::output::print;
use catalog::AnyGame;
use kernel::{Arg, Message};
use lang::{Cast, Lang};
use serde_json::json;

pub(crate) fn run(args: &args::Games, lang: &Lang) -> Outcome {
    if args.json {
        print(&format!("{}\n", json!(catalog::menu())))?;
    } else {
        let games: Vec<String> = catalog::games().iter().map(|&game| described(game, lang)).collect();
        print(&games.join("\n"))?;
    }
    Ok(Answer::Yes)
}

fn described(game: &dyn AnyGame, lang: &Lang) -> String {
    let say = |message: Message| lang.say(&message, &Cast::default());
    let about = lang.find(&format!("{}-about", game.name())).unwrap_or_default();
    let seats = Message::new("cli-games-seats")
        .with("least", *game.seats().start())
        .with("most", *game.seats().end())
        .with("edition", game.edition());
    let mut lines = vec![game.name().to_owned(), format!("  {about}"), format!("  {}", say(seats))];
    if game.options().is_empty() {
        lines.push(format!("  {}", lang.text("cli-games-no-options")));
    }
    for (spec, (_, default)) in game.options().iter().zip(game.defaults().iter()) {
        let option = Message::new("cli-games-option")
            .with("name", spec.name)
            .with("rule", spec.rule)
            .with("values", spec.values.iter().map(ToString::to_string).collect::<Arg>())
            .with("default", default.to_string());
        lines.push(format!("  {}", say(option)));
    }
    if !game.presets().is_empty() {
        let names = game.presets().iter().copied().collect::<Arg>();
        lines.push(format!("  {}", say(Message::new("cli-games-presets").with("names", names))));
    }
    lines.join("\n") + "\n"
}
