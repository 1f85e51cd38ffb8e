// The numbers of clauses: whose they are, and what they look like in a text.

/** By what stands before the hyphen: `WS-8` is Wild Shots'. */
export const BOOKS: Readonly<Record<string, string>> = { WS: 'wild-shots', WE: 'wyatt-earp', DT: 'dice-town' };

/** A number inside a text; the one group is all of it. */
export const NUMBER = new RegExp(`\\b((?:${Object.keys(BOOKS).join('|')})-\\d+)\\b`, 'g');
