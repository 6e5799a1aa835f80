// How fast the machine of Battle Beyond Space is: random play on the 397 hexes of the example board, its nodes, and the search of a problem.
import { solveTurn } from '../../../src/engine/battle-beyond-space/escarmouche/solve.ts';
import { escarmouche } from '../../../src/engine/battle-beyond-space/escarmouche/index.ts';
import { EXAMPLES } from '../../../src/engine/battle-beyond-space/examples.ts';
import { partie } from '../../../src/engine/battle-beyond-space/partie/index.ts';
import { GAMES } from './ready.ts';
import { play, replayLine, seeded } from '../../../src/engine/kernel/play.ts';
import { number, randomPlay, row, started, time } from '../../bench/measures.ts';
import { CHALLENGE, CROWD, MIDGAME, ready } from './samples.ts';

for (const { id, scenario } of GAMES) randomPlay(`partie: ${id}`, partie, scenario);
randomPlay('partie: the middle of a game, powers shown', partie, MIDGAME);
randomPlay('partie: eighty ships scattered', partie, CROWD);

// Undo, jump, fork: a position is a list of actions, played again each time.
const start = started(partie, ready('premier-contact'));
const actions = play(partie, start, seeded(3)).line.moves.map(({ action }) => action);
replayLine(partie, start, actions);
row(`replay of ${actions.length} actions`, `${number(time(() => replayLine(partie, start, actions))[1])} ms`);

const problems = [CHALLENGE, ...EXAMPLES.flatMap((one) => (one.mode === 'escarmouche' ? [one.scenario] : []))];
for (const scenario of problems) {
  const state = started(escarmouche, scenario);
  const [solution, took] = time(() => solveTurn(state));
  row(`is there a way: ${scenario.name}`, `${number(took)} ms`, `${solution.kind}, ${solution.visited} moments`);
}
