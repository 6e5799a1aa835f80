// Which event of an epic combat moves what, beyond the places of the pieces; and which sentence of a step says it best.
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { GRID_ZONES, type GridZone } from '../../engine/fields-of-eternia/types.ts';
import { signed } from '../../engine/fields-of-eternia/words.ts';
import type { Effect } from '../scene/motion.ts';
import { handPiece } from './piece-ids.ts';

type Of<K extends CombatEvent['type']> = Extract<CombatEvent, { readonly type: K }>;
type Table = { readonly [K in CombatEvent['type']]?: (event: Of<K>, state: CombatState) => readonly Effect[] };
const light = (piece: string): Effect => ({ is: 'light', piece });
const grow = (piece: string): Effect => ({ is: 'grow', piece });
const flip = (piece: string): Effect => ({ is: 'flip', piece });
const tell = (piece: string, text: string): Effect => ({ is: 'tell', piece, text });
const total = (side: Side, zone: GridZone): string => `total:${side}:${zone}`;
const fighter = (side: Side): string => `fighter:${side}`;
const other = (side: Side): Side => (side === 0 ? 1 : 0);
const cardsOf = ({ sides }: CombatState, side: Side): readonly string[] =>
  GRID_ZONES.flatMap((zone) => sides[side].grid[zone].map((_, at) => `card:${side}:${zone}:${at}`));

const EFFECTS: Table = {
  'weapon-chosen': ({ side }) => [light(fighter(side))],
  drawn: ({ side }, state) => [
    state.sides[side].held.length > 0 ? flip(handPiece(state, side, 0)) : light(`pile:${side}`), // a tool is set aside at once
  ],
  focused: ({ side }) => [light(`pile:${side}`)],
  laid: ({ side, zone }) => (zone === 'cote' ? [] : [grow(total(side, zone))]),
  'epic-thrown': () => [grow('epic')],
  revealed: (_, state) => [...cardsOf(state, 0), ...cardsOf(state, 1)].map(flip),
  swapped: ({ side, a, b }) => [grow(total(side, a)), grow(total(side, b))],
  surged: ({ side }) => [light(fighter(side))],
  spell: ({ side }) => [light(fighter(side))],
  consumed: ({ side }) => [light(fighter(side))],
  bonus: ({ side, zone, value }) => [
    grow(total(side, zone)),
    ...(value === 0 ? [] : [tell(total(side, zone), signed(value))]), // a bonus that gives nothing is told by its sentence
  ],
  hurt: ({ side, amount }) => [tell(fighter(side), `−${amount}`)],
  healed: ({ side, amount }) => [tell(fighter(side), `+${amount}`)],
  flipped: ({ side, zone }, { sides }) => {
    const at = sides[side].grid[zone].findLastIndex(({ off }) => off);
    return at < 0 ? [] : [flip(`card:${side}:${zone}:${at}`)];
  },
  totals: ({ side }) => GRID_ZONES.map((zone) => grow(total(side, zone))),
  initiative: ({ first }) => [grow(total(first, 'initiative'))],
  attack: ({ by }) => [{ is: 'strike', from: fighter(by), to: fighter(other(by)) }, grow(total(by, 'attaque'))],
  fallen: ({ side }) => [{ is: 'burst', piece: fighter(side) }],
  tamed: () => [light(fighter(1))],
  thrown: ({ side }) => [grow(`pool:${side}`)],
  stopped: ({ side }) => [light(`pool:${side}`)],
  'clash-drawn': () => [grow('clash')],
};
/** Of the events of any mode that holds epic combats. */
export const combatEffects = (
  events: readonly { readonly type: string }[],
  state: CombatState | null,
): readonly Effect[] =>
  state === null
    ? []
    : events.flatMap((event) => {
        const made = (
          EFFECTS as Readonly<Record<string, ((event: never, state: CombatState) => readonly Effect[]) | undefined>>
        )[event.type];
        return made?.(event as never, state) ?? [];
      });
