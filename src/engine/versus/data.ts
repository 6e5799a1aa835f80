// The cards that the site knows by name, and example data told as such: the source gives neither levels, nor numbers of figures, nor lives, nor the order of the rivers.
import type { Some } from '../kernel/result.ts';
import type { Mission } from './mission/format.ts';
import type { SlotSpec, TileSpec } from './partie/types.ts';
import { POWER_HEADS } from './power-heads.ts';
import type { PowerHead } from './power-types.ts';
import type { VsRule } from './rules.ts';
import { type Camp, CAMPS, type Dice, type Level, type TileId } from './types.ts';

const CAMP_SLUGS: Readonly<Record<Camp, string>> = { hero: 'heros', villain: 'vilains' };

// ── Powers by the cards that bear them
export const POWER_BY_TILE: ReadonlyMap<TileId, PowerHead> = new Map(
  POWER_HEADS.flatMap((power) => power.tiles.map(({ id }) => [id, power] as const)),
);
export const powerOfTile = (id: TileId): PowerHead | undefined => POWER_BY_TILE.get(id);

// ── Cards
const CHARACTERS: readonly TileSpec[] = POWER_HEADS.flatMap(({ side, tiles }) =>
  tiles.map(({ id, name }): TileSpec => ({ id, name, side, level: 'leader', figures: 1 })),
);
/** Squads that a power names: neither their level nor, but for Bloom's gang (1 figure and « the 3 last »), their number is in the source. */
const NAMED_SQUADS: readonly TileSpec[] = [
  { id: 'bat-robots', name: 'Bat-Robots', side: 'hero', level: 'unknown' },
  { id: 'heavy-gcpd', name: 'Heavy GCPD', side: 'hero', level: 'unknown' },
  { id: 'blooms-gang', name: 'Bloom’s gang', side: 'villain', level: 'unknown', figures: 4 },
  { id: 'red-hoods-gang', name: 'Red Hood’s gang', side: 'villain', level: 'unknown' },
];
/** Several figures of each: nobody of level QG/Lieutenant, whatever their level is. */
export const SQUADS: ReadonlySet<TileId> = new Set(NAMED_SQUADS.map(({ id }) => id));

/** Troops of no box: plain names of this site, each its own, where the source gives none. Ids tell level, camp and rank; names of sbires begin with a consonant, of élites with a vowel (« de Policiers », « d’Agents »). */
const EXAMPLE_SQUADS: readonly {
  readonly level: Level;
  readonly slug: string;
  readonly names: Readonly<Record<Camp, readonly string[]>>;
  readonly figures: number;
}[] = [
  {
    level: 'minion',
    slug: 'sbires',
    names: {
      hero: ['Policiers', 'Vigiles', 'Gardiens', 'Pompiers', 'Motards'],
      villain: ['Malfrats', 'Voyous', 'Cogneurs', 'Pillards', 'Casseurs'],
    },
    figures: 4,
  },
  {
    level: 'elite',
    slug: 'elites',
    names: {
      hero: ['Inspecteurs', 'Agents', 'Éclaireurs', 'Experts'],
      villain: ['Assassins', 'Évadés', 'Exécuteurs', 'Artilleurs'],
    },
    figures: 3,
  },
];
/** Enough to fill both example rivers, and to leave a choice to Jervis Tetch and to Prof. Pyg. */
const examples = (side: Camp): readonly TileSpec[] =>
  EXAMPLE_SQUADS.flatMap(({ level, slug, names, figures }) =>
    names[side].map((name, i): TileSpec => ({
      id: `${slug}-${CAMP_SLUGS[side]}-${'abcde'.charAt(i)}`,
      name,
      side,
      level,
      figures,
    })),
  );
const EXAMPLE_CARDS: readonly TileSpec[] = CAMPS.flatMap(examples);
/** Their ids: cards that nobody has in a box. */
export const EXAMPLE_TILES: ReadonlySet<TileId> = new Set(EXAMPLE_CARDS.map(({ id }) => id));
/** One of an example troop, all of them men: « Malfrat »; undefined for a card that bears another name. */
export const oneOf = ({ id, name }: TileSpec): string | undefined =>
  EXAMPLE_CARDS.some((card) => card.id === id && card.name === name) ? name.replace(/s$/, '') : undefined;
/** Every card that the site knows by name. */
export const CARDS: readonly TileSpec[] = [...CHARACTERS, ...NAMED_SQUADS, ...EXAMPLE_CARDS];
export const cardOf = (pool: readonly TileSpec[], id: TileId): TileSpec | undefined =>
  pool.find((card) => card.id === id);
/** The cards of a scenario: those typed by its owner stand for those of the same id. */
export const poolOf = (typed: readonly TileSpec[] = []): readonly TileSpec[] => {
  const ids = new Set(typed.map(({ id }) => id));
  return [...CARDS.filter(({ id }) => !ids.has(id)), ...typed];
};

// ── Tiles that are no card
export const EVENT_TILE: Readonly<Record<Camp, TileId>> = { hero: 'evenement-heros', villain: 'evenement-vilains' };
export const EVENT_NAME: Readonly<Record<Camp, string>> = {
  hero: 'Tuile événement du héros',
  villain: 'Tuile événement du vilain',
};

// ── Rivers
/** The likely reading of the figure of mission 8 (A52): ×4, ×3, ×1, ×3, ×4, ×1, then the event. Levels are examples, and so is the whole for the other missions. */
const SLOTS: readonly SlotSpec[] = [
  { level: 'minion', figures: 4 },
  { level: 'elite', figures: 3 },
  { level: 'leader', figures: 1 },
  { level: 'elite', figures: 3 },
  { level: 'minion', figures: 4 },
  { level: 'leader', figures: 1, hq: true },
  { level: 'event' },
];
export const EXAMPLE_RIVERS: Readonly<Record<Camp, readonly SlotSpec[]>> = { hero: SLOTS, villain: SLOTS };
/** The example river of a camp in a mission: a place for each tile that the mission itself gives it, after the HQ. */
export const exampleRiver = ({ tokens }: Mission, side: Camp): readonly SlotSpec[] => {
  const given = tokens.flatMap(({ character }): readonly SlotSpec[] =>
    character?.tile && character.side === side ? [{ level: 'citizens' }] : [],
  );
  return EXAMPLE_RIVERS[side].flatMap((slot) => (slot.level === 'event' ? [...given, slot] : [slot]));
};
/** The one hint of the source: an orange die gives 0, 1 or 2 successes (A14). An example. */
export const EXAMPLE_DICE: Dice = { orange: [0, 0, 1, 1, 2, 2] };

// ── What an HQ brings in the place of the event tile
export interface Brings {
  readonly tile: TileId;
  readonly figures: number; // in the zone of the HQ
  readonly reserve?: number; // waiting beside the command post
  /** When (A23): as soon as the HQ is chosen, once both are, or as teams begin to be made. */
  readonly at: 'choice' | 'selection' | 'team';
  readonly rules: Some<VsRule>;
}
/** By the tile of the HQ. Hush's lieutenant and Jervis Tetch's tile are chosen: they are not here. */
export const BRINGS: Readonly<Record<TileId, Brings>> = {
  'bruce-wayne': {
    tile: 'bat-robots',
    figures: 2,
    at: 'selection',
    rules: ['vs.pouvoirs-heros.bruce-wayne-bat-robots', 'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines'],
  },
  'commissioner-gordon': {
    tile: 'heavy-gcpd',
    figures: 2,
    at: 'selection',
    rules: [
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd-figurines',
    ],
  },
  'mr-bloom': {
    tile: 'blooms-gang',
    figures: 1,
    reserve: 3,
    at: 'team',
    rules: ['vs.pouvoirs-vilains.mr-bloom-gang', 'vs.pouvoirs-vilains.mr-bloom-gang-figurines'],
  },
  'red-hood': {
    tile: 'red-hoods-gang',
    figures: 3,
    at: 'choice',
    rules: ['vs.pouvoirs-vilains.red-hood-gang', 'vs.pouvoirs-vilains.red-hood-gang-figurines'],
  },
  'two-face-heads': {
    tile: 'two-face-tails',
    figures: 0,
    at: 'choice',
    rules: ['vs.pouvoirs-vilains.two-face-heads-tails'],
  },
  'two-face-tails': {
    tile: 'two-face-heads',
    figures: 0,
    at: 'choice',
    rules: ['vs.pouvoirs-vilains.two-face-tails-heads'],
  },
};
/** Figures of the tile that Jervis Tetch controls, by its level. */
export const CONTROLLED_FIGURES: Readonly<Partial<Record<Level, number>>> = { minion: 3, elite: 2 };
