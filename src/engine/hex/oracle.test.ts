// Our hexes against those of a library that others wrote: distances, lines, rings, spirals, neighbours.
import fc from 'fast-check';
import { defineHex, Grid, line as lineOf, Orientation, ring as ringOf, spiral as spiralOf } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { apart, around, cellOf, packed } from './cells.ts';
import { distance, type Hex, ORIGIN, disc } from './hex.ts';
import { line, ring } from './shapes.ts';
import { reachedIn, spiral } from './spread.ts';

const Tile = defineHex({ dimensions: 10, orientation: Orientation.POINTY });
const grid = new Grid(Tile);
const coordinate = fc.integer({ min: -12, max: 12 });
const hexes = fc.record({ q: coordinate, r: coordinate });
const sorted = (list: Iterable<Hex>): readonly string[] => [...list].map(({ q, r }) => `${q},${r}`).toSorted();

describe('against honeycomb-grid', () => {
  test('distances', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(distance(a, b)).toBe(grid.distance(a, b));
        expect(apart(packed(a), packed(b))).toBe(grid.distance(a, b));
      }),
    );
  });
  test('lines: as long, each step a neighbour, the same ends', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        const theirs = [...new Grid(Tile, lineOf({ start: a, stop: b }))];
        const ours = line(a, b);
        expect(ours).toHaveLength(theirs.length);
        expect(sorted([ours[0]!, ours.at(-1)!])).toEqual(sorted([theirs[0]!, theirs.at(-1)!]));
        ours.slice(1).forEach((hex, i) => expect(grid.distance(hex, ours[i]!)).toBe(1));
      }),
    );
  });
  test('neighbours, rings, spirals, discs', () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: 1, max: 6 }), (centre, radius) => {
        const far = [...new Grid(Tile, spiralOf({ start: centre, radius }))];
        expect(
          sorted(
            spiral(packed(centre), radius).map((cell) => ({ q: (cell % 64) - 32, r: Math.floor(cell / 64) - 32 })),
          ),
        ).toEqual(sorted(far));
        expect(sorted(disc(centre, radius))).toEqual(sorted(far));
        expect(sorted(ring(centre, radius))).toEqual(sorted(new Grid(Tile, ringOf({ center: centre, radius }))));
        expect(
          sorted(around(packed(centre)).map((cell) => ({ q: (cell % 64) - 32, r: Math.floor(cell / 64) - 32 }))),
        ).toEqual(sorted(new Grid(Tile, ringOf({ center: centre, radius: 1 }))));
      }),
      { numRuns: 40 },
    );
  });
  test('cells reached in exactly so many steps on an open board: the start alone, its six neighbours, then whole discs', () => {
    const everywhere = (): boolean => true;
    const from = packed(ORIGIN);
    expect([...reachedIn(from, 0, everywhere)]).toEqual([from]);
    expect(reachedIn(from, 1, everywhere)).toEqual(new Set(around(from)));
    for (const steps of [2, 3, 4]) {
      const theirs = [...new Grid(Tile, spiralOf({ start: ORIGIN, radius: steps }))].map(packed);
      expect([...reachedIn(from, steps, everywhere)].toSorted((a, b) => a - b)).toEqual(
        theirs.toSorted((a, b) => a - b),
      );
    }
    expect(reachedIn(from, 2, (cell) => cell !== cellOf(1, 0)).has(cellOf(2, 0))).toBe(false); // the only way in two steps is closed
  });
});
