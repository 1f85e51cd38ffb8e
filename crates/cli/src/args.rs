//! The arguments of the commands. Every help text is a sentence of the catalogues, found by the names of the command and
//! the argument (`cli-simulate-seed`), or of the argument alone (`cli-out`).

use crate::failure::{Failure, Outcome};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};
use kernel::Message;
use lang::{Lang, quoted};
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

#[derive(Parser)]
#[command(
    name = "saloon",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Games(Games),
    Simulate(Simulate),
    Positions(Positions),
    Verify(Verify),
    Play(Play),
    Arena(Arena),
    Hint(Hint),
    Bench(Bench),
    Serve(Serve),
    Export(Export),
    Import(Import),
}

/// Where results go.
#[derive(clap::Args)]
pub(crate) struct OutputArgs {
    #[arg(long, value_name = "FILE", default_value = "-")]
    pub(crate) out: PathBuf,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(clap::Args)]
pub(crate) struct Export {
    #[arg(long, value_name = "FILE", env = "SALOON_DATA", default_value = "saloon.db")]
    pub(crate) data: PathBuf,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(clap::Args)]
pub(crate) struct Import {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", env = "SALOON_DATA", default_value = "saloon.db")]
    pub(crate) data: PathBuf,
    #[arg(long)]
    pub(crate) listed: bool,
}

/// The environment can set each of these, too.
#[derive(clap::Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS", env = "SALOON_LISTEN", default_value = "127.0.0.1:1881")]
    pub(crate) listen: String,
    #[arg(long, value_name = "FILE", env = "SALOON_DATA", default_value = "saloon.db")]
    pub(crate) data: PathBuf,
    #[arg(long, value_name = "WHAT", env = "SALOON_DURABILITY", default_value = "full", value_parser = ["full", "normal"])]
    pub(crate) durability: String,
    #[arg(long, value_name = "N", env = "SALOON_MINDS", value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) minds: Option<u16>,
    #[arg(long, value_name = "MS", env = "SALOON_PAUSE", value_parser = value_parser!(u64).range(0..=60_000))]
    pub(crate) pause: Option<u64>,
    #[arg(long = "origin", value_name = "URL", env = "SALOON_ORIGIN", value_delimiter = ',')]
    pub(crate) origins: Vec<String>,
    #[arg(long, env = "SALOON_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "LEVEL", env = "SALOON_LOG", default_value = "info",
        value_parser = ["error", "warn", "info", "debug"])]
    pub(crate) log: String,
    #[arg(long, env = "SALOON_LOG_JSON")]
    pub(crate) log_json: bool,
}

#[derive(clap::Args)]
pub(crate) struct Games {
    #[arg(long)]
    pub(crate) json: bool,
}

/// The game and its options: arguments of every command that opens a table.
#[derive(clap::Args)]
pub(crate) struct GameArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(clap::Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: u8,
    #[arg(long, value_name = "K", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long)]
    pub(crate) legal: bool,
    #[arg(long)]
    pub(crate) states: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(clap::Args)]
pub(crate) struct Positions {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: u8,
    #[arg(long, value_name = "SEAT", default_value_t = 0, allow_negative_numbers = true)]
    pub(crate) seat: u8,
    #[arg(long, value_name = "K", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(clap::Args)]
pub(crate) struct Verify {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) fair: bool,
}

#[derive(clap::Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "STRENGTH", default_value = "deputy")]
    pub(crate) bots: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(clap::Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "A,B…")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..), allow_negative_numbers = true)]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000_000),
        allow_negative_numbers = true)]
    pub(crate) games: u64,
    #[arg(long, value_name = "SHARE", value_parser = share, allow_negative_numbers = true)]
    pub(crate) until: Option<f64>,
    #[arg(long, value_name = "I", conflicts_with = "ms", value_parser = value_parser!(u32).range(1..),
        allow_negative_numbers = true)]
    pub(crate) iterations: Option<u32>,
    #[arg(long, value_name = "M", value_parser = value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub(crate) ms: Option<u32>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "T", value_parser = value_parser!(u16).range(1..=256), allow_negative_numbers = true)]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
}

#[derive(clap::Args)]
pub(crate) struct Hint {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub(crate) at: u32,
    #[arg(long, value_name = "G", default_value_t = 1, value_parser = value_parser!(u32).range(1..),
        allow_negative_numbers = true)]
    pub(crate) game: u32,
    #[arg(long, value_name = "W", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000),
        allow_negative_numbers = true)]
    pub(crate) worlds: u32,
    #[arg(long, value_name = "SEED", default_value_t = 0, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<u8>,
    #[arg(
        long,
        value_name = "S",
        default_value_t = 2.0,
        conflicts_with = "games",
        allow_negative_numbers = true
    )]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "K", value_parser = value_parser!(u64).range(1..), allow_negative_numbers = true)]
    pub(crate) games: Option<u64>,
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256),
        allow_negative_numbers = true)]
    pub(crate) threads: u16,
    #[arg(long, value_name = "SEED", default_value_t = 0, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads a share above 0 and below 1.
fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|&share: &f64| share > 0.0 && share < 1.0);
    share.ok_or_else(|| text.to_owned())
}

/// Returns the language of `--lang`, or of the locale. It must be known before the arguments are read, for their errors.
pub(crate) fn language(args: impl Iterator<Item = OsString>) -> &'static Lang {
    let args: Vec<String> = args.map(|arg| arg.to_string_lossy().into_owned()).collect();
    let after = |pair: &[String]| (pair[0] == "--lang").then(|| pair[1].clone());
    let given = args
        .windows(2)
        .find_map(after)
        .or_else(|| args.iter().find_map(|arg| arg.strip_prefix("--lang=").map(ToOwned::to_owned)));
    Lang::for_locale(&given.or_else(sys_locale::get_locale).unwrap_or_default())
}

impl Args {
    /// Reads the command line. Prints help or version if it asks for them.
    pub(crate) fn read(lang: &Lang) -> Outcome<Args> {
        let matches = translated(Args::command(), lang).try_get_matches().map_err(|error| unparsed(&error));
        let matches = match matches {
            Ok(matches) => matches,
            Err(Unparsed::Help(text)) => {
                std::io::stdout().write_all(text.as_bytes()).map_err(Failure::io("-"))?;
                std::process::exit(0);
            }
            Err(Unparsed::Wrong(message)) => return Err(Failure::Usage(message)),
        };
        let args = Args::from_arg_matches(&matches).map_err(|_| Failure::Usage(Message::new("cli-usage")))?;
        match args.lang.as_deref() {
            Some(code) if Lang::named(code).is_none() => {
                let known = Lang::codes().collect::<kernel::Arg>();
                Err(Failure::Usage(
                    Message::new("cli-no-language").with("code", quoted(code)).with("known", known),
                ))
            }
            _ => Ok(args),
        }
    }
}

/// Puts the sentences of a language into a command and its subcommands.
fn translated(command: clap::Command, lang: &Lang) -> clap::Command {
    fn translate(command: clap::Command, lang: &Lang, key: &str) -> clap::Command {
        let find = |key: String| lang.find(&key);
        let name = key.to_owned();
        let command = command
            .about(find(key.to_owned()).unwrap_or_default())
            .after_help(find(format!("{key}-more")).unwrap_or_default())
            .subcommand_help_heading(find("cli-heading-commands".into()).unwrap_or_default())
            .help_template(find("cli-template".into()).unwrap_or_default().replace("\\n", "\n"));
        let command = command.mut_args(|arg| {
            let help = find(format!("{name}-{}", arg.get_id()))
                .or_else(|| find(format!("cli-{}", arg.get_id())))
                .unwrap_or_default();
            let heading = if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
            // The sentence itself names the default.
            let hidden = arg.get_action().takes_values();
            arg.help(help).help_heading(find(heading.into()).unwrap_or_default()).hide_default_value(hidden)
        });
        let name = key.to_owned();
        command.mut_subcommands(|sub| {
            let key = format!("{name}-{}", sub.get_name());
            translate(sub, lang, &key)
        })
    }
    let flag =
        |name: &'static str, short, action| clap::Arg::new(name).long(name).short(short).action(action);
    let command = command.arg(flag("help", 'h', ArgAction::Help).global(true)).arg(flag(
        "version",
        'V',
        ArgAction::Version,
    ));
    translate(command, lang, "cli")
}

/// Why the arguments were not parsed.
enum Unparsed {
    /// The text of help or version, which was requested.
    Help(String),
    /// What is wrong with them.
    Wrong(Message),
}

/// Turns an error of clap into a sentence of our catalogues.
fn unparsed(error: &clap::Error) -> Unparsed {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        _ => String::new(),
    };
    let arg = || context(ContextKind::InvalidArg);
    Unparsed::Wrong(match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Unparsed::Help(error.render().to_string());
        }
        ErrorKind::UnknownArgument => Message::new("cli-unknown").with("arg", quoted(&arg())),
        ErrorKind::InvalidSubcommand => {
            Message::new("cli-no-command").with("name", quoted(&context(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingRequiredArgument => Message::new("cli-missing").with("arg", arg()),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("cli-usage")
        }
        ErrorKind::ArgumentConflict => {
            Message::new("cli-conflict").with("arg", arg()).with("other", context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidUtf8 => Message::new("cli-utf8"),
        _ if context(ContextKind::InvalidValue).is_empty() => Message::new("cli-empty").with("arg", arg()),
        _ => Message::new("cli-value")
            .with("arg", arg())
            .with("value", quoted(&context(ContextKind::InvalidValue))),
    })
}
