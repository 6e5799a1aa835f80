// Turns of BattleFight: a win of this turn that nothing can take away is worth 1. What misses it is counted as worth 0, the least that it may be: the loss told is the most that it may be.
import { partie } from '../../src/engine/battlefight/partie/index.ts';
import { effort, insight } from '../../src/engine/battlefight/partie/insight.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../src/engine/battlefight/partie/types.ts';
import { drawDuel } from '../../src/engine/battlefight/problems/turn.ts';
import { sureWin } from '../../src/engine/kernel/certain.ts';
import { oneIn, pick } from '../../src/engine/kernel/draw.ts';
import type { Seat } from '../../src/engine/kernel/game.ts';
import { ponder } from '../../src/engine/kernel/levels.ts';
import { play, seeded } from '../../src/engine/kernel/play.ts';
import { rng, type Rng } from '../../src/engine/kernel/rng.ts';
import { readyIn } from '../../tests/ready.ts';
import { kind, type Position, type Weighed } from './position.ts';

const STATES = 5 * insight.sight.most; // of a search: five times what Redoutable looks at
const DEALS = 3; // of what the seat does not see: a win must hold in each of them
const WEAK = 5; // points of life of somebody else: a turn may then win

/** Whether a gesture keeps a win of this turn, as far as the seat may know; not where a search gives up. */
const keeps = (state: PartieState, seat: Seat, action: PartieAction): boolean => {
  const sight = { ...insight.sight, most: STATES };
  const random = rng(1);
  return Array.from({ length: DEALS }, (_, i) =>
    i === 0 ? state : (insight.redeal?.(state, seat, random) ?? state),
  ).every((deal) => {
    const after = partie.apply(deal, action).state;
    if (insight.sight.turnOf(after) !== insight.sight.turnOf(deal) || partie.node(after).kind === 'end')
      return insight.sight.hasWon(after, seat, deal);
    const node = partie.node(after);
    if (node.kind === 'choice' && node.seat === seat) return sureWin(partie, after, seat, sight) !== undefined;
    return followed(after, seat, sight);
  });
};
/** The same where chance or somebody else goes first: every answer must keep it. */
const followed = (state: PartieState, seat: Seat, sight: typeof insight.sight): boolean => {
  const node = partie.node(state);
  if (node.kind === 'end' || node.kind === 'report') return insight.sight.hasWon(state, seat, state);
  if (node.kind === 'choice' && node.seat === seat) return sureWin(partie, state, seat, sight) !== undefined;
  const actions = node.kind === 'choice' ? node.options : node.outcomes.map(({ action }) => action);
  return actions.every((action) => followed(partie.apply(state, action).state, seat, sight));
};
const positionOf = (state: PartieState): Position | undefined => {
  const node = partie.node(state);
  if (node.kind !== 'choice' || node.options.length < 2) return undefined;
  const { seat, options } = node;
  if (sureWin(partie, state, seat, { ...insight.sight, most: STATES }) === undefined) return undefined;
  const weighed = options.map((action): Weighed => {
    const kept = keeps(state, seat, action);
    return { action, chance: kept ? 1 : 0, rank: kept ? 0 : 1 };
  });
  return weighed.some(({ chance }) => chance === 1) ? { state, seat, weighed } : undefined;
};

const scenarios = (await readyIn('battlefight')).filter(({ name }) => name === 'partie');
/** The states of a game between two habitués. */
const met = (random: Rng): readonly PartieState[] => {
  const start = partie.setup(pick(random, scenarios).scenario as PartieScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const [chance, seed] = [seeded(random.next()), random.below(1_000_000)];
  const { line } = play(
    partie,
    start.value,
    (node, state) =>
      node.kind === 'choice' && node.options.length > 1
        ? ponder(partie, insight, state, node.seat, { level: 'habitue', effort, seed })[0]?.action
        : chance(node),
    1_500,
  );
  return line.moves.map(({ step }) => step.state);
};
const isWeak = ({ players, turn }: PartieState): boolean =>
  players.some(({ life, cell }, seat) => seat !== turn && cell !== null && life <= WEAK);
/** A study drawn at random, or the decisions of a game, the last ones first. */
const draw = function* (random: Rng): Generator<Position> {
  const states = oneIn(random, 8) ? met(random).filter(isWeak).slice(-30).toReversed() : [drawDuel(random, WEAK).state];
  let found = 0;
  for (const state of states) {
    const position = positionOf(state);
    if (position === undefined) continue;
    yield position;
    if ((found += 1) === 4) return;
  }
};
export const STUDIES = kind({ what: 'battlefight/partie, wins of a turn', game: partie, insight, effort, draw });
