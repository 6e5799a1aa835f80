// Ledger, « Destroyers »: V46 to V71. D stands in (0, 0) → (1, 0) unless told. With nothing to shoot at, a turn goes on to its draw.
import { position, type PositionSpec } from '../positions.ts';
import type { ShipText } from '../positions.ts';
import { type Case, cellOf, destroyer, FORWARD, GO, HALT, helm, shoot, squadron, VOLLEY } from './trials.fixture.ts';

/** p action points; J1 has D1 alone, unless told. */
const steering = (p: number, ships: PositionSpec['ships'] = {}, more: Partial<PositionSpec> = {}) =>
  position({ ships: { '0D1': '0,0/0', ...ships }, card: [0, 0, p], ...more });
const TAKE = [GO, destroyer('0D1')];
const D_AT = (text: ShipText): { readonly ships: { readonly '0D1': ShipText } } => ({ ships: { '0D1': text } });
const ON_ASTEROID = { asteroids: [[2, 0]] } as const;
const TWO_FOES = { '1a1': '2,0/0', '1a2': '3,0/0' } as const;

export const DESTROYERS: readonly Case[] = [
  {
    id: 'V46',
    says: 'forward',
    rules: ['bbs.destroyers.avance'],
    trials: [{ scenario: steering(1), play: [...TAKE, FORWARD], then: D_AT('1,0/0') }],
  },
  {
    id: 'V47',
    says: 'around the rear',
    rules: ['bbs.destroyers.pivot-arriere'],
    trials: [
      {
        name: 'left',
        scenario: steering(1),
        play: [...TAKE, ...helm('ARG')],
        told: [{ type: 'helmed', front: cellOf(1, -1) }],
        then: D_AT('0,0/1'),
      },
      {
        name: 'right',
        scenario: steering(1),
        play: [...TAKE, ...helm('ARD')],
        told: [{ type: 'helmed', front: cellOf(0, 1) }],
        then: D_AT('0,0/5'),
      },
    ],
  },
  {
    id: 'V48',
    says: 'around the front',
    rules: ['bbs.destroyers.pivot-avant'],
    trials: [
      {
        name: 'left',
        scenario: steering(1),
        play: [...TAKE, ...helm('AVG')],
        told: [{ type: 'helmed', front: cellOf(1, 0) }],
        then: D_AT('0,1/1'),
      },
      {
        name: 'right',
        scenario: steering(1),
        play: [...TAKE, ...helm('AVD')],
        told: [{ type: 'helmed', front: cellOf(1, 0) }],
        then: D_AT('1,-1/5'),
      },
    ],
  },
  {
    id: 'V49',
    says: 'ARG, A, AVD',
    rules: ['bbs.destroyers.melange'],
    trials: [{ scenario: steering(3), play: [...TAKE, ...helm('ARG', 'A', 'AVD')], then: D_AT('1,-2/0') }],
  },
  {
    id: 'V50',
    says: 'ARG, AVD: a step aside',
    rules: ['bbs.destroyers.melange'],
    trials: [{ scenario: steering(2), play: [...TAKE, ...helm('ARG', 'AVD')], then: D_AT('0,-1/0') }],
  },
  {
    id: 'V51',
    says: 'three actions for two points',
    rules: ['bbs.destroyers.points-action'],
    trials: [
      {
        scenario: steering(2),
        play: [...TAKE, ...helm('A', 'A')],
        refused: [[FORWARD, 'points-epuises']],
        says: /\b3\b.*\b2\b/,
        then: D_AT('2,0/0'),
      },
    ],
  },
  {
    id: 'V52',
    says: 'no action, then a shot',
    rules: ['bbs.destroyers.moins', 'bbs.tir-destroyers.seul-active'],
    trials: [
      {
        scenario: steering(3, { '1a1': '3,0/0' }),
        play: [...TAKE, HALT, shoot('1a1')],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V53',
    says: 'onto, across and beyond an asteroid',
    rules: ['bbs.destroyers.fin-asteroide', 'bbs.destroyers.traverse', 'bbs.collisions-destroyers.asteroide'],
    trials: [
      {
        name: 'A, the last point',
        scenario: steering(1, {}, ON_ASTEROID),
        play: TAKE,
        refused: [[FORWARD, 'fin-asteroide']],
      },
      {
        name: 'A',
        scenario: steering(3, {}, ON_ASTEROID),
        play: [...TAKE, FORWARD],
        refused: [[HALT, 'fin-asteroide']],
        then: D_AT('1,0/0'),
      },
      {
        name: 'A, A: its rear is there',
        scenario: steering(3, {}, ON_ASTEROID),
        play: [...TAKE, ...helm('A', 'A')],
        refused: [[HALT, 'fin-asteroide']],
        then: D_AT('2,0/0'),
      },
      {
        name: 'A, A, the last point',
        scenario: steering(2, {}, ON_ASTEROID),
        play: [...TAKE, FORWARD],
        refused: [
          [FORWARD, 'fin-asteroide'],
          [HALT, 'fin-asteroide'],
        ],
        then: D_AT('1,0/0'),
      },
      {
        name: 'A, A, A',
        scenario: steering(3, {}, ON_ASTEROID),
        play: [...TAKE, ...helm('A', 'A', 'A')],
        then: D_AT('3,0/0'),
      },
    ],
  },
  {
    id: 'V54',
    says: 'at the edge',
    rules: [
      'bbs.destroyers.jamais-hors-plateau',
      'bbs.destroyers.fin-hors-plateau',
      'bbs.collisions-destroyers.hors-plateau',
    ],
    trials: [
      // A, ARG, ARG stops at its first action too, though it would end in (11, 0) → (11, −1).
      { name: 'A', scenario: steering(3, { '0D1': '10,0/0' }), play: TAKE, refused: [[FORWARD, 'hors-plateau']] },
      {
        name: 'ARG',
        scenario: steering(3, { '0D1': '10,0/0' }),
        play: [...TAKE, ...helm('ARG'), HALT],
        told: [{ type: 'halted', front: cellOf(11, -1) }],
        then: D_AT('10,0/1'),
      },
    ],
  },
  {
    id: 'V55',
    says: 'onto an enemy destroyer',
    rules: ['bbs.collisions-destroyers.destroyer-ennemi'],
    trials: [{ scenario: steering(1, { '1D1': '2,0/0' }), play: TAKE, refused: [[FORWARD, 'fin-destroyer-ennemi']] }],
  },
  {
    id: 'V56',
    says: 'onto an allied destroyer',
    rules: ['bbs.collisions-destroyers.destroyer-allie'],
    trials: [{ scenario: steering(1, { '0D2': '2,0/0' }), play: TAKE, refused: [[FORWARD, 'fin-destroyer-allie']] }],
  },
  {
    id: 'V57',
    says: 'onto an enemy fighter',
    rules: ['bbs.collisions-destroyers.chasseur-ennemi-points'],
    trials: [
      {
        scenario: steering(1, { '1a1': '2,0/0' }),
        play: [...TAKE, FORWARD],
        then: { ships: { '0D1': '1,0/0*', '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V58',
    says: 'the same, damaged',
    rules: ['bbs.collisions-destroyers.pas-de-suicide'],
    trials: [
      {
        scenario: steering(1, { '0D1': '0,0/0*', '1a1': '2,0/0' }),
        play: TAKE,
        refused: [[FORWARD, 'fin-suicide']],
        says: /^Votre destroyer n’y survivrait pas\.$/,
      },
    ],
  },
  {
    id: 'V59',
    says: 'the same, by option',
    rules: ['bbs.collisions-destroyers.pas-de-suicide'],
    silent: ['bbs.collisions-destroyers.pas-de-suicide'],
    trials: [
      {
        scenario: steering(1, { '0D1': '0,0/0*', '1a1': '2,0/0' }, { options: { destroyerSuicide: 'allowed' } }),
        play: [...TAKE, FORWARD],
        then: { ships: { '0D1': 'J2', '1a1': 'J1' }, points: [1, 4, 0] },
      },
    ],
  },
  {
    id: 'V60',
    says: 'two enemy fighters in line',
    rules: ['bbs.destroyers.deux-cases-en-collision', 'bbs.collisions-destroyers.pas-de-suicide'],
    trials: [
      {
        name: 'A, A',
        scenario: steering(3, TWO_FOES),
        play: [...TAKE, ...helm('A', 'A')],
        refused: [[HALT, 'fin-suicide']],
        then: D_AT('2,0/0'),
      },
      {
        name: 'A, A, the last point',
        scenario: steering(2, TWO_FOES),
        play: [...TAKE, FORWARD],
        refused: [[FORWARD, 'fin-suicide']],
        then: D_AT('1,0/0'),
      },
      {
        name: 'A, A, A',
        scenario: steering(3, TWO_FOES),
        play: [...TAKE, ...helm('A', 'A', 'A')],
        then: { ships: { '0D1': '3,0/0*', '1a2': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V61',
    says: 'onto an allied fighter',
    rules: ['bbs.collisions-destroyers.chasseur-allie'],
    trials: [
      {
        scenario: steering(1, { '0b1': '2,0/0' }),
        play: [GO, squadron('b'), VOLLEY, destroyer('0D1'), FORWARD],
        then: { ships: { '0D1': '1,0/0', '0b1': 'removed' } },
      },
    ],
  },
  {
    id: 'V62',
    says: 'onto a probe',
    rules: ['bbs.sondes.destroyer', 'bbs.collisions-destroyers.sonde'],
    trials: [
      {
        scenario: steering(
          1,
          { '0D1': '2,-1/3' },
          {
            asteroids: [[0, 0]],
            probes: [
              [1, 0],
              [0, -1],
              [-1, 0],
              [-1, 1],
              [0, 1],
            ],
          },
        ),
        play: [...TAKE, FORWARD],
        then: { ...D_AT('1,-1/3'), probes: ['-1,0', '-1,1', '0,1', '1,0'], points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V63',
    says: 'D2, once D1 has moved',
    rules: ['bbs.destroyers.un-seul'],
    trials: [
      {
        name: 'under way',
        scenario: steering(2, { '0D2': '0,5/0' }),
        play: [...TAKE, FORWARD],
        refused: [[destroyer('0D2'), 'un-seul-destroyer']],
        then: D_AT('1,0/0'),
      },
      {
        name: 'at the end',
        scenario: steering(1, { '0D2': '0,5/0' }),
        play: [...TAKE, FORWARD],
        refused: [[destroyer('0D2'), 'un-seul-destroyer']],
        then: D_AT('1,0/0'),
      },
    ],
  },
  {
    id: 'V64',
    says: 'D2 has an enemy beside it, but D1 was chosen',
    rules: ['bbs.tir-destroyers.seul-active'],
    trials: [
      {
        name: 'D1 has no target',
        scenario: steering(0, { '0D2': '0,5/0', '1a1': '0,4/0' }),
        play: TAKE,
        refused: [[shoot('1a1'), 'tir-autre-destroyer']],
      },
      {
        name: 'D1 has another one',
        scenario: steering(0, { '0D2': '0,5/0', '1a1': '0,4/0', '1a2': '2,0/0' }),
        play: TAKE,
        refused: [[shoot('1a1'), 'tir-autre-destroyer']],
        allowed: [shoot('1a2')],
      },
    ],
  },
  {
    id: 'V65',
    says: 'one, two, three cells away',
    rules: ['bbs.tir-destroyers.portee'],
    trials: [
      {
        name: '(2, 0)',
        scenario: steering(0, { '1a1': '2,0/0' }),
        play: [...TAKE, shoot('1a1')],
        told: [{ type: 'fired', distance: 1 }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
      {
        name: '(3, 0)',
        scenario: steering(0, { '1a1': '3,0/0' }),
        play: [...TAKE, shoot('1a1')],
        told: [{ type: 'fired', distance: 2 }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
      {
        name: '(4, 0)',
        scenario: steering(0, { '1a1': '4,0/0' }),
        play: TAKE,
        refused: [[shoot('1a1'), 'hors-de-portee']],
        says: /\b3\b/,
      },
    ],
  },
  {
    id: 'V66',
    says: 'behind an asteroid',
    rules: ['bbs.tir-destroyers.pas-a-travers'],
    trials: [
      { scenario: steering(0, { '1a1': '3,0/0' }, ON_ASTEROID), play: TAKE, refused: [[shoot('1a1'), 'tir-masque']] },
    ],
  },
  {
    id: 'V67',
    says: 'around an asteroid',
    rules: ['bbs.tir-destroyers.courbe'],
    trials: [
      {
        scenario: steering(0, { '1a1': '2,-2/0' }, { asteroids: [[1, -1]] }),
        play: [...TAKE, shoot('1a1')],
        told: [{ type: 'fired', through: cellOf(2, -1) }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V68',
    says: 'both ways around closed',
    rules: ['bbs.tir-destroyers.case-intermediaire'],
    trials: [
      {
        scenario: steering(
          0,
          { '1a1': '2,-2/0' },
          {
            asteroids: [
              [1, -1],
              [2, -1],
            ],
          },
        ),
        play: TAKE,
        refused: [[shoot('1a1'), 'tir-masque']],
      },
    ],
  },
  {
    id: 'V69',
    says: 'y behind x',
    rules: ['bbs.tir-destroyers.pas-a-travers'],
    trials: [
      { scenario: steering(0, TWO_FOES), play: TAKE, refused: [[shoot('1a2'), 'tir-masque']], allowed: [shoot('1a1')] },
    ],
  },
  {
    id: 'V70',
    says: 'an enemy destroyer by one of its cells',
    rules: ['bbs.tir-destroyers.cible-ennemie', 'bbs.principes.marqueur-dommage'],
    trials: [
      {
        scenario: steering(0, { '1D1': '3,0/0' }),
        play: [...TAKE, shoot('1D1')],
        then: { ships: { '1D1': '3,0/0*' } },
      },
    ],
  },
  {
    id: 'V71',
    says: 'a second shot',
    rules: ['bbs.tir-destroyers.une-cible'],
    trials: [
      {
        scenario: steering(0, { '1a1': '2,0/0', '1a2': '1,1/0' }),
        play: [...TAKE, shoot('1a1')],
        refused: [[shoot('1a2'), 'tir-deja']],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
];
