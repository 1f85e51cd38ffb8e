// The rulebooks `games/*/RULES*.md` as modules `virtual:rules/GAME/xx`: chapters of clauses, each with
// its number and its HTML. English stands in where a language has no rulebook. `virtual:rules` lists them, and
// says which letters stand for which game.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Plugin } from 'vite';
import { NUMBER } from '../src/words/numbers.ts';
import { books } from './books.ts';
import { languages } from './catalogues.ts';

const LIST = 'virtual:rules';
const ONE = 'virtual:rules/';

export interface Clause {
  /** Such as `WS-8`; nothing for text between clauses. */
  number: string | null;
  html: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const BOLD = /^\*\*([A-Z]+-\d+)\*\*\s*/;

/** A rulebook, taken apart at its headings, great and small, and at its bold numbers. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const part of text.split(/\n(?=##? )/)) {
    const [heading = '', ...rest] = part.split('\n');
    const title = heading.replace(/^#+ */, '');
    const clauses: Clause[] = [];
    for (const piece of rest.join('\n').split(/\n(?=(?:- )?\*\*[A-Z]+-\d+\*\*|### )/)) {
      const body = piece.trim().replace(/^- (?=\*\*[A-Z]+-\d+\*\*)/, '');
      if (body === '') continue;
      const number = BOLD.exec(body)?.[1] ?? null;
      const html = marked.parse(body.replace(BOLD, ''), { async: false });
      clauses.push({ number, html: linked(asides(html)) });
    }
    found.push({ title, clauses });
  }
  return found;
}

/** A list item that begins in bold is a ruling, or, with a name in the notation, an option: both stand apart. */
function asides(html: string): string {
  return html.replace(
    /<li>((?:<p>)?<strong>[^<]*(<code>)?)/g,
    (_, begin: string, code?: string) => `<li class="${code ? 'option' : 'ruling'}">${begin}`,
  );
}

/** Numbers inside the text lead to their clauses. */
function linked(html: string): string {
  return html.replace(NUMBER, '<a href="#$1" data-rule="$1">$1</a>');
}

export function rulebooks(folder: string): Plugin {
  const codes = languages(join(folder, '../lang'));
  const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'RULES.md')));
  const file = (game: string, code: string): string => {
    const own = join(folder, game, `RULES.${code}.md`);
    return existsSync(own) ? own : join(folder, game, 'RULES.md');
  };
  return {
    name: 'saloon-rulebooks',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const all = games.flatMap((game) => codes.map((code) => `${game}/${code}`));
        const loaders = all.map((book) => `${JSON.stringify(book)}: () => import('${ONE}${book}')`);
        return `export const games = ${JSON.stringify(books(folder))};\nexport default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [game = '', code = ''] = id.slice(ONE.length + 1).split('/');
      this.addWatchFile(file(game, code));
      return `export default ${JSON.stringify(chapters(readFileSync(file(game, code), 'utf8')))};`;
    },
  };
}
