// Ledger, « Tour et DPA »: 1 to 24. The villain has the initiative in mission 1: the hero's turn is never the start of the game, so discs may be spent already.
import type { SlotSpec } from '../partie/types.ts';
import {
  activate,
  acting,
  at,
  BEGIN,
  buying,
  closing,
  DONE,
  END_TURN,
  IDLE_TURN,
  type PositionSpec,
  type Row,
  STOP,
  type Triple,
  UPKEEP,
} from './trials.fixture.ts';

const A = 'sbires-heros-a'; // first place of the example river
const B = 'elites-heros-a'; // second
const FOURTH = 'elites-heros-b';
const hero = (discs: Triple, more: PositionSpec['hero'] = {}): PositionSpec => ({
  active: 'hero',
  hero: { discs, cubes: [11, 0], ...more },
});
const villain = (discs: Triple): PositionSpec => ({ turn: 2, active: 'villain', villain: { discs } });
/** A, B, the event tile, then the HQ. */
const SHORT: readonly SlotSpec[] = [
  { level: 'minion', tile: A },
  { level: 'elite', tile: B },
  { level: 'event' },
  { level: 'leader', hq: true },
];

export const TURN: readonly Row[] = [
  {
    n: 1,
    title: 'two discs come back at the upkeep',
    rules: ['vs.dpa.recuperation'],
    start: at(hero([3, 0, 7])),
    play: [UPKEEP],
    expect: {
      discs: { hero: [5, 0, 5] },
      phase: 'start',
      events: [{ type: 'recovered', side: 'hero', discs: 2, base: 2, more: 0 }],
    },
  },
  {
    n: 2,
    title: 'one disc left to come back',
    rules: ['vs.dpa.recuperation'],
    start: at(hero([9, 0, 1])),
    play: [UPKEEP],
    expect: { discs: { hero: [10, 0, 0] }, events: [{ type: 'recovered', discs: 1, base: 2 }] },
  },
  {
    n: 3,
    title: 'nothing left to come back',
    rules: ['vs.dpa.recuperation'],
    start: at(hero([10, 0, 0])),
    play: [UPKEEP],
    expect: { phase: 'start', events: [{ type: 'recovered', discs: 0 }] },
  },
  {
    n: 4,
    title: 'the first activation costs 1',
    rules: ['vs.dpa.cout-n', 'vs.dpa.paiement'],
    start: buying(hero([5, 0, 5])),
    play: [activate(A)],
    expect: {
      discs: { hero: [4, 1, 5] },
      done: { hero: 1 },
      nextCost: 2,
      events: [{ type: 'paid', rank: 1, discs: 1, extra: 0 }],
    },
  },
  {
    n: 5,
    title: 'the second costs 2',
    rules: ['vs.dpa.cout-n'],
    start: buying(hero([4, 1, 5]), 1),
    play: [activate(A)],
    expect: { discs: { hero: [2, 3, 5] }, done: { hero: 2 }, nextCost: 3 },
  },
  {
    n: 6,
    title: 'the third costs 3, not 2',
    rules: ['vs.dpa.insuffisant', 'vs.dpa.cout-n'],
    start: buying(hero([2, 3, 5]), 2),
    expect: { nextCost: 3, refused: [[activate(A), 'disques-insuffisants', /disques : 3\..* 2\b/]] },
  },
  {
    n: 7,
    title: 'the third, with 3 discs exactly',
    rules: ['vs.dpa.cout-n', 'vs.dpa.paiement'],
    start: buying(hero([3, 3, 4]), 2),
    play: [activate(A)],
    expect: { discs: { hero: [0, 6, 4] }, done: { hero: 3 } },
  },
  {
    n: 8,
    title: 'no disc left: only step 5',
    rules: ['vs.tour.fin-de-boucle'],
    start: buying(hero([0, 6, 4]), 3),
    expect: { open: [STOP] },
    also: [
      {
        start: buying(hero([0, 6, 4]), 3),
        play: [STOP],
        expect: { phase: 'close', open: [END_TURN], events: [{ type: 'stopped', none: false }] },
      },
    ],
  },
  {
    n: 9,
    title: 'a recovery of 0 leaves nothing to pay with',
    rules: ['vs.dpa.insuffisant', 'vs.tour.renoncer'],
    start: at(hero([0, 0, 10], { discRecovery: 0 })),
    play: [UPKEEP, BEGIN],
    expect: { phase: 'discs', open: [STOP], refused: [[activate(A), 'disques-insuffisants']] },
    also: [
      {
        start: at(hero([0, 0, 10], { discRecovery: 0 })),
        play: [UPKEEP, BEGIN, STOP],
        expect: { phase: 'close', events: [{ type: 'stopped', none: true }] },
      },
    ],
  },
  {
    n: 10,
    title: 'spent discs become unavailable at the end of the turn',
    rules: ['vs.dpa.retour', 'vs.dpa.compteur-par-tour'],
    start: closing(hero([2, 3, 5]), { hero: { done: 2 } }),
    play: [END_TURN],
    expect: {
      discs: { hero: [2, 0, 8] },
      done: { hero: 0 },
      active: 'villain',
      turn: 2,
      events: [{ type: 'returned', side: 'hero', discs: 3 }],
    },
  },
  {
    n: 11,
    title: 'no activation: straight to step 5, discs kept',
    rules: ['vs.tour.renoncer', 'vs.dpa.report'],
    start: buying(hero([5, 0, 5])),
    play: [STOP],
    expect: { phase: 'close', open: [END_TURN] },
    also: [
      {
        name: 'kept after it',
        start: buying(hero([5, 0, 5])),
        play: [STOP, END_TURN],
        expect: { phase: 'upkeep', active: 'villain' },
      },
    ],
  },
  {
    n: 12,
    title: 'no activation once given up',
    rules: ['vs.tour.renoncer', 'vs.tour.ordre-etapes'],
    start: buying(hero([5, 0, 5])),
    play: [STOP],
    expect: { refused: [[activate(A), 'etape-passee']] },
  },
  {
    n: 13,
    title: 'an activation has to be bought',
    rules: ['vs.dpa.acheter-avant'],
    start: buying(hero([5, 0, 5])),
    expect: { refused: [[{ type: 'activate', tile: A, discs: 0 }, 'payer-d-abord', /disques : 1\./]] },
  },
  {
    n: 14,
    title: 'at its price exactly',
    rules: ['vs.dpa.cout-n'],
    start: buying(hero([5, 0, 5])),
    expect: { refused: [[{ type: 'activate', tile: A, discs: 2 }, 'cout-exact', /disques : 1,/]] },
  },
  {
    n: 15,
    title: 'from the available zone only',
    rules: ['vs.dpa.paiement'],
    start: buying(hero([0, 0, 10])),
    expect: { refused: [[{ type: 'activate', tile: A, from: 'unavailable' }, 'paiement-zone']] },
  },
  {
    n: 16,
    title: 'a tile of 4 cubes with 3: nothing is paid',
    rules: ['vs.activation.cout-energie', 'vs.dpa.acheter-avant'],
    start: buying(hero([4, 1, 5], { cubes: [3, 8] }), 1),
    expect: { cubes: { hero: [3, 8] }, refused: [[activate(FOURTH), 'energie-insuffisante', /4 cubes.* 3\b/]] },
  },
  {
    n: 17,
    title: 'a tile of 4 cubes with 4',
    rules: ['vs.activation.cout-energie', 'vs.activation.deux-monnaies'],
    start: buying(hero([5, 0, 5], { cubes: [4, 7] })),
    play: [activate(FOURTH)],
    expect: {
      discs: { hero: [4, 1, 5] },
      cubes: { hero: [0, 11] },
      events: [{ type: 'activated', tile: FOURTH, place: 4, cubes: 4, free: false }],
    },
  },
  {
    n: 18,
    title: 'a tile of the other river',
    rules: ['vs.presentation.miroir', 'vs.presentation.tout-par-tuile'],
    start: buying(villain([3, 0, 7])),
    expect: { refused: [[activate(A), 'pas-votre-riviere']] },
  },
  {
    n: 19,
    title: 'the upkeep comes first',
    rules: ['vs.tour.ordre-etapes'],
    start: at(hero([5, 0, 5])),
    expect: { open: [UPKEEP], refused: [[activate(A), 'entretien-d-abord']] },
  },
  {
    n: 20,
    title: 'each camp counts its own activations',
    rules: ['vs.dpa.compteur-par-tour'],
    start: closing({ ...hero([2, 3, 5]), villain: { discs: [3, 0, 7] } }, { hero: { done: 2 } }),
    play: [END_TURN, UPKEEP, BEGIN, activate('sbires-vilains-a')],
    expect: {
      discs: { hero: [2, 0, 8], villain: [4, 1, 5] },
      done: { hero: 0, villain: 1 },
      events: [{ type: 'paid', side: 'villain', rank: 1, discs: 1 }],
    },
    // And each turn counts from nought.
    also: [
      {
        start: closing({ ...hero([2, 3, 5]), villain: { discs: [3, 0, 7] } }, { hero: { done: 2 } }),
        play: [END_TURN, ...IDLE_TURN, UPKEEP, BEGIN, activate(A)],
        expect: { discs: { hero: [3, 1, 6], villain: [5, 0, 5] }, done: { hero: 1 } },
      },
    ],
  },
  {
    n: 21,
    title: 'after an activation that leaves too few discs',
    rules: ['vs.tour.boucle', 'vs.tour.fin-de-boucle'],
    start: acting(hero([2, 3, 5]), B, { hero: { done: 2 } }),
    play: [DONE],
    expect: { phase: 'discs', nextCost: 3, open: [STOP], refused: [[activate(A), 'disques-insuffisants']] },
    also: [
      {
        start: acting(hero([2, 3, 5]), B, { hero: { done: 2 } }),
        play: [DONE, STOP],
        expect: { phase: 'close', open: [END_TURN] },
      },
    ],
  },
  {
    n: 22,
    title: 'an activated tile goes to the end of its river',
    rules: ['vs.activation.comme-premiere-tuile'],
    start: buying(hero([5, 0, 5], { slots: SHORT })),
    play: [activate(B)],
    expect: {
      discs: { hero: [4, 1, 5] },
      cubes: { hero: [9, 2] },
      river: { hero: [A, 'evenement-heros', 'azrael', B] },
      events: [{ type: 'moved', tile: B, place: 4 }],
    },
  },
  {
    n: 23,
    title: 'no equipment cards',
    rules: ['vs.presentation.pas-de-materiel'],
    start: at(hero([5, 0, 5])),
    expect: { refused: [[{ type: 'equip' }, 'pas-de-materiel']] },
    also: [{ start: acting(hero([5, 0, 5]), A), expect: { refused: [[{ type: 'equip' }, 'pas-de-materiel']] } }],
  },
  {
    n: 24,
    title: 'three cubes at most on a defence space',
    rules: ['vs.presentation.saturation-defense'],
    start: closing(hero([5, 0, 5]), { hero: { cubes: { available: 5, fatigue: 3, move: 0, defence: 3, reroll: 0 } } }),
    expect: {
      refused: [
        [{ type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 1 }, 'saturation', /3 cubes/],
      ],
    },
    also: [
      {
        name: 'the third is welcome',
        start: closing(hero([5, 0, 5]), {
          hero: { cubes: { available: 6, fatigue: 3, move: 0, defence: 2, reroll: 0 } },
        }),
        play: [{ type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 1 }],
        expect: { spaces: { hero: { defence: 3 } }, cubes: { hero: [5, 3] } },
      },
    ],
  },
];
