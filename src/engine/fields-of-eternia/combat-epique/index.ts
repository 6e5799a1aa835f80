// Mode fields-of-eternia/combat-epique: one epic combat, against a hero, an epic creature or a boss.
import type { Game } from '../../kernel/game.ts';
import { err } from '../../kernel/result.ts';
import { COMBAT_INVARIANTS } from '../combat/invariants.ts';
import { combatFold } from '../combat/keys.ts';
import { machineOf } from '../combat/machine.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import { COMBAT_SHAPE, ready } from '../combat/setup.ts';
import type { CombatMode } from '../combat/event-types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { combatVeil } from '../combat/veil.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';
import { shaped } from '../shape.ts';

const { fault } = faultsOf<FoeRule, typeof REFUSALS>();
/** The rules alone, for a game that holds a combat. */
export const combatRules = machineOf();
export const combatEpique: Game<CombatMode> = {
  id: 'fields-of-eternia/combat-epique',
  edition: 1,
  setup: shaped(COMBAT_SHAPE, (scenario: CombatScenario) =>
    scenario.column === 'solo' ? err([fault('colonne-solo', 'column', 'foe.solo.combat-heros')]) : ready(scenario),
  ),
  ...combatRules,
  fold: combatFold,
  veil: combatVeil,
  invariants: COMBAT_INVARIANTS,
};
