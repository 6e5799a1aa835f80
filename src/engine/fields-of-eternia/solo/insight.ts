// What the machine knows of a solo game: the score as it stands, and what the combat under way should do to it. What happens on the board is reported by the table.
import type { Effort } from '../../kernel/levels.ts';
import type { Insight } from '../../kernel/think.ts';
import { insight as cards, means } from '../combat-epique/insight.ts';
import { outlookOf } from '../combat/judge.ts';
import type { CombatAction } from '../combat/types.ts';
import type { Some } from '../../kernel/result.ts';
import { scoreOf, sheetOf } from './score.ts';
import type { AnySoloAction, SoloState } from './types.ts';

// Weights, in points of the final score. Set by hand.
const ENEMY = 4; // an enemy who falls: what most missions ask
const HERO = 3; // one's own, as the score counts it
const HURT = 1 / 3; // each PS lost, as the score counts them
const HALF = 8; // points that make a mission three quarters won

const points = (state: SoloState): number => {
  const { sum } = scoreOf(sheetOf(state));
  if (state.combat === null) return sum;
  const { wins, falls, lost } = outlookOf(state.combat, means);
  return sum + ENEMY * (falls[1] + (2 * wins - 1) / 4) - HERO * falls[0] - HURT * (lost[0] - lost[1] / 2);
};
/** The players win together what the enemy does not, who has the last seat. */
const value = (state: SoloState): readonly number[] => {
  const players = state.fixed.players.length;
  const now = points(state);
  const won = state.stage === 'fini' ? Number(state.success) : (1 + now / (HALF + Math.abs(now))) / 2;
  return [...state.fixed.players.map(() => won / players), 1 - won];
};
const sensible = ({ combat }: SoloState, options: Some<AnySoloAction>): Some<AnySoloAction> =>
  combat === null ? options : (cards.sensible?.(combat, options as Some<CombatAction>) ?? options);

export const insight: Insight<SoloState, AnySoloAction> = { value, sensible };
/** About 25 ms a decision on a desk machine. */
export const effort: Effort = { tries: 300, depth: 8 };
