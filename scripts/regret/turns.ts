// Last turns of a skirmish of Battle Beyond Space: the position is that of a game, the goal the most points that the turn may bring, and an exhaustive search tells which gestures still lead to it.
import { apply, node } from '../../src/engine/battle-beyond-space/escarmouche/game.ts';
import { escarmouche } from '../../src/engine/battle-beyond-space/escarmouche/index.ts';
import { effort, insight } from '../../src/engine/battle-beyond-space/escarmouche/insight.ts';
import { solveTurn } from '../../src/engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheState } from '../../src/engine/battle-beyond-space/escarmouche/types.ts';
import { sideOf } from '../../src/engine/battle-beyond-space/partie/board.ts';
import type { PartieState } from '../../src/engine/battle-beyond-space/partie/types.ts';
import { scenarioOf, turnOf } from '../../src/engine/battle-beyond-space/problems/moments.ts';
import { known } from '../../src/engine/kernel/result.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import { kind, type Position, type Weighed } from './position.ts';

const BUDGET = 15_000; // states of a whole turn: a longer one is left
const TURN = 40; // decisions of a turn, at most
const HIGHEST = 12; // points that a turn may be asked for

const weighed = (state: EscarmoucheState): readonly Weighed[] | undefined => {
  const asked = node(state);
  if (asked.kind !== 'choice') return undefined;
  const all = asked.options.map((action) => ({ action, found: solveTurn(apply(state, action).state, BUDGET).kind }));
  if (all.some(({ found }) => found === 'silent')) return undefined;
  const wins = all.some(({ found }) => found === 'found');
  return all.map(({ action, found }) => ({
    action,
    chance: found === 'found' ? 1 : 0,
    rank: found === 'found' || !wins ? 0 : 1,
  }));
};
/** The turn of a game as a skirmish that asks for so many points, its card turned. */
const asking = (turn: PartieState, least: number): EscarmoucheState => {
  const seat = turn.active;
  const goal = { of: 'prises', least } as const;
  const start = escarmouche.setup({ name: 'Un tour', position: scenarioOf(turn), seat, turns: 1, goal });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return apply(start.value, { type: 'turn-card', card: known(sideOf(turn, seat).hand[0]) }).state;
};
/** It asks for the most that the turn may bring, where that is something. */
const opened = (random: Rng): EscarmoucheState | undefined => {
  const turn = turnOf(random);
  for (let least = 1; least <= HIGHEST; least += 1) {
    const { kind: found } = solveTurn(asking(turn, least), BUDGET);
    if (found === 'silent') return undefined;
    if (found === 'none') return least === 1 ? undefined : asking(turn, least - 1);
  }
  return undefined;
};
/** Every decision of the turn that matters, each taken rightly before the next. */
const draw = function* (random: Rng): Generator<Position> {
  let state = opened(random);
  for (let i = 0; i < TURN && state !== undefined; i += 1) {
    const asked = node(state);
    if (asked.kind === 'end' || asked.kind === 'report') return;
    if (asked.kind === 'chance') {
      state = apply(state, asked.outcomes[0].action).state;
      continue;
    }
    const all = weighed(state);
    if (all === undefined) return;
    if (asked.options.length > 1 && asked.seat === state.fixed.seat) yield { state, seat: asked.seat, weighed: all };
    const right = asked.options.findIndex((_, at) => all[at]?.chance === 1);
    state = apply(state, asked.options[Math.max(0, right)] ?? asked.options[0]).state;
  }
};
export const TURNS = kind({
  what: 'battle-beyond-space/escarmouche, last turns',
  game: escarmouche,
  insight,
  effort,
  draw,
});
