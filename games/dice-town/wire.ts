// Made from src/wire beside this by tests/wire.rs.

/**
 * An action in its parts. `verb` says which kind it is.
 */
export type ActionParts = { "verb": "keep", dice: Array<Face>, card: Card | null, } | { "verb": "cheat", card: Card, from: Face, to: Face, } | { "verb": "play", card: Card, seat: number | null, } | { "verb": "offer-bill" } | { "verb": "offer-nugget" } | { "verb": "offer-card", card: Card, } | { "verb": "offer-done" } | { "verb": "award", seat: number, } | { "verb": "rob", seat: number, } | { "verb": "take", card: Card, } | { "verb": "visit", seat: number, } | { "verb": "doc-wire", cards: Array<Card>, } | { "verb": "doc-store" } | { "verb": "doc-dollars" } | { "verb": "doc-nuggets" } | { "verb": "pass" };

/**
 * Dice shown with a cancelled brute (DT-14).
 */
export type Bared = {
/**
 * The seat that showed them.
 */
seat: number,
/**
 * The dice.
 */
dice: Array<Face>, };

export type Card = "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-8" | "dynamite" | "girls" | "brute" | "cheater" | "corruption" | "credits" | "joe" | "marshal" | "sharing" | "wanted" | "elixir" | "title-1" | "title-2" | "title-3" | "title-4" | "title-5";

/**
 * A choice of dice after a roll (DT-7).
 */
export type Choice = {
/**
 * The dice to keep.
 */
dice: Array<Face>,
/**
 * Whether a brute is played with it (DT-10).
 */
brute: boolean, };

/**
 * A cup over free dice (DT-7).
 */
export type Cup = "choosing" | "ready";

/**
 * Something that happened, as one viewer may know it.
 */
export type Event = { "type": "first-sheriff", seat: number, } | { "type": "title-turned", card: Card, } | { "type": "turn-begins", turn: number, } | { "type": "roll-again", seats: Array<number>, } | { "type": "rolled", seat: number, dice: Array<Face>, } | { "type": "kept", seat: number, dice: Array<Face>, cost: number, brute: boolean, row: Array<Face>, } | { "type": "shows", seat: number, dice: Array<Face>, again: boolean, } | { "type": "kept-last", seat: number, dice: Array<Face>, row: Array<Face>, } | { "type": "played", seat: number, card: Card, dice: Array<Face> | null, turns: Turns | null, victim: number | null, } | { "type": "cancelled", seat: number, with: Card, player: number, card: Card, } | { "type": "chooses-again", seat: number, } | { "type": "cheated", seat: number, from: Face, to: Face, row: Array<Face>, } | { "type": "tie", place: Place, seats: Array<number>, } | { "type": "offered", seat: number, offer: Offer, } | { "type": "awarded", sheriff: number, seat: number, place: Place, offer: Offer, } | { "type": "won", place: Place, seat: number, dice: Array<Face>, hand: Kind | null, } | { "type": "nobody", place: Place, } | { "type": "nothing-there", place: Place, } | { "type": "mined", seat: number, nuggets: number, left: number, } | { "type": "robbed-bank", seat: number, dollars: number, } | { "type": "shared", seat: number, from: number, dollars: number, } | { "type": "stagecoach", dollars: number, bank: number, } | { "type": "renewed", cards: number, } | { "type": "drew", seat: number, card: Card | null, } | { "type": "took-store", seat: number, card: Card | null, discarded: number, } | { "type": "robs", seat: number, victim: number, cards: number, } | { "type": "drew-from", seat: number, victim: number, title: boolean, card: Card | null, } | { "type": "stole", seat: number, victim: number, title: boolean, card: Card | null, returned: Returned, } | { "type": "star-stays", seat: number, marshal: boolean, } | { "type": "joe", seat: number, victim: number, dollars: number, } | { "type": "new-sheriff", seat: number, from: number, } | { "type": "took-titles", seat: number, cards: Array<Card>, } | { "type": "took-unseen", seat: number, card: Card | null, } | { "type": "visitors", seats: Array<number>, } | { "type": "wired", seat: number, cards: Array<Card>, } | { "type": "doc-store", seat: number, card: Card | null, } | { "type": "doc-dollars", seat: number, dollars: number, from: Array<Gift>, } | { "type": "doc-nuggets", seat: number, nuggets: number, from: Array<Gift>, } | { "type": "doc-nothing", seat: number, } | { "type": "game-ends", by_mine: boolean, } | { "type": "scored", seat: number, points: Points, titles: number, } | { "type": "over", winner: number, points: number, };

export type Face = "9" | "T" | "J" | "Q" | "K" | "A";

/**
 * What one seat gives.
 */
export type Gift = {
/**
 * The seat that gives.
 */
seat: number,
/**
 * The number of dollars or nuggets.
 */
count: number, };

export type Kind = "high-card" | "pair" | "two-pairs" | "three" | "straight" | "full-house" | "four" | "five";

/**
 * Cards that are certainly in some place, as far as a viewer has seen.
 */
export type Known = {
/**
 * In each seat's hand, from seat 0 on. While a seat is being robbed, this includes the cards
 * drawn from it. The viewer's own hand is never listed in `known`.
 */
hands: Array<Array<Card>>,
/**
 * In the other hands taken together.
 */
held: Array<Card>,
/**
 * In the store discard.
 */
discard: Array<Card>,
/**
 * In the store deck.
 */
deck: Array<Card>, };

/**
 * The leader of a place.
 */
export type Leader = {
/**
 * The place.
 */
place: Place,
/**
 * No seat, one seat, or several that are tied (DT-16).
 */
seats: Array<number>,
/**
 * The leading dice: those of the place's face, or the whole row at the town hall (DT-26).
 */
dice: Array<Face>, };

/**
 * What a tied seat offers the sheriff (DT-16).
 */
export type Offer = {
/**
 * Dollars.
 */
bills: number,
/**
 * Nuggets.
 */
nuggets: number,
/**
 * Store cards and titles.
 */
cards: Array<Card>, };

export type Options = { bribes: true | false };

export type Phase = "sheriff" | "refill" | "roll" | "keep" | "cheat" | "wanted" | "offer" | "award" | "dynamite" | "sharing" | "credits" | "draw" | "girls" | "rob" | "steal" | "take" | "star" | "corruption" | "unseen" | "elixir" | "visit" | "doc" | "doc-draw" | "over";

export type Place = "mine" | "bank" | "store" | "saloon" | "star" | "hall" | "doctor" | "end";

/**
 * How a place is won.
 */
export type PlaceRule = {
/**
 * The place.
 */
place: Place,
/**
 * The face that wins it; none if something else does.
 */
face: Face | null,
/**
 * The clause that says what it brings.
 */
rule: string, };

/**
 * A card that waits to take effect (DT-13).
 */
export type Played = {
/**
 * The seat that played it.
 */
seat: number,
/**
 * The action.
 */
action: string,
/**
 * The card.
 */
card: Card | null,
/**
 * The seats that are still to be asked for `wanted`, after the one asked now.
 */
wanting: Array<number>, };

/**
 * Victory points, by category (DT-31).
 */
export type Points = {
/**
 * For nuggets.
 */
nuggets: number,
/**
 * For dollars.
 */
dollars: number,
/**
 * For the star.
 */
star: number,
/**
 * For equipment.
 */
equipment: number,
/**
 * For titles, in hand or wired.
 */
titles: number,
/**
 * The sum.
 */
total: number, };

/**
 * What an action would do.
 */
export type Preview = {
/**
 * Dollars for the stagecoach (DT-8, DT-10).
 */
cost: number,
/**
 * Whether the action pays (DT-8), commits an offer (DT-16), spends a card (DT-12) or lays
 * titles face up for good (DT-25).
 */
grave: boolean, };

/**
 * What is printed on a kind of card.
 */
export type PrintedCard = {
/**
 * The card.
 */
card: Card,
/**
 * The number of such cards (DT-3, DT-4).
 */
copies: number,
/**
 * Whether it is a title rather than a store card.
 */
title: boolean,
/**
 * Its victory points; none on action cards (DT-31).
 */
worth: number | null,
/**
 * The clause that explains it.
 */
rule: string, };

/**
 * Cards that a thief gives back, of which everybody sees the backs (DT-6, DT-22).
 */
export type Returned = {
/**
 * The number of store cards.
 */
store: number,
/**
 * The number of titles.
 */
titles: number, };

/**
 * Dice that are rolled, chosen from and shown together.
 */
export type Reveal = {
/**
 * The seats that take part, or took part.
 */
rolling: Array<number>,
/**
 * The seat that rolls next.
 */
next: number | null,
/**
 * Whether this is the last roll, which is kept as it falls (DT-9).
 */
last: boolean,
/**
 * Whether the choices have been shown and brutes are being resolved (DT-14).
 */
revealed: boolean,
/**
 * The seats whose brutes are still to be resolved.
 */
brutes: Array<number>,
/**
 * The dice that were shown with a cancelled brute.
 */
bared: Bared | null, };

/**
 * A seat, as the viewer sees it.
 */
export type SeatView = {
/**
 * Its dollars.
 */
dollars: number,
/**
 * Its nuggets.
 */
nuggets: number,
/**
 * The number of store cards it holds (DT-6).
 */
store_cards: number,
/**
 * The number of titles it holds, without wired ones (DT-6).
 */
titles: number,
/**
 * Its titles that lie face up (DT-25).
 */
wired: Array<Card>,
/**
 * The dice it has kept in this turn (DT-7).
 */
row: Array<Face>,
/**
 * The number of dice it has not kept yet (DT-7).
 */
free: number,
/**
 * The cup over these dice, while nobody else has seen what was rolled (DT-7).
 */
cup: Cup | null,
/**
 * The kind of hand its row is so far (DT-26).
 */
kind: Kind | null,
/**
 * Its choice after its roll, if the viewer may know it (DT-14).
 */
choice: Choice | null,
/**
 * Its offer to the sheriff, if the viewer may know it (DT-16).
 */
offer: Offer | null,
/**
 * Whether it has received something in this turn (DT-28).
 */
gained: boolean,
/**
 * All its cards, once the points are counted (DT-31).
 */
hand: Array<Card> | null,
/**
 * The points the viewer can count (DT-31).
 */
points: Points,
/**
 * The number of its cards that the viewer cannot count.
 */
uncounted: number, };

/**
 * Part II of a turn.
 */
export type Town = {
/**
 * The place being resolved.
 */
place: Place,
/**
 * The seats with the most there (DT-16), or with the most points at the end (DT-32).
 */
tied: Array<number>,
/**
 * The seats whose offers to the sheriff are being made, or have been shown (DT-16).
 */
bribers: Array<number>,
/**
 * The seat that won it.
 */
winner: number | null,
/**
 * The dollars that the winner of the bank took (DT-19).
 */
loot: number | null,
/**
 * The current visit to the store or the saloon.
 */
visit: Visit | null,
/**
 * The seat that is about to get the star (DT-23).
 */
star: number | null,
/**
 * The seats that are still to see the doctor (DT-25).
 */
visitors: Array<number>,
/**
 * The seat that the doctor sees (DT-25).
 */
patient: number | null, };

/**
 * How a cheater turns a die (DT-11).
 */
export type Turns = {
/**
 * What it shows.
 */
from: Face,
/**
 * What it will show.
 */
to: Face, };

/**
 * A visit to the store (DT-21) or the saloon (DT-22).
 */
export type Visit = {
/**
 * Visits that are still to come.
 */
to_come: number,
/**
 * The seat that is being robbed.
 */
victim: number | null,
/**
 * Cards still to be drawn.
 */
draws: number,
/**
 * Store cards drawn and not yet chosen from.
 */
drawn_store: number,
/**
 * Titles drawn and not yet chosen from.
 */
drawn_titles: number, };

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
 * The number of the turn, from 1; none before the first.
 */
turn: number | null,
/**
 * The seat that wears the star.
 */
sheriff: number | null,
/**
 * Nuggets in the mine (DT-2).
 */
mine: number,
/**
 * Dollars in the bank (DT-2).
 */
bank: number,
/**
 * Dollars in the stagecoach (DT-8).
 */
stagecoach: number,
/**
 * The row of titles, the first one first (DT-4).
 */
titles: Array<Card>,
/**
 * The number of titles in the deck.
 */
title_deck: number,
/**
 * The number of cards in the store deck.
 */
store_deck: number,
/**
 * The number of cards in the store discard.
 */
store_discard: number,
/**
 * One for each seat, from seat 0 on.
 */
seats: Array<SeatView>,
/**
 * The leader of each place, as the rows are now.
 */
leaders: Array<Leader>,
/**
 * The current reveal, or the last one (DT-7).
 */
reveal: Reveal,
/**
 * The card that has been played and has not taken effect (DT-13).
 */
played: Played | null,
/**
 * The seats that are still to be asked for a card, including the one asked now (DT-15). While
 * a played card waits to take effect: the seats that were still to be asked when it was
 * played.
 */
asked: Array<number>,
/**
 * The part of the turn in town; none while the dice are rolled.
 */
town: Town | null,
/**
 * The seat that won the game (DT-32).
 */
winner: number | null,
/**
 * The viewer's own store cards and titles; none for a bystander.
 */
hand: Array<Card>,
/**
 * The viewer's own roll (DT-7).
 */
rolled: Array<Face>,
/**
 * The drawn cards, visible to the seat that drew them and to the victim (DT-21, DT-22).
 */
drawn: Array<Card> | null,
/**
 * What this viewer knows of cards that lie face down.
 */
known: Known,
/**
 * What everybody knows of them.
 */
known_to_all: Known,
/**
 * By action, if it keeps dice or is grave: what it would do.
 */
previews: { [key in string]: Preview }, };

export const FACES: readonly Face[] = [
"9",
"T",
"J",
"Q",
"K",
"A",
];

export const CARDS: readonly PrintedCard[] = [
{"card":"equipment-1","copies":1,"title":false,"worth":1,"rule":"DT-31"},
{"card":"equipment-2","copies":1,"title":false,"worth":2,"rule":"DT-31"},
{"card":"equipment-3","copies":1,"title":false,"worth":3,"rule":"DT-31"},
{"card":"equipment-4","copies":1,"title":false,"worth":4,"rule":"DT-31"},
{"card":"equipment-5","copies":1,"title":false,"worth":5,"rule":"DT-31"},
{"card":"equipment-8","copies":1,"title":false,"worth":8,"rule":"DT-31"},
{"card":"dynamite","copies":1,"title":false,"worth":null,"rule":"DT-18"},
{"card":"girls","copies":1,"title":false,"worth":null,"rule":"DT-22"},
{"card":"brute","copies":2,"title":false,"worth":null,"rule":"DT-10"},
{"card":"cheater","copies":2,"title":false,"worth":null,"rule":"DT-11"},
{"card":"corruption","copies":1,"title":false,"worth":null,"rule":"DT-24"},
{"card":"credits","copies":1,"title":false,"worth":null,"rule":"DT-21"},
{"card":"joe","copies":1,"title":false,"worth":null,"rule":"DT-23"},
{"card":"marshal","copies":1,"title":false,"worth":null,"rule":"DT-23"},
{"card":"sharing","copies":1,"title":false,"worth":null,"rule":"DT-19"},
{"card":"wanted","copies":1,"title":false,"worth":null,"rule":"DT-13"},
{"card":"elixir","copies":1,"title":false,"worth":null,"rule":"DT-25"},
{"card":"title-1","copies":5,"title":true,"worth":1,"rule":"DT-31"},
{"card":"title-2","copies":5,"title":true,"worth":2,"rule":"DT-31"},
{"card":"title-3","copies":5,"title":true,"worth":3,"rule":"DT-31"},
{"card":"title-4","copies":5,"title":true,"worth":4,"rule":"DT-31"},
{"card":"title-5","copies":5,"title":true,"worth":5,"rule":"DT-31"},
];

export const PLACES: readonly PlaceRule[] = [
{"place":"mine","face":"9","rule":"DT-18"},
{"place":"bank","face":"T","rule":"DT-19"},
{"place":"store","face":"J","rule":"DT-21"},
{"place":"saloon","face":"Q","rule":"DT-22"},
{"place":"star","face":"K","rule":"DT-23"},
{"place":"hall","face":null,"rule":"DT-24"},
{"place":"doctor","face":null,"rule":"DT-25"},
];
