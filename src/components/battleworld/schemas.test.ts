import { readdirSync, readFileSync } from 'node:fs';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type BoardSchema, hits } from './schemas-kit.ts';
import { SchemaFigure } from './SchemaFigure.tsx';
import { schema, SCHEMA_IDS } from './schemas.ts';

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
  test.each(SCHEMA_IDS)('%s is drawn: a caption that is a sentence, nothing inline, no word of ours', (id) => {
    const html = render(h(SchemaFigure, { id }));
    expect(schema(id).caption).toMatch(/\.$/);
    expect(html).not.toContain('style=');
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/undefined|\bsource\b|\bl\. \d/);
  });
  test('chapters show all of them, and no other', () => {
    const folder = new URL('../../content/battleworld/', import.meta.url);
    const shown = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/<Schema id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect([...new Set(shown)].toSorted()).toEqual(SCHEMA_IDS.toSorted());
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

const strip = (id: string): readonly string[] => {
  const figure = schema(`battleworld.${id}`);
  if (figure.kind !== 'strip') throw new Error('not a strip');
  return figure.items.map(({ title, text = '' }) => `${title} : ${text}`);
};
// Worked out by hand from the rules of the pages.
describe('what strips tell is what the engine counts', () => {
  test('bw.carte.bonus-victoire: a 4 is worth 4, 5, 6', () => {
    expect(strip('bonus').map((said) => said.match(/compte pour (\d+)/)?.[1])).toEqual(['4', '5', '6']);
  });
  test('bw.combat.tranche-exacte: a strike of 3, and a wound for each whole bracket of 10', () => {
    expect(strip('tranches')).toEqual([
      '9 points d’écart : 3 blessures : la frappe seule',
      '10 points d’écart : 4 blessures, dont 1 pour 1 tranche',
      '19 points d’écart : 4 blessures, dont 1 pour 1 tranche',
      '20 points d’écart : 5 blessures, dont 2 pour 2 tranches',
    ]);
  });
  test('bw.base.double-defense: the same 6, once and twice', () => {
    expect(strip('defendre').map((said) => said.match(/compte pour (\d+)/)?.[1])).toEqual(['6', '12']);
  });
  test('bw.base.energie: two tokens at the end of the round', () => {
    expect(strip('fin-de-tour')[0]).toContain('de 1 à 3 jetons Puissance');
  });
  test('bw.combat.cumul: 9 against 5; 4 then 7 make 11', () => {
    expect(schema('battleworld.premiers-jets').caption).toContain('9 pour Hulk, 5 pour Fatalis');
    expect(strip('cumul')[0]).toContain('Le total de l’attaque : 11');
  });
  test('bw.portee.vol-immunite: the walker is refused, the flyer and the shooter are not', () => {
    const { panels } = board('battleworld.vol');
    expect(panels.map(({ arrows = [] }) => arrows.length)).toEqual([0, 1, 1]);
  });
  test('bw.base.attaque: three cells hand to hand, ten at a distance', () => {
    expect(cellsWith('battleworld.assaut', 0, 'reach')).toEqual(['b6', 'c6', 'd6']);
    expect(cellsWith('battleworld.assaut', 1, 'reach')).toEqual(
      ['a5', 'a6', 'b5', 'b6', 'c5', 'c6', 'd5', 'd6', 'e5', 'e6'].toSorted(),
    );
  });
});
