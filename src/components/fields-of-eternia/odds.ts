// The odds of a combat, asked of a worker.
import { NUMBER } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatAction, CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { WildAction, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { chanceText } from '../play/advice.ts';
import type { Advisor, ModeUi } from '../play/mode.ts';
import { workerAdvisor } from '../play/worker-advisor.ts';

export const wildAdvisor = (): Advisor<WildState, WildAction> =>
  workerAdvisor(() => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }));
export const combatAdvisor = (): Advisor<CombatState, CombatAction> =>
  workerAdvisor(() => new Worker(new URL('./combat-odds.worker.ts', import.meta.url), { type: 'module' }));

/** Whether nothing that could change the odds is hidden from anybody: against a card, or once cards are turned up and no spell or consumable is left. */
export const isOpenCombat = ({ fixed, phase, sides }: CombatState): boolean =>
  (fixed.column !== 'heros' || NUMBER[phase] >= 4) &&
  fixed.bystander === null &&
  (fixed.column !== 'heros' || sides.every(({ spells, consumables }) => spells.length + consumables.length === 0));
type Words = NonNullable<ModeUi<CombatState, CombatAction, never, string, unknown>['oddsWords']>;
const POLICY =
  'si chaque camp joue ensuite sans finesse : la meilleure zone pour chaque carte, une capacité dès qu’elle sert.';
export const COMBAT_ODDS: Words = {
  mean: ({ lose, tie }) => `Perdre : ${chanceText(lose).text} ; sans vainqueur : ${chanceText(tie).text}.`,
  note: (games) =>
    games === undefined ? `Calcul exact, ${POLICY}` : `Estimation, sur ${games} combats simulés par choix, ${POLICY}`,
};
