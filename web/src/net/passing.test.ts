import { expect, test } from 'vitest';
import type { SeatInfo, Choice } from '$wire/protocol';
import { isAmongBots, modeToAsk, onlyPass } from './passing.ts';

const choice = (text: string, declines?: true): Choice => ({
  text,
  code: 0,
  parts: {},
  message: { key: text },
  ...(declines && { declines }),
});
const chair = (kind: 'open' | 'person' | 'bot'): SeatInfo => ({
  occupant:
    kind === 'bot'
      ? { kind, strength: 'deputy', name: 'Pearl', face: 'singer' }
      : kind === 'person'
        ? { kind, nickname: 'Ada' }
        : { kind },
  present: true,
  stand_in: false,
});

test('one passes by oneself only where nothing else can be done', () => {
  expect(onlyPass([choice('pass', true)])).toBe('pass');
  expect(onlyPass([choice('wanted'), choice('pass', true)])).toBeNull();
  expect(onlyPass([choice('play red7')])).toBeNull();
  expect(onlyPass([])).toBeNull();
});

test("a person or a free seat beside one, or no seat of one's own, is not among bots", () => {
  expect(isAmongBots([chair('person'), chair('bot'), chair('bot')], 0)).toBe(true);
  expect(isAmongBots([chair('person'), chair('bot'), chair('person')], 0)).toBe(false);
  expect(isAmongBots([chair('person'), chair('open')], 0)).toBe(false);
  expect(isAmongBots([chair('person'), chair('bot')], null)).toBe(false);
});

test('the server is asked to pass alone when that was chosen, and not to when it no longer is', () => {
  expect(modeToAsk(true, 'off')).toBe('only');
  expect(modeToAsk(true, 'turn')).toBeNull();
  expect(modeToAsk(true, 'only')).toBeNull();
  expect(modeToAsk(false, 'only')).toBe('off');
  expect(modeToAsk(false, 'turn')).toBeNull();
  expect(modeToAsk(false, 'off')).toBeNull();
});
