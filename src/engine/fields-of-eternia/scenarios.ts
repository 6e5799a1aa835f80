// The ready-made scenarios. Heroes, cards, maps and dice that the source does not print are examples of this site, labelled as such where they are shown.
import type { SoldiersScenario } from './combat-de-soldats/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import type { WildScenario } from './contrees-sauvages/types.ts';
import type { EscarmoucheScenario } from './escarmouche/types.ts';
import { PERPETUA, PERPETUA_DRAWS } from './examples-combat.ts';
import type { PartieScenario } from './partie/scenario-types.ts';
import type { SoloScenario } from './solo/types.ts';

export type ReadyScenario = { readonly id: string; readonly goal: string } & (
  | { readonly mode: 'combat-epique' | 'des-de-pouvoir'; readonly scenario: CombatScenario }
  | { readonly mode: 'contrees-sauvages'; readonly scenario: WildScenario }
  | { readonly mode: 'combat-de-soldats'; readonly scenario: SoldiersScenario }
  | { readonly mode: 'solo'; readonly scenario: SoloScenario }
  | { readonly mode: 'escarmouche'; readonly scenario: EscarmoucheScenario }
  | { readonly mode: 'partie'; readonly scenario: PartieScenario }
);

const perpetua: CombatScenario = {
  ...PERPETUA,
  name: 'Les Montagnes de Perpetua',
  note: 'Le duel de l’exemple du livret : les mêmes cartes arrivent dans le même ordre, mais c’est vous qui les posez.',
  draws: PERPETUA_DRAWS,
};
const dragon: CombatScenario = {
  name: 'Le Dragon des cimes',
  note: 'Une créature épique ne pose aucune carte : un dé lui donne un bonus, et sa surcharge peut partir.',
  column: 'creature',
  active: { hero: 'she-ra', eternium: 4, base: 'Château Grayskull' },
  enemy: { card: 'ex-dragon-des-cimes' },
  place: { name: 'les cimes', kind: 'contree', near: [{ id: 'vallon', name: 'le vallon', kind: 'contree' }] },
};
const boss: CombatScenario = {
  name: 'Evil Seed',
  note: 'Un boss garde ses dégâts d’un combat à l’autre. Celui-ci en a déjà pris six.',
  column: 'boss',
  active: {
    hero: 'he-man',
    eternium: 3,
    spells: [{ id: 'boule-de-feu', name: 'Boule de feu', owner: 'Teela', effects: [{ do: 'infliger', value: 2 }] }],
    base: 'Château Grayskull',
  },
  enemy: { card: 'evil-seed', health: 8 },
  place: {
    name: 'les racines',
    kind: 'contree',
    near: [
      { id: 'clairiere', name: 'la clairière', kind: 'contree' },
      { id: 'marais', name: 'le marais', kind: 'contree' },
    ],
  },
};
const power: CombatScenario = {
  name: 'Stratos contre Tri-Klops, aux dés',
  note: 'Les cartes disent combien de dés lancer. Au-delà de dix, chaque dé devient une réussite.',
  column: 'heros',
  active: { hero: 'stratos', soldiers: 1, eternium: 3 },
  defender: { hero: 'tri-klops', soldiers: 1 },
  place: { name: 'la crête', kind: 'avant-poste', near: [{ id: 'falaise', name: 'la falaise', kind: 'contree' }] },
};
const dylinx: WildScenario = {
  name: 'Le Dylinx',
  note: 'She-Ra a sept dés. Cinq réussites bien placées suffisent à vaincre, huit à n’y rien perdre.',
  enemy: 'dylinx',
  hero: { name: 'She-Ra', faction: 'masters', body: 7, health: 8, eternium: 3 },
};
const soldiers: SoldiersScenario = {
  name: 'Le camp retranché',
  note: 'Trois soldats arrivent ; le défenseur choisit qui encaisse.',
  attacker: { team: 'Masters of the Universe', soldiers: 3 },
  defender: {
    team: 'Evil Warriors',
    soldiers: 2,
    heroes: [
      { name: 'Skeletor', health: 4 },
      { name: 'Trap Jaw', health: 2 },
    ],
  },
  place: 'le camp retranché',
};
const bridge: PartieScenario = {
  name: 'Le pont des soldats',
  note: 'Deux avant-postes, un chemin, une contrée. He-Man et trois soldats tiennent P ; Skeletor, blessé, et deux soldats tiennent Q.',
  kind: 'etude',
  map: 'pont',
  first: 0,
  round: 2,
  teams: [
    { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man', zone: 'p' }], soldiers: { p: 3 }, eternium: 4 },
    {
      faction: 'evil',
      base: 'b',
      heroes: [{ hero: 'skeletor', zone: 'q', damage: 5 }],
      soldiers: { q: 2 },
      eternium: 4,
    },
  ],
};
const whole: PartieScenario = {
  name: 'Une partie entière',
  note: 'Deux équipes de trois héros sur la carte d’exemple, de la mise en place au quatrième crâne.',
  kind: 'standard',
  first: null,
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'skeletor' }, { hero: 'evil-lyn' }, { hero: 'beast-man' }],
    },
  ],
  quests: ['contree-du-couchant', 'contree-du-levant', 'contree-de-l-ouest', 'contree-de-l-est'],
  skulls: [
    {
      skull: 1,
      text: 'Le ciel s’ouvre : chaque équipe ramasse ce qui en tombe.',
      effects: [{ do: 'eternium', value: 2 }],
    },
    {
      skull: 2,
      text: 'Des rumeurs courent dans les contrées.',
      effects: [{ do: 'jetons-quete', zones: ['contree-du-couchant', 'contree-du-levant'] }],
    },
    {
      skull: 3,
      text: 'Evil Seed sort de terre.',
      effects: [{ do: 'boss', card: 'evil-seed', zone: 'contree-du-levant' }],
    },
    { skull: 4, text: 'Dernière nuit.', effects: [] },
  ],
};
const alone: SoloScenario = {
  name: 'Seul contre Skeletor',
  note: 'Personne ne joue l’ennemi : des cartes d’exemple décident pour lui. Déclarez le combat, puis jouez-le.',
  level: 'novice',
  heroes: [
    {
      hero: 'he-man',
      spells: [{ id: 'boule-de-feu', name: 'Boule de feu', cost: 2, effects: [{ do: 'infliger', value: 2 }] }],
    },
  ],
  enemies: [{ hero: 'skeletor', damage: 3 }],
  outposts: [
    { name: 'Montagnes de Perpetua', soldiers: 1 },
    { name: 'Tour Centrale', held: 'personne' },
  ],
  track: [true, false, true, false].map((day) => ({ day })),
  objective: 'vaincre Skeletor',
  begun: true,
};
const clash: EscarmoucheScenario = {
  name: 'Escarmouche à deux contre deux',
  note: 'Achats, zones de déploiement, soldats, héros, jetons quête : la mise en place se joue, puis la partie.',
  first: null,
  teams: [
    { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man', 'teela'] },
    { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor', 'beast-man'] },
  ],
  skirmish: {
    zones: [
      { name: 'Couchant', outposts: ['village-de-gaz', 'village-d-eldor', 'chateau-foe'] },
      { name: 'Levant', outposts: ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'] },
    ],
    soldiers: 4,
    forbidden: [],
    end: 4,
  },
};

/** All that the table offers, the three of the ledger first. */
export const SCENARIOS: readonly ReadyScenario[] = [
  { id: 'les-montagnes-de-perpetua', mode: 'combat-epique', goal: 'Faites survivre Teela.', scenario: perpetua },
  {
    id: 'le-dylinx',
    mode: 'contrees-sauvages',
    goal: 'Avec She-Ra, domptez le Dylinx sans perdre de PS.',
    scenario: dylinx,
  },
  { id: 'le-pont-des-soldats', mode: 'partie', goal: 'Avec les Masters of the Universe, prenez Q.', scenario: bridge },
  {
    id: 'le-dragon-des-cimes',
    mode: 'combat-epique',
    goal: 'Avec She-Ra, faites tomber le dragon en deux manches de combat.',
    scenario: dragon,
  },
  { id: 'evil-seed', mode: 'combat-epique', goal: 'Avec He-Man, achevez le boss.', scenario: boss },
  {
    id: 'stratos-contre-tri-klops-aux-des',
    mode: 'des-de-pouvoir',
    goal: 'Avec Stratos, gagnez le combat.',
    scenario: power,
  },
  {
    id: 'camp-retranche',
    mode: 'combat-de-soldats',
    goal: 'Avec les Evil Warriors, ne perdez aucun héros.',
    scenario: soldiers,
  },
  { id: 'seul-contre-skeletor', mode: 'solo', goal: 'Avec He-Man, faites tomber Skeletor.', scenario: alone },
  {
    id: 'escarmouche-a-deux',
    mode: 'escarmouche',
    goal: 'Menez aux points de victoire à la fin de la quatrième manche.',
    scenario: clash,
  },
  {
    id: 'une-partie-entiere',
    mode: 'partie',
    goal: 'Menez aux points de victoire, et ne laissez pas de boss debout.',
    scenario: whole,
  },
];
