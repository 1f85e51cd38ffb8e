// How the eight characters are drawn: a few shapes each on a square of 100, from back to front, around one head.
// They differ by outline (hat, hair, beard), and only then by colour.

import type { Character } from '$wire/protocol';

/** What a face shows, and where it looks. */
export type Mood = 'calm' | 'smile' | 'frown';
export type Turn = 'left' | 'right' | null;

/** A shape: its ink, how it is drawn, and its path. Inks: own colour, k black, s skin, p paper, h hair.
 * `-` is a line, `~` a thin one, `/` an area with a black edge. */
type Shape = `${'o' | 'k' | 's' | 'p' | 'h'}${' ' | '-' | '~' | '/'}M${string}`;

interface Drawing {
  own: string;
  skin: string;
  hair: string;
  /** Behind the head. */
  back: readonly Shape[];
  /** Over the head, under what moves in a face. */
  over?: readonly Shape[];
  /** In front of the face; `mouth` is hidden by what grows there. */
  front: readonly Shape[];
  mouth?: false;
}

const FAIR = '#ecc89a';
const TAN = '#d3a06c';
const BROWN = '#a87146';

/** The shoulders of a character that wears nothing special. */
const SHOULDERS = 'M4 100c2-16 16-21 34-24l12 9 12-9c18 3 32 8 34 24Z';

/** All there are, in the order in which they are offered. */
export const CHARACTERS: readonly Character[] = [
  'prospector',
  'rancher',
  'gambler',
  'singer',
  'vaquero',
  'teacher',
  'barkeep',
  'trapper',
];

export const isCharacter = (word: string): word is Character => (CHARACTERS as readonly string[]).includes(word);

export const HEAD = 'M40 70h20v13l-10 8-10-8ZM30 44c0-15 40-15 40 0v15c0 14-10 23-20 23s-20-9-20-23Z';

export const DRAWINGS: Record<Character, Drawing> = {
  prospector: {
    own: '#7d6a33',
    skin: FAIR,
    hair: '#f6efdf',
    back: [`k ${SHOULDERS}`, 'o M22 100 30 78l8-2 4 24ZM78 100 70 78l-8-2-4 24Z'],
    front: [
      'h/M27 52c3 9 9 6 12 11 4-4 7-4 11-2 4-2 7-2 11 2 3-5 9-2 12-11 6 22-1 38-12 42l-3-5-8 9-8-9-3 5c-11-4-18-20-12-42Z',
      'o M27 38C22 12 34 2 47 8c12-7 28 1 26 30Z',
      'k~M36 14c4 8 2 14 4 19M60 12c-3 8-1 14-4 20',
      'o/M8 42c3-19 22-14 42-15 20 1 39-4 42 15-10-5-24-5-42-5s-32 0-42 5Z',
    ],
    mouth: false,
  },
  barkeep: {
    own: '#8c2f23',
    skin: FAIR,
    hair: '#5b3416',
    back: [
      'p M4 100c2-16 16-21 34-24h24c18 3 32 8 34 24Z',
      'o M18 100c0-12 6-18 16-22l16 22Zm64 0c0-12-6-18-16-22l-16 22Z',
      's M24 52c-4-2-6 10 6 13ZM76 52c4-2 6 10-6 13Z',
    ],
    over: [
      's M30 50C22 4 78 4 70 50Z',
      'h M27 54c-3-10-2-18 4-24 0 8 0 16-1 24ZM73 54c3-10 2-18-4-24 0 8 0 16 1 24Z',
      'p~M40 22q4-6 10-6',
    ],
    front: [
      'h M50 64c-6-4-10 0-16 3-4 1-7-2-5-6-8 3-7 15 4 15 8 0 13-4 17-7 4 3 9 7 17 7 11 0 12-12 4-15 2 4-1 7-5 6-6-3-10-7-16-3Z',
      'k M50 88 34 80v17ZM50 88l16-8v17ZM46 84h8v8h-8Z',
    ],
  },
  gambler: {
    own: '#1f6a66',
    skin: BROWN,
    hair: '#2b1d14',
    back: [`k ${SHOULDERS}`, 'p M36 77 50 90l14-13 4 3-18 20-18-20Z'],
    over: ['k M31 50V38h38v12l-4-8H35Z'],
    front: [
      'k M29 36 26 4q24-6 48 0l-3 32ZM12 35c12 6 64 6 76 0 0 12-18 13-38 13s-38-1-38-13Z',
      'o M29 34 28 23q22 5 44 0l-1 11q-21 5-42 0Z',
      'k~M39 65q6-1 11-4 5 3 11 4',
      'o M50 88c-9-4-13 2-12 12h24c1-10-3-16-12-12Z',
    ],
  },
  rancher: {
    own: '#4f6b52',
    skin: TAN,
    hair: '#3a2212',
    back: [`o ${SHOULDERS}`, 'p M38 76 50 92l12-16 6 3-18 21-18-21Z'],
    over: [
      'h M29 52c-2-14 4-18 21-18s23 4 21 18c-4-8-10-9-21-13-11 4-17 5-21 13Z',
      'h/M29 46c-9 3-11 11-7 17-7 3-8 11-3 15-4 3-4 8-1 12l9-1c3-4 3-8 0-11 5-4 5-10 1-14 4-5 4-11 1-18ZM71 46c9 3 11 11 7 17 7 3 8 11 3 15 4 3 4 8 1 12l-9-1c-3-4-3-8 0-11-5-4-5-10-1-14-4-5-4-11-1-18Z',
      'p-M18 90h8M74 90h8',
    ],
    front: [
      'o M30 30l2-20q18-5 36 0l2 20Z',
      'k M30 30l1-8q19 4 38 0l1 8Z',
      'o/M1 32q49-11 98 0-3 8-10 8-39-7-78 0-7 0-10-8Z',
    ],
  },
  singer: {
    own: '#7a3b78',
    skin: FAIR,
    hair: '#a8431f',
    back: [
      'h M22 62C8 34 20 10 50 10s42 24 28 52c-4 8-9 10-13 9H35c-4 1-9-1-13-9Z',
      's M8 100c4-16 18-21 32-24h20c14 3 28 8 32 24Z',
      'o M14 100c0-7 3-11 8-14 8 6 18 9 28 9s20-3 28-9c5 3 8 7 8 14Z',
    ],
    over: ['h M29 56c0-24 6-22 14-22-6 8-9 10-14 22ZM71 56c0-24-10-24-26-22 10 3 19 7 26 22Z'],
    front: [
      'h/M25 38C17 14 33 3 50 9c16-5 32 5 25 29-7-8-15-8-25-5-10-3-18-3-25 5Z',
      'o/M60 26C54 8 62-4 80 1c12 0 20 9 18 22-4-3-8-3-10 0-3-4-7-4-9 0-5-2-12 0-19 3Z',
      'p~M64 22c5-8 12-12 22-13',
      'p-M29 64v5M71 64v5',
      'k~M39 14c-5 5-6 9-5 14M52 12c-3 4-4 9-3 14',
    ],
  },
  trapper: {
    own: '#a8702c',
    skin: FAIR,
    hair: '#59391f',
    back: [`o ${SHOULDERS}`, 'k~M14 84l-3 10M24 80l-2 12M34 78v12M66 78v12M76 80l2 12M86 84l3 10'],
    over: ['k~M37 64h.1M42 66h.1M58 66h.1M63 64h.1'],
    front: [
      'h/M72 30c21 3 26 28 17 60-1 4-12 4-12 0 4-24 2-40-11-48Z',
      'p-M80 46l6-3M82 60h6M81 74l6 1',
      'o M24 36C20 10 34 2 50 2s30 8 26 34Z',
      'k~M38 10l2 9M50 7v9M62 10l-2 9',
      'h/M20 32l6-4 6 3 6-3 6 3 6-3 6 3 6-3 6 3 6-3 6 4-1 12-6 3-5-4-6 4-6-4-6 4-6-4-6 4-6-4-5 4-6-3Z',
      'k M41 90l9-5 9 5-9 10Z',
    ],
  },
  vaquero: {
    own: '#b5532b',
    skin: TAN,
    hair: '#2b1d14',
    back: [
      `k ${SHOULDERS}`,
      'o M8 100c3-8 8-13 16-17l10 17ZM92 100c-3-8-8-13-16-17l-10 17Z',
      'p M28 82l5-2 9 20h-6ZM72 82l-5-2-9 20h6Z',
    ],
    front: [
      'h M50 62c-8-4-12 2-18 9 9 3 14 0 18-3 4 3 9 6 18 3-6-7-10-13-18-9Z',
      'o M34 36C36 8 43 0 50 0s14 8 16 36Z',
      'o/M-2 20c6 14 24 15 52 15s46-1 52-15c4 22-18 29-52 29S-6 42-2 20Z',
      'p~M8 36l7-4 6 8 7-6 7 8 8-6 7 7 7-7 8 6 7-8 7 6 6-8 7 4',
      'p-M36 26q14 5 28 0',
      'o M36 80l14 9 14-9 3 7-13 3 2 10h-12l2-10-13-3Z',
    ],
  },
  teacher: {
    own: '#2f4a66',
    skin: FAIR,
    hair: '#8a6a45',
    back: [
      `o ${SHOULDERS}`,
      'p M36 77 50 86l14-9 2 8-16 9-16-9Z',
      'p/M50 10C12 8 4 42 15 68c4 9 12 13 19 13h32c7 0 15-4 19-13C96 42 88 8 50 10Z',
      'k~M14 40l9 4M14 58l8-2M86 40l-9 4M86 58l-8-2M26 21l6 9M74 21l-6 9',
    ],
    over: ['h M28 54c0-15 6-22 22-22s22 7 22 22c-4-9-12-13-22-17-10 4-18 8-22 17Z'],
    front: [
      'k~M31 54a8 8 0 1 0 17 0 8 8 0 1 0-17 0ZM52 54a8 8 0 1 0 17 0 8 8 0 1 0-17 0ZM48 53q2-2 4 0',
      'o/M22 27C24-6 76-6 78 27 60 13 40 13 22 27Z',
      'o/M50 87c-6-7-15-8-16-2s8 8 16 4c8 4 17 2 16-4s-10-5-16 2Z',
    ],
  },
};
