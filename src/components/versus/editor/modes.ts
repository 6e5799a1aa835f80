// The two kinds of work on this desk: a game, or a mission alone.
import type { MissionScenario } from '../../../engine/versus/mission/types.ts';
import type { PartieScenario } from '../../../engine/versus/partie/types.ts';

export interface Scenarios {
  readonly partie: PartieScenario;
  readonly mission: MissionScenario;
}
export type Mode = keyof Scenarios;
/** What is on the desk: a scenario, and the mode that plays it. It may be faulty. */
export type WorkOf<M extends Mode> = M extends Mode ? Scenarios[M] & { readonly mode: M } : never;
export type Work = WorkOf<Mode>;

export const MODES = ['partie', 'mission'] as const satisfies readonly Mode[];
export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  partie: 'Une partie, ou un moment de partie',
  mission: 'Une mission, à jouer sans compter les disques',
};
export const isMode = (value: unknown): value is Mode => value === 'partie' || value === 'mission';
