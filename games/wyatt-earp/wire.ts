// Made from src/wire beside this by tests/wire.rs.

/**
 * An action in its parts. `verb` says which kind it is, and `card` is the card of the hand that is played or
 * discarded; in `pick` it is the card of the searched pile.
 */
export type ActionParts = { "verb": "draw-supply" } | { "verb": "draw-discard" } | { "verb": "end-round" } | { "verb": "meld", card: Card, outlaw: Outlaw, count: number, } | { "verb": "photo", card: Card, outlaw: Outlaw, } | { "verb": "attach", card: Card, } | { "verb": "ask", card: Card, outlaw: Outlaw, seat: number, } | { "verb": "ask-next", seat: number, } | { "verb": "rob", card: Card, } | { "verb": "hideout", card: Card, } | { "verb": "earp-draw", card: Card, } | { "verb": "earp-search", card: Card, } | { "verb": "earp-clear", card: Card, } | { "verb": "discard", card: Card, } | { "verb": "place", outlaw: Outlaw, } | { "verb": "cover", seat: number, outlaw: Outlaw, } | { "verb": "take", seat: number, outlaw: Outlaw, } | { "verb": "pick", card: Card, } | { "verb": "keep" } | { "verb": "uncover", outlaw: Outlaw, } | { "verb": "pass" };

export type Aim = "committed" | "rob" | "clear";

export type Card = "belle" | "billy" | "bob" | "butch" | "jesse" | "sundance" | "wes" | "photo-belle" | "photo-billy" | "photo-bob" | "photo-butch" | "photo-jesse" | "photo-sundance" | "photo-wes" | "stagecoach" | "bank" | "fastest-gun" | "most-wanted" | "hideout" | "wyatt-earp";

/**
 * The discard. All its cards landed face up, but players see only its top and its size (WE-32).
 */
export type Discard = {
/**
 * The number of cards in it.
 */
size: number,
/**
 * The card on top.
 */
top: Card | null,
/**
 * The number of cards at the bottom that this viewer does not know.
 */
hidden: number,
/**
 * The cards above those, bottom first. A bot may remember them.
 */
cards: Array<Card>,
/**
 * The number of cards at the bottom that only the last searcher still knows.
 */
murky: number,
/**
 * The cards that are certainly among those.
 */
sure: Array<Card>,
/**
 * The seat that searched last.
 */
searcher: number | null, };

/**
 * A duel (WE-45).
 */
export type Duel = {
/**
 * The seats that are still in it.
 */
duellists: Array<Duellist>,
/**
 * The cards left in its deck. All drawn cards were seen.
 */
deck: Array<Card>, };

/**
 * A seat in a duel.
 */
export type Duellist = {
/**
 * The seat.
 */
seat: number,
/**
 * The hits in this pass, or in all passes where the lead decides.
 */
hits: number, };

export type Ending = "empty" | "request" | "exhausted" | "idle";

/**
 * Something that happened, as one viewer may know it. Money is in dollars.
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
 * The number of outlaw cards.
 */
outlaws: number,
/**
 * Whether the photo is here.
 */
photo: boolean,
/**
 * The sheriff cards attached to it (WE-22).
 */
attached: Array<Card>,
/**
 * Whether a hideout covers it (WE-25).
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
 * The seats that hunted the outlaw, in order.
 */
hunters: Array<Hunter>,
/**
 * Whether the outlaw is captured (WE-38).
 */
captured: boolean,
/**
 * What was on the poster.
 */
reward: number,
/**
 * What each seat takes, in the order of taking.
 */
takes: Array<Take>,
/**
 * What stays on the poster.
 */
stays: number, };

export type Phase = "dealer" | "deal" | "turn-up" | "draw" | "drawing" | "play" | "shot" | "place" | "cover" | "take" | "ask" | "pick" | "immediate" | "uncover" | "react" | "photo-react" | "duel" | "over";

/**
 * An outlaw's poster, and what the outlaw would pay if the round ended now (WE-38 to WE-41).
 */
export type Poster = {
/**
 * The outlaw.
 */
outlaw: Outlaw,
/**
 * The reward on the poster.
 */
reward: number,
/**
 * Whether the outlaw is open (WE-16).
 */
open: boolean,
/**
 * Capture points by seat.
 */
points: Array<number>,
/**
 * The capture points of all seats together (WE-38).
 */
total: number,
/**
 * Whether the outlaw is captured (WE-38).
 */
captured: boolean,
/**
 * What each seat would take, in the order of taking.
 */
takes: Array<Take>,
/**
 * What would stay on the poster.
 */
stays: number, };

/**
 * The effect of a legal action.
 */
export type Preview = {
/**
 * The dollars added to the poster (WE-3). If a shot decides, they are added if it hits.
 */
adds: number,
/**
 * Whether a shot decides (WE-19). Then the card is spent, hit or miss.
 */
shot: boolean, };

/**
 * What is printed on a kind of card.
 */
export type PrintedCard = {
/**
 * The card.
 */
card: Card,
/**
 * The number of such cards (WE-2).
 */
copies: number,
/**
 * The outlaw on an outlaw card or a photo.
 */
outlaw: Outlaw | null,
/**
 * The clause that explains it.
 */
rule: string, };

/**
 * What a seat reacts to out of turn.
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
 * A seat, as everybody knows it.
 */
export type SeatView = {
/**
 * Its money.
 */
money: number,
/**
 * The number of cards it holds.
 */
held: number,
/**
 * Its territory: the sets that are not empty (WE-17).
 */
sets: Array<OutlawSet>,
/**
 * The cards that everybody knows to be in its hand: taken from the discard, given or stolen.
 */
known: Array<Card>,
/**
 * The outlaws of whom the rest of its hand has no card: it was asked and gave none (WE-26).
 */
none_of: Array<Outlaw>, };

/**
 * What the seat in turn has done.
 */
export type SoFar = {
/**
 * Whether it has drawn from the discard (WE-46).
 */
drew_discard: boolean,
/**
 * Whether it has played anything (WE-46).
 */
played: boolean,
/**
 * Whether it has played its one sheriff card (WE-15).
 */
played_sheriff: boolean, };

/**
 * A seat's part of a reward.
 */
export type Take = {
/**
 * The seat that takes it.
 */
seat: number,
/**
 * The dollars.
 */
amount: number,
/**
 * The pass of sharing (WE-40); none if one seat takes all (WE-39).
 */
pass: number | null, };

/**
 * The table as one viewer sees it.
 */
export type WireView = {
/**
 * The seat whose view this is; none for a bystander.
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
 * The seats that owe a decision; none while chance is awaited, or when the game is over.
 */
to_act: Array<number>,
/**
 * The number of the round, from 1.
 */
round: number,
/**
 * The seat that dealt this round (WE-6).
 */
dealer: number | null,
/**
 * The seat in turn.
 */
turn: number | null,
/**
 * The seat that decides, draws, shoots or is dealt the next card.
 */
actor: number | null,
/**
 * What the seat in turn has done so far.
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
 * What a seat reacts to out of turn.
 */
reaction: ReactsTo | null,
/**
 * The outlaw asked for (WE-26), or just opened (WE-37).
 */
wanted: Outlaw | null,
/**
 * The seats that have not been asked for this outlaw yet (WE-27).
 */
unasked: Array<number>,
/**
 * The number of cards in the supply.
 */
supply: number,
/**
 * Whether the discard has been reshuffled in this round (WE-11).
 */
reshuffled: boolean,
/**
 * The number of idle turns in a row (WE-46).
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
seats: Array<SeatView>,
/**
 * The duel for the first place (WE-45).
 */
duel: Duel | null,
/**
 * The seat that won.
 */
winner: number | null,
/**
 * The viewer's own hand; empty for a bystander.
 */
hand: Array<Card>,
/**
 * The supply, while the viewer searches it (WE-32).
 */
searched: Array<Card> | null,
/**
 * The card that the viewer has just found (WE-33).
 */
found: Card | null,
/**
 * The effect of each action, by its text.
 */
previews: { [key in string]: Preview }, };

export const CARDS: readonly PrintedCard[] = [
{"card":"belle","copies":7,"outlaw":"belle","rule":"WE-16"},
{"card":"billy","copies":7,"outlaw":"billy","rule":"WE-16"},
{"card":"bob","copies":7,"outlaw":"bob","rule":"WE-16"},
{"card":"butch","copies":7,"outlaw":"butch","rule":"WE-16"},
{"card":"jesse","copies":7,"outlaw":"jesse","rule":"WE-16"},
{"card":"sundance","copies":7,"outlaw":"sundance","rule":"WE-16"},
{"card":"wes","copies":7,"outlaw":"wes","rule":"WE-16"},
{"card":"photo-belle","copies":1,"outlaw":"belle","rule":"WE-18"},
{"card":"photo-billy","copies":1,"outlaw":"billy","rule":"WE-18"},
{"card":"photo-bob","copies":1,"outlaw":"bob","rule":"WE-18"},
{"card":"photo-butch","copies":1,"outlaw":"butch","rule":"WE-18"},
{"card":"photo-jesse","copies":1,"outlaw":"jesse","rule":"WE-18"},
{"card":"photo-sundance","copies":1,"outlaw":"sundance","rule":"WE-18"},
{"card":"photo-wes","copies":1,"outlaw":"wes","rule":"WE-18"},
{"card":"stagecoach","copies":2,"outlaw":null,"rule":"WE-22"},
{"card":"bank","copies":4,"outlaw":null,"rule":"WE-22"},
{"card":"fastest-gun","copies":3,"outlaw":null,"rule":"WE-24"},
{"card":"most-wanted","copies":3,"outlaw":null,"rule":"WE-26"},
{"card":"hideout","copies":3,"outlaw":null,"rule":"WE-25"},
{"card":"wyatt-earp","copies":7,"outlaw":null,"rule":"WE-31"},
];
