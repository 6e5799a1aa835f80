import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ahead,
  apart,
  around,
  AWAY,
  type Cell,
  cellOf,
  CELLS,
  columnOf,
  facingAfter,
  frontOf,
  type Helm,
  helmed,
  HELMS,
  hexOf,
  packed,
  type Pose,
  poseKey,
  REACH,
  rowOf,
  shifted,
  sidesBetween,
} from './cells.ts';
import { type Direction, DIRECTIONS, disc, distance, neighbours, ORIGIN, stepTo, turned } from './hex.ts';
import { rotated } from './shapes.ts';

const coordinate = fc.integer({ min: -15, max: 15 });
const hexes = fc.record({ q: coordinate, r: coordinate });
const directions = fc.constantFrom(...DIRECTIONS);
const poses = fc.record({ rear: hexes.map(packed), facing: directions });
const check = <T extends [unknown, ...unknown[]]>(...args: Parameters<typeof fc.property<T>>): void =>
  fc.assert(fc.property(...args));

const told = (cell: Cell): string => `${columnOf(cell)},${rowOf(cell)}`;
/** « 0,0→1,0 or. 0 » */
const poseWord = (pose: Pose): string => `${told(pose.rear)}→${told(frontOf(pose))} or. ${pose.facing}`;
const after = (pose: Pose, ...helms: readonly Helm[]): Pose => helms.reduce(helmed, pose);
const START: Pose = { rear: cellOf(0, 0), facing: 0 };

describe('cells against hexes', () => {
  test('an integer a hex, apart from one another as far as they reach, and back', () => {
    const reach = disc(ORIGIN, REACH);
    const cells = reach.map(packed);
    expect(new Set(cells).size).toBe(1 + 3 * REACH * (REACH + 1));
    expect([Math.min(...cells) > AWAY, Math.max(...cells) < CELLS]).toEqual([true, true]);
    reach.forEach((hex, i) => expect(hexOf(cells[i]!)).toEqual(hex));
    expect([cellOf(3, -2), packed({ q: 3, r: -2 })]).toEqual([
      cells[reach.findIndex(({ q, r }) => q === 3 && r === -2)],
      cellOf(3, -2),
    ]);
  });
  test('row by row is also the order of the integers', () => {
    const cells = disc(ORIGIN, 13).map(packed);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
  });
  test('steps, neighbours, distances', () => {
    check(hexes, hexes, directions, fc.integer({ min: 0, max: 15 }), (a, b, direction, steps) => {
      expect(hexOf(ahead(packed(a), direction, steps))).toEqual(stepTo(a, direction, steps));
      expect(ahead(packed(a), direction)).toBe(packed(stepTo(a, direction)));
      expect(around(packed(a))).toEqual(neighbours(a).map(packed));
      expect(apart(packed(a), packed(b))).toBe(distance(a, b));
      expect(hexOf(shifted(packed(a), b.q, b.r))).toEqual({ q: a.q + b.q, r: a.r + b.r });
    });
  });
  test('facings', () => {
    check(directions, fc.integer({ min: -20, max: 20 }), (from, turns) => {
      expect(facingAfter(from, turns)).toBe(turned(from, turns));
    });
    expect(DIRECTIONS.map((direction) => sidesBetween(0, direction))).toEqual([0, 1, 2, 3, 2, 1]);
    check(directions, directions, (a, b) => {
      expect(sidesBetween(a, b)).toBe(sidesBetween(b, a));
      expect([facingAfter(a, sidesBetween(a, b)), facingAfter(a, -sidesBetween(a, b))]).toContain(b);
    });
  });
});

describe('ships of two hexes', () => {
  test.each<[string, readonly Helm[], string]>([
    ['V46', ['A'], '1,0→2,0 or. 0'],
    ['V47, left', ['ARG'], '0,0→1,-1 or. 1'],
    ['V47, right', ['ARD'], '0,0→0,1 or. 5'],
    ['V48, left', ['AVG'], '0,1→1,0 or. 1'],
    ['V48, right', ['AVD'], '1,-1→1,0 or. 5'],
    ['V49', ['ARG', 'A', 'AVD'], '1,-2→2,-2 or. 0'],
    ['V50', ['ARG', 'AVD'], '0,-1→1,-1 or. 0'],
    ['half turn, rear still', ['ARG', 'ARG', 'ARG'], '0,0→-1,0 or. 3'],
    ['half turn, front still', ['AVG', 'AVG', 'AVG'], '2,0→1,0 or. 3'],
  ])('%s', (_, helms, expected) => expect(poseWord(after(START, ...helms))).toBe(expected));
  test('E3, step by step', () => {
    const steps = (['A', 'AVG', 'ARD', 'A'] as const).map((_, i, all) =>
      after({ rear: cellOf(2, 3), facing: 2 }, ...all.slice(0, i + 1)),
    );
    expect(steps.map(poseWord)).toEqual(['2,2→2,1 or. 2', '3,1→2,1 or. 3', '3,1→3,0 or. 2', '3,0→3,-1 or. 2']);
  });
  test.each<[Helm, Helm, number]>([
    ['ARG', 'AVD', 2],
    ['ARD', 'AVG', -2],
    ['AVG', 'ARD', -1],
    ['AVD', 'ARG', 1],
  ])('side step %s, %s: the facing kept, one cell on side o%i', (one, other, side) => {
    for (const facing of DIRECTIONS)
      expect(after({ rear: cellOf(0, 0), facing }, one, other)).toEqual({
        rear: ahead(cellOf(0, 0), facingAfter(facing, side)),
        facing,
      });
  });
  test('the formulas of the ledger, wherever the ship looks', () => {
    check(poses, ({ rear, facing }) => {
      const front = frontOf({ rear, facing });
      const cells = (helm: Helm): readonly Cell[] => [
        helmed({ rear, facing }, helm).rear,
        frontOf(helmed({ rear, facing }, helm)),
      ];
      const side = (from: Cell, turns: number): Cell => ahead(from, facingAfter(facing, turns));
      expect(cells('A')).toEqual([front, side(front, 0)]);
      expect(cells('ARG')).toEqual([rear, side(front, 2)]);
      expect(cells('ARD')).toEqual([rear, side(front, -2)]);
      expect(cells('AVG')).toEqual([side(rear, -1), front]);
      expect(cells('AVD')).toEqual([side(rear, 1), front]);
    });
  });
  test('an action enters one cell, beside the one it leaves; the two cells stay neighbours on the facing side', () => {
    check(poses, fc.constantFrom(...HELMS), (pose, helm) => {
      const to = helmed(pose, helm);
      const [before, now] = [
        [pose.rear, frontOf(pose)],
        [to.rear, frontOf(to)],
      ];
      const entered = now.filter((cell) => !before.includes(cell));
      const left = before.filter((cell) => !now.includes(cell));
      expect([entered.length, left.length]).toEqual([1, 1]);
      expect(apart(entered[0]!, left[0]!)).toBe(helm === 'A' ? 2 : 1); // forward, the rear takes the place of the front
      expect(
        apart(
          entered[0]!,
          now.find((cell) => cell !== entered[0])!,
        ),
      ).toBe(1);
      expect(stepTo(hexOf(to.rear), to.facing)).toEqual(hexOf(frontOf(to)));
    });
  });
  test('a turn and its opposite come back; six turns of one kind too', () => {
    check(poses, (pose) => {
      for (const [one, other] of [
        ['ARG', 'ARD'],
        ['AVG', 'AVD'],
      ] as const) {
        expect(after(pose, one, other)).toEqual(pose);
        expect(after(pose, one, one, one, one, one, one)).toEqual(pose);
      }
    });
  });
  test('manoeuvres turn with the ship', () => {
    check(fc.array(fc.constantFrom(...HELMS), { maxLength: 6 }), directions, (helms, facing) => {
      const [straight, aside] = [after(START, ...helms), after({ rear: cellOf(0, 0), facing }, ...helms)];
      expect(hexOf(aside.rear)).toEqual(rotated(hexOf(straight.rear), facing));
      expect(aside.facing).toBe(turned(straight.facing, facing));
    });
  });
  test('poses within 0 to 6 actions: 1, 6, 25, 65, 131, 226, 354', () => {
    const seen = new Set([poseKey(START)]);
    const counts = [1];
    let edge: readonly Pose[] = [START];
    for (let actions = 1; actions <= 6; actions += 1) {
      const next: Pose[] = [];
      for (const pose of edge.flatMap((one) => HELMS.map((helm) => helmed(one, helm)))) {
        if (seen.has(poseKey(pose))) continue;
        seen.add(poseKey(pose));
        next.push(pose);
      }
      edge = next;
      counts.push(seen.size);
    }
    expect(counts).toEqual([1, 6, 25, 65, 131, 226, 354]);
  });
  test('a key a pose', () => {
    const keys = disc(ORIGIN, 3).flatMap((hex) =>
      DIRECTIONS.map((facing: Direction) => poseKey({ rear: packed(hex), facing })),
    );
    expect(new Set(keys).size).toBe(37 * 6);
  });
});
