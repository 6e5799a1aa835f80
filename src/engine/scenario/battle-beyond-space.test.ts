// Links of Battle Beyond Space: there and back, what says nothing left out, wrong shapes refused in words, lengths.
import { encode as qr } from 'uqr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import {
  boardPlaces,
  byRow,
  EXAMPLE_ASTEROIDS,
  EXAMPLE_BOARD,
  EXAMPLE_DECK,
  EXAMPLE_DECKS,
  EXAMPLE_FLEETS,
  EXAMPLE_ZONES,
  probesAround,
} from '../battle-beyond-space/data.ts';
import { escarmouche } from '../battle-beyond-space/escarmouche/index.ts';
import type { EscarmoucheScenario } from '../battle-beyond-space/escarmouche/types.ts';
import { partie } from '../battle-beyond-space/partie/index.ts';
import type { FleetSpec, PartieScenario } from '../battle-beyond-space/partie/types.ts';
import { GAMES } from '../../../tests/games/battle-beyond-space/ready.ts';
import {
  DESTROYERS,
  type Facing,
  FIGHTERS,
  OPTION_VALUES,
  type OptionKey,
  type Place,
  powersOf,
  RACES,
} from '../battle-beyond-space/types.ts';
import { HELMS } from '../hex/cells.ts';
import { distance, hexKey, ORIGIN, stepTo } from '../hex/hex.ts';
import { play, seeded } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { toBase64Url } from './base64url.ts';
import { normalEscarmouche, normalPartie } from './battle-beyond-space-form.ts';
import { escarmoucheCodec, LINKS, parsePartieAction, partieCodec } from './battle-beyond-space.ts';
import { BATTLE_BEYOND_SPACE_DICTIONARIES } from './battle-beyond-space-dictionary.ts';
import { escarmoucheShape, MAX, PARTIE_ACTIONS, partieShape } from './battle-beyond-space-shapes.ts';
import { checksum, type Json, toJson } from './canonical.ts';
import type { Codec } from './codec.ts';
import { MAX_TEXT } from './envelope.ts';
import { parseScenarioText, printScenario } from './file.ts';
import { isTyped } from './issues.ts';
import { decodeMoment, encodeMoment } from './moment.ts';

// ── Anything that the shapes accept: most of it is refused by the engine
const coordinate = fc.integer({ min: -15, max: 15 });
const place = fc.tuple(coordinate, coordinate) as fc.Arbitrary<Place>;
const places = fc.array(place, { maxLength: 6 });
const facing = fc.integer({ min: 0, max: 9 }) as fc.Arbitrary<Facing>;
const yes = fc.constant(true as const);
const damage = fc.constant(1 as const);
const text = (most: number): fc.Arbitrary<string> => fc.string({ unit: 'binary', maxLength: most });
const seat = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const numbers = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.integer({ min: 0, max: most }), { maxLength: 9 });
const ship = { facing, damage };
const fleet: fc.Arbitrary<FleetSpec> = fc.record({
  fighters: fc.array(
    fc.record({ id: fc.constantFrom(...FIGHTERS), at: place, ...ship }, { requiredKeys: ['id', 'at', 'facing'] }),
    { maxLength: 4 },
  ),
  destroyers: fc.array(
    fc.record({ id: fc.constantFrom(...DESTROYERS), rear: place, ...ship }, { requiredKeys: ['id', 'rear', 'facing'] }),
    { maxLength: 3 },
  ),
});
const count = fc.integer({ min: 0, max: 99 });
const powers = RACES.flatMap(powersOf);
const player = fc.record(
  {
    race: fc.constantFrom(...RACES, null),
    name: text(20),
    power: fc.constantFrom(...powers, 'none' as const),
    revealed: yes,
    spent: yes,
    elite: fc.constantFrom(...FIGHTERS),
    shield: fc.record({ destroyer: fc.constantFrom(...DESTROYERS), tokens: count }),
    fleet: fc.oneof(fleet, fc.constantFrom(...EXAMPLE_FLEETS[3], ...EXAMPLE_FLEETS[4])),
    left: fc.oneof(numbers(12), fc.constant([0, 1, 2, 3, 4, 5, 6, 7, 8])),
    hand: numbers(8),
    prizes: fc.record({ fighters: count, destroyers: count, probes: count, asteroids: count }, { requiredKeys: [] }),
  },
  { requiredKeys: ['race'] },
);
const deck = fc.oneof(
  fc.constant(EXAMPLE_DECK),
  fc.array(fc.record({ speed: count, turn: count, points: count }), { maxLength: 9 }),
);
const options = fc.record(
  Object.fromEntries(
    (Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [
      key,
      fc.constantFrom<string | number | boolean>(...OPTION_VALUES[key]),
    ]),
  ),
  { requiredKeys: [] },
);
const anyPartie = fc.record(
  {
    name: text(40).filter((name) => name.trim() !== ''),
    note: text(40),
    author: text(20),
    kind: fc.constantFrom('reglementaire' as const, 'libre' as const),
    options,
    board: fc.record(
      {
        radius: fc.integer({ min: 0, max: 14 }),
        holes: places,
        centre: place,
        zones: fc.oneof(fc.array(places, { maxLength: 4 }), fc.constantFrom(EXAMPLE_ZONES[3], EXAMPLE_ZONES[4])),
      },
      { requiredKeys: ['radius'] },
    ),
    players: fc.array(player, { maxLength: 5 }),
    first: fc.option(seat),
    round: count,
    active: seat,
    asteroids: fc.oneof(places, fc.constantFrom(EXAMPLE_ASTEROIDS[3], EXAMPLE_ASTEROIDS[4])),
    probes: fc.oneof(places, fc.constant(probesAround([0, 0]))),
    ring: place,
    decks: fc.record(Object.fromEntries(RACES.map((race) => [race, deck])), { requiredKeys: [] }),
    imposed: yes,
    deploy: yes,
  },
  { requiredKeys: ['name', 'kind', 'players', 'first'] },
) as unknown as fc.Arbitrary<PartieScenario>;
const anyEscarmouche = fc.record(
  {
    name: fc.constantFrom('Laser', 'Défi'),
    note: text(40),
    author: text(20),
    position: anyPartie,
    seat,
    turns: count,
    goal: fc.record({ of: fc.constantFrom('prises' as const, 'total' as const), least: count }),
  },
  { requiredKeys: ['name', 'position', 'seat', 'turns', 'goal'] },
) as fc.Arbitrary<EscarmoucheScenario>;

const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).reverse())
      : field,
  ) as T;
const back = <T>(codec: Codec<T>, scenario: T): unknown => {
  const read = codec.decode(codec.encode(scenario));
  return read.ok ? read.value : read.error;
};
/** decode ∘ encode is the normal form; encode is canonical; a file holds the same. */
const laws = <T>(codec: Codec<T>, normal: (value: T) => T, any: fc.Arbitrary<T>, numRuns: number): void => {
  fc.assert(
    fc.property(any, (value) => {
      const link = codec.encode(value);
      fc.pre(link.length <= MAX_TEXT);
      expect(link).toMatch(/^1\.battle-beyond-space~(?:partie|escarmouche)\.[A-Za-z0-9_-]+$/);
      expect(codec.decode(link)).toEqual({ ok: true, value: normal(value) });
      expect(codec.encode(normal(value))).toBe(link);
      expect(codec.encode(shuffled(value))).toBe(link);
      expect(normal(normal(value))).toEqual(normal(value));
      expect(parseScenarioText(codec, printScenario(codec, value))).toEqual({ ok: true, value: normal(value) });
    }),
    { numRuns },
  );
};

const GAME: PartieScenario = {
  name: 'Une partie à quatre',
  kind: 'reglementaire',
  first: null,
  players: RACES.map((race) => ({ race })),
};
const READY = GAMES.map(({ scenario }) => scenario);
const LATE = READY.find(({ round }) => round === 9) ?? GAME;
const CHALLENGE: EscarmoucheScenario = {
  name: 'Quatre points ce tour',
  position: { ...LATE, name: 'Quatre points ce tour' },
  seat: 0,
  turns: 1,
  goal: { of: 'prises', least: 4 },
};

describe('laws of the codecs', () => {
  test('partie', () => laws(partieCodec, normalPartie, anyPartie, 150));
  test('escarmouche', () => laws(escarmoucheCodec, normalEscarmouche, anyEscarmouche, 60));
  test.each([GAME, ...READY])('$name: already normal, comes back whole', (scenario) =>
    expect(back(partieCodec, scenario)).toEqual(scenario),
  );
  test('a challenge comes back whole', () => expect(back(escarmoucheCodec, CHALLENGE)).toEqual(CHALLENGE));
  test('different scenarios give different links', () => {
    const links = [
      GAME,
      { ...GAME, first: 1 as const },
      { ...GAME, kind: 'libre' as const },
      { ...GAME, deploy: true as const },
      { ...GAME, ring: [1, 0] as const },
      ...READY,
    ].map(partieCodec.encode);
    expect(new Set(links).size).toBe(links.length);
  });
  test('a file is readable: places are pairs, ships have their names', () =>
    expect(printScenario(partieCodec, LATE)).toMatch(/"id": "a1"/));
});

// ── What says nothing is left out, and says nothing to the engine either
const told: PartieScenario = {
  ...GAME,
  note: '',
  author: '',
  options: { valkyrieBonus: 2, tieBreak: 'shared' },
  round: 1,
  first: 1,
  active: 1,
  ring: [0, 0],
  board: { ...EXAMPLE_BOARD, holes: [], centre: [0, 0], zones: EXAMPLE_ZONES[4] },
  asteroids: EXAMPLE_ASTEROIDS[4],
  probes: probesAround([0, 0]),
  decks: EXAMPLE_DECKS,
  players: GAME.players.map((one, i) => ({
    ...one,
    name: ' ',
    fleet: EXAMPLE_FLEETS[4][i] ?? { fighters: [], destroyers: [] },
    prizes: { fighters: 0, probes: 0 },
  })),
};
const opened = (scenario: PartieScenario): unknown => {
  const start = partie.setup(scenario);
  return start.ok ? [start.value, partie.key(start.value)] : start.error.map(({ code, about }) => [code, about]);
};
describe('what says nothing is left out', () => {
  test('the whole of the example, told', () => {
    expect(back(partieCodec, told)).toEqual({ ...GAME, first: 1 });
    expect(opened(told)).toEqual(opened({ ...GAME, first: 1 }));
  });
  test('what says something stays', () => {
    const own: PartieScenario = {
      ...GAME,
      kind: 'libre',
      options: { valkyrieBonus: 1 },
      round: 2,
      first: 1,
      active: 2,
      ring: [1, 0],
      board: { radius: 9, holes: [[0, 9]], centre: [0, 1], zones: [] },
      asteroids: [],
      probes: [],
      decks: { vonyan: EXAMPLE_DECK.map((card) => ({ ...card, speed: 9 })) },
      imposed: true,
      players: GAME.players.map((one) => ({
        ...one,
        name: 'Ana',
        power: 'none',
        left: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        hand: [8],
        prizes: { probes: 1 },
      })),
    };
    expect(back(partieCodec, own)).toEqual(own);
  });
  test('the example zones stay on a board that may not hold them', () => {
    for (const board of [
      { radius: 8, zones: EXAMPLE_ZONES[4] },
      { radius: 11, holes: [[2, -11]] as const, zones: EXAMPLE_ZONES[4] },
    ])
      expect(back(partieCodec, { ...GAME, board })).toEqual({ ...GAME, board });
  });
  test('the probes of a moved centre go without saying, those of the middle do not', () => {
    const moved: PartieScenario = { ...GAME, board: { radius: 11, centre: [0, 2] } };
    expect(back(partieCodec, { ...moved, probes: probesAround([0, 2]) })).toEqual(moved);
    expect(back(partieCodec, { ...moved, probes: probesAround([0, 0]) })).toHaveProperty('probes');
  });
  test('a scenario that the engine lets in opens on the same position', () => {
    for (const scenario of [told, ...READY]) expect(opened(normalPartie(scenario))).toEqual(opened(scenario));
  });
});

// ── Actions
const anyShip = fc.constantFrom('0a1', '1b6', '2c3', '3D2', '0D1');
const FIELDS: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  race: fc.constantFrom(...RACES),
  power: fc.constantFrom(...powers),
  seat,
  ship: anyShip,
  cell: fc.integer({ min: 0, max: MAX.cell }),
  from: fc.integer({ min: 0, max: MAX.cell }),
  to: fc.integer({ min: 0, max: MAX.cell }),
  facing: fc.integer({ min: 0, max: 5 }),
  card: fc.integer({ min: 0, max: 8 }),
  squadron: fc.constantFrom('a', 'b', 'c'),
  double: fc.boolean(),
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
  helm: fc.constantFrom(...HELMS),
};
const each = Object.entries(PARTIE_ACTIONS).map(([type, fields]) =>
  fc.record({
    type: fc.constant(type),
    ...Object.fromEntries(Object.keys(fields).map((field) => [field, FIELDS[field] ?? fc.constant(null)])),
  }),
);
describe('actions', () => {
  test('every action passes its parser, and is packed and unpacked', () => {
    const all = fc.tuple(...each).chain((list) => fc.shuffledSubarray([...list, ...list]));
    fc.assert(
      fc.property(all, (list) => {
        for (const action of list) expect(parsePartieAction(toJson(action))).toEqual({ ok: true, value: action });
        expect(partieCodec.actions.unpack(partieCodec.actions.pack(list.map(toJson)), 1)).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });
  test('a draw is a number, the destroyer at the helm a word', () =>
    expect(
      partieCodec.actions.pack([
        { type: 'draw', card: 4 },
        { type: 'helm', helm: 'ARG' },
        { type: 'turn', ship: '0a1', facing: 3 },
        { type: 'volley' },
      ]),
    ).toEqual([4, 'ARG', ['turn', '0a1', 3], ['volley']]));
  test.each([GAME, ...READY])('$name: what seeded games play opens whole', (scenario) => {
    for (const seed of [1, 2]) {
      const start = partie.setup(scenario);
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      const { line } = play(partie, start.value, seeded(seed), 150);
      const moment = decodeMoment(
        partie,
        partieCodec,
        parsePartieAction,
        encodeMoment(partie, partieCodec, scenario, line),
      );
      expect(moment.ok && [moment.value.diverged, moment.value.actions.length, moment.value.scenario]).toEqual([
        undefined,
        line.moves.length,
        scenario,
      ]);
    }
  });
  test('a challenge, played', () => {
    const start = escarmouche.setup(CHALLENGE);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { line } = play(escarmouche, start.value, seeded(3), 60);
    const moment = decodeMoment(
      escarmouche,
      escarmoucheCodec,
      LINKS.escarmouche.parseAction,
      encodeMoment(escarmouche, escarmoucheCodec, CHALLENGE, line),
    );
    expect(moment.ok && [moment.value.diverged, moment.value.actions.length]).toEqual([undefined, line.moves.length]);
  });
  test.each<unknown>([
    { type: 'constructor' },
    { type: 'volley', more: 1 },
    { type: 'fire', ship: '4a1' },
    { type: 'fire', ship: '0d1' },
    { type: 'turn', ship: '0a1', facing: 6 },
    { type: 'place', cell: 4096, facing: 0 },
    {},
    null,
    'A',
    ['A'],
    3,
  ])('is no action: %j', (raw) => expect(parsePartieAction(raw).ok).toBe(false));
  test.each<{ readonly raw: readonly unknown[] }>([
    { raw: ['B'] },
    { raw: [['volley', 1]] },
    { raw: [['fire']] },
    { raw: [['constructor']] },
    { raw: [9.5] },
    { raw: [null] },
    { raw: [[]] },
  ])('unpacking $raw gives what no parser takes', ({ raw }) => {
    const actions = partieCodec.actions.unpack(raw, 1) ?? [];
    expect(actions.some((action) => parsePartieAction(action).ok)).toBe(false);
  });
});

// ── Wrong shapes, told in French at their place
const issuesOf = (
  raw: unknown,
  codec: Codec<PartieScenario> | Codec<EscarmoucheScenario> = partieCodec,
): readonly string[] => {
  const result = codec.read(raw, 1);
  return result.ok || result.error.code !== 'invalid'
    ? []
    : result.error.issues.map(({ path, message }) => `${path} | ${message}`);
};
const withFleet = (fighter: object): unknown => ({
  ...GAME,
  players: [{ race: 'terriens', fleet: { fighters: [fighter], destroyers: [] } }],
});
describe('a shape that does not fit tells what and where, in French', () => {
  test.each<readonly [string, unknown, string]>([
    ['no name', { ...GAME, name: ' ' }, 'name | Nom : donnez un nom au scénario.'],
    [
      'a mode',
      { ...GAME, kind: 'etude' },
      'kind | Mode : la valeur doit être l’une de celles-ci : reglementaire, libre.',
    ],
    [
      'a race',
      { ...GAME, players: [{ race: 'humains' }] },
      'players.0.race | Joueur 1, race : la valeur doit être l’une de celles-ci : terriens, vonyan, valkyries, dreckach.',
    ],
    [
      'a power',
      { ...GAME, players: [{ race: 'vonyan', power: 'vonyan-4' }] },
      `players.0.power | Joueur 1, pouvoir : la valeur doit être l’une de celles-ci : ${[...powers, 'none'].join(', ')}.`,
    ],
    [
      'a ship',
      withFleet({ id: 'a7', at: [0, 0], facing: 0 }),
      `players.0.fleet.fighters.0.id | Joueur 1, flotte, chasseur 1, vaisseau : la valeur doit être l’une de celles-ci : ${FIGHTERS.join(', ')}.`,
    ],
    [
      'half a cell',
      withFleet({ id: 'a1', at: [0.5, 0], facing: 0 }),
      'players.0.fleet.fighters.0.at.0 | Joueur 1, flotte, chasseur 1, case, élément 1 : un nombre entier est attendu.',
    ],
    [
      'no facing',
      withFleet({ id: 'a1', at: [0, 0] }),
      'players.0.fleet.fighters.0.facing | Joueur 1, flotte, chasseur 1, orientation : ce champ manque.',
    ],
    [
      'damage',
      withFleet({ id: 'a1', at: [0, 0], facing: 0, damage: 2 }),
      'players.0.fleet.fighters.0.damage | Joueur 1, flotte, chasseur 1, dommage : la valeur doit être l’une de celles-ci : 1.',
    ],
    [
      'a place of three',
      {
        ...GAME,
        asteroids: [
          [0, 0],
          [1, 2, 3],
        ],
      },
      'asteroids.1.2 | Astéroïde 2, élément 3 : la liste a un élément de trop.',
    ],
    ['too far', { ...GAME, probes: [[40, 0]] }, 'probes.0.0 | Sonde 1, élément 1 : le nombre doit être d’au plus 31.'],
    [
      'a card',
      { ...GAME, decks: { vonyan: [{ speed: 2, turn: 'deux', points: 1 }] } },
      'decks.vonyan.0.turn | Cartes de déplacement, carte 1, rotation : un nombre entier est attendu.',
    ],
    [
      'an option',
      { ...GAME, options: { valkyrieBonus: 3 } },
      'options.valkyrieBonus | Réglages, bonus des Valkyries : la valeur doit être l’une de celles-ci : 2, 1.',
    ],
    [
      'an unknown option',
      { ...GAME, options: { vitesse: 3 } },
      'options.vitesse | Réglages, « vitesse » : ce champ est inconnu.',
    ],
    ['a flag', { ...GAME, imposed: 'oui' }, 'imposed | Ordre imposé : la valeur doit être l’une de celles-ci : true.'],
    [
      'who begins',
      { ...GAME, first: 4 },
      'first | Premier joueur : la valeur doit être l’une de celles-ci : 0, 1, 2, 3.',
    ],
    [
      'a packed fleet',
      { ...GAME, players: [{ race: 'vonyan', fleet: '.ABC' }] },
      'players.0.fleet | Joueur 1, flotte : un objet est attendu.',
    ],
    [
      'a flood',
      { ...GAME, asteroids: Array.from({ length: 9_000 }, () => [0, 0]) },
      ' | Ces données sont trop nombreuses pour un scénario.',
    ],
  ])('%s', (_, raw, message) => expect(issuesOf(raw)).toContain(message));
  test('a challenge: its own fields, and those of its position', () => {
    expect(issuesOf({ ...CHALLENGE, turns: 'deux' }, escarmoucheCodec)).toEqual([
      'turns | Nombre de tours : un nombre entier est attendu.',
    ]);
    expect(issuesOf({ ...CHALLENGE, position: { ...LATE, first: 9 } }, escarmoucheCodec)[0]).toMatch(
      /^position\.first \| Position, premier joueur : /,
    );
  });
  test('what the engine refuses with its rule, a link may hold', () => {
    const faulty: PartieScenario = {
      ...GAME,
      round: 12,
      decks: { vonyan: [{ speed: 3, turn: 4, points: 2 }] },
      players: [{ race: 'vonyan' }, { race: 'vonyan' }],
      asteroids: [[26, 0]],
    };
    expect(back(partieCodec, faulty)).toEqual(faulty);
  });
  test.each([
    '',
    'n’importe quoi',
    '#s=',
    '1.battle-beyond-space~partie.',
    `1.battle-beyond-space~partie.${'A'.repeat(90)}`,
    '2.battle-beyond-space~partie.AAAA',
    '1.battlefight~partie.AAAA',
  ])('no link: %j', (link) => {
    for (const codec of [partieCodec, escarmoucheCodec]) expect(codec.decode(link).ok).toBe(false);
  });
  test('a moment that holds no list of actions is refused', () =>
    expect(
      decodeMoment(
        partie,
        partieCodec,
        parsePartieAction,
        partieCodec.seal('p', { a: 'volley', k: 'x', s: partieCodec.write(GAME) }),
      ),
    ).toEqual({ ok: false, error: { code: 'corrupt' } }));
  test('well-sealed nonsense is told, never thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom('s' as const, 'p' as const), (raw, kind) => {
        const data = toJson(raw);
        for (const codec of [partieCodec, escarmoucheCodec]) {
          const read =
            kind === 's'
              ? codec.decode(codec.seal('s', data))
              : codec.open('p', codec.seal('p', { a: [], k: '', s: data }));
          expect(kind === 'p' || !read.ok).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
  test('typed: bounds may be broken, types may not', () => {
    expect(isTyped(partieShape, { ...GAME, name: '', round: 400 })).toBe(true);
    for (const wrong of [{ ...GAME, kind: 'autre' }, { ...GAME, players: [{}] }, null])
      expect(isTyped(partieShape, wrong)).toBe(false);
    expect(isTyped(escarmoucheShape as v.GenericSchema, { ...CHALLENGE, name: '' })).toBe(true);
  });
});

// ── Lengths. The address of a site takes 60 characters more.
const ADDRESS = 63;
const { below } = rng(7);
const mixed = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((one) => [below(1_000_000), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
/** The example fleet of a zone, its fighters put anywhere among these cells, each looking anywhere. */
const scattered = ({ fighters, destroyers }: FleetSpec, cells: readonly Place[]): FleetSpec => {
  const taken = destroyers.flatMap(({ rear: [q, r], facing: side }) => [`${q},${r}`, hexKey(stepTo({ q, r }, side))]);
  const spots = mixed(cells.filter(([q, r]) => !taken.includes(`${q},${r}`)));
  return {
    fighters: fighters.map((one, i) => ({ ...one, at: spots[i] ?? [0, 0], facing: below(6) as Facing })),
    destroyers,
  };
};
const inZones = EXAMPLE_FLEETS[4].map((one, i) => scattered(one, EXAMPLE_ZONES[4][i] ?? []));
const anywhere = EXAMPLE_FLEETS[4].map((one) => scattered(one, boardPlaces(EXAMPLE_BOARD)));
const withFleets = (fleets: readonly FleetSpec[]): PartieScenario => ({
  ...GAME,
  players: GAME.players.map((one, i) => ({ ...one, fleet: fleets[i] ?? { fighters: [], destroyers: [] } })),
});
/** As the workshop writes it, row by row: the rim cut off but for the zones, a bay to the south, zones one cell larger than the example's. */
const inZone = new Set(EXAMPLE_ZONES[4].flat().map(String));
const rim = boardPlaces(EXAMPLE_BOARD).filter(
  (spot) => distance({ q: spot[0], r: spot[1] }, ORIGIN) === EXAMPLE_BOARD.radius && !inZone.has(String(spot)),
);
const holes = [
  ...rim,
  ...([
    [1, 6],
    [2, 6],
    [1, 7],
  ] as const),
].toSorted(byRow);
const zones = EXAMPLE_ZONES[4].map((zone, i): readonly Place[] =>
  [
    ...zone,
    (
      [
        [5, -8],
        [8, 0],
        [-5, 8],
        [-8, 0],
      ] as const
    )[i] ?? [0, 0],
  ].toSorted(byRow),
);
const OWN_BOARD: PartieScenario = {
  ...GAME,
  board: { radius: 11, holes, zones },
  asteroids: EXAMPLE_ASTEROIDS[4].map(([q, r]): Place => [r, q]).toSorted(byRow),
};
const whole: PartieScenario = {
  ...OWN_BOARD,
  players: withFleets(inZones).players,
  decks: Object.fromEntries(
    RACES.map((race) => [race, EXAMPLE_DECK.map(() => ({ speed: below(7), turn: below(4), points: below(5) }))]),
  ),
};

describe('lengths', () => {
  test.each<readonly [string, PartieScenario]>([
    ['the example', GAME],
    ['four fleets of one’s own', withFleets(inZones)],
    ['a board of one’s own, with holes and zones', OWN_BOARD],
    ...READY.map((scenario) => [scenario.name, scenario] as const),
  ])('%s: 300 characters, a QR code of version 12', (_, scenario) => {
    const link = partieCodec.encode(scenario);
    expect(link.length + ADDRESS).toBeLessThanOrEqual(300);
    expect(qr('x'.repeat(ADDRESS) + link, { ecc: 'M' }).version).toBeLessThanOrEqual(12);
    expect(partieCodec.decode(link).ok).toBe(true);
  });
  test('a challenge', () => expect(escarmoucheCodec.encode(CHALLENGE).length + ADDRESS).toBeLessThanOrEqual(300));
  test('eighty ships anywhere on the board', () =>
    expect(partieCodec.encode(withFleets(anywhere)).length + ADDRESS).toBeLessThanOrEqual(350));
  test('everything at once, fleets, board, zones, asteroids and 36 cards: still a QR code', () => {
    const link = partieCodec.encode(whole);
    expect(link.length + ADDRESS).toBeLessThanOrEqual(500);
    expect(() => qr('x'.repeat(ADDRESS) + link, { ecc: 'M' })).not.toThrow();
    expect(back(partieCodec, whole)).toEqual(whole);
  });
  test.each([GAME, withFleets(inZones), OWN_BOARD, whole, ...READY.filter((one) => one !== LATE)])(
    '$name, with forty actions: 1,500 characters',
    (scenario) => {
      for (const seed of [1, 2, 3]) {
        const start = partie.setup({ ...scenario, kind: 'libre' });
        if (!start.ok) throw new Error(JSON.stringify(start.error));
        const { line } = play(partie, start.value, seeded(seed), 40);
        expect(line.moves).toHaveLength(40);
        expect(encodeMoment(partie, partieCodec, { ...scenario, kind: 'libre' }, line).length).toBeLessThanOrEqual(
          1500,
        );
      }
    },
  );
});

test('the dictionary is frozen, and fits the window of deflate', () => {
  expect(BATTLE_BEYOND_SPACE_DICTIONARIES.map((words) => `${words.length} ${toBase64Url(checksum(words))}`)).toEqual([
    '24052 3mbg',
  ]);
  for (const words of BATTLE_BEYOND_SPACE_DICTIONARIES)
    expect(new TextEncoder().encode(words).length).toBeLessThan(30_000);
});
