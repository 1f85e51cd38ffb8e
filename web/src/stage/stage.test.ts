import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '$wire/protocol';

vi.stubGlobal('document', {
  hidden: false,
  covered: false,
  querySelector: () => (document as unknown as { covered: boolean }).covered || null,
});
vi.mock('$/app/settings.svelte.ts', () => ({ settings: { speed: 1 } }));
const { settings } = await import('$/app/settings.svelte.ts');
const { Stage } = await import('./stage.svelte.ts');
type Happening = import('./stage.svelte.ts').Happening;

const position = (version: number): Position => ({ version, view: version }) as unknown as Position;
/** A stage at position 0 whose every act has two beats of 300 ms. */
function opened(): InstanceType<typeof Stage> {
  const stage = new Stage();
  stage.perform = (before: number, after: number) => [
    { view: before + 0.3, ms: 300 },
    { view: after - 0.3, ms: 300 },
  ];
  stage.push(position(0), []);
  return stage;
}
const happened = (...events: string[]): Happening[] =>
  events.map((event) => ({ event, message: { key: `${event} happens` } }));
const view = (stage: InstanceType<typeof Stage>): unknown => stage.beat?.view ?? stage.shown?.view;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  Object.assign(document, { hidden: false, covered: false });
});
afterEach(() => vi.useRealTimers());

test('what happened is shown beat by beat, then the position it led to', () => {
  const stage = opened();
  stage.push(position(1), happened('something'));
  expect(view(stage)).toBe(0.3);
  vi.advanceTimersByTime(299);
  expect(view(stage)).toBe(0.3);
  vi.advanceTimersByTime(1);
  expect(view(stage)).toBe(0.7);
  vi.advanceTimersByTime(300);
  expect(view(stage)).toBe(1);
  expect(stage.isPerforming).toBe(false);
});

test('the next act waits for the one before, and then rests for a moment', () => {
  const stage = opened();
  stage.push(position(1), happened('one'));
  stage.push(position(2), happened('two'));
  vi.advanceTimersByTime(600);
  expect(view(stage)).toBe(1);
  vi.advanceTimersByTime(399);
  expect(view(stage)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(view(stage)).toBe(1.3);
});

test('a player who skips sees what is true now', () => {
  const stage = opened();
  stage.push(position(1), happened('one'));
  stage.push(position(2), happened('two'));
  stage.skip();
  expect(view(stage)).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(view(stage)).toBe(2);
});

test('a hidden page shows what is true now', () => {
  const stage = opened();
  stage.push(position(1), happened('one'));
  Object.assign(document, { hidden: true });
  stage.push(position(2), happened('two'));
  expect(view(stage)).toBe(2);
});

test('twice as fast, or at once, as chosen', () => {
  settings.speed = 2;
  const fast = opened();
  fast.push(position(1), happened('one'));
  vi.advanceTimersByTime(300);
  expect(view(fast)).toBe(1);
  settings.speed = 0;
  const instant = opened();
  instant.push(position(1), happened('one'));
  instant.push(position(2), happened('two'));
  vi.advanceTimersByTime(0);
  expect(view(instant)).toBe(2);
});

test('far behind, everything runs twice as fast', () => {
  const stage = opened();
  for (let version = 1; version <= 7; version += 1) stage.push(position(version), happened('much'));
  // The first beat began before the others came; from the second on there are more than five seconds to make up for.
  vi.advanceTimersByTime(300 + 150);
  expect(view(stage)).toBe(1);
});

test('a sheet over the table pauses it', () => {
  const stage = opened();
  stage.push(position(1), happened('one'));
  Object.assign(document, { covered: true });
  vi.advanceTimersByTime(5000);
  expect(view(stage)).toBe(0.3);
  Object.assign(document, { covered: false });
  vi.advanceTimersByTime(150);
  expect(view(stage)).toBe(0.7);
});

test('the end of a round waits for the player, also at instant speed', () => {
  settings.speed = 0;
  const stage = opened();
  stage.perform = () => [
    { view: 'played', ms: 900 },
    { view: 'scored', ms: 0, holds: true },
  ];
  stage.push(position(1), happened('one'));
  vi.advanceTimersByTime(60_000);
  expect(view(stage)).toBe('scored');
  expect(stage.ahead?.version).toBe(1);
  stage.goOn();
  expect(view(stage)).toBe(1);
});

test('nothing happened: nothing is performed', () => {
  const stage = opened();
  stage.push(position(1), []);
  expect(view(stage)).toBe(1);
});

test('meanwhile the sentence of what is shown is told, that of the last thing while it flies, and then none', () => {
  const stage = opened();
  stage.perform = () => [
    { view: 'a', event: 'one', ms: 100 },
    { view: 'b', event: 'two', ms: 100, told: null },
    { view: 'c', event: 'two', ms: 100 },
  ];
  stage.push(position(1), happened('one', 'two', 'three'));
  expect(stage.told?.key).toBe('one happens');
  vi.advanceTimersByTime(100);
  expect(stage.told?.key).toBe('one happens');
  vi.advanceTimersByTime(100);
  expect(stage.told?.key).toBe('two happens');
  vi.advanceTimersByTime(100);
  expect(view(stage)).toBe(1);
  expect(stage.told?.key).toBe('three happens');
  vi.advanceTimersByTime(400);
  expect(stage.told).toBeNull();
});

test('what a beat has told is not told again at the end, and a beat may tell it in its own words', () => {
  const stage = opened();
  stage.perform = () => [{ view: 'a', event: 'one', ms: 100, told: { key: 'in short' } }];
  stage.push(position(1), happened('one'));
  expect(stage.told?.key).toBe('in short');
  vi.advanceTimersByTime(100);
  expect(stage.told).toBeNull();
});

test('a long performance takes its time: only what waits behind it is a reason to hurry', () => {
  const stage = opened();
  stage.perform = () => [
    { view: 'a', ms: 6000 },
    { view: 'b', ms: 6000 },
  ];
  stage.push(position(1), happened('one'));
  vi.advanceTimersByTime(5999);
  expect(view(stage)).toBe('a');
  expect(stage.rate).toBe(1);
});
