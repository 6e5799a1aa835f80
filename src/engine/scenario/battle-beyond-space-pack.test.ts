// How links of Battle Beyond Space write places, fleets and cards: there and back for any scenario, nothing lost, nothing thrown on what is not expected.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../tests/cpu.ts';
import { boardPlaces, byRow, EXAMPLE_ASTEROIDS, EXAMPLE_FLEETS, EXAMPLE_ZONES } from '../battle-beyond-space/data.ts';
import { FIGHTERS, type Place, RACES } from '../battle-beyond-space/types.ts';
import { type Coder, readBack, written } from './battle-beyond-space-numbers.ts';
import { packGame, packSkirmish, unpackGame, unpackSkirmish } from './battle-beyond-space-pack.ts';
import { type Json, toJson } from './canonical.ts';

const RADIUS = 11;
const anyPlace = fc.tuple(fc.integer({ min: -14, max: 14 }), fc.integer({ min: -14, max: 14 }));
const rowByRow = fc
  .subarray(
    boardPlaces({ radius: RADIUS }).map(([q, r]): [number, number] => [q, r]),
    { maxLength: 40 },
  )
  .map((places) => places.toSorted(byRow));
const anyPlaces = fc.oneof(fc.array(anyPlace, { maxLength: 12 }), rowByRow);
const facing = fc.integer({ min: 0, max: 6 });
const damage = fc.option(fc.constant(1), { nil: undefined });
const at = fc.oneof(
  anyPlace,
  fc.constantFrom(...boardPlaces({ radius: RADIUS }).map(([q, r]): [number, number] => [q, r])),
  fc.constantFrom(...(EXAMPLE_ZONES[4][0] ?? []).map(([q, r]): [number, number] => [q, r])),
);
const fleet = fc.record({
  fighters: fc.array(fc.record({ id: fc.constantFrom(...FIGHTERS), at, facing, damage }), { maxLength: 20 }),
  destroyers: fc.array(fc.record({ id: fc.constantFrom('D1', 'D2'), rear: at, facing, damage }), { maxLength: 3 }),
});
const cards = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 10 });
const deck = fc.array(
  fc.record({
    speed: fc.integer({ min: 0, max: 11 }),
    turn: fc.integer({ min: 0, max: 4 }),
    points: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 10 },
);
const anyGame = fc.record(
  {
    board: fc.record(
      {
        radius: fc.integer({ min: 0, max: 15 }),
        holes: anyPlaces,
        centre: anyPlace,
        zones: fc.array(anyPlaces, { maxLength: 5 }),
      },
      { requiredKeys: ['radius'] },
    ),
    players: fc.array(
      fc.record({ race: fc.constantFrom(...RACES, null), fleet, left: cards, hand: cards }, { requiredKeys: ['race'] }),
      { maxLength: 5 },
    ),
    asteroids: anyPlaces,
    probes: anyPlaces,
    decks: fc.record({ terriens: deck, dreckach: deck }, { requiredKeys: [] }),
  },
  { requiredKeys: ['players'] },
);
const lengthOf = (value: Json): number => JSON.stringify(value).length;
const there = (game: unknown): Json => packGame(toJson(game));
const back = (game: unknown): Json => unpackGame(there(game));

describe('there and back', () => {
  test('any scenario, sound or not', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(back(game)).toEqual(toJson(game));
      }),
      { numRuns: 400 },
    );
  });
  test('any data at all: never thrown, at worst as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        for (const change of [packGame, unpackGame, packSkirmish, unpackSkirmish])
          expect(() => change(toJson(value))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
  test('the example data', () => {
    for (const table of [3, 4] as const) {
      const game = {
        board: { radius: RADIUS, zones: EXAMPLE_ZONES[table] },
        players: EXAMPLE_FLEETS[table].map((one) => ({ fleet: one })),
        asteroids: EXAMPLE_ASTEROIDS[table],
      };
      expect(back(game)).toEqual(toJson(game));
    }
  });
  test('a fleet that is wiped out', () => {
    const game = { players: [{ fleet: { fighters: [], destroyers: [] } }] };
    expect(back(game)).toEqual(game);
    expect(lengthOf(there(game))).toBeLessThan(lengthOf(game));
  });
});

describe('what is written', () => {
  test('steps: one letter within four hexes of the place before, else two', () => {
    // Not row by row, so a list and no set: (2, −11) is far from the middle, (3, −11) beside it, (0, 3) far away.
    const { asteroids } = there({
      asteroids: [
        [2, -11],
        [3, -11],
        [0, 3],
        [0, 2],
      ],
    }) as { readonly asteroids: string };
    expect(asteroids).toHaveLength(6);
    expect(asteroids.startsWith('~')).toBe(false);
  });
  test('a list row by row is a set: 17 among 397 cells are 98 bits and 7 more for how many, 18 letters', () => {
    const { asteroids } = there({ asteroids: EXAMPLE_ASTEROIDS[4].toSorted(byRow) }) as { readonly asteroids: string };
    expect(asteroids).toMatch(/^~[\w-]{17,18}$/);
  });
  test('holes and zones make one map, as long as no cell is in two of them', () => {
    const holes = [
      [0, -11],
      [11, 0],
      [0, 11],
    ] as const;
    const packed = (zones: readonly (readonly Place[])[]): Json =>
      (
        there({ board: { radius: RADIUS, holes, zones: zones.map((zone) => zone.toSorted(byRow)) } }) as {
          readonly board: Json;
        }
      ).board;
    const sorted = EXAMPLE_ZONES[4].map((zone) => zone.filter((one) => String(one) !== '11,0'));
    expect(packed(sorted)).toEqual({ radius: RADIUS, map: expect.stringMatching(/^h4[\w-]{30,60}$/) as string });
    expect(packed(EXAMPLE_ZONES[4])).toMatchObject({
      holes: expect.any(String) as string,
      zones: expect.any(String) as string,
    }); // (11, 0) is a hole of the east zone
    for (const zones of [sorted, EXAMPLE_ZONES[4]]) {
      const game = { board: { radius: RADIUS, holes, zones: zones.map((zone) => zone.toSorted(byRow)) } };
      expect(back(game)).toEqual(toJson(game));
    }
  });
  test('a place beyond every board stays as it is, and so does its list', () => {
    const game = {
      asteroids: [
        [0, 0],
        [14, 0],
      ],
    };
    expect(there(game)).toEqual(game);
  });
  test('a fleet in its zone: 20 ships among 23 cells and 6 sides are 142 bits, 24 letters and a mark', () => {
    const { players } = there({ players: EXAMPLE_FLEETS[4].map((one) => ({ fleet: one })) }) as {
      readonly players: readonly { readonly fleet: string }[];
    };
    expect(players.map((player) => player.fleet.length)).toEqual([25, 25, 25, 25]);
  });
  test('a ship out of its zone: among the 397 cells of the board, 38 letters', () => {
    const [first] = EXAMPLE_FLEETS[4];
    const moved = { ...first, destroyers: first?.destroyers.map((ship) => ({ ...ship, rear: [0, 3] })) };
    const { players } = there({ players: [{ fleet: moved }, {}, {}, {}] }) as {
      readonly players: readonly { readonly fleet: string }[];
    };
    expect(players[0]?.fleet).toMatch(/^:[\w-]{36,38}$/);
    expect(back({ players: [{ fleet: moved }, {}, {}, {}] })).toEqual(
      toJson({ players: [{ fleet: moved }, {}, {}, {}] }),
    );
  });
  test.each([
    ['an unknown ship', { id: 'd1', at: [0, 0], facing: 0 }],
    ['a seventh side', { id: 'a1', at: [0, 0], facing: 6 }],
    ['a field more', { id: 'a1', at: [0, 0], facing: 0, note: '' }],
    ['a destroyer among fighters', { id: 'D1', at: [0, 0], facing: 0 }],
    ['no place', { id: 'a1', facing: 0 }],
    ['a side before the first', { id: 'a1', at: [0, 0], facing: -1 }],
    ['half a side', { id: 'a1', at: [0, 0], facing: 0.5 }],
    ['two damages', { id: 'a1', at: [0, 0], facing: 0, damage: 2 }],
    ['no damage, told', { id: 'a1', at: [0, 0], facing: 0, damage: 0 }],
    ['a place beyond every board', { id: 'a1', at: [14, 0], facing: 0 }],
    ['a place of three', { id: 'a1', at: [0, 0, 0], facing: 0 }],
  ])('%s: the fleet stays in full, for the shapes to tell', (_, ship) => {
    const game = { players: [{ fleet: { fighters: [ship], destroyers: [] } }] };
    expect(there(game)).toEqual(game);
  });
  test('cards are figures: nine in 27, those left one each', () => {
    const cards9 = Array.from({ length: 9 }, (_, i) => ({ speed: i, turn: i % 4, points: 2 }));
    const game = { decks: { vonyan: cards9 }, players: [{ left: [3, 6, 0] }] };
    expect(there(game)).toEqual({ decks: { vonyan: '002112222332402512622732802' }, players: [{ left: '360' }] });
    expect(back(game)).toEqual(game);
  });
});

describe('guards: what a text could not give back stays in full', () => {
  const same = (game: Json): void => {
    expect(there(game)).toEqual(game);
    expect(back(game)).toEqual(game);
  };
  const ship = { id: 'a1', at: [0, 0], facing: 0 } as const;
  test('a fleet with a field more, or of more ships than there are letters', () => {
    same({ players: [{ fleet: { fighters: [ship], destroyers: [], note: '' } }] });
    same({ players: [{ fleet: { fighters: Array.from({ length: 65 }, () => ship), destroyers: [] } }] });
    expect(
      there({ players: [{ fleet: { fighters: Array.from({ length: 64 }, () => ship), destroyers: [] } }] }),
    ).toMatchObject({ players: [{ fleet: expect.any(String) as string }] });
  });
  test('cards that are no figures', () => {
    for (const left of [[-1], [10], [0.5], ['3'], [null]]) same({ players: [{ left, hand: left }] });
    for (const card of [
      { speed: -1, turn: 0, points: 0 },
      { speed: 10, turn: 0, points: 0 },
      { speed: 1, turn: 0 },
      { speed: 1, turn: 0, points: 0, note: '' },
    ])
      same({ decks: { vonyan: [card] } });
  });
  test.each(['1', '12', '1234', 'abc', '1e3', '-12'])(
    'a deck that is no threes stays the text that it is: %j',
    (vonyan) => expect(unpackGame({ decks: { vonyan } })).toEqual({ decks: { vonyan } }),
  );
  test('ten zones, on a board or as texts', () => {
    const zones = Array.from({ length: 10 }, (_, i) => [[i - 5, 0]]);
    same({ board: { radius: RADIUS, zones } });
    same({ board: { radius: RADIUS, zones: [] } });
    expect(there({ board: { radius: RADIUS, zones: zones.slice(1) } })).toEqual({
      board: { radius: RADIUS, map: expect.stringMatching(/^9/) as string },
    });
    const board = { radius: RADIUS, zones: Array.from({ length: 10 }, () => 'A').join(' ') };
    expect(unpackGame({ board })).toEqual({ board });
  });
  test('a board that has a map already, and holes that are told to be none', () => {
    same({ board: { radius: RADIUS, map: 3, holes: [[0, 0]] } });
    expect(there({ board: { radius: RADIUS, map: 'h9zz', zones: [[[0, 0]]] } })).toEqual({
      board: { radius: RADIUS, map: 'h9zz', zones: [[[0, 0]]] },
    });
    expect(there({ board: { radius: RADIUS, holes: [], zones: [[[0, 0]]] } })).toEqual({
      board: { radius: RADIUS, holes: '', zones: 'A' },
    });
    expect(back({ board: { radius: RADIUS, holes: [], zones: [[[0, 0]], []] } })).toEqual({
      board: { radius: RADIUS, holes: [], zones: [[[0, 0]], []] },
    });
  });
  test.each([14, 99, 1e9, -3, 0, 0.5])('a board of radius %d ranks nothing but on its middle', (radius) => {
    const game = {
      board: { radius },
      players: [{ fleet: { fighters: [{ ...ship, at: [1, 0] }], destroyers: [] } }],
      asteroids: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    };
    const { asteroids, players } = there(game) as { readonly asteroids: string; readonly players: Json };
    expect(asteroids.startsWith('~')).toBe(false);
    expect(players).toEqual(game.players);
    expect(back(game)).toEqual(game);
  });
  test('ships ranked among no cells', () => {
    for (const fleet of ['A.', 'A.A', '.AAAA'])
      expect(unpackGame({ players: [{ fleet }] })).toEqual({ players: [{ fleet }] });
  });
  test('more cells in a set than the board has', () => {
    const many = written((coder) => void coder.among(128, 100));
    expect(unpackGame({ board: { radius: 1 }, asteroids: `~${many}` })).toEqual({
      board: { radius: 1 },
      asteroids: `~${many}`,
    });
  });
  test('a list of 128 places is steps, and comes back', () => {
    const asteroids = boardPlaces({ radius: RADIUS }).toSorted(byRow).slice(0, 128);
    expect((there({ asteroids }) as { readonly asteroids: string }).asteroids.startsWith('~')).toBe(false);
    expect((there({ asteroids: asteroids.slice(1) }) as { readonly asteroids: string }).asteroids.startsWith('~')).toBe(
      true,
    );
    for (const places of [asteroids, asteroids.slice(1)])
      expect(back({ asteroids: places })).toEqual(toJson({ asteroids: places }));
  });
  test.each(['.1', '.9', '{1', 'A.', '~'.repeat(2)])('a far place off every board: %j', (asteroids) =>
    expect(unpackGame({ asteroids })).toEqual({ asteroids }),
  );
  test('a number longer than any of ours is not even read', () =>
    expect(readBack('z'.repeat(2_001), () => 'read')).toBeUndefined());
  test('a position that tells its own name keeps it', () => {
    const told = { name: 'Laser', position: { name: 'Autre', players: [] }, turns: 1 };
    expect(unpackSkirmish(told)).toEqual(told);
    expect(unpackSkirmish({ position: { players: [] } })).toEqual({ position: { players: [] } });
  });
});

test.each(['?', 'ABCDEFS', 'A:-_', '.', ':zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', 'U:AA', 'A. ', '.A B C'])(
  'a damaged fleet stays the text that it is: %j',
  (fleet) => {
    const game = { players: [{ fleet }] };
    expect(unpackGame(game)).toEqual(game);
  },
);
test.each(['"', '!', '!~', 'A B', '{', '~!', `~${'z'.repeat(200)}`, `~${'A'.repeat(3_000)}`])(
  'damaged places stay the text that they are: %j',
  (asteroids) => expect(unpackGame({ asteroids })).toEqual({ asteroids }),
);

test.each(['', 'h', 'z', 'h4!', 'h9zzzzzzzzzz', `h4${'z'.repeat(400)}`])(
  'a damaged map stays the text that it is: %j',
  (map) => expect(unpackGame({ board: { radius: RADIUS, map } })).toEqual({ board: { radius: RADIUS, map } }),
);

test('a hostile link costs little: thousands of zones, the longest numbers', () => {
  const board = { radius: 13, zones: Array.from({ length: 9_000 }, () => '~A').join(' ') };
  expect(unpackGame({ board })).toEqual({ board });
  const games = [
    { board },
    { board: { radius: 13, map: `h9${'z'.repeat(2_000)}` } },
    { board: { radius: 13 }, asteroids: `~${'z'.repeat(2_000)}`, probes: `~${'z'.repeat(2_000)}` },
    { players: Array.from({ length: 4_000 }, () => ({ fleet: ':zzzzzzzzzzzzzzzzzzzz' })) },
  ];
  expect(cpuTime(() => games.forEach(unpackGame))).toBeLessThan(500);
});

describe('numbers', () => {
  const odds = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), fc.boolean());
  test('decisions come back in order, whatever their odds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            odds,
            fc
              .integer({ min: 1, max: 3_000 })
              .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n - 1 }))),
          ),
          { maxLength: 60 },
        ),
        (decisions) => {
          const run = (coder: Coder, give: boolean): readonly (number | boolean)[] =>
            decisions.map((one) =>
              one.length === 3
                ? coder.odds(one[0], one[0] + one[1], give && one[2])
                : coder.among(one[0], give ? one[1] : 0),
            );
          const text = written((coder) => run(coder, true));
          expect(readBack(text, (coder) => run(coder, false))).toEqual(decisions.map((one) => one.at(-1)));
        },
      ),
      { numRuns: 200 },
    );
  });
  test('what is nearly sure is nearly free: a hundred answers at 99 to 1 hold in three letters', () => {
    const ask = (coder: Coder): readonly boolean[] => Array.from({ length: 100 }, () => coder.odds(99, 100, true));
    expect(written(ask).length).toBeLessThanOrEqual(3); // 100 × 0.0145 bits
    expect(readBack(written(ask), ask)).toHaveLength(100);
  });
  test('a number that says more than it is asked is no text of ours', () =>
    expect(readBack('zzzz', (coder) => coder.among(6, 0))).toBeUndefined());
});

test('a skirmish: the name of its position goes without saying when it is its own', () => {
  const told = { name: 'Laser', position: { name: 'Laser', players: [], probes: [[0, 1]] }, turns: 1 };
  expect(Object.keys((packSkirmish(told) as { readonly position: object }).position)).toEqual(['players', 'probes']);
  expect(unpackSkirmish(packSkirmish(told))).toEqual(told);
  const other = { ...told, position: { ...told.position, name: 'Autre' } };
  expect(unpackSkirmish(packSkirmish(other))).toEqual(other);
});
