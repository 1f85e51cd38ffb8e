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

## Wyatt Earp: outlaws and cards

wyatt-earp = Wyatt Earp
wyatt-earp-about = Rummy with rewards: hunt seven outlaws, raise the price on their heads, collect.
wyatt-earp-outlaw = { $outlaw ->
    [belle] Belle Starr
    [billy] Billy the Kid
    [bob] Bob Dalton
    [butch] Butch Cassidy
    [jesse] Jesse James
    [sundance] Sundance Kid
   *[wes] Wes Hardin
}
wyatt-earp-card = { $card ->
    [belle] Belle Starr
    [billy] Billy the Kid
    [bob] Bob Dalton
    [butch] Butch Cassidy
    [jesse] Jesse James
    [sundance] Sundance Kid
    [wes] Wes Hardin
    [photo-belle] photo of Belle Starr
    [photo-billy] photo of Billy the Kid
    [photo-bob] photo of Bob Dalton
    [photo-butch] photo of Butch Cassidy
    [photo-jesse] photo of Jesse James
    [photo-sundance] photo of Sundance Kid
    [photo-wes] photo of Wes Hardin
    [stagecoach] Stagecoach robbery
    [bank] Bank robbery
    [fastest-gun] Fastest gun
    [most-wanted] Most wanted
    [hideout] Hideout
   *[wyatt-earp] Wyatt Earp
}

## Wyatt Earp: actions

wyatt-earp-action-draw-supply = Draw two cards from the supply
wyatt-earp-action-draw-discard = Take the top card of the discard
wyatt-earp-action-end-round = End the round
wyatt-earp-action-meld = Lay { $count } × { $outlaw }
wyatt-earp-action-photo = Play the photo of { $outlaw }
wyatt-earp-action-attach = Play { $card }
wyatt-earp-action-ask = Most wanted: ask for { $outlaw }, beginning with { $seat }
wyatt-earp-action-ask-next = Ask { $seat } next
wyatt-earp-action-rob = Most wanted: steal an outlaw card from a territory
wyatt-earp-action-hideout = Play Hideout
wyatt-earp-action-earp-draw = Wyatt Earp: draw two cards
wyatt-earp-action-earp-search = Wyatt Earp: search for a card
wyatt-earp-action-earp-clear = Wyatt Earp: clear a hideout
wyatt-earp-action-discard = Discard { $card }
wyatt-earp-action-place = Attach it to { $outlaw }
wyatt-earp-action-cover = Cover { $outlaw } of { $seat }
wyatt-earp-action-take = Steal { $outlaw } from { $seat }
wyatt-earp-action-pick = Take { $card }
wyatt-earp-action-keep = Keep the card
wyatt-earp-action-uncover = Clear the hideout of { $outlaw }
wyatt-earp-action-pass = Pass

## Wyatt Earp: what happens

wyatt-earp-round-begins = Round { $round }: { $dealer-is ->
    [you] you deal
   *[other] { $dealer } deals
}, { $seat-is ->
    [you] you play first
   *[other] { $seat } plays first
}; every poster gets $1000.
wyatt-earp-dealt = Ten cards to each seat.
wyatt-earp-dealt-hand = Your ten cards: { $cards }.
wyatt-earp-turned-up = The discard begins with { $card }.
wyatt-earp-draws = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} from the supply.
wyatt-earp-drew-hidden = { $seat } draws a card.
wyatt-earp-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
wyatt-earp-drew-discard = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the discard.
wyatt-earp-reshuffled = The supply is used up; the discard becomes the new one ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
wyatt-earp-melded = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
} { $count } × { $outlaw }{ $opens ->
    [yes] , who is now open
   *[no] {""}
}: +${ $adds }, ${ $reward } on the poster.
wyatt-earp-photo = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} the photo of { $outlaw }: +$1000, ${ $reward } on the poster.
wyatt-earp-aims = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }; a shot decides.
wyatt-earp-shot = { $seat-is ->
    [you] You shoot
   *[other] { $seat } shoots
}: { $card }, { $hit ->
    [yes] a hit.
   *[no] a miss.
}
wyatt-earp-placed = { $card } joins { $outlaw } of { $seat }: +${ $adds }, ${ $reward } on the poster.
wyatt-earp-displaced = The fastest gun on { $outlaw } of { $seat } goes.
wyatt-earp-covered = { $seat-is ->
    [you] You cover
   *[other] { $seat } covers
} { $outlaw } of { $owner } with a hideout: no capture points there for now.
wyatt-earp-asks = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} for { $outlaw }.
wyatt-earp-answers = { $seat-is ->
    [you] You { $gives ->
        [yes] give one.
       *[no] have none.
    }
   *[other] { $seat } { $gives ->
        [yes] gives one.
       *[no] has none.
    }
}
wyatt-earp-stolen = { $seat-is ->
    [you] You steal
   *[other] { $seat } steals
} { $outlaw } from { $victim }.
wyatt-earp-orphaned = With nothing left to hold on to, from { $seat } to the discard: { $cards }.
wyatt-earp-earp = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} Wyatt Earp to { $searches ->
    [yes] search for a card.
   *[no] draw two cards.
}
wyatt-earp-found-nothing = There is nothing to find.
wyatt-earp-found-hidden = { $seat } takes a card.
wyatt-earp-found = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
wyatt-earp-keeps = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} it.
wyatt-earp-cleared = { $seat-is ->
    [you] You clear
   *[other] { $seat } clears
} the hideout of { $outlaw }.
wyatt-earp-passes = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
wyatt-earp-announced = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} about to discard { $card }.
wyatt-earp-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
wyatt-earp-round-ends = The round ends: { $reason ->
    [empty] a hand is empty.
    [request] { $seat-is ->
        [you] you end it, the supply being used up.
       *[other] { $seat } ends it, the supply being used up.
    }
    [exhausted] the supply is used up for the second time.
   *[idle] nobody plays anything any more.
}
wyatt-earp-points = { $seat } { $points }
wyatt-earp-takes = { $seat } ${ $money }{ $pass ->
    [0] {""}
   *[other] {" "}(pass { $pass })
}
wyatt-earp-escaped = { $outlaw } escapes (points: { $points }); ${ $reward } stays.
wyatt-earp-captured = { $outlaw } is captured (points: { $points }) for ${ $reward }: { $takes }{ $stays ->
    [0] .
   *[other] ; ${ $stays } stays.
}
wyatt-earp-duel-begins = A duel between { $seats }.
wyatt-earp-duel = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }: { $hit ->
    [yes] a hit.
   *[no] a miss.
}
wyatt-earp-over = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with ${ $money }.

## Wyatt Earp: why not

wyatt-earp-refusal-over = The game is over.
wyatt-earp-refusal-decide-first = First { $turn } must decide.
wyatt-earp-refusal-dealer = Only a seat of this table can be drawn to deal.
wyatt-earp-refusal-not-in-pile = { $card } is not in the pile any more.
wyatt-earp-refusal-card-first = First a card must be drawn.
wyatt-earp-refusal-chance-first = First the cards that are due must be drawn.
wyatt-earp-refusal-turn = It is for { $turn } to decide.
wyatt-earp-refusal-supply-low = The supply is used up: fewer than two cards, and no reshuffle left.
wyatt-earp-refusal-supply-left = The round can be ended so only when the supply is used up.
wyatt-earp-refusal-draw-first = First draw, from the supply or from the discard.
wyatt-earp-refusal-place = Choose one of your own sets for the card.
wyatt-earp-refusal-cover = Choose another player's set that is not covered.
wyatt-earp-refusal-take = Choose an outlaw card in another player's territory.
wyatt-earp-refusal-ask = Choose a seat that has not been asked yet.
wyatt-earp-refusal-pick = Choose a card of the pile; a Wyatt Earp may not be taken.
wyatt-earp-refusal-immediate = Play the card just found, if it can be played, or keep it.
wyatt-earp-refusal-uncover = Choose one of your own hideouts.
wyatt-earp-refusal-react = Clear a hideout with a Wyatt Earp, or pass.
wyatt-earp-refusal-photo-react = Play the photo of the outlaw just opened, or pass.
wyatt-earp-refusal-not-held = This hand does not hold { $card }, or not as many.
wyatt-earp-refusal-three = The first cards of { $outlaw } in a round must be at least three at once.
wyatt-earp-refusal-last-card = A card must be left to discard.
wyatt-earp-refusal-closed = A photo can be played only once its outlaw is open.
wyatt-earp-refusal-one-sheriff = Only one sheriff card per turn.
wyatt-earp-refusal-no-place = None of your sets can take this card.
wyatt-earp-refusal-ask-neighbour = Begin with the left or the right neighbour.
wyatt-earp-refusal-no-theft = No other territory holds an outlaw card.
wyatt-earp-refusal-no-cover = No other player has a set to cover.
wyatt-earp-refusal-no-search = There is nothing certain to be found.
wyatt-earp-refusal-no-hideout = None of your sets is covered.
wyatt-earp-refusal-no-shot = No card is left to shoot with.
wyatt-earp-refusal-play-or-discard = Play a card or discard one.

## Wyatt Earp: the table in sentences

wyatt-earp-page-round = Round { $round }. { $supply ->
    [one] One card
   *[other] { $supply } cards
} in the supply{ $reshuffled ->
    [yes] , the last.
   *[no] .
}
wyatt-earp-page-poster = { $outlaw }: ${ $reward }, { $points } of 8 capture points{ $open ->
    [yes] {""}
   *[no] , not open
}.
wyatt-earp-page-set = ({ $cards }: { $points }{ $covered ->
    [yes] , covered
   *[no] {""}
})
wyatt-earp-page-seat = { $seat-is ->
    [you] You
   *[other] { $seat }
}: ${ $money }, { $held ->
    [one] one card
   *[other] { $held } cards
} in hand; territory: { $sets }.
wyatt-earp-page-discard = On the discard: { $card } ({ $size ->
    [one] one card
   *[other] { $size } cards
}).
wyatt-earp-page-hand = Your hand: { $cards }.
wyatt-earp-status-you = Your turn: { $what ->
    [draw] draw two from the supply or take the top of the discard.
    [play] play cards, or discard one to end your turn.
    [place] choose a set for the card.
    [cover] choose a set to cover.
    [take] choose a card to steal.
    [ask] choose whom to ask next.
    [pick] choose a card.
    [immediate] play the card you found, or keep it.
    [uncover] choose a hideout to clear.
    [react] clear your hideout with a Wyatt Earp, or pass.
   *[photo-react] play the photo, or pass.
}
wyatt-earp-status-wait = Waiting for { $seat }.
wyatt-earp-remark-shot = a shot decides
wyatt-earp-remark-adds = +${ $money }{ $shot ->
    [yes] , if the shot hits
   *[no] {""}
}

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
