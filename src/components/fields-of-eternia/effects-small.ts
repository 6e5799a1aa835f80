// What moves in the wilds, among soldiers and on a solo sheet, beyond the places of the pieces.
import type { AnySoloEvent, SoloState } from '../../engine/fields-of-eternia/solo/types.ts';
import type { SoldiersEvent } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { WildEvent, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { Effect } from '../scene/motion.ts';
import { dicePieces } from './piece-ids.ts';
import { combatEffects } from './effects-combat.ts';

type Of<E extends { readonly type: string }, K extends E['type']> = Extract<E, { readonly type: K }>;
type Table<E extends { readonly type: string }, S> = {
  readonly [K in E['type']]?: (event: Of<E, K>, state: S) => readonly Effect[];
};
const run = <S>(table: object, events: readonly { readonly type: string }[], state: S): readonly Effect[] =>
  events.flatMap((event) => {
    const made = (table as Readonly<Record<string, ((event: never, state: S) => readonly Effect[]) | undefined>>)[
      event.type
    ];
    return made?.(event as never, state) ?? [];
  });
const light = (piece: string): Effect => ({ is: 'light', piece });
const grow = (piece: string): Effect => ({ is: 'grow', piece });
const tell = (piece: string, text: string): Effect => ({ is: 'tell', piece, text });
const strike = (from: string, to: string): Effect => ({ is: 'strike', from, to });
const burst = (piece: string): Effect => ({ is: 'burst', piece });

const WILD: Table<WildEvent, WildState> = {
  'wild-raised': ({ figure }) => [grow(`figure:${figure}`)],
  'wild-bitten': ({ amount }) => [strike('enemy', 'hero'), tell('hero', `−${amount}`)],
  'wild-changed': () => [grow('figure:ps')],
  'wild-thrown': (_, { dice }) => dicePieces(dice, 'die').map((piece): Effect => ({ is: 'tumble', piece, faces: 6 })),
  'wild-assigned': ({ to }) => [grow(`figure:${to}`)],
  'wild-struck': ({ damage }) => [strike('hero', 'enemy'), ...(damage > 0 ? [tell('enemy', `−${damage}`)] : [])],
  'wild-hurt': ({ before, health }) => [
    strike('enemy', 'hero'),
    ...(before > health ? [tell('hero', `−${before - health}`)] : []),
  ],
  'wild-won': () => [burst('enemy')],
  'wild-fallen': () => [burst('hero')],
  'wild-tamed': () => [light('enemy')],
};
export const wildEffects = (
  events: readonly { readonly type: string }[],
  state: WildState | null,
): readonly Effect[] => (state === null ? [] : run(WILD, events, state));

const SOLDIERS: Table<SoldiersEvent, unknown> = {
  'bat-exchanged': ({ pairs }) => [
    strike('ranks:0', 'ranks:1'),
    tell('ranks:0', `−${pairs}`),
    tell('ranks:1', `−${pairs}`),
  ],
  'bat-hit-hero': ({ hero, damage }) => [strike('ranks:0', `hero:1:${hero}`), tell(`hero:1:${hero}`, `−${damage}`)],
  'bat-hit-soldier': ({ damage }) => [tell('ranks:1', `−${damage}`)],
  'bat-entered': ({ damage }) => [
    strike('ranks:1', 'hero:0:0'),
    ...(damage > 0 ? [tell('hero:0:0', `−${damage}`)] : []),
  ],
  'bat-fallen': ({ hero }) => [burst(hero === null ? 'hero:0:0' : `hero:1:${hero}`)],
};
export const soldiersEffects = (events: readonly { readonly type: string }[]): readonly Effect[] =>
  run(SOLDIERS, events, undefined);

const fighter = (side: number, hero: number): string => `${side === 0 ? 'heros' : 'ennemi'}:${hero}`;
const SOLO: Table<AnySoloEvent, SoloState> = {
  'solo-captured': ({ outpost }) => [grow(`poste:${outpost}`)],
  'solo-lost': ({ outpost }) => [grow(`poste:${outpost}`)],
  'solo-left': ({ outpost }) => [light(`poste:${outpost}`)],
  'solo-replaced': ({ outpost }) => [light(`poste:${outpost}`)],
  'solo-reinforced': ({ outpost }) => [{ is: 'fly', from: 'reserve:1', to: `poste:${outpost}` }],
  'solo-hurt': ({ side, hero, amount }) => [tell(fighter(side, hero), typeset(`−${amount}`))],
  'solo-healed': ({ side, hero, amount }) => [tell(fighter(side, hero), `+${amount}`)],
  'solo-fell': ({ side, hero }) => [burst(fighter(side, hero))],
  'solo-eternium': () => [grow('purse:0')],
  'solo-pv': () => [grow('pv:0')],
  'solo-turned': () => [grow('tours')],
};
export const soloEffects = (events: readonly { readonly type: string }[], state: SoloState): readonly Effect[] => [
  ...run(SOLO, events, state),
  ...combatEffects(events, state.combat),
];
