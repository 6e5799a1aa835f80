// A game looked back on: how the chances went, what chance gave, and the moments that turned it.
import type { Game, Seat, Types } from './game.ts';
import { type Effort, ponder } from './levels.ts';
import { type Line, stateAt } from './play.ts';
import type { Insight } from './think.ts';

/** A moment that changed the chances of somebody. */
export interface Turn<A> {
  readonly at: number; // actions played before it
  readonly by: 'choice' | 'chance';
  readonly seat: Seat; // who chose; for chance, who gained or lost most
  readonly change: number; // of the chance of that seat, -1 to 1; never above 0 for a choice
  readonly better?: A; // for a choice: what was worth more
}
export interface Review<A> {
  readonly chances: readonly (readonly number[])[]; // after each number of actions, from 0: by seat, as it looked
  readonly luck: readonly number[]; // by seat: the chances that chance gave, beyond what was to be expected of it
  readonly turns: readonly Turn<A>[]; // the greatest, in the order of play
}

/** Moments told. */
const TOLD = 3;
/** Decisions thought about again: those after which the chances of who chose fell most. */
const EXAMINED = 24;
/** A change that nobody would notice is no turn. */
const LEAST = 0.01;
/** Steps that nobody decides, run before a position is judged: a throw is worth what it leads to. */
const AHEAD = 20;

const difference = (after: readonly number[], before: readonly number[]): readonly number[] =>
  after.map((one, i) => one - (before[i] ?? 0));
const widest = (changes: readonly number[]): Seat =>
  changes.reduce((best, one, i) => (Math.abs(one) > Math.abs(changes[best] ?? 0) ? i : best), 0) as Seat;

const judge =
  <T extends Types>(game: Game<T>, insight: Insight<T['state'], T['action']>) =>
  (state: T['state']): readonly number[] => {
    let at = state;
    for (let i = 0; i < AHEAD; i += 1) {
      const node = game.node(at);
      if (node.kind !== 'choice' || node.options.length > 1) break;
      at = game.apply(at, node.options[0]).state;
    }
    return insight.value(at);
  };

interface Followed<A> {
  readonly chances: Review<A>['chances'];
  readonly luck: Review<A>['luck'];
  readonly thrown: readonly Turn<A>[];
  readonly choices: readonly { readonly at: number; readonly seat: Seat; readonly fall: number }[];
}
/** Every position judged, every chance set against what was to be expected of it. */
function* follow<T extends Types>(
  game: Game<T>,
  insight: Insight<T['state'], T['action']>,
  line: Line<T>,
): Generator<number, Followed<T['action']>> {
  const worth = judge(game, insight);
  const chances: (readonly number[])[] = [insight.value(line.start)];
  const luck = (chances[0] ?? []).map(() => 0);
  const thrown: Turn<T['action']>[] = [];
  const choices: { readonly at: number; readonly seat: Seat; readonly fall: number }[] = [];
  for (const [at, { action, step }] of line.moves.entries()) {
    const before = stateAt(line, at);
    const node = game.node(before);
    chances.push(insight.value(step.state));
    if (at % 20 === 0) yield at / line.moves.length;
    if (node.kind === 'choice' && node.options.length > 1) {
      const fall = (worth(before)[node.seat] ?? 0) - (worth(step.state)[node.seat] ?? 0);
      choices.push({ at, seat: node.seat, fall });
    }
    if (node.kind !== 'chance' || node.outcomes.length < 2) continue;
    const all = node.outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const expected = luck.map(() => 0);
    for (const { action: other, weight } of node.outcomes)
      worth(game.apply(before, other).state).forEach((one, i) => {
        expected[i] = (expected[i] ?? 0) + (one * weight) / all;
      });
    const given = difference(worth(game.apply(before, action).state), expected);
    given.forEach((one, i) => {
      luck[i] = (luck[i] ?? 0) + one;
    });
    const seat = widest(given);
    thrown.push({ at, by: 'chance', seat, change: given[seat] ?? 0 });
  }
  return { chances, luck, thrown, choices };
}

/**
 * Looks back on a whole line, every hand open; each decision is judged by what its seat could see. Same seed, same review.
 * Gives how much of it is done, 0 to 1, now and then.
 */
export function* reviewAloud<T extends Types>(
  game: Game<T>,
  insight: Insight<T['state'], T['action']>,
  line: Line<T>,
  { effort, seed }: { readonly effort: Effort; readonly seed: number },
): Generator<number, Review<T['action']>> {
  const following = follow(game, insight, line);
  let next = following.next();
  for (; next.done !== true; next = following.next()) yield next.value / 2;
  const { chances, luck, thrown, choices } = next.value;
  const turns: Turn<T['action']>[] = [...thrown];
  const examined = choices.toSorted((a, b) => b.fall - a.fall).slice(0, EXAMINED);
  for (const [i, { at, seat }] of examined.entries()) {
    yield 0.5 + (0.5 * i) / examined.length;
    const asked = { level: 'redoutable', effort, seed: seed + at } as const;
    const thoughts = ponder<T>(game, insight, stateAt(line, at), seat, asked);
    const done = JSON.stringify(line.moves[at]?.action);
    const played = thoughts.find(({ action }) => JSON.stringify(action) === done);
    const [best] = thoughts;
    if (best !== undefined && played !== undefined && played.value < best.value)
      turns.push({ at, by: 'choice', seat, change: played.value - best.value, better: best.action });
  }
  const told = turns
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, TOLD)
    .toSorted((a, b) => a.at - b.at);
  return { chances, luck, turns: told };
}
