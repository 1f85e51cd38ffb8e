// Made from src/wire beside this by tests/wire.rs.

/**
 * Dice shown with a brute that was cancelled (DT-14).
 */
export type Bared = {
/**
 * Who showed them.
 */
seat: number,
/**
 * The dice.
 */
dice: Array<Face>, };

export type Card = "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-8" | "dynamite" | "girls" | "brute" | "cheater" | "corruption" | "credits" | "joe" | "marshal" | "sharing" | "wanted" | "elixir" | "title-1" | "title-2" | "title-3" | "title-4" | "title-5";

/**
 * A seat, as the viewer sees it.
 */
export type Chair = {
/**
 * Its dollars.
 */
dollars: number,
/**
 * Its nuggets.
 */
nuggets: number,
/**
 * How many store cards it holds (DT-6).
 */
store_cards: number,
/**
 * How many titles it holds, wired ones apart (DT-6).
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
 * How many it has not kept yet (DT-7).
 */
free: number,
/**
 * Is there a cup over those, because nobody else has seen what was rolled (DT-7)?
 */
cup: Cup | null,
/**
 * What kind of hand they are so far (DT-26).
 */
kind: Kind | null,
/**
 * Its answer to its roll, if the viewer may know it (DT-14).
 */
choice: Choice | null,
/**
 * Its offer to the sheriff, if the viewer may know it (DT-16).
 */
offer: Offer | null,
/**
 * Has it received something in this turn (DT-28)?
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
 * How many of its cards he cannot count.
 */
uncounted: number, };

/**
 * An answer to a roll (DT-7).
 */
export type Choice = {
/**
 * The dice kept.
 */
dice: Array<Face>,
/**
 * With a brute (DT-10)?
 */
brute: boolean, };

/**
 * A cup over free dice (DT-7).
 */
export type Cup = "choosing" | "ready";

/**
 * One thing that happened, as one viewer is told of it.
 */
export type Event = { "type": "first-sheriff", seat: number, } | { "type": "title-turned", card: Card, } | { "type": "turn-begins", turn: number, } | { "type": "roll-again", seats: Array<number>, } | { "type": "rolled", seat: number, dice: Array<Face>, } | { "type": "kept", seat: number, dice: Array<Face>, cost: number, brute: boolean, row: Array<Face>, } | { "type": "shows", seat: number, dice: Array<Face>, again: boolean, } | { "type": "kept-last", seat: number, dice: Array<Face>, row: Array<Face>, } | { "type": "played", seat: number, card: Card, dice: Array<Face> | null, turns: Turns | null, victim: number | null, } | { "type": "cancelled", seat: number, with: Card, player: number, card: Card, } | { "type": "chooses-again", seat: number, } | { "type": "cheated", seat: number, from: Face, to: Face, row: Array<Face>, } | { "type": "tie", place: Place, seats: Array<number>, } | { "type": "offered", seat: number, offer: Offer, } | { "type": "awarded", sheriff: number, seat: number, place: Place, offer: Offer, } | { "type": "won", place: Place, seat: number, dice: Array<Face>, hand: Kind | null, } | { "type": "nobody", place: Place, } | { "type": "nothing-there", place: Place, } | { "type": "mined", seat: number, nuggets: number, left: number, } | { "type": "robbed-bank", seat: number, dollars: number, } | { "type": "shared", seat: number, from: number, dollars: number, } | { "type": "stagecoach", dollars: number, bank: number, } | { "type": "renewed", cards: number, } | { "type": "drew", seat: number, card: Card | null, } | { "type": "took-store", seat: number, card: Card | null, discarded: number, } | { "type": "robs", seat: number, victim: number, cards: number, } | { "type": "drew-from", seat: number, victim: number, title: boolean, card: Card | null, } | { "type": "stole", seat: number, victim: number, title: boolean, card: Card | null, returned: Returned, } | { "type": "star-stays", seat: number, marshal: boolean, } | { "type": "joe", seat: number, victim: number, dollars: number, } | { "type": "new-sheriff", seat: number, from: number, } | { "type": "took-titles", seat: number, cards: Array<Card>, } | { "type": "took-unseen", seat: number, card: Card | null, } | { "type": "visitors", seats: Array<number>, } | { "type": "wired", seat: number, cards: Array<Card>, } | { "type": "doc-store", seat: number, card: Card | null, } | { "type": "doc-dollars", seat: number, dollars: number, from: Array<Gift>, } | { "type": "doc-nuggets", seat: number, nuggets: number, from: Array<Gift>, } | { "type": "doc-nothing", seat: number, } | { "type": "game-ends", by_mine: boolean, } | { "type": "scored", seat: number, points: Points, titles: number, } | { "type": "over", winner: number, points: number, };

export type Face = "9" | "T" | "J" | "Q" | "K" | "A";

/**
 * What one seat gives.
 */
export type Gift = {
/**
 * Who gives.
 */
seat: number,
/**
 * How many dollars or nuggets.
 */
count: number, };

export type Kind = "high-card" | "pair" | "two-pairs" | "three" | "straight" | "full-house" | "four" | "five";

/**
 * Cards that are certain to be somewhere, as far as somebody has seen.
 */
export type Known = {
/**
 * In each seat's hand, from seat 0 on; while a seat is being robbed, what was drawn from it
 * included. Of his own a viewer needs no such knowledge.
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
 * Who leads at a place.
 */
export type Leader = {
/**
 * The place.
 */
place: Place,
/**
 * Nobody, one, or several that are tied (DT-16).
 */
seats: Array<number>,
/**
 * The dice that lead: those of the place's face, or the whole row at the town hall (DT-26).
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
 * A card that waits to take effect (DT-13).
 */
export type Played = {
/**
 * Who played it.
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
 * Who is still to be asked for `wanted`, after who is asked now.
 */
wanting: Array<number>, };

/**
 * Victory points, line by line (DT-31).
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
 * All together.
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
 * Does it pay (DT-8), give what was offered (DT-16), spend a card (DT-12) or lay titles open for
 * good (DT-25)?
 */
grave: boolean, };

/**
 * Cards that a thief gives back, of which everybody sees the backs (DT-6, DT-22).
 */
export type Returned = {
/**
 * How many store cards.
 */
store: number,
/**
 * How many titles.
 */
titles: number, };

/**
 * Dice that are rolled, chosen from and shown together.
 */
export type Reveal = {
/**
 * Who takes part, or took part.
 */
rolling: Array<number>,
/**
 * Whose roll is next.
 */
next: number | null,
/**
 * Is this the last roll, which is kept as it falls (DT-9)?
 */
last: boolean,
/**
 * Have the choices been shown, and are brutes being settled (DT-14)?
 */
revealed: boolean,
/**
 * Whose brutes are still to be settled.
 */
brutes: Array<number>,
/**
 * What was shown with a brute that was cancelled.
 */
bared: Bared | null, };

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
 * Counted from 1; none before the first.
 */
turn: number | null,
/**
 * Who wears the star.
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
 * How many titles the deck holds.
 */
title_deck: number,
/**
 * How many cards the store deck holds.
 */
store_deck: number,
/**
 * How many cards the store discard holds.
 */
store_discard: number,
/**
 * One for each seat, from seat 0 on.
 */
seats: Array<Chair>,
/**
 * Who leads at each place, as the rows are now.
 */
leaders: Array<Leader>,
/**
 * The reveal under way, or the last one (DT-7).
 */
reveal: Reveal,
/**
 * The card that has been played and has not taken effect (DT-13).
 */
played: Played | null,
/**
 * Who is still to be asked for a card, who is asked now included (DT-15); while one that was
 * played waits to take effect, who was still to be asked when it was played.
 */
asked: Array<number>,
/**
 * Where in town the turn is; nowhere while the dice are rolled.
 */
town: Town | null,
/**
 * Who won the game (DT-32).
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
 * The cards drawn, for who drew them and who was robbed of them (DT-21, DT-22).
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
 * What the viewer may do now.
 */
actions: Array<string>,
/**
 * By action, where it keeps dice or is grave: what it would do.
 */
previews: { [key in string]: Preview }, };

/**
 * Part II of a turn.
 */
export type Town = {
/**
 * The place being resolved.
 */
place: Place,
/**
 * Who has the most there (DT-16), or the most points at the end (DT-32).
 */
tied: Array<number>,
/**
 * Whose offers to the sheriff are being made, or have been shown (DT-16).
 */
bribers: Array<number>,
/**
 * Who won it.
 */
winner: number | null,
/**
 * What the winner of the bank took (DT-19).
 */
loot: number | null,
/**
 * The visit to the store or the saloon under way.
 */
visit: Visit | null,
/**
 * Who is about to get the star (DT-23).
 */
star: number | null,
/**
 * Who is still to see the doctor (DT-25).
 */
visitors: Array<number>,
/**
 * Whom the doctor sees (DT-25).
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
 * Who is being robbed.
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
