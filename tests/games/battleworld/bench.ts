// How fast the engine of Battleworld is.
import { advise } from '../../../src/engine/battleworld/combat/advise.ts';
import { combat } from '../../../src/engine/battleworld/combat/index.ts';
import type { CombatAction, CombatScenario, CombatState } from '../../../src/engine/battleworld/combat/types.ts';
import { partie } from '../../../src/engine/battleworld/partie/index.ts';
import { P1 } from '../../../src/engine/battleworld/scenarios.ts';
import { SCENARIOS } from './ready.ts';
import { play, replayLine, seeded } from '../../../src/engine/kernel/play.ts';
import { perft } from '../../../src/engine/kernel/perft.ts';
import { rng } from '../../../src/engine/kernel/rng.ts';
import { number, randomPlay, row, started, time } from '../../bench/measures.ts';
import { type Played, playDuels, reduceDuels, startsOf } from './boardgame-io.ts';

const fight = (target: string, ...attackers: readonly string[]): CombatScenario => ({
  attackers: attackers.map((sheet) => ({ sheet })),
  target: { kind: 'unit', unit: { sheet: target } },
});
randomPlay('combat: Capitaine and Hulk against Fatalis', combat, fight('fatalis', 'capitaine-america', 'hulk'));
randomPlay(
  'combat: four Avengers against Ultron',
  combat,
  fight('ultron', 'hulk', 'capitaine-america', 'iron-man', 'thor'),
);
for (const { id, scenario } of SCENARIOS) randomPlay(`partie: ${id}`, partie, scenario);
randomPlay('partie: P1, 12 rounds', partie, { ...P1, clock: 12 });

// Best play, in the middle of a combat.
const after = (scenario: CombatScenario, rolls: readonly number[]): CombatState =>
  [{ type: 'declare' } as const, ...rolls.map((value): CombatAction => ({ type: 'roll', value }))].reduce(
    (state, action) => combat.apply(state, action).state,
    started(combat, scenario),
  );
const best = (name: string, state: CombatState): void => {
  const [advice, took] = time(() => advise(state));
  row(
    `best play: ${name}`,
    `${number(took)} ms`,
    advice.ok ? `${advice.value.options.length} choices, exact` : advice.error.code,
  );
};
best('E1 after the base rolls', after(fight('fatalis', 'capitaine-america', 'hulk'), [2, 8, 7]));
best('Iron-Man against Fatalis', after(fight('fatalis', 'iron-man'), [3, 5]));
best('Serval against Ultron', after(fight('ultron', 'serval'), [2, 4]));
best(
  'four Avengers against Ultron',
  after(fight('ultron', 'hulk', 'capitaine-america', 'iron-man', 'thor'), [6, 3, 4, 5, 7]),
);

// Undo, jump, fork: a position is a list of actions, played again each time.
const start = started(partie, { ...P1, clock: 12 });
const actions = play(partie, start, seeded(3))
  .line.moves.map(({ action }) => action)
  .slice(0, 400);
replayLine(partie, start, actions);
row(`replay of ${actions.length} actions`, `${number(time(() => replayLine(partie, start, actions))[1])} ms`);
const [counted, perftTook] = time(() => perft(partie, start, 5));
row('perft 5 of P1', `${number(perftTook)} ms`, `${counted.lines} lines, ${counted.states} states`);

// The same simple duel (D6 with 3 tokens against D8 with 4, no reroll), here and in boardgame.io.
const GAMES = 3_000;
const simple = started(combat, {
  attackers: [{ sheet: 'capitaine-america', reroll: 0 }],
  target: { kind: 'unit', unit: { sheet: 'fatalis', reroll: 0 } },
});
const ours = (): Played => {
  const results: Record<string, number> = { attack: 0, tie: 0, defence: 0 };
  let decisions = 0;
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const { line, stop } = play(combat, simple, seeded(seed));
    if (stop.why === 'end') results[stop.result] = (results[stop.result] ?? 0) + 1;
    decisions += line.moves.filter(({ action }) => action.type !== 'roll' && action.type !== 'declare').length;
  }
  return { decisions, results };
};
const { below } = rng(20_261_121);
const starts = startsOf(GAMES, below);
ours();
playDuels(100, below);
reduceDuels(starts.slice(0, 500), below);
const [mine, mineTook] = time(ours);
const [theirs, theirsTook] = time(() => playDuels(GAMES, below));
const [reduced, reducedTook] = time(() => reduceDuels(starts, below));
const shares = (results: Readonly<Record<string, number>>): string =>
  Object.entries(results)
    .map(([result, count]) => `${result} ${((100 * count) / GAMES).toFixed(1)} %`)
    .join(', ');
const duels = (who: string, { decisions, results }: Played, took: number): void =>
  row(
    `simple duel, ${who}`,
    `${number((1000 * GAMES) / took)} games/s`,
    `${number((1000 * decisions) / took)} decisions/s; ${shares(results)}`,
  );
duels('this engine', mine, mineTook);
duels('boardgame.io, a client a game', theirs, theirsTook);
duels('boardgame.io, its reducer alone', reduced, reducedTook);
row(
  'ratio',
  `× ${number(theirsTook / mineTook)}, × ${number(reducedTook / mineTook)}`,
  'against a client a game, against the reducer alone',
);
