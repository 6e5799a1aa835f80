// What the contract suite is run on, and what `setup` must refuse, with the sentence of the refusal.
import type { Seat } from '../../kernel/game.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { type Technique, TECHNIQUE_TYPES } from '../types.ts';
import type { FormationAction, FormationScenario, FormationState } from './types.ts';

export const RANDOM: FormationScenario = { name: 'Deck aléatoire', method: 'aleatoire', players: ['Ada', 'Bruno'] };
export const SEALED: FormationScenario = { name: 'Deck scellé', method: 'scelle', players: ['', ''] };
export const BUILT: FormationScenario = {
  name: 'Deck construit',
  method: 'construit',
  players: ['Ada'],
  collection: Object.fromEntries(EXAMPLE_CARDS.map(({ id }, i) => [id, 1 + (i % 4)])),
};
/** A card of the reader's own. */
export const own = (id: string, type: Technique['type']): Technique => ({
  id,
  title: `Carte ${id}`,
  type,
  steps: [{ modifier: null, keyword: 'rejouer' }],
});
/** So many cards of each type, « a-attaque-0 » and so on. */
export const edition = (each: number): readonly Technique[] =>
  TECHNIQUE_TYPES.flatMap((type) => Array.from({ length: each }, (_, i) => own(`a-${type}-${i}`, type)));

export const FORMATIONS: readonly FormationScenario[] = [
  RANDOM,
  SEALED,
  BUILT,
  { ...SEALED, options: { boosterRemise: true }, players: ['Ada'] },
  { ...RANDOM, cards: edition(1), options: { boosterRemise: true }, players: ['', '', ''] },
  { ...BUILT, cards: edition(3), collection: { ...BUILT.collection, 'a-attaque-1': 9 }, players: ['Ada', 'Bruno'] },
];

/** The same moment with other cards in the hands of the others. */
export const secrets = (state: FormationState, seat: Seat | null): readonly FormationState[] => {
  const others = (cards: readonly string[]): readonly string[] => cards.map((id) => id.replace(/\d$/, '5'));
  return [
    {
      ...state,
      formers: state.formers.map((one, i) =>
        i === seat ? one : { boosters: one.boosters.map(others), deck: others(one.deck) },
      ),
    },
  ];
};
export const FORMATION_STRANGERS: readonly FormationAction[] = [
  { type: 'open', cards: ['ex-att-1', 'ex-att-1'] },
  { type: 'open', cards: ['ex-att-1', 'ex-def-1'] },
  { type: 'open', cards: ['ex-att-2', 'ex-att-1'] },
  { type: 'open', cards: ['ex-att-1', 'inconnue'] },
  { type: 'choose', card: 'ex-att-1' },
  { type: 'choose', card: 'ex-rhe-5' },
  { type: 'choose', card: 'base-attaque' },
  { type: 'choose', card: 'constructor' },
  { type: 'choose', card: '?' },
];
export const BAD_FORMATIONS: readonly (readonly [string, FormationScenario])[] = [
  ['players | De 1 à 6 personnes forment leur deck ensemble.', { ...RANDOM, players: [] }],
  [
    'players | De 1 à 6 personnes forment leur deck ensemble.',
    { ...RANDOM, players: Array.from({ length: 7 }, () => '') },
  ],
  [
    'players.1 | Deux personnes portent le même nom : leurs decks ne se distingueraient pas.',
    { ...RANDOM, players: ['Ada', ' Ada '] },
  ],
  [
    'players.1 | Deux personnes portent le même nom : leurs decks ne se distingueraient pas.',
    { ...RANDOM, players: ['J2', ''] },
  ],
  ['players.0 | Un nom compte 30 caractères au plus.', { ...RANDOM, players: ['x'.repeat(31)] }],
  [
    'method | Un deck se forme de trois façons : aléatoire, construit ou scellé.',
    { ...RANDOM, method: 'hasard' as 'scelle' },
  ],
  [
    'options.boosterRemise | Aucun réglage ne porte ce nom, ou il n’a pas cette valeur.',
    { ...RANDOM, options: { boosterRemise: 1 as unknown as boolean } },
  ],
  [
    'cards.0.steps | Une technique a au moins une étape.',
    { ...RANDOM, cards: [{ ...own('c', 'attaque'), steps: [] }] },
  ],
  [
    'cards.0.id | Deux cartes portent le même nom interne : donnez-en un autre à celle-ci.',
    { ...RANDOM, cards: [own('ex-att-1', 'attaque')] },
  ],
  [
    'cards | L’édition doit compter au moins 2 cartes de chaque type pour ouvrir un booster : attaque 1, rhétorique 0.',
    { ...SEALED, cards: edition(2).slice(1, -2) },
  ],
  [
    'cards | Ici, une édition ne dépasse pas 60 cartes d’un même type : attaque 61.',
    { ...SEALED, cards: [...edition(60), own('b', 'attaque')] },
  ],
  [
    'collection | La collection doit offrir au moins 4 cartes de chaque type : attaque 0, défense 0, déplacement 0, concentration 0, rhétorique 0.',
    { name: 'x', method: 'construit', players: [''] },
  ],
  [
    "collection.inconnue | La carte « inconnue » n'existe pas : saisissez-la ou choisissez une carte d'exemple.",
    { ...BUILT, collection: { ...BUILT.collection, inconnue: 1 } },
  ],
  [
    'collection.base-attaque | Une technique de base n’est pas une carte : elle n’est dans aucune zone.',
    { ...BUILT, collection: { ...BUILT.collection, 'base-attaque': 1 } },
  ],
  [
    'collection.ex-att-1 | Le nombre d’exemplaires d’une carte est un entier de 0 à 9 999.',
    { ...BUILT, collection: { ...BUILT.collection, 'ex-att-1': -1 } },
  ],
];
