// What diagrams of Fields of Eternia are made of. Positions are played by the engines: a diagram cannot drift from the rules.
import { readyNamed } from '../play/ready.ts';
import { GAMES } from './ready.ts';
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import { totalOf } from '../../engine/fields-of-eternia/combat/totals.ts';
import type { CombatState, Drawn, Laid, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import { COMBAT_EXAMPLES } from '../../engine/fields-of-eternia/examples-combat.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import type { PartieScenario } from '../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import {
  GRID_ZONES,
  type AnyCard,
  type MapSpec,
  type Merchant,
  type WildFace,
  type ZoneId,
} from '../../engine/fields-of-eternia/types.ts';
import { ZONE_NAMES } from '../../engine/fields-of-eternia/words.ts';
import type { Game, Types } from '../../engine/kernel/game.ts';
import { listed, replayLine, stateAt } from '../../engine/kernel/play.ts';
import type { Ratio } from '../../engine/kernel/ratio.ts';
import type { StripItem, StripSchema as StripSchemaOf } from '../scene/Strip.tsx';
import { plainCard } from './CombatCards.tsx';
import { HELMETS, placeEmblem, SIGNS, STALLS } from './emblems.ts';
import type { MapBoardProps, ZoneLook } from './MapBoard.tsx';

/** How a sign is coloured: what it stands for. */
export type SignKind = 'lieu' | 'stall' | 'crystal' | 'quest' | 'pv' | 'sky' | 'harm' | 'blue' | 'red' | 'plain';
/** A thing of the table; what it means is said in the words beside it. */
export type Picture =
  | {
      readonly is: 'pawn';
      readonly card: string;
      readonly side: number;
      readonly life?: number | undefined;
      readonly of?: number | undefined;
      readonly faded?: boolean;
      readonly played?: boolean; // its turn is over
    }
  | { readonly is: 'laid'; readonly laid: Laid }
  | { readonly is: 'die'; readonly face: WildFace }
  | {
      readonly is: 'sign';
      readonly emblem: string;
      readonly kind: SignKind;
      readonly count: number;
      readonly gone: number; // after those that are left, hollow
    }
  | { readonly is: 'number'; readonly value: number | string }
  | { readonly is: 'op'; readonly op: string }
  | { readonly is: 'card'; readonly card: AnyCard; readonly price?: number; readonly done?: number } // done: objectives reached
  | { readonly is: 'back'; readonly count?: number }
  | { readonly is: 'grid'; readonly state: CombatState; readonly side: Side };
export type PictureItem = StripItem<Picture>;
/** One part of a card: what is printed there, and what it is. */
export interface CardPart {
  readonly at: 'name' | 'fact' | 'line';
  readonly label?: string; // in front of what is printed
  readonly shown: string;
  readonly name: string;
  readonly what: string;
}
export interface TableCell {
  readonly text: string;
  readonly rule?: FoeRule;
}
export interface TableRow {
  readonly number?: number;
  readonly title: string;
  readonly cells: readonly TableCell[];
}
/** What so many attack dice do against each pool of defence dice. */
export interface PoolRow {
  readonly attack: number;
  readonly cells: readonly { readonly chance: Ratio; readonly mean: Ratio }[]; // at least one damage; on average
}
interface Captioned {
  readonly caption: string;
}
export type StripSchema = StripSchemaOf<Picture>;
export type PartsSchema = Captioned & {
  readonly kind: 'parts';
  readonly emblem: string;
  readonly side?: 'blue' | 'red';
  readonly parts: readonly CardPart[];
};
export type FoeSchema =
  | StripSchema
  | PartsSchema
  | (Captioned & {
      readonly kind: 'map';
      readonly map: MapSpec;
      readonly label: string;
      readonly board: Partial<MapBoardProps>;
      readonly legend?: boolean;
    })
  | (Captioned & { readonly kind: 'grid'; readonly slots: number })
  | (Captioned & { readonly kind: 'track'; readonly track: PartieState['fixed']['track']; readonly at: number })
  | (Captioned & { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly TableRow[] })
  | (Captioned & { readonly kind: 'pools'; readonly pools: readonly number[]; readonly rows: readonly PoolRow[] });
export type Drawings = Readonly<Record<string, () => FoeSchema>>;

// ── Things
export const pawn = (
  card: string,
  side: number,
  more: { life?: number; of?: number; faded?: boolean; played?: boolean } = {},
): Picture => ({
  is: 'pawn',
  card,
  side,
  ...more,
});
export const card = (one: Drawn, look: Partial<Laid> = {}): Picture => ({
  is: 'laid',
  laid: { ...plainCard(one), ...look },
});
export const die = (face: WildFace): Picture => ({ is: 'die', face });
export const sign = (emblem: string, kind: SignKind, count = 1, gone = 0): Picture => ({
  is: 'sign',
  emblem,
  kind,
  count,
  gone,
});
export const crystals = (count: number): Picture => sign(SIGNS.crystal, 'crystal', count);
export const troops = (team: 0 | 1, count: number, gone = 0): Picture =>
  sign(HELMETS[team], team === 0 ? 'blue' : 'red', count, gone);
/** An outpost of that name. */
export const place = (name: string, more: { tower?: boolean } = {}): Picture =>
  sign(placeEmblem({ name, kind: 'avant-poste', ...more }), 'lieu');
export const stall = (merchant: Merchant): Picture => sign(STALLS[merchant], 'stall');
export const points = (count = 1): Picture => sign(SIGNS.victory, 'pv', count);
export const quest = (count = 1): Picture => sign(SIGNS.quest, 'quest', count);
export const sun = sign(SIGNS.sun, 'sky');
export const moon = sign(SIGNS.moon, 'sky');
export const number = (value: number | string): Picture => ({ is: 'number', value });
export const op = (text: string): Picture => ({ is: 'op', op: text });
export const printed = (one: AnyCard | undefined, more: { price?: number; done?: number } = {}): Picture => {
  if (one === undefined) throw new Error('schéma : carte inconnue');
  return { is: 'card', card: one, ...more };
};
/** A figure printed on a card, one of its parts. */
export const fact = (label: string, value: number, name: string, what: string): CardPart => ({
  at: 'fact',
  label,
  shown: `${value}`,
  name,
  what,
});
/** A line printed on a card, one of its parts. */
export const printedLine = (label: string | undefined, shown: string, name: string, what: string): CardPart => ({
  at: 'line',
  ...(label === undefined ? {} : { label }),
  shown,
  name,
  what,
});
export const back = (count?: number): Picture => ({ is: 'back', ...(count === undefined ? {} : { count }) });
export const grid = (state: CombatState, side: Side): Picture => ({ is: 'grid', state, side });

// ── Moments
export const started = <T extends Types>(game: Game<T>, scenario: T['scenario']): T['state'] => {
  const setup = game.setup(scenario);
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  return setup.value;
};
/** The state after these actions, all of which the engine must take. */
export const playOn = <T extends Types>(
  game: Game<T>,
  start: T['state'],
  actions: readonly T['action'][],
): T['state'] => {
  const line = replayLine(game, start, actions);
  if (!line.ok) throw new Error(`schéma : ${JSON.stringify({ ...line.error, line: undefined })}`);
  return stateAt(line.value, actions.length);
};
interface Told<T extends Types> {
  readonly id: string;
  readonly scenario: T['scenario'];
  readonly script: readonly { readonly action: T['action'] }[];
}
/** An example after so many of its steps. */
export const exampleAt = <T extends Types>(
  game: Game<T>,
  examples: readonly Told<T>[],
  slug: string,
  count: number,
): T['state'] => {
  const found = examples.find(({ id }) => id === `fields-of-eternia.${slug}`);
  if (found === undefined) throw new Error(`schéma : exemple « ${slug} » inconnu`);
  return playOn(
    game,
    started(game, found.scenario),
    found.script.slice(0, count).map(({ action }) => action),
  );
};
/** The duel of the booklet, after so many steps. */
export const duelAt = (count: number): CombatState =>
  exampleAt(combatEpique, COMBAT_EXAMPLES, 'teela-contre-evil-lyn', count);

/** One side's columns, with their totals in words as well. */
export const columns = (title: string, state: CombatState, side: Side, before = ''): PictureItem => ({
  title,
  text: `${before}${GRID_ZONES.map((zone) => `${ZONE_NAMES[zone]} ${totalOf(state, side, zone).sum}`).join(', ')}`,
  pictures: [grid(state, side)],
});

/** A study position on the example map: He-Man's team and Skeletor's, as told. */
export const study = (more: Partial<PartieScenario> & Pick<PartieScenario, 'teams'>): PartieState =>
  started(partie, {
    name: 'Schéma',
    kind: 'etude',
    first: 0,
    decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] },
    offers: { boutique: [], guilde: [], forge: [] },
    ...more,
  });
/** A whole game as it is set up, before anything is drawn. */
export const whole = (): PartieState => {
  return started(partie, readyNamed(GAMES, 'une-partie-entiere'));
};
/** Where the open actions lead: those of one kind, lit. */
export const lit = (
  state: PartieState,
  zoneOf: (action: PartieAction) => ZoneId | undefined,
  look: ZoneLook = 'reach',
): Readonly<Record<ZoneId, ZoneLook>> =>
  Object.fromEntries(
    listed(partie.node(state)).flatMap((action) => {
      const zone = zoneOf(action);
      return zone === undefined ? [] : [[zone, look] as const];
    }),
  );
export const travels = (action: PartieAction): ZoneId | undefined => (action.type === 'travel' ? action.to : undefined);
