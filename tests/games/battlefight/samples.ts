// Scenarios that links are tried on: whole games with decks of one's own, a loaded position, cards and a collection of the reader's.
import { EXAMPLE_CARDS } from '../../../src/engine/battlefight/data.ts';
import type { FormationScenario } from '../../../src/engine/battlefight/formation/types.ts';
import type { PartieScenario } from '../../../src/engine/battlefight/partie/types.ts';
import { type CardId, TECHNIQUE_TYPES } from '../../../src/engine/battlefight/types.ts';

/** A number that looks drawn, always the same. */
const drawn = (seed: number, below: number): number => ((seed * 48_271 + 11) % 2_147_483_647) % below;
const deck = (seed: number): readonly CardId[] =>
  TECHNIQUE_TYPES.flatMap((type, i) =>
    [0, 1, 2, 3].map((n) => `ex-${type.slice(0, 3)}-${drawn(seed * 97 + i * 13 + n, 5) + 1}`),
  ).sort();
const cards = (seed: number, count: number): readonly CardId[] =>
  Array.from({ length: count }, (_, i) => EXAMPLE_CARDS[drawn(seed * 31 + i, 25)]?.id ?? '');
const sorted = (seed: number, count: number): readonly CardId[] => [...cards(seed, count)].sort();

export const NAMES = ['Camille', 'Sacha', 'Louise', 'Noé', 'Inès', 'Malo'];
/** A whole game whose people have built their own decks. */
export const withDecks = (count: number, named: boolean): PartieScenario => ({
  name: 'Partie du samedi',
  kind: 'game',
  first: null,
  players: NAMES.slice(0, count).map((name, i) => ({ deck: deck(i + 1), ...(named ? { name } : {}) })),
});
export const EXAMPLE_DECKS: PartieScenario = {
  name: 'Partie',
  kind: 'game',
  first: null,
  players: [{ deck: 'cogneur' }, { deck: 'beau-parleur' }],
};
export const MATCH: PartieScenario = {
  ...withDecks(3, true),
  name: 'Match en trois parties',
  options: { manches: 3, abandon: false },
};
/** The end of a game: every card somewhere, two techniques waiting on the table. */
export const MIDGAME: PartieScenario = {
  name: 'Fin de partie',
  note: 'À qui la victoire ?',
  kind: 'study',
  first: 1,
  active: [
    { card: 'ex-def-2', owner: 1, next: 3 },
    { card: 'ex-att-4', owner: 0, target: 1, next: 2 },
  ],
  players: [
    { cell: 'D4', life: 12, damage: 2, hand: sorted(1, 4), shuffled: sorted(2, 9), discard: cards(3, 5) },
    { cell: 'D6', life: 7, name: 'Sacha', hand: sorted(4, 3), shuffled: sorted(5, 11), discard: cards(6, 5) },
  ],
};
/** Cards of the reader's own, with every sort of step. */
export const OWN_CARDS: PartieScenario = {
  name: 'Avec mes cartes',
  kind: 'study',
  first: 0,
  cards: [
    {
      id: 'ma-carte-1',
      title: 'Coup du lapin',
      type: 'attaque',
      steps: [
        { modifier: null, keyword: 'corps-a-corps' },
        { modifier: 'tous', keyword: 'blesser', n: 4 },
        { modifier: null, keyword: 'stable', n: 1 },
      ],
    },
    {
      id: 'ma-carte-2',
      title: 'Esquive',
      type: 'deplacement',
      steps: [
        { modifier: null, keyword: 'se-deplacer', n: 2 },
        { modifier: 'adversaire', keyword: 's-empecher', t: 'attaque' },
        { modifier: null, keyword: 's-empecher-carte', t: null },
      ],
    },
  ],
  players: [
    { cell: 'D4', hand: ['ex-att-1', 'ma-carte-1'] },
    { cell: 'D5', life: 3, hand: ['ma-carte-2'] },
  ],
};

export const SEALED: FormationScenario = { name: 'Tournoi du dimanche', method: 'scelle', players: NAMES };
export const RANDOM: FormationScenario = {
  name: 'Deux decks au hasard',
  method: 'aleatoire',
  players: ['', 'Sacha'],
  options: { boosterRemise: true },
};
export const COLLECTION: FormationScenario = {
  name: 'Ma collection',
  method: 'construit',
  players: ['Camille'],
  collection: Object.fromEntries(EXAMPLE_CARDS.map(({ id }, i) => [id, 1 + drawn(i + 1, 4)])),
};
