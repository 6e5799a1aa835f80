// By hand: `node tests/fuzz/play.ts 10000 [seed] [jeu]`. Seeded random games of every mode that gives some to play (tests/games/<jeu>/), each moment
// checked: invariants, refusals, sentences, replay. Prints how the games ended and, when something broke, the seed of the game.
import { listed, play, type Player, replayLine } from '../../src/engine/kernel/play.ts';
import { rng } from '../../src/engine/kernel/rng.ts';
import { leaning } from '../../src/engine/kernel/weigh.ts';
import { GAMES } from '../games/index.ts';
import type { AnyMode, Fuzz, GameSubject } from '../games/subject.ts';

export interface Fuzzed {
  readonly ends: Readonly<Record<string, number>>;
  readonly codes: Readonly<Record<string, number>>; // refusals met
  readonly steps: number;
  readonly faults: readonly string[]; // the first ten
}
export interface Fuzzable extends Pick<AnyMode, 'game' | 'text' | 'weigh'>, Pick<GameSubject, 'jeu' | 'rules'> {
  readonly fuzz: Fuzz<unknown>;
}
/** Every mode that gives random games to play. */
export const FUZZED: readonly Fuzzable[] = GAMES.flatMap(({ jeu, rules, modes }) =>
  Object.values(modes).flatMap(({ game, text, fuzz, weigh }) =>
    fuzz === undefined ? [] : [{ jeu, rules, game, text, fuzz, weigh }],
  ),
);

/** Seats and chance at random; now and then somebody does what one may do beside the turn (resign, offer a draw), where the game has such things. */
const anyone = ({ game, weigh }: Pick<AnyMode, 'game' | 'weigh'>, seed: number): Player<unknown, unknown, string> => {
  const [main, { below }] = [leaning(seed, weigh), rng(seed + 0x5eed)];
  return (node, state) => {
    const asides = game.asides?.(state) ?? [];
    return (asides.length > 0 && below(60) === 0 ? asides[below(asides.length)]?.action : undefined) ?? main(node);
  };
};
const typeOf = (action: unknown): unknown => (action as { readonly type?: unknown } | undefined)?.type;
/** A capital, a figure or a name of a piece (« a1 ») first, a quotation mark or a minus before it at most; a full stop, or a question. */
const SENTENCE = /^(?:« |−)?(?:[\p{Lu}\d]|\p{Ll}\d).*[.?]$/su;
const HOLE = /\bundefined\b|NaN|\bnull\b|\[object/;

/** Plays `count` games of a mode from a seed; a fault tells its game, so that it can be played again alone. */
export const playGames = ({ game, text, rules, fuzz, weigh }: Fuzzable, count: number, first = 1): Fuzzed => {
  const [ends, codes]: [Record<string, number>, Record<string, number>] = [{}, {}];
  const faults: string[] = [];
  let steps = 0;
  // Actions met in other games: candidates for a refusal.
  const pool: unknown[] = [];

  for (let seed = first; seed < first + count; seed += 1) {
    const { below } = rng(seed);
    const scenario = fuzz.scenario(below);
    const fault = (what: string): void => {
      if (faults.length < 10) faults.push(`game ${seed}: ${what}`);
    };
    const start = game.setup(scenario);
    if (!start.ok) {
      fault(`set-up refused: ${start.error.map(({ code }) => code).join(', ')}`);
      continue;
    }
    const told = (sentence: string, of: string): void => {
      if (!SENTENCE.test(sentence) || HOLE.test(sentence)) fault(`${of} says "${sentence}"`);
    };
    const refusals = (state: unknown): void => {
      const node = game.node(state);
      const open = listed(node);
      const mine = open[below(Math.max(1, open.length))];
      if (mine !== undefined && game.refuse(state, mine) !== undefined)
        fault(`refuses what is open: ${JSON.stringify(mine)}`);
      // Half of the time of a type that is open now: refused for a better reason than the phase.
      const near = below(2) === 0 ? pool.filter((action) => typeOf(action) === typeOf(mine)) : [];
      const candidates = near.length > 0 ? near : pool;
      const stranger = candidates[below(Math.max(1, candidates.length))];
      if (stranger !== undefined) {
        const refusal = game.refuse(state, stranger);
        if (refusal !== undefined) {
          codes[refusal.code] = (codes[refusal.code] ?? 0) + 1;
          told(text.refusal(refusal), refusal.code);
          if (refusal.cites.some((rule) => !Object.hasOwn(rules, rule))) fault(`${refusal.code} cites an unknown rule`);
        } else if (
          ![...open, ...(game.asides?.(state) ?? []).map(({ action }) => action)].some(
            (action) => game.key(game.apply(state, action).state) === game.key(game.apply(state, stranger).state),
          )
        ) {
          fault(`lets through what leads nowhere listed: ${JSON.stringify(stranger)}`);
        }
      }
      if (mine !== undefined && below(4) === 0) pool[pool.length < 400 ? pool.length : below(400)] = mine;
    };
    try {
      const { line, stop } = play(game, start.value, anyone({ game, weigh }, seed), 5_000);
      refusals(start.value);
      for (const { step } of line.moves) {
        for (const { name, holds } of game.invariants) if (!holds(step.state)) fault(`broken: ${name}`);
        for (const event of step.events) told(text.event(event, step.state), event.type);
        if (game.node(step.state).kind !== 'end') told(text.node(step.state), 'node');
        refusals(step.state);
      }
      steps += line.moves.length;
      const end = stop.why === 'end' ? stop.result : stop.why;
      ends[end] = (ends[end] ?? 0) + 1;
      const last = line.moves.at(-1)?.step.state ?? start.value;
      if (stop.why === 'end') told(text.result(stop.result, last), 'the result');
      else fault(`stopped: ${stop.why}`);
      const again = replayLine(
        game,
        start.value,
        line.moves.map(({ action }) => JSON.parse(JSON.stringify(action)) as unknown),
      );
      if (!again.ok || game.key(again.value.moves.at(-1)?.step.state ?? start.value) !== game.key(last))
        fault('does not replay');
    } catch (error) {
      fault(`thrown: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ends, codes, steps, faults };
};

if (import.meta.main) {
  const [count, first] = [Number(process.argv[2] ?? 1_000), Number(process.argv[3] ?? 1)];
  const sorted = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([what, times]) => `${String(times).padStart(9)}  ${what}`)
      .join('\n');
  for (const mode of FUZZED.filter(({ jeu }) => process.argv[4] === undefined || jeu === process.argv[4])) {
    const before = performance.now();
    const { ends, codes, steps, faults } = playGames(mode, count, first);
    console.log(
      `${mode.game.id}: ${count} games, ${steps} steps, ${((performance.now() - before) / 1000).toFixed(1)} s\nEnds\n${sorted(ends)}\nRefusals\n${sorted(codes)}`,
    );
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
