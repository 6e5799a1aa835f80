// What the scenario of a solo game says of its level and of its fights. Nothing is judged here.
import type { SoloSpec } from '../combat/solo-types.ts';
import { LEVEL_RULES, type LevelRules } from './levels.ts';
import type { SoloScenario } from './types.ts';

export const rulesOf = ({ level, custom }: SoloScenario): LevelRules => ({ ...LEVEL_RULES[level], ...custom });
/** The cards of the fights; what flight costs depends on whom one fights. */
export const givenSpec = ({ level, clashes, effects }: SoloScenario, rules: LevelRules): Partial<SoloSpec> => ({
  level,
  ...(clashes === undefined ? {} : { clashes }),
  ...(effects === undefined ? {} : { effects }),
  pays: rules.pays,
  skulls: rules.skulls,
  extra: rules.effects - LEVEL_RULES[level].effects,
});
