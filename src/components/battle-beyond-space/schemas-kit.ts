// How the diagrams of Battle Beyond Space are made: positions that the engine plays, and the part of the board that they need.
import type { Cell } from '../../engine/hex/cells.ts';
import { apply } from '../../engine/battle-beyond-space/partie/apply.ts';
import { partie } from '../../engine/battle-beyond-space/partie/index.ts';
import { refuse } from '../../engine/battle-beyond-space/partie/refuse.ts';
import { setup } from '../../engine/battle-beyond-space/partie/setup.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieMode, PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { position, type PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { type MoveCard, type Place, type PowerId, SQUADRONS } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';
import type { BbsRule } from '../../engine/battle-beyond-space/rules.ts';
import { type From, named } from '../play/from.ts';
import type { Named, StripSchema as StripSchemaOf } from '../scene/Strip.tsx';
import { edgesOf, type Shown } from './edges.ts';
import { NOTHING, type Overlay } from './marks.ts';
import { cropOn } from './space-cells.ts';
import type { SpaceMark } from './SpaceLayers.tsx';
import type { ShipLook } from './space-types.ts';

export interface Panel {
  readonly title: string; // says what the drawing shows; also its name for those who do not see it
  readonly state: PartieState;
  readonly over: Overlay;
  readonly crop: readonly Cell[] | undefined; // the whole board unless told
  readonly around: readonly Cell[]; // the board as far as it is drawn
}
export type Legend = readonly (readonly [mark: SpaceMark, text: string])[];
export interface Drawn {
  readonly kind: 'panels';
  readonly caption: string;
  readonly panels: readonly Panel[];
  readonly legend: Legend;
  readonly long?: boolean; // panels of one row of cells
  readonly from?: From<PartieMode>;
}
export interface Row {
  readonly head: string;
  readonly group?: string; // rows of one group follow one another
  readonly rule: BbsRule; // what the row says
  readonly cells: readonly (readonly [text: string, rule?: BbsRule])[];
  readonly note?: string; // under the last cell, in smaller letters
}
export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly shown: boolean; // « voir en action » beside each row
}
/** A thing of the game, drawn in a strip; what it means is said by the words beside it. */
export type Picture =
  | { readonly is: 'ship'; readonly look: ShipLook }
  | { readonly is: 'mark'; readonly mark: SpaceMark }
  | { readonly is: 'card'; readonly values: MoveCard | null } // null: its back
  | { readonly is: 'power'; readonly power: PowerId | null; readonly spent?: boolean }
  | { readonly is: 'tokens'; readonly left: number; readonly of: number }
  | { readonly is: 'points'; readonly value: number }
  | { readonly is: 'sign'; readonly sign: '→' | 'ou' };
export type StripSchema = StripSchemaOf<Picture>;
/** A movement card drawn large, each of its three parts named. */
export interface Parts {
  readonly kind: 'parts';
  readonly caption: string;
  readonly card: MoveCard;
  readonly parts: Named;
}
export type BbsSchema = Drawn | Table | StripSchema | Parts;

export const start = (scenario: PartieScenario): PartieState => {
  const found = setup(scenario);
  if (!found.ok)
    throw new Error(`schéma : ${found.error.map(({ code, about }) => `${code} (${about ?? ''})`).join(', ')}`);
  return found.value;
};
/** A ring that no diagram shows, unless it tells where. */
const ELSEWHERE: Place = [-9, 0];
/** A step of a short run, and how the engine came there. */
export interface Step extends Shown {
  readonly from: From<PartieMode>;
}
/** The states of a short run, the first before any action; each with what its action told. Throws when the engine refuses one. */
export const run = (spec: PositionSpec, ...actions: readonly PartieAction[]): readonly Step[] => {
  const scenario = position({ seats: 3, ring: ELSEWHERE, ...spec });
  const from = { mode: partie.id, scenario };
  const steps: Step[] = [{ state: start(scenario), events: [], from: { ...from, actions: [] } }];
  for (const [i, action] of actions.entries()) {
    const { state } = known(steps.at(-1));
    const fault = refuse(state, action);
    if (fault !== undefined) throw new Error(`schéma : « ${action.type} » refusé, ${fault.code}`);
    steps.push({ ...apply(state, action), from: { ...from, actions: actions.slice(0, i + 1) } });
  }
  return steps;
};
/** Where play goes on from a diagram: a step of what it shows, under the name that its table gives to it. */
export const taken = ({ from }: Step, name: string, when?: From['when']): Pick<Drawn, 'from'> => ({
  from: named(from, name, when),
});
/** From the card to the destroyer: whoever has fighters moves a squadron and fires first. A card of speed 0 and rotation 0 asks nothing more. */
export const toDestroyer = ({ ships }: PositionSpec): readonly PartieAction[] => {
  const squadron = SQUADRONS.find((name) => Object.keys(ships).some((id) => id.startsWith(`0${name}`)));
  const first: readonly PartieAction[] =
    squadron === undefined ? [] : [{ type: 'squadron', squadron }, { type: 'volley' }];
  return [{ type: 'turn-card', card: 0 }, ...first, { type: 'destroyer', ship: '0D1' }];
};
export const at = (steps: readonly Step[], n: number): Step => known(steps.at(n));
export const eventsOf = <K extends PartieEvent['type']>(
  { events }: Shown,
  ...types: readonly K[]
): readonly PartieEvent[] => events.filter(({ type }) => types.some((one) => one === type));

type Sketch = Pick<Panel, 'title' | 'state'> & Partial<Pick<Panel, 'over'>>;
/** Panels of the same part of the board: all that they show, and `margin` cells around. */
export const panels = (sketches: readonly Sketch[], margin = 1): readonly Panel[] => {
  const edges = edgesOf(sketches.map(({ state, over = NOTHING }) => ({ state, over })));
  return sketches.map(({ over = NOTHING, ...sketch }) => {
    const { cells } = sketch.state.fixed;
    return { ...sketch, over, crop: cropOn(cells, edges, margin), around: cropOn(cells, edges, margin + 1) };
  });
};
export const drawing = (
  caption: string,
  list: readonly Panel[],
  legend: Legend = [],
  from: Pick<Drawn, 'from'> = {},
): Drawn => ({ kind: 'panels', caption, panels: list, legend, ...from });
