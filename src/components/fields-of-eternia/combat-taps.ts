// From the open actions of an epic combat to what may be tapped on its grids. No rule: the engine listed the actions, and refuses the others aloud.
import { sideOfWho } from '../../engine/fields-of-eternia/combat/board.ts';
import type {
  CombatAction,
  CombatState,
  Drawn,
  Laid,
  Side,
  Spot,
} from '../../engine/fields-of-eternia/combat/types.ts';
import { GRID_ZONES, type GridZone } from '../../engine/fields-of-eternia/types.ts';
import type { Of } from '../../engine/kernel/tags.ts';
import type { BoardProps } from '../play/mode.ts';

/** What may be tapped, if the reader may act on this side. */
export interface Taps {
  readonly options: readonly CombatAction[];
  readonly pick: (action: CombatAction) => void;
  readonly label: (action: CombatAction) => string;
  readonly weigh?: BoardProps<CombatState, CombatAction, never>['weigh']; // the odds of an action, drawn where it is chosen
}
export type PlaceTap = GridZone | 'cote';
type Types = CombatAction['type'];
const has = (options: readonly CombatAction[], ...types: readonly Types[]): boolean =>
  options.some(({ type }) => types.includes(type));

/** Whose board takes the taps now. */
export const tappedSide = (state: CombatState, options: readonly CombatAction[]): Side | undefined => {
  const [pending] = state.pending;
  if (has(options, 'lay', 'keep', 'focus')) return state.sides[1].held.length > 0 ? 1 : 0;
  if (has(options, 'flip') && pending !== undefined) return pending.side === 0 ? 1 : 0;
  if (has(options, 'zone')) return pending?.side;
  return has(options, 'weapon') ? (state.turn === 0 ? 0 : 1) : sideOfWho(state, state.turn);
};
/** What a tap on a zone does: lay the card in hand there, or send a bonus there. Nothing when taps are for cards. */
export const zoneTap = (options: readonly CombatAction[], zone: PlaceTap): CombatAction | undefined => {
  if (has(options, 'lay')) return { type: 'lay', zone };
  return has(options, 'zone') && zone !== 'cote' ? { type: 'zone', zone } : undefined;
};
/** Whether the engine lists it: a tap elsewhere is tried, to be refused aloud. */
export const isOpen = (options: readonly CombatAction[], action: CombatAction): boolean =>
  options.some((one) => JSON.stringify(one) === JSON.stringify(action));

const same = (a: Spot, b: Spot): boolean => a.zone === b.zone && a.at === b.at;
/** What cards of a grid may do now. */
export const cardTaps = (options: readonly CombatAction[]): { readonly any: boolean; readonly swaps: boolean } => ({
  any: has(options, 'surge', 'swap', 'flip'),
  swaps: has(options, 'swap'),
});
/** The actions that one card alone is enough to say. Of surges alike in a zone, the engine lists one: each may be pressed. */
export const cardActions = (
  options: readonly CombatAction[],
  spot: Spot,
  laid: Laid | undefined,
): readonly CombatAction[] => [
  ...(has(options, 'flip') ? [{ type: 'flip', spot } as const] : []),
  ...options
    .filter((one): one is Of<CombatAction, 'surge'> => one.type === 'surge' && one.spot.zone === spot.zone)
    .filter(() => laid?.card === 'surcharge')
    .map((): CombatAction => ({ type: 'surge', spot })),
];
/** A second card tapped: the two are swapped, when a « temps » may do so. */
export const swapOf = (options: readonly CombatAction[], a: Spot, b: Spot): CombatAction | undefined =>
  !has(options, 'swap') || same(a, b) ? undefined : { type: 'swap', a, b };
export const sameSpot = same;

/** What a press on a card held does, of two: it is kept. */
export const keepTap = (
  options: readonly CombatAction[],
  held: readonly Drawn[],
  card: Drawn,
): CombatAction | undefined => {
  const keep: CombatAction | undefined = card === 'cachee' || held.length < 2 ? undefined : { type: 'keep', card };
  return keep !== undefined && isOpen(options, keep) ? keep : undefined;
};
export const castOf = (side: Side, card: string): CombatAction => ({ type: 'spell', card, side });
export const consumeOf = (card: string): CombatAction => ({ type: 'consume', card });

/** Whether some card, spell or consumable of this side takes a press. */
export const choosesCards = (
  { grid, held, spells, consumables }: CombatState['sides'][number],
  side: Side,
  options: readonly CombatAction[],
): boolean =>
  (cardTaps(options).any && GRID_ZONES.some((zone) => grid[zone].length > 0)) ||
  held.some((card) => keepTap(options, held, card) !== undefined) ||
  spells.some((card) => isOpen(options, castOf(side, card))) ||
  consumables.some((card) => isOpen(options, consumeOf(card)));

const ON_GRID: ReadonlySet<Types> = new Set([
  'weapon',
  'keep',
  'lay',
  'swap',
  'surge',
  'spell',
  'consume',
  'zone',
  'flip',
]);
/** Whether a press on the place can say it. */
export const onGrid = ({ type }: { readonly type: string }): boolean => ON_GRID.has(type as Types);
