// What a scenario is made of, looked at before anything else: whoever calls may hand in any JSON at all. Bounds and everything that depends on the rest are the other checks'.
import type { BbsRule } from '../rules.ts';
import { DESTROYERS, FIGHTERS, powersOf, RACES } from '../types.ts';
import { type Faults, faultWith } from './setup-faults.ts';

export type Shape =
  | 'text'
  | 'number'
  | 'seat'
  | 'yes'
  | 'place'
  | { readonly oneOf: readonly unknown[] }
  | { readonly list: Shape; readonly most: number }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly needed?: readonly string[]; readonly closed?: true };
const RULE: BbsRule = 'bbs.mise-en-place.plateau';
/** `worded.ts` says in words which field, and what it takes. */
const bad = (about: string, champ: string, attendu: string): Faults => [
  faultWith('forme', about, { champ, attendu }, RULE),
];
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPlace = (value: unknown): boolean => isList(value) && value.length === 2 && value.every(Number.isSafeInteger);

const listFaults = (
  value: unknown,
  { list, most }: Extract<Shape, { readonly list: Shape }>,
  about: string,
  champ: string,
): Faults => {
  if (!isList(value)) return bad(about, champ, 'list');
  if (value.length > most) return [faultWith('liste-longue', about, { champ, n: value.length, most }, RULE)];
  return Array.from(value).flatMap((one, i) => shapeFaults(one, list, `${about}.${i}`, champ));
};
const fieldFaults = (
  value: unknown,
  { fields, needed = [], closed }: Extract<Shape, { readonly fields: object }>,
  about: string,
  champ: string,
): Faults => {
  if (typeof value !== 'object' || value === null || isList(value)) return bad(about, champ, 'object');
  const path = (key: string): string => (about === '' ? key : `${about}.${key}`);
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  return [
    ...needed.filter((key) => given.every(([name]) => name !== key)).flatMap((key) => bad(path(key), key, 'missing')),
    ...given.flatMap(([key, one]): Faults => {
      const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (shape !== undefined) return shapeFaults(one, shape, path(key), key);
      return closed ? bad(path(key), champ, 'unknown') : [];
    }),
  ];
};
/** Every place where a value is not what its field takes. `champ`: the field that a reader knows it by. */
export const shapeFaults = (value: unknown, shape: Shape, about = '', champ = ''): Faults => {
  if (typeof shape === 'object') {
    if ('list' in shape) return listFaults(value, shape, about, champ);
    if ('fields' in shape) return fieldFaults(value, shape, about, champ);
    return shape.oneOf.includes(value) ? [] : bad(about, champ, 'choice');
  }
  const fits = {
    text: typeof value === 'string',
    number: typeof value === 'number',
    seat: value === null || typeof value === 'number',
    yes: typeof value === 'boolean',
    place: isPlace(value),
  }[shape];
  return fits ? [] : bad(about, champ, shape);
};

// ── A game. Lists are bounded well above what the box holds: beyond, nothing is looked at.
const MANY = 600; // more cells than the largest board
const places: Shape = { list: 'place', most: MANY };
const ship = (ids: readonly string[], at: 'at' | 'rear'): Shape => ({
  list: {
    fields: { id: { oneOf: ids }, [at]: 'place', facing: 'number', damage: { oneOf: [1] } },
    needed: ['id', at, 'facing'],
  },
  most: 2 * ids.length,
});
const cards: Shape = { list: 'number', most: 20 };
const deck: Shape = {
  list: { fields: { speed: 'number', turn: 'number', points: 'number' }, needed: ['speed', 'turn', 'points'] },
  most: 40,
};
const player: Shape = {
  fields: {
    name: 'text',
    race: { oneOf: [...RACES, null] },
    power: { oneOf: [...RACES.flatMap(powersOf), 'none'] },
    revealed: 'yes',
    spent: 'yes',
    elite: { oneOf: FIGHTERS },
    shield: { fields: { destroyer: { oneOf: DESTROYERS }, tokens: 'number' }, needed: ['destroyer', 'tokens'] },
    fleet: {
      fields: { fighters: ship(FIGHTERS, 'at'), destroyers: ship(DESTROYERS, 'rear') },
      needed: ['fighters', 'destroyers'],
    },
    left: cards,
    hand: cards,
    prizes: { fields: { fighters: 'number', destroyers: 'number', probes: 'number', asteroids: 'number' } },
  },
  needed: ['race'],
};
export const GAME: Shape = {
  fields: {
    name: 'text',
    note: 'text',
    author: 'text',
    kind: { oneOf: ['reglementaire', 'libre'] },
    options: { fields: {} },
    board: {
      fields: { radius: 'number', holes: places, centre: 'place', zones: { list: places, most: 12 } },
      needed: ['radius'],
    },
    players: { list: player, most: 12 },
    first: 'seat',
    active: 'number',
    round: 'number',
    asteroids: places,
    probes: places,
    ring: 'place',
    decks: { fields: Object.fromEntries(RACES.map((race) => [race, deck])), closed: true },
    imposed: 'yes',
    deploy: 'yes',
  },
  needed: ['name', 'kind', 'players', 'first'],
};
