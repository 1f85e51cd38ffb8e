import { expect, test } from 'vitest';
import type { Chair } from '$/table/play.svelte.ts';
import { initials } from './seats.ts';

const chairs = (...names: string[]): Chair[] => names.map((name, seat) => ({ seat, name, you: false }) as Chair);

test('every seat has two letters of its own', () => {
  expect([...initials(chairs('Mabel', 'Mateo', 'Josephine')).values()]).toEqual(['Ma', 'Mt', 'Jo']);
  expect([...initials(chairs('Al', 'Al', 'X')).values()]).toEqual(['Al', 'A2', 'X3']);
  expect([...initials(chairs('Mabel', 'Mateo').reverse())]).toEqual([
    [0, 'Ma'],
    [1, 'Mt'],
  ]);
});
