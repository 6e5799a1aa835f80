// Ledger, « Tirs et rotations »: V31 to V45. A card of speed 0 leaves everybody where the ledger says that they fire from.
import { position, type PositionSpec } from '../positions.ts';
import type { Facing } from '../types.ts';
import { type Case, cellOf, fire, move, shots, turn, VOLLEY } from './trials.fixture.ts';

const still = (ships: PositionSpec['ships'], more: Partial<PositionSpec> = {}) =>
  position({ ships, card: [0, 0, 0], ...more });
/** a1 fired, and may now turn by so many sides. */
const turning = (sides: number, more: PositionSpec['ships'] = {}) =>
  still({ '0a1': '0,0/0', ...more }, { card: [0, sides, 0] });
const SCREEN = { '0a1': '0,0/0', '0a2': '3,3/2', '1a1': '3,0/0', '1a2': '4,0/0' } as const;
const SIX: readonly Facing[] = [0, 1, 2, 3, 4, 5];

export const SHOTS: readonly Case[] = [
  {
    id: 'V31',
    says: 'five cells ahead',
    rules: [
      'bbs.tir-chasseurs.portee',
      'bbs.tir-chasseurs.ligne',
      'bbs.tir-chasseurs.prise',
      'bbs.tir-chasseurs.obligatoire',
      'bbs.principes.chasseur-un-degat',
    ],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '1a1': '5,0/0' }),
        play: shots('a'),
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V32',
    says: 'six cells ahead',
    rules: ['bbs.tir-chasseurs.portee'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '1a1': '6,0/0' }),
        play: shots('a'),
        told: [{ type: 'missed', ship: '0a1', why: 'nothing' }],
        untold: ['fired'],
      },
    ],
  },
  {
    id: 'V33',
    says: 'behind an asteroid',
    rules: ['bbs.tir-chasseurs.asteroide-bloque', 'bbs.tir-chasseurs.arret-obstacle', 'bbs.principes.obstacles'],
    silent: ['bbs.principes.obstacles'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '1a1': '3,0/0' }, { asteroids: [[2, 0]] }),
        play: shots('a'),
        told: [{ type: 'missed', why: 'asteroid', at: cellOf(2, 0) }],
      },
    ],
  },
  {
    id: 'V34',
    says: 'behind an ally',
    rules: ['bbs.tir-chasseurs.allie-bloque', 'bbs.tir-chasseurs.pas-sur-allie'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '0b1': '2,0/0', '1a1': '3,0/0' }),
        play: shots('a'),
        told: [{ type: 'missed', why: 'ally', by: '0b1' }],
      },
    ],
  },
  {
    id: 'V35',
    says: 'two in line: the first alone',
    rules: ['bbs.tir-chasseurs.premier-seul', 'bbs.tir-chasseurs.un-tir'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '1a1': '2,0/0', '1a2': '3,0/0' }),
        play: shots('a'),
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V36',
    says: 'two shots at a destroyer',
    rules: ['bbs.tir-chasseurs.destroyer'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '0a2': '6,0/3', '1D1': '3,0/2' }),
        play: shots('a'),
        told: [{ type: 'damaged', ship: '1D1', left: 1 }],
        then: { ships: { '1D1': 'J1' }, points: [4, 0, 0] },
      },
    ],
  },
  {
    id: 'V37',
    says: 'a2 first',
    rules: ['bbs.tir-chasseurs.ordre'],
    trials: [
      {
        scenario: still(SCREEN),
        play: [...move('a'), fire('0a2')],
        then: { ships: { '1a1': 'J1', '1a2': 'J1' }, points: [2, 0, 0] },
      },
    ],
  },
  {
    id: 'V38',
    says: 'a1 first',
    rules: ['bbs.tir-chasseurs.ordre'],
    trials: [
      {
        scenario: still(SCREEN),
        play: [...move('a'), fire('0a1')],
        told: [{ type: 'missed', ship: '0a2', why: 'nothing' }],
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V39',
    says: 'all at once, by option',
    rules: ['bbs.tir-chasseurs.ordre'],
    trials: [
      {
        scenario: still(SCREEN, { options: { fighterFire: 'simultaneous' } }),
        play: shots('a'),
        then: { ships: { '1a1': 'J1' }, points: [1, 0, 0] },
      },
    ],
  },
  // The shot goes on its way: nothing speaks of the probe.
  {
    id: 'V40',
    says: 'behind a probe',
    rules: ['bbs.principes.sonde-non-obstacle'],
    trials: [
      {
        scenario: still({ '0a1': '0,0/0', '1a1': '4,0/0' }, { probes: [[2, 0]] }),
        play: shots('a'),
        then: { ships: { '1a1': 'J1' }, probes: ['2,0'], points: [1, 0, 0] },
      },
    ],
  },
  {
    id: 'V41',
    says: 'b1, whose squadron has not moved',
    rules: ['bbs.tir-chasseurs.qui-tire'],
    trials: [
      {
        scenario: still({ '0a1': '0,5/0', '0b1': '0,0/0', '1a1': '1,0/0' }),
        play: move('a'),
        open: [VOLLEY],
        refused: [[fire('0b1'), 'ne-tire-pas']],
      },
      { scenario: still({ '0a1': '0,5/0', '0b1': '0,0/0', '1a1': '1,0/0' }), play: shots('a'), untold: ['fired'] },
    ],
  },
  {
    id: 'V42',
    says: 'to turn with a card of rotation 0',
    rules: ['bbs.rotations.facteur-0'],
    trials: [
      {
        scenario: turning(0, { '0D1': '0,5/0' }),
        play: shots('a'),
        refused: [[turn('0a1', 1), 'pas-de-rotation']],
        says: /^Cette carte n’autorise aucune rotation\.$/,
      },
    ],
  },
  {
    id: 'V43',
    says: 'one side: left, right, none, but not two',
    rules: ['bbs.rotations.chiffre', 'bbs.rotations.facultative'],
    trials: [
      {
        name: 'left',
        scenario: turning(1),
        play: [...shots('a'), turn('0a1', 1)],
        then: { ships: { '0a1': '0,0/1' } },
      },
      {
        name: 'right',
        scenario: turning(1),
        play: [...shots('a'), turn('0a1', 5)],
        then: { ships: { '0a1': '0,0/5' } },
      },
      { name: 'none', scenario: turning(1), play: [...shots('a'), turn('0a1', 0)] },
      { name: 'two', scenario: turning(1), play: shots('a'), refused: [[turn('0a1', 2), 'trop-tourner']] },
    ],
  },
  {
    id: 'V44',
    says: 'three sides: all six',
    rules: ['bbs.rotations.facteur-3'],
    trials: SIX.map((facing) => ({
      name: `${facing}`,
      scenario: turning(3),
      play: [...shots('a'), turn('0a1', facing)],
      then: { ships: { '0a1': `0,0/${facing}` as const } },
    })),
  },
  {
    id: 'V45',
    says: 'b1, whose squadron has not moved',
    rules: ['bbs.rotations.apres-tir'],
    trials: [
      { scenario: turning(3, { '0b1': '0,5/0' }), play: shots('a'), refused: [[turn('0b1', 1), 'autre-escadron']] },
    ],
  },
];
