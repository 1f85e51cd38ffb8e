// The texture of each colour: with the hue and the letter, its third sign.

import type { Colour } from '$wire/wild-shots';

/** Slanted lines over a card of 100 × 140, cut off at its edge. */
const lines = (step: number, rise: 1 | -1): string => {
  let path = '';
  for (let at = -140; at < 240; at += step) path += rise === 1 ? `M${at} 140l140-140` : `M${at} 0l140 140`;
  return path;
};
const dots = (step: number): string => {
  let path = '';
  for (let y = 4, row = 0; y < 140; y += step / 2, row += 1) {
    for (let x = 4 + (row % 2) * (step / 2); x < 100; x += step) path += `M${x} ${y}h.01`;
  }
  return path;
};

export const TEXTURES: Record<Colour, string> = {
  black: '',
  red: lines(12, 1),
  green: dots(13),
  blue: lines(15, 1) + lines(15, -1),
};
