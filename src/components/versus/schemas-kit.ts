// How the diagrams of Versus are made: positions that the engine plays, tables of its data.
import type { Mission } from '../../engine/versus/mission/format.ts';
import { machine } from '../../engine/versus/partie/machine.ts';
import { setup } from '../../engine/versus/partie/setup.ts';
import type { Marker, PartieAction, PartieScenario, PartieState, Shadow } from '../../engine/versus/partie/types.ts';
import type { VsRule } from '../../engine/versus/rules.ts';
import type { Effect, Power } from '../../engine/versus/power-types.ts';
import type { Camp, CubePlace, Cubes, Discs, Space, TileId } from '../../engine/versus/types.ts';
import type { StripSchema as StripSchemaOf } from '../scene/Strip.tsx';
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
/** An HQ: its card, then its effects. */
export interface SheetSchema extends Captioned {
  readonly kind: 'sheet';
  readonly camp: Camp;
  readonly title: string; // of its power
  readonly tiles: Power['tiles'];
  readonly cost: number; // in cubes, at the place of the HQ
  readonly connector: Power['connector'];
  readonly effects: readonly {
    readonly kind: string;
    readonly rules: readonly VsRule[];
    readonly dice: NonNullable<Effect['dice']>;
    readonly marks: readonly string[]; // skills, tokens
  }[];
}
/** A thing of the table, drawn in a strip; what it means is said by the words beside it. */
export type Picture =
  | {
      readonly is: 'tile';
      readonly tile: TileId; // a card, or the event tile of the camp
      readonly camp: Camp;
      readonly price?: number;
      readonly look?: 'active' | 'faded' | 'hidden' | undefined;
      readonly hq?: boolean;
    }
  | { readonly is: 'pawn'; readonly tile: TileId; readonly camp: Camp; readonly faded?: boolean }
  | { readonly is: 'discs'; readonly look: 'full' | 'spent' | 'away'; readonly count: number }
  | {
      readonly is: 'cubes';
      readonly camp: Camp;
      readonly cubes: Cubes;
      readonly place: CubePlace;
      readonly most: number | null;
    }
  | { readonly is: 'token'; readonly token: string; readonly look: string; readonly count: number }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'sign'; readonly sign: '+' | '=' | '→' | '>' };
export type StripSchema = StripSchemaOf<Picture>;
/** The turns of a game, two checks each: the last one of each mission. */
export interface ChecksSchema extends Captioned {
  readonly kind: 'checks';
  readonly turns: number;
  readonly rows: readonly {
    readonly title: string;
    readonly turn: number;
    readonly check: 1 | 2;
  }[];
}
export type VsSchema =
  | Table
  | PostSchema
  | CostSchema
  | RiverSchema
  | TurnSchema
  | StatesSchema
  | ShadowSchema
  | SheetSchema
  | StripSchema
  | ChecksSchema;

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
