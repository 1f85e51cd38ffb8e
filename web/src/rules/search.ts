// Finding clauses by words: all of them must occur, whatever their accents and capitals.

import type { Chapter } from '../../build/rulebooks.ts';

/** As it is compared: without accents, without capitals, with the apostrophe of a keyboard. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function wordsOf(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The chapters with only those clauses that have all words; all of them for an empty query. */
export function matching(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ number, html }) => {
        const text = folded(`${number ?? ''} ${plain(html)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
