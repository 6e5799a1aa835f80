// Ledger, « Plateau et mise en place »: V06 to V13. V01 to V05 are about the board alone, V14 and V15 about a match: they stand in cases.test.ts.
import type { PartieScenario } from '../partie/types.ts';
import { game } from '../scenarios.ts';
import { at, type Case } from './trials.fixture.ts';

const decks = (count: number): readonly ('cogneur' | 'beau-parleur')[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 'cogneur' : 'beau-parleur'));
/** A whole game whose pawns have been placed by hand. */
const placed = (...cells: readonly string[]): PartieScenario => {
  const { players, ...rest } = game(decks(cells.length), { options: { placement: 'libre-equivalent' } });
  return { ...rest, players: players.map((spec, i) => ({ ...spec, cell: cells[i] ?? '' })) };
};
const accepted = (...cells: readonly string[]) => ({
  name: cells.join(' '),
  scenario: placed(...cells),
  then: { cell: Object.fromEntries(cells.map((cell, i) => [`J${i + 1}`, cell])) },
});

export const SETUP: readonly Case[] = [
  {
    id: 'V06',
    says: 'two pawns in D4',
    rules: ['bf.plateau.pion-unique'],
    trials: [{ scenario: at({ J2: { cell: 'D4' } }), faults: ['pions-meme-case'], says: /D4/ }],
  },
  {
    id: 'V07',
    says: 'two people on the default corners: D1 and D7, 20 points of life, no card in hand, 20 in the pile',
    rules: [
      'bf.mise-en-place.eloignement',
      'bf.mise-en-place.vie-initiale',
      'bf.mise-en-place.main-initiale',
      'bf.mise-en-place.deck-en-pioche',
    ],
    uncited: [
      'bf.mise-en-place.eloignement',
      'bf.mise-en-place.vie-initiale',
      'bf.mise-en-place.main-initiale',
      'bf.mise-en-place.deck-en-pioche',
    ],
    trials: [
      {
        scenario: game(decks(2)),
        then: {
          cell: { J1: 'D1', J2: 'D7' },
          points: { J1: '20/0', J2: '20/0' },
          hand: { J1: [], J2: [] },
          discard: { J1: [], J2: [] },
          piled: { J1: 20, J2: 20 },
          F: { J1: 0, J2: 0 },
          P: { J1: 0, J2: 0 },
          V: { J1: 0, J2: 0 },
          C: { J1: 0, J2: 0 },
          active: [],
          turn: 'J1',
          result: '',
        },
      },
    ],
  },
  {
    id: 'V08',
    says: 'two people in A1 and D7: as far apart',
    rules: ['bf.mise-en-place.eloignement'],
    uncited: ['bf.mise-en-place.eloignement'],
    trials: [accepted('A1', 'D7')],
  },
  {
    id: 'V09',
    says: 'two people in A1 and A4',
    rules: ['bf.mise-en-place.eloignement'],
    trials: [
      {
        scenario: placed('A1', 'A4'),
        faults: ['depart-eloignement'],
        says: /distance entre deux pions est de 3, et pourrait être de 6/,
      },
    ],
  },
  {
    id: 'V10',
    says: 'three people',
    rules: ['bf.mise-en-place.eloignement'],
    trials: [
      {
        scenario: placed('A1', 'D7', 'G4'),
        faults: ['depart-eloignement'],
        says: /distance entre deux pions est de 3, et pourrait être de 6/,
      },
      accepted('A1', 'D7', 'G1'),
    ],
  },
  {
    id: 'V11',
    says: 'four people',
    rules: ['bf.mise-en-place.eloignement'],
    trials: [
      {
        scenario: placed('A1', 'A4', 'D7', 'G4'),
        faults: ['depart-eloignement'],
        says: /somme des distances est de 27, et pourrait être de 30/,
      },
      accepted('A1', 'A4', 'G4', 'G1'),
      accepted('A1', 'A4', 'D7', 'G1'),
    ],
  },
  {
    id: 'V12',
    says: 'one person, or seven',
    rules: ['bf.mise-en-place.nombre-joueurs'],
    trials: [
      { scenario: game(decks(1)), faults: ['joueurs-nombre'], says: /2 à 6/ },
      { scenario: game(decks(7)), faults: ['joueurs-nombre'], says: /2 à 6/ },
    ],
  },
  {
    id: 'V13',
    says: 'a pawn that starts in D4',
    rules: ['bf.mise-en-place.angles'],
    trials: [{ scenario: placed('D4', 'D7'), faults: ['depart-angle'], says: /D4/ }],
  },
];
