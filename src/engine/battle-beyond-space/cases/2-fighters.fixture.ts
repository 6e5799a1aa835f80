// Ledger, « Chasseurs : déplacement et collisions »: V11 to V30.
import { position, type PositionSpec } from '../positions.ts';
import {
  arrive,
  card,
  type Case,
  END_TURN,
  HOLD,
  keep,
  move,
  NO_DESTROYER,
  squadron,
  turn,
  VOLLEY,
} from './trials.fixture.ts';

type Ships = PositionSpec['ships'];
/** Speed v, then the ships. */
const flying = (v: number, ships: Ships, more: Partial<PositionSpec> = {}) =>
  position({ ships, card: [v, 0, 0], ...more });
const FACING = { '0a1': '0,0/0', '1a1': '3,0/0' } as const;
const ALLIES = { '0a1': '0,0/0', '0b1': '3,0/1' } as const;
const SWAP = { '0a1': '0,0/0', '0a2': '4,0/3' } as const;

export const FIGHTERS: readonly Case[] = [
  {
    id: 'V11',
    says: 'a1 and a2 of four cells each, their own way',
    rules: ['bbs.chasseurs.nombre-exact', 'bbs.chasseurs.vers-l-avant', 'bbs.chasseurs.tous-avancent'],
    trials: [
      {
        scenario: flying(4, { '0a1': '0,0/0', '0a2': '0,2/1' }),
        play: move('a'),
        then: { ships: { '0a1': '4,0/0', '0a2': '4,-2/1' } },
      },
    ],
  },
  {
    id: 'V12',
    says: 'over an asteroid, an enemy, an ally',
    rules: ['bbs.chasseurs.traverse-obstacles', 'bbs.principes.collision-en-fin'],
    trials: [
      {
        scenario: flying(4, { '0a1': '0,0/0', '1a1': '2,0/0', '0b1': '3,0/0' }, { asteroids: [[1, 0]] }),
        play: move('a'),
        then: { ships: { '0a1': '4,0/0' } },
        untold: ['collided', 'destroyed'],
      },
    ],
  },
  {
    id: 'V13',
    says: 'to the edge',
    rules: ['bbs.collisions-chasseurs.hors-plateau'],
    silent: ['bbs.collisions-chasseurs.hors-plateau'],
    trials: [
      {
        scenario: flying(3, { '0a1': '8,0/0' }),
        play: move('a'),
        then: { ships: { '0a1': '11,0/0' } },
        untold: ['strayed'],
      },
    ],
  },
  {
    id: 'V14',
    says: 'beyond the edge',
    rules: ['bbs.collisions-chasseurs.hors-plateau'],
    trials: [{ scenario: flying(3, { '0a1': '9,0/0' }), play: move('a'), then: { ships: { '0a1': 'lost' } } }],
  },
  {
    id: 'V15',
    says: 'onto an enemy fighter',
    rules: [
      'bbs.collisions-chasseurs.ennemi-points',
      'bbs.chasseurs.fin-sur-obstacle',
      'bbs.principes.un-vaisseau-par-case',
    ],
    trials: [
      {
        scenario: flying(3, FACING),
        play: move('a'),
        then: { ships: { '0a1': 'J2', '1a1': 'J1' }, points: [1, 1, 0] },
      },
    ],
  },
  {
    id: 'V16',
    says: 'onto an allied fighter, a1 kept',
    rules: ['bbs.collisions-chasseurs.allie', 'bbs.collisions-chasseurs.allie-points'],
    trials: [
      {
        scenario: flying(3, ALLIES),
        play: [...move('a'), keep('0a1')],
        then: { ships: { '0a1': '3,0/0', '0b1': 'removed' } },
      },
    ],
  },
  {
    id: 'V17',
    says: 'onto an allied fighter, b1 kept',
    rules: ['bbs.collisions-chasseurs.allie'],
    trials: [{ scenario: flying(3, ALLIES), play: [...move('a'), keep('0b1')], then: { ships: { '0a1': 'removed' } } }],
  },
  {
    id: 'V18',
    says: 'onto an asteroid',
    rules: ['bbs.collisions-chasseurs.asteroide', 'bbs.collisions-chasseurs.asteroide-points'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0' }, { asteroids: [[3, 0]] }),
        play: move('a'),
        then: { ships: { '0a1': 'removed' }, asteroids: ['3,0'] },
      },
    ],
  },
  {
    id: 'V19',
    says: 'onto an undamaged enemy destroyer',
    rules: ['bbs.collisions-chasseurs.destroyer-ennemi'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0', '1D1': '3,0/0' }),
        play: move('a'),
        then: { ships: { '0a1': 'J2', '1D1': '3,0/0*' }, points: [0, 1, 0] },
      },
    ],
  },
  {
    id: 'V20',
    says: 'onto a damaged enemy destroyer',
    rules: ['bbs.collisions-chasseurs.destroyer-acheve-points'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0', '1D1': '3,0/0*' }),
        play: move('a'),
        then: { ships: { '0a1': 'J2', '1D1': 'J1' }, points: [4, 1, 0] },
      },
    ],
  },
  {
    id: 'V21',
    says: 'onto an allied destroyer',
    rules: ['bbs.collisions-chasseurs.destroyer-allie'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0', '0D1': '3,0/0' }),
        play: move('a'),
        then: { ships: { '0a1': 'removed' } },
      },
    ],
  },
  {
    id: 'V22',
    says: 'onto a probe',
    rules: ['bbs.sondes.chasseur', 'bbs.collisions-chasseurs.sonde', 'bbs.sondes.sans-degat'],
    trials: [
      {
        scenario: flying(3, { '0a1': '-3,0/0' }, { probes: [[0, 0]] }),
        play: move('a'),
        then: { ships: { '0a1': '0,0/0' }, probes: [], points: [1, 0, 0] },
      },
    ],
  },
  // Nothing happens to the probe: nothing speaks of it.
  {
    id: 'V23',
    says: 'over a probe',
    rules: ['bbs.sondes.ramassage'],
    silent: ['bbs.sondes.ramassage'],
    trials: [
      {
        scenario: flying(4, { '0a1': '-3,0/0' }, { probes: [[0, 0]] }),
        play: move('a'),
        then: { ships: { '0a1': '1,0/0' }, probes: ['0,0'] },
      },
    ],
  },
  {
    id: 'V24',
    says: 'where a fighter of the same squadron was',
    rules: ['bbs.chasseurs.simultane'],
    trials: [
      {
        scenario: flying(1, { '0a1': '0,0/0', '0a2': '1,0/0' }),
        play: move('a'),
        then: { ships: { '0a1': '1,0/0', '0a2': '2,0/0' } },
        untold: ['collided'],
      },
    ],
  },
  {
    id: 'V25',
    says: 'face to face: they exchange their places',
    rules: ['bbs.chasseurs.simultane'],
    trials: [
      {
        scenario: flying(4, SWAP),
        play: move('a'),
        then: { ships: { '0a1': '4,0/0', '0a2': '0,0/3' } },
        untold: ['collided'],
      },
    ],
  },
  {
    id: 'V26',
    says: 'face to face, on one cell: one of them goes',
    rules: ['bbs.chasseurs.ordre-arrivees', 'bbs.collisions-chasseurs.allie'],
    trials: [
      {
        name: 'a1 stays',
        scenario: flying(2, SWAP),
        play: [...move('a'), keep('0a1')],
        then: { ships: { '0a1': '2,0/0', '0a2': 'removed' } },
      },
      {
        name: 'a2 stays',
        scenario: flying(2, SWAP),
        play: [...move('a'), keep('0a2')],
        then: { ships: { '0a1': 'removed', '0a2': '2,0/3' } },
      },
    ],
  },
  {
    id: 'V27',
    says: 'two fighters onto one enemy fighter',
    rules: ['bbs.chasseurs.ordre-arrivees'],
    trials: [
      {
        name: 'a1, then a2',
        scenario: flying(3, { '0a1': '0,0/0', '0a2': '6,0/3', '1a1': '3,0/0' }),
        play: [...move('a'), arrive('0a1')],
        then: { ships: { '0a1': 'J2', '1a1': 'J1', '0a2': '3,0/3' }, points: [1, 1, 0] },
      },
      {
        name: 'a2, then a1',
        scenario: flying(3, { '0a1': '0,0/0', '0a2': '6,0/3', '1a1': '3,0/0' }),
        play: [...move('a'), arrive('0a2')],
        then: { ships: { '0a2': 'J2', '1a1': 'J1', '0a1': '3,0/0' }, points: [1, 1, 0] },
      },
    ],
  },
  {
    id: 'V28',
    says: 'a squadron without fighters',
    rules: ['bbs.chasseurs.choix-escadron'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0' }),
        play: [card(0)],
        open: [squadron('a')],
        refused: [[squadron('b'), 'escadron-detruit']],
        says: /^Cet escadron est détruit\b/,
      },
    ],
  },
  {
    id: 'V29',
    says: 'to pass step 2 with fighters left',
    rules: ['bbs.chasseurs.obligatoire'],
    trials: [
      {
        scenario: flying(3, { '0a1': '0,0/0', '0D1': '0,5/0' }),
        play: [card(0)],
        open: [squadron('a')],
        refused: [
          [NO_DESTROYER, 'escadron-obligatoire'],
          [HOLD, 'escadron-obligatoire'],
          [VOLLEY, 'pas-l-etape'],
          [END_TURN, 'pas-l-etape'],
        ],
      },
    ],
  },
  {
    id: 'V30',
    says: 'to turn a1 before it moves',
    rules: ['bbs.chasseurs.pas-de-rotation-avant-tir'],
    trials: [
      { scenario: flying(4, { '0a1': '0,0/0' }), play: [card(0)], refused: [[turn('0a1', 1), 'tourner-trop-tot']] },
    ],
  },
];
