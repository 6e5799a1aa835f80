// What the contract suite is run on, and what `setup` must refuse, with the code of the refusal.
import { cellOf } from '../hex/cells.ts';
import type { Seat } from '../kernel/game.ts';
import { LOSSES, SUPER_SHOT } from './cases/6-powers.fixture.ts';
import { EXAMPLE_DECK, EXAMPLE_FLEETS, turnedFleet } from './data.ts';
import type { FleetSpec, PartieAction, PartieScenario, PartieState, PlayerSpec, Side } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import { GAMES } from '../../../tests/games/battle-beyond-space/ready.ts';
import { type Facing, type Options, type Place, powersOf, RACES, type ShipId, SQUADRONS } from './types.ts';

// ── Legal scenarios
const regulation = (seats: number, more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Partie',
  kind: 'reglementaire',
  players: Array.from({ length: seats }, (_, seat) => ({ race: RACES[seat] ?? null })),
  first: null,
  ...more,
});
/** One squadron and one destroyer each, close to the centre. */
const WING: FleetSpec = {
  fighters: [
    { id: 'a1', at: [1, -5], facing: 5 },
    { id: 'a2', at: [2, -5], facing: 4 },
    { id: 'a3', at: [3, -5], facing: 4 },
    { id: 'b1', at: [2, -6], facing: 5 },
  ],
  destroyers: [
    { id: 'D1', rear: [2, -4], facing: 5 },
    { id: 'D2', rear: [4, -5], facing: 4, damage: 1 },
  ],
};
/** The centre, and six asteroids around it. */
const ROCKS: readonly Place[] = [
  [0, 0],
  [3, -3],
  [0, -3],
  [-3, 0],
  [-3, 3],
  [0, 3],
  [3, 0],
];
/** The last rounds of a game between wings, on the example board. */
const skirmish = (players: readonly Partial<PlayerSpec>[], more: Partial<PartieScenario> = {}): PartieScenario => {
  const { round = 7 } = more;
  const left = Array.from({ length: 10 - round }, (_, i) => (i * 4) % 9);
  const turns = players.length === 4 ? [0, -1, -3, -4] : [0, -2, -4];
  return {
    name: 'Escarmouche',
    kind: 'libre',
    players: players.map((spec, seat) => ({
      race: RACES[seat] ?? null,
      fleet: turnedFleet(WING, turns[seat] ?? 0),
      left,
      ...spec,
    })),
    first: 0,
    round,
    asteroids: ROCKS,
    ...more,
  };
};
type Powers = readonly [Partial<PlayerSpec>, Partial<PlayerSpec>, Partial<PlayerSpec>, Partial<PlayerSpec>];
const HIDDEN: readonly Powers[] = ([0, 1, 2] as const).map(
  (n) => RACES.map((race): Partial<PlayerSpec> => ({ power: powersOf(race)[n] })) as unknown as Powers,
);
const REVEALED: readonly Powers[] = [
  [
    { power: 'terriens-1', revealed: true, elite: 'a2' },
    { power: 'vonyan-1', revealed: true },
    { power: 'valkyries-1', revealed: true },
    { power: 'dreckach-1', revealed: true, shield: { destroyer: 'D1', tokens: 2 } },
  ],
  [
    { power: 'terriens-2', revealed: true },
    { power: 'vonyan-2', revealed: true },
    { power: 'valkyries-2', revealed: true },
    { power: 'dreckach-2', revealed: true, spent: true },
  ],
  [
    { power: 'terriens-3', revealed: true, spent: true },
    { power: 'vonyan-3', revealed: true, spent: true },
    { power: 'valkyries-3', revealed: true, spent: true },
    { power: 'dreckach-3', revealed: true },
  ],
];
/** Every option switched, and who can show what it changes. */
const SWITCHED: readonly (readonly [Partial<Options>, Powers])[] = [
  [
    {
      squadronMove: 'sequential',
      fighterFire: 'simultaneous',
      probesBlockFire: true,
      destroyerPoint: 'forward-and-pivot',
      destroyerFireNeedsMove: true,
      crushAlliedFighter: false,
      destroyerSuicide: 'allowed',
      tieBreak: 'ships-left',
    },
    REVEALED[0] as Powers,
  ],
  [
    {
      valkyrieBonus: 1,
      eliteReading: 'two-shots',
      shieldVsCollision: 'vulnerable',
      shieldAsteroidPrize: 0,
      squadronMove: 'sequential',
    },
    REVEALED[0] as Powers,
  ],
  [
    {
      shieldFirstHit: 'applied',
      superShotStopped: 'by-obstacles',
      teleportShape: 'straight-line',
      destroyerSuicide: 'allowed',
    },
    [{ power: 'terriens-3' }, { power: 'vonyan-3' }, { power: 'valkyries-3' }, { power: 'dreckach-1' }],
  ],
  [{ resurrectWindow: 'own-turn', resurrectedDestroyer: 'damaged' }, HIDDEN[1] as Powers],
];
/** A board with holes, whose centre and ring are elsewhere, and zones of its own. */
const HOLES: readonly Place[] = [
  [0, 0],
  [2, -1],
  [-3, 1],
];
const holed: PartieScenario = {
  ...position({
    ships: {
      '0a1': '-4,0/0',
      '0a2': '-4,1/1',
      '0D1': '-5,2/0',
      '1a1': '4,0/3',
      '1a2': '3,1/3',
      '1D1': '5,-2/3',
      '2a1': '0,4/2',
      '2D1': '1,3/2*',
    },
    round: 8,
    card: [2, 1, 3],
    asteroids: [
      [1, 1],
      [1, 0],
    ],
    probes: [
      [2, 0],
      [0, 1],
    ],
    ring: [1, 0],
    powers: ['vonyan-1!', 'dreckach-2', 'valkyries-2'],
  }),
  board: { radius: 6, holes: HOLES, centre: [1, 1], zones: [] },
};
const at = (spec: PositionSpec): PartieScenario => position(spec);

export const SCENARIOS: readonly PartieScenario[] = [
  ...GAMES.map(({ scenario }) => scenario),
  regulation(3, {
    deploy: true,
    players: [{ race: null }, { race: 'dreckach' }, { race: null, power: 'none' }],
    first: 1,
  }),
  regulation(3, {
    imposed: true,
    round: 8,
    kind: 'libre',
    first: 2,
    players: RACES.slice(1).map((race) => ({ race, power: 'none', left: [5, 0] })),
  }),
  ...HIDDEN.map((players) => skirmish(players)),
  ...REVEALED.map((players) => skirmish(players)),
  skirmish(HIDDEN[2]?.slice(0, 3) ?? [], {
    deploy: true,
    round: 1,
    players: regulation(3).players.map(({ race }, seat) => ({ race, fleet: turnedFleet(WING, -2 * seat) })),
  }),
  ...SWITCHED.map(([options, players]) => skirmish(players, { options, imposed: true })),
  holed,
  at({ ships: LOSSES, powers: ['dreckach-2'], active: 1, round: 8 }),
  at({ ships: SUPER_SHOT, powers: ['valkyries-3', 'dreckach-1'], card: [0, 0, 0], round: 9 }),
  at({ ships: {}, round: 9, seats: 4 }),
  at({
    ships: { '0a1': '0,0/0', '0a2': '3,3/2', '0a3': '4,5/2', '1a1': '3,0/0', '1a2': '4,0/0', '1a3': '5,0/3' },
    card: [0, 2, 0],
    round: 9,
  }),
];
/** For the veil, where everybody looks at every moment: all hidden at the start, hands of every size, fleets still adjusted. */
export const VEILED: readonly PartieScenario[] = [
  ...HIDDEN.map((players) => skirmish(players, { round: 8 })),
  skirmish(REVEALED[2] ?? [], { imposed: true }),
  skirmish(
    regulation(3).players.map(({ race }) => ({ race })),
    { imposed: true, deploy: true, round: 1 },
  ),
];

// ── Actions that are never open, or seldom: everything that this game can name, and things that it cannot
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const SHIPS = [
  '0a1',
  '0a2',
  '0b1',
  '0D1',
  '0D2',
  '1a1',
  '1c6',
  '1D1',
  '2a1',
  '2D2',
  '3a1',
  '3D1',
  '5a1',
  '0a7',
  '9a1',
  '',
  'D1',
  'toString',
  '__proto__',
] as readonly ShipId[];
const CELLS = [
  cellOf(0, 0),
  cellOf(1, 0),
  cellOf(2, -9),
  cellOf(5, -10),
  cellOf(12, 0),
  cellOf(-31, 31),
  -1,
  0,
  5000,
  0.5,
  Number.NaN,
];
const FACINGS: readonly Facing[] = [0, 3];
const named = (ship: ShipId): readonly PartieAction[] => [
  ...(
    ['handle', 'swap', 'arrive', 'keep', 'fire', 'destroyer', 'shoot', 'elite', 'explode', 'shield', 'forgo'] as const
  ).map((type): PartieAction => ({ type, ship })),
  { type: 'pace', ship, double: true },
  { type: 'turn', ship, facing: 2 },
  { type: 'restore', ship, cell: cellOf(5, -10), facing: 0 },
];
const placed = (cell: number): readonly PartieAction[] => [
  { type: 'elite-to', cell },
  ...FACINGS.flatMap((facing): readonly PartieAction[] => [
    { type: 'place', cell, facing },
    { type: 'restore', ship: '1D1', cell, facing },
  ]),
  { type: 'asteroid', from: cell, to: cellOf(1, 0) },
  { type: 'asteroid', from: cellOf(0, 0), to: cell },
];
const VECTORS: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [7, 0],
  [-3, 7],
  [4, 4],
  [0.5, 0],
  [Number.NaN, 1],
  [1, 1],
  [6, 0],
];
export const STRANGERS: readonly PartieAction[] = [
  ...SEATS.flatMap((seat): readonly PartieAction[] => [
    { type: 'draw-first', seat },
    { type: 'reveal', seat },
    ...SQUADRONS.map((squadron): PartieAction => ({ type: 'resurrect', seat, squadron })),
  ]),
  ...RACES.flatMap((race): readonly PartieAction[] => [
    { type: 'draw-race', race },
    ...powersOf(race).map((power): PartieAction => ({ type: 'draw-power', power })),
  ]),
  ...[-1, 0, 4, 8, 9, 0.5].flatMap((card): readonly PartieAction[] => [
    { type: 'turn-card', card },
    { type: 'draw', card },
  ]),
  ...SQUADRONS.flatMap((squadron): readonly PartieAction[] => [
    { type: 'squadron', squadron },
    { type: 'engage', squadron },
  ]),
  ...(
    [
      'release',
      'ready',
      'volley',
      'hold',
      'no-destroyer',
      'halt',
      'laser',
      'super',
      'hold-fire',
      'go-draw',
      'end-turn',
      'absorb',
      'suffer',
      'leave-dead',
    ] as const
  ).map((type): PartieAction => ({ type })),
  ...(['A', 'ARG', 'ARD', 'AVG', 'AVD'] as const).map((helm): PartieAction => ({ type: 'helm', helm })),
  ...([0, 1, 2, 3, 4, 5] as const).map((facing): PartieAction => ({ type: 'heading', facing })),
  ...VECTORS.map(([q, r]): PartieAction => ({ type: 'teleport', q, r })),
  ...SHIPS.flatMap(named),
  ...CELLS.flatMap(placed),
];

// ── Secrets
const rotate = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i + by) % list.length] as T);
const ascending = (a: number, b: number): number => a - b;
/** Other cards in the hand and the pile, another card of power: what the others may not tell apart. */
const concealed = (side: Side, by: number): Side => {
  const cards = rotate([...side.hand, ...side.pile], by);
  const cut = side.hand.length;
  const hidden = !side.revealed && side.power !== null && side.power !== 'none' && side.race !== null;
  const powers = side.race === null ? [] : powersOf(side.race);
  const power = hidden ? (powers[(powers.findIndex((one) => one === side.power) + by) % 3] ?? side.power) : side.power;
  return { ...side, power, hand: cards.slice(0, cut).toSorted(ascending), pile: cards.slice(cut) };
};
/** The same moment for whoever looks from `seat`: what the others hold, and the order of every pile. */
export const secrets = (state: PartieState, seat: Seat | null): readonly PartieState[] =>
  [1, 2, 4].map((by) => ({
    ...state,
    sides: state.sides.map((side, i) => (i === seat ? { ...side, pile: rotate(side.pile, by) } : concealed(side, by))),
  }));

// ── Scenarios that must be refused
const patched = (scenario: PartieScenario, seat: number, patch: Partial<PlayerSpec>): PartieScenario => ({
  ...scenario,
  players: scenario.players.map((spec, i) => (i === seat ? { ...spec, ...patch } : spec)),
});
const free = (more: Partial<PartieScenario> = {}, spec: Partial<PositionSpec> = {}): PartieScenario => ({
  ...position({ ships: { '0a1': '0,0/0', '1D1': '3,0/0' }, ...spec }),
  ...more,
});
const NORTH = EXAMPLE_FLEETS[3][0] as FleetSpec;
const fighters = (change: Partial<FleetSpec['fighters'][number]>): FleetSpec => ({
  ...NORTH,
  fighters: NORTH.fighters.map((ship, i) => (i === 0 ? { ...ship, ...change } : ship)),
});
export const ILLEGAL: readonly (readonly [code: string, scenario: PartieScenario])[] = [
  ['joueurs-nombre', free({ players: free().players.slice(0, 2) })],
  ['joueurs-nombre', free({ players: [] })],
  ['titre', free({ name: '' })],
  ['option-inconnue', free({ options: { toString: true } as unknown as Partial<Options> })],
  ['option-inconnue', free({ options: { valkyrieBonus: 3 } as unknown as Partial<Options> })],
  ['race-double', regulation(3, { players: [{ race: 'vonyan' }, { race: 'vonyan' }, { race: null }] })],
  ['manche-bornes', free({ round: 0 })],
  ['manche-bornes', free({ round: Number.NaN })],
  ['premier-joueur', free({ first: 3 })],
  ['joueur-actif', free({ active: 5 })],
  ['actif-sans-premier', free({ first: null, active: 1 })],
  ['rayon-bornes', free({ board: { radius: 40 } })],
  ['rayon-bornes', free({ board: { radius: 2.5 } })],
  ['centre-absent', free({ board: { radius: 6, centre: [7, 0], zones: [] } })],
  [
    'plateau-morceaux',
    free({
      board: {
        radius: 3,
        holes: [
          [0, -3],
          [0, -2],
          [0, -1],
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 0],
          [1, 1],
          [1, -1],
          [1, -2],
          [1, -3],
          [1, 2],
          [0, 0],
        ],
        zones: [],
      },
    }),
  ],
  ['zones-manquantes', regulation(3, { board: { radius: 9 }, first: 0 })],
  ['case-absente', free({ asteroids: [[12, 0]] })],
  ['case-occupee', free({ asteroids: [[3, 0]] })],
  ['sonde-vaisseau', free({ probes: [[4, 0]] })],
  [
    'asteroides-nombre',
    free({ asteroids: Array.from({ length: 18 }, (_, i): Place => [i % 9, -3 - Math.floor(i / 9)]) }),
  ],
  ['sondes-nombre', free({ probes: Array.from({ length: 7 }, (_, i): Place => [i, -3]) })],
  ['escadron-morceaux', patched(regulation(3), 0, { fleet: fighters({ at: [5, -10] }) })],
  ['hors-zone', patched(regulation(3), 0, { fleet: fighters({ at: [1, -8] }) })],
  ['orientation', patched(regulation(3), 0, { fleet: fighters({ facing: 6 as Facing }) })],
  ['dommage-chasseur', free({}, { ships: { '0a1': '0,0/0*' } })],
  ['destroyer-depasse', free({}, { ships: { '0D1': '11,0/0' } })],
  [
    'destroyers-nombre',
    patched(regulation(3), 1, { fleet: { ...(EXAMPLE_FLEETS[3][1] as FleetSpec), destroyers: [] } }),
  ],
  ['paquet-nombre', regulation(3, { decks: { terriens: EXAMPLE_DECK.slice(1) } })],
  ['carte-rotation', regulation(3, { decks: { terriens: EXAMPLE_DECK.map((card) => ({ ...card, turn: 4 })) } })],
  ['carte-vitesse', regulation(3, { decks: { terriens: EXAMPLE_DECK.map((card) => ({ ...card, speed: -1 })) } })],
  ['cartes-restantes', free({ round: 5 })],
  ['pouvoir-race', patched(free(), 0, { power: 'vonyan-1' })],
  ['elite-pouvoir', patched(free(), 0, { elite: 'a1' })],
  ['blindage-jetons', free({}, { ships: { '0D1': '0,0/0' }, powers: ['dreckach-1!'], shield: ['0D1', 4] })],
  ['epuise-permanent', patched(free({}, { powers: ['terriens-2!'] }), 0, { spent: true })],
  ['prises-bornes', patched(free(), 0, { prizes: { fighters: -1 } })],
  ['prises-chasseurs', patched(regulation(3), 0, { prizes: { fighters: 1 } })],
  ['ajustement-debut', skirmish(HIDDEN[0]?.slice(0, 3) ?? [], { deploy: true })],
];
