import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Direction,
  DIRECTIONS,
  disc,
  distance,
  type Hex,
  hexKey,
  neighbours,
  ORIGIN,
  stepTo,
  turned,
} from './hex.ts';
import { line, ring, rotated } from './shapes.ts';
import { centreOf, type Compass, cornersOf, directionNamed, type Orientation } from './layout.ts';

const coordinate = fc.integer({ min: -12, max: 12 });
const hexes = fc.record({ q: coordinate, r: coordinate });
const directions = fc.constantFrom(...DIRECTIONS);
const radii = fc.integer({ min: 0, max: 6 });
const orientations = fc.constantFrom<Orientation>('pointy', 'flat');
const keys = (list: readonly Hex[]): readonly string[] => list.map(hexKey).toSorted();
const check = <T extends [unknown, ...unknown[]]>(...args: Parameters<typeof fc.property<T>>): void =>
  fc.assert(fc.property(...args));

describe('hexes', () => {
  test('six neighbours, each at distance 1, each on its side', () => {
    expect(neighbours({ q: 2, r: -1 }).map(hexKey)).toEqual(['3,-1', '3,-2', '2,-2', '1,-1', '1,0', '2,0']);
    check(hexes, (hex) => {
      expect(new Set(keys(neighbours(hex))).size).toBe(6);
      expect(neighbours(hex)).toEqual(DIRECTIONS.map((direction) => stepTo(hex, direction)));
      expect(neighbours(hex).every((other) => distance(hex, other) === 1)).toBe(true);
    });
  });
  test('a step and its opposite come back', () => {
    check(hexes, directions, fc.integer({ min: 0, max: 9 }), (hex, direction, steps) => {
      const far = stepTo(hex, direction, steps);
      expect(distance(hex, far)).toBe(steps);
      expect(stepTo(far, turned(direction, 3), steps)).toEqual(hex);
    });
  });
  test('distance is symmetric, keeps to the triangle, and knows only one hex at 0', () => {
    check(hexes, hexes, hexes, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      expect(distance(a, b) === 0).toBe(hexKey(a) === hexKey(b));
    });
  });
  test('a direction turns round', () => {
    expect(turned(0, -1)).toBe(5);
    expect(turned(4, 9)).toBe(1);
  });
  test('six turns come back; one turn carries a direction to the next, and keeps distances', () => {
    for (const direction of DIRECTIONS)
      expect(rotated(stepTo(ORIGIN, direction), 1)).toEqual(stepTo(ORIGIN, turned(direction, 1)));
    check(hexes, hexes, fc.integer({ min: -7, max: 7 }), (a, b, turns) => {
      expect(rotated(rotated(a, turns), 6 - turns)).toEqual({ ...a });
      expect(distance(rotated(a, turns), rotated(b, turns))).toBe(distance(a, b));
    });
  });
});

describe('rings and discs', () => {
  test('a disc of radius 3 has 37 hexes, of radius 11, 397', () => {
    expect([disc(ORIGIN, 3).length, disc(ORIGIN, 11).length]).toEqual([37, 397]);
    expect(disc({ q: 1, r: 1 }, 1).map(hexKey)).toEqual(['1,0', '2,0', '0,1', '1,1', '2,1', '0,2', '1,2']);
  });
  test('a disc is its rings; a ring is what lies at that distance', () => {
    check(hexes, radii, (centre, radius) => {
      const rings = Array.from({ length: radius + 1 }, (_, n) => ring(centre, n));
      expect(keys(rings.flat())).toEqual(keys(disc(centre, radius)));
      expect(rings.map((one) => one.length)).toEqual([1, 6, 12, 18, 24, 30, 36].slice(0, radius + 1));
      expect(keys(rings[radius] ?? [])).toEqual(
        keys(disc(centre, radius).filter((hex) => distance(hex, centre) === radius)),
      );
    });
  });
  test('a ring is walked from neighbour to neighbour, and closes', () => {
    check(hexes, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
      const walk = ring(centre, radius);
      walk.forEach((hex, i) => expect(distance(hex, walk[(i + 1) % walk.length]!)).toBe(1));
      expect(walk[0]).toEqual(stepTo(centre, 0, radius));
    });
  });
});

describe('lines', () => {
  test('along a direction, every step', () => {
    expect(line({ q: -3, r: 0 }, { q: 3, r: 0 })).toEqual([-3, -2, -1, 0, 1, 2, 3].map((q) => ({ q, r: 0 })));
    check(hexes, directions, fc.integer({ min: 0, max: 9 }), (from, direction, steps) => {
      expect(line(from, stepTo(from, direction, steps))).toEqual(
        Array.from({ length: steps + 1 }, (_, i) => stepTo(from, direction, i)),
      );
    });
  });
  test('from end to end by the shortest way, through hexes that the straight line crosses or touches', () => {
    check(hexes, hexes, (from, to) => {
      const way = line(from, to);
      expect([way[0], way.at(-1), way.length]).toEqual([from, to, distance(from, to) + 1]);
      way.slice(1).forEach((hex, i) => expect(distance(hex, way[i]!)).toBe(1));
      const [a, b] = [centreOf(from), centreOf(to)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      for (const hex of way) {
        const { x, y } = centreOf(hex);
        const away = length === 0 ? 0 : Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length;
        expect(away).toBeLessThanOrEqual(1.0001);
      }
    });
  });
  test('between two hexes, always on the same hand', () => {
    expect(line(ORIGIN, { q: 1, r: 1 }).map(hexKey)).toEqual(['0,0', '0,1', '1,1']);
    expect(line({ q: 5, r: 5 }, { q: 6, r: 6 }).map(hexKey)).toEqual(['5,5', '5,6', '6,6']);
  });
});

describe('drawing', () => {
  const POINTY: readonly Compass[] = ['E', 'NE', 'NO', 'O', 'SO', 'SE'];
  const FLAT: readonly Compass[] = ['SE', 'NE', 'N', 'NO', 'SO', 'S'];
  test('sides have the names of the compass, in both orientations', () => {
    expect(POINTY.map((name) => directionNamed(name))).toEqual(DIRECTIONS);
    expect(FLAT.map((name) => directionNamed(name, 'flat'))).toEqual(DIRECTIONS);
    expect([directionNamed('N'), directionNamed('O', 'flat')]).toEqual([undefined, undefined]);
  });
  test('a name says where the neighbour is drawn', () => {
    const signs: Readonly<Record<string, readonly [x: number, y: number]>> = {
      N: [0, -1],
      S: [0, 1],
      E: [1, 0],
      O: [-1, 0],
      NE: [1, -1],
      NO: [-1, -1],
      SE: [1, 1],
      SO: [-1, 1],
    };
    for (const [orientation, names] of [
      ['pointy', POINTY],
      ['flat', FLAT],
    ] as const)
      for (const direction of DIRECTIONS) {
        const { x, y } = centreOf(stepTo(ORIGIN, direction), orientation);
        expect([Math.sign(x) + 0, Math.sign(y) + 0]).toEqual(signs[names[direction] ?? '']);
      }
  });
  test('neighbours are drawn at the same distance, and share two corners: those of their side', () => {
    const round = (n: number): number => Math.round(n * 1e6) / 1e6 + 0;
    check(hexes, directions, orientations, (hex, direction, orientation) => {
      const [a, b] = [centreOf(hex, orientation), centreOf(stepTo(hex, direction), orientation)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
      const at = (corner: Direction, centre: typeof a): string => {
        const point = cornersOf(orientation)[corner]!;
        return `${round(point.x + centre.x)} ${round(point.y + centre.y)}`;
      };
      const around = DIRECTIONS.map((corner) => at(corner, b));
      expect(around).toContain(at(direction, a));
      expect(around).toContain(at(turned(direction, 1), a));
      expect(DIRECTIONS.filter((corner) => around.includes(at(corner, a)))).toHaveLength(2);
    });
  });
});
