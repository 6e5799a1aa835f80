// The link and file format of each kind.
import type { Codec } from '../../../engine/scenario/codec.ts';
import { LINKS } from '../../../engine/scenario/fields-of-eternia.ts';
import type { Mode, Scenarios, Work, WorkOf } from './modes.ts';

export type AnyScenario = Scenarios[Mode];
/** The codec of a kind, which must be given that kind's scenarios only. */
export const codecOf = (mode: Mode): Codec<AnyScenario> => LINKS[mode].codec as unknown as Codec<AnyScenario>;
export const toScenario = (work: Work): AnyScenario => {
  const { mode: _, ...scenario } = work;
  return scenario;
};
export const fromScenario = <M extends Mode>(mode: M, scenario: Scenarios[M]): WorkOf<M> =>
  ({ ...scenario, mode }) as unknown as WorkOf<M>;
