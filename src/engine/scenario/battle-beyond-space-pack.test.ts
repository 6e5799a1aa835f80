// How links of Battle Beyond Space write places, fleets and cards: there and back for any scenario, nothing lost, nothing thrown on what is not expected.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardPlaces, EXAMPLE_ASTEROIDS, EXAMPLE_FLEETS, EXAMPLE_ZONES } from '../battle-beyond-space/data.ts';
import { FIGHTERS, RACES } from '../battle-beyond-space/types.ts';
import { packGame, packSkirmish, unpackGame, unpackSkirmish } from './battle-beyond-space-pack.ts';
import { type Json, toJson } from './canonical.ts';

const RADIUS = 11;
const anyPlace = fc.tuple(fc.integer({ min: -14, max: 14 }), fc.integer({ min: -14, max: 14 }));
const anyPlaces = fc.array(anyPlace, { maxLength: 12 });
const facing = fc.integer({ min: 0, max: 6 });
const damage = fc.option(fc.constant(1), { nil: undefined });
const at = fc.oneof(anyPlace, fc.constantFrom(...boardPlaces({ radius: RADIUS }).map(([q, r]): [number, number] => [q, r])), fc.constantFrom(...(EXAMPLE_ZONES[4][0] ?? []).map(([q, r]): [number, number] => [q, r])));
const fleet = fc.record({
  fighters: fc.array(fc.record({ id: fc.constantFrom(...FIGHTERS), at, facing, damage }), { maxLength: 20 }),
  destroyers: fc.array(fc.record({ id: fc.constantFrom('D1', 'D2'), rear: at, facing, damage }), { maxLength: 3 }),
});
const cards = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 10 });
const deck = fc.array(fc.record({ speed: fc.integer({ min: 0, max: 11 }), turn: fc.integer({ min: 0, max: 4 }), points: fc.integer({ min: 0, max: 9 }) }), { maxLength: 10 });
const anyGame = fc.record(
  {
    board: fc.record({ radius: fc.integer({ min: 0, max: 15 }), holes: anyPlaces, centre: anyPlace, zones: fc.array(anyPlaces, { maxLength: 5 }) }, { requiredKeys: ['radius'] }),
    players: fc.array(fc.record({ race: fc.constantFrom(...RACES, null), fleet, left: cards, hand: cards }, { requiredKeys: ['race'] }), { maxLength: 5 }),
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
        for (const change of [packGame, unpackGame, packSkirmish, unpackSkirmish]) expect(() => change(toJson(value))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
  test('the example data', () => {
    for (const table of [3, 4] as const) {
      const game = { board: { radius: RADIUS, zones: EXAMPLE_ZONES[table] }, players: EXAMPLE_FLEETS[table].map((one) => ({ fleet: one })), asteroids: EXAMPLE_ASTEROIDS[table] };
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
  test('a row of places: two letters, then one each', () => {
    // (2, −11) is far from the middle: row, then column; then four steps to the east.
    const { asteroids } = there({ asteroids: [[2, -11], [3, -11], [4, -11], [5, -11], [6, -11]] }) as { readonly asteroids: string };
    expect(asteroids).toHaveLength(6);
    expect(new Set(asteroids.slice(2)).size).toBe(1);
  });
  test('a place beyond every board stays as it is, and so does its list', () => {
    const game = { asteroids: [[0, 0], [14, 0]] };
    expect(there(game)).toEqual(game);
  });
  test('a fleet in its zone: 20 ships among 23 cells and 6 sides are 142 bits, 24 letters and a mark', () => {
    const { players } = there({ players: EXAMPLE_FLEETS[4].map((one) => ({ fleet: one })) }) as { readonly players: readonly { readonly fleet: string }[] };
    expect(players.map((player) => player.fleet.length)).toEqual([25, 25, 25, 25]);
  });
  test('a ship out of its zone: among the 397 cells of the board, 38 letters', () => {
    const [first] = EXAMPLE_FLEETS[4];
    const moved = { ...first, destroyers: first?.destroyers.map((ship) => ({ ...ship, rear: [0, 3] })) };
    const { players } = there({ players: [{ fleet: moved }, {}, {}, {}] }) as { readonly players: readonly { readonly fleet: string }[] };
    expect(players[0]?.fleet).toMatch(/^:[\w-]{36,38}$/);
    expect(back({ players: [{ fleet: moved }, {}, {}, {}] })).toEqual(toJson({ players: [{ fleet: moved }, {}, {}, {}] }));
  });
  test.each([
    ['an unknown ship', { id: 'd1', at: [0, 0], facing: 0 }],
    ['a seventh side', { id: 'a1', at: [0, 0], facing: 6 }],
    ['a field more', { id: 'a1', at: [0, 0], facing: 0, note: '' }],
    ['a destroyer among fighters', { id: 'D1', at: [0, 0], facing: 0 }],
    ['no place', { id: 'a1', facing: 0 }],
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

test.each(['?', 'ABCDEFS', 'A:-_', '.', ':zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', 'U:AA', 'A. ', '.A B C'])('a damaged fleet stays the text that it is: %j', (fleet) => {
  const game = { players: [{ fleet }] };
  expect(unpackGame(game)).toEqual(game);
});
test.each(['"', '!', '!~', 'A B', '{'])('damaged places stay the text that they are: %j', (asteroids) => expect(unpackGame({ asteroids })).toEqual({ asteroids }));

test('a skirmish: the name of its position goes without saying when it is its own', () => {
  const told = { name: 'Laser', position: { name: 'Laser', players: [], probes: [[0, 1]] }, turns: 1 };
  expect(Object.keys((packSkirmish(told) as { readonly position: object }).position)).toEqual(['players', 'probes']);
  expect(unpackSkirmish(packSkirmish(told))).toEqual(told);
  const other = { ...told, position: { ...told.position, name: 'Autre' } };
  expect(unpackSkirmish(packSkirmish(other))).toEqual(other);
});
