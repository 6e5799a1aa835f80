// How the diagrams of Versus are made: positions that the engine plays, tables of its data.
import type { Mission } from '../../engine/versus/mission/format.ts';
import { machine } from '../../engine/versus/partie/machine.ts';
import { setup } from '../../engine/versus/partie/setup.ts';
import type { Marker, PartieAction, PartieScenario, PartieState, Shadow } from '../../engine/versus/partie/types.ts';
import type { VsRule } from '../../engine/versus/rules.ts';
import type { Camp, Cubes, Discs, Space } from '../../engine/versus/types.ts';
import type { Place } from './places.ts';
import type { Plaque } from './plaques.ts';

interface Captioned {
  readonly caption: string;
}
export interface Row {
  readonly head: string;
  readonly group?: string; // rows of one group follow one another
  readonly rule: VsRule; // what the row says
  readonly cells: readonly (readonly [text: string, rule?: VsRule])[];
  readonly note?: string; // under the last cell, in smaller letters
}
export interface Table extends Captioned {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}
export interface PostSchema extends Captioned {
  readonly kind: 'post';
  readonly title: string;
  readonly camp: Camp;
  readonly discs: Discs;
  readonly due: number;
  readonly cubes: Cubes;
  readonly saturation: Readonly<Record<Space, number | null>>;
}
export interface CostSchema extends Captioned {
  readonly kind: 'costs';
  readonly rows: readonly { readonly n: number; readonly cost: number; readonly inAll: number }[];
}
export interface RiverSchema extends Captioned {
  readonly kind: 'rivers';
  readonly panels: readonly { readonly title: string; readonly tiles: readonly Plaque[]; readonly told?: Place }[];
}
export interface TurnSchema extends Captioned {
  readonly kind: 'turn';
  readonly steps: readonly (readonly [name: string, rule: VsRule])[];
  readonly loop: readonly [text: string, rule: VsRule];
  readonly parts: readonly {
    readonly title: string;
    readonly rule: VsRule;
    readonly check: string;
    readonly checkRule: VsRule;
  }[];
}
export interface StatesSchema extends Captioned {
  readonly kind: 'states';
  readonly mission: Mission;
}
export interface ShadowSchema extends Captioned {
  readonly kind: 'shadows';
  readonly panels: readonly {
    readonly title: string;
    readonly shadows: readonly Shadow[];
    readonly markers: readonly Marker[];
    readonly batman: string;
  }[];
}
export type VsSchema = Table | PostSchema | CostSchema | RiverSchema | TurnSchema | StatesSchema | ShadowSchema;

export const start = (scenario: PartieScenario): PartieState => {
  const found = setup(scenario);
  if (!found.ok)
    throw new Error(`schéma : ${found.error.map(({ code, about }) => `${code} (${about ?? ''})`).join(', ')}`);
  return found.value;
};
/** The position after these actions. Throws when the engine refuses one. */
export const after = (state: PartieState, ...actions: readonly PartieAction[]): PartieState =>
  actions.reduce((now, action) => {
    const fault = machine.refuse(now, action);
    if (fault !== undefined) throw new Error(`schéma : ${JSON.stringify(action)} refusé, ${fault.code}`);
    return machine.apply(now, action).state;
  }, state);
