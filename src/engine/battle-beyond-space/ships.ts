// Names and places of ships, by arithmetic: seat 2's fighter b4 is « 2b4 », and stands at 2 × 20 + 9 in the list of a state.
import type { Seat } from '../kernel/game.ts';
import type { ShipId, ShipIndex, ShipName, Squadron } from './types.ts';

export const FLEET_SIZE = 20;
export const FIGHTER_COUNT = 18;
const LETTERS = 'abc';
const NAME = /^([0-3])(?:([abc])([1-6])|D([12]))$/;

export const ownerOf = (index: ShipIndex): Seat => Math.floor(index / FLEET_SIZE) as Seat;
export const isDestroyer = (index: ShipIndex): boolean => index % FLEET_SIZE >= FIGHTER_COUNT;
export const nameOf = (index: ShipIndex): ShipName => {
  const n = index % FLEET_SIZE;
  return (n < FIGHTER_COUNT ? `${LETTERS.charAt(n / 6)}${(n % 6) + 1}` : `D${n - FIGHTER_COUNT + 1}`) as ShipName;
};
export const idOf = (index: ShipIndex): ShipId => `${ownerOf(index)}${nameOf(index)}`;
/** Undefined for a text that names no ship. */
export const indexOf = (id: string): ShipIndex | undefined => {
  const [, seat, letter, fighter, destroyer] = NAME.exec(id) ?? [];
  if (seat === undefined) return undefined;
  return (
    FLEET_SIZE * Number(seat) +
    (letter === undefined ? FIGHTER_COUNT + Number(destroyer) : 6 * LETTERS.indexOf(letter) + Number(fighter)) -
    1
  );
};
export const shipOf = (seat: Seat, name: ShipName): ShipIndex => {
  const letter = LETTERS.indexOf(name.charAt(0));
  return FLEET_SIZE * seat + (letter < 0 ? FIGHTER_COUNT : 6 * letter) + Number(name.charAt(1)) - 1;
};
/** Undefined for a destroyer. */
export const squadronOf = (index: ShipIndex): Squadron | undefined =>
  LETTERS[Math.floor((index % FLEET_SIZE) / 6)] as Squadron | undefined;
export const squadronStart = (seat: Seat, squadron: Squadron): ShipIndex =>
  seat * FLEET_SIZE + LETTERS.indexOf(squadron) * 6;
export const destroyersOf = (seat: Seat): readonly [ShipIndex, ShipIndex] => [
  seat * FLEET_SIZE + FIGHTER_COUNT,
  seat * FLEET_SIZE + FIGHTER_COUNT + 1,
];
