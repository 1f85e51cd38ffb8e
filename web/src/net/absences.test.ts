import { expect, test } from 'vitest';
import type { Absence } from '$wire/protocol';
import type { Line } from '$/table/log.ts';
import { withAbsences } from './absences.ts';

const line = (moment: number): Line => ({ moment, rule: 'WS-7', message: { key: `told-${moment}` }, event: null });
const absence = (moment: number, kind: Absence['kind']): Absence => ({ moment, seat: 1, kind, message: { key: kind } });

test('who left and came back stands where it happened', () => {
  const lines = [line(0), line(1), line(1), line(3)];
  const merged = withAbsences(lines, [
    absence(0, 'stood_in'),
    absence(2, 'left'),
    absence(2, 'returned'),
    absence(4, 'left'),
  ]);
  expect(merged.map(({ message, moment }) => `${message.key}@${moment}`)).toEqual([
    'stood_in@0',
    'told-0@0',
    'told-1@1',
    'told-1@1',
    'left@1',
    'returned@1',
    'told-3@3',
    'left@3',
  ]);
});

test('where nobody left nothing changes', () => {
  const lines = [line(0), line(1)];
  expect(withAbsences(lines, [])).toEqual(lines);
});
