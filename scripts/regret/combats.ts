// Combats of Battleworld, met in whole games played at random: best play for both sides settles them.
import { advise } from '../../src/engine/battleworld/combat/advise.ts';
import { combat } from '../../src/engine/battleworld/combat/index.ts';
import { effort, insight } from '../../src/engine/battleworld/combat/insight.ts';
import type { CombatAction, CombatState } from '../../src/engine/battleworld/combat/types.ts';
import { partie } from '../../src/engine/battleworld/partie/index.ts';
import type { PartieScenario } from '../../src/engine/battleworld/partie/types.ts';
import type { Advice, Prospect } from '../../src/engine/kernel/advice.ts';
import { pick } from '../../src/engine/kernel/draw.ts';
import { play, seeded } from '../../src/engine/kernel/play.ts';
import { toNumber, ZERO } from '../../src/engine/kernel/ratio.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import { readyIn } from '../../tests/ready.ts';
import { kind, type Position, type Weighed } from './position.ts';

const SETTLED = 1_000_000; // states of a search: more than the page looks at
const PATIENCE = 3_000; // ms that the table waits for the exact odds (useMachine.ts)

/** The chance that the fight turns well: by who falls where that may differ, else by who wins; a tie is half of both. */
const chanceOf = (
  { fells = ZERO, falls = ZERO, win, lose }: Prospect<CombatAction>,
  decided: Advice<CombatAction>['decided'],
): number => {
  const [good, bad] = decided === 'fall' ? [fells, falls] : [win, lose];
  return (1 + toNumber(good) - toNumber(bad)) / 2;
};
const weighedBy = ({ options, decided }: Advice<CombatAction>): readonly Weighed[] =>
  options.map((option) => ({ action: option.action, chance: chanceOf(option, decided), rank: -option.value }));
const first = (state: CombatState): { readonly action: CombatAction; readonly ms: number } | undefined => {
  const before = process.cpuUsage();
  const advice = advise(state);
  const { user, system } = process.cpuUsage(before);
  const best = advice.ok ? advice.value.options.toSorted((a, b) => b.value - a.value)[0] : undefined;
  return best && { action: best.action, ms: (user + system) / 1000 };
};

const scenarios = (await readyIn('battleworld')).filter(({ name }) => name === 'partie');
/** One decision of one combat of a game: others of it would be much the same. */
const draw = function* (random: Rng): Generator<Position> {
  const start = partie.setup(pick(random, scenarios).scenario as PartieScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(partie, start.value, seeded(random.next()));
  const states = line.moves.flatMap(({ step: { state } }) => {
    const node = state.combat === null ? undefined : combat.node(state.combat);
    return state.combat !== null && node?.kind === 'choice' && node.options.length > 1
      ? [{ state: state.combat, seat: node.seat }]
      : [];
  });
  if (states.length === 0) return;
  const { state, seat } = pick(random, states);
  const advice = advise(state, SETTLED);
  if (!advice.ok) return;
  const played = first(state);
  const atTable = played !== undefined && played.ms <= PATIENCE ? played.action : undefined;
  yield { state, seat, weighed: weighedBy(advice.value), ...(atTable === undefined ? {} : { atTable }) };
};
export const COMBATS = kind({ what: 'battleworld/combat, combats of games', game: combat, insight, effort, draw });
