// Where a fault is, in words: « Équipe 2, héros 1, zone ».
import { LONG_WORDS } from '../../../engine/scenario/fields-of-eternia-long-shapes.ts';
import { place, type Words } from '../../../engine/scenario/issues.ts';
import type { Work } from './modes.ts';

const { lists, fields } = LONG_WORDS;
const WORDS: Words = { lists: { ...lists, quests: 'jeton quête' }, fields };
export const placeOf = (path: string, _work: Work): string => {
  const words = place(path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)), WORDS);
  return words === '' ? 'Scénario' : words;
};
