// What the machine knows of a game of Battleworld: how near each side is to either of its two ways to win.
import type { Effort } from '../../kernel/levels.ts';
import type { Insight } from '../../kernel/think.ts';
import { known, type Some } from '../../kernel/result.ts';
import { exposed } from '../combat/board.ts';
import { chanceOf, leadOf } from '../combat/insight.ts';
import { BRACKET, MODULE_RESISTANCE } from '../data.ts';
import { type ModuleId, otherSide, type Side, SIDES, type UnitId } from '../types.ts';
import { distance, isAlive, livingOf, moduleOf, resistanceOf, sheetOf, sideOf, unitOf } from './board.ts';
import type { PartieAction, PartieState } from './types.ts';

// Weights: what a thing is worth beside a whole team (1) or a whole base (1). Set by hand, and kept by the tournaments played since; not tuned yet.
const FALLEN = 0.45; // of a character: the part of its worth that goes with its last life, not with its wounds
const OTHER_WAY = 0.35; // the way to win that is not the nearest still counts
const NEAR = 0.05; // all of one's characters at the gates
const COUNTERS = 0.04; // all of one's energy and rerolls
const SURE = 2.6; // how fast an advantage becomes a won game
const ROUNDS_TO_WIN = 7; // a guess: what a side needs to take a fresh base

/** What a combat under way should cost whom, in wounds: the target, and the attacker who stands first before its blows. */
type Expected = Readonly<Record<UnitId | ModuleId, number>>;
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

/** What is left of a side's characters, 0 to 1. */
const team = (state: PartieState, side: Side, blows: Expected): number => {
  let [left, all] = [0, 0];
  for (const unit of state.fixed.units) {
    if (sideOf(state, unit) !== side) continue;
    const { maxLife, force } = sheetOf(state, unit);
    const worth = maxLife + force;
    all += worth;
    if (!isAlive(state, unit)) continue;
    const { life } = unitOf(state, unit);
    const after = Math.max(0, life - (blows[unit] ?? 0));
    left += worth * (FALLEN * Math.min(1, after) + ((1 - FALLEN) * after) / maxLife);
  }
  return all === 0 ? 0 : left / all;
};
/** What is left of a side's base, 0 to 1. */
const base = (state: PartieState, side: Side, blows: Expected): number => {
  let [left, all] = [0, 0];
  for (const module of state.fixed.modules) {
    if (moduleOf(state, module).side !== side) continue;
    all += MODULE_RESISTANCE;
    left += Math.max(0, Math.min(MODULE_RESISTANCE, resistanceOf(state, module)) - (blows[module] ?? 0));
  }
  return all === 0 ? 1 : left / all;
};
/** How near a side stands to what it may strike: characters and modules of the other. */
const closeness = (state: PartieState, side: Side): number => {
  const goals = [
    ...livingOf(state, otherSide(side)).map((unit) => unitOf(state, unit).cell),
    ...state.fixed.modules
      .filter((module) => moduleOf(state, module).side !== side && resistanceOf(state, module) > 0)
      .map((module) => moduleOf(state, module).cell),
  ];
  const mine = livingOf(state, side);
  if (goals.length === 0 || mine.length === 0) return 0;
  return (
    mine.reduce((sum, unit) => {
      const { cell, spot } = unitOf(state, unit);
      const away = Math.min(...goals.map((goal) => distance(cell, goal)));
      return sum + 1 / Math.max(1, away) + (spot === 'attack' && away <= 2 ? 0.5 : 0);
    }, 0) /
    (1.5 * mine.length)
  );
};
const counters = (state: PartieState, side: Side): number => {
  let [left, all] = [0, 1];
  for (const unit of livingOf(state, side)) {
    const { power, reroll } = unitOf(state, unit);
    const { powerIcons, rerollIcons } = sheetOf(state, unit);
    left += power + reroll;
    all += powerIcons + rerollIcons;
  }
  return left / all;
};
/** How far from losing: the weaker of its team and its base first. */
const standing = (state: PartieState, side: Side, blows: Expected): number => {
  const [a, b] = [team(state, side, blows), base(state, side, blows)];
  return Math.min(a, b) + OTHER_WAY * Math.max(a, b) + NEAR * closeness(state, side) + COUNTERS * counters(state, side);
};

const value = (state: PartieState): readonly number[] => {
  if (state.result !== null) {
    const { winner } = state.result;
    return SIDES.map((side) => (winner === null ? 1 / 2 : side === winner ? 1 : 0));
  }
  const blows = blowsOf(state);
  const [heroes, villains] = [standing(state, 'heroes', blows), standing(state, 'villains', blows)];
  const { clock } = state.fixed;
  const time = clock === null ? 1 : Math.min(1, (clock - state.round + 1) / ROUNDS_TO_WIN + 0.25); // Galactus ends it: nobody wins
  const lead = (Math.tanh(SURE * (heroes - villains)) / 2) * time;
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
export const effort: Effort = { tries: 800, depth: 10 };
