import { useMemo } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { canonical } from '../../engine/kernel/json.ts';
import { once } from '../../engine/kernel/once.ts';
import { type Line, type Move, stateAt } from '../../engine/kernel/play.ts';
import { imposedSteps, type Throw } from './dice.ts';
import type { ChanceFace, ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

type Mode<T extends Types> = ModeUi<T>;
const DICE: ReadonlySet<ChanceFace['kind'] | undefined> = new Set(['die', 'mark', 'pool']);
const isThrow = once(<T extends Types>({ action }: Move<T>, mode: Mode<T>, before: T['state']): boolean =>
  DICE.has(mode.chance(action, before)?.kind),
);
/** The throws of a line. Only dice are imposed: an initiative that the scenario leaves to chance is not. */
const throwsOf = <T extends Types>(
  mode: Mode<T>,
  line: Line<T>,
  actors: readonly string[],
): readonly Throw<T['action']>[] =>
  line.moves.flatMap((move, i) =>
    actors[i] === 'chance' && isThrow(move, mode, stateAt(line, i)) ? [{ action: move.action, step: i + 1 }] : [],
  );

/** Whether chance gave what the scenario's script wants, asked once of each move. */
const asScripted = <T extends Types>(mode: Mode<T>, scenario: T['scenario']) =>
  once(
    ({ action }: Move<T>, before: T['state']): boolean =>
      canonical(mode.script?.scripted?.(scenario, before) ?? null) === canonical(action),
  );

const NONE: ReadonlySet<number> = new Set();
/** The steps of a line that took the result that its scenario imposes. */
export const useImposedSteps = <T extends Types>(
  mode: Mode<T>,
  scenario: T['scenario'],
  { replayed, actors }: Pick<UseLine<T>, 'replayed' | 'actors'>,
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
export const useImposed = <T extends Types>(
  mode: Mode<T>,
  scenario: T['scenario'],
  { replayed, actors, cursor, node, state }: UseLine<T>,
): T['action'] | undefined =>
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
