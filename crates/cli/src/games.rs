//! `saloon games`: what can be played, and how.

use crate::args;
use crate::failure::{Answer, Outcome};
use crate::output::print;
use catalog::AnyGame;
use kernel::{Arg, OptionValue, Saying};
use lang::{Cast, Lang};
use serde_json::{Value, json};

pub(crate) fn run(args: &args::Games, lang: &Lang) -> Outcome {
    let games = catalog::games();
    if args.json {
        let games: Vec<Value> = games.iter().map(|&game| listed(game)).collect();
        print(&format!("{}\n", Value::from(games)))?;
    } else {
        let games: Vec<String> = games.iter().map(|&game| described(game, lang)).collect();
        print(&games.join("\n"))?;
    }
    Ok(Answer::Yes)
}

fn listed(game: &dyn AnyGame) -> Value {
    let value = |value: OptionValue| match value {
        OptionValue::Flag(flag) => json!(flag),
        OptionValue::Word(word) => json!(word),
    };
    let defaults = game.defaults();
    let options = game.options().iter().zip(defaults.iter()).map(|(spec, (_, default))| {
        let values: Vec<Value> = spec.values.iter().copied().map(value).collect();
        json!({"name": spec.name, "rule": spec.rule, "values": values, "default": value(default)})
    });
    let presets = game.presets().iter().filter_map(|&name| {
        let options =
            game.preset(name)?.iter().map(|(option, chosen)| (option.to_owned(), value(chosen))).collect();
        Some(json!({"name": name, "options": Value::Object(options)}))
    });
    json!({
        "name": game.name(),
        "edition": game.edition(),
        "seats": {"least": game.seats().start(), "most": game.seats().end()},
        "options": options.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
    })
}

fn described(game: &dyn AnyGame, lang: &Lang) -> String {
    let say = |saying: Saying| lang.say(&saying, &Cast::default());
    let about = lang.find(&format!("{}-about", game.name())).unwrap_or_default();
    let seats = Saying::new("cli-games-seats")
        .with("least", *game.seats().start())
        .with("most", *game.seats().end())
        .with("edition", game.edition());
    let mut lines = vec![game.name().to_owned(), format!("  {about}"), format!("  {}", say(seats))];
    if game.options().is_empty() {
        lines.push(format!("  {}", lang.text("cli-games-no-options")));
    }
    for (spec, (_, default)) in game.options().iter().zip(game.defaults().iter()) {
        let option = Saying::new("cli-games-option")
            .with("name", spec.name)
            .with("rule", spec.rule)
            .with("values", spec.values.iter().map(ToString::to_string).collect::<Arg>())
            .with("default", default.to_string());
        lines.push(format!("  {}", say(option)));
    }
    if !game.presets().is_empty() {
        let names = game.presets().iter().copied().collect::<Arg>();
        lines.push(format!("  {}", say(Saying::new("cli-games-presets").with("names", names))));
    }
    lines.join("\n") + "\n"
}
