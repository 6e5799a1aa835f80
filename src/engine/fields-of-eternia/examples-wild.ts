// Worked examples of the wilds and of soldiers' combats: E2, E3, X5, X11 of the ledger, and three more that show what these leave out. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { SoldiersAction, SoldiersScenario } from './combat-de-soldats/types.ts';
import type { WildAction, WildScenario } from './contrees-sauvages/types.ts';
import type { FoeRule } from './rules.ts';
import type { WildCard, WildDice } from './types.ts';

type WildExample = Example<WildScenario, WildAction, FoeRule> & { readonly mode: 'contrees-sauvages' };
type SoldiersExample = Example<SoldiersScenario, SoldiersAction, FoeRule> & { readonly mode: 'combat-de-soldats' };

const dice = (blanc: number, reussite: number, double: number, relancer: number): WildDice => ({
  blanc,
  reussite,
  double,
  relancer,
});
const test = (face: keyof WildDice, note?: string): ScriptEntry<WildAction> => entry({ type: 'wild-test', face }, note);
const roll = (faces: WildDice, note?: string): ScriptEntry<WildAction> => entry({ type: 'wild-throw', faces }, note);
const again = (extra: WildDice, note?: string): ScriptEntry<WildAction> => entry({ type: 'wild-again', extra }, note);
const put = (die: 'reussite' | 'double', to: 'defense' | 'ps' | 'attaque', note?: string): ScriptEntry<WildAction> =>
  entry({ type: 'wild-assign', die, to }, note);
const strike = (note?: string): ScriptEntry<WildAction> => entry({ type: 'wild-go' }, note);
const fight = (note?: string): ScriptEntry<SoldiersAction> => entry({ type: 'bat-go' }, note);
const hit = (target: number | 'soldat', note?: string): ScriptEntry<SoldiersAction> =>
  entry({ type: 'bat-hit', target }, note);
const ADDED = 'ajouté';

const E2: WildExample = {
  mode: 'contrees-sauvages',
  id: 'fields-of-eternia.she-ra-contre-un-dylinx',
  title: 'She-Ra contre un Dylinx',
  source: 'livret', // l. 2324-2361
  scenario: {
    name: 'She-Ra contre un Dylinx',
    enemy: 'dylinx',
    hero: { name: 'She-Ra', faction: 'masters', body: 7, health: 8, eternium: 1 },
  },
  script: [
    test(
      'blanc',
      'Avant tout, la capacité du Dylinx : un dé pour savoir s’il frappera plus fort. L’icône du bonus est perdue dans le livret ; l’attaque est notre exemple.',
    ),
    roll(dice(2, 3, 1, 1), 'Corps 7 : She-Ra lance sept dés.'),
    again(
      dice(1, 0, 0, 0),
      'La face relancer vaut deux dés : elle-même, et un autre au choix. Autant reprendre un blanc.',
    ),
    roll(dice(0, 0, 2, 0), 'Deux doubles : difficile de rêver mieux.'),
    put('double', 'defense', 'La défense d’abord : tant qu’elle tient, les PS sont hors d’atteinte.'),
    put('reussite', 'attaque', 'Chaque point ôté à l’attaque est un PS gardé.'),
    put('double', 'attaque'),
    put('double', 'ps'),
    put('reussite', 'ps'),
    put('reussite', 'ps', 'Un point de trop, mais un dé sert toujours quelque part.'),
    strike('Les deux attaques tombent ensemble.'),
    entry(
      { type: 'wild-tame', yes: true },
      'Le livret s’arrête à la victoire. Récompense, coût, réserve et PS de She-Ra sont des valeurs d’exemple.',
    ),
  ],
  cites: [
    'foe.sauvage.p1-capacite',
    'foe.jets.echec',
    'foe.sauvage.p1-des',
    'foe.sauvage.relance',
    'foe.sauvage.relance-fin',
    'foe.sauvage.p2-defense-dabord',
    'foe.sauvage.p2-double',
    'foe.sauvage.p2-attaque',
    'foe.sauvage.p2-ps',
    'foe.sauvage.p3-ennemi',
    'foe.sauvage.p3-heros',
    'foe.sauvage.p3-simultane',
    'foe.sauvage.p4-victoire',
    'foe.sauvage.p4-domptage',
  ],
  result: 'victoire',
};

const TEST_ENEMY: WildCard = {
  type: 'creature',
  id: 'ex-ennemi-d-essai',
  name: 'Rôdeur des cavernes',
  health: 2,
  attack: 3,
  defense: 1,
  cost: 1,
  reward: [{ do: 'eternium', value: 1 }],
};
const X11: WildExample = {
  mode: 'contrees-sauvages',
  id: 'fields-of-eternia.chute-commune',
  title: 'Tomber avec l’ennemi',
  source: ADDED,
  scenario: {
    name: 'Tomber avec l’ennemi',
    enemy: TEST_ENEMY,
    hero: { name: 'Garde royal', faction: 'masters', body: 4, health: 2, healthMax: 7 },
  },
  script: [
    roll(dice(1, 3, 0, 0), 'Il ne reste que 2 PS. Trois réussites : de quoi vaincre, ou de quoi parer, pas les deux.'),
    put('reussite', 'defense'),
    put('reussite', 'ps', 'Va pour la récompense : l’attaque ne sera pas parée.'),
    put('reussite', 'ps'),
    strike('L’ennemi vaincu frappe quand même.'),
  ],
  cites: [
    'foe.sauvage.p1-des',
    'foe.sauvage.p2-defense-dabord',
    'foe.sauvage.p2-ps',
    'foe.sauvage.p3-simultane',
    'foe.sauvage.p4-victoire',
    'foe.vaincu.seuil',
    'foe.vaincu.fin-du-tour',
    'foe.vaincu.paiement',
    'foe.sauvage.p4-domptage',
  ],
  result: 'chute-commune',
};
const STANDS: WildExample = {
  mode: 'contrees-sauvages',
  id: 'fields-of-eternia.l-ennemi-reste-debout',
  title: 'L’ennemi reste debout',
  source: ADDED,
  scenario: {
    name: 'L’ennemi reste debout',
    enemy: 'ex-eclaireuse',
    hero: { name: 'Skeletor', faction: 'evil', body: 6, health: 6, healthMax: 9 },
  },
  script: [
    test('double', 'Un allié de l’autre camp se combat comme une créature, capacité comprise.'),
    roll(dice(4, 1, 0, 1)),
    again(dice(1, 0, 0, 0), 'La face relancer repart, et un blanc avec elle.'),
    roll(dice(1, 0, 0, 1)),
    again(dice(1, 0, 0, 0), 'Encore une face relancer : on continue autant qu’on veut.'),
    roll(dice(1, 0, 0, 1)),
    entry({ type: 'wild-stop' }, 'Ou l’on s’arrête : ce dé-là ne vaudra rien.'),
    put('reussite', 'attaque', 'Une seule réussite ne vaincra personne : autant parer.'),
    strike(),
  ],
  cites: [
    'foe.jets.reussite',
    'foe.sauvage.p1-des',
    'foe.sauvage.relance',
    'foe.sauvage.relance-fin',
    'foe.sauvage.p2-attaque',
    'foe.sauvage.p3-heros',
    'foe.sauvage.p4-echec',
  ],
  result: 'echec',
};
export const SAUVAGE_EXAMPLES: readonly WildExample[] = [E2, X11, STANDS];

const MASTERS = 'Masters of the Universe';
const EVIL = 'Evil Warriors';
const E3: SoldiersExample = {
  mode: 'combat-de-soldats',
  id: 'fields-of-eternia.les-soldats-de-he-man',
  title: 'Les soldats de He-Man',
  source: 'livret', // l. 2395-2407
  scenario: {
    name: 'Les soldats de He-Man',
    attacker: { team: MASTERS, soldiers: 3 },
    defender: {
      team: EVIL,
      soldiers: 2,
      heroes: [
        { name: 'Skeletor', health: 9 },
        { name: 'Evil-Lyn', health: 7 },
      ],
    },
  },
  script: [
    hit(
      0,
      'Trois soldats entrent, donc trois dégâts. Ce sont les défenseurs qui choisissent où : Skeletor en prend un. Les PS des héros sont des valeurs d’exemple.',
    ),
    hit(0, 'Puis un deuxième.'),
    hit('soldat', 'Le dernier va à un soldat ; Evil-Lyn s’en tire sans rien. Chaque dégât a coûté un attaquant.'),
  ],
  cites: [
    'foe.bataille.contre-mixte',
    'foe.bataille.contre-heros',
    'foe.bataille.declenchement',
    'foe.bataille.contre-mixte',
    'foe.bataille.un-ps',
    'foe.plateau.controle',
  ],
  result: 'defense',
};
const trapJaw = (health: number): SoldiersScenario => ({
  name: 'Des soldats contre Trap Jaw',
  attacker: { team: MASTERS, soldiers: 3 },
  defender: { team: EVIL, soldiers: 0, heroes: [{ name: 'Trap Jaw', health }] },
});
const X5: SoldiersExample = {
  mode: 'combat-de-soldats',
  id: 'fields-of-eternia.soldats-contre-trap-jaw',
  title: 'Trois soldats contre Trap Jaw',
  source: ADDED,
  scenario: { ...trapJaw(4), name: 'Trois soldats contre Trap Jaw' },
  script: [fight('Rien à choisir contre un héros seul : chaque soldat lui coûte 1 PS, puis rejoint la réserve.')],
  cites: ['foe.bataille.contre-heros', 'foe.bataille.declenchement', 'foe.plateau.controle'],
  result: 'defense',
};
const X5_WEAK: SoldiersExample = {
  mode: 'combat-de-soldats',
  id: 'fields-of-eternia.trap-jaw-affaibli',
  title: 'Trap Jaw affaibli',
  source: ADDED,
  scenario: { ...trapJaw(2), name: 'Trap Jaw affaibli' },
  script: [fight('Deux PS : deux soldats suffisent, le troisième reste et prend la zone. Aucun PV pour autant.')],
  cites: [
    'foe.bataille.contre-heros',
    'foe.bataille.exactement-zero',
    'foe.vaincu.seuil',
    'foe.bataille.sans-pv',
    'foe.plateau.controle',
  ],
  result: 'attaque',
};
const SOLDIERS: SoldiersExample = {
  mode: 'combat-de-soldats',
  id: 'fields-of-eternia.soldats-contre-soldats',
  title: 'Trois soldats contre deux',
  source: ADDED,
  scenario: {
    name: 'Trois soldats contre deux',
    attacker: { team: EVIL, soldiers: 3 },
    defender: { team: MASTERS, soldiers: 2 },
  },
  script: [fight('Sans héros, on compte : un contre un, jusqu’à ce qu’il n’y ait plus personne en face.')],
  cites: ['foe.bataille.contre-soldats', 'foe.plateau.controle'],
  result: 'attaque',
};
const ENTERS: SoldiersExample = {
  mode: 'combat-de-soldats',
  id: 'fields-of-eternia.un-heros-entre-sur-des-soldats',
  title: 'Entrer seul sur des soldats',
  source: ADDED,
  scenario: {
    name: 'Entrer seul sur des soldats',
    attacker: { team: MASTERS, soldiers: 0, hero: { name: 'He-Man', health: 4 } },
    defender: { team: EVIL, soldiers: 2 },
  },
  script: [fight('He-Man entre dans un avant-poste gardé par deux soldats, sans héros : il paie 1 PS pour chacun.')],
  cites: ['foe.combat.soldats', 'foe.bataille.contre-heros', 'foe.plateau.controle'],
  result: 'attaque',
};
export const BATAILLE_EXAMPLES: readonly SoldiersExample[] = [E3, X5, X5_WEAK, SOLDIERS, ENTERS];
export const WILD_EXAMPLES: readonly (WildExample | SoldiersExample)[] = [...SAUVAGE_EXAMPLES, ...BATAILLE_EXAMPLES];
