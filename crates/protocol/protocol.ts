// Made from crates/protocol by its tests; see there.

/**
 * A player left, was stood in for, or returned.
 */
export type Absence = {
/**
 * How many moments came before: it belongs in front of the notices of the moment with this number.
 */
moment: number,
/**
 * The player's seat.
 */
seat: number,
/**
 * What happened.
 */
kind: AbsenceKind,
/**
 * The same in words.
 */
message: WireMessage, };

/**
 * What happened to a seat.
 */
export type AbsenceKind = "left" | "stood_in" | "returned";

/**
 * A device, and how its person appears.
 */
export type Account = {
/**
 * The device. It is not secret, but nobody else needs it.
 */
device: string,
/**
 * The name.
 */
nickname: string,
/**
 * The face. Until the person chooses one, a random one.
 */
face: Character,
/**
 * The secret, sent once, for programs that keep no cookies.
 */
token?: string, };

/**
 * When the server declines for a seat.
 */
export type AutoPass = "off" | "turn" | "only";

/**
 * The finished tables with the best results.
 */
export type Best = {
/**
 * By game, the best first.
 */
tables: Array<FinishedTable>, };

/**
 * One of the eight drawn characters.
 */
export type Character = "prospector" | "barkeep" | "gambler" | "rancher" | "singer" | "trapper" | "vaquero" | "teacher";

/**
 * A legal action, on offer to the viewer.
 */
export type Choice = {
/**
 * Its text in the notation: the `action` of an `act`.
 */
text: string,
/**
 * Its number, the same in every position of the game.
 */
code: number,
/**
 * Its parts (verb, card, seat, amount …), in the shape of its game.
 */
parts: unknown,
/**
 * The action in words.
 */
message: WireMessage,
/**
 * What a player should know before choosing it.
 */
remarks?: Array<WireMessage>,
/**
 * The exact odds of the next chance step, at tables with hints.
 */
odds?: Array<Odds>,
/**
 * Does it decline what is asked, like a pass?
 */
declines?: boolean, };

/**
 * A message from a client. Every message but `hello` and `ping` names a table by its link name.
 */
export type ClientMessage = { "type": "hello",
/**
 * The protocol's version.
 */
protocol: number, } | { "type": "watch",
/**
 * The table.
 */
table: string,
/**
 * The version that the client has. The position then brings the news since, unless that is too long ago.
 */
have?: number, } | { "type": "unwatch",
/**
 * The table.
 */
table: string, } | { "type": "act",
/**
 * The table.
 */
table: string,
/**
 * The client's own name for this message. The same id always gets the same reply.
 */
id: string,
/**
 * The decision that it answers: `decision` of the position.
 */
at: number,
/**
 * The text of one of the position's actions.
 */
action: string, } | { "type": "take_back",
/**
 * The table.
 */
table: string,
/**
 * The client's own name for this message.
 */
id: string, } | { "type": "auto_pass",
/**
 * The table.
 */
table: string,
/**
 * The client's own name for this message.
 */
id: string,
/**
 * When the server declines.
 */
mode: AutoPass, } | { "type": "pace",
/**
 * The table.
 */
table: string,
/**
 * Milliseconds, 5,000 at most.
 */
pause_ms: number, } | { "type": "give_up",
/**
 * The table.
 */
table: string,
/**
 * The client's own name for this message.
 */
id: string, } | { "type": "return",
/**
 * The table.
 */
table: string, } | { "type": "hint",
/**
 * The table.
 */
table: string,
/**
 * The client's own name for this message.
 */
id: string,
/**
 * The decision in question: `decision` of the position.
 */
at: number, } | { "type": "chat",
/**
 * The table.
 */
table: string,
/**
 * The client's own words.
 */
text?: string,
/**
 * A ready-made phrase, which everyone reads in their own language.
 */
phrase?: Phrase, } | { "type": "describe",
/**
 * The table.
 */
table: string, } | { "type": "ping",
/**
 * Comes back in the reply.
 */
id: number, };

/**
 * A new table.
 */
export type CreatedTable = {
/**
 * Its name in links.
 */
table: string,
/**
 * Its short code.
 */
code: string, };

/**
 * What decided a game, in one sentence of the rules.
 */
export type Decided = {
/**
 * The rule that decided it.
 */
rule: string,
/**
 * In words.
 */
message: WireMessage, };

/**
 * Randomness that a player adds to the luck of a table.
 */
export type Entropy = {
/**
 * 32 bytes as 64 hex digits.
 */
entropy: string, };

/**
 * A mean over simulated games.
 */
export type Estimate = {
/**
 * The mean.
 */
mean: number,
/**
 * The half-width of its 95 % confidence interval.
 */
within: number, };

/**
 * Does the luck of a game follow from seed and entropy?
 */
export type Fairness = "yes" | "no" | "not_shown";

/**
 * A request for bots on free seats of a table.
 */
export type FillSeats = {
/**
 * The bots' strength, a word of the menu.
 */
strength: string,
/**
 * One seat, which is free or a bot's. Without it: every free seat.
 */
seat?: number, };

/**
 * A finished table.
 */
export type FinishedTable = {
/**
 * Its name in links, which never changes.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number,
/**
 * Was it given up? Then it has no result and no transcript.
 */
given_up: boolean,
/**
 * The result of each seat.
 */
seats: Array<SeatResult>, };

/**
 * A game.
 */
export type GameInfo = {
/**
 * The game.
 */
name: string,
/**
 * The edition of its rules.
 */
edition: number,
/**
 * How many can play.
 */
seats: SeatRange,
/**
 * How many minutes a game of people usually takes.
 */
minutes: number,
/**
 * What a table can choose, in the order of headers.
 */
options: Array<GameOption>,
/**
 * Ready-made choices; the first is the default.
 */
presets: Array<Preset>, };

/**
 * An option of a game.
 */
export type GameOption = {
/**
 * The option.
 */
name: string,
/**
 * The rule it belongs to.
 */
rule: string,
/**
 * The values it can have, as a table request names them.
 */
values: Array<string>,
/**
 * The value of a table whose request names none.
 */
default: string, };

/**
 * The result of a finished game, by seat.
 */
export type GameResult = {
/**
 * As the rulebook counts.
 */
scores: Array<number>,
/**
 * 1 for the winners.
 */
places: Array<number>,
/**
 * What decided the game, in one sentence.
 */
decided: Decided, };

/**
 * A step in the words of the notation.
 */
export type Happened = { "kind": "chance",
/**
 * Its outcome in the notation, such as `card card=red7`.
 */
text: string, } | { "kind": "act",
/**
 * The seat.
 */
seat: number,
/**
 * The action in the notation.
 */
text: string,
/**
 * The action in words.
 */
message: WireMessage, };

/**
 * An estimate of how good a choice is.
 */
export type Hint = {
/**
 * The action in the notation.
 */
text: string,
/**
 * The chance to win, from 0 to 1.
 */
win: Estimate,
/**
 * The expected score, as the rulebook counts.
 */
score: Estimate, };

/**
 * Finished tables.
 */
export type History = {
/**
 * The latest first.
 */
tables: Array<FinishedTable>,
/**
 * Where the next page begins: `after` of the next call. Without it there is none.
 */
next?: string, };

/**
 * A lesson. The learner has seat 0.
 */
export type Lesson = {
/**
 * The game.
 */
game: string,
/**
 * The edition of its rules.
 */
edition: number,
/**
 * How many seats.
 */
seats: number,
/**
 * All options, by name.
 */
options: { [key in string]: string },
/**
 * What the learner sees, in order.
 */
scenes: Array<Scene>, };

/**
 * Some of what you have seen at a table so far.
 */
export type Memories = {
/**
 * How many moments there are. At each you received notices, or your view changed.
 */
count: number,
/**
 * The requested ones, in order.
 */
memories: Array<Seen>, };

/**
 * What can be played, and against which bots.
 */
export type Menu = {
/**
 * In the order in which people see them.
 */
games: Array<GameInfo>,
/**
 * How strong a bot can be, weakest first.
 */
strengths: Array<string>, };

/**
 * A step, and the table right after it.
 */
export type Moment = {
/**
 * Its number.
 */
step: number,
/**
 * What happened.
 */
happened: Happened,
/**
 * What each seat saw, from seat 0 on.
 */
seats: Array<Seen>,
/**
 * What bystanders saw.
 */
bystander: Seen, };

/**
 * Some of the steps that are open to everyone.
 */
export type Moments = {
/**
 * How many steps are open: they are numbered from 0.
 */
open_steps: number,
/**
 * The decisions and parts of all open steps.
 */
outline: Outline,
/**
 * The requested ones, in order.
 */
moments: Array<Moment>, };

/**
 * A request for a table.
 */
export type NewTable = {
/**
 * The game.
 */
game: string,
/**
 * A preset, which sets all options.
 */
preset?: string,
/**
 * Options that differ from the preset, or from the defaults.
 */
options?: { [key in string]: string },
/**
 * For each seat: `open`, `me`, or the strength of a bot.
 */
seats: Array<string>,
/**
 * Can anyone find it?
 */
listed?: boolean,
/**
 * How much time each seat has. Without it: 60 seconds for a decision, and a bank of 300.
 */
tempo?: Tempo,
/**
 * May a harmless action be taken back? Yes, by default.
 */
take_back?: boolean,
/**
 * May everyone look back at finished rounds with all hands, before the game is over?
 */
late_hands?: boolean,
/**
 * May players ask how good their choices are? Such a game is not rated.
 */
hints?: boolean, };

/**
 * The notices of one version.
 */
export type News = {
/**
 * The viewer's version then.
 */
version: number,
/**
 * In the order in which it happened.
 */
notices: Array<Notice>, };

/**
 * Something that happened, as one viewer may know it. It has this shape everywhere on the wire.
 */
export type Notice = {
/**
 * The rule that made it happen.
 */
rule: string,
/**
 * In words: a [`WireMessage`], which is passed on as JSON.
 */
message: WireMessage,
/**
 * As data, in the shape of its game.
 */
event: unknown, };

/**
 * Who plays a seat.
 */
export type Occupant = { "kind": "open" } | { "kind": "person",
/**
 * Its name; nothing if its device was forgotten.
 */
nickname: string | null,
/**
 * Its face; nothing in results, or if its device was forgotten.
 */
face?: Character, } | { "kind": "bot",
/**
 * Its strength.
 */
strength: string,
/**
 * Its name, the same in every language.
 */
name: string,
/**
 * Its face; no other bot at the table has it.
 */
face: Character, };

/**
 * How likely an outcome is, counted exactly.
 */
export type Odds = {
/**
 * The outcome.
 */
what: WireMessage,
/**
 * How many ways lead to it.
 */
ways: number,
/**
 * How many ways there are, all equally likely.
 */
of: number, };

/**
 * An overview of all open steps.
 */
export type Outline = {
/**
 * The numbers of the steps that are actions.
 */
decisions: Array<number>,
/**
 * For each round (or turn, in a game without rounds) the number of the step after which it is under way. The
 * first is 0.
 */
parts: Array<number>, };

/**
 * A table at which you have a seat.
 */
export type OwnTable = {
/**
 * The table.
 */
info: TableInfo,
/**
 * Do you owe a decision?
 */
your_turn: boolean, };

/**
 * Your unfinished tables.
 */
export type OwnTables = {
/**
 * Newest first.
 */
tables: Array<OwnTable>, };

/**
 * A ready-made phrase.
 */
export type Phrase = "hello" | "well_played" | "ouch" | "hurry_up" | "good_game" | "thanks";

/**
 * The game as one viewer may know it.
 */
export type Position = {
/**
 * The table.
 */
table: string,
/**
 * How many times something happened that this viewer may know of. Secrets of others do not count.
 */
version: number,
/**
 * The view, in the shape of its game.
 */
view: unknown,
/**
 * Which seat must act and what is asked, or how the game ended: one sentence to this viewer.
 */
status: WireMessage,
/**
 * The viewer's legal actions, in canonical order; none if the viewer owes no decision.
 */
actions: Array<Choice>,
/**
 * The decision that the viewer owes: the `at` of the answer.
 */
decision: number | null,
/**
 * May the viewer take back their last action?
 */
may_take_back: boolean,
/**
 * When the server declines for the viewer. Only the viewer knows.
 */
auto_pass?: AutoPass,
/**
 * What happened since the version that the viewer had, oldest first.
 */
news: Array<News>,
/**
 * Do the news contain everything since that version? If not, they begin later.
 */
complete: boolean,
/**
 * How many steps are open to everyone, with all hands.
 */
open_steps: number,
/**
 * By seat.
 */
clocks: Array<SeatClock>,
/**
 * The result, once the game is over.
 */
result: GameResult | null,
/**
 * All scores: sent when a round ends, and always once the game is over.
 */
scorecard: Scorecard | null, };

/**
 * A ready-made choice of options.
 */
export type Preset = {
/**
 * The preset.
 */
name: string,
/**
 * The value of every option.
 */
options: { [key in string]: string }, };

/**
 * Why a call failed.
 */
export type Problem = {
/**
 * The reason, without a language.
 */
why: WireMessage,
/**
 * The reason in English, for the logs of programs.
 */
text: string, };

/**
 * How a person appears at tables.
 */
export type Profile = {
/**
 * The name.
 */
nickname: string,
/**
 * The face. Without it, the face does not change.
 */
face?: Character, };

/**
 * The best ratings in a game, from games among people.
 */
export type Ranking = {
/**
 * The best first.
 */
ratings: Array<Rating>, };

/**
 * A rating (Weng and Lin's).
 */
export type Rating = {
/**
 * The player's name.
 */
nickname: string,
/**
 * The estimate.
 */
rating: number,
/**
 * Its uncertainty.
 */
uncertainty: number,
/**
 * How many games it is based on.
 */
games: number, };

/**
 * The kind of a rejection.
 */
export type Reason = "unreadable" | "no_table" | "no_seat" | "unknown_action" | "stale" | "rule" | "cannot_take_back" | "not_now" | "too_many" | "no_hints" | "failed";

/**
 * A player's results in one game.
 */
export type Record = {
/**
 * The game.
 */
game: string,
/**
 * How many games.
 */
games: number,
/**
 * How many of them the player won, alone or with others.
 */
wins: number,
/**
 * The mean place.
 */
mean_place: number, };

/**
 * A player's results.
 */
export type Records = {
/**
 * By game.
 */
records: Array<Record>, };

/**
 * A game from a file: its header, the verdict, and some of its steps.
 */
export type Replay = {
/**
 * The game.
 */
game: string,
/**
 * The edition of its rules.
 */
edition: number,
/**
 * How many seats. A file does not name its players.
 */
seats: number,
/**
 * All options, by name.
 */
options: { [key in string]: string },
/**
 * The result of the check.
 */
verdict: Verdict,
/**
 * How many steps there are: they are numbered from 0.
 */
open_steps: number,
/**
 * The decisions and parts of all steps.
 */
outline: Outline,
/**
 * The requested steps, in order.
 */
moments: Array<Moment>, };

/**
 * What the learner sees before a decision, or at the end.
 */
export type Scene = {
/**
 * How many steps have happened.
 */
step: number,
/**
 * The view, in the shape of its game.
 */
view: unknown,
/**
 * Which seat must act and what is asked: one sentence to the learner.
 */
status: WireMessage,
/**
 * What happened since the scene before.
 */
notices: Array<Notice>,
/**
 * The learner's legal actions, in canonical order; none if another seat decides.
 */
actions: Array<Choice>,
/**
 * What the coach says, in order.
 */
tips: Array<Tip>,
/**
 * The action that the last tip asks for, by its text; nothing where the learner only watches.
 */
asks: string | null, };

/**
 * All scores: round by round, or line by line of the count.
 */
export type Scorecard = {
/**
 * The headings; the last one is the total.
 */
columns: Array<WireMessage>,
/**
 * By seat: a number for each column.
 */
cells: Array<Array<number>>, };

/**
 * The clock of a seat.
 */
export type SeatClock = {
/**
 * Milliseconds that are left of its bank.
 */
bank: number,
/**
 * When its time runs out, on the server's clock; nothing while its clock is stopped.
 */
deadline: number | null,
/**
 * When a stand-in takes over, once its time has run out.
 */
grace: number | null, };

/**
 * A seat and its occupant.
 */
export type SeatInfo = {
/**
 * Who plays it.
 */
occupant: Occupant,
/**
 * Is its owner connected and watching?
 */
present: boolean,
/**
 * Does a stand-in play until the owner returns?
 */
stand_in: boolean,
/**
 * Did the owner leave the game? Then a stand-in plays, too.
 */
left?: boolean, };

/**
 * How many can play.
 */
export type SeatRange = {
/**
 * The fewest.
 */
least: number,
/**
 * The most.
 */
most: number, };

/**
 * The result of a seat.
 */
export type SeatResult = {
/**
 * Who played it.
 */
occupant: Occupant,
/**
 * As the rulebook counts; nothing if the game was given up.
 */
score: number | null,
/**
 * 1 for the winners; nothing if the game was given up.
 */
place: number | null, };

/**
 * The seat that you have taken.
 */
export type SeatTaken = {
/**
 * Its number.
 */
seat: number, };

/**
 * What one viewer saw at one moment.
 */
export type Seen = {
/**
 * The view, in the shape of its game.
 */
view: unknown,
/**
 * Which seat had to act and what was asked, or how the game ended: one sentence to this viewer.
 */
status: WireMessage,
/**
 * The notices of the step for this viewer.
 */
notices: Array<Notice>, };

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "welcome",
/**
 * The version of the protocol.
 */
protocol: number,
/**
 * The version of the server.
 */
saloon: string,
/**
 * The device's nickname.
 */
nickname: string,
/**
 * Milliseconds since 1970 on the server's clock, which all other times refer to.
 */
now: number, } | { "type": "table" } & TableInfo | { "type": "position" } & Position | { "type": "clocks",
/**
 * The table.
 */
table: string,
/**
 * By seat.
 */
clocks: Array<SeatClock>, } | { "type": "done",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message.
 */
id: string, } | { "type": "rejected",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message, if it had one.
 */
id?: string,
/**
 * The kind of rejection, for programs.
 */
reason: Reason,
/**
 * The rule that forbids it.
 */
rule?: string,
/**
 * The reason, for people.
 */
why: WireMessage, } | { "type": "hints",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message.
 */
id: string,
/**
 * The decision in question.
 */
at: number,
/**
 * One for each legal action, in canonical order.
 */
hints: Array<Hint>, } | { "type": "chat",
/**
 * The table.
 */
table: string,
/**
 * The name of the speaker.
 */
nickname: string,
/**
 * The speaker's seat; nothing for a bystander.
 */
seat: number | null,
/**
 * The words; of a phrase, in English.
 */
text: string,
/**
 * The sentence of a phrase, or of what a bot says.
 */
phrase?: WireMessage, } | { "type": "described",
/**
 * The table.
 */
table: string,
/**
 * The viewer's version.
 */
version: number,
/**
 * In reading order.
 */
page: Array<WireMessage>, } | { "type": "pong",
/**
 * The id of the `ping`.
 */
id: number, } | { "type": "farewell",
/**
 * The reason.
 */
why: WireMessage,
/**
 * In how many milliseconds the client should connect again.
 */
retry_ms?: number, };

/**
 * A table.
 */
export type TableInfo = {
/**
 * Its name in links.
 */
table: string,
/**
 * Its short code, which people can tell each other; only until the game is over.
 */
code: string | null,
/**
 * The game.
 */
game: string,
/**
 * The edition of its rules, which never changes for this table.
 */
edition: number,
/**
 * All options, by name.
 */
options: { [key in string]: string },
/**
 * How far the game is.
 */
status: TableStatus,
/**
 * Can anyone find it? If not, only with the link or the code.
 */
listed: boolean,
/**
 * By seat.
 */
seats: Array<SeatInfo>,
/**
 * The viewer's own seat; nothing for a bystander.
 */
you: number | null,
/**
 * How much time each seat has.
 */
tempo: Tempo,
/**
 * May a harmless action be taken back?
 */
take_back: boolean,
/**
 * May everyone look back at finished rounds with all hands, where hands do not outlive a round?
 * After the game everyone may, in any case.
 */
late_hands: boolean,
/**
 * May players ask how good their choices are? Such a game is not rated.
 */
hints: boolean,
/**
 * SHA-256 of the seed, published before players can add entropy.
 */
commitment: string,
/**
 * Seats whose player has added entropy.
 */
entropy: Array<number>,
/**
 * How many absences the log of the table has. In lists of tables it is 0.
 */
absences: number, };

/**
 * Tables that anyone may find.
 */
export type TableList = {
/**
 * Newest first.
 */
tables: Array<TableInfo>, };

/**
 * All notices that you have received at a table so far.
 */
export type TableLog = {
/**
 * Your version at its end.
 */
version: number,
/**
 * For each moment, from 0 on, its notices.
 */
moments: Array<Array<Notice>>,
/**
 * Which players left, were stood in for and returned, in order.
 */
absences: Array<Absence>, };

/**
 * How far a table is in its life.
 */
export type TableStatus = "gathering" | "playing" | "over" | "given_up";

/**
 * How much time each seat has.
 */
export type Tempo = {
/**
 * Seconds for each decision.
 */
decision: number,
/**
 * Seconds for all decisions together, used once the time for one decision is up.
 */
bank: number, };

/**
 * One idea that the coach explains.
 */
export type Tip = {
/**
 * The key of its sentences, which have no arguments.
 */
key: string,
/**
 * What it is about: a kind of mark (`place`, `thing`, `pick` or `choice`), a colon and the mark's value. A `*`
 * at the end stands for any ending.
 */
spots: Array<string>, };

/**
 * The result of checking a finished game. A game with an illegal step has no verdict.
 */
export type Verdict = {
/**
 * How many decisions were made.
 */
decisions: number,
/**
 * Does its luck follow from seed and entropy?
 */
fair: Fairness,
/**
 * If not: the line, and what the dealer would have drawn.
 */
unfair?: WireMessage,
/**
 * SHA-256 of the seed. Compare it with the one that was published before the game.
 */
commitment: string | null,
/**
 * Seats whose player added entropy.
 */
entropy: Array<number>,
/**
 * How it ended.
 */
result: GameResult, };

/**
 * One argument of a sentence.
 */
export type WireArg = number | {
/**
 * Its number.
 */
seat: number, } | WireMessage | {
/**
 * The word.
 */
word: string, } | Array<WireArg>;

/**
 * The key of a sentence in the catalogues, with its arguments.
 */
export type WireMessage = {
/**
 * The message's key in the catalogues.
 */
key: string,
/**
 * Its arguments, by name.
 */
args?: { [key in string]: WireArg },
/**
 * Its word in the notation, if it has one.
 */
word?: string, };
