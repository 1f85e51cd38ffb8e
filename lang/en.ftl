# Every sentence a person reads, in English. Each language of this folder has the same
# messages with the same variables; `$seat-is` says whether a seat is the reader's (`you`).

## Joining words

you = you
seat = seat { $number }
list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-empty = none

## Wild Shots: cards and symbols

wild-shots = Wild Shots
wild-shots-about = Trick-taking with a new trump symbol for every trick; points are bad.
wild-shots-symbol = { $symbol ->
    [revolver] revolver
    [hat] hat
    [star] star
   *[wanted] wanted poster
}
wild-shots-colour = { $colour ->
    [black] black
    [red] red
    [green] green
   *[blue] blue
}
wild-shots-card = { $colour } { $rank }{ $symbol ->
    [plain] {""}
    [revolver] {" "}(revolver)
    [hat] {" "}(hat)
    [star] {" "}(star)
   *[wanted] {" "}(wanted)
}

## Wild Shots: what happens

wild-shots-action-play = Play { $card }
wild-shots-round-begins = Round { $round }: { $seat-is ->
    [you] you lead
   *[other] { $seat } leads
} the first trick.
wild-shots-dealt = Ten cards to each seat; { $aside ->
    [0] none is set aside
    [one] one is set aside unseen
   *[other] { $aside } are set aside unseen
}.
wild-shots-dealt-hand = Your ten cards: { $cards }. { $aside ->
    [0] {""}
    [one] One is set aside unseen.
   *[other] { $aside } are set aside unseen.
}
wild-shots-trump = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a Snake Oil card: trump is the { $symbol }.
wild-shots-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
wild-shots-discarded = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }, having no { $colour }.
wild-shots-taken = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the trick with { $card }, { $by ->
    [trump] the highest trump
   *[colour] the highest of the led colour
}{ $points ->
    [0] .
    [one] : { $points } penalty point.
   *[other] : { $points } penalty points.
}
wild-shots-count = { $count } × { $symbol } at { $cost }
wild-shots-scored = Round { $round }, { $seat }: { $counts }, so { $points }; { $total } in all.
wild-shots-over = { $count ->
    [one] Won
   *[other] Won together
} by { $winners } with { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}.

## Wild Shots: why not

wild-shots-refusal-leader-first = First it must be drawn who leads.
wild-shots-refusal-deal-first = First every seat must be dealt its ten cards.
wild-shots-refusal-symbol-first = First the trump of this trick must be drawn.
wild-shots-refusal-over = The game is over.
wild-shots-refusal-turn = It is the turn of { $turn }.
wild-shots-refusal-not-held = This hand does not hold { $card }.
wild-shots-refusal-follow = A card of the led colour must be played: { $colour }.
wild-shots-refusal-leader = Only a seat of this table can be drawn to lead.
wild-shots-refusal-dealt = { $card } is not in the deck any more.
wild-shots-refusal-symbol-used = Every Snake Oil card with a { $symbol } has been drawn in this round.
wild-shots-refusal-play-first = First { $turn } must play a card.

## Wild Shots: the table in sentences

wild-shots-page-round = Round { $round } of 4, trick { $trick } of 10. What hurts: { $hurts }.
wild-shots-page-cost = { $symbol } { $cost }
wild-shots-page-points = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $scored } so far, { $round } in this round.
wild-shots-page-trick = ({ $cards })
wild-shots-page-own-tricks = Your earlier tricks: { $tricks }.
wild-shots-page-last-trick = Last trick, to { $seat }: { $cards }.
wild-shots-page-trump = Trump: the { $symbol }.
wild-shots-page-card = On the table, { $seat }: { $card }{ $holds ->
    [yes] {" "}— holds the trick.
   *[no] .
}
wild-shots-page-hand = Your hand: { $cards }.
wild-shots-status-lead = Your turn: lead any card.
wild-shots-status-follow = Your turn: follow { $colour }.
wild-shots-status-free = Your turn: you have no { $colour }, so any card will do.
wild-shots-status-wait = Waiting for { $seat }.
wild-shots-remark-takes = takes the trick, { $points ->
    [0] which costs nothing
    [one] at { $points } point
   *[other] at { $points } points
}
wild-shots-remark-holds = holds the trick for now, { $points ->
    [0] which costs nothing so far
    [one] at { $points } point
   *[other] at { $points } points
}
wild-shots-remark-ducks = leaves the trick to another

## Tables that cannot be

fault-game = There is no game called { $name }; there is { $known }.
fault-seats = { $game } is played by { $least } to { $most }, not by { $seats }.
fault-preset = { $game } has no preset { $name }; it has: { $known }.
fault-option = { $game } has no option { $name }; it has: { $known }.
fault-value = The option { $option } cannot be { $value }; it can be { $known }.

## Transcripts

problem = line { $line }: { $why }
problem-rule = line { $line }: { $rule }: { $why }
problem-empty = The file is empty; a transcript begins with its header.
problem-blank = The line is blank.
problem-too-long = The line is longer than { $most } bytes, which no record is.
problem-utf8 = The line is not valid UTF-8.
problem-json = This is not JSON from column { $column } on.
problem-number = Before column { $column } stands a number that is not whole or too large.
problem-key-twice = The key "{ $key }" is there twice.
problem-no-object = A record is a JSON object.
problem-no-record = This is no record of a transcript: it has none of the keys that tell its kind.
problem-key-missing = The key "{ $key }" is missing.
problem-key-unknown = The key "{ $key }" does not belong here.
problem-value = The value of "{ $key }" is none that it can have.
problem-format = Only version 1 of the format is known here.
problem-edition = The rules of { $game } are known here in edition { $known }, not { $edition }.
problem-commitment = The commitment is not the SHA-256 of the seed.
problem-chance-kind = The game knows no such kind of chance.
problem-no-action = The game has no action written "{ $action }".
problem-no-seat = The table has no seat { $number }.
problem-unfair = Not fair: from this seed the dealer draws { $due }.
problem-legal = The legal actions differ at { $at }: due is { $due }, there is { $is }.
problem-state = The state differs at { $at }: due is { $due }, there is { $is }.
problem-result = The result differs at { $at }: due is { $due }, there is { $is }.
problem-due = { $is ->
    [header] A header stands
    [chance] A chance record stands
    [decision] A decision stands
    [state] A state stands
    [result] A result stands
   *[nothing] The file ends
} where { $due } is due.
due-header = a header
due-chance = a chance record
due-decision = a decision of { $seats }
due-state = a state
due-result = the result

## The command saloon

cli = Western tabletop games by their rulebooks.
cli-more =
    Exit codes: 0 yes, 1 the answer is no, 2 wrong usage or failed input and output.
    Begin with "saloon games", then "saloon play wild-shots".
cli-template = {"{about}"}\n\nUsage: {"{usage}"}\n\n{"{all-args}{after-help}"}\n
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = Show this help
cli-version = Show the version
cli-lang = Speak this language instead of the locale's (en, fr)
cli-games = List the games: how many can play, options with their values, presets
cli-games-json = Print one line of JSON for programs
cli-games-seats = { $least } to { $most } seats; rules edition { $edition }.
cli-games-no-options = No options.
cli-games-option = { $name } ({ $rule }): { $values }; { $default } unless chosen otherwise.
cli-games-presets = Presets: { $names }.
cli-game = The game; "saloon games" lists them
cli-preset = Begin with the options of this preset
cli-options = Set an option; may be given several times
cli-simulate = Play random games and write them as transcripts
cli-simulate-more =
    The same seed always gives the same games, and "saloon verify --fair" accepts them all.
    Example: saloon simulate wild-shots --seats 3 --games 100 --seed 7 --legal --states --out games.jsonl
cli-simulate-seats = How many seats
cli-simulate-games = How many games; 1 unless given
cli-simulate-seed = A number below 2⁶⁴ or 64 hexadecimal digits; game i uses seed + i. Fresh unless given
cli-simulate-legal = Write all legal actions with each decision
cli-simulate-states = Write the full state before each decision and at the end
cli-simulate-out = Write to this file; "-", the default, is standard output
cli-verify = Replay transcripts against the rules and say whether they hold
cli-verify-more =
    One line for each game: where it begins and whether it holds, or its first problem with line and rule.
    Exit code 1 if any game does not hold, 2 if a file cannot be read.
    Example: saloon verify --fair games.jsonl
cli-verify-files = Transcripts; "-" is standard input
cli-verify-fair = Also ask whether every chance outcome is the one the dealer draws from the seed
cli-verify-holds = ok: { $game }, { $seats } seats, { $decisions } decisions
cli-verify-fails = bad: { $problem }
cli-play = Play a game in the terminal, line by line, against random bots
cli-play-more =
    Answer with the number of an action or with its text; "?" explains more, and a rule's number shows the rule.
    Example: saloon play wild-shots --seats 3
cli-play-seats = How many seats, yours included; the most the game allows unless given
cli-play-seed = Deal from this seed instead of a fresh one
cli-play-out = Write the transcript to this file when you stop; one of a game you left does not verify
cli-bench = Time random games through the rules
cli-bench-more =
    The checksum depends only on the seed and the number of games, not on threads or machines.
    Example: saloon bench wild-shots --seats 4 --games 100000 --json
cli-bench-seats = How many seats; the most the game allows unless given
cli-bench-seconds = Play for this long; 2 unless given
cli-bench-games = Play exactly this many games instead
cli-bench-threads = How many threads, at most 256; 1 unless given
cli-bench-seed = The seed of game 0; 0 unless given
cli-bench-json = Print one line of JSON for programs
cli-bench-figures =
    { $game }, { $seats } seats, threads: { $threads }
    { $games } games with { $decisions } decisions in { $seconds } s
    { $games-rate } games/s, { $decisions-rate } decisions/s, { $ns } ns per decision
    checksum { $checksum }
cli-io = { $what }: { $error }
cli-usage = Say what to do; "saloon --help" lists the commands.
cli-unknown = There is no argument { $arg }; --help lists them.
cli-no-command = There is no command { $name }; "saloon --help" lists them.
cli-missing = { $arg } must be given; --help explains.
cli-conflict = { $arg } cannot be given together with { $other }.
cli-utf8 = An argument is not valid UTF-8.
cli-empty = { $arg } cannot be empty.
cli-value = { $arg } cannot be { $value }; --help explains.
cli-no-language = There is no language { $code } here; there is { $known }.
cli-option-form = An option is given as NAME=VALUE, not as { $option }.
cli-seed = A seed is a number below 2⁶⁴ or 64 hexadecimal digits, not { $seed }.

## Playing in the terminal

play-bot = Bot { $number }
play-welcome = { $game } against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}. Type ? for help.
play-help =
    Type the number of an action, or its text, such as: play red7
    t  the table again       l  the list of actions
    ?  this help             q  leave the game
    The number of a rule, such as WS-8, shows the rule.
play-refused = { $rule }: { $why }
play-unknown = "{ $text }" is no action here; ? for help.
play-stale = That decision is over.
play-no-number = The actions are numbered 1 to { $most }.
play-left = You leave the table.
play-place = { $place }. { $seat }: { $score }
