// Which drawing of the sprite stands for whom. A card that the reader types is given one by its id, always the same.
import type { Camp } from '../../engine/versus/types.ts';

const OWN: Readonly<Record<string, string>> = {
  alfred: 'bow-tie',
  azrael: 'energy-sword',
  'batgirl-barbara-gordon': 'bat-wing',
  batman: 'bat-mask',
  'batman-dark-knight-returns': 'bat-mask',
  'batman-zero-year': 'bat-mask',
  'batman-year-100': 'bat-mask',
  batwing: 'batwing-emblem',
  batwoman: 'evil-bat',
  'black-canary': 'sonic-shout',
  'blue-bird': 'bird-twitter',
  'bruce-wayne': 'tie',
  catwoman: 'cat',
  'catwoman-the-long-halloween': 'cat',
  'commissioner-gordon': 'police-officer-head',
  duke: 'fist',
  'green-arrow': 'robin-hood-hat',
  'harvey-bullock': 'western-hat',
  huntress: 'crossbow',
  'julia-pennyworth': 'talk',
  katana: 'katana',
  nightwing: 'domino-mask',
  oracle: 'radar-dish',
  'orphan-cassandra-cain': 'ninja-mask',
  'red-hood-jason-todd': 'pistol-gun',
  'red-robin': 'bird-mask',
  'renee-montoya': 'id-card',
  'robin-damian-wayne': 'acrobatic',
  'robin-tim-drake': 'acrobatic',
  spoiler: 'cowled',
  bane: 'gas-mask',
  'bane-venom-injected': 'gas-mask',
  'black-mask': 'skull-mask',
  clayface: 'muscle-fat',
  deadshot: 'crosshair',
  deathstroke: 'one-eyed',
  'doctor-death': 'poison-bottle',
  firefly: 'fire',
  'harley-quinn': 'baseball-bat',
  'harley-quinn-with-hammer': 'claw-hammer',
  'hugo-strange': 'brain-dump',
  hush: 'hooded-figure',
  'jason-todd-hush': 'hooded-figure',
  'jervis-tetch': 'top-hat',
  'the-joker': 'jester-hat',
  'the-joker-mr-joe': 'jester-hat',
  'killer-croc': 'croc-jaws',
  'killer-moth': 'butterfly',
  'man-bat': 'bat',
  'mr-freeze': 'snowflake-1',
  'mr-bloom': 'vine-leaf',
  'orphan-david-cain': 'ninja-mask',
  'the-penguin': 'umbrella',
  'poison-ivy': 'vine-leaf',
  'prof-pyg': 'pig-face',
  'ras-al-ghul': 'bloody-sword',
  ratcatcher: 'rat',
  'red-hood': 'hood',
  scarecrow: 'scarecrow',
  'solomon-grundy': 'shambling-zombie',
  talon: 'bird-mask',
  'the-riddler': 'uncertainty',
  tusk: 'walrus-head',
  'two-face-heads': 'duality-mask',
  'two-face-tails': 'duality-mask',
  wrath: 'bat-wing',
  zsasz: 'triple-scratches',
  'bat-robots': 'robot-helmet',
  'heavy-gcpd': 'kevlar-vest',
  'blooms-gang': 'vine-leaf',
  'red-hoods-gang': 'hood',
  otages: 'prisoner',
  citizens: 'person',
  'sbires-heros-a': 'police-badge',
  'sbires-heros-b': 'cctv-camera',
  'sbires-heros-c': 'kevlar-vest',
  'sbires-heros-d': 'fire-axe',
  'sbires-heros-e': 'full-motorcycle-helmet',
  'elites-heros-a': 'police-officer-head',
  'elites-heros-b': 'id-card',
  'elites-heros-c': 'binoculars',
  'elites-heros-d': 'magnifying-glass',
  'sbires-vilains-a': 'western-hat',
  'sbires-vilains-b': 'brass-knuckles',
  'sbires-vilains-c': 'baseball-bat',
  'sbires-vilains-d': 'robber',
  'sbires-vilains-e': 'crowbar',
  'elites-vilains-a': 'switchblade',
  'elites-vilains-b': 'breaking-chain',
  'elites-vilains-c': 'skull-mask',
  'elites-vilains-d': 'pistol-gun',
};
/** Cards that the reader types, by camp: police against gangs. */
const TROOPS: Readonly<Record<Camp, readonly string[]>> = {
  hero: ['police-badge', 'kevlar-vest', 'police-officer-head', 'id-card', 'pistol-gun'],
  villain: ['western-hat', 'switchblade', 'baseball-bat', 'brass-knuckles', 'skull-mask'],
};
const TOKENS: Readonly<Record<string, string>> = {
  bombe: 'time-bomb',
  brouilleur: 'radar-dish',
  ordinateur: 'laptop',
  otage: 'prisoner',
  baril: 'barrel-leak',
  citizen: 'person',
  preuve: 'files',
  coffre: 'chest',
};
/** What a zone of a plan is, by a word of its name; the first that is found. */
const ROOMS: readonly (readonly [word: RegExp, emblem: string])[] = [
  [/ruelle|impasse|cour\b|mur/, 'brick-wall'],
  [/\brue|avenue|boulevard|place|carrefour/, 'street-light'],
  [/hall|entree|accueil|sortie|porte/, 'exit-door'],
  [/coffre/, 'strongbox'],
  [/guichet|caisse|banque|casino/, 'two-coins'],
  [/bureau/, 'office-chair'],
  [/parking|garage|route/, 'city-car'],
  [/quai|port\b|dock|jetee/, 'harbor-dock'],
  [/entrepot|hangar|reserve|stock/, 'cargo-crate'],
  [/toit|terrasse/, 'chimney'],
  [/labo/, 'vial'],
  [/cellule|prison|cachot|asile/, 'window-bars'],
  [/hopital|infirmerie|clinique/, 'hospital-cross'],
  [/eglise|chapelle|cathedrale|clocher/, 'church'],
  [/parc|jardin|serre/, 'park-bench'],
  [/theatre|scene|cinema/, 'theater-curtains'],
  [/usine|atelier|chaufferie/, 'factory'],
  [/pont/, 'stone-bridge'],
  [/biblio|archive/, 'bookshelf'],
  [/serveur|informatique|controle/, 'server-rack'],
  [/egout|tunnel|metro/, 'subway'],
  [/repaire|cave|grotte/, 'cave-entrance'],
];
/** Names that say nothing of the kind: « A ». */
const ANY_ROOM = ['modern-city', 'door', 'stairs', 'window', 'elevator'] as const;
const THINGS = ['usb-key', 'files', 'chest', 'cubes'] as const;
export const EVENT_EMBLEM = 'siren';
export const MOVE_EMBLEM = 'boot-prints';
export const SHADOW_EMBLEM = 'bat-mask';
/** What is left to be taken in a river that is being made. */
export const EMPTY_EMBLEM = 'person';
export const MARKER_EMBLEMS = {
  smoke: 'steam',
  freeze: 'snowflake-1',
  venom: 'poison-bottle',
  swarm: 'rat',
  fear: 'scarecrow',
  flame: 'fire',
  gas: 'gas-mask',
} as const;
/** All that the sprite of the game holds. */
/** The game's own: on its cover, and where nothing else can be drawn. */
export const SIGN = 'bat-mask';
export const ICONS: readonly string[] = [
  ...new Set([
    ...Object.values(OWN),
    ...Object.values(TROOPS).flat(),
    ...Object.values(TOKENS),
    ...THINGS,
    ...ROOMS.map(([, emblem]) => emblem),
    ...ANY_ROOM,
    EVENT_EMBLEM,
    MOVE_EMBLEM,
    ...Object.values(MARKER_EMBLEMS),
  ]),
];

const rank = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
const pick = (list: readonly string[], id: string): string => list[rank(id) % list.length] ?? EMPTY_EMBLEM;
/** The emblem of a tile, by its card. */
export const emblemOf = (tile: string, camp: Camp): string =>
  tile.startsWith('evenement-')
    ? EVENT_EMBLEM
    : ((Object.hasOwn(OWN, tile) ? OWN[tile] : undefined) ?? pick(TROOPS[camp], tile));
/** The emblem of a piece of a mission, by its token. */
export const tokenEmblem = (token: string): string =>
  (Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined) ?? pick(THINGS, token);
/** The emblem of a zone of the plan, by its name. */
export const roomEmblem = (zone: string): string => {
  const plain = zone.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return ROOMS.find(([word]) => word.test(plain))?.[1] ?? pick(ANY_ROOM, zone);
};
