// The line of a game under the reader's hands, replayed as it grows: where we stand, what is open, what the last step told.
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Node } from '../../engine/kernel/game.ts';
import { isListed, type Line, replayOn, stateAt } from '../../engine/kernel/play.ts';
import type { Cite, Refusal } from '../../engine/kernel/rules.ts';
import { actorsOf } from './entries.ts';
import { forcedOf } from './forced.ts';
import { type LineMove, lineReducer, type LineState } from './line.ts';
import type { ModeUi } from './mode.ts';

export interface Refused<A, R extends string> {
  readonly action: A;
  readonly refusal: Refusal<R>;
}
export interface UseLine<S, A, E, R extends string> {
  readonly line: LineState<A>;
  readonly send: (move: Exclude<LineMove<A>, { readonly type: 'play' }>) => void;
  /** Plays an action that is open here; nothing, when the line has moved on meanwhile (an undo and an answer at the same moment). */
  readonly answer: (action: A) => void;
  /** Plays an action, or says why it is refused. True when it was played. */
  readonly attempt: (action: A) => boolean;
  readonly refused: Refused<A, R> | undefined;
  readonly replayed: Line<S, A, E>; // the whole line, what is undone included
  readonly actors: readonly string[]; // who answered each of its steps
  readonly cursor: number;
  readonly state: S;
  readonly node: Node<A, R>;
  readonly forced: A | undefined; // the open action, when it only carries on what was decided
  readonly events: readonly E[];
}

/** A line that goes on from one already replayed (nothing but its start, for a new game): one more action costs one action. Actions that the rules refuse (an old save) are cut off with what follows them. */
export const useLine = <S, A, E extends Cite<R>, R extends string, P>(
  mode: ModeUi<S, A, E, R, P>,
  opened: Line<S, A, E>,
  initial: LineState<A>,
): UseLine<S, A, E, R> => {
  const [line, send] = useReducer<LineState<A>, LineMove<A>>(lineReducer, initial);
  const [refused, setRefused] = useState<Refused<A, R> | undefined>(undefined);
  const latest = useRef(opened);
  const replayed = useMemo(() => {
    const before = latest.current.start === opened.start ? latest.current : opened;
    const played = replayOn(mode.game, before, line.actions);
    latest.current = played.ok ? played.value : played.error.line;
    return latest.current;
  }, [mode, opened.start, line.actions]);
  const actors = useMemo(() => actorsOf(mode, replayed), [mode, replayed]);
  const cursor = Math.min(line.cursor, replayed.moves.length);
  const state = stateAt(replayed, cursor);
  const node = useMemo(() => mode.game.node(state), [mode, state]);
  const forced = useMemo(() => forcedOf(mode, node, state), [mode, node]);
  useEffect(() => setRefused(undefined), [state]);

  const answer = (action: A): void => send({ type: 'play', action, on: line });
  const attempt = (action: A): boolean => {
    const refusal = node.kind !== 'end' && isListed(node, action) ? undefined : mode.game.refuse(state, action);
    setRefused(refusal === undefined ? undefined : { action, refusal });
    if (refusal !== undefined) return false;
    answer(action);
    return true;
  };
  return {
    line,
    send,
    answer,
    attempt,
    refused,
    replayed,
    actors,
    cursor,
    state,
    node,
    forced,
    events: replayed.moves[cursor - 1]?.step.events ?? [],
  };
};
