// What power dice are thrown for: how many each zone gives, what stands beside them, what a throw is worth.
import { tally } from '../../kernel/tally.ts';
import { isHero, fixedOf } from '../combat/board.ts';
import { diceIn, diceTally, totalOf } from '../combat/totals.ts';
import type { CombatState, DiceState, Side } from '../combat/types.ts';
import type { CombatTally, TotalsTally } from '../combat/event-types.ts';
import { LIMITS } from '../constants.ts';
import { successesOf } from '../dice.ts';
import { GRID_ZONES, type GridZone, type WildDice } from '../types.ts';

export { diceIn };
/** The dice of the three zones, opened into what gives them. */
export const dicePools = (state: CombatState, side: Side): TotalsTally => ({
  initiative: diceTally(state, side, 'initiative'),
  attaque: diceTally(state, side, 'attaque'),
  defense: diceTally(state, side, 'defense'),
});

/** Dice beyond ten, still to be turned into successes (A46); none when the ten are counted at each throw instead. An enemy card throws nothing. */
export const excessOf = (state: CombatState, side: Side): number =>
  !isHero(state, side) || state.fixed.options.dixDesParLancer
    ? 0
    : Math.max(0, GRID_ZONES.reduce((sum, zone) => sum + diceIn(state, side, zone), 0) - LIMITS.powerDice);
/** How many dice a throw takes: with the option, ten at most. */
export const thrownFor = (state: CombatState, side: Side, zone: GridZone): number =>
  state.fixed.options.dixDesParLancer
    ? Math.min(LIMITS.powerDice, diceIn(state, side, zone))
    : diceIn(state, side, zone);
/** Successes that stand beside the dice of a zone: dice beyond ten. */
export const placedIn = (state: CombatState, side: Side, zone: GridZone): number =>
  state.excess[side][zone] + diceIn(state, side, zone) - thrownFor(state, side, zone);

/** The zone that a side throws for. */
export const zoneOf = ({ stage, attacker }: DiceState, side: Side): GridZone =>
  stage === 'initiative' ? 'initiative' : side === attacker ? 'attaque' : 'defense';
/** What a side has to compare: its successes and what goes with them; an enemy card keeps its figures (A78). */
export const resultOf = (state: CombatState, side: Side, zone: GridZone, faces: WildDice | null): CombatTally => {
  if (!isHero(state, side) || faces === null) return totalOf(state, side, zone);
  const [printed, placed] = [zone === 'initiative' ? fixedOf(state, side).initiative : 0, placedIn(state, side, zone)];
  return tally([
    {
      what: 'des',
      value: successesOf(faces),
      cites: [
        zone === 'initiative' ? 'foe.pouvoir.initiative-des' : 'foe.pouvoir.attaque-defense',
        'foe.pouvoir.relancer-fin',
      ],
    },
    ...(placed === 0 ? [] : [{ what: 'conversion', value: placed, cites: ['foe.pouvoir.plus-de-dix'] } as const]),
    ...(printed === 0 ? [] : [{ what: 'base', value: printed, cites: ['foe.pouvoir.initiative-fixe'] } as const]),
  ]);
};
