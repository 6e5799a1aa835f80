// Worked examples of power dice and of the solo mode. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { CombatAction } from './combat/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { NO_DICE } from './dice.ts';
import type { FoeRule } from './rules.ts';
import type { AnySoloAction, SoloScenario } from './solo/types.ts';
import type { CombatCard, GridZone, HeroCard, Weapon, WeaponKind, WildDice } from './types.ts';

type DiceExample = Example<CombatScenario, CombatAction, FoeRule> & { readonly mode: 'des-de-pouvoir' };
type SoloExample = Example<SoloScenario, AnySoloAction, FoeRule> & { readonly mode: 'solo' };
type Entry = ScriptEntry<CombatAction>;
const weapon = (which: 0 | 1, note?: string): Entry => entry({ type: 'weapon', weapon: which }, note);
/** A card drawn and laid. */
const put = (card: CombatCard, zone: GridZone, note?: string): readonly Entry[] => [
  entry({ type: 'draw', card }, note),
  entry({ type: 'lay', zone }),
];
const pass = (note?: string): Entry => entry({ type: 'pass' }, note);
const go = (note?: string): Entry => entry({ type: 'go' }, note);
const thrown = (faces: Partial<WildDice>, note?: string): Entry =>
  entry({ type: 'throw', faces: { ...NO_DICE, ...faces } }, note);
const again = (extra: Partial<WildDice>, note?: string): Entry =>
  entry({ type: 'again', extra: { ...NO_DICE, ...extra } }, note);

// ── Power dice
const BEAST_MAN: DiceExample = {
  id: 'fields-of-eternia.beast-man-aux-des',
  mode: 'des-de-pouvoir',
  title: 'Beast Man aux dés',
  source: 'livret', // l. 2141-2156
  scenario: {
    name: 'Beast Man aux dés',
    column: 'heros',
    active: { hero: 'beast-man' },
    defender: { hero: 'he-man' },
    place: { name: 'Plaine d’exemple', kind: 'avant-poste' },
  },
  script: [
    weapon(
      0,
      'Beast Man attaque. Ses cartes et les faces de ses dés sont des exemples : le livret ne montre que ses trois résultats.',
    ),
    weapon(0),
    ...put('plus3', 'attaque', 'On pose les cartes comme d’habitude. Chaque point deviendra un dé.'),
    ...put('plus2', 'defense'),
    ...put('plus1', 'defense'),
    ...put('plus2', 'attaque'),
    ...put(
      'plus3',
      'attaque',
      'Une deuxième carte en attaque : avec les dés de pouvoir, il n’y en aura pas de troisième.',
    ),
    ...put('plus2', 'defense'),
    ...put('plus1', 'initiative'),
    ...put('plus1', 'initiative'),
    pass('Les cartes se retournent. Personne n’a rien à activer.'),
    pass(),
    go('Place aux dés. Autant de dés par zone que la somme de ses cartes.'),
    thrown({ reussite: 1 }, 'Un seul dé d’initiative, et une réussite. L’initiative de la carte héros s’y ajoute.'),
    thrown({ blanc: 1 }, 'He-Man n’a que l’initiative de sa carte : il est pris de vitesse.'),
    go('L’attaquant lance ses dés d’attaque, le défenseur ses dés de défense, en même temps.'),
    thrown({ blanc: 1, reussite: 2, double: 2, relancer: 1 }),
    thrown({ blanc: 2, reussite: 1, double: 1 }),
    again({ blanc: 1 }, 'Un dé est marqué relancer : on le relance, et un autre avec lui. Autant choisir le blanc.'),
    thrown({ blanc: 1, reussite: 1 }, 'Plus de dé marqué : on compte.'),
    go('He-Man tient debout : nouveaux lancers, rôles échangés.'),
    thrown({ reussite: 1, double: 1 }),
    thrown({ reussite: 1 }, 'Un dé de défense, une réussite. Cela ne suffit pas à tout arrêter.'),
  ],
  opens: {
    at: 18,
    told: 'Beast Man attaque He-Man. Leurs cartes sont posées : chaque point deviendra un dé.',
  },
  cites: [
    'foe.pouvoir.initiative-des',
    'foe.pouvoir.initiative-fixe',
    'foe.pouvoir.initiative-gagnant',
    'foe.pouvoir.attaque-defense',
    'foe.pouvoir.relancer',
    'foe.pouvoir.comparer',
    'foe.pouvoir.riposte',
  ],
  result: '',
};
const POWER: DiceExample = {
  id: 'fields-of-eternia.des-de-pouvoir',
  mode: 'des-de-pouvoir',
  title: 'Égalité, puis une relance',
  source: 'ajouté',
  scenario: {
    name: 'Égalité, puis une relance',
    column: 'heros',
    active: { hero: 'he-man' },
    defender: { hero: 'skeletor' },
    place: { name: 'Plaine d’exemple', kind: 'avant-poste' },
  },
  script: [
    weapon(0, 'He-Man et Skeletor ont la même initiative imprimée.'),
    weapon(0),
    ...put('plus3', 'attaque'),
    ...put('plus2', 'initiative'),
    ...put('plus3', 'defense'),
    ...put('flux', 'attaque', 'Un flux : il ne compte pas dans les quatre cartes, mais il donne un dé de plus.'),
    ...put('plus2', 'defense'),
    ...put('plus3', 'attaque'),
    ...put('plus3', 'attaque'),
    ...put('plus1', 'initiative'),
    ...put('plus2', 'defense'),
    pass('Dix dés de chaque côté : rien à convertir. Un onzième serait devenu une réussite.'),
    pass(),
    go(),
    thrown({ reussite: 1 }, 'Un dé pour He-Man.'),
    thrown(
      { blanc: 1, reussite: 1 },
      'Deux pour Skeletor, et le même total : personne ne perd de PS, le héros actif frappe d’abord.',
    ),
    go(),
    thrown({ blanc: 2, reussite: 2, double: 1, relancer: 1 }),
    thrown({ blanc: 2, reussite: 1, double: 1 }),
    again({}, 'He-Man relance le dé marqué. Il pourrait y joindre un blanc, il s’en passe.'),
    thrown({ reussite: 1 }),
    go('À Skeletor.'),
    thrown({ blanc: 2, reussite: 2 }),
    thrown({ blanc: 2, double: 1 }, 'Autant de réussites en défense qu’en attaque : le coup est arrêté.'),
  ],
  opens: {
    at: 20,
    told: 'Les cartes sont posées. Skeletor a un flux de plus : il donnera un dé, lui aussi.',
  },
  cites: [
    'foe.pouvoir.initiative-des',
    'foe.pouvoir.initiative-fixe',
    'foe.pouvoir.initiative-gagnant',
    'foe.pouvoir.relancer',
    'foe.pouvoir.comparer',
    'foe.pouvoir.riposte',
  ],
  result: '',
};
export const DICE_EXAMPLES: readonly DiceExample[] = [BEAST_MAN, POWER];

// ── Solo
const arm = (name: string, kind: WeaponKind, ...effects: Weapon['surge']['effects']): Weapon => ({
  name,
  kind,
  surge: { effects },
});
const trial = (
  id: string,
  name: string,
  faction: HeroCard['faction'],
  initiative: number,
  weapons: HeroCard['weapons'],
): HeroCard => ({ id, name, faction, health: 5, spirit: 1, initiative, body: 4, movement: 2, weapons });
const HERO = trial('ex-heroine-d-essai', 'Sentinelle royale', 'masters', 1, [
  arm('Lame', 'melee'),
  arm('Arc', 'distance'),
]);
const ENEMY = trial('ex-ennemi-d-essai', 'Garde du Serpent', 'evil', 2, [
  arm('Griffes', 'melee', { do: 'plus', zone: 'attaque', value: 2 }),
  arm('Maléfice', 'magie'),
]);
const NOVICE: SoloExample = {
  id: 'fields-of-eternia.combat-solo-novice',
  mode: 'solo',
  title: 'Un combat au niveau novice',
  source: 'ajouté',
  scenario: {
    name: 'Un combat au niveau novice',
    level: 'novice',
    heroes: [{ hero: HERO }],
    enemies: [{ hero: ENEMY }],
    track: [{ day: true }, { day: false }],
    begun: true,
  },
  script: [
    entry(
      { type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 },
      'Notre héroïne entre dans la zone d’un héros ennemi. Personne ne le joue : des cartes décident pour lui.',
    ),
    weapon(0, 'Elle choisit d’abord son arme.'),
    entry(
      { type: 'clash-die', face: 'relancer' },
      'Un dé dit où piocher. Au niveau novice, relancer envoie au paquet surcharge.',
    ),
    entry(
      { type: 'clash', card: 'ex-surcharge-3' },
      'Une carte de tir : l’ennemi n’a pas d’arme à distance, on l’écarte.',
    ),
    entry(
      { type: 'clash', card: 'ex-surcharge-1' },
      'Celle-ci convient. Elle donne ses trois valeurs, et promet une carte effet.',
    ),
    ...put('plus2', 'attaque', 'L’ennemi n’a ni grille, ni dé épique. Notre héroïne pose ses quatre cartes.'),
    ...put('plus1', 'initiative'),
    ...put('plus2', 'attaque'),
    ...put('plus3', 'defense'),
    pass(),
    entry(
      { type: 'effect', card: 'ex-effet-1' },
      'Une carte effet. Elle ne fait rien par elle-même, mais elle porte l’identifiant d’attaque : la surcharge de l’ennemi peut agir.',
    ),
    go(),
    go('L’ennemi est plus rapide, et frappe d’abord.'),
    go(),
  ],
  cites: [
    'foe.solo.p1-arme-puis-carte',
    'foe.solo.p1-novice',
    'foe.solo.p1-pioche',
    'foe.solo.p1-valeurs',
    'foe.solo.p4-effets',
    'foe.solo.p4-surcharge',
    'foe.solo.p4-identifiant',
  ],
  result: '',
};
const SCORE: SoloExample = {
  id: 'fields-of-eternia.score-solo',
  mode: 'solo',
  title: 'Compter son score',
  source: 'ajouté',
  scenario: {
    name: 'Compter son score',
    level: 'avance',
    heroes: [
      { hero: 'he-man', damage: 4 },
      { hero: 'teela', damage: 3 },
      { hero: 'stratos', defeats: 1, damage: 2 },
    ],
    outposts: [
      ...['Premier', 'Deuxième', 'Troisième', 'Quatrième'].map(
        (name) => ({ name: `${name} avant-poste`, held: 'nous', enemyFirst: true }) as const,
      ),
      { name: 'Dernier avant-poste', soldiers: 2 },
    ],
    track: [true, false, true, false, true, false].map((day) => ({ day })),
    round: 3,
    begun: true,
    pv: 9,
    objective: 'tenir quatre avant-postes ennemis',
  },
  script: [
    entry(
      { type: 'solo-objective' },
      'L’objectif est atteint pendant la quatrième manche sur six : la partie s’arrête là. Les dégâts de Stratos ne comptent pas, puisqu’il a déjà été vaincu.',
    ),
  ],
  cites: ['foe.solo.fin', 'foe.solo.score-total'],
  result: 'objectif:20',
};
export const SOLO_EXAMPLES: readonly SoloExample[] = [NOVICE, SCORE];
