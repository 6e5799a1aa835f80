// Games and positions that the tests of the whole game begin from.
import type { Seat } from '../../kernel/game.ts';
import { STARTING_DECK } from '../constants.ts';
import { EXAMPLE_MAPS } from '../data-map.ts';
import { heroOf } from '../heroes.ts';
import type { HeroCard, MapSpec, QuestCard } from '../types.ts';
import type { HeroSpec, PartieScenario, RoundCell, SkirmishSpec, TeamSpec } from './scenario-types.ts';
import type { HeroState, PartieAction, PartieState } from './types.ts';

export const MASTERS: TeamSpec = {
  faction: 'masters',
  base: 'chateau-grayskull',
  heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
};
export const EVIL: TeamSpec = {
  faction: 'evil',
  base: 'temple-de-serpos',
  heroes: [{ hero: 'skeletor' }, { hero: 'beast-man' }, { hero: 'evil-lyn' }],
};
export const standard = (more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Partie',
  kind: 'standard',
  teams: [MASTERS, EVIL],
  first: null,
  ...more,
});
/** A position to study: heroes stand in their bases unless told. */
export const study = (
  masters: Partial<TeamSpec>,
  evil: Partial<TeamSpec> = {},
  more: Partial<PartieScenario> = {},
): PartieScenario => ({
  name: 'Position',
  kind: 'etude',
  first: 0,
  ...more,
  teams: [
    { ...MASTERS, heroes: [{ hero: 'he-man' }], ...masters },
    { ...EVIL, heroes: [{ hero: 'skeletor' }], ...evil },
  ],
});
const SKULLS: PartieScenario['skulls'] = [
  {
    skull: 1,
    text: 'Des jetons paraissent.',
    effects: [{ do: 'jetons-quete', zones: ['contree-du-couchant', 'contree-du-levant', 'tour-centrale'] }],
  },
  {
    skull: 2,
    text: 'La terre tremble.',
    effects: [
      { do: 'eternium', value: 2 },
      { do: 'texte', text: 'Chaque équipe montre une carte.' },
    ],
  },
  { skull: 3, text: 'Evil Seed se lève.', effects: [{ do: 'boss', card: 'evil-seed', zone: 'montagnes-de-perpetua' }] },
];
export const skirmish = (more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Escarmouche',
  kind: 'escarmouche',
  first: 1,
  skirmish: {
    zones: [
      { name: 'Ouest', outposts: ['village-de-gaz', 'tour-grayskull'] },
      { name: 'Est', outposts: ['cite-de-targa', 'tour-viper'] },
    ],
    soldiers: 4,
    forbidden: ['heros'],
    end: 4,
  },
  quests: ['contree-de-l-ouest', 'contree-de-l-est'],
  teams: [
    {
      ...MASTERS,
      heroes: [
        { hero: 'he-man', zone: 'village-de-gaz', spells: ['boule-de-feu'] },
        { hero: 'teela', zone: 'tour-grayskull' },
      ],
      soldiers: { 'village-de-gaz': 2, 'tour-grayskull': 2 },
    },
    {
      ...EVIL,
      heroes: [
        { hero: 'skeletor', zone: 'cite-de-targa' },
        { hero: 'beast-man', zone: 'tour-viper' },
      ],
      soldiers: { 'cite-de-targa': 2, 'tour-viper': 2 },
      eternium: 6,
    },
  ],
  ...more,
});
const crowded = study(
  {
    heroes: [
      {
        hero: 'he-man',
        zone: 'contree-du-couchant',
        damage: 3,
        pack: ['piege-magique', 'ex-casque'],
        spells: ['boule-de-feu', 'ex-transmutation'],
      },
      { hero: 'stratos', zone: 'village-d-eldor', ally: 'ex-garde-royal' },
    ],
    soldiers: { 'chateau-foe': 2, 'village-d-eldor': 3 },
    victory: ['ex-chasseurs', 'ex-tours'],
    eternium: 6,
  },
  {
    heroes: [
      { hero: 'skeletor', zone: 'tour-centrale' },
      { hero: 'beast-man', zone: 'tour-centrale', mount: 'ex-char' },
    ],
    soldiers: { 'tour-centrale': 2, 'montagnes-de-perpetua': 1 },
    victory: ['ex-frontiere'],
    eternium: 3,
  },
  { round: 3, quests: ['contree-du-couchant'], boss: { card: 'evil-seed', zone: 'temple-de-l-oracle' } },
);
const OPTIONS = {
  cheminsLibres: true,
  detteReportee: true,
  departAlterne: true,
  reculVersZoneOccupee: true,
  plusFortEnsemble: true,
  combatPlusRapide: true,
  plusieursMarchands: true,
  sortsPlateauATousLesTours: true,
} as const;
/** Four rounds, a skull each: a whole game, soon over. */
const SHORT: readonly RoundCell[] = [1, 2, 3, 4].map((skull) => ({ day: skull % 2 === 1, skull }));
/** Games of every kind, for the kernel's contract. */
export const GAMES: readonly PartieScenario[] = [
  standard({ track: SHORT, skulls: SKULLS, quests: ['contree-de-l-ouest', 'contree-de-l-est'] }),
  standard({ kind: 'premiere', track: SHORT, skulls: SKULLS }),
  skirmish(),

  { ...crowded, round: 5, options: OPTIONS },
  standard({
    track: SHORT,
    skulls: SKULLS,
    first: 0,
    options: { ...OPTIONS, desDePouvoir: true, avantPostesActionSeparee: true, cheminsLibres: false },
  }),
];
/** Three teams, the third from an extension, on a map of its own. */
export const trio = (more: Partial<PartieScenario> = {}): PartieScenario => {
  const hero = (id: string, name: string): TeamSpec['heroes'][number] => ({
    hero: {
      id,
      name,
      faction: 'horde',
      health: 7,
      spirit: 2,
      initiative: 2,
      body: 6,
      movement: 3,
      weapons: [
        { name: 'Griffe', kind: 'melee', surge: { effects: [{ do: 'plus', zone: 'attaque', value: 1 }] } },
        { name: 'Rayon', kind: 'magie', surge: { effects: [{ do: 'infliger', value: 1 }] } },
      ],
    },
  });
  return standard({
    track: SHORT,
    teams: [
      MASTERS,
      EVIL,
      {
        faction: 'horde',
        base: 'corridors-de-lithos',
        heroes: [hero('hordak', 'Hordak'), hero('grizzlor', 'Grizzlor'), hero('catra', 'Catra')],
      },
    ],
    ...more,
  });
};

/** Short positions, at which every team looks at every moment. */
export const VEILED: readonly PartieScenario[] = [
  study(
    {
      heroes: [{ hero: 'he-man', zone: 'contree-du-couchant', spells: ['boule-de-feu'] }],
      victory: ['ex-tours'],
      eternium: 3,
    },
    {
      heroes: [{ hero: 'skeletor', zone: 'tour-centrale', pack: ['ex-casque'], spells: ['ex-oubli'] }],
      victory: ['ex-frontiere'],
      eternium: 2,
    },
    { round: 7 },
  ),
  skirmish({
    skirmish: {
      zones: [
        { name: 'Ouest', outposts: ['village-de-gaz', 'tour-grayskull'] },
        { name: 'Est', outposts: ['cite-de-targa', 'tour-viper'] },
      ],
      soldiers: 4,
      forbidden: [],
      end: 1,
    },
  }),
];
const swapped = (
  list: readonly string[],
  from: readonly string[],
): readonly [readonly string[], readonly string[]] | undefined => {
  const [first, ...rest] = list;
  const [other, ...left] = from;
  return first === undefined || other === undefined
    ? undefined
    : [[other, ...rest].toSorted(), [first, ...left].toSorted()];
};
/** The same moment, with other cards in the hands that a team does not see. */
export const secrets = (state: PartieState, seat: Seat | null): readonly PartieState[] => {
  const hands = state.teams.flatMap((team, t): readonly PartieState[] => {
    const pair = t === seat ? undefined : swapped(team.hand, state.piles.victoire.cards);
    return pair === undefined
      ? []
      : [
          {
            ...state,
            teams: state.teams.map((one, i) => (i === t ? { ...one, hand: pair[0] } : one)),
            piles: { ...state.piles, victoire: { ...state.piles.victoire, cards: pair[1] } },
          },
        ];
  });
  if (state.combat !== null) return hands;
  const held = state.heroes.flatMap((hero, h): readonly PartieState[] => {
    if (state.fixed.teamOf[h] === seat) return [];
    const spells = swapped(hero.spells, state.piles.guilde.cards);
    const pack = swapped(hero.pack, state.piles.boutique.cards);
    const change = (more: Partial<HeroState>, deck: 'guilde' | 'boutique', cards: readonly string[]): PartieState => ({
      ...state,
      heroes: state.heroes.map((one, i) => (i === h ? { ...one, ...more } : one)),
      piles: { ...state.piles, [deck]: { ...state.piles[deck], cards } },
    });
    return [
      ...(spells === undefined ? [] : [change({ spells: spells[0] }, 'guilde', spells[1])]),
      ...(pack === undefined ? [] : [change({ pack: pack[0] }, 'boutique', pack[1])]),
    ];
  });
  return [...hands, ...held];
};

// ── Scenarios that the set-up must refuse, each with the code that says why
type Change = Partial<TeamSpec>;
const changed = (masters: Change, evil: Change = {}): PartieScenario =>
  standard({
    teams: [
      { ...MASTERS, ...masters },
      { ...EVIL, ...evil },
    ],
  });
const first = (hero: Partial<HeroSpec>): Change => ({
  heroes: [{ hero: 'he-man', ...hero }, { hero: 'teela' }, { hero: 'stratos' }],
});
const ETERNIA = EXAMPLE_MAPS.eternia;
const mapped = (more: Partial<MapSpec>): PartieScenario => standard({ map: { ...ETERNIA, ...more } });
const cell = (skull: number | null): RoundCell => ({ day: false, skull });
const { skirmish: SPEC } = skirmish();
const spec = (more: Partial<SkirmishSpec>): PartieScenario =>
  skirmish(SPEC === undefined ? {} : { skirmish: { ...SPEC, ...more } });
const OWN: QuestCard = {
  type: 'quete',
  id: 'la-mienne',
  name: 'La mienne',
  task: { kind: 'jet', dice: 0, needed: 1 },
  reward: [],
};
export const BAD: readonly (readonly [code: string, scenario: PartieScenario])[] = [
  [
    'option-inconnue',
    standard({ options: { desDePouvoir: 'oui' } as unknown as NonNullable<PartieScenario['options']> }),
  ],
  ['equipes-nombre', standard({ teams: [MASTERS] })],
  [
    'factions-egales',
    changed({}, { faction: 'masters', heroes: [{ hero: 'she-ra' }, { hero: 'ram-man' }, { hero: 'man-at-arms' }] }),
  ],
  ['heros-nombre', changed({ heroes: [{ hero: 'he-man' }] })],
  ['heros-nombre-libre', study({ heroes: [] })],
  ['heros-inconnu', changed(first({ hero: 'personne' }))],
  ['heros-double', changed(first({ hero: 'teela' }))],
  [
    'heros-faction',
    changed(first({ hero: 'skeletor' }), {
      heroes: [{ hero: 'mer-man' }, { hero: 'beast-man' }, { hero: 'evil-lyn' }],
    }),
  ],
  [
    'montes-nombre',
    changed({
      heroes: ['he-man', 'teela', 'stratos'].map((id) => ({ hero: { ...(heroOf(id) as HeroCard), mounted: true } })),
    }),
  ],
  ['joueurs-nombre', changed({ players: ['A', 'B', 'C'] }, { players: ['D', 'E', 'F', 'G'] })],
  ['joueurs-equipe', changed({ players: ['A', 'B', 'C', 'D'] })],
  ['depart-inconnu', standard({ first: 2 })],
  ['reserve-bornes', changed({ eternium: -1 })],
  ['reserve-bornes', changed({ pv: 0.5 })],
  ['paquet-composition', changed({ deck: { ...STARTING_DECK, plus1: 6, plus2: 7 } })],
  ['paquet-taille', changed({ deck: { ...STARTING_DECK, plus1: 6 } })],
  ['reserve-combat', changed({ supply: { ...STARTING_DECK, flux: -1 } })],
  ['sante-bornes', changed(first({ hero: { ...(heroOf('he-man') as HeroCard), health: 0 } }))],
  ['degats-bornes', changed(first({ damage: 9 }))],
  ['carte-inconnue-plan', standard({ map: 'ailleurs' })],
  ['zone-double', mapped({ zones: [...ETERNIA.zones, ...ETERNIA.zones.slice(0, 1)] })],
  ['lien-zone', mapped({ edges: [{ a: 'chateau-foe', b: 'chateau-foe', kind: 'limite' }] })],
  ['lien-chemin', mapped({ edges: [{ a: 'chateau-foe', b: 'contree-du-levant', kind: 'chemin' }] })],
  ['lien-couloir', mapped({ edges: [{ a: 'chateau-foe', b: 'mer-du-sud', kind: 'couloir' }] })],
  ['eternium-imprime', mapped({ zones: ETERNIA.zones.map((zone) => ({ ...zone, eternium: -1 })) })],
  ['marchand-lieu', mapped({ zones: ETERNIA.zones.map((zone) => ({ ...zone, tower: true })) })],
  ['compteur-vide', study({}, {}, { track: [] })],
  ['compteur-cranes', standard({ track: [cell(1), cell(2), cell(2), cell(4)] })],
  ['manche-etude', standard({ round: 2 })],
  ['manche-bornes', study({}, {}, { round: 8 })],
  [
    'premiere-zones',
    standard({ kind: 'premiere', map: { ...ETERNIA, zones: ETERNIA.zones.map(({ merchant: _, ...zone }) => zone) } }),
  ],
  ['base-lieu', changed({ base: 'contree-du-levant' })],
  ['base-double', changed({ base: 'temple-de-serpos' })],
  ['zone-absente', changed(first({ zone: 'nulle-part' }))],
  ['zone-absente', standard({ quests: ['mer-du-nord'] })],
  ['heros-mer', changed(first({ zone: 'mer-du-nord' }))],
  ['heros-base', changed(first({ zone: 'temple-de-serpos' }))],
  ['deux-equipes', changed(first({ zone: 'tour-centrale' }), { soldiers: { 'tour-centrale': 1 } })],
  [
    'boss-heros',
    study(
      { heroes: [{ hero: 'he-man', zone: 'tour-centrale' }] },
      {},
      { boss: { card: 'evil-seed', zone: 'tour-centrale' } },
    ),
  ],
  [
    'boss-base',
    standard({
      skulls: [{ skull: 1, text: '', effects: [{ do: 'boss', card: 'evil-seed', zone: 'temple-de-serpos' }] }],
    }),
  ],
  ['boss-carte', standard({ boss: { card: 'dylinx', zone: 'tour-centrale' } })],
  ['boss-degats', standard({ boss: { card: 'evil-seed', zone: 'tour-centrale', damage: 14 } })],
  ['soldats-lieu', changed({ soldiers: { 'contree-du-levant': 1 } })],
  ['soldats-base', changed({ soldiers: { 'chateau-grayskull': 1 } })],
  ['soldats-zone', changed({ soldiers: { 'chateau-foe': 4 } })],
  [
    'soldats-total',
    changed({
      soldiers: {
        'chateau-foe': 3,
        'tour-grayskull': 3,
        'village-de-gaz': 3,
        'village-d-eldor': 3,
        'tour-centrale': 3,
        'cite-de-targa': 1,
      },
    }),
  ],
  ['jeton-double', standard({ quests: ['tour-centrale', 'tour-centrale'] })],
  ['carte-inconnue', changed(first({ ally: 'personne' }))],
  ['carte-inconnue', standard({ decks: { rencontres: ['personne'] } })],
  ['carte-emplacement', changed(first({ ally: 'ex-char' }))],
  ['armure-double', changed(first({ worn: ['ex-casque', 'ex-diademe'] }))],
  ['artefact-double', changed(first({ worn: ['ex-amulette', 'ex-talisman'] }))],
  [
    'paquet-trop-plein',
    changed(first({ pack: ['ex-casque', 'ex-diademe', 'ex-potion', 'ex-elixir', 'ex-poudre', 'ex-cape'] })),
  ],
  ['sorts-pleins', changed(first({ spells: ['boule-de-feu', 'ex-oubli', 'ex-vigueur'] }))],
  [
    'carte-double',
    changed(first({ spells: ['boule-de-feu'] }), {
      heroes: [{ hero: 'skeletor', spells: ['boule-de-feu'] }, { hero: 'beast-man' }, { hero: 'evil-lyn' }],
    }),
  ],
  [
    'carte-definie',
    standard({
      cards: [
        { ...OWN, task: { kind: 'texte' } },
        { ...OWN, task: { kind: 'texte' } },
      ],
    }),
  ],
  ['carte-valeurs', standard({ cards: [OWN] })],
  ['carte-paquet', standard({ decks: { rencontres: ['ex-char'] } })],
  ['victoire-nombre', changed({ victory: ['ex-conquete', 'ex-chasseurs', 'ex-dompteurs', 'ex-tresor'] })],
  [
    'offre-nombre',
    study({}, {}, { offers: { forge: ['ex-char', 'ex-tracteur', 'ex-planeur', 'ex-nacelle', 'ex-chasseur'] } }),
  ],
  ['offre-etude', standard({ offers: { forge: ['ex-char'] } })],
  ['crane-evenement', standard({ skulls: [{ skull: 5, text: '', effects: [] }] })],
  ['de-faces', standard({ dice: { blanc: 2, reussite: 2, double: 1, relancer: 0 } })],
  ['de-relances', standard({ dice: { blanc: 0, reussite: 0, double: 0, relancer: 6 } })],
  ['de-epique', standard({ epicDie: { a1: 0, a2: 0, d1: 0, d2: 0, i1: 0, i2: 0, surcharge: 0 } })],
  ['escarmouche-scenario', standard({ kind: 'escarmouche' })],
  ['escarmouche-zones', spec({ zones: [{ name: 'Ouest', outposts: ['contree-du-levant'] }] })],
  ['escarmouche-fin', spec({ end: 9 })],
  ['escarmouche-nombres', spec({ soldiers: 1.5 })],
  ['escarmouche-nombres', spec({ tokens: 21 })],
];
/** Plays that make no sense anywhere, for `refuse`. */
export const STRANGERS = (): readonly PartieAction[] => [
  { type: 'first', team: 2 },
  { type: 'deal', card: 'personne' },
  { type: 'deploy', hero: 99 },
  { type: 'activate', hero: 99 },
  { type: 'move', to: 'nulle-part' },
  { type: 'travel', to: 'nulle-part' },
  { type: 'outpost', to: 'nulle-part' },
  { type: 'reinforce', count: 0.5 },
  { type: 'march', from: 'nulle-part', to: 'tour-centrale', count: 1 },
  { type: 'pick', card: 'personne' },
  { type: 'take', card: 'personne' },
  { type: 'trade', with: 99 },
  { type: 'give', card: 'personne', from: 99 },
  { type: 'buy', card: 'personne' },
  { type: 'cast', card: 'personne', target: 99 },
  { type: 'renew', cards: ['personne'] },
  { type: 'defend', hero: 99 },
  { type: 'pay-debt', card: 'personne' },
  { type: 'retreat', to: 'nulle-part' },
  { type: 'duellist', team: 2, hero: 99 },
  { type: 'equip', hero: 99, card: 'personne' },
  { type: 'unequip', hero: 99, card: 'personne' },
  { type: 'claim', team: 2, card: 'personne', part: 'principal' },
  { type: 'drop', card: 'personne' },
  { type: 'train', add: 'plus1', remove: 'plus2' },
  { type: 'flee', to: 'nulle-part' },
  { type: 'send', to: 'nulle-part' },
  { type: 'wild-stop' },
  { type: 'bat-hit', target: 99 },
];
