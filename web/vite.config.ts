import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogues } from './build/catalogues.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [catalogues(here('../lang')), rulebooks(here('../games')), svelte(), offline()],
  resolve: {
    alias: [
      { find: '$wire/protocol', replacement: here('../crates/protocol/protocol.ts') },
      { find: /^\$wire\/(.*)$/, replacement: here('../games/') + '$1/wire.ts' },
      { find: /^\$\//, replacement: here('./src/') },
    ],
  },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
  // For `npm run dev` beside a server of one's own.
  server: { proxy: { '/api': { target: process.env['SALOON_SERVER'] ?? 'http://127.0.0.1:1881', ws: true } } },
});
