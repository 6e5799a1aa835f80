import { useMemo } from 'preact/hooks';
import { canonical } from '../../engine/kernel/json.ts';
import { once } from '../../engine/kernel/once.ts';
import { type Line, type Move, stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { imposedSteps, type Throw } from './dice.ts';
import type { ChanceFace, ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;
const DICE: ReadonlySet<ChanceFace['kind'] | undefined> = new Set(['die', 'mark', 'pool']);
const isThrow = once(
  <S, A, E extends Cite<R>, R extends string, P>(
    { action }: Move<S, A, E>,
    mode: Mode<S, A, E, R, P>,
    before: S,
  ): boolean => DICE.has(mode.chance(action, before)?.kind),
);
/** The throws of a line. Only dice are imposed: an initiative that the scenario leaves to chance is not. */
const throwsOf = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  line: Line<S, A, E>,
  actors: readonly string[],
): readonly Throw<A>[] =>
  line.moves.flatMap((move, i) =>
    actors[i] === 'chance' && isThrow(move, mode, stateAt(line, i)) ? [{ action: move.action, step: i + 1 }] : [],
  );

/** Whether chance gave what the scenario's script wants, asked once of each move. */
const asScripted = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, scenario: P) =>
  once(
    ({ action }: Move<S, A, E>, before: S): boolean =>
      canonical(mode.script?.scripted?.(scenario, before) ?? null) === canonical(action),
  );

const NONE: ReadonlySet<number> = new Set();
/** The steps of a line that took the result that its scenario imposes. */
export const useImposedSteps = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  { replayed, actors }: Pick<UseLine<S, A, E, R>, 'replayed' | 'actors'>,
): ReadonlySet<number> => {
  const isScripted = useMemo(() => asScripted(mode, scenario), [mode, scenario]);
  return useMemo(() => {
    if (mode.script?.scripted !== undefined)
      return new Set(replayed.moves.flatMap((move, i) => (isScripted(move, stateAt(replayed, i)) ? [i + 1] : [])));
    const imposed = mode.script?.imposed?.(scenario) ?? [];
    return imposed.length === 0 ? NONE : imposedSteps(throwsOf(mode, replayed, actors), imposed);
  }, [mode, scenario, replayed, actors]);
};

/** What the scenario imposes on the throw that is open. */
export const useImposed = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  { replayed, actors, cursor, node, state }: UseLine<S, A, E, R>,
): A | undefined =>
  useMemo(() => {
    if (node.kind !== 'chance') return undefined;
    const imposed = mode.script?.imposed?.(scenario) ?? [];
    const before = { start: replayed.start, moves: replayed.moves.slice(0, cursor) };
    const next =
      mode.script?.scripted !== undefined
        ? mode.script?.scripted(scenario, state)
        : imposed[imposed.length === 0 ? 0 : throwsOf(mode, before, actors).length];
    return next !== undefined && mode.game.refuse(state, next) === undefined ? next : undefined;
  }, [mode, scenario, replayed, cursor, node]);
