// What the checks of a scenario share.
import { hexKey, neighbours } from '../../hex/hex.ts';
import { faultsOf, isBetween } from '../../kernel/faults.ts';
import { known } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import { groundOf as groundKeys, hexAt } from '../data.ts';
import type { BbsRefusal } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import type { Place, Race } from '../types.ts';
import { boardOf, keyAt, nameOf } from './setup-read.ts';
import type { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieScenario } from './types.ts';

export type Faults = readonly BbsRefusal[];
export const { fault, faultWith } = faultsOf<BbsRule, typeof SETUP_REFUSALS>();
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Whether the same thing stands earlier in the list. */
export const isRepeated = <T>(list: readonly T[], i: number): boolean => list.indexOf(known(list[i])) < i;

export const RACE_NAMES: Readonly<Record<Race, string>> = {
  terriens: 'Terriens',
  vonyan: 'Vonyan',
  valkyries: 'Valkyries',
  dreckach: 'Dreckach',
};
/** « (2, −3) » */
export const told = ([q, r]: Place): string => `(${q}, ${r})`.replaceAll('-', '−');
export const toldName = ({ players }: PartieScenario, seat: number): string =>
  (players[seat] && nameOf(players[seat])) ?? `J${seat + 1}`;

/** The cells of the board by their keys; undefined for a radius that no board has. */
export type Ground = ReadonlySet<string>;
export const groundOf = (scenario: PartieScenario): Ground | undefined => {
  const board = boardOf(scenario);
  return isBetween(board.radius, LIMITS.radiusLeast, LIMITS.radiusMost) ? groundKeys(board).keys : undefined;
};
/** Whether one may walk from any of these places to any other through them. */
export const isOneGroup = (places: readonly Place[]): boolean => {
  const left = new Map(places.map((place) => [keyAt(place), place]));
  const queue = places.slice(0, 1);
  if (places[0]) left.delete(keyAt(places[0]));
  for (const place of queue)
    // grows as it goes
    for (const hex of neighbours(hexAt(place))) {
      const found = left.get(hexKey(hex));
      if (found && left.delete(hexKey(hex))) queue.push(found);
    }
  return left.size === 0;
};
