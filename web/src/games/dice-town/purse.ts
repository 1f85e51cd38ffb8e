// Money and gold are only ever moved (DT-2). Each piece keeps a name of its own from view to view, so that it
// can be seen on its way.

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
