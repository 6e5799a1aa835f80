// Which drawing of the sprite stands for whom, or for what. What the reader makes is given one by its name, always the same.
import type { Drawn } from '../../engine/fields-of-eternia/combat/types.ts';
import type { GridZone, MapZone, Merchant, WeaponKind } from '../../engine/fields-of-eternia/types.ts';

/** Heroes, creatures and bosses, by the id of their card. */
const OWN: Readonly<Record<string, string>> = {
  'he-man': 'broadsword',
  'she-ra': 'winged-sword',
  'ram-man': 'ram-profile',
  teela: 'swordwoman',
  stratos: 'feathered-wing',
  'man-at-arms': 'flanged-mace',
  skeletor: 'skull-staff',
  'mer-man': 'trident',
  'beast-man': 'gorilla',
  'evil-lyn': 'witch-face',
  'tri-klops': 'third-eye',
  'trap-jaw': 'mechanical-arm',
  dylinx: 'saber-toothed-cat-head',
  'ex-loup-des-brumes': 'wolf-head',
  'ex-serpent-des-sables': 'sand-snake',
  'ex-golem-de-basalte': 'rock-golem',
  'ex-aigle-des-cimes': 'eagle-head',
  'ex-belier-cuirasse': 'goat',
  'ex-araignee-de-cristal': 'masked-spider',
  'ex-lezard-de-lave': 'gecko',
  'ex-dragon-des-cimes': 'dragon-head',
  'ex-colosse-de-fer': 'robot-golem',
  'evil-seed': 'carnivorous-plant',
};
const PALETTE = [
  'visored-helm',
  'wolf-howl',
  'lion',
  'hooded-figure',
  'cyclops',
  'crossed-swords',
  'barbarian',
  'wizard-face',
] as const;
/** The game's own: on its cover, and where nothing else can be drawn. */
export const SIGN = 'castle';

/** An outpost by what its name says, in the order they are looked for. */
const PLACES: readonly (readonly [said: RegExp, emblem: string])[] = [
  [/serp|vip[eè]re/i, 'snake-jar'],
  [/ch[aâ]teau|donjon|citadelle/i, 'castle'],
  [/temple|oracle|sanctuaire/i, 'greek-temple'],
  [/village|hameau|bourg/i, 'village'],
  [/mont|pic|cime|sommet/i, 'peaks'],
  [/cit[eé]|ville/i, 'modern-city'],
  [/corridor|caverne|grotte|mine|tani[eè]re/i, 'cave-entrance'],
];
const OUTPOSTS = ['hill-fort', 'watchtower', 'stone-tower', 'block-house'] as const;
export const TOWER = 'tower-flag';
export const KIND_EMBLEMS: Readonly<Record<MapZone['kind'], string>> = {
  'avant-poste': 'watchtower',
  contree: 'forest',
  mer: 'big-wave',
};
export const STALLS: Readonly<Record<Merchant, string>> = {
  boutique: 'shop',
  guilde: 'scroll-unfurled',
  forge: 'anvil',
};
export const TREES = ['pine-tree', 'oak', 'forest'] as const;
/** A soldier of each team: told by the helmet as well. */
export const HELMETS = ['crested-helmet', 'horned-helm', 'samurai-helmet'] as const;
export const SIGNS = {
  crystal: 'crystal-growth',
  quest: 'treasure-map',
  boss: 'crowned-skull',
  sun: 'sun',
  moon: 'moon',
  skull: 'death-skull',
  victory: 'star-medal',
} as const;
export const ZONE_EMBLEMS: Readonly<Record<GridZone, string>> = {
  initiative: 'running-ninja',
  attaque: 'crossed-swords',
  defense: 'shield',
};
/** Combat cards that bear a drawing rather than a number; and the back of them all. */
export const CARD_EMBLEMS: Readonly<Partial<Record<Drawn, string>>> = {
  surcharge: 'power-lightning',
  temps: 'hourglass',
  outil: 'gears',
  flux: 'divided-spiral',
};
export const CARD_BACK = 'castle';
export const WEAPON_EMBLEMS: Readonly<Record<WeaponKind, string>> = {
  melee: 'crossed-swords',
  distance: 'high-shot',
  magie: 'crystal-wand',
};
/** The three figures of an enemy of the wilds. */
export const TARGET_EMBLEMS: Readonly<Record<'defense' | 'ps' | 'attaque', string>> = {
  defense: 'shield',
  ps: 'hearts',
  attaque: 'claws',
};
/** All that the sprite of the game holds. */
export const ICONS: readonly string[] = [
  ...Object.values(OWN),
  ...PALETTE,
  ...PLACES.map(([, emblem]) => emblem),
  ...OUTPOSTS,
  TOWER,
  ...Object.values(KIND_EMBLEMS),
  ...Object.values(STALLS),
  ...TREES,
  ...HELMETS,
  ...Object.values(SIGNS),
  ...Object.values(ZONE_EMBLEMS),
  ...Object.values(CARD_EMBLEMS),
  CARD_BACK,
  ...Object.values(WEAPON_EMBLEMS),
  ...Object.values(TARGET_EMBLEMS),
];

const pick = (list: readonly [string, ...string[]], text: string): string =>
  list[[...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7) % list.length] ?? list[0];
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
/** The emblem of a hero, a creature or a boss: by the id of its card, or by its name. */
export const emblemOf = (card: string): string => {
  const id = [card, idOf(card)].find((one) => Object.hasOwn(OWN, one));
  return (id === undefined ? undefined : OWN[id]) ?? pick(PALETTE, card);
};
/** The emblem of a place of the map. */
export const placeEmblem = ({ name, kind, tower }: Pick<MapZone, 'name' | 'kind' | 'tower'>): string =>
  kind !== 'avant-poste'
    ? KIND_EMBLEMS[kind]
    : tower === true
      ? TOWER
      : (PLACES.find(([said]) => said.test(name))?.[1] ?? pick(OUTPOSTS, name));
