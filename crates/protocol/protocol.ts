// Made from crates/protocol by its tests; see there.

/**
 * A player left, was stood in for, or returned.
 */
export type Absence = {
/**
 * How many moments there were before: it belongs in front of the lines of the moment of this number.
 */
moment: number,
/**
 * Whose seat.
 */
seat: number,
/**
 * What happened.
 */
what: Absent,
/**
 * It in words.
 */
said: Said, };

/**
 * What happened to a seat.
 */
export type Absent = "left" | "stood_in" | "returned";

/**
 * A device and the name its person goes by.
 */
export type Account = {
/**
 * The device; it is no secret, but nobody else needs it.
 */
device: string,
/**
 * The name.
 */
nickname: string,
/**
 * The face; as long as none was chosen, one that chance gave.
 */
face: Character,
/**
 * The secret, told once, for programs that keep no cookies.
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
tables: Array<Ended>, };

/**
 * Bots for free seats of a table.
 */
export type Bots = {
/**
 * How strong they are, by a word of the menu.
 */
strength: string,
/**
 * One seat, free or a bot's; without it, every free seat.
 */
seat?: number, };

/**
 * Tables to choose from.
 */
export type Browse = {
/**
 * Newest first.
 */
tables: Array<Sitting>, };

/**
 * A seat and who has it.
 */
export type Chair = {
/**
 * Who has it.
 */
sitter: Sitter,
/**
 * Is somebody there who watches from it?
 */
present: boolean,
/**
 * Does a stand-in play until its owner returns?
 */
stand_in: boolean,
/**
 * Did its owner leave the game? Then a stand-in plays, too.
 */
left?: boolean, };

/**
 * One of the eight drawn characters.
 */
export type Character = "prospector" | "barkeep" | "gambler" | "rancher" | "singer" | "trapper" | "vaquero" | "teacher";

/**
 * A legal action.
 */
export type Choice = {
/**
 * Its text in the notation: what an `act` sends.
 */
text: string,
/**
 * Its number, the same in every position of the game.
 */
code: number,
/**
 * It in words.
 */
said: Said,
/**
 * What is worth knowing before choosing it.
 */
remarks?: Array<Said>,
/**
 * The exact odds of what chance brings next, at tables with hints.
 */
odds?: Array<Odds>,
/**
 * Does it decline what is asked, as a pass does?
 */
declines?: boolean, };

/**
 * An option of a game.
 */
export type Choosable = {
/**
 * The option.
 */
name: string,
/**
 * The rule it belongs to.
 */
rule: string,
/**
 * The values it can have, as a wish for a table names them.
 */
values: Array<string>,
/**
 * The one it has if nothing is said.
 */
default: string, };

/**
 * A message from a client. Every one but the first names a table by its link name.
 */
export type ClientMessage = { "type": "hello",
/**
 * Its version.
 */
protocol: number, } | { "type": "watch",
/**
 * The table.
 */
table: string,
/**
 * The version that I have; what happened since is told if that is not too long ago.
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
 * The client's own name for this message: sent again, it gets the same answer.
 */
id: string,
/**
 * Which decision it answers: `decision` of the position.
 */
at: number,
/**
 * One of the actions of the position, by its text.
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
 * When.
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
 * About which decision: `decision` of the position.
 */
at: number, } | { "type": "say",
/**
 * The table.
 */
table: string,
/**
 * The words.
 */
text?: string,
/**
 * A quick word in their place, which everybody reads in their own language.
 */
phrase?: Phrase, } | { "type": "describe",
/**
 * The table.
 */
table: string, } | { "type": "ping",
/**
 * Comes back with the answer.
 */
id: number, };

/**
 * How much time a seat has.
 */
export type ClockShown = {
/**
 * Milliseconds of its bank.
 */
bank: number,
/**
 * When its time runs out, on the server's clock; nothing while its clock stands.
 */
deadline: number | null,
/**
 * When a stand-in will play for it, once its time has run out.
 */
grace: number | null, };

/**
 * A table was made.
 */
export type Created = {
/**
 * Its name in links.
 */
table: string,
/**
 * Its short code.
 */
code: string, };

/**
 * What decided a game: one sentence, made by the rules.
 */
export type Decided = {
/**
 * The rule that decided it.
 */
rule: string,
/**
 * It in words.
 */
said: Said, };

/**
 * A finished table.
 */
export type Ended = {
/**
 * Its name in links, for good.
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
 * How each seat fared.
 */
seats: Array<Fared>, };

/**
 * What a player adds to the luck of a table.
 */
export type Entropy = {
/**
 * 32 bytes as 64 hex digits.
 */
entropy: string, };

/**
 * A mean of what was tried.
 */
export type Estimate = {
/**
 * The mean.
 */
mean: number,
/**
 * In 95 of 100 cases it is not farther off than this.
 */
within: number, };

/**
 * Was the luck of a game what seed and entropy give?
 */
export type Fair = "yes" | "no" | "not_shown";

/**
 * How a seat fared.
 */
export type Fared = {
/**
 * Who had it.
 */
sitter: Sitter,
/**
 * As the rulebook counts; nothing if the game was given up.
 */
score: number | null,
/**
 * 1 for the winners; nothing if the game was given up.
 */
place: number | null, };

/**
 * One thing that happened.
 */
export type Happened = { "kind": "chance",
/**
 * Its outcome in the notation, such as `card card=red7`.
 */
text: string, } | { "kind": "act",
/**
 * Who acted.
 */
seat: number,
/**
 * The action in the notation.
 */
text: string,
/**
 * It in words.
 */
said: Said, };

/**
 * What can be known about a choice.
 */
export type Hint = {
/**
 * The action in the notation.
 */
text: string,
/**
 * How likely it leads to a win, from 0 to 1.
 */
win: Estimate,
/**
 * What it is expected to score, as the rulebook counts.
 */
score: Estimate, };

/**
 * Finished tables.
 */
export type History = {
/**
 * The latest first.
 */
tables: Array<Ended>,
/**
 * Where the next page begins, if there may be one: `after` of the next call.
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
 * What the learner sees, one after the other.
 */
scenes: Array<Scene>, };

/**
 * A line of a story.
 */
export type Line = {
/**
 * The number of the moment.
 */
moment: number,
/**
 * The rule that made it happen.
 */
rule: string,
/**
 * It in words.
 */
said: Said,
/**
 * It as data, in the shape of its game.
 */
event: unknown, };

/**
 * What you have seen at a table so far, some of it.
 */
export type Memories = {
/**
 * How many moments there are: each time you were told something, or saw something change.
 */
count: number,
/**
 * Those asked for, in order.
 */
memories: Array<Seen>, };

/**
 * What can be played, and against whom.
 */
export type Menu = {
/**
 * In the order in which they are listed to people.
 */
games: Array<Playable>,
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
 * What each seat received, from seat 0 on.
 */
seats: Array<Seen>,
/**
 * What bystanders received.
 */
bystander: Seen, };

/**
 * Some of the steps that may be looked back at.
 */
export type Moments = {
/**
 * How many steps may be looked back at: they are numbered from 0 to one less.
 */
open: number,
/**
 * Its decisions and parts.
 */
outline: Outline,
/**
 * Those asked for, in order.
 */
moments: Array<Moment>, };

/**
 * A wish for a table.
 */
export type NewTable = {
/**
 * The game.
 */
game: string,
/**
 * Ready-made options.
 */
preset?: string,
/**
 * Options that differ from these.
 */
options?: { [key in string]: string },
/**
 * For each seat: `open`, `me`, or the strength of a bot.
 */
seats: Array<string>,
/**
 * Can anybody find it?
 */
listed?: boolean,
/**
 * How much time; without it, an unhurried live game.
 */
tempo?: Tempo,
/**
 * May a harmless action be taken back? Yes, if nothing is said.
 */
take_back?: boolean,
/**
 * May everybody look back at finished rounds with all hands, before the game is over?
 */
late_hands?: boolean,
/**
 * May everybody ask how good his choices are? Such a game is not rated.
 */
hints?: boolean, };

/**
 * One thing a viewer is told.
 */
export type News = {
/**
 * The viewer's version when he was told.
 */
version: number,
/**
 * The rule that made it happen.
 */
rule: string,
/**
 * It in words: a [`Said`], which is passed on unread.
 */
said: Said,
/**
 * It as data, in the shape of its game.
 */
event: unknown, };

/**
 * So many ways out of so many bring this.
 */
export type Odds = {
/**
 * What may come.
 */
what: Said,
/**
 * In how many ways.
 */
ways: number,
/**
 * Out of how many that are equally likely.
 */
of: number, };

/**
 * What can be said of all steps that may be looked back at without telling each.
 */
export type Outline = {
/**
 * The numbers of the steps that were actions.
 */
decisions: Array<number>,
/**
 * For each round, or each turn of a game without rounds, the number of the step after which it is under way; the first
 * is 0.
 */
parts: Array<number>, };

/**
 * A table at which you sit.
 */
export type OwnTable = {
/**
 * The table.
 */
sitting: Sitting,
/**
 * Is a decision of yours awaited?
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
 * A quick word.
 */
export type Phrase = "hello" | "well_played" | "ouch" | "hurry_up" | "good_game" | "thanks";

/**
 * A game.
 */
export type Playable = {
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
options: Array<Choosable>,
/**
 * Ready-made choices; the first is the default.
 */
presets: Array<Preset>, };

/**
 * How a game stands for one viewer.
 */
export type Position = {
/**
 * The table.
 */
table: string,
/**
 * How many times this viewer was told something. What is secret to him does not count.
 */
version: number,
/**
 * The view, in the shape of its game.
 */
view: unknown,
/**
 * Who must act and what is asked of him, or how the game has ended: one sentence to this viewer.
 */
status: Said,
/**
 * The viewer's legal actions, in canonical order; none if no decision is his.
 */
actions: Array<Choice>,
/**
 * Names the decision that the viewer owes: the `at` of his answer.
 */
decision: number | null,
/**
 * May he take back his last action?
 */
may_take_back: boolean,
/**
 * When the server declines for the viewer, if it does. Nobody else is told.
 */
auto_pass?: AutoPass,
/**
 * What happened since the version he had, oldest first.
 */
news: Array<News>,
/**
 * Was he told of all that happened since? Else the news begin later.
 */
complete: boolean,
/**
 * How many steps everybody may look back at, with all hands; 0 while nobody may.
 */
open: number,
/**
 * By seat.
 */
clocks: Array<ClockShown>,
/**
 * Once the game is over.
 */
result: Result | null,
/**
 * What everybody has scored, if the news tell of a round's end, and always once the game is over.
 */
scorecard: Scorecard | null, };

/**
 * Ready-made choices.
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
 * A call that failed: what is wrong.
 */
export type Problem = {
/**
 * In words without a language.
 */
why: Said,
/**
 * In English, for programs' logs.
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
 * The face; without it, the one there was.
 */
face?: Character, };

/**
 * Who plays a game best, among people who play each other.
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
 * Whose.
 */
nickname: string,
/**
 * The estimate.
 */
rating: number,
/**
 * How unsure it is.
 */
uncertainty: number,
/**
 * How many games it rests on.
 */
games: number, };

/**
 * What kind of no it is.
 */
export type Reason = "unreadable" | "no_table" | "no_seat" | "no_action" | "stale" | "rule" | "kept" | "not_now" | "too_many" | "no_hints" | "failed";

/**
 * How somebody has fared in a game.
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
 * How many of them he won, alone or with others.
 */
wins: number,
/**
 * His place on average.
 */
mean_place: number, };

/**
 * How somebody has fared.
 */
export type Records = {
/**
 * By game.
 */
records: Array<Record>, };

/**
 * A game from a file: what its header says, the verdict, and some of its steps.
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
 * How many seats; a file does not tell who sat there.
 */
seats: number,
/**
 * All options, by name.
 */
options: { [key in string]: string },
/**
 * What was found out.
 */
verdict: Verdict,
/**
 * How many steps there are: they are numbered from 0 to one less.
 */
open: number,
/**
 * Its decisions and parts.
 */
outline: Outline,
/**
 * Those asked for, in order.
 */
moments: Array<Moment>, };

/**
 * The result of a finished game, by seat.
 */
export type Result = {
/**
 * As the rulebook counts.
 */
scores: Array<number>,
/**
 * 1 for the winners.
 */
places: Array<number>,
/**
 * What decided the game.
 */
decided: Decided, };

/**
 * The key of a sentence in the catalogues, and what to put into it.
 */
export type Said = {
/**
 * The message's key in the catalogues.
 */
key: string,
/**
 * Its arguments, by name.
 */
args?: { [key in string]: SaidArg },
/**
 * What the notation calls it, where it does.
 */
word?: string, };

/**
 * One argument of a sentence.
 */
export type SaidArg = number | {
/**
 * Its number.
 */
seat: number, } | Said | {
/**
 * The word.
 */
word: string, } | Array<SaidArg>;

/**
 * What the learner sees before somebody decides, or at the end.
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
 * Who must act and what is asked of him: one sentence to the learner.
 */
status: Said,
/**
 * What he was told since the scene before.
 */
told: Array<Told>,
/**
 * His legal actions, in canonical order; none if no decision is his.
 */
actions: Array<Choice>,
/**
 * What the coach says, one after the other.
 */
tips: Array<Tip>,
/**
 * The action that the lesson asks of him with the last tip, by its text; nothing where he looks on.
 */
asks: string | null, };

/**
 * What everybody has scored: round by round, or line by line of the count.
 */
export type Scorecard = {
/**
 * The headings; the last is the total.
 */
columns: Array<Said>,
/**
 * By seat: a figure for each column.
 */
cells: Array<Array<number>>, };

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
 * A seat was taken.
 */
export type Seated = {
/**
 * Which.
 */
seat: number, };

/**
 * What one viewer received.
 */
export type Seen = {
/**
 * The view, in the shape of its game.
 */
view: unknown,
/**
 * Who had to act then and what was asked of him, or how the game ended: one sentence to this viewer.
 */
status: Said,
/**
 * What he was told of the step.
 */
told: Array<Told>, };

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "welcome",
/**
 * The version of the protocol.
 */
protocol: number,
/**
 * Which Saloon this is.
 */
saloon: string,
/**
 * The device's nickname.
 */
nickname: string,
/**
 * Milliseconds since 1970 on the server's clock, by which all its times are told.
 */
now: number, } | { "type": "table" } & Sitting | { "type": "position" } & Position | { "type": "clocks",
/**
 * The table.
 */
table: string,
/**
 * By seat.
 */
clocks: Array<ClockShown>, } | { "type": "done",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message.
 */
id: string, } | { "type": "refused",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message, if it had one.
 */
id?: string,
/**
 * What kind of no it is, for programs.
 */
reason: Reason,
/**
 * The rule that forbids it.
 */
rule?: string,
/**
 * Why, for people.
 */
why: Said, } | { "type": "hints",
/**
 * The table.
 */
table: string,
/**
 * The client's name for its message.
 */
id: string,
/**
 * About which decision.
 */
at: number,
/**
 * One for each legal action, in canonical order.
 */
hints: Array<Hint>, } | { "type": "said",
/**
 * The table.
 */
table: string,
/**
 * Who said it.
 */
nickname: string,
/**
 * From which seat; nobody's for a bystander.
 */
seat: number | null,
/**
 * The words; of a phrase, the English ones.
 */
text: string,
/**
 * The sentence, where a person used a quick word or a bot said something.
 */
phrase?: Said, } | { "type": "described",
/**
 * The table.
 */
table: string,
/**
 * The viewer's version.
 */
version: number,
/**
 * In the order in which they are to be read.
 */
page: Array<Said>, } | { "type": "pong",
/**
 * What came with it.
 */
id: number, } | { "type": "farewell",
/**
 * Why.
 */
why: Said,
/**
 * When it is worth coming back, in milliseconds from now.
 */
again?: number, };

/**
 * Who has a seat.
 */
export type Sitter = { "kind": "open" } | { "kind": "person",
/**
 * Its name; nothing if it wished to be forgotten.
 */
nickname: string | null,
/**
 * Its face; nothing if it wished to be forgotten, and in results.
 */
face?: Character, } | { "kind": "bot",
/**
 * Its strength.
 */
strength: string,
/**
 * Its name, in any language.
 */
name: string,
/**
 * Its face, which no other bot at the table has.
 */
face: Character, };

/**
 * A table.
 */
export type Sitting = {
/**
 * Its name in links.
 */
table: string,
/**
 * Its short code, to be said aloud; only until the game is over.
 */
code: string | null,
/**
 * The game.
 */
game: string,
/**
 * The edition of its rules, which stays that of this table.
 */
edition: number,
/**
 * All options, by name.
 */
options: { [key in string]: string },
/**
 * How far it is.
 */
status: Status,
/**
 * Can anybody find it, or only who has the link or the code?
 */
listed: boolean,
/**
 * By seat.
 */
chairs: Array<Chair>,
/**
 * The viewer's seat, if he has one.
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
 * May everybody look back at finished rounds with all hands, where hands do not outlive a round?
 * After the game everybody may, whatever stands here.
 */
late_hands: boolean,
/**
 * May everybody ask how good his choices are? Such a game is not rated.
 */
hints: boolean,
/**
 * SHA-256 of the seed, published before anybody could add to it.
 */
commitment: string,
/**
 * Seats whose player has added to the luck.
 */
entropy: Array<number>,
/**
 * How many times a player of this game left, was stood in for or returned: as many as a story has
 * absences. Lists of tables do not count them.
 */
absences: number, };

/**
 * How far a table is.
 */
export type Status = "gathering" | "playing" | "over" | "given_up";

/**
 * All that you were told at a table so far.
 */
export type Story = {
/**
 * How many moments there are.
 */
count: number,
/**
 * Your version, to which this goes.
 */
version: number,
/**
 * In order.
 */
lines: Array<Line>,
/**
 * Who left, was stood in for and returned, in order.
 */
absences: Array<Absence>, };

/**
 * How much time each seat has.
 */
export type Tempo = {
/**
 * Seconds for each decision.
 */
decision: number,
/**
 * Seconds for all decisions together, once the time for one of them is used up.
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
 * What it speaks of: a kind of mark (`place`, `thing`, `pick` or `choice`), a colon and the mark's value, where a `*` at
 * the end stands for any ending.
 */
spots: Array<string>, };

/**
 * One thing that was told.
 */
export type Told = {
/**
 * The rule that made it happen.
 */
rule: string,
/**
 * It in words.
 */
said: Said,
/**
 * It as data, in the shape of its game.
 */
event: unknown, };

/**
 * What was found out about a finished game of which every step is legal; of another there is no verdict.
 */
export type Verdict = {
/**
 * How many decisions were made.
 */
decisions: number,
/**
 * Was its luck what seed and entropy give?
 */
fair: Fair,
/**
 * Where it was not: the line, and what the dealer would have drawn.
 */
unfair?: Said,
/**
 * SHA-256 of the seed, as it should have been published before the game; compare it.
 */
commitment: string | null,
/**
 * Seats whose player added to the luck.
 */
entropy: Array<number>,
/**
 * How it ended.
 */
result: Result, };
