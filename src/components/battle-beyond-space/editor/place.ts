// Where a fault is, in words: « J2, chasseur b4 ».
import { fleetOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { ShipName } from '../../../engine/battle-beyond-space/types.ts';
import { WORDS } from '../../../engine/scenario/battle-beyond-space-shapes.ts';
import { place, type Words } from '../../../engine/scenario/issues.ts';
import { isDestroyer } from './fleets.ts';
import type { Work } from './model.ts';

const keysOf = (path: string): readonly (string | number)[] =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const PLACE_WORDS: Words = {
  lists: WORDS.lists,
  fields: { ...WORDS.fields, challenge: 'défi', a: 'escadron A', b: 'escadron B', c: 'escadron C' },
};
export const nameOf = (work: Pick<Work, 'players'>, seat: number): string => {
  const { name = '' } = work.players[seat] ?? {};
  return name.trim() === '' ? `J${seat + 1}` : name.trim();
};
export const shipWord = (name: ShipName): string => `${isDestroyer(name) ? 'destroyer' : 'chasseur'} ${name}`;

const SHIP_PATH = /^players\.(\d)\.fleet\.(fighters|destroyers)\.(\d+)/;
/** The ship that a path points at, and the rest of the path. */
export const shipAt = (
  work: Work,
  path: string,
): { readonly seat: number; readonly name: ShipName; readonly rest: string } | undefined => {
  const [found, seat = '', list, index = ''] = SHIP_PATH.exec(path) ?? [];
  if (found === undefined || work.players[Number(seat)] === undefined) return undefined;
  const { fighters, destroyers } = fleetOf(work, Number(seat));
  const ship = (list === 'fighters' ? fighters : destroyers)[Number(index)];
  return ship === undefined ? undefined : { seat: Number(seat), name: ship.id, rest: path.slice(found.length + 1) };
};
export const placeIn = (path: string, work: Work): string => {
  const ship = shipAt(work, path);
  const [list, seat, ...rest] = keysOf(path);
  if (ship !== undefined) {
    const field = place(keysOf(ship.rest), PLACE_WORDS).toLowerCase();
    return `${nameOf(work, ship.seat)}, ${shipWord(ship.name)}${field === '' ? '' : `, ${field}`}`;
  }
  if (list === 'players' && typeof seat === 'number' && work.players[seat] !== undefined) {
    const keys = rest[0] === 'fleet' && rest.length > 1 ? rest.slice(1) : rest;
    const field = place(keys, PLACE_WORDS);
    return field === ''
      ? nameOf(work, seat)
      : `${nameOf(work, seat)}, ${field.charAt(0).toLowerCase()}${field.slice(1)}`;
  }
  const words = place(keysOf(path), PLACE_WORDS);
  return words === '' ? 'Scénario' : words;
};

/** The path of a ship's fields, by its rank in the fleet told. */
export const shipPath = (work: Work, seat: number, name: ShipName): string => {
  const { fighters, destroyers } = fleetOf(work, seat);
  const [list, ships] = isDestroyer(name) ? (['destroyers', destroyers] as const) : (['fighters', fighters] as const);
  return `players.${seat}.fleet.${list}.${ships.findIndex(({ id }) => id === name)}`;
};
