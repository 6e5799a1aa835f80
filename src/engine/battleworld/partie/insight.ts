// What the machine knows of a game of Battleworld: how near each side is to either of its two ways to win.
import type { Effort } from '../../kernel/levels.ts';
import type { Insight } from '../../kernel/think.ts';
import { known, type Some } from '../../kernel/result.ts';
import { exposed } from '../combat/board.ts';
import { chanceOf, leadOf } from '../combat/insight.ts';
import { BRACKET } from '../data.ts';
import { SIDES, type UnitId } from '../types.ts';
import { type Expected, roundsToWin } from './race.ts';
import type { PartieAction, PartieState } from './types.ts';

// Weights. Set by hand, then by games on seeds of their own.
const FIRST = 2.5; // how surely the faster of two sides is the first
const UNSURE = 0.5; // by how many rounds a side may be late or early, at least
const UNSURE_FAR = 0.12; // and more the further it has to go

/** What a combat under way should cost whom: the target, and the attacker who stands first before its blows. */
const blowsOf = ({ combat }: PartieState): Expected => {
  if (combat === null || combat.stage === 'over') return {};
  const { target, sheets, attackers } = combat.fixed;
  const [chance, more] = [chanceOf(combat), Math.abs(leadOf(combat)) / BRACKET];
  const struck = (by: UnitId | null | undefined): number =>
    by === null || by === undefined ? 0 : known(sheets[by]).strike + more;
  const answers = exposed(combat)[0];
  return {
    [target.kind === 'unit' ? target.unit : target.module]: chance * struck(attackers[0]),
    ...(answers === undefined ? {} : { [answers]: (1 - chance) * struck(combat.defender) }),
  };
};

const value = (state: PartieState): readonly number[] => {
  if (state.result !== null) {
    const { winner } = state.result;
    return SIDES.map((side) => (winner === null ? 1 / 2 : side === winner ? 1 : 0));
  }
  const blows = blowsOf(state);
  const [heroes, villains] = [roundsToWin(state, 'heroes', blows), roundsToWin(state, 'villains', blows)];
  const { clock } = state.fixed;
  const inTime = (needed: number): number =>
    clock === null ? 1 : 1 / (1 + Math.exp((needed - (clock - state.round + 1)) / (UNSURE + UNSURE_FAR * needed)));
  const [a, b] = [heroes ** FIRST, villains ** FIRST];
  const lead = (inTime(heroes) * b - inTime(villains) * a) / (a + b) / 2; // Galactus ends it: nobody wins
  return [0.5 + lead, 0.5 - lead];
};

/** Allies join an attack all or not at all; nobody attacks with a die kept for later. */
const sensible = (_: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const most = new Map<string, number>();
  for (const action of options)
    if (action.type === 'attack') {
      const key = `${action.attackers[0] ?? ''} ${action.target}`;
      most.set(key, Math.max(most.get(key) ?? 0, action.attackers.length));
    }
  if (most.size === 0) return options;
  const kept = options.filter(
    (action) =>
      action.type !== 'attack' ||
      action.attackers.length === 1 ||
      action.attackers.length === most.get(`${action.attackers[0] ?? ''} ${action.target}`),
  );
  return kept as unknown as Some<PartieAction>;
};

export const insight: Insight<PartieState, PartieAction> = { value, sensible };
/** About 25 ms a decision on a desk machine. */
export const effort: Effort = { tries: 800, depth: 10, forgets: 60 };
