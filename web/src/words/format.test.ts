import { expect, test } from 'vitest';
import { Catalogue } from './format.ts';

const ENGLISH = new Catalogue(
  'en',
  `you = you
seat = seat { $number }
list-next = { $list }, { $next }
list-last = { $list } and { $next }
list-empty = none
plays = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
card = { $colour } { $rank }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
held = { $seats } hold cards.
`,
);

const cast = { names: ['Ada', null, 'Bo'], you: 0 };

test('a seat is the reader, a name, or a number', () => {
  const played = (seat: number): string =>
    ENGLISH.say(
      { key: 'plays', args: { seat: { seat }, card: { key: 'card', args: { colour: { word: 'red' }, rank: 7 } } } },
      cast,
    );
  expect(played(0)).toBe('You play red 7.');
  expect(played(1)).toBe('seat 1 plays red 7.');
  expect(played(2)).toBe('Bo plays red 7.');
});

test('numbers choose their plural and are written as the language writes them', () => {
  expect(ENGLISH.text('points', { n: 1 })).toBe('1 point');
  expect(ENGLISH.text('points', { n: 4000 })).toBe('4,000 points');
});

test('what was said before is said again only for the same', () => {
  for (let round = 0; round < 2; round += 1) {
    expect(ENGLISH.text('points', { n: 1 })).toBe('1 point');
    expect(ENGLISH.text('points', { n: '1' })).toBe('1 points');
    expect(ENGLISH.text('card', { colour: 'red', rank: 7 })).toBe('red 7');
    expect(ENGLISH.text('card', { rank: 'red', colour: 7 })).toBe('7 red');
  }
});

test('lists are joined as the language joins them', () => {
  const held = (seats: number[]): string =>
    ENGLISH.say({ key: 'held', args: { seats: seats.map((seat) => ({ seat })) } }, cast);
  expect(held([0, 1, 2])).toBe('you, seat 1 and Bo hold cards.');
  expect(held([2])).toBe('Bo hold cards.');
  expect(held([])).toBe('none hold cards.');
});

test('what is missing is marked so that a test can see it', () => {
  expect(ENGLISH.text('nothing')).toBe('⟦nothing⟧');
});
