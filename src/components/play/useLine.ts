// The line of a game under the reader's hands, replayed as it grows: where we stand, what is open, what the last step told.
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Node, Types } from '../../engine/kernel/game.ts';
import { isListed, type Line, replayOn, stateAt } from '../../engine/kernel/play.ts';
import { actorsOf } from './entries.ts';
import { forcedOf } from './forced.ts';
import { type LineMove, lineReducer, type LineState } from './line.ts';
import type { ModeUi } from './mode.ts';

export interface Refused<T extends Types> {
  readonly action: T['action'];
  readonly refusal: T['refusal'];
}
export interface UseLine<T extends Types> {
  readonly line: LineState<T['action']>;
  readonly send: (move: Exclude<LineMove<T['action']>, { readonly type: 'play' }>) => void;
  /** Plays an action that is open here, and those that follow it at once; nothing, when the line has moved on meanwhile (an undo and an answer at the same moment). */
  readonly answer: (action: T['action'], ...then: readonly T['action'][]) => void;
  /** Plays an action, or says why it is refused. True when it was played. */
  readonly attempt: (action: T['action']) => boolean;
  readonly refused: Refused<T> | undefined;
  /** The refusal has been read: it goes, unless another has come since. */
  readonly dismiss: (read: Refused<T>) => void;
  readonly replayed: Line<T>; // the whole line, what is undone included
  readonly actors: readonly string[]; // who answered each of its steps
  readonly cursor: number;
  readonly state: T['state'];
  readonly node: Node<T['action'], T['rule']>;
  readonly forced: T['action'] | undefined; // the open action, when it only carries on what was decided
  readonly events: readonly T['event'][]; // of what was played last
}

const NOTHING: readonly never[] = [];
/** A line that goes on from one already replayed (nothing but its start, for a new game): one more action costs one action. Actions that the rules refuse (an old save) are cut off with what follows them. */
export const useLine = <T extends Types>(
  mode: ModeUi<T>,
  opened: Line<T>,
  initial: LineState<T['action']>,
): UseLine<T> => {
  const [line, send] = useReducer<LineState<T['action']>, LineMove<T['action']>>(lineReducer, initial);
  const [refused, setRefused] = useState<Refused<T> | undefined>(undefined);
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
  const events = useMemo(() => {
    const told = replayed.moves.slice(Math.max(0, cursor - (line.together ?? 1)), cursor);
    return told.length > 1 ? told.flatMap(({ step }) => step.events) : (told[0]?.step.events ?? NOTHING);
  }, [state]);
  useEffect(() => setRefused(undefined), [state]);

  const answer = (action: T['action'], ...then: readonly T['action'][]): void =>
    send({ type: 'play', action, then, on: line });
  const attempt = (action: T['action']): boolean => {
    const refusal = node.kind !== 'end' && isListed(node, action) ? undefined : mode.game.refuse(state, action);
    setRefused(refusal === undefined ? undefined : { action, refusal });
    if (refusal !== undefined) return false;
    answer(action);
    return true;
  };
  const dismiss = (read: Refused<T>): void => setRefused((now) => (now === read ? undefined : now));
  return {
    line,
    send,
    answer,
    attempt,
    refused,
    dismiss,
    replayed,
    actors,
    cursor,
    state,
    node,
    forced,
    events,
  };
};
