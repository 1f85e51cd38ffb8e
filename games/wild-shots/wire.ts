// Made from src/wire beside this by tests/wire.rs.

/**
 * An action in its parts. `verb` says which kind it is.
 */
export type ActionParts = { "verb": "play", card: Card, };

export type Card = "black1" | "black2" | "black3" | "black4" | "black5" | "black6" | "black7" | "black8" | "black9" | "black10" | "red1" | "red2" | "red3" | "red4" | "red5" | "red6" | "red7" | "red8" | "red9" | "red10" | "green1" | "green2" | "green3" | "green4" | "green5" | "green6" | "green7" | "green8" | "green9" | "green10" | "blue1" | "blue2" | "blue3" | "blue4" | "blue5" | "blue6" | "blue7" | "blue8" | "blue9" | "blue10";

export type CardSymbol = "revolver" | "hat" | "star" | "wanted";

export type Colour = "black" | "red" | "green" | "blue";

/**
 * How many cards with a symbol that hurts a seat has taken.
 */
export type Counted = {
/**
 * The symbol.
 */
symbol: CardSymbol,
/**
 * The number of cards.
 */
count: number,
/**
 * Penalty points for each of them.
 */
cost: number, };

/**
 * Something that happened, as one viewer may know it.
 */
export type Event = { "type": "round-begins",
/**
 * The number of the round, 1 to 4.
 */
round: number,
/**
 * The seat that leads its first trick.
 */
leader: number, } | { "type": "dealt",
/**
 * The number of cards that each seat receives.
 */
each: number,
/**
 * The viewer's own cards; `null` for a bystander.
 */
hand: Array<Card> | null,
/**
 * The number of cards set aside unseen.
 */
aside: number, } | { "type": "trump",
/**
 * The leader.
 */
seat: number,
/**
 * The trump.
 */
symbol: CardSymbol, } | { "type": "played",
/**
 * The seat that plays.
 */
seat: number,
/**
 * The card.
 */
card: Card, } | { "type": "discarded",
/**
 * The seat that plays.
 */
seat: number,
/**
 * The card.
 */
card: Card,
/**
 * The colour that was led, of which the seat holds no card.
 */
void: Colour, } | { "type": "taken",
/**
 * The seat that takes it, and leads the next one.
 */
seat: number,
/**
 * The card that won.
 */
with: Card,
/**
 * Whether it won by the trump symbol. If not, it won by the led colour.
 */
by_trump: boolean,
/**
 * The penalty points in the trick.
 */
points: number, } | { "type": "scored",
/**
 * The seat.
 */
seat: number,
/**
 * The number of the round.
 */
round: number,
/**
 * The symbols that hurt, and how many of each the seat has taken.
 */
symbols: Array<Counted>,
/**
 * The points of this round.
 */
points: number,
/**
 * The points of all rounds so far.
 */
total: number, } | { "type": "over",
/**
 * The seats that share the fewest points.
 */
winners: Array<number>,
/**
 * Those points.
 */
points: number, };

/**
 * A symbol that hurts.
 */
export type Hurting = {
/**
 * The symbol.
 */
symbol: CardSymbol,
/**
 * The penalty points for each card that carries it.
 */
cost: number, };

/**
 * A card in a trick.
 */
export type Laid = {
/**
 * The seat that played it.
 */
seat: number,
/**
 * The card.
 */
card: Card, };

export type Phase = "leader" | "deal" | "symbol" | "play" | "over";

/**
 * The effect of a legal card.
 */
export type Preview = {
/**
 * Whether it would hold the trick (WS-9).
 */
holds: boolean,
/**
 * Whether it is the last card of the trick, so that holding it means taking it (WS-10).
 */
last: boolean,
/**
 * The penalty points in the trick with this card.
 */
at_stake: number, };

/**
 * What is printed on a card.
 */
export type PrintedCard = {
/**
 * The card.
 */
card: Card,
/**
 * Its colour.
 */
colour: Colour,
/**
 * Its rank, 1 to 10.
 */
rank: number,
/**
 * The symbol it carries (WS-2).
 */
symbol: CardSymbol | null, };

/**
 * A seat, as everybody knows it.
 */
export type SeatView = {
/**
 * The number of cards it holds.
 */
held: number,
/**
 * The penalty points of all rounds already scored.
 */
penalty: number,
/**
 * The same round by round, the first one first (WS-12).
 */
rounds: Array<number>,
/**
 * What the cards it has taken would cost if the round ended now.
 */
this_round: number,
/**
 * The colours of which it has shown to hold no card (WS-8).
 */
voids: Array<Colour>, };

/**
 * A finished trick.
 */
export type Trick = {
/**
 * What was trump in it (WS-6).
 */
trump: CardSymbol | null,
/**
 * The colour that was led (WS-8).
 */
led: Colour,
/**
 * The seat that took it.
 */
taker: number,
/**
 * Its cards in order of play.
 */
cards: Array<Laid>,
/**
 * Whether the viewer may look at it (WS-11).
 */
open: boolean, };

/**
 * The table as one viewer sees it.
 */
export type WireView = {
/**
 * The seat whose view this is; none for a bystander.
 */
viewer: number | null,
/**
 * What is awaited: a decision in `play`, else chance, or nothing when the game is `over`.
 */
phase: Phase,
/**
 * The seats that owe a decision.
 */
to_act: Array<number>,
/**
 * The number of the round, 1 to 4.
 */
round: number,
/**
 * The number of the current trick in the round, 1 to 10.
 */
trick_number: number,
/**
 * The seat that led the first trick of the round (WS-5).
 */
opener: number | null,
/**
 * The seat that leads the current trick (WS-10).
 */
leader: number | null,
/**
 * The seat that plays next, or is dealt the next card.
 */
turn: number | null,
/**
 * The trump of the current trick (WS-6).
 */
trump: CardSymbol | null,
/**
 * The colour to be followed (WS-8).
 */
led: Colour | null,
/**
 * The only colour that the viewer may play now, because it was led and the viewer holds it (WS-8).
 */
must_follow: Colour | null,
/**
 * The current trick, in order of play.
 */
trick: Array<Laid>,
/**
 * The seat that holds it so far (WS-9).
 */
holder: number | null,
/**
 * The penalty points in it.
 */
at_stake: number,
/**
 * The symbols that hurt in this round (WS-12).
 */
hurts: Array<Hurting>,
/**
 * The Snake Oil cards left in the pile.
 */
snake_oil: Array<CardSymbol>,
/**
 * The number of cards in the deck, or set aside once all hands are dealt (WS-4).
 */
undealt: number,
/**
 * The finished tricks of this round. All were seen, and a bot may remember them. A player may look at
 * those that are `open` (WS-11).
 */
tricks: Array<Trick>,
/**
 * The last trick of the previous round. Everybody may look at it until this round has a trick (WS-11).
 */
before: Trick | null,
/**
 * One for each seat, from seat 0 on.
 */
seats: Array<SeatView>,
/**
 * The seats with the fewest points, this round included. Once the game is over, they have won (WS-14).
 */
ahead: Array<number>,
/**
 * The viewer's own hand; empty for a bystander.
 */
hand: Array<Card>,
/**
 * The effect of each action, by its text.
 */
previews: { [key in string]: Preview }, };

export const CARDS: readonly PrintedCard[] = [
{"card":"black1","colour":"black","rank":1,"symbol":"revolver"},
{"card":"black2","colour":"black","rank":2,"symbol":null},
{"card":"black3","colour":"black","rank":3,"symbol":"wanted"},
{"card":"black4","colour":"black","rank":4,"symbol":null},
{"card":"black5","colour":"black","rank":5,"symbol":"revolver"},
{"card":"black6","colour":"black","rank":6,"symbol":"star"},
{"card":"black7","colour":"black","rank":7,"symbol":"hat"},
{"card":"black8","colour":"black","rank":8,"symbol":null},
{"card":"black9","colour":"black","rank":9,"symbol":"revolver"},
{"card":"black10","colour":"black","rank":10,"symbol":null},
{"card":"red1","colour":"red","rank":1,"symbol":null},
{"card":"red2","colour":"red","rank":2,"symbol":"revolver"},
{"card":"red3","colour":"red","rank":3,"symbol":"hat"},
{"card":"red4","colour":"red","rank":4,"symbol":null},
{"card":"red5","colour":"red","rank":5,"symbol":"star"},
{"card":"red6","colour":"red","rank":6,"symbol":"revolver"},
{"card":"red7","colour":"red","rank":7,"symbol":"wanted"},
{"card":"red8","colour":"red","rank":8,"symbol":"hat"},
{"card":"red9","colour":"red","rank":9,"symbol":null},
{"card":"red10","colour":"red","rank":10,"symbol":"revolver"},
{"card":"green1","colour":"green","rank":1,"symbol":null},
{"card":"green2","colour":"green","rank":2,"symbol":null},
{"card":"green3","colour":"green","rank":3,"symbol":"revolver"},
{"card":"green4","colour":"green","rank":4,"symbol":"hat"},
{"card":"green5","colour":"green","rank":5,"symbol":"wanted"},
{"card":"green6","colour":"green","rank":6,"symbol":null},
{"card":"green7","colour":"green","rank":7,"symbol":"revolver"},
{"card":"green8","colour":"green","rank":8,"symbol":"star"},
{"card":"green9","colour":"green","rank":9,"symbol":"hat"},
{"card":"green10","colour":"green","rank":10,"symbol":null},
{"card":"blue1","colour":"blue","rank":1,"symbol":"hat"},
{"card":"blue2","colour":"blue","rank":2,"symbol":"star"},
{"card":"blue3","colour":"blue","rank":3,"symbol":null},
{"card":"blue4","colour":"blue","rank":4,"symbol":"revolver"},
{"card":"blue5","colour":"blue","rank":5,"symbol":null},
{"card":"blue6","colour":"blue","rank":6,"symbol":"hat"},
{"card":"blue7","colour":"blue","rank":7,"symbol":null},
{"card":"blue8","colour":"blue","rank":8,"symbol":"revolver"},
{"card":"blue9","colour":"blue","rank":9,"symbol":"wanted"},
{"card":"blue10","colour":"blue","rank":10,"symbol":"star"},
];

export const HURTS: readonly (readonly Hurting[])[] = [
[{"symbol":"revolver","cost":2}],
[{"symbol":"hat","cost":3}],
[{"symbol":"star","cost":4},{"symbol":"wanted","cost":5}],
[{"symbol":"revolver","cost":2},{"symbol":"hat","cost":3},{"symbol":"star","cost":4},{"symbol":"wanted","cost":5}],
];

export const COLOURS: readonly Colour[] = [
"black",
"red",
"green",
"blue",
];

export const SYMBOLS: readonly CardSymbol[] = [
"revolver",
"hat",
"star",
"wanted",
];
