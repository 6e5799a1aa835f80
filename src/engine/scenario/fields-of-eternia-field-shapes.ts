// Shapes of the smallest fields of a scenario of Fields of Eternia, and their names in messages.
import * as v from 'valibot';
import { FIELD_NAMES } from '../fields-of-eternia/field-names.ts';
import {
  COMBAT_CARDS,
  OPTION_KEYS,
  EPIC_FACES,
  GRID_ZONES,
  type Options,
  WILD_FACES,
} from '../fields-of-eternia/types.ts';
import type { Words } from './issues.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small, and leave the engine room to refuse.

export const MAX = {
  name: 80,
  note: 500,
  text: 300,
  effects: 8,
  cards: 120,
  list: 40,
  zones: 60,
  edges: 150,
  track: 40,
  number: 999,
  draws: 42,
} as const;

export const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
export const opt = v.exactOptional;
export const number = int(-MAX.number, MAX.number);
export const count = int(0, MAX.number);
// Ids are keys of records in the engine: nothing that an object already has by birth.
export const id = v.pipe(
  v.string(),
  v.regex(
    /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/,
    'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.',
  ),
);
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  text(MAX.name),
  v.check((name) => name.trim() !== '', 'donnez un nom au scénario.'),
);
export const record = <K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, S>);
const flags = (keys: readonly string[]) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, opt(v.boolean())])));

export const options = flags(OPTION_KEYS) as unknown as v.GenericSchema<unknown, Partial<Options>>;
export const head = { name: title, note: opt(text(MAX.note)), author: opt(text(MAX.name)), options: opt(options) };
export const seat = v.picklist([0, 1, 2]);
export const side = v.picklist([0, 1]);
export const zone = v.picklist(GRID_ZONES);
export const card = v.picklist(COMBAT_CARDS);
export const face = v.picklist(WILD_FACES);
export const deck = record(COMBAT_CARDS, number);
export const dice = record(WILD_FACES, number);
export const epicDie = record(EPIC_FACES, number);
export const totals = record(GRID_ZONES, number);

/** Names of the fields in messages. */
export const WORDS: Words = {
  lists: {
    teams: 'équipe',
    heroes: 'héros',
    spells: 'sort',
    consumables: 'consommable',
    goods: 'carte',
    gear: 'équipement',
    near: 'zone voisine',
    zones: 'zone',
    edges: 'lien',
    cards: 'carte',
    track: 'case',
    skulls: 'événement crâne',
    effects: 'effet',
    reward: 'récompense',
    weapons: 'arme',
    players: 'personne',
    draws: 'main décidée d’avance',
    throws: 'lancer décidé d’avance',
    tests: 'jet décidé d’avance',
    clashes: 'carte affrontement',
  },
  fields: FIELD_NAMES,
};
