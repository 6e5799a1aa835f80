// The worked examples E1 to E10 of the ledger, as scripts that the engine plays. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { CombatAction, CombatScenario } from './combat/types.ts';
import type { PartieAction, PartieScenario, Spot, UnitSpec } from './partie/types.ts';
import type { BwRule } from './rules.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from './scenarios.ts';

export type CombatExample = Example<CombatScenario, CombatAction, BwRule> & { readonly mode: 'combat' };
export type PartieExample = Example<PartieScenario, PartieAction, BwRule> & { readonly mode: 'partie' };
export type BwExample = CombatExample | PartieExample;

const roll = (value: number): ScriptEntry<{ readonly type: 'roll'; readonly value: number }> =>
  entry({ type: 'roll', value } as const);
const spend = (by: string, note?: string): ScriptEntry<CombatAction> => entry({ type: 'spend', by }, note);
const renounce = (camp: 'attack' | 'defence', note?: string): ScriptEntry<CombatAction> =>
  entry({ type: 'renounce', camp }, note);
const conclude = (camp: 'attack' | 'defence', note?: string): ScriptEntry<CombatAction> =>
  entry({ type: 'conclude', camp }, note);
const declare: ScriptEntry<CombatAction> = entry({ type: 'declare' });
/** Treats one character in phase 1: where it goes, then where its die lies. */
const treat = (unit: string, to: string, spot: Spot, note?: string): readonly ScriptEntry<PartieAction>[] => [
  entry<PartieAction>({ type: 'move', unit, to }, note),
  entry<PartieAction>({ type: 'place', unit, spot }),
];

const TEAM: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }, { sheet: 'hulk' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
};

const E1: CombatExample = {
  mode: 'combat',
  id: 'battleworld.hulk-capitaine-contre-fatalis',
  title: 'Hulk et Capitaine América contre Fatalis',
  source: 'livret', // l. 379-411
  scenario: TEAM,
  script: [
    declare,
    roll(2),
    roll(8),
    roll(7),
    spend('fatalis', 'Moins puissant, Fatalis a la parole et refuse la défaite.'),
    roll(4),
    spend('capitaine-america', "C'est au Capitaine d'être derrière. Hulk ne peut pas payer à sa place."),
    roll(6),
    renounce('defence', 'Fatalis garde ses jetons pour plus tard.'),
    conclude('attack', 'Le Capitaine aurait pu payer encore un jeton pour tenter une blessure de plus.'),
  ],
  cites: [
    'bw.surnombre.definition',
    'bw.combat.initiateur',
    'bw.derangement.definition',
    'bw.combat.puissance-attaque',
    'bw.surnombre.des-ajoutes',
    'bw.combat.jet-defenseur',
    'bw.combat.depense-effet',
    'bw.surnombre.jet-supplementaire',
    'bw.combat.renoncement',
    'bw.combat.poursuite',
    'bw.combat.degats',
    'bw.surnombre.frappe-initiateur',
    'bw.combat.jeton-victoire',
    'bw.personnages.fatalis-pouvoir',
  ],
  result: 'attack',
};

const E2: PartieExample = {
  mode: 'partie',
  id: 'battleworld.iron-man-et-ultron',
  title: 'Iron-Man et Ultron, du premier pas au premier tir',
  source: 'livret', // l. 224-230, prolongé
  scenario: { ...P1, name: 'Iron-Man et Ultron', initiative: 'heroes' },
  script: [
    ...treat('iron-man', 'a4', 'attack', "Iron-Man vole : 2 cases d'un coup."),
    ...treat('ultron', 'a5', 'attack', 'Ultron marche : une seule case.'),
    ...treat('capitaine-america', 'b3', 'attack', 'Chaque joueur choisit librement le personnage suivant.'),
    ...treat('fatalis', 'b6', 'attack'),
    ...treat('hulk', 'd3', 'attack'),
    ...treat('magneto', 'd4', 'attack', 'Magnéto vole lui aussi : le voici au contact de Hulk.'),
    ...treat('thor', 'e2', 'attack'),
    ...treat('punisher', 'e6', 'attack'),
    entry(
      { type: 'attack', attackers: ['iron-man'], target: 'ultron' },
      "Les Héros ont l'initiative : ils tirent les premiers, et Ultron perd l'attaque qu'il préparait.",
    ),
    roll(5),
    roll(3),
    renounce('defence'),
    conclude('attack'),
  ],
  cites: [
    'bw.deplacement.volant',
    'bw.tour.marqueur-action',
    'bw.actions.attaquer',
    'bw.deplacement.a-pied',
    'bw.tour.alternance-phase-2',
    'bw.derangement.attaque',
  ],
  result: '',
};

const E3: CombatExample = {
  mode: 'combat',
  id: 'battleworld.ultron-tire-sur-hulk',
  title: 'Ultron tire sur Hulk, à 2 cases',
  source: 'livret', // l. 335-339
  scenario: { attackers: [{ sheet: 'ultron', distance: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  script: [
    declare,
    roll(3),
    roll(9),
    spend('ultron'),
    roll(4),
    renounce('attack', "Ultron peut renoncer sans crainte : à 2 cases, Hulk ne peut pas l'atteindre."),
    conclude('defence'),
  ],
  cites: [
    'bw.portee.distance-sans-risque',
    'bw.combat.vainqueur',
    'bw.portee.distance-sans-risque',
    'bw.combat.jeton-victoire',
  ],
  result: 'defence',
};

const ON_ATTACK: Partial<UnitSpec> = { spot: 'attack', activated: true };
const E4: PartieExample = {
  mode: 'partie',
  id: 'battleworld.etre-derange',
  title: 'Être dérangé, ou avoir agi à temps',
  source: 'livret', // l. 433-437
  scenario: {
    ...P1,
    name: 'Être dérangé',
    phase: 2,
    initiative: 'villains',
    units: placed(P1_UNITS, {
      'capitaine-america': { cell: 'c3', power: 2, spot: 'energy', activated: true },
      hulk: { cell: 'd4', life: 4, spot: 'life', activated: true },
      ultron: { cell: 'c5', ...ON_ATTACK },
      fatalis: { cell: 'd5', ...ON_ATTACK },
    }),
  },
  script: [
    entry(
      { type: 'attack', attackers: ['ultron'], target: 'capitaine-america' },
      "Le Capitaine voulait récupérer de l'énergie : il suffit de l'attaquer pour l'en empêcher.",
    ),
    roll(6),
    roll(3),
    renounce('defence'),
    conclude('attack'),
    entry({ type: 'recover', unit: 'hulk', gauge: 'life' }, "Hulk, lui, agit avant d'être attaqué."),
    entry(
      { type: 'attack', attackers: ['fatalis'], target: 'hulk' },
      'Trop tard pour le déranger : la vie récupérée le reste.',
    ),
    roll(4),
    roll(9),
    renounce('attack'),
    conclude('defence'),
  ],
  cites: [
    'bw.derangement.definition',
    'bw.derangement.effet',
    'bw.derangement.energie',
    'bw.actions.recuperer-vie',
    'bw.derangement.avant-action',
  ],
  result: '',
};

const E5: PartieExample = {
  mode: 'partie',
  id: 'battleworld.victoires-de-serval',
  title: 'Les jetons de Victoire de Serval et de Magnéto',
  source: 'livret', // l. 130-180, jets ajoutés
  scenario: {
    ...P1,
    name: 'Victoires de Serval',
    phase: 2,
    initiative: 'heroes',
    units: [
      { sheet: 'serval', side: 'heroes', cell: 'c4', ...ON_ATTACK },
      { sheet: 'colossus', side: 'heroes', cell: 'd2', activated: true },
      { sheet: 'tornade', side: 'heroes', cell: 'a5', ...ON_ATTACK },
      { sheet: 'diablo', side: 'heroes', cell: 'e2', activated: true },
      { sheet: 'fatalis', side: 'villains', cell: 'c5', ...ON_ATTACK },
      { sheet: 'ultron', side: 'villains', cell: 'e7', activated: true },
      { sheet: 'magneto', side: 'villains', cell: 'c6', ...ON_ATTACK },
      { sheet: 'punisher', side: 'villains', cell: 'e6', activated: true },
    ],
  },
  script: [
    entry(
      { type: 'attack', attackers: ['serval'], target: 'fatalis' },
      'Serval commence la partie avec un jeton de Victoire.',
    ),
    roll(4),
    roll(2),
    renounce('defence'),
    conclude('attack'),
    entry(
      { type: 'attack', attackers: ['magneto'], target: 'serval' },
      'Le même 4 de Serval vaut désormais un point de plus.',
    ),
    roll(5),
    roll(4),
    spend('magneto'),
    roll(3),
    renounce('defence'),
    conclude('attack'),
    entry(
      { type: 'attack', attackers: ['tornade'], target: 'magneto' },
      'Magnéto vient de gagner un jeton : son jet de défense en profite.',
    ),
    roll(5),
    roll(3),
    renounce('defence'),
    conclude('attack'),
  ],
  cites: [
    'bw.carte.bonus-victoire',
    'bw.combat.jeton-victoire',
    'bw.carte.bonus-victoire',
    'bw.combat.jeton-victoire',
    'bw.carte.bonus-victoire',
  ],
  result: '',
};

const E6: CombatExample = {
  mode: 'combat',
  id: 'battleworld.surnombre-perdu',
  title: 'Une attaque en surnombre qui tourne mal',
  source: 'ajouté',
  scenario: TEAM,
  script: [
    declare,
    roll(1),
    roll(3),
    roll(8),
    spend('capitaine-america'),
    roll(2),
    renounce('attack'),
    spend('fatalis', 'Le Capitaine a renoncé : Fatalis cherche la tranche de 10 points.'),
    roll(7),
    spend('fatalis'),
    roll(5),
    conclude('defence'),
    entry({ type: 'wound', target: 'hulk' }, "Fatalis choisit qui reçoit les blessures : pas forcément l'initiateur."),
  ],
  cites: ['bw.combat.poursuite', 'bw.combat.vainqueur', 'bw.surnombre.defenseur-choisit', 'bw.combat.jeton-victoire'],
  result: 'defence',
};

const E7: CombatExample = {
  mode: 'combat',
  id: 'battleworld.la-base-se-defend',
  title: 'La base se défend',
  source: 'ajouté',
  scenario: {
    attackers: [{ sheet: 'hulk' }],
    target: {
      kind: 'module',
      module: 'c7',
      moduleKind: 'double-defence',
      defenders: [{ sheet: 'punisher', doubled: true }],
    },
  },
  script: [
    declare,
    entry({ type: 'defend', by: 'punisher' }, 'Punisher est dans le module, son dé sur la cible.'),
    roll(9),
    roll(6),
    spend('hulk'),
    roll(5),
    spend('punisher', 'Le D4 de Punisher reste de côté : sur la cible, il jette un D10.'),
    roll(3),
    renounce('attack'),
    conclude('defence'),
  ],
  cites: [
    'bw.base.attaque',
    'bw.base.cible',
    'bw.base.double-defense',
    'bw.combat.degats-defenseur',
    'bw.combat.jeton-victoire',
  ],
  result: 'defence',
};

const E8: CombatExample = {
  mode: 'combat',
  id: 'battleworld.une-relance',
  title: 'Une relance',
  source: 'ajouté',
  scenario: { attackers: [{ sheet: 'serval' }], target: { kind: 'unit', unit: { sheet: 'ultron' } } },
  script: [
    declare,
    roll(2),
    roll(4),
    entry({ type: 'reroll', by: 'serval', die: 'serval' }, 'Un 2, c’est maigre : Serval use de sa Relance.'),
    roll(7),
    spend('ultron'),
    roll(3),
    spend('ultron', 'Toujours derrière, Ultron garde la parole.'),
    roll(6),
    spend('serval'),
    roll(5),
    renounce('defence'),
    conclude('attack'),
  ],
  cites: [
    'bw.relance.usage',
    'bw.relance.second-jet',
    'bw.combat.depense-effet',
    'bw.carte.bonus-victoire',
    'bw.combat.jeton-victoire',
  ],
  result: 'attack',
};

const E9: CombatExample = {
  mode: 'combat',
  id: 'battleworld.egalite',
  title: 'Égalité',
  source: 'ajouté',
  scenario: { attackers: [{ sheet: 'capitaine-america' }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
  script: [
    declare,
    roll(5),
    roll(5),
    entry({ type: 'hold', camp: 'attack' }, "À égalité, l'attaquant parle d'abord."),
    entry({ type: 'hold', camp: 'defence' }),
  ],
  cites: ['bw.combat.egalite'],
  result: 'tie',
};

const E10: PartieExample = {
  mode: 'partie',
  id: 'battleworld.fin-de-tour-dans-les-modules',
  title: 'Fin de tour dans les modules',
  source: 'ajouté',
  scenario: {
    ...P1,
    name: 'Fin de tour dans les modules',
    phase: 2,
    initiative: 'heroes',
    modules: P1_MODULES,
    units: placed(P1_UNITS, {
      'capitaine-america': { cell: 'b1', power: 1, spot: 'module-energy:h-energy', activated: true },
      'iron-man': { cell: 'd1', life: 1, spot: 'module-care:h-care', activated: true },
    }),
  },
  script: [
    entry({ type: 'pass', side: 'heroes' }, 'Personne ne les attaque : il suffit que les dés restent en place.'),
  ],
  cites: ['bw.base.energie', 'bw.base.soins', 'bw.tour.des-au-centre', 'bw.tour.changement-initiative'],
  result: '',
};

/** In the order in which the chapters use them. `result` is empty when the example stops before the end of the game. */
export const EXAMPLES: readonly BwExample[] = [E1, E2, E3, E4, E5, E6, E7, E8, E9, E10];
