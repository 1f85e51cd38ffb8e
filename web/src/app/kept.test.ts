import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { forgetKept } from './kept.ts';

test('all of ours is forgotten, and nothing else', () => {
  const kept = new Map([
    ['saloon-a', '1'],
    ['another', '2'],
    ['saloon-b', '3'],
  ]);
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  });
  forgetKept();
  expect([...kept.keys()]).toEqual(['another']);
});

test('whoever keeps something keeps it under a key of ours', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const keys = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/\bKEPT = '([^']*)'/g)].map((found) => found[1] ?? ''),
  );
  expect(keys.length).toBeGreaterThan(3);
  for (const key of keys) expect(key).toMatch(/^saloon-/);
});
