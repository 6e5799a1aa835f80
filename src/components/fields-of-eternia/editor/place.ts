// Where a fault is, in words: « Équipe 2, héros 1, zone ».
import { LONG_WORDS } from '../../../engine/scenario/fields-of-eternia-long-shapes.ts';
import { place, type Words } from '../../../engine/scenario/issues.ts';
import { isOf, type Work } from './modes.ts';
import { mapIn, zoneNamer } from './plateau/map-model.ts';

const { lists, fields } = LONG_WORDS;
const WORDS: Words = { lists: { ...lists, quests: 'jeton quête' }, fields };
/** Soldiers are kept by the inner name of their zone: it is said by its own. */
const zoneIn = (path: string, work: Work): Words['fields'] => {
  const zone = /\.soldiers\.([^.]+)$/.exec(path)?.[1];
  if (zone === undefined || !isOf(work, ['partie', 'escarmouche'])) return {};
  return { [zone]: zoneNamer(mapIn(work.map))(zone) };
};
export const placeOf = (path: string, work: Work): string => {
  const keys = path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const words = place(keys, { ...WORDS, fields: { ...fields, ...zoneIn(path, work) } });
  return words === '' ? 'Scénario' : words;
};
