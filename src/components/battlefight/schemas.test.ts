import { describe, expect, test } from 'vitest';
import { schema, SCHEMA_IDS } from './schemas.ts';
import { moves, pushes } from './schemas-boards.ts';
import type { Panel } from './schemas-kit.ts';

const panel = (id: string, at: number): Panel => {
  const figure = schema(id);
  const found = figure.kind === 'board' ? figure.panels[at] : undefined;
  if (found === undefined) throw new Error(`${id}: no panel ${at}`);
  return found;
};
const cellsWith = (id: string, at: number, look: string): readonly string[] =>
  Object.entries(panel(id, at).looks ?? {})
    .filter(([, one]) => one === look)
    .map(([cell]) => cell)
    .toSorted();

describe('diagrams', () => {
  test('every id is drawn, and has its sentence', () => {
    for (const id of SCHEMA_IDS) expect(schema(id).caption).toMatch(/\.$/);
  });
  test('an unknown id stops the build and lists the others', () => {
    expect(() => schema('battlefight.rien')).toThrow(/battlefight\.poussee/);
  });
  test('bf.plateau.adjacence: 6, 4 and 3 neighbours', () => {
    expect(cellsWith('battlefight.voisines', 0, 'zone')).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
    expect(cellsWith('battlefight.voisines', 1, 'zone')).toEqual(['A4', 'B4', 'C5', 'C6']);
    expect(cellsWith('battlefight.voisines', 2, 'zone')).toEqual(['C6', 'D6', 'E6']);
    expect(panel('battlefight.voisines', 1).title).toBe('B5, au bord : 4 voisines');
  });
  test('bf.plateau.distance: 1, 6, 12 and 18 cells from the middle; 6 at most', () => {
    const count = (at: number, n: number): number =>
      Object.values(panel('battlefight.distances', at).notes ?? {}).filter((note) => note === `${n}`).length;
    expect([0, 1, 2, 3].map((n) => count(0, n))).toEqual([1, 6, 12, 18]);
    expect([0, 1, 2, 3, 4, 5, 6].map((n) => count(1, n))).toEqual([1, 3, 5, 7, 7, 7, 7]);
  });
  test('bf.plateau.bord: 12 cells and 6 corners', () => {
    expect(cellsWith('battlefight.bord', 0, 'zone')).toHaveLength(12);
    expect(cellsWith('battlefight.bord', 0, 'target')).toEqual(['A1', 'A4', 'D1', 'D7', 'G1', 'G4']);
    expect(panel('battlefight.bord', 0).exits).toHaveLength(18);
  });
  test('bf.position.pousser-*: V57 to V60, asked of the engine', () => {
    expect(pushes('D4', 'D5')).toEqual({ cells: ['C5', 'D6', 'E5'], out: false });
    expect(pushes('D4', 'D5', 'D6')).toEqual({ cells: ['C5', 'E5'], out: false });
    expect(pushes('D6', 'D7')).toEqual({ cells: [], out: true });
    expect(pushes('D6', 'C6')).toEqual({ cells: ['B5'], out: true });
    expect(panel('battlefight.poussee', 4).exits).toEqual(['D7']);
  });
  test('bf.position.se-deplacer-case: its own cell, or a free neighbour (V52)', () => {
    expect(moves('D4', 'D5').toSorted()).toEqual(['C3', 'C4', 'D3', 'D4', 'E3', 'E4']);
    expect(moves('D7', 'D5').toSorted()).toEqual(['C6', 'D6', 'D7', 'E6']);
  });
  test('bf.combat.blesser-calcul: 3 + 1 − 2 = 2', () => {
    const figure = schema('battlefight.degats');
    const numbers = (figure.kind === 'strip' ? figure.items : []).flatMap(({ pictures }) =>
      pictures.flatMap((picture) => (picture.is === 'number' ? [picture.value] : [])),
    );
    expect(numbers).toEqual([3, 1, 2, 2]);
  });
  test('bf.cartes.booster-types: ten cards, two of each type', () => {
    const figure = schema('battlefight.booster');
    const counts = (figure.kind === 'strip' ? figure.items : []).map(({ pictures: [first] }) =>
      first?.is === 'rows' ? first.cards.length : 0,
    );
    expect(counts).toEqual([2, 2, 2, 2, 2]);
  });
  test('bf.modificateurs: one blow from J1, one from J2, one from each', () => {
    const blows = (at: number): readonly string[] =>
      (panel('battlefight.modificateurs', at).arrows ?? []).map(({ path }) => path.join('>'));
    expect([0, 1, 2].map(blows)).toEqual([['D3>D5'], ['D5>D3'], ['D3>D5', 'D5>F3', 'F3>D3']]);
  });
});
