// Names and places of ships: seat 2's fighter b4 is « 2b4 », and stands at 2 × 20 + 9 in the list of a state.
import type { Seat } from '../kernel/game.ts';
import { known } from '../kernel/result.ts';
import { DESTROYERS, FIGHTERS, FLEET, type ShipId, type ShipIndex, type ShipName, type Squadron, SQUADRONS } from './types.ts';

export const FLEET_SIZE = FLEET.length; // 20
export const FIGHTER_COUNT = FIGHTERS.length; // 18
const SEATS: readonly Seat[] = [0, 1, 2, 3];
const IDS: readonly ShipId[] = SEATS.flatMap((seat) => FLEET.map((name): ShipId => `${seat}${name}`));
const INDEX: ReadonlyMap<string, ShipIndex> = new Map(IDS.map((id, i) => [id, i]));

export const idOf = (index: ShipIndex): ShipId => known(IDS[index]);
/** Undefined for a text that names no ship. */
export const indexOf = (id: string): ShipIndex | undefined => INDEX.get(id);
export const shipOf = (seat: Seat, name: ShipName): ShipIndex => known(INDEX.get(`${seat}${name}`));
export const ownerOf = (index: ShipIndex): Seat => Math.floor(index / FLEET_SIZE) as Seat;
export const nameOf = (index: ShipIndex): ShipName => known(FLEET[index % FLEET_SIZE]);
export const isDestroyer = (index: ShipIndex): boolean => index % FLEET_SIZE >= FIGHTER_COUNT;
/** Undefined for a destroyer. */
export const squadronOf = (index: ShipIndex): Squadron | undefined => SQUADRONS[Math.floor((index % FLEET_SIZE) / 6)];
export const squadronStart = (seat: Seat, squadron: Squadron): ShipIndex => seat * FLEET_SIZE + SQUADRONS.indexOf(squadron) * 6;
export const destroyersOf = (seat: Seat): readonly [ShipIndex, ShipIndex] => [seat * FLEET_SIZE + FIGHTER_COUNT, seat * FLEET_SIZE + FIGHTER_COUNT + 1];
export { DESTROYERS, FIGHTERS };
