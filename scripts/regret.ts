// `npm run regret -- [kind] [count]`: how often Redoutable, as it plays at the table, finds a best gesture where a search has settled each of them, and how much of the chance of winning it loses a decision.
// Positions are drawn from seeded games (scripts/regret/): SEED draws others. Those where every gesture is as good are counted apart: nothing can be lost there.
// `npm run regret -- problems [count] [jeu]`: the same on the problems of the day, chosen to be hard, and which ask for something of their own (scripts/regret/problems.ts).
import { canonical } from '../src/engine/kernel/json.ts';
import { ponder } from '../src/engine/kernel/levels.ts';
import { known } from '../src/engine/kernel/result.ts';
import { rng } from '../src/engine/kernel/rng.ts';
import { COMBATS } from './regret/combats.ts';
import type { Kind, Position, Weighed } from './regret/position.ts';
import { problems } from './regret/problems.ts';
import { STUDIES } from './regret/studies.ts';
import { TURNS } from './regret/turns.ts';

const [ONLY = '', COUNT = '100', JEU = ''] = process.argv.slice(2); // positions of a kind where the choice matters
const SEED = Number(process.env['SEED'] ?? 20_261_125);
const DRAWS = 5_000; // at most

const matters = ({ weighed }: Position): boolean => weighed.some(({ rank }) => rank > 0);
const bestOf = (weighed: readonly Weighed[]): number => Math.max(...weighed.map(({ chance }) => chance));
const found = ({ weighed }: Position, action: unknown): Weighed =>
  known(weighed.find((one) => canonical(one.action) === canonical(action)));
/** What it thinks of by itself. */
const thought = ({ game, insight, effort }: Kind, { state, seat }: Position): unknown =>
  ponder(game, insight, state, seat, { level: 'redoutable', effort, seed: SEED })[0]?.action;

/** How often one of the best, and what is lost on average, in points of the chance of winning. */
const told = (positions: readonly Position[], taken: readonly Weighed[]): string => {
  const best = taken.filter(({ rank }) => rank === 0).length;
  const lost = taken.reduce((sum, { chance }, i) => sum + Math.max(0, bestOf(known(positions[i]).weighed) - chance), 0);
  return `a best one in ${best} of ${taken.length} (${((100 * best) / taken.length).toFixed(1)} %), ${((100 * lost) / taken.length).toFixed(2)} points lost`;
};
const measured = (one: Kind): void => {
  const random = rng(SEED);
  const positions: Position[] = [];
  const [alone, table]: readonly [Weighed[], Weighed[]] = [[], []];
  let even = 0;
  for (let i = 0; i < DRAWS && positions.length < Number(COUNT); i += 1)
    for (const position of one.draw(random)) {
      if (!matters(position)) {
        even += 1;
        continue;
      }
      const idea = found(position, thought(one, position));
      positions.push(position);
      alone.push(idea);
      table.push(position.atTable === undefined ? idea : found(position, position.atTable));
      console.error(`  ${one.what}: ${told(positions, table)}`);
    }
  const exact = positions.filter(({ atTable }) => atTable !== undefined).length;
  console.log(`${one.what}: ${told(positions, table)}; ${even} positions beside where every gesture is as good`);
  if (exact > 0) console.log(`  the exact odds came in time in ${exact}; thinking alone: ${told(positions, alone)}`);
};

console.log(`seed ${SEED}`);
if (ONLY === 'problems') await problems(JEU, Number(COUNT), SEED);
else for (const one of [COMBATS, TURNS, STUDIES]) if (one.what.startsWith(ONLY)) measured(one);
