// Ledger, « Fin et décompte »: V72 to V78.
import type { Seat } from '../../kernel/game.ts';
import { position, type PositionSpec } from '../positions.ts';
import { card, type Case, destroyer, GO, NO_DESTROYER, shots } from './trials.fixture.ts';

/** Nobody has a ship: a turn is a card, then a draw. */
const empty = (more: Partial<PositionSpec> = {}) => position({ ships: {}, ...more });
/** So many turns of a game without ships: everybody's cards in their order. */
const turns = (count: number, seats: number, from = 0) =>
  Array.from({ length: count }, (_, i) => card(from + Math.floor(i / seats)));
/** The last turn of all, J3's, about to be played. */
const last = (more: Partial<PositionSpec>) => position({ ships: {}, round: 9, active: 2, card: [0, 0, 0], ...more });
const ROUND: readonly Seat[] = [0, 1, 2];

export const ENDS: readonly Case[] = [
  {
    id: 'V72',
    says: 'the last card of the pile at the end of turn 8, nothing to draw at turn 9',
    rules: ['bbs.tour.pioche-vide'],
    trials: [
      { name: 'before', scenario: empty({ round: 8 }), then: { piles: [1, 1, 1] } },
      {
        name: 'turn 8',
        scenario: empty({ round: 8 }),
        play: [GO],
        settled: true,
        untold: ['no-card'],
        then: { piles: [0, 1, 1], hands: ['C2', 'C1', 'C1'], active: 1 },
      },
      {
        name: 'turn 9',
        scenario: empty({ round: 8 }),
        play: turns(4, 3),
        told: [{ type: 'no-card', seat: 0 }],
        then: { piles: [0, 0, 0], hands: ['', 'C2', 'C2'], round: 9, active: 1 },
      },
    ],
  },
  {
    id: 'V73',
    says: 'after 26 turns, 27, and 36 for four',
    rules: ['bbs.fin.moment'],
    trials: [
      {
        name: '26',
        scenario: empty(),
        play: turns(26, 3),
        untold: ['game-over'],
        then: { phase: 'reveal', round: 9, active: 2, result: '' },
      },
      {
        name: '27',
        scenario: empty(),
        play: turns(27, 3),
        turns: Array.from({ length: 27 }, (_, i) => ROUND[i % 3] ?? 0).slice(1),
        then: { phase: 'over', result: 'vainqueurs:0,1,2' },
      },
      {
        name: '35',
        scenario: empty({ seats: 4 }),
        play: turns(35, 4),
        untold: ['game-over'],
        then: { phase: 'reveal', round: 9, active: 3 },
      },
      {
        name: '36',
        scenario: empty({ seats: 4 }),
        play: turns(36, 4),
        then: { phase: 'over', result: 'vainqueurs:0,1,2,3' },
      },
    ],
  },
  {
    id: 'V74',
    says: '5 + 4 + 2 + 2 + 4',
    rules: ['bbs.score.anneau-destroyer', 'bbs.score.chasseurs', 'bbs.score.destroyers', 'bbs.score.sondes'],
    trials: [
      {
        scenario: last({
          ships: { '0a1': '1,0/0', '0D1': '0,1/3' },
          prizes: { 0: { fighters: 5, destroyers: 1, probes: 2 } },
        }),
        play: [GO],
        totals: [
          [5, 4, 2, 6],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        then: { result: 'vainqueurs:0', points: [11, 0, 0] },
      },
    ],
  },
  {
    id: 'V75',
    says: '17, 17 and 12',
    rules: ['bbs.fin.egalite', 'bbs.but.objectif'],
    trials: [
      {
        scenario: last({ prizes: { 0: { fighters: 17 }, 1: { fighters: 13, destroyers: 1 }, 2: { fighters: 12 } } }),
        play: [GO],
        totals: [
          [17, 0, 0, 0],
          [13, 4, 0, 0],
          [12, 0, 0, 0],
        ],
        told: [{ type: 'game-over', winners: [0, 1] }],
        then: { result: 'vainqueurs:0,1' },
      },
    ],
  },
  {
    id: 'V76',
    says: 'a destroyer damaged and nothing more',
    rules: ['bbs.but.valeur-destroyer'],
    trials: [
      {
        scenario: position({ ships: { '0a1': '0,0/0', '1D1': '3,0/0' }, card: [0, 0, 0], round: 9 }),
        play: [...shots('a'), GO, NO_DESTROYER, GO],
        totals: [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        then: { ships: { '1D1': '3,0/0*' }, result: 'vainqueurs:0,1,2' },
      },
    ],
  },
  {
    id: 'V77',
    says: 'J1 damages it, J3 ends it',
    rules: ['bbs.principes.dernier-coup', 'bbs.principes.prise'],
    trials: [
      {
        scenario: position({
          ships: { '0a1': '0,0/0', '1D1': '3,0/2', '2a1': '3,3/2' },
          card: [0, 0, 0],
          cards: { 2: [[0, 0, 0]] },
        }),
        play: [...shots('a'), GO, NO_DESTROYER, ...shots('a')],
        then: { ships: { '1D1': 'J3' }, points: [0, 0, 4] },
      },
    ],
  },
  {
    id: 'V78',
    says: 'J2 has no ship left: a card, a draw, and still a rank',
    rules: ['bbs.fin.pas-d-elimination', 'bbs.tour.sans-escadron'],
    trials: [
      {
        name: 'round 6',
        scenario: position({ ships: { '0a1': '0,0/0' }, round: 6, active: 1 }),
        play: [GO],
        settled: true,
        told: [
          { type: 'card-turned', seat: 1 },
          { type: 'nothing-to-move', seat: 1, what: 'fighters' },
          { type: 'nothing-to-move', seat: 1, what: 'destroyers' },
          { type: 'card-drawn', seat: 1 },
          { type: 'turn-ended', seat: 1 },
        ],
        then: { active: 2, played: [6, 6, 5], hands: ['C1', 'C2', 'C1'] },
      },
      {
        name: 'the end',
        scenario: last({ ships: { '0a1': '5,0/0', '2D1': '0,5/0' }, prizes: { 1: { fighters: 4 } } }),
        play: [GO, destroyer('2D1')],
        totals: [
          [0, 0, 0, 0],
          [4, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        then: { result: 'vainqueurs:1' },
      },
    ],
  },
];
