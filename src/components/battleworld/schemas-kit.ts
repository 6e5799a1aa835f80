// What diagrams are made of. What may be reached, hit or refused is asked of the engine: a diagram cannot drift from the rules.
import { partie } from '../../engine/battleworld/partie/index.ts';
import type {
  Cell,
  PartieAction,
  PartieMode,
  PartieScenario,
  PartieState,
  UnitSpec,
} from '../../engine/battleworld/partie/types.ts';
import { P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import type { Side } from '../../engine/battleworld/types.ts';
import { listed } from '../../engine/kernel/play.ts';
import type { CombatMode, CombatState } from '../../engine/battleworld/combat/types.ts';
import { type From, named } from '../play/from.ts';
import type { BoardArrow } from '../scene/GridArrows.tsx';
import type { CellLook } from '../scene/GridBoard.tsx';
import type { Named, StripItem as StripItemOf, StripSchema as StripSchemaOf } from '../scene/Strip.tsx';
import { begin } from './schemas-play.ts';
import { type ModuleView, type PartieView, type UnitView, viewOf } from './view.ts';

export type LegendMark = CellLook | 'move' | 'attack' | 'refused' | 'heroes' | 'villains' | 'flyer';
export interface Panel {
  readonly title: string; // says what the drawing shows; also its name for those who do not see it
  readonly view: PartieView;
  readonly looks?: Readonly<Record<Cell, CellLook>>;
  readonly arrows?: readonly BoardArrow[];
  readonly words?: Partial<Readonly<Record<CellLook, string>>>; // what a look means, said in each cell
  readonly notes?: Readonly<Record<Cell, string>>;
}
export interface BoardSchema {
  readonly kind: 'board';
  readonly caption: string;
  readonly panels: readonly Panel[];
  readonly legend: readonly (readonly [mark: LegendMark, text: string])[];
  readonly from?: From<PartieMode>;
}
/** A thing of the kit, drawn in a strip; what it means is said by the words beside it. */
export type Picture =
  | {
      readonly is: 'die';
      readonly faces: number;
      readonly side: Side | 'black';
      readonly value?: number;
      readonly note?: string;
    }
  | { readonly is: 'pawn'; readonly unit: UnitView; readonly strong?: boolean; readonly bare?: boolean } // bare: without its life, whole and unhurt
  | {
      readonly is: 'coins';
      readonly mark: 'bolt' | 'turn' | 'star' | 'drop';
      readonly value: number;
      readonly of: number;
    }
  | { readonly is: 'module'; readonly module: Pick<ModuleView, 'side' | 'kind' | 'resistance'> }
  | { readonly is: 'initiative'; readonly side: Side }
  | { readonly is: 'card'; readonly unit: UnitView; readonly view: PartieView }
  | { readonly is: 'rounds'; readonly round: number; readonly of: number }
  | { readonly is: 'number'; readonly value: number; readonly side?: Side }
  | { readonly is: 'sign'; readonly sign: '+' | '=' | '→' | 'contre' };
export type StripItem = StripItemOf<Picture>;
export type StripSchema = StripSchemaOf<Picture>;
/** A combat at a moment that the engine has played. */
export interface DuelSchema {
  readonly kind: 'duel';
  readonly caption: string;
  readonly state: CombatState;
  readonly events: readonly { readonly type: string; readonly unit?: unknown }[];
  readonly from?: From<CombatMode>;
}
/** A card or a module, drawn large, each part named. */
export interface PartsSchema {
  readonly kind: 'parts';
  readonly caption: string;
  readonly of: { readonly is: 'card'; readonly unit: UnitView; readonly view: PartieView } | { readonly is: 'module' };
  readonly parts: Named;
}
/** The game after these actions, under the name that its table gives to it. */
export const game = (
  scenario: PartieScenario,
  name: string,
  actions: readonly PartieAction[] = [],
  when?: From['when'],
): From<PartieMode> => named({ mode: partie.id, scenario, actions }, name, when);
export type BwSchema = BoardSchema | StripSchema | DuelSchema | PartsSchema;

// ── Positions
export const unit = (sheet: string, side: Side, cell: Cell, more: Partial<UnitSpec> = {}): UnitSpec => ({
  sheet,
  side,
  cell,
  ...more,
});
const HEROES = ['iron-man', 'capitaine-america', 'hulk', 'thor'] as const;
const VILLAINS = ['ultron', 'fatalis', 'magneto', 'punisher'] as const;

export const CAST: readonly (readonly [sheet: string, side: Side])[] = [
  ...HEROES.map((sheet) => [sheet, 'heroes'] as const),
  ...VILLAINS.map((sheet) => [sheet, 'villains'] as const),
];

const BASES: readonly Cell[] = ['a7', 'b7', 'd7', 'e7'];
/** A position on five columns. Who is not placed is out of play, or waits beyond the rows that are drawn, as the bases do: each side needs somebody alive. */
export const placing = (placed: readonly UnitSpec[], phase: 1 | 2): PartieScenario => {
  const empty = (side: Side): boolean => !placed.some((one) => one.side === side);
  const others = CAST.filter(([sheet]) => !placed.some((one) => one.sheet === sheet));
  return {
    name: 'Schéma',
    grid: { columns: 5, rows: 7 },
    clock: null,
    round: 2,
    phase,
    initiative: 'heroes',
    units: [
      ...placed,
      ...others.map(([sheet, side], i) =>
        empty(side) && others.findIndex((one) => one[1] === side) === i
          ? unit(sheet, side, side === 'heroes' ? 'a7' : 'e7')
          : unit(sheet, side, 'c7', { life: 0 }),
      ),
    ],
    modules: P1_MODULES.filter(({ kind }) => kind !== 'care').map((module, i) => ({ ...module, cell: BASES[i] ?? '' })),
  };
};
export const position = (placed: readonly UnitSpec[], phase: 1 | 2): PartieState => begin(placing(placed, phase));

const ROWS = 5;
export const drawn = (state: PartieState): PartieView => ({ ...viewOf(state), rows: ROWS, modules: [] });
const cells = (): readonly Cell[] =>
  ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));
export const lit = (list: readonly Cell[], look: CellLook): Readonly<Record<Cell, CellLook>> =>
  Object.fromEntries(list.map((cell) => [cell, look]));

/** Where a character may end its move, its own cell apart: the open actions of the engine. */
export const reachable = (state: PartieState, id: string): readonly Cell[] =>
  listed(partie.node(state)).flatMap((action) =>
    action.type === 'move' && action.unit === id && action.to !== state.units[id]?.cell ? [action.to] : [],
  );

/** The code of the refusal, or an error: a diagram that shows a refusal shows a true one. */
export const refusal = (state: PartieState, action: PartieAction, expected: string): void => {
  const code = partie.refuse(state, action)?.code;
  if (code !== expected) throw new Error(`schéma : « ${expected} » attendu, « ${code ?? 'permis'} » obtenu`);
};

interface Aimed {
  readonly hit: readonly Cell[];
  readonly safe: readonly Cell[]; // hit without risking a wound
}
/** Where a target may be hit from the middle of the board: one position per cell, each judged by the engine. */
export const hits = (attacker: string, side: Side, target: string): Aimed => {
  const foe: Side = side === 'heroes' ? 'villains' : 'heroes';
  const attack: PartieAction = { type: 'attack', attackers: [attacker], target };
  const found = cells().flatMap((cell) => {
    if (cell === 'c3') return [];
    const state = {
      ...position([unit(attacker, side, 'c3', { spot: 'attack' }), unit(target, foe, cell)], 2),
      toMove: side,
    };
    if (partie.refuse(state, attack) !== undefined) return [];
    const declared = partie.apply(state, attack).events.find((event) => event.type === 'declared');
    return [{ cell, safe: declared?.type === 'declared' && declared.sheltered.includes(attacker) }];
  });
  return { hit: found.map(({ cell }) => cell), safe: found.filter(({ safe }) => safe).map(({ cell }) => cell) };
};
