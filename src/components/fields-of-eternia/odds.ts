// The odds of a combat, asked of a worker.
import type { CombatAction, CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { WildAction, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { chanceText } from '../play/advice.ts';
import type { Advisor, Odds } from '../play/mode.ts';
import { workerAdvisor } from '../play/worker-advisor.ts';

export const wildAdvisor = (): Advisor<WildState, WildAction> =>
  workerAdvisor(() => new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' }));
export const combatAdvisor = (): Advisor<CombatState, CombatAction> =>
  workerAdvisor(() => new Worker(new URL('./combat-odds.worker.ts', import.meta.url), { type: 'module' }));

type Words = NonNullable<Odds<CombatState, CombatAction>['words']>;
const POLICY =
  'si chaque camp joue ensuite sans finesse : la meilleure zone pour chaque carte, une capacité dès qu’elle sert.';
export const COMBAT_ODDS: Words = {
  mean: ({ lose, tie }) => `Perdre : ${chanceText(lose).text} ; sans vainqueur : ${chanceText(tie).text}.`,
  note: (games) =>
    games === undefined ? `Calcul exact, ${POLICY}` : `Estimation, sur ${games} combats simulés par choix, ${POLICY}`,
};
