// What a card will do, step by step, for someone who is learning the game.
import { isSome, type Some } from '../../kernel/result.ts';
import type { BfRule } from '../rules.ts';
import type { Instruction } from '../types.ts';
import { isContinuous, usesOpponent } from './facts.ts';
import { IDLE_SENTENCES, SENTENCES } from './sentences.ts';
import { idleRule } from './warnings.ts';
import { MODIFIER_WORDS, WORDS } from './words.ts';

export interface Explanation {
  readonly step: number; // rank, from 0
  readonly instruction: Instruction;
  readonly sentence: string; // « La cible subit 2 dégâts, plus votre Force, moins sa Protection. »
  readonly cites: Some<BfRule>; // the rule that says it, then those it leans on
}

export const explainStep = (step: Instruction): string => {
  const { keyword, modifier, n = 0, t = null } = step;
  return (idleRule(step) && IDLE_SENTENCES[keyword]) ?? SENTENCES[keyword][modifier ?? 'seul']({ n, t });
};

/** Rules of a keyword that some parameters alone bring in. */
const ONLY: Readonly<Partial<Record<BfRule, (step: Instruction) => boolean>>> = {
  'bf.position.distance-defaut': ({ n }) => n === 2,
  'bf.enchainement.stable-defaut': ({ n }) => n === 0,
  'bf.position.se-deplacer-nul': ({ n = 0 }) => n <= 0,
  'bf.effets.s-empecher-carte-tout': ({ t }) => t === null,
  'bf.effets.s-empecher-carte-type': ({ t }) => t !== null,
};

const rulesOf = (step: Instruction): readonly BfRule[] => {
  const { keyword, modifier, n = 0 } = step;
  const idle = idleRule(step);
  if (idle !== undefined) return [idle];
  const own = WORDS[keyword].rules.filter((rule) => ONLY[rule]?.(step) ?? true);
  const hurts = keyword === 'blesser' || keyword === 'se-blesser';
  const damage: readonly BfRule[] = !hurts ? [] : n > 0 ? ['bf.points.degats-positifs'] : ['bf.points.degats-nuls'];
  if (modifier === null) return [...own, ...damage];
  if (keyword === 'stable') return [...own, 'bf.modificateurs.stable-inchange'];
  const modified = MODIFIER_WORDS[modifier].rules.filter(
    (rule) => rule !== 'bf.modificateurs.tous-cible' || usesOpponent(keyword),
  );
  const borne: readonly BfRule[] = isContinuous(keyword) ? ['bf.effets.porteur'] : [];
  const failing: readonly BfRule[] = WORDS[keyword].canFail ? ['bf.modificateurs.proprietaire-reel'] : [];
  return [...own, ...damage, ...modified, ...borne, ...failing];
};

const cites = (step: Instruction): Some<BfRule> => {
  const rules = rulesOf(step);
  return isSome(rules) ? rules : [WORDS[step.keyword].rules[0]];
};

/** One sentence, or two, for every step of a card. */
export const explain = (steps: readonly Instruction[]): readonly Explanation[] =>
  steps.map((step, index) => ({ step: index, instruction: step, sentence: explainStep(step), cites: cites(step) }));
