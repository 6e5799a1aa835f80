import type { CombatScenario } from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import type { Column } from '../../../../engine/fields-of-eternia/combat/types.ts';
import { EXAMPLE_BOSS, EXAMPLE_EPICS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import { EXAMPLE_HEROES } from '../../../../engine/fields-of-eternia/heroes.ts';
import { put } from '../../../atelier/put.ts';

const OTHER_HERO = EXAMPLE_HEROES.find(({ faction }) => faction === 'evil')?.id ?? '';
/** The combat against another sort of enemy: a hero takes the place of a card, or the other way round. */
export const opposed = <T extends CombatScenario>(scenario: T, column: Column): T => {
  const turned = { ...scenario, column };
  if (column === 'heros' || column === 'solo')
    return put({ ...turned, defender: scenario.defender ?? { hero: OTHER_HERO } }, 'enemy', undefined);
  const right =
    typeof scenario.enemy?.card === 'object' &&
    scenario.enemy.card.type === (column === 'boss' ? 'boss' : 'creature-epique');
  const enemy =
    right && scenario.enemy !== undefined
      ? scenario.enemy
      : { card: column === 'boss' ? EXAMPLE_BOSS.id : (EXAMPLE_EPICS[0]?.id ?? '') };
  const draws: CombatScenario['draws'] = scenario.draws === undefined ? undefined : [scenario.draws[0], []];
  return put(put(put({ ...turned, enemy }, 'defender', undefined), 'final', undefined), 'draws', draws);
};
