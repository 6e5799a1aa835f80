// Positions that the engine has played, for diagrams: a diagram shows what happened, or what the engine says of it.
import { combat } from '../../engine/battleworld/combat/index.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMode,
  CombatScenario,
  CombatState,
} from '../../engine/battleworld/combat/types.ts';
import { TEAMS } from '../../engine/battleworld/data.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from '../../engine/battleworld/partie/types.ts';
import { P1, P1_UNITS, placed } from '../../engine/battleworld/scenarios.ts';
import type { From } from '../play/from.ts';
import { type PartieView, type UnitView, viewOf } from './view.ts';

export interface Played<S, E> {
  readonly state: S;
  readonly events: readonly E[]; // of the last action
  readonly told: readonly E[]; // of all
}

/** A diagram made of an action that is refused would lie: it stops the build. */
const unrefused = (refusal: { readonly code: string } | undefined): void => {
  if (refusal !== undefined) throw new Error(`schéma : « ${refusal.code} »`);
};

export const fight = (
  scenario: CombatScenario,
  actions: readonly CombatAction[],
): Played<CombatState, CombatEvent> & { readonly from: From<CombatMode> } => {
  const setup = combat.setup(scenario);
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  const played = actions.reduce<Played<CombatState, CombatEvent>>(
    ({ state, told }, action) => {
      unrefused(combat.refuse(state, action));
      const next = combat.apply(state, action);
      return { ...next, told: [...told, ...next.events] };
    },
    { state: setup.value, events: [], told: [] },
  );
  return { ...played, from: { mode: combat.id, scenario, actions } };
};

export const begin = (scenario: PartieScenario): PartieState => {
  const setup = partie.setup(scenario);
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  return setup.value;
};
export const playFrom = (from: PartieState, actions: readonly PartieAction[]): Played<PartieState, PartieEvent> =>
  actions.reduce<Played<PartieState, PartieEvent>>(
    ({ state, told }, action) => {
      unrefused(partie.refuse(state, action));
      const next = partie.apply(state, action);
      return { ...next, told: [...told, ...next.events] };
    },
    { state: from, events: [], told: [] },
  );

/** The event that a diagram tells, or an error: without it, there is nothing to show. */
export const found = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }> => {
  const event = events.findLast((one): one is Extract<E, { readonly type: T }> => one.type === type);
  if (event === undefined) throw new Error(`schéma : « ${type} » attendu`);
  return event;
};

/** Phase 2 of the example board, the heroes to play, some characters changed. */
export const phase2 = (changes: Parameters<typeof placed>[1], more: Partial<PartieScenario> = {}): PartieState =>
  begin({ ...P1, name: 'Schéma', phase: 2, initiative: 'heroes', units: placed(P1_UNITS, changes), ...more });

/** The two teams of the example at the start of a game. */
export const OPENING: PartieScenario = { ...P1, initiative: 'heroes' };
export const start = (): PartieState => begin(OPENING);
/** The same board, the X-Men for heroes. */
const xmen = (): PartieState =>
  begin({
    ...P1,
    initiative: 'heroes',
    units: P1_UNITS.map((unit, i) => ({ ...unit, sheet: TEAMS['x-men'][i] ?? unit.sheet })),
  });

export const unitIn = (view: PartieView, id: string): UnitView => {
  const unit = view.units.find((one) => one.id === id);
  if (unit === undefined) throw new Error(`schéma : « ${id} » n’est pas en jeu`);
  return unit;
};
/** A character of the example, as it starts. */
export const person = (sheet: string): { readonly unit: UnitView; readonly view: PartieView } => {
  const view = viewOf(TEAMS['x-men'].some((one) => one === sheet) ? xmen() : start());
  return { unit: unitIn(view, sheet), view };
};
