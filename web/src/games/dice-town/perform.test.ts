import { describe, expect, it } from 'vitest';
import type { Event, WireView } from '$wire/dice-town';
import { after as afterEvent } from './events.ts';
import { perform } from './perform.ts';
import recorded from './perform.recorded.json';

interface Act {
  before: WireView;
  after: WireView;
  events: Event[];
}
/** What a seat at a table of four was sent: a reveal and the next roll; the last roll and the first houses; a tie; offers that are
 * opened, and the sheriff's choice; the beginning of a turn. */
const { reveal, street, tie, offers, award, turn } = recorded as unknown as Record<
  'reveal' | 'street' | 'tie' | 'offers' | 'award' | 'turn',
  Act
>;
const beatsOf = ({ before, after, events }: Act): ReturnType<typeof perform> => perform(before, after, events);
const told = (act: Act): string[] =>
  beatsOf(act).map(({ ms, cue }) =>
    [cue?.type ?? 'still', ...(cue && 'place' in cue ? [cue.place] : []), ms].join(' '),
  );

const dollarsOf = (view: WireView): number =>
  view.seats.reduce((sum, { dollars }) => sum + dollars, view.bank + view.stagecoach);
const figures = (view: WireView): unknown => ({
  town: [
    view.sheriff,
    view.mine,
    view.bank,
    view.stagecoach,
    view.titles,
    view.title_deck,
    view.store_deck,
    view.store_discard,
  ],
  seats: view.seats.map(({ dollars, nuggets, store_cards, titles, row }) => [
    dollars,
    nuggets,
    store_cards,
    titles,
    row.join(''),
  ]),
  hand: [...view.hand].sort(),
});

describe('every act', () => {
  it.each(Object.entries({ reveal, street, tie, offers, award, turn }))(
    '%s: its events lead from the view before to the view after',
    (_, { before, after, events }) => {
      expect(figures(events.reduce(afterEvent, before))).toEqual(figures(after));
    },
  );

  it.each(Object.entries({ reveal, street, tie, offers, award, turn }))(
    '%s: no dollar and no nugget is lost on the way, and nobody decides',
    (_, act) => {
      for (const { view } of beatsOf(act)) {
        expect(dollarsOf(view)).toBe(dollarsOf(act.before));
        expect(view.seats.reduce((sum, { nuggets }) => sum + nuggets, view.mine)).toBe(30);
      }
      for (const { view, cue } of beatsOf(act)) if (cue?.type !== 'lamp') expect(view.to_act).toEqual([]);
    },
  );
});

describe('a reveal', () => {
  it('slides all dice together, shakes the cups, then lifts one', () => {
    expect(told(reveal)).toEqual(['still 300', 'shake 600', 'lift 250']);
  });

  it('pays into the stagecoach with the dice, and shows the roll only when the cup is lifted', () => {
    const [slides, shakes, lifts] = beatsOf(reveal).map(({ view }) => view);
    expect(slides?.stagecoach).toBe(reveal.after.stagecoach);
    expect(slides?.seats.map(({ row }) => row)).toEqual(reveal.after.seats.map(({ row }) => row));
    expect([slides?.rolled, shakes?.rolled]).toEqual([[], []]);
    expect(lifts?.rolled).toEqual(reveal.after.rolled);
  });

  it('tells who leads as soon as the rows are what they will be', () => {
    expect(beatsOf(reveal)[0]?.view.leaders).toEqual(reveal.after.leaders);
  });

  it('tells nothing of who leads while dice are still to come', () => {
    expect(beatsOf(street)[0]?.view.leaders.every(({ seats }) => seats.length === 0)).toBe(true);
  });
});

describe('the street', () => {
  it('is settled house by house: a lamp, the dice that count, what is won', () => {
    expect(told(street)).toEqual([
      'still 300',
      'shake 600',
      'lift 250',
      'still 300',
      'lamp mine 250',
      'lamp bank 250',
      'glow bank 300',
      'award bank 400',
      'lamp stagecoach 250',
      'award stagecoach 400',
      'lamp store 250',
      'glow store 300',
    ]);
  });

  it('names nobody under the lamp, and pays nobody before the dice have glowed', () => {
    const [lamp, glow, won] = beatsOf(street)
      .slice(5, 8)
      .map(({ view }) => view);
    expect([lamp?.town?.winner, glow?.town?.winner]).toEqual([
      null,
      street.events.find((event) => event.type === 'robbed-bank')?.seat,
    ]);
    expect([lamp?.bank, glow?.bank]).toEqual([street.before.bank, street.before.bank]);
    expect(won?.bank).toBe(0);
  });
});

describe('a tie', () => {
  it('lights the house, and then the star swings over those who are tied', () => {
    expect(told(tie)).toEqual(['award store 400', 'lamp saloon 250', 'tie saloon 400']);
    expect(beatsOf(tie).at(-1)?.view.town?.tied).toEqual(tie.after.town?.tied);
  });

  it('opens all envelopes together', () => {
    expect(told(offers)).toEqual(['open 400']);
    const opened = beatsOf(offers)[0]?.view;
    expect(opened?.seats.map(({ offer }) => offer)).toEqual(offers.after.seats.map(({ offer }) => offer));
  });

  it('pays the sheriff before the winner is paid', () => {
    expect(told(award).slice(0, 2)).toEqual(['award store 400', 'glow store 300']);
    const [bribed] = beatsOf(award);
    expect(bribed?.view.town?.winner).toBe(award.events.find((event) => event.type === 'awarded')?.seat);
  });
});

it('a turn begins with empty rows and every cup shaken', () => {
  const [shaken] = beatsOf(turn);
  expect(shaken?.cue).toEqual({ type: 'shake', seats: [0, 1, 2, 3] });
  expect(shaken?.view.seats.every(({ row, cup }) => row.length === 0 && cup === 'choosing')).toBe(true);
  expect(shaken?.view.town).toBeNull();
});
