// Games under way for `npm run frames`: a seeded game of each table, as the link of a moment after so many of its actions.
import { play } from '../../src/engine/kernel/play.ts';
import { leaning } from '../../src/engine/kernel/weigh.ts';
import { encodeMoment } from '../../src/engine/scenario/moment.ts';
import { GAMES } from '../../tests/games/index.ts';
import { readyIn } from '../../tests/ready.ts';

const LONG = 300; // actions: a long game
const LEFT = 40; // and so many of them still to come, that steps may be measured
const SEEDS = 12;

export interface LongGame {
  readonly name: string;
  readonly early: string; // addresses of the table, with the moment
  readonly late: string;
  readonly played: number; // actions before the late one
}
/** A ready-made game of some length: the moment after four of its actions, and after three hundred; as far as the longest of a dozen goes, where none is that long. */
export const longGame = async (jeu: string, scenario: string): Promise<LongGame> => {
  const ready = (await readyIn(jeu)).find(({ id }) => id === scenario);
  const mode = GAMES.find((game) => game.jeu === jeu)?.modes[ready?.name ?? ''];
  const start = mode?.game.setup(ready?.scenario);
  if (ready === undefined || mode === undefined || start?.ok !== true) throw new Error(`no table: ${jeu}, ${scenario}`);
  const lines = Array.from(
    { length: SEEDS },
    (_, seed) => play(mode.game, start.value, leaning(seed + 1, mode.weigh), LONG + LEFT).line,
  );
  const [longest] = lines.toSorted((a, b) => b.moves.length - a.moves.length);
  if (longest === undefined) throw new Error('no game was played');
  const played = Math.min(LONG, longest.moves.length - LEFT);
  const after = (count: number): string =>
    `${jeu}/jouer/#p=${encodeMoment(mode.game, mode.codec, ready.scenario, { start: longest.start, moves: longest.moves.slice(0, count) })}`;
  return { name: `${jeu}, ${scenario}`, early: after(4), late: after(played), played };
};
