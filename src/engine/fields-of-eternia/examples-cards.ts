// Worked examples about merchants and about a PV that a skirmish does not give. Maps, cards and their costs are examples.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { PartieAction } from './partie/types.ts';
import type { PartieScenario } from './partie/scenario-types.ts';
import type { FoeRule } from './rules.ts';
import type { CombatCard, EquipmentCard, GridZone, MapSpec, MapZone } from './types.ts';

type CardExample = Example<PartieScenario, PartieAction, FoeRule> & { readonly mode: 'partie' };
type Entry = ScriptEntry<PartieAction>;
const say = entry<PartieAction>;
const take = (...cards: readonly string[]): readonly Entry[] => cards.map((card) => say({ type: 'take', card }));
const buy = (card: string, note?: string): Entry => say({ type: 'buy', card }, note);
const put = (card: CombatCard, zone: GridZone, note?: string): readonly Entry[] => [
  say({ type: 'draw', card }, note),
  say({ type: 'lay', zone }),
];

const outpost = (id: string, name: string, x: number, y: number, merchant?: 'boutique'): MapZone => ({
  id,
  name,
  kind: 'avant-poste',
  x,
  y,
  ...(merchant === undefined ? {} : { merchant }),
});
/** A corner of Eternia with three shops. */
const MARKET: MapSpec = {
  zones: [
    outpost('chateau-grayskull', 'Château Grayskull', 8, 50),
    outpost('village-de-gaz', 'Village de Gaz', 32, 20, 'boutique'),
    outpost('village-d-eldor', 'Village d’Eldor', 32, 80, 'boutique'),
    { id: 'contree-du-couchant', name: 'Contrée du couchant', kind: 'contree', x: 44, y: 50 },
    outpost('cite-de-targa', 'Cité de Targa', 66, 32, 'boutique'),
    outpost('corridors-de-lithos', 'Corridors de Lithos', 72, 78),
    outpost('temple-de-serpos', 'Temple de Serpos', 92, 50),
  ],
  edges: [
    { a: 'chateau-grayskull', b: 'village-de-gaz', kind: 'chemin' },
    { a: 'chateau-grayskull', b: 'village-d-eldor', kind: 'chemin' },
    { a: 'village-de-gaz', b: 'cite-de-targa', kind: 'chemin' },
    { a: 'cite-de-targa', b: 'temple-de-serpos', kind: 'chemin' },
    { a: 'corridors-de-lithos', b: 'temple-de-serpos', kind: 'chemin' },
    { a: 'village-d-eldor', b: 'corridors-de-lithos', kind: 'chemin' },
    { a: 'contree-du-couchant', b: 'village-de-gaz', kind: 'limite' },
    { a: 'contree-du-couchant', b: 'village-d-eldor', kind: 'limite' },
    { a: 'contree-du-couchant', b: 'cite-de-targa', kind: 'limite' },
    { a: 'contree-du-couchant', b: 'corridors-de-lithos', kind: 'limite' },
  ],
};
const ROPE: EquipmentCard = {
  type: 'equipement',
  id: 'ex-corde',
  name: 'Corde à grappin',
  cost: 1,
  kind: 'consommable',
  effects: [{ do: 'plus', zone: 'initiative', value: 1 }],
};
const NO_DECKS = { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] } as const;
type Study = Pick<PartieScenario, 'offers'> & {
  readonly zone: string;
  readonly soldiers: Readonly<Record<string, number>>;
  readonly eternium: number;
  readonly deck: readonly string[];
  readonly cards?: readonly EquipmentCard[];
};
/** He-Man about to buy. */
const market = ({ zone, soldiers, eternium, deck, offers, cards = [] }: Study): Omit<PartieScenario, 'name'> => ({
  kind: 'etude',
  map: MARKET,
  first: 0,
  ...(offers === undefined ? {} : { offers }),
  ...(cards.length === 0 ? {} : { cards }),
  decks: { ...NO_DECKS, boutique: deck },
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [{ hero: 'he-man', zone }],
      eternium,
      soldiers,
      victory: [],
    },
    { faction: 'evil', base: 'temple-de-serpos', heroes: [{ hero: 'skeletor' }], eternium: 0, victory: [] },
  ],
});
type Spec = Omit<CardExample, 'id' | 'mode' | 'scenario'> & {
  readonly slug: string;
  readonly scenario: Omit<PartieScenario, 'name'>;
};
const example = ({ slug, scenario, title, ...rest }: Spec): CardExample => ({
  ...rest,
  title,
  mode: 'partie',
  id: `fields-of-eternia.${slug}`,
  scenario: { name: title, ...scenario },
});

const TWO_SHOPS = example({
  slug: 'deux-boutiques',
  title: 'Acheter avec deux boutiques',
  source: 'livret', // l. 1070-1072
  scenario: market({
    zone: 'village-de-gaz',
    soldiers: { 'village-d-eldor': 1 },
    eternium: 6,
    offers: { boutique: ['ex-cuirasse', 'ex-cape', 'ex-gantelets', 'ex-potion'] },
    deck: ['ex-talisman', 'ex-poudre'],
  }),
  script: [
    say({ type: 'activate', hero: 0 }, 'He-Man tient une boutique en personne, un soldat en garde une autre.'),
    say({ type: 'shop', merchant: 'boutique' }, 'Acheter est une action gratuite, mais ce sera la dernière du tour.'),
    buy('ex-cuirasse', 'Une boutique ouvre la porte, chaque boutique de plus fait baisser les prix de 1.'),
    buy('ex-potion', 'Le prix de celle-ci ne bouge pas : une remise ne descend jamais sous 1.'),
    say({ type: 'leave' }, 'L’achat fini, l’offre se complète.'),
    ...take('ex-poudre', 'ex-talisman'),
  ],
  cites: [
    'foe.marchand.choix-marchand',
    'foe.marchand.remise-exemple',
    'foe.marchand.quantite',
    'foe.marchand.remise',
    'foe.marchand.completer',
  ],
  result: '',
});
const THREE_SHOPS = example({
  slug: 'trois-boutiques',
  title: 'Une troisième boutique',
  source: 'livret', // l. 1072-1074
  scenario: market({
    zone: 'contree-du-couchant',
    soldiers: { 'village-de-gaz': 1, 'village-d-eldor': 1 },
    eternium: 6,
    offers: { boutique: ['ex-cuirasse', 'ex-cape', 'ex-gantelets', 'ex-potion'] },
    deck: ['ex-talisman', 'ex-poudre'],
  }),
  script: [
    say({ type: 'activate', hero: 0 }, 'Deux boutiques sont déjà gardées. Une troisième est à portée de pas.'),
    say(
      { type: 'move', to: 'cite-de-targa' },
      'Entrer suffit : personne ne la défend. Son offre est la même que celle des deux autres.',
    ),
    say({ type: 'halt' }),
    say({ type: 'shop', merchant: 'boutique' }, 'Deux boutiques au-delà de la première : la remise est de 2.'),
    buy('ex-cuirasse'),
    buy('ex-cape', 'Imprimée 2, cette carte tomberait à 0 : elle coûte 1.'),
    say({ type: 'leave' }),
    ...take('ex-talisman', 'ex-poudre'),
  ],
  cites: [
    'foe.deplacement.cout',
    'foe.marchand.remise-exemple',
    'foe.marchand.quantite',
    'foe.marchand.remise',
    'foe.marchand.completer',
  ],
  result: '',
});
const MARKET_DAY = example({
  slug: 'au-marche',
  title: 'Au marché',
  source: 'ajouté',
  scenario: market({
    zone: 'village-de-gaz',
    soldiers: { 'village-d-eldor': 1, 'cite-de-targa': 1 },
    eternium: 7,
    cards: [ROPE],
    offers: { boutique: ['ex-cuirasse', 'ex-gantelets', 'ex-cape', 'ex-potion'] },
    deck: ['ex-ailes', 'ex-diademe', 'ex-corde', 'ex-casque', 'ex-elixir', 'ex-poudre', 'ex-talisman', 'ex-amulette'],
  }),
  script: [
    say({ type: 'activate', hero: 0 }, 'Trois boutiques sont aux mains des Masters.'),
    say({ type: 'shop', merchant: 'boutique' }, 'Rien de ce qui est exposé ne plaît à He-Man.'),
    say(
      { type: 'refresh' },
      'Avant tout achat, et une seule fois, il peut faire changer toute l’offre. La remise ne s’applique pas à ce prix.',
    ),
    ...take('ex-ailes', 'ex-diademe', 'ex-corde', 'ex-casque'),
    buy('ex-ailes', 'Les ailes d’abord : de quoi voler au prochain tour.'),
    buy('ex-diademe'),
    buy('ex-corde', 'Déjà au plus bas, son prix reste le même.'),
    buy('ex-casque', 'Il reste juste assez. He-Man porte déjà un diadème : le casque va dans son paquet.'),
    say({ type: 'leave' }, 'Tout est vendu. Quatre nouvelles cartes attendent le prochain client.'),
    ...take('ex-poudre', 'ex-elixir', 'ex-amulette', 'ex-talisman'),
  ],
  cites: [
    'foe.marchand.remise-exemple',
    'foe.marchand.rafraichir',
    'foe.marchand.quantite',
    'foe.marchand.remise',
    'foe.marchand.derniere-action',
  ],
  result: '',
});

const CONVERTED = example({
  slug: 'pv-convertis',
  title: 'Un PV que le scénario ne donne pas',
  source: 'livret', // l. 3049-3055
  scenario: {
    kind: 'escarmouche',
    map: MARKET,
    first: 0,
    decks: NO_DECKS,
    teams: [
      {
        faction: 'masters',
        base: 'chateau-grayskull',
        heroes: [{ hero: 'he-man', zone: 'contree-du-couchant' }],
        eternium: 1,
      },
      {
        faction: 'evil',
        base: 'temple-de-serpos',
        heroes: [{ hero: 'skeletor', zone: 'cite-de-targa', damage: 8 }],
        eternium: 6,
      },
    ],
    skirmish: {
      zones: [
        { name: 'L’ouest', outposts: ['village-de-gaz', 'village-d-eldor'] },
        { name: 'L’est', outposts: ['cite-de-targa', 'corridors-de-lithos'] },
      ],
      soldiers: 0,
      forbidden: ['heros'],
      end: 4,
    },
  },
  script: [
    say({ type: 'first', team: 0 }, 'Une escarmouche dont le scénario ne donne aucun PV pour un héros vaincu.'),
    say({ type: 'activate', hero: 0 }),
    say({ type: 'move', to: 'cite-de-targa' }, 'Skeletor n’a plus qu’un PS. He-Man ne va pas laisser passer cela.'),
    say({ type: 'weapon', weapon: 0 }, 'Le combat se joue comme dans une partie ordinaire.'),
    say({ type: 'weapon', weapon: 0 }),
    ...put('plus3', 'initiative', 'Être le plus rapide suffira : la surprise coûte 1 PS.'),
    ...put('plus1', 'defense'),
    ...put('plus2', 'attaque'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus1', 'initiative'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'defense'),
    say({ type: 'pass' }, 'Les cartes se retournent. Personne n’a rien à ajouter.'),
    say({ type: 'pass' }),
    say({ type: 'go' }, 'L’initiative se compare.'),
    say({ type: 'go' }, 'Skeletor est à terre avant même le premier coup.'),
    say(
      { type: 'go' },
      'Le combat donnerait 1 PV. Le scénario ne veut pas de celui-là : l’équipe le reçoit en Eternium. Et Skeletor revient dans sa zone de déploiement, pas à sa base.',
    ),
  ],
  opens: {
    at: 21,
    told: 'He-Man attaque Skeletor, qui n’a plus que 1 PS. Ce scénario ne donne aucun PV pour un héros vaincu.',
  },
  cites: [
    'foe.deplacement.entree-ennemie',
    'foe.p5-totaux.initiative-surpris',
    'foe.p7-vaincus.heros',
    'foe.vaincu.paiement',
    'foe.escarmouche.pv-convertis',
    'foe.escarmouche.vaincu-deploiement',
  ],
  result: '',
});

/** In the order of the ledger. */
export const CARD_EXAMPLES: readonly CardExample[] = [TWO_SHOPS, THREE_SHOPS, CONVERTED, MARKET_DAY];
