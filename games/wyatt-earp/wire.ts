// Made from src/wire beside this by tests/wire.rs.

/**
 * An action in its parts. `verb` says which kind it is, and `card` is the card of the hand that is played or
 * discarded; in `pick` it is the card of the searched pile.
 */
export type ActionParts = { "verb": "draw-supply" } | { "verb": "draw-discard" } | { "verb": "end-round" } | { "verb": "meld", card: Card, outlaw: Outlaw, count: number, } | { "verb": "photo", card: Card, outlaw: Outlaw, } | { "verb": "attach", card: Card, } | { "verb": "ask", card: Card, outlaw: Outlaw, seat: number, } | { "verb": "ask-next", seat: number, } | { "verb": "rob", card: Card, } | { "verb": "hideout", card: Card, } | { "verb": "earp-draw", card: Card, } | { "verb": "earp-search", card: Card, } | { "verb": "earp-clear", card: Card, } | { "verb": "discard", card: Card, } | { "verb": "place", outlaw: Outlaw, } | { "verb": "cover", seat: number, outlaw: Outlaw, } | { "verb": "take", seat: number, outlaw: Outlaw, } | { "verb": "pick", card: Card, } | { "verb": "keep" } | { "verb": "uncover", outlaw: Outlaw, } | { "verb": "pass" };

export type Aim = "committed" | "rob" | "clear";

export type Card = "belle" | "billy" | "bob" | "butch" | "jesse" | "sundance" | "wes" | "photo-belle" | "photo-billy" | "photo-bob" | "photo-butch" | "photo-jesse" | "photo-sundance" | "photo-wes" | "stagecoach" | "bank" | "fastest-gun" | "most-wanted" | "hideout" | "wyatt-earp";

/**
 * What everybody knows of a seat.
 */
export type Chair = {
/**
 * Its money.
 */
money: number,
/**
 * How many cards it holds.
 */
held: number,
/**
 * Its territory: the sets that hold something (WE-17).
 */
sets: Array<OutlawSet>,
/**
 * Cards everybody knows to be in its hand: taken from the discard, given or stolen.
 */
known: Array<Card>,
/**
 * Outlaws of whom the rest of its hand has none: a "no" to an ask (WE-26).
 */
none_of: Array<Outlaw>, };

/**
 * The discard. All its cards landed face up, but a person sees only its top and its size (WE-32).
 */
export type Discard = {
/**
 * How many cards lie there.
 */
size: number,
/**
 * The card on top.
 */
top: Card | null,
/**
 * How many at the bottom this viewer does not know.
 */
hidden: number,
/**
 * Those above them, bottom first: a bot may remember them.
 */
cards: Array<Card>,
/**
 * How many at the bottom only who searched last still knows.
 */
murky: number,
/**
 * What everybody knows to be among those.
 */
sure: Array<Card>,
/**
 * Who searched last.
 */
searcher: number | null, };

/**
 * A duel (WE-45).
 */
export type Duel = {
/**
 * Who is still in it.
 */
duellists: Array<Duellist>,
/**
 * The cards left in its deck: all that were drawn were seen.
 */
deck: Array<Card>, };

/**
 * One of those in a duel.
 */
export type Duellist = {
/**
 * Who.
 */
seat: number,
/**
 * Hits in this pass, or in all where the lead decides.
 */
hits: number, };

export type Ending = "empty" | "request" | "exhausted" | "idle";

/**
 * One thing that happened, as one viewer is told of it. Money is in dollars.
 */
export type Event = { "type": "round-begins", round: number, dealer: number, first: number, rewards: Array<Reward>, } | { "type": "dealt", each: number, hand: Array<Card> | null, } | { "type": "turned-up", card: Card, } | { "type": "draws", seat: number, } | { "type": "drew", seat: number, card: Card | null, } | { "type": "drew-discard", seat: number, card: Card, } | { "type": "reshuffled", cards: number, } | { "type": "melded", seat: number, outlaw: Outlaw, count: number, opens: boolean, adds: number, reward: number, } | { "type": "photo", seat: number, outlaw: Outlaw, adds: number, reward: number, in_turn: boolean, } | { "type": "aims", seat: number, card: Card, discarded: boolean, } | { "type": "shot", seat: number, card: Card, hit: boolean, lost: Card | null, } | { "type": "placed", seat: number, card: Card, outlaw: Outlaw, adds: number, reward: number, } | { "type": "displaced", seat: number, outlaw: Outlaw, } | { "type": "covered", seat: number, owner: number, outlaw: Outlaw, } | { "type": "asks", seat: number, outlaw: Outlaw, } | { "type": "answers", seat: number, asker: number, outlaw: Outlaw, gives: boolean, } | { "type": "stolen", seat: number, victim: number, outlaw: Outlaw, } | { "type": "orphaned", seat: number, outlaw: Outlaw, cards: Array<Card>, } | { "type": "earp", seat: number, searches: boolean, } | { "type": "found-nothing", seat: number, } | { "type": "found", seat: number, card: Card | null, pile: Searched, } | { "type": "keeps", seat: number, } | { "type": "cleared", seat: number, outlaw: Outlaw, } | { "type": "passes", seat: number, photo: boolean, } | { "type": "announced", seat: number, card: Card, } | { "type": "discarded", seat: number, card: Card, announced: boolean, } | { "type": "round-ends", round: number, reason: Ending, seat: number, } | { "type": "scored", round: number, payout: Payout, } | { "type": "duel-begins", duellists: Array<number>, } | { "type": "duel", seat: number, card: Card, hit: boolean, } | { "type": "over", winner: number, money: number, };

/**
 * A seat with capture points for an outlaw.
 */
export type Hunter = {
/**
 * The seat.
 */
seat: number,
/**
 * Its capture points (WE-3).
 */
points: number, };

export type Options = { next_dealer: "rotate" | "last_turn", second_supply: "on_request" | "at_once", ask_order: "direction" | "free", search_pile: "discard" | "supply", clear_timing: "immediate" | "anytime", photo_reaction: false | true, tied_leaders_short: "nothing" | "one_each", duel: "elimination" | "lead" };

export type Outlaw = "belle" | "billy" | "bob" | "butch" | "jesse" | "sundance" | "wes";

/**
 * All cards of one outlaw in one territory (WE-17).
 */
export type OutlawSet = {
/**
 * The outlaw.
 */
outlaw: Outlaw,
/**
 * How many outlaw cards.
 */
outlaws: number,
/**
 * Is the photo here?
 */
photo: boolean,
/**
 * Sheriff cards attached to it (WE-22).
 */
attached: Array<Card>,
/**
 * Does a hideout cover it (WE-25)?
 */
covered: boolean,
/**
 * Its capture points; none while it is covered (WE-3, WE-25).
 */
points: number, };

/**
 * How one outlaw's reward is paid.
 */
export type Payout = {
/**
 * The outlaw.
 */
outlaw: Outlaw,
/**
 * Who hunted him, in the order of seats.
 */
hunters: Array<Hunter>,
/**
 * Is he captured (WE-38)?
 */
captured: boolean,
/**
 * What was on the poster.
 */
reward: number,
/**
 * Who takes how much, in the order of taking.
 */
takes: Array<Take>,
/**
 * What stays on the poster.
 */
stays: number, };

export type Phase = "dealer" | "deal" | "turn-up" | "draw" | "drawing" | "play" | "shot" | "place" | "cover" | "take" | "ask" | "pick" | "immediate" | "uncover" | "react" | "photo-react" | "duel" | "over";

/**
 * An outlaw's poster, and what he would pay if the round ended now (WE-38 to WE-41).
 */
export type Poster = {
/**
 * The outlaw.
 */
outlaw: Outlaw,
/**
 * The reward on his poster.
 */
reward: number,
/**
 * Is he open (WE-16)?
 */
open: boolean,
/**
 * Capture points by seat.
 */
points: Array<number>,
/**
 * All together: those that are `needed` (WE-38).
 */
total: number,
/**
 * Is he captured (WE-38)?
 */
captured: boolean,
/**
 * Who would take how much, in the order of taking.
 */
takes: Array<Take>,
/**
 * What would stay on the poster.
 */
stays: number, };

/**
 * What a legal action would do.
 */
export type Preview = {
/**
 * Dollars added to the poster; where a shot decides, if it hits (WE-3).
 */
adds: number,
/**
 * Does a shot decide (WE-19)? Then the card is spent whether it hits or not.
 */
shot: boolean, };

/**
 * What a seat out of turn reacts to.
 */
export type ReactsTo = { "to": "hideout",
/**
 * Whose set is covered.
 */
outlaw: Outlaw, } | { "to": "announced" };

/**
 * What is on a poster.
 */
export type Reward = {
/**
 * The outlaw.
 */
outlaw: Outlaw,
/**
 * Dollars.
 */
reward: number, };

export type Searched = "supply" | "discard";

/**
 * The table as one viewer sees it.
 */
export type Shown = {
/**
 * The seat whose view this is; nobody's for a bystander.
 */
viewer: number | null,
/**
 * The options of the table.
 */
options: Options,
/**
 * What is awaited.
 */
phase: Phase,
/**
 * Who owes a decision; nobody while chance is awaited, or when the game is over.
 */
to_act: Array<number>,
/**
 * Counted from 1.
 */
round: number,
/**
 * Who dealt this round (WE-6).
 */
dealer: number | null,
/**
 * The seat in turn.
 */
turn: number | null,
/**
 * Who decides, draws, shoots or is dealt the next card.
 */
actor: number | null,
/**
 * What the turn has brought so far.
 */
so_far: SoFar,
/**
 * Cards still to be drawn in this draw (WE-10, WE-31).
 */
drawing: number,
/**
 * A card committed to a shot, not yet placed (WE-19).
 */
committed: Card | null,
/**
 * What the shot under way decides (WE-19).
 */
aim: Aim | null,
/**
 * A discard that waits for reactions (WE-35).
 */
announced: Card | null,
/**
 * What a seat out of turn reacts to.
 */
reaction: ReactsTo | null,
/**
 * The outlaw asked for (WE-26), or just opened (WE-37).
 */
wanted: Outlaw | null,
/**
 * Seats that have not been asked for him yet (WE-27).
 */
unasked: Array<number>,
/**
 * How many cards the supply holds.
 */
supply: number,
/**
 * Has the discard been reshuffled in this round (WE-11)?
 */
reshuffled: boolean,
/**
 * Idle turns in a row (WE-46).
 */
idle: number,
/**
 * The discard.
 */
discard: Discard,
/**
 * The capture points at which an outlaw is captured (WE-38).
 */
needed: number,
/**
 * The posters, one for each outlaw.
 */
outlaws: Array<Poster>,
/**
 * One for each seat, from seat 0 on.
 */
seats: Array<Chair>,
/**
 * The duel for the first place (WE-45).
 */
duel: Duel | null,
/**
 * Who won.
 */
winner: number | null,
/**
 * The viewer's own hand; empty for a bystander.
 */
hand: Array<Card>,
/**
 * The supply, while this viewer searches it (WE-32).
 */
searched: Array<Card> | null,
/**
 * The card this viewer has just found (WE-33).
 */
found: Card | null,
/**
 * By action: what it would do.
 */
previews: { [key in string]: Preview }, };

/**
 * What the seat in turn has done.
 */
export type SoFar = {
/**
 * Has it drawn from the discard (WE-46)?
 */
drew_discard: boolean,
/**
 * Has it played anything (WE-46)?
 */
played: boolean,
/**
 * Has it played its one sheriff card (WE-15)?
 */
played_sheriff: boolean, };

/**
 * One seat takes of a reward.
 */
export type Take = {
/**
 * Who takes.
 */
seat: number,
/**
 * How much.
 */
amount: number,
/**
 * In which pass of sharing (WE-40); in none where one takes all (WE-39).
 */
pass: number | null, };
