// Names of things in French sentences: zones, cards, dice, effects.
import { au, listOf, plural } from '../kernel/french.ts';
import type { CombatCard, Condition, Effect, EpicFace, GridZone, Level, WeaponKind, WildFace } from './types.ts';

export const ZONE_NAMES: Readonly<Record<GridZone, string>> = {
  initiative: 'initiative',
  attaque: 'attaque',
  defense: 'défense',
};
export const IN_ZONE: Readonly<Record<GridZone, string>> = {
  initiative: 'en initiative',
  attaque: 'en attaque',
  defense: 'en défense',
};
export const CARD_NAMES: Readonly<Record<CombatCard | 'cachee', string>> = {
  plus1: '« +1 »',
  plus2: '« +2 »',
  plus3: '« +3 »',
  surcharge: 'surcharge',
  temps: 'temps',
  outil: 'outil',
  flux: 'flux',
  cachee: 'une carte cachée',
};
/** « une carte « +1 » », « une carte flux », « une carte cachée ». */
export const aCard = (card: CombatCard | 'cachee'): string =>
  card === 'cachee' ? CARD_NAMES.cachee : `une carte ${CARD_NAMES[card]}`;
export const WILD_NAMES: Readonly<Record<WildFace, string>> = {
  blanc: 'blanc',
  reussite: 'réussite',
  double: 'double réussite',
  relancer: 'relancer',
};
export const EPIC_NAMES: Readonly<Record<EpicFace, string>> = {
  a1: '+1 en attaque',
  a2: '+2 en attaque',
  d1: '+1 en défense',
  d2: '+2 en défense',
  i1: '+1 en initiative',
  i2: '+2 en initiative',
  surcharge: 'la surcharge',
};
/** What a hero takes in hand. */
export const A_WEAPON: Readonly<Record<WeaponKind, string>> = {
  melee: 'une arme de mêlée',
  distance: 'une arme à distance',
  magie: 'une arme de magie',
};
export const WEAPON_NAMES: Readonly<Record<WeaponKind, string>> = {
  melee: 'mêlée',
  distance: 'distance',
  magie: 'magie',
};
/** When a starred bonus counts. */
export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  jour: 'de jour',
  nuit: 'de nuit',
  contree: 'dans une contrée sauvage',
  'avant-poste': 'dans un avant-poste',
  'contre-heros': 'contre un héros',
  'contre-carte': 'contre une créature ou un boss',
};
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  debutant: 'débutant',
  novice: 'novice',
  avance: 'avancé',
  impitoyable: 'impitoyable',
};

/** What a die shows, in a sentence: « une face blanche ». */
export const SHOWN: Readonly<Record<WildFace, string>> = {
  blanc: 'une face blanche',
  reussite: 'une réussite',
  double: 'une double réussite',
  relancer: 'une face « relancer »',
};
/** PS that go, and those that stay; the last ones are told as such, so that nobody looks for the rest of a harder blow. */
export const losesPs = (name: string, amount: number, left: number, how = ''): string =>
  `${name} perd ${psLost(amount, left)}${how}${psLeft(left)}`;
/** The same, told of what makes them go. */
export const makesLose = (what: string, name: string, amount: number, left: number): string =>
  `${what} fait perdre ${psLost(amount, left)} ${au(name)}${psLeft(left)}`;
const psLost = (amount: number, left: number): string =>
  left > 0 ? `${amount} PS` : amount === 1 ? 'son dernier PS' : `ses ${amount} derniers PS`;
const psLeft = (left: number): string => (left === 0 ? '' : ` ; il en reste ${left}`);
/** What a team pays of a defeat, when not all of it: the rest is forgotten, or owed. */
export const paysText = (team: string, eternium: number, left: number, kept: boolean): string => {
  if (left === 0) return `${team} paie ${eternium} Eternium.`;
  const paid = eternium === 0 ? `${team} n’a aucun Eternium pour payer` : `${team} paie ${eternium} Eternium`;
  return kept ? `${paid} et en doit encore ${left}.` : `${paid} ; le reste est effacé.`;
};
/** « retourne à sa base », or to the one that has a name. */
export const homeText = (base: string): string =>
  /^(?:sa|votre) base$/.test(base) ? `à ${base}` : `à sa base, ${thePlace(base)},`;

/** The ten phases of an epic combat, by number. */
export const PHASE_TITLES: Readonly<Record<number, string>> = {
  1: 'choisir une arme',
  2: 'capacités de début',
  3: 'placer des cartes',
  4: 'activer des capacités',
  5: 'calculer les totaux',
  6: 'résoudre les dégâts',
  7: 'vérifier les vaincus',
  8: 'fuir ou non',
  9: 'vérifier la résolution',
  10: 'maintenance',
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const inZone = (zone: GridZone | 'choix'): string => (zone === 'choix' ? 'au choix' : IN_ZONE[zone]);
/** What an effect does, as a phrase: « +2 en attaque », « inflige 2 PS ». */
export const effectText = (effect: Effect): string => {
  switch (effect.do) {
    case 'plus':
      return `${signed(effect.value)} ${inZone(effect.zone)}`;
    case 'moins':
      return `${signed(-effect.value)} ${IN_ZONE[effect.zone]} pour l’adversaire`;
    case 'piocher':
      return 'piocher une carte de combat et la poser';
    case 'retourner':
      return 'retourner une carte adverse face cachée';
    case 'infliger':
      return `faire perdre ${effect.value} PS à l'adversaire`;
    case 'perdre':
      return `perdre ${effect.value} PS`;
    case 'soigner':
      return `récupérer ${effect.value} PS`;
    case 'eternium':
      return effect.value < 0 ? `perdre ${-effect.value} Eternium` : `gagner ${effect.value} Eternium`;
    case 'pv':
      return effect.value < 0 ? `perdre ${-effect.value} PV` : `gagner ${effect.value} PV`;
    case 'carte':
      return `gagner une carte de combat ${CARD_NAMES[effect.card]}`;
    case 'jet':
      return `lancer un dé : ${effect.success.length === 0 ? 'rien' : effectsText(effect.success)} en cas de réussite, ${effect.failure.length === 0 ? 'rien' : effectsText(effect.failure)} sinon`;
    case 'texte':
      return effect.text;
  }
};
export const effectsText = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'aucun effet' : listOf(effects.map(effectText));
export const soldiers = (count: number): string => plural(count, 'soldat', 'soldats');

/** Common nouns that begin the names of places, by their article. */
const ARTICLES: readonly (readonly [article: string, nouns: RegExp])[] = [
  [
    'le ',
    /^(?:bois|bourg|camp|château|col|désert|fort|lac|marais|mont|palais|passage|pic|pont|port|poste|temple|val|village)\b/i,
  ],
  ['la ', /^(?:base|cité|contrée|côte|forêt|forteresse|mer|montagne|plaine|tour|vallée|ville)(?![a-zà-ÿ])/i],
  ['les ', /^(?:cavernes|collines|corridors|montagnes|monts|ruines|terres)\b/i],
  ['l’', /^(?:antre|avant-poste|île|oasis|océan)(?![a-zà-ÿ])/i],
];
/** A place as sentences name it: « la Tour Grayskull ». A proper name, or one that has its article, stays as it is. */
export const thePlace = (name: string): string => `${ARTICLES.find(([, nouns]) => nouns.test(name))?.[0] ?? ''}${name}`;
/** Where something stands, or goes: « à la Tour Grayskull », « aux Ruines ». */
export const toPlace = (name: string): string => au(thePlace(name));
