// The kinds of scenario that the workshop builds: one a mode of the game.
import type { SoldiersScenario } from '../../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatScenario } from '../../../engine/fields-of-eternia/combat/scenario-types.ts';
import type { WildScenario } from '../../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { EscarmoucheScenario } from '../../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieScenario } from '../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { SoloScenario } from '../../../engine/fields-of-eternia/solo/types.ts';

export interface Scenarios {
  readonly 'combat-epique': CombatScenario;
  readonly 'des-de-pouvoir': CombatScenario;
  readonly 'contrees-sauvages': WildScenario;
  readonly 'combat-de-soldats': SoldiersScenario;
  readonly solo: SoloScenario;
  readonly escarmouche: EscarmoucheScenario;
  readonly partie: PartieScenario;
}
export type Mode = keyof Scenarios;
/** What is on the desk: a scenario, and the mode that plays it. It may be faulty. */
export type WorkOf<M extends Mode> = M extends Mode ? Scenarios[M] & { readonly mode: M } : never;
export type Work = WorkOf<Mode>;

export const MODE_NAMES: Readonly<Record<Mode, string>> = {
  'combat-epique': 'combat épique',
  'des-de-pouvoir': 'combat épique aux dés de pouvoir',
  'contrees-sauvages': 'rencontre dans les contrées sauvages',
  'combat-de-soldats': 'combat de soldats',
  solo: 'partie solo ou coopérative, score compris',
  escarmouche: 'escarmouche',
  partie: 'partie ou situation de plateau',
};
export const MODES = Object.keys(MODE_NAMES) as readonly Mode[];
export const isMode = (value: unknown): value is Mode => MODES.includes(value as Mode);
export const isOf = <M extends Mode>(work: Work, modes: readonly M[]): work is WorkOf<M> =>
  modes.some((mode) => mode === work.mode);
