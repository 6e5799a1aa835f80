// From a replayed line to what the log shows: sentences, the rules they cite, the totals they open.
import type { Seat } from '../../engine/kernel/game.ts';
import { type Line, replayLine, stateAt } from '../../engine/kernel/play.ts';
import type { Cite, Tally } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typographie.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import type { Branch } from './line.ts';
import type { ModeUi } from './mode.ts';
import { actorOf } from './phases.ts';

export interface Sentence {
  readonly text: string; // typeset
  readonly cites: readonly string[];
  readonly tally?: Tally<string> | undefined;
}
export interface Entry {
  readonly step: number; // from 1
  readonly seat?: Seat | undefined; // whose action it was; none for chance
  readonly sentences: readonly Sentence[];
}

type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;
const seatOf = (actor: string | undefined): Seat | undefined =>
  actor !== undefined && /^[0-5]$/.test(actor) ? (Number(actor) as Seat) : undefined;

/** Who answered each step of a line: the node's own hand, or the seat that did something beside it. */
export const actorsOf = <S, A, E extends Cite<R>, R extends string, P>(
  { game }: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
): readonly string[] =>
  line.moves.map(({ action }, i) => {
    const state = stateAt(line, i);
    const text = game.asides === undefined ? '' : JSON.stringify(action);
    const aside = game.asides?.(state).find((one) => JSON.stringify(one.action) === text);
    return aside === undefined ? actorOf(game.node(state)) : `${aside.seat}`;
  });

/** What stands for a step that tells nothing: the label of its action, unless another hand played it and hands are hidden. */
const untold = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  action: A,
  before: S,
  seat: Seat | undefined,
  { viewer }: Eyes<S, E>,
): string => {
  if (viewer === undefined || (seat !== undefined && seat === viewer)) return `${mode.text.action(action, before)}.`;
  return seat === undefined ? 'Un tirage caché.' : `${mode.text.seat(seat, before)} : un coup caché.`;
};

/** One entry per step, as told to who looks: everything unless told. */
export const entriesOf = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
  actors: readonly string[],
  eyes: Eyes<S, E> = eyesOf(mode, undefined),
): readonly Entry[] =>
  line.moves.map(({ action, step }, i) => {
    const before = eyes.state(stateAt(line, i));
    const seat = seatOf(actors[i]);
    const sentences = step.events.map((real): Sentence => {
      const event = eyes.event(real, step.state);
      return {
        text: typographie(mode.text.event(event, before)),
        cites: [...event.cites],
        tally: mode.eventTally?.(event),
      };
    });
    const told =
      sentences.length > 0 ? sentences : [{ text: typographie(untold(mode, action, before, seat, eyes)), cites: [] }];
    return { step: i + 1, seat, sentences: told };
  });

const cache = new WeakMap<object, { readonly eyes: unknown; readonly entries: readonly Entry[] }>();
/** What an abandoned branch told, after the actions that were not its own. */
export const branchEntries = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  start: S,
  branch: Branch<A>,
  eyes: Eyes<S, E> = eyesOf(mode, undefined),
): readonly Entry[] => {
  const known = cache.get(branch);
  if (known !== undefined && known.eyes === eyes) return known.entries;
  const played = replayLine(mode.game, start, branch.actions);
  const replayed = played.ok ? played.value : played.error.line;
  const entries = entriesOf(mode, replayed, actorsOf(mode, replayed), eyes).slice(branch.at);
  cache.set(branch, { eyes, entries });
  return entries;
};

/** Every rule that the steps of a line cite, once each, in order. */
export const citedBy = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
): readonly string[] => {
  const ids = new Set<string>();
  line.moves.forEach(({ step }) => {
    for (const event of step.events) for (const id of event.cites) ids.add(id);
    for (const { tally } of mode.tallies(step.state))
      for (const part of tally.parts) for (const id of part.cites) ids.add(id);
    for (const event of step.events)
      for (const part of mode.eventTally?.(event)?.parts ?? []) for (const id of part.cites) ids.add(id);
  });
  return [...ids];
};
