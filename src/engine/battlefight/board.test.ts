import { describe, expect, it } from 'vitest';
import {
  CELLS,
  CORNERS,
  PLACEMENTS,
  axialOf,
  bestSpread,
  distanceOf,
  isCell,
  isCorner,
  isEdge,
  neighboursOf,
  spreadOf,
} from './board.ts';

const pairs = CELLS.flatMap((a, i) => CELLS.slice(i + 1).map((b) => [a, b] as const));
const subsets = (count: number, from: readonly string[]): string[][] =>
  count === 0 ? [[]] : from.flatMap((cell, i) => subsets(count - 1, from.slice(i + 1)).map((rest) => [cell, ...rest]));
const equivalent = (count: number): string[][] =>
  subsets(count, CORNERS).filter(
    (cells) => spreadOf(cells).min === bestSpread(count).min && spreadOf(cells).sum === bestSpread(count).sum,
  );

describe('the board of BattleFight', () => {
  it('V01: 37 cells, 18 on the edge, 6 corners, 90 pairs side by side', () => {
    expect(CELLS).toHaveLength(37);
    expect(new Set(CELLS).size).toBe(37);
    expect(CELLS.filter(isEdge)).toHaveLength(18);
    expect(CELLS.filter(isCorner)).toHaveLength(6);
    expect(pairs.filter(([a, b]) => distanceOf(a, b) === 1)).toHaveLength(90);
    expect([6, 4, 3].map((n) => CELLS.filter((cell) => neighboursOf(cell).length === n).length)).toEqual([19, 12, 6]);
    expect([0, 1, 2, 3].map((n) => CELLS.filter((cell) => distanceOf('D4', cell) === n).length)).toEqual([
      1, 6, 12, 18,
    ]);
  });

  it('counts the pairs at each distance', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => pairs.filter(([a, b]) => distanceOf(a, b) === n).length)).toEqual([
      90, 141, 156, 138, 96, 45,
    ]);
    expect(pairs).toHaveLength(666);
  });

  it('names rows of 4, 5, 6, 7, 6, 5 and 4 cells, in reading order', () => {
    expect([...'ABCDEFG'].map((row) => CELLS.filter((cell) => cell.startsWith(row)).length)).toEqual([
      4, 5, 6, 7, 6, 5, 4,
    ]);
    expect(CELLS).toEqual([...CELLS].sort());
    expect(
      ['A1', 'A4', 'B1', 'C6', 'D1', 'D4', 'D7', 'E1', 'F5', 'G1', 'G4'].map((cell) => [
        axialOf(cell).q,
        axialOf(cell).r,
      ]),
    ).toEqual([
      [0, -3],
      [3, -3],
      [-1, -2],
      [3, -1],
      [-3, 0],
      [0, 0],
      [3, 0],
      [-3, 1],
      [1, 2],
      [-3, 3],
      [0, 3],
    ]);
  });

  it('V02, V03: neighbours of the middle and of a corner', () => {
    expect(neighboursOf('D4')).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
    expect(neighboursOf('D7')).toEqual(['C6', 'D6', 'E6']);
    expect([isCorner('D7'), isEdge('D7'), isCorner('B1'), isEdge('B1'), isEdge('B2')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('V04, V05: distances, whatever stands between', () => {
    const measured = [
      ['D1', 'D7'],
      ['A1', 'G1'],
      ['A1', 'A4'],
      ['A1', 'D1'],
      ['C2', 'F3'],
      ['D4', 'D4'],
      ['D4', 'D6'],
    ].map(([a = '', b = '']) => distanceOf(a, b));
    expect(measured).toEqual([6, 6, 3, 3, 3, 0, 2]);
  });

  it('agrees with the fewest changes of cell, counted from neighbour to neighbour', () => {
    for (const from of CELLS) {
      const found = new Map([[from, 0]]);
      for (const [cell, steps] of found)
        for (const next of neighboursOf(cell)) if (!found.has(next)) found.set(next, steps + 1);
      expect(CELLS.map((to) => found.get(to))).toEqual(CELLS.map((to) => distanceOf(from, to)));
    }
  });

  it('takes no other text for a cell', () => {
    for (const text of ['', 'a1', 'A0', 'A5', 'D8', 'H1', 'A01', ' A1', 'toString', '__proto__', 3, null, undefined])
      expect(isCell(text)).toBe(false);
    expect(neighboursOf('A5')).toEqual([]);
    expect(distanceOf('A5', 'A4')).toBe(Infinity);
    expect([isEdge('A5'), isCorner('A5')]).toEqual([false, false]);
  });
});

describe('where pawns start', () => {
  it('turns clockwise around the corners, 3 apart when side by side, 6 otherwise', () => {
    expect([...CORNERS].sort()).toEqual(CELLS.filter(isCorner));
    expect(CORNERS.map((corner, i) => [1, 2, 3].map((n) => distanceOf(corner, CORNERS[(i + n) % 6]!)))).toEqual(
      Array.from({ length: 6 }, () => [3, 6, 6]),
    );
  });

  it('V07: the placements of this site are as far apart as corners allow', () => {
    const table = [2, 3, 4, 5, 6].map((count) => spreadOf(PLACEMENTS[count] ?? []));
    expect(table).toEqual([
      { min: 6, sum: 6 },
      { min: 6, sum: 18 },
      { min: 3, sum: 30 },
      { min: 3, sum: 48 },
      { min: 3, sum: 72 },
    ]);
    expect([2, 3, 4, 5, 6].map(bestSpread)).toEqual(table);
    expect(PLACEMENTS[2]).toEqual(['D1', 'D7']);
    expect(Object.values(PLACEMENTS).flat().every(isCorner)).toBe(true);
  });

  it('V08 to V11: what an equivalent placement measures', () => {
    expect(spreadOf(['A1', 'D7'])).toEqual(bestSpread(2));
    expect(spreadOf(['A1', 'A4'])).toEqual({ min: 3, sum: 3 });
    expect(spreadOf(['A1', 'D7', 'G4'])).toEqual({ min: 3, sum: 15 });
    expect(spreadOf(['A1', 'D7', 'G1'])).toEqual(bestSpread(3));
    expect(spreadOf(['A1', 'A4', 'D7', 'G4'])).toEqual({ min: 3, sum: 27 });
    expect(spreadOf(['A1', 'A4', 'G4', 'G1'])).toEqual(bestSpread(4));
    expect(spreadOf(['A1', 'A4', 'D7', 'G1'])).toEqual(bestSpread(4));
  });

  it('A12: 9, 2, 9, 6 and 1 placements are equivalent for 2 to 6 people', () => {
    expect([2, 3, 4, 5, 6].map((count) => equivalent(count).length)).toEqual([9, 2, 9, 6, 1]);
  });
});
