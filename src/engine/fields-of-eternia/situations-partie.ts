// Positions for « voir en action »: the board, the merchants, what heroes carry, the epic combat and the wilds, where
// no ready-made scenario leads shortly.
import type { Situation } from '../kernel/demonstration.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import type { WildScenario } from './contrees-sauvages/types.ts';
import { heroOf } from './heroes.ts';
import type { PartieScenario, TeamSpec } from './partie/scenario-types.ts';

/** Merchants that have already opened. */
const TWO_OFFERS: PartieScenario['offers'] = {
  boutique: ['ex-cuirasse', 'ex-gantelets', 'ex-ailes', 'ex-poudre'],
  guilde: ['ex-bouclier-astral', 'ex-celerite', 'ex-oubli', 'ex-transmutation'],
};
const OFFERS: PartieScenario['offers'] = {
  ...TWO_OFFERS,
  forge: ['ex-belier-roulant', 'ex-planeur', 'ex-tracteur', 'ex-nacelle'],
};
const third: PartieScenario = {
  name: 'Le troisième jour',
  note: 'Les Masters of the Universe tiennent l’ouest. Beast Man, à bout de forces, garde la Tour Centrale. Un jeton quête attend aux pieds de He-Man.',
  kind: 'etude',
  round: 2,
  first: 0,
  offers: OFFERS,
  quests: ['contree-du-couchant', 'contree-du-levant'],
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      eternium: 9,
      pv: 3,
      victory: ['ex-conquete', 'ex-chasseurs', 'ex-dompteurs'],
      heroes: [
        {
          hero: 'he-man',
          zone: 'contree-du-couchant',
          damage: 3,
          ally: 'ex-garde-royal',
          mount: 'ex-char',
          spells: ['boule-de-feu'],
        },
        {
          hero: 'teela',
          zone: 'village-d-eldor',
          damage: 2,
          worn: ['ex-casque', 'ex-amulette'],
          pack: ['ex-diademe', 'ex-talisman', 'ex-potion', 'ex-elixir', 'piege-magique'],
          spells: ['ex-guerison', 'ex-vision'],
        },
        { hero: 'stratos', zone: 'contree-de-l-ouest', worn: ['ex-cape'] },
      ],
      soldiers: { 'tour-grayskull': 2, 'village-d-eldor': 1, 'chateau-foe': 2 },
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      eternium: 6,
      pv: 4,
      victory: ['ex-serment', 'ex-tours', 'ex-embuscade'],
      heroes: [
        { hero: 'skeletor', zone: 'tour-viper' },
        { hero: 'evil-lyn', zone: 'cite-de-targa' },
        { hero: 'beast-man', zone: 'tour-centrale', damage: 7 },
      ],
      soldiers: { 'tour-viper': 1, 'cite-de-targa': 1, 'tour-centrale': 1, 'corridors-de-lithos': 2 },
    },
  ],
};
const night: PartieScenario = {
  name: 'La nuit des Evil Warriors',
  note: 'Il fait nuit, et c’est à eux de jouer. Evil-Lyn est passée à l’ouest ; Beast Man n’a plus qu’un PS ; Skeletor attend dans la Tour Viper. La forge n’a pas encore ouvert.',
  kind: 'etude',
  round: 3,
  first: 1,
  offers: TWO_OFFERS,
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      eternium: 5,
      pv: 5,
      victory: ['ex-chasseurs', 'ex-dompteurs', 'ex-frontiere'],
      heroes: [
        { hero: 'he-man', zone: 'tour-grayskull' },
        { hero: 'teela', zone: 'village-d-eldor' },
        { hero: 'stratos', zone: 'village-d-eldor' },
      ],
      soldiers: { 'tour-grayskull': 1 },
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      eternium: 7,
      pv: 4,
      victory: ['ex-serment', 'ex-tours', 'ex-embuscade'],
      heroes: [
        { hero: 'skeletor', zone: 'tour-viper', damage: 5 },
        { hero: 'evil-lyn', zone: 'contree-de-l-ouest', damage: 2 },
        { hero: 'beast-man', zone: 'contree-du-levant', damage: 7, worn: ['ex-talisman'] },
      ],
      soldiers: { 'cite-de-targa': 2 },
    },
  ],
};
const last: PartieScenario = {
  name: 'La dernière nuit',
  note: 'Il ne reste que le tour de He-Man. 9 PV d’un côté, 11 de l’autre.',
  kind: 'etude',
  round: 7,
  first: 0,
  offers: OFFERS,
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      eternium: 4,
      pv: 9,
      heroes: [
        { hero: 'he-man', zone: 'contree-du-couchant', damage: 2 },
        { hero: 'teela', zone: 'village-d-eldor', activated: true },
        { hero: 'stratos', zone: 'tour-grayskull', activated: true },
      ],
    },
    {
      faction: 'evil',
      base: 'temple-de-serpos',
      eternium: 6,
      pv: 11,
      heroes: [
        { hero: 'skeletor', zone: 'tour-viper', activated: true },
        { hero: 'evil-lyn', zone: 'cite-de-targa', activated: true },
        { hero: 'beast-man', zone: 'tour-centrale', activated: true },
      ],
    },
  ],
};
const standing: PartieScenario = {
  ...last,
  name: 'La dernière nuit, Evil Seed debout',
  note: 'Il ne reste que le tour de He-Man, et personne n’a vaincu le boss.',
  boss: { card: 'evil-seed', zone: 'contree-du-levant', damage: 9 },
};

// ── Before the first round
const MASTERS: TeamSpec = {
  faction: 'masters',
  base: 'chateau-grayskull',
  heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
};
const EVIL: TeamSpec = {
  faction: 'evil',
  base: 'temple-de-serpos',
  heroes: [{ hero: 'skeletor' }, { hero: 'evil-lyn' }, { hero: 'beast-man' }],
};
const apart: PartieScenario = {
  name: 'Loin de chez soi',
  note: 'Les deux équipes ont choisi d’autres bases que celles du livret.',
  kind: 'standard',
  first: null,
  teams: [
    { ...MASTERS, base: 'tour-grayskull' },
    { ...EVIL, base: 'tour-viper' },
  ],
};
const HE_MAN = heroOf('he-man');
const mounted: PartieScenario = {
  name: 'He-Man sur Battle Cat',
  note: 'Les Masters of the Universe ont un héros monté, les Evil Warriors n’en ont pas.',
  kind: 'standard',
  first: null,
  teams: [
    {
      ...MASTERS,
      heroes: [
        ...(HE_MAN === undefined
          ? []
          : [{ hero: { ...HE_MAN, id: 'he-man-monte', name: 'He-Man sur Battle Cat', mounted: true } }]),
        { hero: 'teela' },
        { hero: 'stratos' },
      ],
    },
    EVIL,
  ],
};

// ── Combats
const spent: CombatScenario = {
  name: 'Au bout de leurs forces',
  note: 'She-Ra et Tri-Klops n’ont plus que 3 PS chacun, et la Horde regarde.',
  column: 'heros',
  active: {
    hero: 'she-ra',
    health: 3,
    soldiers: 2,
    eternium: 4,
    base: 'Château Grayskull',
    spells: [
      { id: 'ex-celerite', name: 'Célérité', cost: 1, effects: [{ do: 'plus', zone: 'initiative', value: 2 }] },
      {
        id: 'ex-onde-de-choc',
        name: 'Onde de choc',
        cost: 4,
        text: 'Chacun des deux combattants perd 3 PS.',
        effects: [
          { do: 'infliger', value: 3 },
          { do: 'perdre', value: 3 },
        ],
      },
    ],
    consumables: [
      { id: 'ex-elixir', name: 'Élixir de rage', cost: 2, effects: [{ do: 'plus', zone: 'attaque', value: 2 }] },
    ],
  },
  defender: { hero: 'tri-klops', health: 3, soldiers: 1, eternium: 6, base: 'Temple de Serpos' },
  bystander: {
    name: 'La Horde',
    spells: [
      {
        id: 'ex-bouclier-astral',
        name: 'Bouclier astral',
        cost: 2,
        effects: [{ do: 'plus', zone: 'defense', value: 2 }],
      },
    ],
  },
  place: {
    name: 'la Tour Centrale',
    kind: 'avant-poste',
    near: [
      { id: 'levant', name: 'la Contrée du levant', kind: 'contree' },
      { id: 'mer', name: 'la Mer du nord', kind: 'mer' },
    ],
  },
};
const wounded: CombatScenario = {
  name: 'Le Dragon blessé',
  note: 'Il ne reste que 2 PS au Dragon des cimes. Les Evil Warriors préféreraient qu’il survive.',
  column: 'creature',
  active: { hero: 'she-ra', eternium: 4, base: 'Château Grayskull' },
  enemy: { card: 'ex-dragon-des-cimes', health: 2 },
  bystander: {
    name: 'Evil Warriors',
    spells: [{ id: 'boule-de-feu', name: 'Boule de feu', cost: 3, effects: [{ do: 'infliger', value: 2 }] }],
  },
  place: { name: 'les cimes', kind: 'contree', near: [{ id: 'vallon', name: 'le vallon', kind: 'contree' }] },
};
const surrounded: CombatScenario = {
  name: 'Evil-Lyn bien entourée',
  note: 'Deux amis sont avec Evil-Lyn, et c’est avec « plus fort ensemble » que l’on joue : elle pose six cartes par manche de combat.',
  column: 'heros',
  options: { plusFortEnsemble: true, concentrationParManche: true },
  active: { hero: 'he-man', eternium: 4, base: 'Château Grayskull' },
  defender: { hero: 'evil-lyn', friends: 2, eternium: 6, base: 'Temple de Serpos' },
  place: {
    name: 'la Cité de Targa',
    kind: 'avant-poste',
    near: [{ id: 'levant', name: 'la Contrée du levant', kind: 'contree' }],
  },
};
const wolf: WildScenario = {
  name: 'Le Loup des brumes',
  note: 'He-Man conduit un char. Le loup, une fois vaincu, prendrait sa place.',
  enemy: 'ex-loup-des-brumes',
  hero: { name: 'He-Man', faction: 'masters', body: 7, health: 6, eternium: 3, mount: 'Char des plaines' },
};
const snake: WildScenario = {
  name: 'Le Serpent des sables',
  note: 'Teela le tient à sa merci, mais sa carte ne porte pas de coût.',
  enemy: 'ex-serpent-des-sables',
  hero: { name: 'Teela', faction: 'masters', body: 5, health: 5, eternium: 4 },
};

export const SITUATIONS_PARTIE: readonly Situation[] = [
  ...[third, night, last, standing, apart, mounted].map((scenario): Situation => ({ mode: 'partie', scenario })),
  ...[spent, wounded, surrounded].map((scenario): Situation => ({ mode: 'combat-epique', scenario })),
  ...[wolf, snake].map((scenario): Situation => ({ mode: 'contrees-sauvages', scenario })),
];
