// Money and gold are only ever moved (DT-2). Each piece keeps a name of its own from view to view, so that it
// can be seen on its way.

export class Purse {
  #lying: number[][] = [];
  #made = 0;

  /** The pieces at each place, for these counts. */
  lay(counts: readonly number[]): readonly (readonly number[])[] {
    const held = counts.map((count, place) => (this.#lying[place] ?? []).slice(0, count));
    const loose = counts.flatMap((count, place) => (this.#lying[place] ?? []).slice(count));
    this.#lying = held.map((pieces, place) => {
      const due = (counts[place] ?? 0) - pieces.length;
      return [...pieces, ...Array.from({ length: due }, () => loose.shift() ?? this.#made++)];
    });
    return this.#lying;
  }
}
