// What diagrams are made of: positions that the engine has played. A diagram cannot drift from the rules.
import { BASICS, EXAMPLE_CARDS } from '../../engine/battlefight/data.ts';
import { pileSize, playerOf } from '../../engine/battlefight/partie/board.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type {
  PartieAction,
  PartieEvent,
  PartieMode,
  PartieScenario,
  PartieState,
} from '../../engine/battlefight/partie/types.ts';
import type { CardId, Cell, Technique } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { From } from '../play/from.ts';
import type { BoardToken } from '../scene/GridBoard.tsx';
import type { HexArrow, HexLook } from '../scene/HexBoard.tsx';
import type { Named, StripSchema as StripSchemaOf } from '../scene/Strip.tsx';
import { waiting } from './programs.ts';
import { type Shown, stageOf } from './stage.ts';

export type LegendMark = HexLook | 'picked' | 'exit' | 'first' | 'second' | 'third';
export interface Panel {
  readonly title: string; // says what the drawing shows; also its name for those who do not see it
  readonly tokens?: readonly BoardToken[];
  readonly looks?: Readonly<Record<Cell, HexLook>>;
  readonly notes?: Readonly<Record<Cell, string>>;
  readonly exits?: readonly Cell[];
  readonly arrows?: readonly HexArrow[];
  readonly picked?: Cell;
  readonly say: (cell: Cell) => string; // what a cell means in this drawing, its pawn apart
}
export interface BoardSchema {
  readonly kind: 'board';
  readonly caption: string;
  readonly panels: readonly Panel[];
  readonly legend: readonly (readonly [mark: LegendMark, text: string])[];
  readonly from?: From<PartieMode>;
}
/** A thing of the table, drawn in a strip; what it means is said by the words beside it. */
export type Picture =
  | {
      readonly is: 'card';
      readonly card: Technique;
      readonly lines?: Shown['lines'];
      readonly foot?: string | undefined;
      readonly corner?: string;
      readonly look?: 'small' | 'faded' | 'written' | undefined; // its head alone; another lies on it; copied by hand
    }
  | { readonly is: 'fan'; readonly cards: readonly (Technique | null)[]; readonly odd?: number } // held in a hand; null: face down; odd: whose back differs
  | { readonly is: 'rows'; readonly cards: readonly Technique[]; readonly faded?: boolean } // a list of cards: each its emblem and its title
  | { readonly is: 'pile'; readonly count: number } // face down; none: its place
  | {
      readonly is: 'pawn';
      readonly state: PartieState;
      readonly seat: Seat;
      readonly events?: readonly PartieEvent[];
      readonly strong?: boolean;
    }
  | { readonly is: 'out'; readonly seat: Seat } // eliminated
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'sign'; readonly sign: '+' | '−' | '=' | '→' | '?' };
export type StripSchema = StripSchemaOf<Picture>;
/** A card, or one of its steps, drawn large, each part named. */
export interface PartsSchema {
  readonly kind: 'parts';
  readonly caption: string;
  readonly of:
    | { readonly is: 'card'; readonly card: Technique; readonly foot?: string }
    | { readonly is: 'step'; readonly words: readonly string[] };
  readonly parts: Named;
}
export interface TableSchema {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[]; // the first cell names its row
}
export type BfSchema = BoardSchema | StripSchema | PartsSchema | TableSchema;

export const cardOf = (id: CardId): Technique => {
  const found = [...BASICS, ...EXAMPLE_CARDS].find((one) => one.id === id);
  if (found === undefined) throw new Error(`schéma : aucune carte ${id}`);
  return found;
};

export interface Played {
  readonly state: PartieState;
  readonly told: readonly PartieEvent[]; // by the last action
}
/** The same position, to be played on. */
export const from = (
  scenario: PartieScenario,
  actions: readonly PartieAction[] = [],
  when?: From['when'],
): From<PartieMode> => ({ mode: partie.id, scenario, actions, ...(when === undefined ? {} : { when }) });
/** The position after these actions. Throws when the engine refuses one. */
export const played = (scenario: PartieScenario, actions: readonly PartieAction[] = []): Played => {
  const setup = partie.setup(scenario);
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  return actions.reduce<Played>(
    ({ state }, action) => {
      const fault = partie.refuse(state, action);
      if (fault !== undefined) throw new Error(`schéma : « ${action.type} » refusé, ${fault.code}`);
      const { state: after, events } = partie.apply(state, action);
      return { state: after, told: events };
    },
    { state: setup.value, told: [] },
  );
};
export const use = (card: CardId): PartieAction => ({ type: 'play', card });
/** The next steps, one by one. */
export const steps = (count: number): readonly PartieAction[] =>
  Array.from({ length: count }, () => ({ type: 'execute' }));

/** The techniques laid open, as the table draws them: the last begun on top. */
export const laid = ({ state, told }: Played): readonly Picture[] =>
  stageOf(state, told).map(({ card, lines, note, covered }) => ({
    is: 'card',
    card: cardOf(card),
    lines,
    foot: note,
    look: covered ? 'faded' : undefined,
  }));

// ── Things of a position
export const TO: Picture = { is: 'sign', sign: '→' };
export const pawn = ({ state, told }: Played, seat: Seat, strong = false): Picture => ({
  is: 'pawn',
  state,
  seat,
  events: told,
  strong,
});
export const hand = (state: PartieState, seat: Seat): Picture => ({
  is: 'fan',
  cards: playerOf(state, seat).hand.map((card) => state.fixed.cards[card] ?? null),
});
export const pile = (state: PartieState, seat: Seat): Picture => ({
  is: 'pile',
  count: pileSize(playerOf(state, seat)),
});
export const discard = (state: PartieState, seat: Seat): Picture => {
  const cards = playerOf(state, seat).discard;
  const top = cards.at(-1);
  return top === undefined
    ? { is: 'pile', count: 0 }
    : { is: 'card', card: cardOf(top), look: 'small', corner: `${cards.length}` };
};
export const waits = (state: PartieState, seat: Seat): readonly Picture[] =>
  waiting(state, seat).map(({ card, cost }) => ({
    is: 'card',
    card: cardOf(card),
    look: 'small',
    corner: `${cost ?? 0}`,
  }));
export const rows = (cards: readonly Technique[], faded = false): Picture => ({ is: 'rows', cards, faded });
