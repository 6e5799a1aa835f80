// Names and places of ships, as ships.ts of the engine gives them, by arithmetic: an example that is only read does not fetch the engine's tables. A test holds both to the same answers.
import type { ShipId, ShipIndex, ShipName } from '../../engine/battle-beyond-space/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';

const FLEET = 20;
const FIGHTERS = 18;
const LETTERS = 'abc';
export const ownerOf = (index: ShipIndex): Seat => Math.floor(index / FLEET) as Seat;
export const isDestroyer = (index: ShipIndex): boolean => index % FLEET >= FIGHTERS;
export const nameOf = (index: ShipIndex): ShipName => {
  const n = index % FLEET;
  return (n < FIGHTERS ? `${LETTERS.charAt(n / 6)}${(n % 6) + 1}` : `D${n - FIGHTERS + 1}`) as ShipName;
};
export const idOf = (index: ShipIndex): ShipId => `${ownerOf(index)}${nameOf(index)}`;
export const indexOf = (id: ShipId): ShipIndex => {
  const letter = LETTERS.indexOf(id.charAt(1));
  return FLEET * Number(id.charAt(0)) + (letter < 0 ? FIGHTERS : 6 * letter) + Number(id.charAt(2)) - 1;
};
