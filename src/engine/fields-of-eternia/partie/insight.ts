// What the machine knows of a game of Fields of Eternia: how it looks for each team, what the others may hold, what nobody would try.
import type { Effort } from '../../kernel/levels.ts';
import { some, type Some } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import type { Insight } from '../../kernel/think.ts';
import { insight as cards } from '../combat-epique/insight.ts';
import { CARD_VALUES } from '../constants.ts';
import { insight as dice } from '../des-de-pouvoir/insight.ts';
import type { CombatCard } from '../types.ts';
import type { CombatAction } from '../combat/types.ts';
import { teamOf } from './board.ts';
import { promiseOf, prospects } from './prospects.ts';
import { redeal } from './redeal.ts';
import type { PartieAction, PartieState } from './types.ts';

/** How much one would keep a combat card: those that are never laid in a zone are worth their effect. */
const kept = (card: CombatCard): number => CARD_VALUES[card] + (card === 'plus1' || card === 'plus2' ? 0 : 1);
/** Actions of one group differ in what matters little: the first of them by its rank is enough. A rank of « never » leaves an action out. */
const NEVER = -Infinity;
const groupOf = (state: PartieState, action: PartieAction): readonly [group: string, rank: number] | undefined => {
  switch (action.type) {
    case 'trade':
      return ['trade', NEVER];
    case 'reinforce':
      return ['reinforce', action.count];
    case 'march': // all of them, or all but the one who holds the place
      return (state.soldiers[action.from] ?? []).some((count) => count > 0 && count - action.count < 2)
        ? undefined
        : ['march', NEVER];
    case 'renew': {
      const frame = topOf(state);
      const [card] = action.cards;
      return action.cards.length === 1 && card !== undefined && frame?.kind === 'turn'
        ? ['renew', -promiseOf(state, teamOf(state, frame.hero), card)]
        : ['renew', NEVER];
    }
    case 'train':
      return [`train ${action.add}`, -kept(action.remove)];
    case 'gain':
      return action.remove === null ? undefined : ['gain', -kept(action.remove)];
    default:
      return undefined;
  }
};
const sensibleBoard = (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const groups = options.map((action) => groupOf(state, action));
  const best = new Map<string, number>();
  for (const [group, rank] of groups.filter((one) => one !== undefined))
    best.set(group, Math.max(rank, best.get(group) ?? NEVER));
  const left = options.filter((_, i) => {
    const [group, rank] = groups[i] ?? [];
    if (group === undefined || rank === undefined) return true;
    if (rank === NEVER || rank !== best.get(group)) return false;
    best.set(group, Infinity); // equal ones are left out
    return true;
  });
  return left.length === 0 ? options : some(left);
};
const sensible = (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const { combat } = state;
  if (combat === null) return sensibleBoard(state, options);
  const { sensible: ofCombat } = combat.fixed.variant === 'des' ? dice : cards;
  return ofCombat?.(combat, options as Some<CombatAction>) ?? options;
};

export const insight: Insight<PartieState, PartieAction> = { value: prospects, redeal, sensible };
/** About 45 ms a decision, on the machine that played the tournaments; at 320 tries it took 103. */
export const effort: Effort = { tries: 150, depth: 10 };
