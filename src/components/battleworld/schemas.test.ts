import { describe, expect, test } from 'vitest';
import type { BoardSchema } from './schemas-kit.ts';
import { schema, SCHEMA_IDS } from './schemas.ts';
import { hits } from './schemas-kit.ts';

const board = (id: string): BoardSchema => {
  const figure = schema(id);
  if (figure.kind !== 'board') throw new Error('not a board');
  return figure;
};
const cellsWith = (id: string, panel: number, look: string): readonly string[] =>
  Object.entries(board(id).panels[panel]?.looks ?? {})
    .filter(([, one]) => one === look)
    .map(([cell]) => cell)
    .toSorted();

// The eight neighbours of c3, and the ring of sixteen around them, counted by hand on a board of five by five.
const NEAR = ['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'];
const FAR = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b5', 'c1', 'c5', 'd1', 'd5', 'e1', 'e2', 'e3', 'e4', 'e5'];

describe('diagrams', () => {
  test('every id is drawn', () => {
    expect(SCHEMA_IDS).toHaveLength(8);
    for (const id of SCHEMA_IDS) expect(schema(id).caption).toMatch(/\.$/);
  });
  test('an unknown id stops the build and lists the others', () => {
    expect(() => schema('battleworld.rien')).toThrow(/battleworld\.survol/);
  });
  test('bw.deplacement.a-pied: one cell, the occupied one apart', () => {
    expect(cellsWith('battleworld.deplacement', 0, 'reach')).toEqual(NEAR.filter((cell) => cell !== 'd3'));
  });
  test('bw.deplacement.volant: two cells, the occupied one apart', () => {
    expect(cellsWith('battleworld.deplacement', 1, 'reach')).toEqual(
      [...NEAR, ...FAR].filter((cell) => cell !== 'd3').toSorted(),
    );
  });
  test('bw.deplacement.survol: over Ultron, never over Magnéto', () => {
    const reach = cellsWith('battleworld.survol', 0, 'reach');
    expect(reach).toContain('a5');
    expect(reach).not.toContain('e5');
    expect(reach).not.toContain('b4');
    expect(cellsWith('battleworld.survol', 0, 'barred')).toEqual(['e5']);
  });
  test('bw.portee.corps-a-corps and bw.portee.distance', () => {
    expect(cellsWith('battleworld.portees', 0, 'reach')).toEqual(NEAR);
    expect(cellsWith('battleworld.portees', 1, 'reach')).toEqual([...NEAR, ...FAR].toSorted());
  });
  test('bw.portee.vol-immunite: hand to hand, a walker never hits a flyer', () => {
    expect(hits('hulk', 'heroes', 'magneto').hit).toEqual([]);
  });
  test('bw.portee.distance-sans-risque: safe at exactly two cells', () => {
    expect(cellsWith('battleworld.abri', 0, 'target')).toEqual(NEAR);
    expect(cellsWith('battleworld.abri', 0, 'reach')).toEqual(FAR);
  });
});
