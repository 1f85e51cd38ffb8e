// Money, gold and cards are only moved (DT-2). Each piece keeps its name from view to view, so that the eye can follow
// it.

import type { WireView } from '$wire/dice-town';

export class Purse {
  #lying: number[][] = [];
  #made = 0;

  /** The pieces at each place, for these counts. */
  lay(counts: readonly number[]): readonly (readonly number[])[] {
    const loose = counts.flatMap((count, place) => (this.#lying[place] ?? []).slice(count));
    this.#lying = counts.map((count, place) => {
      const lies = this.#lying[place] ?? [];
      // Where nothing comes or goes it is the same pile.
      if (lies.length === count) return lies;
      const held = lies.slice(0, count);
      return [...held, ...Array.from({ length: count - held.length }, () => loose.shift() ?? this.#made++)];
    });
    return this.#lying;
  }
}

type Piles = readonly (readonly number[])[];

/** The pieces of one moment: by seat, and in town. Of cards only the backs are known. */
export interface Lying {
  coins: Piles;
  nuggets: Piles;
  store: Piles;
  titles: Piles;
  mine: readonly number[];
  bank: readonly number[];
  stagecoach: readonly number[];
  deck: readonly number[];
}

/** All that is moved at one table. */
export class Riches {
  readonly #coins = new Purse();
  readonly #nuggets = new Purse();
  readonly #store = new Purse();
  readonly #titles = new Purse();
  #view: WireView | null = null;
  #lying: Lying | null = null;

  /** Where every piece lies in this view. Board and tray ask for the same view, and get the same pieces. */
  lay(view: WireView): Lying {
    if (this.#lying && this.#view === view) return this.#lying;
    const seats = view.seats.length;
    const visit = view.town?.visit;
    const wired = view.seats.reduce((sum, seat) => sum + seat.wired.length, 0);
    const coins = this.#coins.lay([...view.seats.map(({ dollars }) => dollars), view.bank, view.stagecoach]);
    const nuggets = this.#nuggets.lay([...view.seats.map((seat) => seat.nuggets), view.mine]);
    const store = this.#store.lay([
      ...view.seats.map(({ store_cards }) => store_cards),
      view.store_deck,
      view.store_discard + (visit?.drawn_store ?? 0),
    ]);
    const titles = this.#titles.lay([
      ...view.seats.map((seat) => seat.titles),
      view.title_deck,
      view.titles.length + wired + (visit?.drawn_titles ?? 0),
    ]);
    this.#view = view;
    return (this.#lying = {
      coins,
      nuggets,
      store,
      titles,
      mine: nuggets[seats] ?? [],
      bank: coins[seats] ?? [],
      stagecoach: coins[seats + 1] ?? [],
      deck: store[seats] ?? [],
    });
  }
}

const tables = new WeakMap<object, Riches>();

/** The riches of the table that is shown by this play. */
export function riches(play: object): Riches {
  let found = tables.get(play);
  if (!found) tables.set(play, (found = new Riches()));
  return found;
}
