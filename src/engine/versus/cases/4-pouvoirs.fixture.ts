// Ledger, « Pouvoirs exécutables »: 53 to 85. The event tile of the example river is in the seventh place: 7 cubes.
import type { SlotSpec, TileSpec } from '../partie/types.ts';
import {
  activate,
  acting,
  at,
  BEGIN,
  buying,
  choose,
  closing,
  count,
  DONE,
  END_TURN,
  EVENT,
  IDLE_TURN,
  type Midst,
  move,
  neutralise,
  NO,
  pick,
  pickTile,
  pickZone,
  type PositionSpec,
  rolled,
  type Row,
  STOP,
  test,
  type Triple,
  UPKEEP,
  YES,
} from './trials.fixture.ts';

const heroes = (hq: string, discs: Triple = [5, 0, 5], more: PositionSpec['hero'] = {}): PositionSpec => ({
  active: 'hero',
  hero: { hq, discs, cubes: [11, 0], ...more },
});
const villains = (hq: string, discs: Triple = [5, 0, 5], hero: Triple = [3, 0, 7]): PositionSpec => ({
  turn: 2,
  active: 'villain',
  hero: { discs: hero },
  villain: { hq, discs, cubes: [11, 0] },
});
/** Once the event tile has been paid first: 1 disc. */
const HERO_PAID = { hero: [4, 1, 5] } as const;
const VILLAIN_PAID = { villain: [4, 1, 5] } as const;
const HERO_EVENT = activate(EVENT.hero);
const VILLAIN_EVENT = activate(EVENT.villain);
const PASS = [STOP, END_TURN] as const;
/** The event tile in the second place. */
const EARLY: readonly SlotSpec[] = [
  { level: 'minion' },
  { level: 'event' },
  { level: 'elite' },
  { level: 'leader', hq: true },
];
const CROC_DICE = (dice: number) =>
  ({ type: 'dice', power: 'killer-croc', pool: [{ colour: 'orange', count: dice, reroll: false }] }) as const;
const TALON: TileSpec = { id: 'talon', name: 'Talon', side: 'villain', level: 'leader', figures: 1, life: 5 };
const JULIA: PositionSpec = {
  active: 'hero',
  hero: { hq: 'julia-pennyworth', discs: [3, 0, 7], cubes: [2, 9], recovery: 5 },
};
const BATWOMAN = (villain: Triple): PositionSpec => ({
  ...heroes('batwoman', [5, 0, 5]),
  villain: { discs: villain, cubes: [11, 0] },
});
/** Renee Montoya holds the docks, where a minion of the villain stands; another one is elsewhere. */
const MONTOYA: PositionSpec = {
  ...heroes('renee-montoya', [5, 0, 5]),
  figures: { 'renee-montoya#1': 'Docks', 'sbires-vilains-a#1': 'Docks', 'sbires-vilains-a#2': 'Toit' },
  zones: ['Docks', 'Toit', 'Rue'],
  villain: { discs: [3, 0, 7], cubes: [11, 0] },
};
/** Batman hides under the third of three shadows; a villain's squad is acting. */
const SHADOWS: PositionSpec = {
  ...villains('deadshot', [4, 1, 5]),
  zones: ['A', 'B', 'C'],
  hero: { hq: 'batman', discs: [3, 0, 7] },
};
const HIDDEN: Midst = {
  shadows: [
    { number: 1, zone: 'A', batman: false },
    { number: 2, zone: 'B', batman: false },
    { number: 3, zone: 'C', batman: true },
  ],
  figures: { 'batman#1': { at: 'hidden', zone: null } },
};

export const POWERS: readonly Row[] = [
  {
    n: 53,
    title: 'Oracle: 3 discs come back',
    rules: ['vs.pouvoirs-heros.oracle-dpa'],
    start: at(heroes('oracle', [3, 0, 7])),
    play: [UPKEEP],
    expect: { discs: { hero: [6, 0, 4] }, events: [{ type: 'recovered', discs: 3, base: 2, more: 1 }] },
  },
  {
    n: 54,
    title: 'Oracle neutralised: 2 discs',
    rules: ['vs.pouvoirs-heros.oracle-dpa'],
    silent: ['vs.pouvoirs-heros.oracle-dpa'], // what she would have brought does not come
    start: at(heroes('oracle', [3, 0, 7], { lost: ['oracle'] })),
    play: [UPKEEP],
    expect: { discs: { hero: [5, 0, 5] }, events: [{ type: 'recovered', discs: 2, base: 2, more: 0 }] },
  },
  {
    n: 55,
    title: 'the event tile of Oracle or of Julia does nothing',
    rules: ['vs.pouvoirs-heros.oracle-evenement-vide', 'vs.pouvoirs-heros.julia-pennyworth-evenement-vide'],
    start: buying(heroes('oracle')),
    play: [HERO_EVENT],
    expect: {
      discs: HERO_PAID,
      cubes: { hero: [4, 7] },
      phase: 'discs',
      tasks: [],
      events: [{ type: 'idle', power: 'oracle' }],
    },
    also: [
      {
        start: buying(heroes('julia-pennyworth')),
        play: [HERO_EVENT],
        expect: {
          discs: HERO_PAID,
          cubes: { hero: [4, 7] },
          phase: 'discs',
          tasks: [],
          events: [{ type: 'idle', power: 'julia-pennyworth' }],
        },
      },
    ],
  },
  {
    n: 56,
    title: 'Julia: 7 cubes come back',
    rules: ['vs.pouvoirs-heros.julia-pennyworth-energie', 'vs.tour.entretien-habituel'],
    start: at(JULIA),
    play: [UPKEEP],
    expect: {
      discs: { hero: [5, 0, 5] },
      cubes: { hero: [9, 2] },
      events: [{ type: 'energy-recovered', cubes: 7, base: 5, more: 2 }],
    },
  },
  {
    n: 57,
    title: 'Robin (Damian Wayne): a lieutenant costs 1 more than 1',
    rules: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
    start: buying(heroes('robin-damian-wayne', [1, 0, 9])),
    expect: { refused: [[activate('huntress'), 'disques-insuffisants', /disques : 2\..* 1\b/]] },
  },
  {
    n: 58,
    title: 'Robin (Damian Wayne): minions do not',
    rules: ['vs.pouvoirs-heros.robin-damian-wayne-surcout', 'vs.dpa.cout-n'],
    silent: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'], // no surcharge
    start: buying(heroes('robin-damian-wayne', [1, 0, 9])),
    play: [activate('sbires-heros-a')],
    expect: { discs: { hero: [0, 1, 9] }, events: [{ type: 'paid', rank: 1, discs: 1, extra: 0 }] },
  },
  {
    n: 59,
    title: 'Robin (Damian Wayne): a lieutenant, second of the turn',
    rules: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
    start: buying(heroes('robin-damian-wayne', [4, 1, 5]), 1),
    play: [activate('huntress')],
    expect: {
      discs: { hero: [1, 4, 5] },
      done: { hero: 2 },
      nextCost: 3,
      events: [{ type: 'paid', rank: 2, discs: 3, extra: 1 }],
    },
  },
  {
    n: 60,
    title: 'Batwoman: a disc of the villain’s is spent, his next turn begins at rank 2',
    rules: ['vs.pouvoirs-heros.batwoman-dpa', 'vs.pouvoirs-heros.batwoman-rang'],
    start: buying(BATWOMAN([2, 0, 8])),
    play: [HERO_EVENT],
    expect: { discs: { ...HERO_PAID, villain: [2, 1, 7] }, late: { villain: 1 } },
    also: [
      {
        name: 'his next turn',
        start: buying(BATWOMAN([2, 0, 8])),
        play: [HERO_EVENT, ...PASS, UPKEEP, BEGIN],
        expect: {
          discs: { hero: [4, 0, 6], villain: [4, 1, 5] },
          ahead: { villain: 1 },
          late: { villain: 0 },
          nextCost: 2,
        },
      },
    ],
  },
  {
    n: 61,
    title: 'Batwoman: no disc to move, but still late',
    rules: ['vs.pouvoirs-heros.batwoman-dpa', 'vs.pouvoirs-heros.batwoman-rang'],
    start: buying(BATWOMAN([10, 0, 0])),
    play: [HERO_EVENT],
    expect: { discs: HERO_PAID, late: { villain: 1 } },
    also: [
      {
        name: 'his next turn',
        start: buying(BATWOMAN([10, 0, 0])),
        play: [HERO_EVENT, ...PASS, UPKEEP, BEGIN, activate('sbires-vilains-a')],
        expect: { discs: { hero: [4, 0, 6], villain: [8, 2, 0] }, done: { villain: 1 } },
      },
    ],
  },
  {
    n: 62,
    title: 'Batwoman: one turn late, not two',
    rules: ['vs.pouvoirs-heros.batwoman-rang', 'vs.dpa.compteur-par-tour'],
    // 3 − 2 = 1 disc kept, then 2 come back.
    start: buying({ ...villains('deadshot', [3, 1, 6]), hero: { hq: 'batwoman', discs: [3, 0, 7] } }, 0, {
      villain: { ahead: 1 },
    }),
    play: [activate('sbires-vilains-a'), DONE, ...PASS, ...IDLE_TURN, UPKEEP, BEGIN],
    expect: {
      discs: { hero: [5, 0, 5], villain: [3, 0, 7] },
      ahead: { villain: 0 },
      nextCost: 1,
      events: [{ type: 'paid', side: 'villain', rank: 2, discs: 2 }],
    },
    also: [
      {
        name: 'paid',
        start: buying({ ...villains('deadshot', [3, 1, 6]), hero: { hq: 'batwoman', discs: [3, 0, 7] } }, 0, {
          villain: { ahead: 1 },
        }),
        play: [activate('sbires-vilains-a'), DONE, ...PASS, ...IDLE_TURN, UPKEEP, BEGIN, activate('elites-vilains-a')],
        expect: {
          discs: { hero: [5, 0, 5], villain: [2, 1, 7] },
          events: [{ type: 'paid', side: 'villain', rank: 1, discs: 1 }],
        },
      },
    ],
  },
  {
    n: 63,
    title: 'The Riddler has 4 discs fewer',
    rules: ['vs.pouvoirs-vilains.the-riddler-comparaison', 'vs.pouvoirs-vilains.the-riddler-moins'],
    start: buying(villains('the-riddler', [2, 0, 8], [5, 0, 5])),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: [5, 1, 4], hero: [1, 0, 9] },
      tasks: [],
      events: [{ type: 'compared', hero: 5, villain: 1 }],
    },
  },
  {
    n: 64,
    title: 'The Riddler has as many: 1 disc, and all of 2 tired cubes',
    rules: ['vs.pouvoirs-vilains.the-riddler-autant-ou-plus'],
    start: buying({
      ...villains('the-riddler', [5, 0, 5], [4, 0, 6]),
      villain: { hq: 'the-riddler', discs: [5, 0, 5], cubes: [11, 0], slots: EARLY },
    }),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: [5, 1, 4] },
      cubes: { villain: [11, 0] },
      events: [
        { type: 'compared', hero: 4, villain: 4 },
        { type: 'cubes-moved', amount: 2 },
      ],
    },
  },
  {
    n: 65,
    title: 'The Riddler has 6 fewer, and 3 to take back',
    rules: ['vs.pouvoirs-vilains.the-riddler-moins'],
    start: buying(villains('the-riddler', [4, 3, 3], [7, 0, 3]), 2),
    play: [VILLAIN_EVENT],
    expect: { discs: { villain: [4, 6, 0], hero: [4, 0, 6] }, events: [{ type: 'compared', hero: 7, villain: 1 }] },
  },
  {
    n: 66,
    title: 'Harley Quinn steals a disc',
    rules: ['vs.pouvoirs-vilains.harley-quinn-cleptomanie', 'vs.dpa.total-constant'],
    start: buying(villains('harley-quinn', [5, 0, 5], [2, 0, 8])),
    play: [VILLAIN_EVENT, rolled(2), YES],
    expect: {
      discs: { villain: [5, 1, 5], hero: [2, 0, 7] },
      tasks: [],
      events: [
        {
          type: 'stolen',
          after: {
            hero: { available: 2, spent: 0, unavailable: 7 },
            villain: { available: 5, spent: 1, unavailable: 5 },
          },
        },
      ],
    },
    also: [
      {
        name: 'or not',
        start: buying(villains('harley-quinn', [5, 0, 5], [2, 0, 8])),
        play: [VILLAIN_EVENT, rolled(2), NO],
        expect: { discs: VILLAIN_PAID, tasks: [] },
      },
    ],
  },
  {
    n: 67,
    title: 'Harley Quinn: nothing to steal',
    rules: ['vs.pouvoirs-vilains.harley-quinn-cleptomanie'],
    start: buying(villains('harley-quinn', [5, 0, 5], [10, 0, 0])),
    play: [VILLAIN_EVENT, rolled(2)],
    expect: {
      discs: VILLAIN_PAID,
      phase: 'discs',
      tasks: [],
      untold: ['stolen'],
      events: [{ type: 'idle', power: 'harley-quinn' }],
    },
  },
  {
    n: 68,
    title: 'Harley Quinn does not move the event tile',
    rules: ['vs.pouvoirs-vilains.harley-quinn-bipolaire'],
    start: buying(villains('harley-quinn')),
    play: [VILLAIN_EVENT, rolled(0)],
    expect: {
      discs: VILLAIN_PAID,
      refused: [[{ type: 'exchange', tiles: [EVENT.villain, 'sbires-vilains-a'] }, 'echange-evenement']],
    },
  },
  {
    n: 69,
    title: 'Harley Quinn changes places with somebody elsewhere',
    rules: ['vs.pouvoirs-vilains.harley-quinn-schizophrenie'],
    start: buying({
      ...villains('harley-quinn'),
      figures: { 'harley-quinn#1': 'Quai', 'sbires-vilains-a#1': 'Quai', 'sbires-vilains-a#2': 'Toit' },
    }),
    play: [VILLAIN_EVENT, rolled(1)],
    expect: { discs: VILLAIN_PAID, refused: [[pick('sbires-vilains-a#1'), 'autre-zone-exigee']] },
    also: [
      {
        name: 'elsewhere',
        start: buying({
          ...villains('harley-quinn'),
          figures: { 'harley-quinn#1': 'Quai', 'sbires-vilains-a#1': 'Quai', 'sbires-vilains-a#2': 'Toit' },
        }),
        play: [VILLAIN_EVENT, rolled(1), pick('sbires-vilains-a#2')],
        expect: {
          discs: VILLAIN_PAID,
          figures: { 'harley-quinn#1': { zone: 'Toit' }, 'sbires-vilains-a#2': { zone: 'Quai' } },
        },
      },
    ],
  },
  {
    n: 70,
    title: 'Harley Quinn’s die shows 2 at most',
    rules: ['vs.pouvoirs-vilains.harley-quinn-de'],
    start: buying(villains('harley-quinn')),
    play: [VILLAIN_EVENT],
    expect: {
      discs: VILLAIN_PAID,
      open: [rolled(0), rolled(1), rolled(2)],
      refused: [[rolled(3), 'succes-impossible']],
    },
  },
  {
    n: 71,
    title: 'Ra’s al Ghul gives an activation, which counts',
    rules: ['vs.pouvoirs-vilains.ras-al-ghul-activation', 'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa'],
    start: buying(villains('ras-al-ghul')),
    play: [VILLAIN_EVENT, pickTile('sbires-vilains-a'), DONE],
    expect: {
      discs: VILLAIN_PAID,
      cubes: { villain: [4, 7] },
      phase: 'discs',
      tasks: [],
      done: { villain: 2 },
      nextCost: 3,
      events: [{ type: 'activated', tile: 'sbires-vilains-a', cubes: 0, free: true }],
    },
  },
  {
    n: 72,
    title: 'Ra’s al Ghul does not give the event tile',
    rules: ['vs.pouvoirs-vilains.ras-al-ghul-activation'],
    start: buying(villains('ras-al-ghul')),
    play: [VILLAIN_EVENT],
    expect: { discs: VILLAIN_PAID, refused: [[pickTile(EVENT.villain), 'evenement-exclu']] },
  },
  {
    n: 73,
    title: 'Harvey Bullock: characters act, no tile is activated',
    rules: ['vs.pouvoirs-heros.harvey-bullock-escouade', 'vs.activation.par-personnage'],
    start: buying(heroes('harvey-bullock')),
    play: [HERO_EVENT, pickTile('elites-heros-a'), DONE],
    expect: {
      discs: HERO_PAID,
      cubes: { hero: [4, 7] },
      phase: 'discs',
      tasks: [],
      done: { hero: 1 },
      nextCost: 2,
      river: {
        hero: [
          'sbires-heros-a',
          'elites-heros-a',
          'huntress',
          'elites-heros-b',
          'sbires-heros-b',
          'harvey-bullock',
          EVENT.hero,
        ],
      },
      events: [{ type: 'tile-picked', power: 'harvey-bullock', tile: 'elites-heros-a' }],
    },
  },
  {
    n: 74,
    title: 'Renee Montoya holds a minion in her sights',
    rules: ['vs.pouvoirs-heros.renee-montoya-freeze', 'vs.pouvoirs-heros.renee-montoya-freeze-effet'],
    start: buying(MONTOYA),
    play: [HERO_EVENT, choose('a'), ...PASS, UPKEEP, BEGIN, activate('sbires-vilains-a')],
    expect: {
      discs: { hero: [4, 0, 6], villain: [4, 1, 5] },
      markers: ['freeze@Docks'],
      refused: [[move('sbires-vilains-a#1', 'Rue'), 'tenu-en-joue']],
      allowed: [move('sbires-vilains-a#2', 'Rue')],
    },
  },
  {
    n: 75,
    title: 'Renee Montoya’s tile is activated: the minion may act',
    rules: ['vs.pouvoirs-heros.renee-montoya-freeze-retrait'],
    start: buying({ ...MONTOYA, markers: [{ kind: 'freeze', zone: 'Docks' }] }),
    play: [activate('renee-montoya'), DONE, ...PASS, UPKEEP, BEGIN, activate('sbires-vilains-a')],
    expect: {
      discs: { hero: [4, 0, 6], villain: [4, 1, 5] },
      markers: [],
      allowed: [move('sbires-vilains-a#1', 'Rue')],
      events: [{ type: 'marker-removed', kind: 'freeze', zone: 'Docks' }],
    },
  },
  {
    n: 76,
    title: 'an empty shadow is aimed at',
    rules: ['vs.pouvoirs-heros.batman-ombre-vide'],
    start: acting(SHADOWS, 'sbires-vilains-a', HIDDEN),
    play: [{ type: 'aim', at: 'ombre-1', means: 'ranged' }],
    expect: {
      shadows: 2,
      tasks: ['act'],
      events: [{ type: 'shadow-empty', shadow: 1, zone: 'A' }],
      untold: ['batman-found'],
    },
  },
  {
    n: 77,
    title: 'Batman’s shadow is aimed at',
    rules: ['vs.pouvoirs-heros.batman-ombre-batman'],
    start: acting(SHADOWS, 'sbires-vilains-a', HIDDEN),
    play: [{ type: 'aim', at: 'ombre-3', means: 'ranged' }],
    expect: {
      shadows: 0,
      tasks: ['act'],
      figures: { 'batman#1': { at: 'board', zone: 'C' } },
      allowed: [
        { type: 'aim', at: 'batman#1', means: 'ranged' },
        { type: 'neutralise', figure: 'batman#1' },
      ],
      events: [{ type: 'batman-found', shadow: 3, zone: 'C', why: 'aimed' }],
    },
  },
  {
    n: 78,
    title: 'Batman’s second smoke is 1 away from the first',
    rules: ['vs.pouvoirs-heros.batman-fumigene-2'],
    start: buying({ ...heroes('batman'), zones: ['A', 'B', 'C'], figures: { 'batman#1': 'A' } }),
    play: [HERO_EVENT],
    expect: {
      discs: HERO_PAID,
      markers: ['smoke@A'],
      open: [pickZone('B'), pickZone('C')],
      refused: [[pickZone('C', 2), 'fumigene-distance']],
    },
  },
  {
    n: 79,
    title: 'Killer Croc crosses 3 boundaries: 3 dice',
    rules: ['vs.pouvoirs-vilains.killer-croc-charge-attaque'],
    start: buying(villains('killer-croc')),
    play: [VILLAIN_EVENT, DONE, count(3)],
    expect: { discs: VILLAIN_PAID, events: [CROC_DICE(3)] },
  },
  {
    n: 80,
    title: 'Killer Croc crosses none: no die',
    rules: ['vs.pouvoirs-vilains.killer-croc-charge-attaque'],
    start: buying(villains('killer-croc')),
    play: [VILLAIN_EVENT, DONE, count(0)],
    expect: { discs: VILLAIN_PAID, events: [CROC_DICE(0)] },
  },
  {
    n: 81,
    title: 'Katana’s charge, with 2 souls',
    rules: ['vs.pouvoirs-heros.katana-charge-ames', 'vs.pouvoirs-heros.katana-charge-liberation'],
    start: buying(heroes('katana'), 0, {
      figures: {
        'sbires-vilains-a#1': { at: 'soultaker', zone: null },
        'elites-vilains-a#1': { at: 'soultaker', zone: null },
      },
    }),
    play: [HERO_EVENT, DONE, YES],
    expect: {
      discs: HERO_PAID,
      figures: { 'sbires-vilains-a#1': { at: 'out' }, 'elites-vilains-a#1': { at: 'out' } },
      events: [
        {
          type: 'dice',
          power: 'katana',
          pool: [
            { colour: 'orange', count: 1, reroll: false },
            { colour: 'yellow', count: 2, reroll: false },
            { colour: 'white', count: 2, reroll: false },
          ],
        },
        { type: 'released', souls: 2 },
      ],
    },
  },
  {
    n: 82,
    title: 'Talon falls, his event tile does not',
    rules: ['vs.pouvoirs-vilains.talon-evenement-intouchable', 'vs.pouvoirs-vilains.talon-couche'],
    start: closing({ ...villains('talon'), tiles: [TALON], figures: { 'talon#1': 'Crypte' } }),
    play: [neutralise('talon#1')],
    expect: {
      faces: { talon: 'neutralised' },
      figures: { 'talon#1': { at: 'lying', zone: 'Crypte', life: 0 } },
      events: [{ type: 'event-kept', side: 'villain', why: 'power' }],
      untold: ['event-neutralised'],
    },
  },
  {
    n: 83,
    title: 'Talon stands up again',
    rules: ['vs.pouvoirs-vilains.talon-releve'],
    start: buying({ ...villains('talon'), tiles: [TALON], figures: { 'talon#1': { zone: 'Crypte', lying: true } } }),
    play: [VILLAIN_EVENT],
    expect: {
      discs: VILLAIN_PAID,
      faces: { talon: 'active' },
      figures: { 'talon#1': { at: 'board', zone: 'Crypte', life: 5 } },
      tasks: [],
      events: [{ type: 'risen', figure: 'talon#1', life: 5 }],
    },
  },
  {
    n: 84,
    title: 'Prof. Pyg: the operated try nothing',
    rules: ['vs.pouvoirs-vilains.prof-pyg-operation-interdits', 'vs.m1.amorcer'],
    start: acting(
      {
        ...villains('prof-pyg', [4, 1, 5]),
        figures: { 'sbires-vilains-a#1': 'Quai' },
        pieces: { bombe: ['@Quai', '@Quai', '', '', ''] },
      },
      'sbires-vilains-a',
    ),
    expect: {
      refused: [
        [test('amorcer', 'bombe-1', { figure: 'sbires-vilains-a#1', success: true }), 'opere'],
        [test('amorcer', 'bombe-1'), 'opere'],
      ],
    },
  },
  {
    n: 85,
    title: 'Ratcatcher: no second swarm in a zone',
    rules: ['vs.pouvoirs-vilains.ratcatcher-nuee'],
    start: buying({
      ...villains('ratcatcher'),
      markers: [{ kind: 'swarm', zone: 'Égout' }],
      figures: { 'ratcatcher#1': 'Égout' },
    }),
    play: [VILLAIN_EVENT],
    expect: {
      discs: VILLAIN_PAID,
      phase: 'discs',
      tasks: [],
      markers: ['swarm@Égout'],
      untold: ['marker-placed'],
      events: [{ type: 'idle', power: 'ratcatcher' }],
    },
  },
];
