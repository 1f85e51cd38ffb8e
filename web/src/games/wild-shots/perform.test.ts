import { describe, expect, it } from 'vitest';
import type { Event, WireView } from '$wire/wild-shots';
import { after as afterEvent } from './events.ts';
import { perform } from './perform.ts';
import recorded from './perform.recorded.json';

interface Act {
  before: WireView;
  after: WireView;
  events: Event[];
}
/** What a seat at a table of two was sent: a trick, the end of a round, the end of the game. */
const { trick, round, over } = recorded as unknown as Record<'trick' | 'round' | 'over', Act>;
const beatsOf = ({ before, after, events }: Act): ReturnType<typeof perform> => perform(before, after, events);
const folded = ({ before, events }: Act): WireView => events.reduce(afterEvent, before);
/** A view without what only the rules say about the next decision. */
const plain = (view: WireView): WireView => ({ ...view, previews: {}, must_follow: null });
const cards = (view: WireView | undefined): string[] => view?.trick.map(({ card }) => card) ?? [];

describe('a trick', () => {
  it('lands, rests while its winner lifts, and is swept', () => {
    expect(beatsOf(trick).map(({ ms, cue }) => [ms, cue?.type])).toEqual([
      [300, undefined],
      [900, 'taken'],
      [350, undefined],
    ]);
  });

  it('lies there whole, with its last card, until it is swept', () => {
    const [lands, rests, swept] = beatsOf(trick).map(({ view }) => view);
    const whole = trick.after.tricks.at(-1);
    expect(cards(lands)).toEqual(whole?.cards.map(({ card }) => card));
    expect(rests).toBe(lands);
    expect(lands?.holder).toBe(whole?.taker);
    expect(cards(swept)).toEqual([]);
    expect(swept?.tricks).toEqual(trick.after.tricks);
  });

  it('is swept before the next trump is drawn', () => {
    const views = beatsOf(trick).map(({ view }) => view);
    expect(views.map(({ trump }) => trump)).toEqual([trick.before.trump, trick.before.trump, null]);
  });

  it('names the card that won', () => {
    const taken = trick.events.find((event) => event.type === 'taken');
    expect(beatsOf(trick)[1]?.cue).toEqual({ type: 'taken', card: taken?.with });
  });
});

describe('the end of a round', () => {
  it('waits for the player once it is scored, and then everybody is dealt a hand', () => {
    expect(beatsOf(round).map(({ ms, cue, holds }) => [ms, cue?.type, holds])).toEqual([
      [300, undefined, undefined],
      [900, 'taken', undefined],
      [350, undefined, undefined],
      [0, 'scored', true],
      [700, 'dealt', undefined],
    ]);
  });

  it('shows the points of the rounds, and the last trick where it lay', () => {
    const scored = beatsOf(round)[3]?.view;
    expect(scored?.round).toBe(round.before.round);
    expect(scored?.tricks).toHaveLength(10);
    expect(scored?.seats.map(({ penalty, rounds }) => [penalty, rounds])).toEqual(
      round.after.seats.map(({ penalty, rounds }) => [penalty, rounds]),
    );
  });

  it('deals before there is a trump', () => {
    const dealt = beatsOf(round).at(-1)?.view;
    expect(dealt).toMatchObject({
      round: round.after.round,
      hand: round.after.hand,
      trump: null,
      tricks: [],
      hurts: round.after.hurts,
    });
  });
});

describe('the end of the game', () => {
  it('sweeps the last trick; the rest is the end sheet', () => {
    expect(beatsOf(over).map(({ ms, holds }) => [ms, holds])).toEqual([
      [300, undefined],
      [900, undefined],
      [350, undefined],
    ]);
  });
});

describe('what happened, one after another', () => {
  it.each([
    ['a trick', trick],
    ['the end of a round', round],
  ])('leads to the position that was sent: %s', (_, act) => {
    expect(plain({ ...folded(act), ahead: act.after.ahead })).toEqual(plain(act.after));
  });

  it('leads to the points that were sent: the end of the game', () => {
    expect(folded(over).seats).toEqual(over.after.seats);
    expect(folded(over).phase).toBe('over');
  });

  it('never shows cards of two tricks, also when a player comes back to several of them', () => {
    const events = [
      ...trick.events,
      ...trick.events
        .slice(0, -1)
        .map((event) => (event.type === 'discarded' ? { ...event, card: 'green1' as const } : event)),
    ];
    for (const { view } of perform(trick.before, trick.after, events)) {
      const swept = new Set(view.tricks.flatMap((one) => one.cards.map(({ card }) => card)));
      expect(view.trick.length).toBeLessThanOrEqual(view.seats.length);
      expect(cards(view).filter((card) => swept.has(card as never))).toEqual([]);
    }
  });
});

describe('a single card', () => {
  it('needs no beat: the position itself shows it land', () => {
    const [played = trick.events[0]] = trick.events;
    expect(perform(trick.before, trick.after, played ? [played] : [])).toEqual([]);
  });
});
