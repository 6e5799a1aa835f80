import { useMemo } from 'preact/hooks';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { imposedSteps, nextImposed } from './dice.ts';
import type { ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;
/** Only throws of dice are imposed: an initiative that the scenario leaves to chance is not. */
const dieTest = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, replayed: Line<S, A, E>) => (action: A, at: number): boolean => mode.chance(action, stateAt(replayed, at))?.kind === 'die';

/** The steps of a line that took the result that its scenario imposes. */
export const useImposedSteps = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, scenario: P, { replayed, actors }: Pick<UseLine<S, A, E, R>, 'replayed' | 'actors'>): ReadonlySet<number> =>
  useMemo(() => imposedSteps({ actions: replayed.moves.map(({ action }) => action), actors, isDie: dieTest(mode, replayed) }, mode.imposed?.(scenario) ?? []), [mode, scenario, replayed, actors]);

/** What the scenario imposes on the throw that is open. */
export const useImposed = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, scenario: P, { replayed, actors, cursor, node, state }: UseLine<S, A, E, R>): A | undefined =>
  useMemo(() => {
    if (node.kind !== 'chance') return undefined;
    const next = nextImposed({ actions: replayed.moves.slice(0, cursor).map(({ action }) => action), actors, isDie: dieTest(mode, replayed) }, mode.imposed?.(scenario) ?? []);
    return next !== undefined && mode.game.refuse(state, next) === undefined ? next : undefined;
  }, [mode, scenario, replayed, cursor, node]);
