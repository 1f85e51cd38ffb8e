//! `saloon hint`: what the seat that decided somewhere in a transcript could have known about its
//! choices there, and nothing that it could not.

use crate::args;
use crate::failure::{Answer, Outcome};
use crate::output::{print, print_line};
use crate::reading;
use catalog::{AnyHint, Budget, Estimate};
use kernel::{Message, QuickLuck};
use lang::{Cast, Lang};
use serde_json::{Value, json};
use transcript::Position;

pub(crate) fn run(args: &args::Hint, lang: &Lang) -> Outcome {
    let (name, reader) = reading::open(&args.file)?;
    let position = Position::find(reader, args.game, args.at).map_err(crate::failure::Failure::io(name))?;
    let position = match position {
        Ok(position) => position,
        Err(problem) => {
            let message = Message::new("cli-verify-fails").with("problem", problem.message());
            print(&format!("{}\n", lang.say(&message, &Cast::default())))?;
            return Ok(Answer::No);
        }
    };
    let mut hints = position.hints(Budget::Iterations(args.worlds), &mut QuickLuck::new(args.seed));
    // A transcript does not say who sat there.
    let cast = Cast::default();
    if args.json {
        print(&format!("{}\n", to_json(&position, &hints, |what| lang.say(what, &cast))))?;
        return Ok(Answer::Yes);
    }
    hints.sort_by(|a, b| b.win.mean.total_cmp(&a.win.mean));
    let head = Message::new("cli-hint-head")
        .with("seat", position.seat)
        .with("number", args.at)
        .with("worlds", args.worlds)
        .with("action", position.action.clone());
    print_line("", &lang.say(&head, &cast))?;
    for hint in &hints {
        let mark = if hint.text == position.action { "> " } else { "  " };
        print_line(mark, &line(hint, lang, &cast))?;
    }
    Ok(Answer::Yes)
}

/// What is known about an action, as a sentence.
pub(crate) fn line(hint: &AnyHint, lang: &Lang, cast: &Cast) -> String {
    let odds = hint.odds.iter().map(|odds| {
        Message::new("cli-hint-odds")
            .with("what", odds.what.clone())
            .with("ways", odds.ways)
            .with("of", odds.of)
    });
    let line = Message::new("cli-hint-line")
        .with("action", hint.message.clone())
        .with("win", format!("{} %", lang.about(100.0 * hint.win.mean, 100.0 * hint.win.within, 1)))
        .with("score", lang.about(hint.score.mean, hint.score.within, 1))
        .with("odds", odds.collect::<kernel::Arg>())
        .with("has-odds", if hint.odds.is_empty() { "no" } else { "yes" });
    lang.say(&line, cast)
}

fn to_json(position: &Position, hints: &[AnyHint], say: impl Fn(&Message) -> String) -> Value {
    let mean = |mean: Estimate| json!({ "mean": mean.mean, "within": mean.within });
    let hints: Vec<Value> = hints
        .iter()
        .map(|hint| {
            let odds = hint.odds.iter().map(|odds| json!({ "what": say(&odds.what), "ways": odds.ways, "of": odds.of }));
            json!({ "action": hint.text, "win": mean(hint.win), "score": mean(hint.score), "odds": odds.collect::<Vec<_>>() })
        })
        .collect();
    json!({ "game": position.game, "seat": position.seat.0, "action": position.action, "hints": hints })
}
