// Which event of a game moves what on its map, beyond the places of the pieces; and which sentence of a step says it best.
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { Effect } from '../scene/motion.ts';
import { combatEffects } from './effects-combat.ts';
import { soldiersEffects, wildEffects } from './effects-small.ts';

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
type Table = { readonly [K in PartieEvent['type']]?: (event: Of<K>) => readonly Effect[] };
const light = (piece: string): Effect => ({ is: 'light', piece });
const grow = (piece: string): Effect => ({ is: 'grow', piece });
const fly = (from: string, to: string): Effect => ({ is: 'fly', from, to });
const tell = (piece: string, text: string): Effect => ({ is: 'tell', piece, text });
const heroPiece = (hero: number): string => `hero:${hero}`;

const EFFECTS: Table = {
  'p-income': ({ team, from }) => [
    ...from.map((zone) => fly(`eternium:${zone}`, `purse:${team}`)),
    grow(`purse:${team}`),
  ],
  'p-boss': () => [{ is: 'burst', piece: 'boss' }],
  'p-tokens': ({ zones }) => zones.map((zone) => light(`zone:${zone}`)),
  'p-activated': ({ hero }) => [grow(heroPiece(hero))],
  'p-moved': ({ to }) => [light(`zone:${to}`)],
  'p-control': ({ zone }) => [light(`zone:${zone}`)],
  'p-reinforced': ({ team, zone }) => [fly(`reserve:${team}`, `soldiers:${zone}:${team}`)],
  'p-marched': ({ team, from, to }) => [fly(`soldiers:${from}:${team}`, `soldiers:${to}:${team}`)],
  'p-surplus': ({ zone }) => [light(`zone:${zone}`)],
  'p-braved': ({ hero }) => [light(heroPiece(hero))],
  'p-rested': ({ hero, healed }) => [tell(heroPiece(hero), `+${healed}`)],
  'p-healed': ({ hero, healed }) => [tell(heroPiece(hero), `+${healed}`)],
  'p-hurt': ({ hero, amount }) => [tell(heroPiece(hero), `−${amount}`)],
  'p-fallen': ({ hero }) => [{ is: 'burst', piece: heroPiece(hero) }],
  'p-given': ({ from, to }) => [fly(heroPiece(from), heroPiece(to))],
  'p-bought': ({ hero }) => [light(heroPiece(hero))],
  'p-shop': ({ hero }) => [light(heroPiece(hero))],
  'p-cast': ({ hero, target }) => [fly(heroPiece(hero), heroPiece(target))],
  'p-pv': ({ team }) => [grow(`pv:${team}`)],
  'p-converted': ({ team }) => [grow(`pv:${team}`), grow(`purse:${team}`)],
  'p-debt': ({ team }) => [grow(`purse:${team}`)],
};
const mapEffects = (events: readonly { readonly type: string }[]): readonly Effect[] =>
  events.flatMap((event) => {
    const made = (EFFECTS as Readonly<Record<string, ((event: never) => readonly Effect[]) | undefined>>)[event.type];
    return made?.(event as never) ?? [];
  });

/** Of a whole game, the combat under way included. */
export const partieEffects = (
  events: readonly { readonly type: string }[],
  state: PartieState | null,
): readonly Effect[] => [
  ...mapEffects(events),
  ...combatEffects(events, state?.combat ?? null),
  ...wildEffects(events, state?.wild ?? null),
  ...soldiersEffects(events),
];
