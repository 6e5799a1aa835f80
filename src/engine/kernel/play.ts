import type { Game, Node, Open, Step, Types } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { rng } from './rng.ts';
import type { Cite } from './rules.ts';

/** Who answers a node: undefined when nothing is left to say. */
export type Player<S, A, R extends string> = (node: Open<A, R>, state: S) => A | undefined;
export interface Move<T extends Types> {
  readonly action: T['action'];
  readonly step: Step<T['state'], T['event']>;
}
export interface Line<T extends Types> {
  readonly start: T['state'];
  readonly moves: readonly Move<T>[];
}
/** Why a line stopped; `at` counts the actions played before. */
export type Stop<T extends Types> =
  | (Cite<T['rule']> & { readonly why: 'end'; readonly result: string })
  | { readonly why: 'refused'; readonly at: number; readonly action: T['action']; readonly refusal: T['refusal'] }
  | { readonly why: 'script-over' | 'budget'; readonly at: number };

/** Whether an action is one of those that the node lists (the very object, so a cheap test): then it needs no refusal. */
export const isListed = <A, R extends string>(node: Open<A, R>, action: A): boolean => {
  if (node.kind !== 'chance') return node.options.includes(action);
  for (const outcome of node.outcomes) if (outcome.action === action) return true;
  return false;
};

/** What an open node lists, whoever answers it, in its order. */
export const listed = <A, R extends string>(node: Node<A, R>): readonly A[] =>
  node.kind === 'end' ? [] : node.kind === 'chance' ? node.outcomes.map(({ action }) => action) : node.options;

/** The one loop: asks, refuses or applies, until the end, a refusal, silence, or `maxSteps` actions (10,000 unless told). */
export const play = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  who: Player<T['state'], T['action'], T['rule']>,
  maxSteps = 10_000,
): { readonly line: Line<T>; readonly stop: Stop<T> } => {
  const moves: { action: T['action']; step: Step<T['state'], T['event']> }[] = [];
  const line = { start, moves };
  let state = start;
  for (;;) {
    const at = moves.length;
    const node = game.node(state);
    if (node.kind === 'end') return { line, stop: { why: 'end', result: node.result, cites: node.cites } };
    if (at >= maxSteps) return { line, stop: { why: 'budget', at } };
    const action = who(node, state);
    if (action === undefined) return { line, stop: { why: 'script-over', at } };
    const refusal = isListed(node, action) ? undefined : game.refuse(state, action);
    if (refusal !== undefined) return { line, stop: { why: 'refused', at, action, refusal } };
    const step = game.apply(state, action);
    moves.push({ action, step });
    state = step.state;
  }
};

/** A worked example: every action is written down, chance's too; `rest()` must be 0 at the end. */
export const scripted = <const A>(actions: readonly A[]): (() => A | undefined) & { readonly rest: () => number } => {
  let next = 0;
  const answer = (): A | undefined => (next < actions.length ? actions[next++] : undefined);
  return Object.assign(answer, { rest: () => actions.length - next });
};

/** A seeded draw at every node: by weight for chance, evenly for a seat or a report. */
export const seeded = (seed: number): (<A>(node: Open<A, string>) => A | undefined) => {
  const { below } = rng(seed);
  return (node) => {
    if (node.kind !== 'chance') return node.options[below(node.options.length)];
    let total = 0;
    for (const { weight } of node.outcomes) total += weight;
    let left = below(total);
    for (const { action, weight } of node.outcomes) {
      left -= weight;
      if (left < 0) return action;
    }
    return undefined;
  };
};

/** Chance from one hand, seats from another: fixed dice with free choices, or the reverse. Reports come with the dice: both are read on the table. */
export const table =
  <S, A, R extends string>(chance: Player<S, A, R>, seats: Player<S, A, R>): Player<S, A, R> =>
  (node, state) =>
    (node.kind === 'choice' ? seats : chance)(node, state);

/** The whole line, or why it stopped before the last action and the line as far as it went. An end before the last action is a stop. */
export type Replayed<T extends Types> = Result<Line<T>, Stop<T> & { readonly line: Line<T> }>;
/** Leads a line to these actions: the moves whose actions are the very same objects stay as they are, move by move, and what follows is played. One more action costs one action. */
export const replayOn = <T extends Types>(
  game: Game<T>,
  before: Line<T>,
  actions: readonly T['action'][],
): Replayed<T> => {
  const { start } = before;
  const differs = before.moves.findIndex(({ action }, i) => action !== actions[i]);
  const kept = differs === -1 ? before.moves : before.moves.slice(0, differs);
  const at = kept.length;
  if (at === actions.length) return ok(differs === -1 ? before : { start, moves: kept });
  const rest = actions.slice(at);
  const { line, stop } = play(game, stateAt(before, at), scripted(rest), rest.length);
  const whole = { start, moves: [...kept, ...line.moves] };
  if (line.moves.length === rest.length) return ok(whole);
  return err({ ...stop, ...('at' in stop ? { at: stop.at + at } : {}), line: whole });
};
/** Plays written actions from a state. */
export const replayLine = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  actions: readonly T['action'][],
): Replayed<T> => replayOn(game, { start, moves: [] }, actions);

/** The state after `count` actions of a line: 0 is its start; beyond the last action, its last state. */
export const stateAt = <T extends Types>(line: Line<T>, count: number): T['state'] =>
  count <= 0 ? line.start : (line.moves.at(Math.min(count, line.moves.length) - 1)?.step.state ?? line.start);
/** What a board shows after `count` actions of a line: its state, and what the last of them told. */
export const shownAt = <T extends Types>(
  line: Line<T>,
  count: number,
): { readonly state: T['state']; readonly events: readonly T['event'][] } => ({
  state: stateAt(line, count),
  events: line.moves[count - 1]?.step.events ?? [],
});
