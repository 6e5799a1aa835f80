// Positions that a game could reach, written to show rules of combats, of the first game, of the solo mode and of skirmishes where no ready-made scenario leads shortly.
import type { Situation } from '../kernel/demonstration.ts';
import type { SoldiersScenario } from './combat-de-soldats/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { EXAMPLE_MAPS } from './data-map.ts';
import type { EscarmoucheScenario } from './escarmouche/types.ts';
import type { PartieScenario, SkirmishSpec, TeamSpec } from './partie/scenario-types.ts';
import type { SoloScenario } from './solo/types.ts';
import type { HeroCard, MapSpec, ZoneId } from './types.ts';

// ── Combats
const LEVANT = {
  name: 'la Contrée du levant',
  kind: 'contree',
  near: [
    { id: 'tour-viper', name: 'la Tour Viper', kind: 'avant-poste', heldBy: [1] },
    { id: 'tour-centrale', name: 'la Tour Centrale', kind: 'avant-poste', heldBy: [0] },
  ],
} as const satisfies CombatScenario['place'];
const quick: CombatScenario = {
  name: 'Un combat plus rapide',
  note: 'He-Man rattrape Skeletor dans une contrée. Une seule manche de combat, et l’initiative compte.',
  options: { combatPlusRapide: true, initiativeCompte: true },
  column: 'heros',
  active: { hero: 'he-man', health: 7, refuges: ['tour-centrale'], base: 'Château Grayskull' },
  defender: { hero: 'skeletor', health: 7, refuges: ['tour-viper'], base: 'Temple de Serpos' },
  place: LEVANT,
};
const debut: CombatScenario = {
  name: 'Le duel d’une première partie',
  note: 'Le crâne 2 est passé : les héros peuvent s’affronter, avec les adoucissements de la première partie.',
  first: true,
  column: 'heros',
  active: { hero: 'teela', eternium: 3, refuges: ['tour-centrale'], base: 'Château Grayskull' },
  defender: { hero: 'beast-man', health: 4, eternium: 6, refuges: ['tour-viper'], base: 'Temple de Serpos' },
  place: LEVANT,
};
const dice: CombatScenario = {
  name: 'Le Dragon des cimes, aux dés',
  note: 'Une créature épique face aux dés de pouvoir : elle n’en lance aucun, ses valeurs sont imprimées.',
  column: 'creature',
  active: { hero: 'she-ra', eternium: 4, base: 'Château Grayskull' },
  enemy: { card: 'ex-dragon-des-cimes', health: 6 },
  place: { name: 'les cimes', kind: 'contree', near: [{ id: 'vallon', name: 'le vallon', kind: 'contree' }] },
};
const boss: SoldiersScenario = {
  name: 'Trois soldats devant Evil Seed',
  note: 'Les soldats arrivent dans une zone où il n’y a que le boss.',
  attacker: { team: 'Masters of the Universe', soldiers: 3 },
  defender: { team: 'Evil Warriors', soldiers: 0 },
  place: 'Tour Centrale',
  boss: 'Evil Seed',
};

// ── Whole games
/** Merchants have opened already: nothing to draw before one plays. */
const OFFERS: PartieScenario['offers'] = {
  boutique: ['ex-potion', 'ex-casque', 'ex-cape', 'ex-talisman'],
  guilde: ['ex-guerison', 'ex-transmutation', 'ex-bouclier-astral', 'boule-de-feu'],
  forge: ['ex-planeur', 'ex-char', 'ex-nacelle', 'ex-tracteur'],
};
const masters = (heroes: TeamSpec['heroes'], more: Partial<TeamSpec> = {}): TeamSpec => ({
  faction: 'masters',
  base: 'chateau-grayskull',
  heroes,
  ...more,
});
const evil = (heroes: TeamSpec['heroes'], more: Partial<TeamSpec> = {}): TeamSpec => ({
  faction: 'evil',
  base: 'temple-de-serpos',
  heroes,
  ...more,
});
const together = (name: string, note: string, soldiers: Readonly<Record<ZoneId, number>>): PartieScenario => ({
  name,
  note,
  kind: 'etude',
  options: { plusFortEnsemble: true, combatPlusRapide: true },
  first: 1,
  round: 2,
  teams: [
    masters(
      [
        { hero: 'teela', zone: 'montagnes-de-perpetua', damage: 4 },
        { hero: 'stratos', zone: 'montagnes-de-perpetua', spells: ['boule-de-feu'] },
        { hero: 'man-at-arms', zone: 'montagnes-de-perpetua' },
      ],
      { soldiers, eternium: 6 },
    ),
    evil([{ hero: 'skeletor', zone: 'contree-du-levant' }], { soldiers: { 'tour-viper': 2 } }),
  ],
});
const refuge = together(
  'Skeletor contre trois héros',
  'Teela, blessée, Stratos et Man-At-Arms tiennent Perpetua ensemble ; un soldat garde la Tour Centrale.',
  { 'tour-centrale': 1 },
);
const homeless = together(
  'Trois héros sans autre avant-poste',
  'Teela, blessée, Stratos et Man-At-Arms tiennent Perpetua ensemble : c’est leur seul avant-poste.',
  {},
);
const SKULLS: PartieScenario['skulls'] = [
  {
    skull: 1,
    text: 'Le ciel s’ouvre : chaque équipe ramasse ce qui en tombe.',
    effects: [{ do: 'eternium', value: 2 }],
  },
  { skull: 2, text: 'Les trêves sont finies.', effects: [] },
];
const first: PartieScenario = {
  name: 'Une première partie',
  note: 'Trois héros de chaque côté, déployés au hasard chez leurs marchands ; le jeton part du crâne 1.',
  kind: 'premiere',
  first: 0,
  teams: [
    masters([{ hero: 'stratos' }, { hero: 'he-man' }, { hero: 'teela' }], { victory: [] }),
    evil([{ hero: 'skeletor' }, { hero: 'evil-lyn' }, { hero: 'beast-man' }], { victory: [] }),
  ],
  skulls: SKULLS,
};
/** A card of the Horde, whose extension this site does not have: its figures are examples. */
const hordeHero = (id: string, name: string): HeroCard => ({
  id,
  name,
  faction: 'horde',
  health: 8,
  spirit: 2,
  initiative: 2,
  body: 6,
  movement: 2,
  weapons: [
    { name: 'Poing', kind: 'melee', surge: { effects: [{ do: 'plus', zone: 'attaque', value: 1 }] } },
    { name: 'Canon', kind: 'distance', surge: { effects: [{ do: 'infliger', value: 1 }] } },
  ],
});
/** The four outposts of the Horde that the source names, where the example map has Serpos and its own. */
const HORDE_ZONES: Readonly<Record<ZoneId, readonly [ZoneId, string]>> = {
  'temple-de-serpos': ['temple-de-hordak', 'Temple de Hordak'],
  'cite-de-targa': ['gouffre-gluant', 'Gouffre gluant'],
  'corridors-de-lithos': ['village-d-orkas', 'Village d’Orkas'],
  'temple-de-l-oracle': ['usines-de-la-horde', 'Usines de la Horde'],
};
const renamed = (id: ZoneId): ZoneId => HORDE_ZONES[id]?.[0] ?? id;
const HORDE_MAP: MapSpec = {
  zones: EXAMPLE_MAPS.eternia.zones.map((zone) => ({
    ...zone,
    id: renamed(zone.id),
    name: HORDE_ZONES[zone.id]?.[1] ?? zone.name,
  })),
  edges: EXAMPLE_MAPS.eternia.edges.map(({ a, b, kind }) => ({ a: renamed(a), b: renamed(b), kind })),
};
const horde: PartieScenario = {
  ...first,
  name: 'Une première partie contre la Horde',
  note: 'La Horde prend la place des Evil Warriors ; ses héros et sa moitié de carte sont des exemples.',
  map: HORDE_MAP,
  teams: [
    masters([{ hero: 'stratos' }, { hero: 'he-man' }, { hero: 'teela' }], { victory: [] }),
    {
      faction: 'horde',
      base: 'temple-de-hordak',
      heroes: [hordeHero('hordak', 'Hordak'), hordeHero('leech', 'Leech'), hordeHero('mantenna', 'Mantenna')].map(
        (hero) => ({ hero }),
      ),
      victory: [],
    },
  ],
};
/** The last round of a game: nobody has anything left to do but to end a turn. */
const lastRound = (
  name: string,
  note: string,
  ours: Partial<TeamSpec>,
  theirs: Partial<TeamSpec>,
  more: Partial<PartieScenario> = {},
): PartieScenario => ({
  name,
  note,
  kind: 'etude',
  first: 0,
  round: 7,
  offers: OFFERS,
  teams: [
    masters([{ hero: 'he-man', zone: 'tour-centrale', damage: 6 }], ours),
    evil([{ hero: 'skeletor', zone: 'tour-viper', damage: 5 }], theirs),
  ],
  ...more,
});
const last = lastRound(
  'Evil Seed tient encore',
  'Quatrième crâne : c’est la dernière manche, et personne n’a fait tomber le boss.',
  { pv: 14 },
  { pv: 9 },
  { boss: { card: 'evil-seed', zone: 'contree-du-levant', damage: 6 } },
);
const ahead = lastRound(
  'La dernière nuit, 12 PV contre 11',
  'Evil Seed est tombé, et la dernière manche s’achève : 12 PV contre 11.',
  { pv: 12, eternium: 2 },
  { pv: 11, eternium: 9, soldiers: { 'cite-de-targa': 2, 'corridors-de-lithos': 1 } },
);
const level = lastRound(
  'La dernière nuit, PV à égalité',
  'Onze PV partout. Les Evil Warriors tiennent deux avant-postes de plus.',
  { pv: 11, eternium: 9 },
  { pv: 11, eternium: 2, soldiers: { 'cite-de-targa': 2, 'corridors-de-lithos': 1 } },
);
const even = lastRound(
  'La dernière nuit, avant-postes à égalité',
  'Onze PV partout, autant d’avant-postes de chaque côté ; les Masters ont gardé leur Eternium.',
  { pv: 11, eternium: 9, soldiers: { 'village-de-gaz': 1, 'chateau-foe': 2 } },
  { pv: 11, eternium: 2, soldiers: { 'cite-de-targa': 2, 'corridors-de-lithos': 1 } },
);

// ── Skirmishes
const SKIRMISH: SkirmishSpec = {
  zones: [
    { name: 'Couchant', outposts: ['village-de-gaz', 'village-d-eldor', 'chateau-foe'] },
    { name: 'Levant', outposts: ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'] },
  ],
  soldiers: 4,
  forbidden: [],
  end: 4,
};
const skirmish = (
  name: string,
  note: string,
  teams: readonly [TeamSpec, TeamSpec],
  more: Partial<PartieScenario> = {},
): PartieScenario => ({
  name,
  note,
  kind: 'escarmouche',
  first: 0,
  teams,
  quests: ['contree-du-couchant', 'contree-de-l-est'],
  offers: OFFERS,
  skirmish: SKIRMISH,
  ...more,
});
const clash = skirmish(
  'Escarmouche, tout est en place',
  'Stratos est sur un jeton quête ; He-Man et trois soldats tiennent le Château Foe.',
  [
    masters(
      [
        { hero: 'he-man', zone: 'chateau-foe' },
        { hero: 'stratos', zone: 'contree-du-couchant' },
      ],
      { eternium: 6, soldiers: { 'chateau-foe': 3, 'village-de-gaz': 1 } },
    ),
    evil(
      [
        { hero: 'skeletor', zone: 'temple-de-l-oracle' },
        { hero: 'beast-man', zone: 'cite-de-targa' },
      ],
      { eternium: 3, soldiers: { 'temple-de-l-oracle': 2, 'cite-de-targa': 2 } },
    ),
  ],
);
const ridden = skirmish(
  'Escarmouche, les montures sont prises',
  'He-Man chevauche le Dragon des cimes, Skeletor le Fauve des cavernes.',
  [
    masters(
      [
        { hero: 'he-man', zone: 'chateau-foe', mount: 'ex-dragon-des-cimes' },
        { hero: 'stratos', zone: 'village-de-gaz' },
      ],
      { eternium: 6, soldiers: { 'chateau-foe': 3, 'village-de-gaz': 1 } },
    ),
    evil(
      [
        { hero: 'skeletor', zone: 'temple-de-l-oracle', mount: 'ex-creature-d-essai' },
        { hero: 'beast-man', zone: 'cite-de-targa' },
      ],
      { eternium: 3, soldiers: { 'temple-de-l-oracle': 2, 'cite-de-targa': 2 } },
    ),
  ],
);
const mixed = skirmish(
  'Escarmouche, héros au choix',
  'Les équipes se composent librement : Evil-Lyn se bat aux côtés de He-Man.',
  [
    masters(
      [
        { hero: 'he-man', zone: 'contree-du-couchant' },
        { hero: 'evil-lyn', zone: 'chateau-foe' },
      ],
      { eternium: 4, soldiers: { 'chateau-foe': 3, 'village-de-gaz': 1 } },
    ),
    evil(
      [
        { hero: 'skeletor', zone: 'temple-de-l-oracle' },
        { hero: 'ram-man', zone: 'cite-de-targa' },
      ],
      { eternium: 3, soldiers: { 'temple-de-l-oracle': 2, 'cite-de-targa': 2 } },
    ),
  ],
  { quests: [], skirmish: { ...SKIRMISH, freeChoice: true } },
);
/** Teela has 2 PS left; two outposts of her deployment zone are held by enemies or touch the wild zone where Skeletor stands. */
const trapped = (name: string, note: string, friends: TeamSpec['heroes'], eldor: boolean): PartieScenario =>
  skirmish(
    name,
    note,
    [
      masters([{ hero: 'teela', zone: 'tour-centrale', damage: 5 }, ...friends], {
        eternium: 6,
        soldiers: { 'chateau-foe': 2 },
      }),
      evil(
        [
          { hero: 'skeletor', zone: 'contree-du-couchant' },
          { hero: 'beast-man', zone: 'village-de-gaz' },
        ],
        { eternium: 3, soldiers: { 'montagnes-de-perpetua': 3, ...(eldor ? { 'village-d-eldor': 1 } : {}) } },
      ),
    ],
    { first: 1, quests: [] },
  );
const HE_MAN: TeamSpec['heroes'] = [{ hero: 'he-man', zone: 'tour-viper' }];
const shelter = trapped(
  'Escarmouche, un seul abri',
  'Skeletor et Beast Man tiennent le couchant, mais personne n’approche du Village d’Eldor.',
  HE_MAN,
  false,
);
const friend = trapped(
  'Escarmouche, Teela encerclée',
  'Skeletor, Beast Man et leurs soldats tiennent le couchant ; He-Man est à la Tour Viper.',
  HE_MAN,
  true,
);
const alone = trapped(
  'Escarmouche, Teela seule',
  'Skeletor, Beast Man et leurs soldats tiennent le couchant, et Teela n’a aucun ami sur la carte.',
  [],
  true,
);
const setUp: EscarmoucheScenario = {
  name: 'Escarmouche, un héros chacun',
  note: 'La mise en place la plus courte : un héros, un soldat et cinq jetons quête par équipe.',
  first: 0,
  teams: [
    { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man'] },
    { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor'] },
  ],
  skirmish: { ...SKIRMISH, soldiers: 1 },
};

// ── Solo and co-operative games
const DAYS: SoloScenario['track'] = [true, false, true, false].map((day) => ({ day }));
const beginner: SoloScenario = {
  name: 'Trois débutants contre Skeletor',
  note: 'Trois personnes jouent ensemble, un héros chacune, au niveau débutant.',
  level: 'debutant',
  players: ['Anne', 'Bruno', 'Chloé'],
  heroes: [{ hero: 'he-man', damage: 3 }, { hero: 'teela' }, { hero: 'stratos' }],
  enemies: [{ hero: 'skeletor' }, { card: 'ex-dragon-des-cimes' }],
  outposts: [
    { name: 'Montagnes de Perpetua', soldiers: 1 },
    { name: 'Tour Centrale', held: 'personne' },
  ],
  track: DAYS,
  objective: 'vaincre Skeletor',
  begun: true,
};
const table: SoloScenario = {
  ...beginner,
  name: 'Trois débutants, la mise en place',
  note: 'Anne, Bruno et Chloé s’installent : un héros chacun, niveau débutant.',
  heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
  begun: false,
};
const advanced: SoloScenario = {
  name: 'Skeletor contre Teela, niveau avancé',
  note: 'On joue les Evil Warriors ; des cartes décident pour Teela.',
  level: 'avance',
  heroes: [{ hero: 'skeletor' }],
  enemies: [{ hero: 'teela' }],
  outposts: [
    { name: 'Château Foe', soldiers: 2 },
    { name: 'Tour Centrale', soldiers: 1 },
    { name: 'Montagnes de Perpetua', soldiers: 3 },
  ],
  track: DAYS,
  objective: 'prendre le Château Foe',
  begun: true,
};
const ruthless: SoloScenario = {
  name: 'He-Man contre Skeletor, niveau impitoyable',
  note: 'Le plus dur des quatre niveaux : des renforts à chaque tour, des effets en plus.',
  level: 'impitoyable',
  heroes: [{ hero: 'he-man' }],
  enemies: [{ hero: 'skeletor' }],
  outposts: [
    { name: 'Cité de Targa', soldiers: 1 },
    { name: 'Tour Viper', soldiers: 2 },
    { name: 'Tour Centrale', held: 'nous' },
  ],
  track: DAYS,
  objective: 'vaincre Skeletor',
  begun: true,
};

export const SITUATIONS_AUTRES: readonly Situation[] = [
  ...[quick, debut].map((scenario) => ({ mode: 'combat-epique', scenario })),
  { mode: 'des-de-pouvoir', scenario: dice },
  { mode: 'combat-de-soldats', scenario: boss },
  ...[refuge, homeless, first, horde, last, ahead, level, even, clash, ridden, mixed, friend, alone, shelter].map(
    (scenario) => ({ mode: 'partie', scenario }),
  ),
  { mode: 'escarmouche', scenario: setUp },
  ...[table, beginner, advanced, ruthless].map((scenario) => ({ mode: 'solo', scenario })),
];
