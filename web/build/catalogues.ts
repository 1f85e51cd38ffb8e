// The sentences of `lang/*.ftl` as modules, and the list of languages as `virtual:languages`. `virtual:catalogue/xx/` is what
// every page needs; what only the table of one game, a lesson or a replay needs is a part of its own, `virtual:catalogue/xx/PART`. A key
// that the code names and a catalogue lacks fails the build.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { books } from './books.ts';

const LIST = 'virtual:languages';
const ONE = 'virtual:catalogue/';

/** Sentences that only the terminal says. */
const TERMINAL = /^(cli|play)-/;

export function languages(folder: string): string[] {
  const codes = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  return codes.map((file) => file.slice(0, -'.ftl'.length)).sort();
}

/** The messages of a catalogue, as they are written, by key. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/\n(?=[a-z#])/)) {
    const key = /^([a-z][a-z0-9-]*) *=/.exec(part)?.[1];
    if (key !== undefined) found.set(key, part.trimEnd());
  }
  return found;
}

/** Keys that a source names: `t('key'`, `find('key'`, and whatever is written as a key of the web. */
export function named(source: string): string[] {
  return [...source.matchAll(/\b(?:t|find)\(\s*'([a-z0-9-]+)'|'(web-[a-z0-9-]+)'/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
}

/** The parts of a catalogue, by what their keys begin with. The sentences of a game's table begin with its name, or with the
 * letters of its rulebook: `web-ws-`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  lesson: ['lesson-'],
  replay: ['web-replay-'],
  setup: ['option-', 'value-', 'preset-', 'web-create-'],
  ...Object.fromEntries(
    Object.entries(books(join(import.meta.dirname, '../../games'))).map(([letters, game]) => [
      game,
      [`${game}-`, `web-${letters.toLowerCase()}-`],
    ]),
  ),
};

/** The part that a key belongs to; the one that every page needs has no name. */
export function partOf(key: string): string {
  const part = Object.keys(PARTS).find((part) => PARTS[part]?.some((beginning) => key.startsWith(beginning)));
  return part === undefined || key === `${part}-about` ? '' : part;
}

export function catalogues(folder: string): Plugin {
  const codes = languages(folder);
  const file = (code: string): string => join(folder, `${code}.ftl`);
  const read = (code: string): Map<string, string> => messages(readFileSync(file(code), 'utf8'));
  const known = new Map(codes.map((code) => [code, read(code)]));
  return {
    name: 'saloon-catalogues',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = (code: string): string[] =>
          ['', ...Object.keys(PARTS)].map((part) => `${JSON.stringify(part)}: () => import('${ONE}${code}/${part}')`);
        return `export default { ${codes.map((code) => `${JSON.stringify(code)}: { ${loaders(code).join(', ')} }`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [code = '', wanted = ''] = id.slice(ONE.length + 1).split('/');
      if (!existsSync(file(code))) this.error(`there is no lang/${code}.ftl`);
      this.addWatchFile(file(code));
      const kept = [...read(code)].filter(([key]) => !TERMINAL.test(key) && partOf(key) === wanted);
      return `export default ${JSON.stringify(kept.map(([, text]) => text).join('\n'))};`;
    },
    transform(source, id) {
      if (!/\/src\/.*\.(ts|svelte)$/.test(id)) return;
      for (const key of named(source)) {
        const lacking = codes.filter((code) => !known.get(code)?.has(key));
        if (lacking.length > 0) this.error(`\`${key}\` is missing in lang/${lacking.join(', ')}.ftl`);
      }
    },
  };
}
