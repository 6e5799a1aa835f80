// « Et si ? »: what has just been settled, played again with one die fallen otherwise, then the same decisions as long as they hold.
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayOn, stateAt } from '../../engine/kernel/play.ts';
import type { ModeUi } from './mode.ts';

/** A throw that was read on one die. */
export interface Throw<A> {
  readonly at: number; // the actions played before it
  readonly fell: A;
  readonly value: number; // what it showed
  readonly faces: readonly { readonly action: A; readonly value: number }[]; // all that it might have shown, the one that fell included
}

/** The dice that led to what stands settled after `to` actions, oldest first: back to what was settled before. */
export const throwsBefore = <T extends Types>(
  mode: ModeUi<T>,
  line: Line<T>,
  to: number,
): readonly Throw<T['action']>[] => {
  const settled = (at: number): boolean => mode.settles?.(line.moves[at]?.step.events ?? []) === true;
  let last = to - 1;
  while (last >= 0 && settled(last)) last -= 1; // a comparison, then a choice of who is wounded
  const found: Throw<T['action']>[] = [];
  for (let at = last; at >= 0 && !settled(at); at -= 1) {
    const state = stateAt(line, at);
    const node = mode.game.node(state);
    const move = line.moves[at];
    const face = move === undefined || node.kind !== 'chance' ? undefined : mode.chance(move.action, state);
    if (move === undefined || node.kind !== 'chance' || face?.kind !== 'die') continue;
    const faces = node.outcomes.flatMap(({ action }) => {
      const shown = mode.chance(action, state);
      return shown?.kind === 'die' ? [{ action, value: shown.value }] : [];
    });
    found.unshift({ at, fell: move.action, value: face.value, faces });
  }
  return found;
};

/** Where another face leads: `moves` of it held, of the `to` that were played; `whole` when each of them did. */
export interface Otherwise<T extends Types> {
  readonly line: Line<T>;
  readonly whole: boolean;
}
/** The same actions with one of them replaced, as far as the rules and the end of the game let them. */
export const otherwise = <T extends Types>(
  mode: ModeUi<T>,
  line: Line<T>,
  { at, action, to }: { readonly at: number; readonly action: T['action']; readonly to: number },
): Otherwise<T> => {
  const actions = line.moves.slice(0, to).map((move, i) => (i === at ? action : move.action));
  const played = replayOn(mode.game, { start: line.start, moves: line.moves.slice(0, at) }, actions);
  return played.ok ? { line: played.value, whole: true } : { line: played.error.line, whole: false };
};
