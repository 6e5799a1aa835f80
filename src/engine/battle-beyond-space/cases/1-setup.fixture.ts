// Ledger, « Mise en place »: V1 to V10.
import { EXAMPLE_DECK, EXAMPLE_FLEETS } from '../data.ts';
import type { FleetSpec, PartieScenario } from '../partie/types.ts';
import { type Place, RACES, type ShipName } from '../types.ts';
import { at, type Case, drawCard, drawPower } from './trials.fixture.ts';

/** A regulation game with the example board, fleets and cards. */
export const regulation = (seats: number, more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Partie',
  kind: 'reglementaire',
  players: Array.from({ length: seats }, (_, seat) => ({ race: RACES[seat] ?? null })),
  first: 0,
  ...more,
});
/** The same for three, the north fleet changed: where a fighter stands, or the rear of a destroyer. */
const north = (moved: Partial<Record<ShipName, Place>>): PartieScenario => {
  const { fighters = [], destroyers = [] } = EXAMPLE_FLEETS[3][0] ?? {};
  const fleet: FleetSpec = {
    fighters: fighters.map((ship) => ({ ...ship, at: moved[ship.id] ?? ship.at })),
    destroyers: destroyers.map((ship) => ({ ...ship, rear: moved[ship.id] ?? ship.rear })),
  };
  const { players, ...rest } = regulation(3);
  return { ...rest, players: players.map((spec, seat) => (seat === 0 ? { ...spec, fleet } : spec)) };
};
const deck = (terriens: typeof EXAMPLE_DECK): PartieScenario => regulation(3, { decks: { terriens } });
const PROBES = at('1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1');
const POWERS = ['terriens-2', 'vonyan-1', 'valkyries-3'] as const;

export const SETUP: readonly Case[] = [
  {
    id: 'V1',
    says: 'four players, example board and fleets',
    rules: [
      'bbs.mise-en-place.dans-la-zone',
      'bbs.mise-en-place.case-libre',
      'bbs.mise-en-place.asteroides-4j',
      'bbs.mise-en-place.zones-4j',
      'bbs.mise-en-place.vaisseaux',
      'bbs.materiel.chasseurs',
      'bbs.materiel.destroyers',
    ],
    silent: [
      'bbs.mise-en-place.dans-la-zone',
      'bbs.mise-en-place.case-libre',
      'bbs.mise-en-place.asteroides-4j',
      'bbs.mise-en-place.zones-4j',
      'bbs.mise-en-place.vaisseaux',
      'bbs.materiel.chasseurs',
      'bbs.materiel.destroyers',
    ],
    trials: [
      {
        scenario: regulation(4),
        then: {
          count: [
            [18, 2],
            [18, 2],
            [18, 2],
            [18, 2],
          ],
          asteroids: at(
            '0,0',
            '5,-2',
            '-3,-2',
            '3,2',
            '-5,2',
            '0,-4',
            '4,-4',
            '0,4',
            '-4,4',
            '8,-6',
            '-2,-6',
            '2,6',
            '-8,6',
            '7,-3',
            '-4,-3',
            '4,3',
            '-7,3',
          ),
          probes: PROBES,
          free: [['5,-10'], ['9,0'], ['-5,10'], ['-9,0']],
        },
      },
    ],
  },
  {
    id: 'V2',
    says: 'three players, example board and fleets',
    rules: ['bbs.mise-en-place.asteroides-3j', 'bbs.mise-en-place.zones-3j'],
    silent: ['bbs.mise-en-place.asteroides-3j', 'bbs.mise-en-place.zones-3j'],
    trials: [
      {
        scenario: regulation(3),
        then: {
          count: [
            [18, 2],
            [18, 2],
            [18, 2],
          ],
          asteroids: at(
            '0,0',
            '3,-6',
            '-6,3',
            '3,3',
            '4,-4',
            '0,-4',
            '-4,0',
            '-4,4',
            '0,4',
            '4,0',
            '7,-5',
            '7,-2',
            '-2,-5',
            '-5,-2',
            '-5,7',
            '-2,7',
          ),
          probes: PROBES,
          free: [['5,-10'], ['5,5'], ['-10,5']],
        },
      },
    ],
  },
  {
    id: 'V3',
    says: 'two players, then five',
    rules: ['bbs.but.nombre-joueurs'],
    trials: [
      {
        scenario: regulation(2, { board: { radius: 11, zones: [] }, kind: 'libre' }),
        faults: ['joueurs-nombre'],
        says: /^Ce jeu se joue à 3 ou 4 joueurs\.$/,
      },
      {
        scenario: { ...regulation(5, { board: { radius: 11, zones: [] }, kind: 'libre' }) },
        faults: ['joueurs-nombre'],
        says: /^Ce jeu se joue à 3 ou 4 joueurs\.$/,
      },
    ],
  },
  {
    id: 'V4',
    says: 'a6 moved from (2, −11) to (5, −10)',
    rules: ['bbs.mise-en-place.escadron-connecte'],
    trials: [{ scenario: north({ a6: [5, -10] }), faults: ['escadron-morceaux'], says: /escadron A / }],
  },
  // c1 and c2 on one cell leave a gap in the squadron as well.
  {
    id: 'V5',
    says: 'c1 and c2 both in (3, −11)',
    rules: ['bbs.mise-en-place.une-case-un-vaisseau'],
    trials: [{ scenario: north({ c2: [3, -11] }), faults: ['case-occupee', 'escadron-morceaux'], says: /\(3, −11\)/ }],
  },
  {
    id: 'V6',
    says: 'D1 rear (4, −9), front (4, −8)',
    rules: ['bbs.mise-en-place.dans-la-zone', 'bbs.mise-en-place.destroyer-deux-cases'],
    trials: [{ scenario: north({ D1: [4, -9] }), faults: ['hors-zone'], says: /^D1 / }],
  },
  {
    id: 'V7',
    says: 'a deck of 8 cards, then of 10',
    rules: ['bbs.materiel.cartes-deplacement'],
    trials: [
      {
        scenario: deck(EXAMPLE_DECK.slice(0, 8)),
        faults: ['paquet-nombre'],
        says: /^Il faut 9 cartes de déplacement\.$/,
      },
      {
        scenario: deck([...EXAMPLE_DECK, { speed: 1, turn: 1, points: 1 }]),
        faults: ['paquet-nombre'],
        says: /^Il faut 9 cartes de déplacement\.$/,
      },
    ],
  },
  {
    id: 'V8',
    says: 'a card 3/4/2',
    rules: ['bbs.rotations.facteur-3'],
    trials: [
      {
        scenario: deck([...EXAMPLE_DECK.slice(0, 8), { speed: 3, turn: 4, points: 2 }]),
        faults: ['carte-rotation'],
        says: /0 à 3/,
      },
    ],
  },
  {
    id: 'V9',
    says: 'once everything is dealt: a hand of 1, a pile of 8, nothing played; a power among three, evenly',
    rules: [
      'bbs.mise-en-place.premiere-carte',
      'bbs.mise-en-place.pouvoir',
      'bbs.mise-en-place.paquet',
      'bbs.pouvoirs.une-carte',
      'bbs.materiel.cartes-pouvoir',
    ],
    trials: [
      { scenario: regulation(3), open: [drawPower('terriens-1'), drawPower('terriens-2'), drawPower('terriens-3')] },
      { scenario: regulation(3), play: POWERS.map(drawPower), open: Array.from({ length: 9 }, (_, i) => drawCard(i)) },
      {
        scenario: regulation(3),
        play: [...POWERS.map(drawPower), drawCard(4), drawCard(0), drawCard(8)],
        then: { hands: ['C5', 'C1', 'C9'], piles: [8, 8, 8], played: [0, 0, 0], phase: 'reveal', asks: 0 },
      },
    ],
  },
  {
    id: 'V10',
    says: 'the probes around (0, 0)',
    rules: ['bbs.mise-en-place.sondes'],
    silent: ['bbs.mise-en-place.sondes'],
    trials: [{ scenario: regulation(3), then: { probes: PROBES, ring: '0,0' } }],
  },
];
