// What a work of each kind is as a scenario.
import type { Form } from '../../../engine/scenario/form.ts';
import { FORMS } from '../../../engine/scenario/versus-form.ts';
import type { Mode, Scenarios, Work, WorkOf } from './modes.ts';

export type AnyScenario = Scenarios[Mode];
/** The form of a kind, which must be given that kind's scenarios only. */
export const formOf = (mode: Mode): Form<AnyScenario> => FORMS[mode] as unknown as Form<AnyScenario>;
export const toScenario = (work: Work): AnyScenario => {
  const { mode: _, ...scenario } = work;
  return scenario;
};
export const fromScenario = <M extends Mode>(mode: M, scenario: Scenarios[M]): WorkOf<M> =>
  ({ ...scenario, mode }) as unknown as WorkOf<M>;
