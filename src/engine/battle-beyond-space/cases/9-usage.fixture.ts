// « usage »: what playing showed, beyond the ledger's own cases. Each held against the source; ids are our own.
import type { PowerId } from '../types.ts';
import { position, type PositionSpec, type PowerText } from '../positions.ts';
import {
  type Case,
  cellOf,
  destroyer,
  explode,
  fire,
  FORWARD,
  GO,
  HALT,
  helm,
  LASER,
  move,
  pace,
  shoot,
  squadron,
  SUPER,
  type Trial,
  VOLLEY,
} from './trials.fixture.ts';

const TAKE = [...move('a'), VOLLEY, destroyer('0D1')];
const holding = (power: PowerText | undefined, spec: Partial<PositionSpec> = {}) =>
  position({ ships: { '0a1': '0,0/0', '0D1': '0,5/0' }, powers: [power], card: [2, 0, 2], ...spec });
/** The same attempt by whoever holds the card hidden, then by those who hold another one of the same race. */
const held = (power: PowerId, trial: (scenario: Trial['scenario'], own: boolean) => Trial): readonly Trial[] =>
  ([1, 2, 3] as const).map((n) => {
    const one = `${power.slice(0, -1)}${n}` as PowerId;
    return { name: one, ...trial(holding(one), one === power) };
  });
/** J1, Valkyries, shoots the undamaged destroyer of a Dreckach whose card is hidden: it is for J2 to answer. */
const answered = (power: PowerText) =>
  position({
    ships: { '0a1': '0,5/0', '0D1': '0,0/0', '1D1': '3,0/0' },
    powers: [power, 'dreckach-2'],
    card: [1, 0, 0],
  });

/** All three on the rear of D1, with an enemy behind it for a1. */
const AIMED: PositionSpec = {
  ships: { '0a1': '-2,0/0', '0a2': '0,2/2', '0a3': '-2,2/1', '1D1': '0,0/1', '2a1': '2,0/0' },
  card: [0, 0, 0],
};

export const USAGE: readonly Case[] = [
  {
    id: 'U1',
    says: 'doubling with Vonyan 2 hidden: its holder reads that it has no effect, the others what it takes',
    rules: ['bbs.pouvoirs.sans-effet-cache', 'bbs.vonyan.double'],
    trials: held('vonyan-2', (scenario, own) => ({
      scenario,
      play: move('a'),
      refused: [[pace('0a1', true), own ? 'pouvoir-cache' : 'doubler-sans-pouvoir']],
      says: own
        ? /^Votre carte « Postcombustion » est encore cachée : elle est sans effet tant que vous ne l’avez pas révélée\.$/
        : /^Doubler sa vitesse demande le pouvoir « Postcombustion », révélé\.$/,
      then: { ships: { '0a1': '2,0/0' } },
    })),
  },
  {
    id: 'U2',
    says: 'the laser with Valkyries 2 hidden, likewise',
    rules: ['bbs.pouvoirs.sans-effet-cache', 'bbs.valkyries.laser'],
    trials: held('valkyries-2', (scenario, own) => ({
      scenario,
      play: [...TAKE, HALT],
      refused: [[LASER, own ? 'pouvoir-cache' : 'laser-sans-pouvoir']],
      says: own
        ? /^Votre carte « Laser de combat » est encore cachée/
        : /^Le laser demande le pouvoir « Laser de combat », révélé\.$/,
      then: { ships: { '0a1': '2,0/0' } },
    })),
  },
  {
    id: 'U3',
    says: 'one action too many with Valkyries 1 hidden, likewise',
    rules: [
      'bbs.pouvoirs.sans-effet-cache',
      'bbs.valkyries.bonus',
      'bbs.destroyers.points-action',
      'bbs.destroyers.cout',
    ],
    trials: held('valkyries-1', (scenario, own) => ({
      scenario,
      play: [...TAKE, ...helm('A', 'A')],
      refused: [[FORWARD, own ? 'points-sans-bonus' : 'points-epuises']],
      says: own
        ? /« Moteurs renforcés », encore cachée, n’y ajoute rien/
        : /^Une avance coûte 1 point d’action, un pivot aussi : il en faudrait 3, et vous en avez 2\.$/,
      then: { ships: { '0a1': '2,0/0', '0D1': '2,5/0' } },
    })),
  },
  {
    id: 'U4',
    says: 'while another answers a shot, nothing is said of the card of whoever fired',
    rules: ['bbs.destroyers.points-action'],
    trials: (['valkyries-1', 'valkyries-2', 'valkyries-3'] as const).map((power) => ({
      name: power,
      scenario: answered(power),
      play: [...TAKE, shoot('1D1')],
      refused: [
        [FORWARD, 'points-aucun'],
        [LASER, 'reglage-attendu'],
      ],
      then: { phase: 'react', asks: 1, ships: { '0a1': '1,5/0' } },
    })),
  },
  {
    id: 'U5',
    says: 'a fighter explodes between two steps only, whatever the card',
    rules: ['bbs.pouvoirs.moment', 'bbs.terriens.explosion-moment'],
    trials: (['terriens-1', 'terriens-3'] as const).map((power) => ({
      name: power,
      scenario: holding(power),
      play: TAKE,
      refused: [[explode('0a1'), 'pouvoir-hors-fenetre']],
      then: { ships: { '0a1': '2,0/0' } },
    })),
  },
  {
    id: 'U6',
    says: 'ARG, ARG, A with two points: each pivot has taken a point of its own (A15)',
    rules: ['bbs.destroyers.cout', 'bbs.destroyers.points-action'],
    trials: [
      {
        scenario: holding(undefined),
        play: [...TAKE, ...helm('ARG', 'ARG')],
        refused: [[FORWARD, 'points-epuises']],
        says: /^Une avance coûte 1 point d’action, un pivot aussi : il en faudrait 3, et vous en avez 2\.$/,
        then: { ships: { '0a1': '2,0/0', '0D1': '0,5/2' } },
      },
      {
        name: 'by option, the second point still pays a forward',
        scenario: holding(undefined, { options: { destroyerPoint: 'forward-and-pivot' } }),
        play: [...TAKE, ...helm('ARG', 'ARG', 'A')],
        then: { ships: { '0a1': '2,0/0', '0D1': '0,4/2' } },
      },
      {
        name: 'by option, a third pivot would need a third point',
        scenario: holding(undefined, { options: { destroyerPoint: 'forward-and-pivot' } }),
        play: [...TAKE, ...helm('ARG', 'ARG')],
        refused: [[{ type: 'helm', helm: 'ARG' }, 'un-seul-pivot']],
        says: /deux pivots, prennent chacun leur point\.$/,
        then: { ships: { '0a1': '2,0/0', '0D1': '0,5/2' } },
      },
    ],
  },
  {
    id: 'U7',
    says: 'a super shot beside the edge: the cells off the board are none of its own',
    rules: ['bbs.valkyries.super-tir-zone', 'bbs.valkyries.super-tir-tous'],
    trials: [
      {
        scenario: position({ ships: { '0D1': '9,0/0', '1a1': '10,1/3' }, powers: ['valkyries-3'] }),
        play: [GO, destroyer('0D1'), SUPER],
        told: [{ type: 'super-shot', ship: '0D1', cells: [cellOf(11, 0), cellOf(11, -1), cellOf(10, 1)] }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'U8',
    says: 'three fighters aim at a destroyer that two shots would end: their order is asked, unless it is armoured',
    rules: ['bbs.tir-chasseurs.ordre'],
    nodes: ['bbs.tir-chasseurs.ordre'],
    trials: [
      {
        name: 'bare',
        scenario: position(AIMED),
        play: [GO, squadron('a')],
        open: [fire('0a1'), fire('0a2'), fire('0a3')],
      },
      {
        name: 'armoured',
        scenario: position({ ...AIMED, powers: [undefined, 'dreckach-1!'], shield: ['1D1', 2] }),
        play: [GO, squadron('a')],
        open: [VOLLEY],
      },
      {
        name: 'the armour is the other destroyer’s',
        scenario: position({
          ...AIMED,
          ships: { ...AIMED.ships, '1D2': '-6,0/1' },
          powers: [undefined, 'dreckach-1!'],
          shield: ['1D2', 2],
        }),
        play: [GO, squadron('a')],
        open: [fire('0a1'), fire('0a2'), fire('0a3')],
      },
      {
        name: 'the armour is spent',
        scenario: position({ ...AIMED, powers: [undefined, 'dreckach-1!'], shield: ['1D1', 0] }),
        play: [GO, squadron('a')],
        open: [fire('0a1'), fire('0a2'), fire('0a3')],
      },
      {
        name: 'one of the three looks away',
        scenario: position({ ...AIMED, ships: { ...AIMED.ships, '0a3': '-2,2/4' } }),
        play: [GO, squadron('a')],
        refused: [[fire('0a3'), 'sans-cible']],
      },
    ],
  },
];
