// What is read of names that the server tells: a key is made of the name, and where the catalogue has none, the
// name itself is better than nothing.

import type { Occupant } from '$wire/protocol';
import { find, t } from '$/words/lang.svelte.ts';

const key = (...parts: string[]): string => parts.join('-').replaceAll('_', '-');

export const gameName = (game: string): string => find(game) ?? game;
export const strengthName = (strength: string): string => find(key('strength', strength)) ?? strength;
export const strengthAbout = (strength: string): string | undefined => find(key('strength', strength, 'about'));
export const optionName = (game: string, option: string): string => find(key('option', game, option)) ?? option;
export const optionAbout = (game: string, option: string): string | undefined =>
  find(key('option', game, option, 'about'));
export const valueName = (game: string, option: string, value: string): string =>
  find(key('value', game, option, value)) ?? value;
export const valueAbout = (game: string, option: string, value: string): string | undefined =>
  find(key('value', game, option, value, 'about'));
export const presetName = (game: string, preset: string): string => find(key('preset', game, preset)) ?? preset;
export const presetAbout = (game: string, preset: string): string | undefined =>
  find(key('preset', game, preset, 'about'));

export function sitterName(occupant: Occupant): string {
  if (occupant.kind === 'open') return t('web-free-seat');
  if (occupant.kind === 'person') return occupant.nickname ?? t('web-somebody');
  return occupant.name;
}
