import { useMemo } from 'preact/hooks';
import { canonical } from '../../engine/kernel/json.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { imposedSteps, nextImposed } from './dice.ts';
import type { ChanceFace, ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;
const DICE: ReadonlySet<ChanceFace['kind'] | undefined> = new Set(['die', 'mark', 'pool']);
/** Only throws of dice are imposed: an initiative that the scenario leaves to chance is not. */
const dieTest =
  <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, replayed: Line<S, A, E>) =>
  (action: A, at: number): boolean =>
    DICE.has(mode.chance(action, stateAt(replayed, at))?.kind);

/** The steps where chance gave what the scenario's script wants. */
const scriptedSteps = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  replayed: Line<S, A, E>,
): ReadonlySet<number> =>
  new Set(
    replayed.moves.flatMap(({ action }, i) =>
      canonical(mode.scripted?.(scenario, stateAt(replayed, i)) ?? null) === canonical(action) ? [i + 1] : [],
    ),
  );

/** The steps of a line that took the result that its scenario imposes. */
export const useImposedSteps = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  { replayed, actors }: Pick<UseLine<S, A, E, R>, 'replayed' | 'actors'>,
): ReadonlySet<number> =>
  useMemo(
    () =>
      mode.scripted === undefined
        ? imposedSteps(
            { actions: replayed.moves.map(({ action }) => action), actors, isDie: dieTest(mode, replayed) },
            mode.imposed?.(scenario) ?? [],
          )
        : scriptedSteps(mode, scenario, replayed),
    [mode, scenario, replayed, actors],
  );

/** What the scenario imposes on the throw that is open. */
export const useImposed = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  { replayed, actors, cursor, node, state }: UseLine<S, A, E, R>,
): A | undefined =>
  useMemo(() => {
    if (node.kind !== 'chance') return undefined;
    const next =
      mode.scripted !== undefined
        ? mode.scripted(scenario, state)
        : nextImposed(
            {
              actions: replayed.moves.slice(0, cursor).map(({ action }) => action),
              actors,
              isDie: dieTest(mode, replayed),
            },
            mode.imposed?.(scenario) ?? [],
          );
    return next !== undefined && mode.game.refuse(state, next) === undefined ? next : undefined;
  }, [mode, scenario, replayed, cursor, node]);
