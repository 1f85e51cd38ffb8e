// What the reader has been told at a table, from the first deal on, and how the table looked at any moment of it.

import type { News, Seen } from '$wire/protocol';
import type { Line } from '$/table/log.ts';
import { api } from './api.ts';
import { withAbsences } from './absences.ts';

export class Story {
  /** What the game told, and between it who left and came back: such a line has no rule. */
  lines = $state.raw<Line[]>([]);
  /** How many of these say that a player left or came back. */
  absences = 0;
  readonly #table: string;
  readonly #seen = new Map<number, Seen>();
  /** Up to which version the lines go, and how many moments there were by then. */
  #version = -1;
  #count = 0;
  /** Has perhaps something been taken back since? Who saw it go was told so by a version without news. */
  #isDoubtful = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for all of it; what was taken back is gone afterwards. */
  async load(): Promise<void> {
    const { moments, version, absences } = await api.story(this.#table);
    // News have overtaken it.
    if (version < this.#version) return this.load();
    const lines = moments.flatMap((notices, moment) => notices.map((notice) => ({ ...notice, moment })));
    this.lines = withAbsences(lines, absences);
    this.absences = absences.length;
    this.#version = version;
    this.#count = moments.length;
    this.#seen.clear();
    this.#isDoubtful = false;
  }

  /** Goes on with news; answers whether they follow what is known, or all must be asked for again. */
  add(news: readonly News[], version: number, isComplete: boolean): boolean {
    if (this.#version < 0 || !isComplete) return false;
    const moment = (told: number): number => this.#count + told - this.#version - 1;
    const fresh = news
      .filter((told) => told.version > this.#version)
      .flatMap(({ version, notices }) => notices.map((notice) => ({ ...notice, moment: moment(version) })));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
    else if (version > this.#version) this.#isDoubtful = true;
    this.#count = Math.max(this.#count, moment(version) + 1);
    this.#version = Math.max(this.#version, version);
    return true;
  }

  /** How the table looked when this line was told. */
  async at(line: number): Promise<Seen | undefined> {
    if (this.#isDoubtful) await this.load();
    const moment = this.lines[line]?.moment;
    if (moment === undefined) return undefined;
    const known = this.#seen.get(moment);
    if (known) return known;
    const seen = (await api.memory(this.#table, moment)).memories[0];
    if (seen) this.#seen.set(moment, seen);
    return seen;
  }
}
