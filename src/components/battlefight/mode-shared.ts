// What the modes of BattleFight say alike.
import { cellOf, dueOf, opponentsOf, playerOf, seatsFrom } from '../../engine/battlefight/partie/board.ts';
import { topOf } from '../../engine/kernel/steps.ts';
import { neighboursOf } from '../../engine/battlefight/board.ts';
import type {
  HurtPart,
  PacePart,
  PartieAction,
  PartieEvent,
  PartieState,
} from '../../engine/battlefight/partie/types.ts';
import { titleOf } from '../../engine/battlefight/partie/text.ts';
import type { BfRule } from '../../engine/battlefight/rules.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { ChanceFace } from '../play/mode.ts';
import { CARD_WORDS } from '../play/words.ts';
import { aimOf } from './aims.ts';

const PARTS: Readonly<Record<HurtPart | PacePart, string>> = {
  n: "sur l'étape",
  force: 'de Force',
  protection: 'de Protection',
  vitesse: 'de Vitesse',
};
export const partLabel = (what: string): string => (Object.hasOwn(PARTS, what) ? PARTS[what as HurtPart] : what);

/** The total that an event tells: wounds, or cells to walk. */
export const eventTally = (event: PartieEvent): Tally<BfRule> | undefined =>
  'tally' in event ? event.tally : undefined;

export const cardFace = (action: PartieAction, state: PartieState): ChanceFace | undefined =>
  action.type === 'draw' || action.type === 'deal' ? { kind: 'card', label: titleOf(state, action.card) } : undefined;

/** The question tells the step that comes: what runs it says no more. */
export const WORDS = { ...CARD_WORDS, runs: 'La technique s’exécute…' };

/** The next step of a card: the only thing to do, nobody decides anything. */
export const isForced = ({ type }: PartieAction): boolean => type === 'execute';

/** Whether the place takes it: a cell, a card, a technique on the table. */
export const isOnBoard = (action: PartieAction, state: PartieState): boolean => {
  const { cell, card, active } = aimOf(action, state);
  return (cell ?? card ?? active) !== undefined;
};

/** Cards of a starting hand: the last one tells of them all. */
export const isDealing = (events: readonly { readonly type: string; readonly each?: number }[]): boolean =>
  events.length > 0 && events.every(({ type, each }) => type === 'dealt' && each === undefined);

const GROUPS: Readonly<Partial<Record<PartieAction['type'], string>>> = {
  discard: 'Défausser',
  destabilise: 'Déstabiliser',
  move: 'Aller',
  push: 'Pousser',
  target: 'Cibler',
  aim: 'Viser',
};
/** Where a choice is listed when there are many: basic techniques apart from the hand. */
export const groupOf = (action: PartieAction): readonly [who: string, kind: string] => {
  if (action.type === 'play') return ['', action.card.startsWith('base-') ? 'Techniques de base' : 'Main'];
  return ['', GROUPS[action.type] ?? 'Autres'];
};

/** What a reader may want to try: candidates only, the engine says which are refused and why. */
export const attempts = (state: PartieState): readonly PartieAction[] => {
  const seat = dueOf(state);
  const top = topOf(state);
  if (seat === undefined || top === undefined || state.end !== null) return [];
  const claims = seatsFrom(state, 0).map((one): PartieAction => ({ type: 'claim', seat: one }));
  if (top.kind === 'play') return [...playable(state, seat), ...claims];
  if (top.kind === 'target' || top.kind === 'all')
    return state.players.map((_, i): PartieAction => ({
      type: top.kind === 'all' ? 'aim' : 'target',
      seat: i as Seat,
    }));
  if (top.kind === 'op')
    return [
      ...around(state, seat),
      ...state.active.map(({ id }): PartieAction => ({ type: 'destabilise', active: id })),
      ...claims,
    ];
  return claims;
};
const playable = (state: PartieState, seat: Seat): readonly PartieAction[] =>
  [
    ...Object.keys(state.fixed.cards).filter((card) => card.startsWith('base-')),
    ...new Set(playerOf(state, seat).hand),
  ].map((card) => ({ type: 'play', card }));
const around = (state: PartieState, seat: Seat): readonly PartieAction[] => {
  if (playerOf(state, seat).cell === null) return [];
  const near = (cell: string): readonly string[] => [cell, ...neighboursOf(cell)];
  const cells = new Set([
    ...near(cellOf(state, seat)),
    ...opponentsOf(state, seat).flatMap((other) => near(cellOf(state, other))),
  ]);
  return [
    ...[...cells].flatMap((to): readonly PartieAction[] => [
      { type: 'move', to },
      { type: 'push', to },
    ]),
    { type: 'push', to: 'dehors' },
    { type: 'push', to: 'rien' },
  ];
};
