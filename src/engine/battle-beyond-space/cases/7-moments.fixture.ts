// Ledger, « Pouvoirs », the rest: V103 to V118, moments, refusals and set-ups.
import type { PartieScenario } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import type { Facing, Place } from '../types.ts';
import { regulation } from './1-setup.fixture.ts';
import {
  asteroid,
  card,
  type Case,
  destroyer,
  elite,
  engage,
  explode,
  fire,
  FORWARD,
  GO,
  HALT,
  helm,
  HOLD_FIRE,
  move,
  pace,
  reveal,
  shoot,
  shots,
  SUPER,
  VOLLEY,
} from './trials.fixture.ts';

type Ships = PositionSpec['ships'];
const one = (power: NonNullable<PositionSpec['powers']>[number], ships: Ships, more: Partial<PositionSpec> = {}) =>
  position({ ships, powers: [power], ...more });
/** Six fighters of v = 2: a1 and a2 land alone, the four others on one enemy fighter. */
const CROWD: Ships = {
  '0a1': '-5,5/0',
  '0a2': '-5,3/0',
  '0a3': '-2,0/0',
  '0a4': '2,0/3',
  '0a5': '0,2/2',
  '0a6': '0,-2/5',
  '1a1': '0,0/0',
};
/** Six columns: an own fighter on the left, an enemy on the right. */
const ROWS: Ships = Object.fromEntries(
  [-3, -2, -1, 0, 1, 2].flatMap((r, i) => [
    [`0a${i + 1}`, `0,${r}/0`],
    [`1a${i + 1}`, `6,${r}/0`],
  ]),
);
const SIX = [1, 2, 3, 4, 5, 6] as const;
/** Dreckach 3 in round 2: C1 played; C2, C5 and C9 in hand, the others to come in their order. */
const three = position({
  ships: {},
  powers: ['dreckach-3!'],
  round: 2,
  players: { 0: { left: [1, 2, 3, 4, 5, 6, 7, 8], hand: [1, 4, 8] } },
});
const unordered: PartieScenario = { ...position({ ships: {} }), first: null };
const faced = (facing: number): PartieScenario => {
  const { players, ...rest } = position({ ships: {} });
  return {
    ...rest,
    players: players.map((spec, seat) =>
      seat === 0
        ? { ...spec, fleet: { fighters: [{ id: 'a1', at: [0, 0], facing: facing as Facing }], destroyers: [] } }
        : spec,
    ),
  };
};
/** The centre, nine on one side of it and eight on the other. */
const EIGHTEEN: readonly Place[] = [
  [0, 0],
  ...Array.from({ length: 9 }, (_, i): Place => [i - 4, 3]),
  ...Array.from({ length: 8 }, (_, i): Place => [i - 4, -3]),
];

export const MOMENTS: readonly Case[] = [
  {
    id: 'V103',
    says: 'a power that has served',
    rules: ['bbs.pouvoirs.usage-unique', 'bbs.terriens.explosion-une-fois', 'bbs.vonyan.teleport-une-fois'],
    trials: [
      {
        name: 'Terriens 3',
        scenario: one('terriens-3~', { '0a1': '0,0/0' }),
        refused: [[explode('0a1'), 'pouvoir-servi']],
        says: /^Ce pouvoir a déjà servi\.$/,
      },
      {
        name: 'Vonyan 3',
        scenario: one('vonyan-3~', { '0a1': '0,0/0' }, { round: 2 }),
        play: [GO],
        refused: [[engage('a'), 'pouvoir-servi']],
        says: /^Ce pouvoir a déjà servi\.$/,
      },
      {
        name: 'Valkyries 3',
        scenario: one('valkyries-3~', { '0D1': '0,0/0', '1a1': '2,0/0' }),
        play: [GO, destroyer('0D1')],
        refused: [[SUPER, 'pouvoir-servi']],
        says: /^Ce pouvoir a déjà servi\.$/,
      },
    ],
  },
  {
    id: 'V104',
    says: 'J1 would show Valkyries 1 in the turn of J2',
    rules: ['bbs.pouvoirs.moment'],
    trials: [
      {
        scenario: one('valkyries-1', { '0D1': '0,0/0' }, { active: 1 }),
        open: [card(0)],
        refused: [[reveal(0), 'pouvoir-pas-son-tour']],
        then: { asks: 1 },
      },
    ],
  },
  {
    id: 'V105',
    says: 'to fire, to steer, before anything has moved',
    rules: ['bbs.tour.ordre', 'bbs.tour.etape-3', 'bbs.tour.etape-5', 'bbs.tour.etape-2'],
    nodes: ['bbs.tour.etape-2'],
    trials: [
      {
        name: 'fire',
        scenario: position({ ships: { '0a1': '0,0/0', '0D1': '0,5/0' } }),
        play: [GO],
        refused: [
          [VOLLEY, 'pas-l-etape'],
          [fire('0a1'), 'pas-l-etape'],
        ],
        says: /^Ce n’est pas encore l’étape\b/,
      },
      {
        name: 'steer',
        scenario: position({ ships: { '0a1': '0,0/0', '0D1': '0,5/0' } }),
        play: [GO],
        refused: [
          [destroyer('0D1'), 'pas-l-etape'],
          [FORWARD, 'pas-l-etape'],
        ],
        says: /^Ce n’est pas encore l’étape\b/,
      },
    ],
  },
  {
    id: 'V106',
    says: 'who may be the elite: one’s own, in play',
    rules: ['bbs.terriens.elite-choix'],
    trials: [
      {
        name: 'an enemy',
        scenario: one('terriens-1', { '0a1': '0,0/0', '1a1': '5,5/0' }),
        refused: [[elite('1a1'), 'elite-mauvais-choix']],
        allowed: [elite('0a1')],
      },
      {
        name: 'a destroyed one',
        scenario: one('terriens-1', { '0a1': '0,0/0', '0a2': '0,3/0' }, { asteroids: [[1, 3]] }),
        play: move('a'),
        refused: [[elite('0a2'), 'elite-mauvais-choix']],
        allowed: [elite('0a1')],
        then: { ships: { '0a1': '1,0/0', '0a2': 'removed' } },
      },
    ],
  },
  {
    id: 'V107',
    says: 'an asteroid neither off the board nor onto another',
    rules: ['bbs.vonyan.asteroide-interdits'],
    trials: [
      {
        scenario: one(
          'vonyan-1!',
          { '0D1': '8,0/0' },
          {
            asteroids: [
              [11, 0],
              [10, 1],
            ],
          },
        ),
        refused: [
          [asteroid([11, 0], [12, 0]), 'asteroide-interdit'],
          [asteroid([11, 0], [10, 1]), 'asteroide-interdit'],
        ],
        allowed: [asteroid([11, 0], [10, 0])],
      },
    ],
  },
  {
    id: 'V108',
    says: 'three of six double: the three others fire',
    rules: ['bbs.vonyan.double-choix'],
    trials: [
      {
        scenario: one('vonyan-2!', ROWS, { card: [2, 0, 0] }),
        play: [...move('a'), ...SIX.map((n) => pace(`0a${n}`, n % 2 === 0)), VOLLEY],
        then: {
          ships: {
            '0a1': '2,-3/0',
            '0a2': '4,-2/0',
            '0a3': '2,-1/0',
            '0a4': '4,0/0',
            '0a5': '2,1/0',
            '0a6': '4,2/0',
            '1a1': 'J1',
            '1a3': 'J1',
            '1a5': 'J1',
          },
          points: [3, 0, 0],
        },
      },
    ],
  },
  {
    id: 'V109',
    says: 'Dreckach 3 with C2, C5 and C9: not C1; C9, then a card more',
    rules: ['bbs.dreckach.trois-cartes-choix', 'bbs.tour.carte-jouee'],
    trials: [
      { name: 'C1', scenario: three, open: [card(1), card(4), card(8)], refused: [[card(0), 'carte-absente']] },
      { name: 'C9', scenario: three, play: [card(8)], then: { hands: ['C2 C5', 'C1', 'C1'] } },
      {
        name: 'a card more',
        scenario: three,
        play: [card(8)],
        settled: true,
        then: { hands: ['C2 C3 C5', 'C1', 'C1'], active: 1 },
      },
    ],
  },
  {
    id: 'V110',
    says: 'an armoured destroyer across an asteroid',
    rules: ['bbs.dreckach.blindage-fin'],
    silent: ['bbs.dreckach.blindage-fin'],
    trials: [
      {
        scenario: one('dreckach-1!', { '0D1': '0,0/0' }, { shield: ['0D1', 2], card: [0, 0, 3], asteroids: [[2, 0]] }),
        play: [GO, destroyer('0D1'), ...helm('A', 'A', 'A')],
        untold: ['asteroid-taken'],
        then: { ships: { '0D1': '3,0/0' }, asteroids: ['2,0'] },
      },
    ],
  },
  {
    id: 'V111',
    says: 'a probe, then the fighter that took it is shot',
    rules: ['bbs.sondes.acquise'],
    trials: [
      {
        scenario: position({
          ships: { '0a1': '-3,0/0', '1a1': '0,3/2' },
          probes: [[0, 0]],
          card: [3, 0, 0],
          cards: { 1: [[0, 0, 0]] },
          round: 9,
        }),
        play: [...move('a'), VOLLEY, ...shots('a'), GO],
        totals: [
          [0, 0, 1, 0],
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        then: { ships: { '0a1': 'J2' }, probes: [], points: [1, 1, 0], result: 'vainqueurs:0,1' },
      },
    ],
  },
  {
    id: 'V112',
    says: 'to hold the fire of a destroyer',
    rules: ['bbs.tir-destroyers.facultatif'],
    trials: [
      {
        scenario: position({ ships: { '0D1': '0,0/0', '1a1': '2,0/0' }, card: [0, 0, 1] }),
        play: [GO, destroyer('0D1'), HALT, HOLD_FIRE],
      },
    ],
  },
  {
    id: 'V113',
    says: 'a facing of 6',
    rules: ['bbs.mise-en-place.orientation-cote'],
    trials: [{ scenario: faced(6), faults: ['orientation'], says: /de 0 .*à 5\b/ }, { scenario: faced(5) }],
  },
  {
    id: 'V114',
    says: 'a super shot after a shot',
    rules: ['bbs.valkyries.super-tir-une-fois'],
    trials: [
      {
        scenario: one('valkyries-3', { '0D1': '0,0/0', '1a1': '2,0/0' }),
        play: [GO, destroyer('0D1'), shoot('1a1')],
        refused: [[SUPER, 'tir-deja']],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V115',
    says: 'to explode while arrivals are being settled',
    rules: ['bbs.terriens.explosion-moment'],
    trials: [
      {
        scenario: one('terriens-3', CROWD, { card: [2, 0, 0] }),
        play: move('a'),
        refused: [
          [explode('0a1'), 'pouvoir-hors-fenetre'],
          [explode('0a3'), 'pouvoir-hors-fenetre'],
        ],
        told: [
          { type: 'moved', ship: '0a1' },
          { type: 'moved', ship: '0a2' },
        ],
        untold: ['collided'],
        then: {
          phase: 'arrive',
          ships: { '0a1': '-3,5/0', '0a2': '-3,3/0', '0a3': 'away', '0a4': 'away', '0a5': 'away', '0a6': 'away' },
        },
      },
    ],
  },
  {
    id: 'V116',
    says: 'J2 drawn first player of three',
    rules: ['bbs.mise-en-place.sens-du-tour', 'bbs.mise-en-place.premier-joueur-hasard'],
    trials: [
      {
        name: 'even odds',
        scenario: unordered,
        open: [
          { type: 'draw-first', seat: 0 },
          { type: 'draw-first', seat: 1 },
          { type: 'draw-first', seat: 2 },
        ],
      },
      {
        name: 'J2',
        scenario: unordered,
        play: [{ type: 'draw-first', seat: 1 }, ...[0, 0, 0, 1, 1, 1].map(card)],
        settled: true,
        turns: [1, 2, 0, 1, 2, 0, 1],
        then: { round: 3, active: 1 },
      },
    ],
  },
  {
    id: 'V117',
    says: 'no asteroid at the centre; eighteen asteroids',
    rules: ['bbs.mise-en-place.asteroide-central', 'bbs.materiel.asteroides'],
    trials: [
      {
        scenario: regulation(3, {
          asteroids: [
            [3, -6],
            [-6, 3],
            [3, 3],
          ],
        }),
        faults: ['asteroide-central'],
        says: /^Il manque l’astéroïde central\.$/,
      },
      {
        scenario: regulation(3, { asteroids: EIGHTEEN }),
        faults: ['asteroides-nombre'],
        says: /^La boîte ne contient que 17 astéroïdes\.$/,
      },
    ],
  },
  {
    id: 'V118',
    says: 'two Terriens',
    rules: ['bbs.mise-en-place.race'],
    trials: [
      {
        scenario: regulation(3, { players: [{ race: 'terriens' }, { race: 'terriens' }, { race: 'vonyan' }] }),
        faults: ['race-double'],
        says: /^Deux joueurs ont la même race : Terriens\.$/,
      },
    ],
  },
];
