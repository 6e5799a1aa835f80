// Where a fault is, in words: « Héros, rivière, place 3, tuile », « Bombes, état 2, nom ».
import { capital } from '../../../engine/kernel/french.ts';
import { place, type Words } from '../../../engine/scenario/issues.ts';
import { WORDS } from '../../../engine/scenario/versus-words.ts';
import { nameOr } from '../../atelier/ids.ts';
import { cardName } from './game/model.ts';
import { missionOf } from './model.ts';
import type { Work } from './modes.ts';

const PLACE_WORDS: Words = {
  lists: { ...WORDS.lists, slots: 'place' },
  fields: { ...WORDS.fields, sides: '', slots: 'rivière' },
};
const keysOf = (path: string): readonly (string | number)[] =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const after = (keys: readonly (string | number)[]): string => {
  const words = place(keys, PLACE_WORDS);
  return words === '' ? '' : `, ${lower(words)}`;
};
/** Lines of a mission are said by their names. */
const inMission = (work: Work, [, list, index, ...rest]: readonly (string | number)[]): string | undefined => {
  if (typeof work.mission === 'string' || typeof index !== 'number') return undefined;
  const mission = missionOf(work);
  const named = {
    tokens: [mission.tokens, 'Pion'],
    tests: [mission.tests, 'Test'],
    special: [mission.special ?? [], 'Règle'],
  } as const;
  if (list !== 'tokens' && list !== 'tests' && list !== 'special') return undefined;
  const [lines, word] = named[list];
  return `${capital(nameOr(lines[index]?.name, `${word} ${index + 1}`))}${after(rest)}`;
};
const inSide = ([, camp, ...rest]: readonly (string | number)[]): string => {
  const side = camp === 'hero' ? 'Héros' : 'Vilain';
  const [list, index, ...fields] = rest;
  if (list !== 'slots' || typeof index !== 'number') return `${side}${after(rest)}`;
  return `${side}, rivière, place ${index + 1}${after(fields)}`;
};
/** Places of the plan are said by the names of its zones. */
const onPlan = (
  { zones = [], exits = [], doors = [], pieces = [], mission }: Work,
  [list, index, ...rest]: readonly (string | number)[],
): string | undefined => {
  if (typeof index !== 'number') return undefined;
  if (list === 'zones') return nameOr(zones[index], `Zone ${index + 1}`);
  if (list === 'exits') return `Sortie : ${exits[index] ?? ''}`;
  if (list === 'doors') return `Passage de ${doors[index]?.[0] ?? ''} à ${doors[index]?.[1] ?? ''}`;
  const token =
    list === 'pieces' ? missionOf({ mission }).tokens.find(({ id }) => id === pieces[index]?.token) : undefined;
  return token === undefined ? undefined : `${capital(nameOr(token.name, token.id))}${after(rest)}`;
};
const inGame = (work: Work, [list, index, ...rest]: readonly (string | number)[]): string | undefined => {
  if (work.mode !== 'partie' || typeof index !== 'number') return undefined;
  if (list === 'tiles') return `${nameOr(work.tiles?.[index]?.name, `Carte ${index + 1}`)}${after(rest)}`;
  if (list === 'figures') return `${cardName(work, work.figures?.[index]?.id.split('#')[0])}${after(rest)}`;
  return undefined;
};
export const placeOf = (path: string, work: Work): string => {
  const keys = keysOf(path);
  if (keys[0] === 'sides' && keys.length > 1) return inSide(keys);
  const told = (keys[0] === 'mission' ? inMission(work, keys) : undefined) ?? onPlan(work, keys) ?? inGame(work, keys);
  if (told !== undefined) return told;
  const words = place(keys[0] === 'mission' && keys.length > 1 ? keys.slice(1) : keys, PLACE_WORDS);
  return words === '' ? 'Scénario' : words;
};
