// Mode fields-of-eternia/des-de-pouvoir: an epic combat resolved with wilds dice (foe.pouvoir.*).
import type { Game, Invariant } from '../../kernel/game.ts';
import { err } from '../../kernel/result.ts';
import { type Saying, withCites } from '../combat/cites.ts';
import { COMBAT_INVARIANTS } from '../combat/invariants.ts';
import { type Extension, machineOf } from '../combat/machine.ts';
import { settleStart } from '../combat/opening.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import { COMBAT_SHAPE, ready } from '../combat/setup.ts';
import type { CombatState } from '../combat/types.ts';
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { combatVeil } from '../combat/veil.ts';
import { sizeOfDice } from '../dice.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';
import { shaped } from '../shape.ts';
import { convert, convertFault, excessNode, settleExcess, settleWord, wordNode } from './excess.ts';
import { thrownFor, zoneOf } from './pools.ts';
import {
  attackNode,
  DICE_APPLY,
  DICE_REFUSE,
  openAttack,
  openInitiative,
  settleAttack,
  settleInitiative,
  totalsNode,
} from './throws.ts';

const { fault } = faultsOf<FoeRule, typeof REFUSALS>();
const NONE = { initiative: 0, attaque: 0, defense: 0 } as const;
const POWER: Extension = {
  nodes: { excess: excessNode, abilities: wordNode, totals: totalsNode, damage: attackNode },
  settles: {
    start: (state) => settleStart({ ...state, excess: [NONE, NONE] }),
    excess: settleExcess,
    abilities: settleWord,
    totals: settleInitiative,
    damage: settleAttack,
  },
  gos: { totals: openInitiative, damage: openAttack },
  apply: { convert, ...DICE_APPLY },
  refuse: { convert: convertFault, ...DICE_REFUSE },
};
/** The machine's own events, in the words of the variant. */
const says: Saying = (event, { fixed }) => {
  const card = fixed.column !== 'heros';
  switch (event.type) {
    case 'weapon-chosen':
      return ['foe.pouvoir.phases-1-2'];
    case 'focused':
      return ['foe.pouvoir.concentration'];
    case 'surged':
      return event.phase === 3 ? ['foe.pouvoir.immediat'] : ['foe.pouvoir.phase-4'];
    case 'swapped':
      return ['foe.pouvoir.temps-avant-calcul'];
    case 'revealed':
      return ['foe.pouvoir.phase-4'];
    case 'epic-thrown':
    case 'enemy-ability':
      return ['foe.pouvoir.creature-phases-3-4'];
    case 'pools':
      return ['foe.pouvoir.principe'];
    case 'fallen':
      return ['foe.pouvoir.zero'];
    case 'phase':
      return event.number === 4
        ? card
          ? ['foe.pouvoir.creature-phases-3-4']
          : ['foe.pouvoir.fin-pose', 'foe.pouvoir.phase-4']
        : event.number >= 7
          ? ['foe.pouvoir.phases-7-a-10']
          : [];
    default:
      return [];
  }
};
/** The rules alone, for a game that holds a combat begun with the variant « des ». */
export const powerRules = withCites(machineOf(POWER), says);

const invariants: readonly Invariant<CombatState>[] = [
  ...COMBAT_INVARIANTS,
  {
    name: 'no more dice on the table than thrown',
    holds: (state) =>
      state.dice === null ||
      ([0, 1] as const).every(
        (side) =>
          sizeOfDice(state.dice?.pools[side] ?? { blanc: 0, reussite: 0, double: 0, relancer: 0 }) <=
          (state.dice === null ? 0 : thrownFor(state, side, zoneOf(state.dice, side))),
      ),
  },
  {
    name: 'a throw is not done while dice are missing',
    holds: ({ dice, fixed }) =>
      dice === null ||
      ([0, 1] as const).every(
        (side) => !dice.done[side] || dice.pools[side] !== null || fixed.sides[side].hero === null,
      ),
  },
];
export const desDePouvoir: Game<CombatMode> = {
  id: 'fields-of-eternia/des-de-pouvoir',
  edition: 1,
  setup: shaped(COMBAT_SHAPE, (scenario: CombatScenario) =>
    scenario.column === 'solo'
      ? err([fault('colonne-solo', 'column', 'foe.solo.combat-heros')])
      : ready(scenario, { variant: 'des' }),
  ),
  ...powerRules,
  veil: combatVeil,
  invariants,
};
export { combatText as desDePouvoirText } from '../combat/text.ts';
