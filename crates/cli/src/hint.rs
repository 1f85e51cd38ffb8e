//! `saloon hint`: what a seat could have known about its choices at one decision of a transcript, and nothing else.

use crate::args;
use crate::failure::{Answer, Outcome};
use crate::input;
use crate::output::{print, print_line};
use catalog::{AnyHint, Budget, Estimate};
use kernel::{Message, QuickLuck};
use lang::{Cast, Lang};
use serde_json::{Value, json};
use transcript::DecisionPoint;

pub(crate) fn run(args: &args::Hint, lang: &Lang) -> Outcome {
    let (name, reader) = input::open(&args.file)?;
    let point = DecisionPoint::find(reader, args.game, args.at).map_err(crate::failure::Failure::io(name))?;
    let point = match point {
        Ok(point) => point,
        Err(problem) => {
            let message = Message::new("cli-verify-fails").with("problem", problem.message());
            print(&format!("{}\n", lang.say(&message, &Cast::default())))?;
            return Ok(Answer::No);
        }
    };
    let mut hints = point.hints(Budget::Iterations(args.worlds), &mut QuickLuck::new(args.seed));
    // A transcript does not name the players.
    let cast = Cast::default();
    if args.json {
        print(&format!("{}\n", to_json(&point, &hints, |what| lang.say(what, &cast))))?;
        return Ok(Answer::Yes);
    }
    hints.sort_by(|a, b| b.win.mean.total_cmp(&a.win.mean));
    let head = Message::new("cli-hint-head")
        .with("seat", point.seat)
        .with("number", args.at)
        .with("worlds", args.worlds)
        .with("action", point.action.clone());
    print_line("", &lang.say(&head, &cast))?;
    for hint in &hints {
        let mark = if hint.text == point.action { "> " } else { "  " };
        print_line(mark, &line(hint, lang, &cast))?;
    }
    Ok(Answer::Yes)
}

/// Returns a hint as a sentence.
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

fn to_json(point: &DecisionPoint, hints: &[AnyHint], say: impl Fn(&Message) -> String) -> Value {
    let mean = |mean: Estimate| json!({ "mean": mean.mean, "within": mean.within });
    let hints: Vec<Value> = hints
        .iter()
        .map(|hint| {
            let odds = hint.odds.iter().map(|odds| json!({ "what": say(&odds.what), "ways": odds.ways, "of": odds.of }));
            json!({ "action": hint.text, "win": mean(hint.win), "score": mean(hint.score), "odds": odds.collect::<Vec<_>>() })
        })
        .collect();
    json!({ "game": point.game, "seat": point.seat.0, "action": point.action, "hints": hints })
}
