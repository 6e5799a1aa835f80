// How fast the machine of Versus is: random play, replay of a whole game, the planner of discs.
import { partie } from '../../../src/engine/versus/partie/index.ts';
import { mostOf } from '../../../src/engine/versus/planner.ts';
import { GAMES } from './ready.ts';
import { weigh } from '../../../src/engine/versus/subjects.fixture.ts';
import { play, replayLine } from '../../../src/engine/kernel/play.ts';
import { leaning } from '../../../src/engine/kernel/weigh.ts';
import { number, row, started, time } from '../../bench/measures.ts';
import { ready } from './samples.ts';

const PLAYED = 40;
for (const { id, scenario } of GAMES) {
  const state = started(partie, scenario);
  let steps = 0;
  const [, took] = time(() => {
    for (let seed = 1; seed <= PLAYED; seed += 1) steps += play(partie, state, leaning(seed, weigh)).line.moves.length;
  });
  row(`partie: ${id}`, `${number(took / PLAYED)} ms a game`, `${Math.round(steps / PLAYED)} actions`);
}
// Undo, jump, fork: a position is a list of actions, played again each time.
const start = started(partie, ready('partie-complete'));
const actions = play(partie, start, leaning(3, weigh)).line.moves.map(({ action }) => action);
row(`replay of ${actions.length} actions`, `${number(time(() => replayLine(partie, start, actions))[1])} ms`);
const EIGHT = Array.from({ length: 8 }, () => 2);
row(
  'planner: eight turns',
  `${number(time(() => mostOf({ discs: { available: 3, spent: 0, unavailable: 7 }, recovery: EIGHT, wanted: EIGHT }))[1])} ms`,
);
