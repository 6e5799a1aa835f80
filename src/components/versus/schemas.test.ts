// What diagrams show is asked of the engine; what it must be is worked out from the ledger (tables of missions, E1, E2, E13).
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Mission } from '../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import { POWERS } from '../../engine/versus/powers.ts';
import { RULES } from '../../engine/versus/rules.ts';
import { MISSION_IDS, type MissionId } from '../../engine/versus/types.ts';
import { drawingOf, type Graph, graphsOf } from './diagram.ts';
import { comparisonWord, endWord } from './mission-words.ts';
import type { Plaque } from './plaques.ts';
import { schema, SCHEMA_IDS } from './schemas.ts';
import type { Table, VsSchema } from './schemas-kit.ts';
import { SchemaFigure } from './SchemaFigure.tsx';

const of = <K extends VsSchema['kind']>(slug: string, kind: K): Extract<VsSchema, { readonly kind: K }> => {
  const found = schema(`versus.${slug}`);
  if (found.kind !== kind) throw new Error(`${slug}: ${found.kind}`);
  return found as Extract<VsSchema, { readonly kind: K }>;
};
const html = (id: string): string => render(h(SchemaFigure, { id })).replaceAll(/[\u00a0\u202f]/g, ' ');
const heads = ({ rows }: Table): readonly string[] =>
  rows.map(({ head, cells }) => [head, ...cells.map(([text]) => text)].join(' | '));
const WITH_TESTS: readonly MissionId[] = MISSION_IDS.filter((id) => id !== 'm4' && id !== 'm6');
const IDS = [
  'poste',
  'recuperation',
  'paye',
  'couts',
  'riviere',
  'rivieres-exemple',
  'riviere-a-remplir',
  'tour',
  'ombres',
  'camps',
  'par-tuile',
  'saturation',
  'hierarchie',
  'qg-tombe',
  'remplacee',
  'types',
  'fins',
  'verifications',
  'fin-ou-pas',
  ...POWERS.map(({ id }) => `fiche-${id}`),
  ...MISSION_IDS.flatMap((id) => [`${id}-etats`, `${id}-fin`]),
  ...WITH_TESTS.map((id) => `${id}-tests`),
];

describe('diagrams', () => {
  test('every id that pages name is drawn, and says what it shows', () => {
    expect(SCHEMA_IDS.toSorted()).toEqual(IDS.map((slug) => `versus.${slug}`).toSorted());
    for (const id of SCHEMA_IDS) {
      const text = html(id);
      expect(text, id).toContain(`data-schema="${id}"`);
      expect(schema(id).caption, id).toMatch(/\.$/);
      for (const hole of ['undefined', 'NaN', '[object', 'style=', 'tabindex', '<button'])
        expect(text, `${id}: ${hole}`).not.toContain(hole);
    }
  });
  test('an unknown id stops the build and lists the others', () => {
    expect(() => schema('versus.rien')).toThrow(/versus\.m8-tests/);
    expect(() => schema('battleworld.poste')).toThrow('battleworld.poste');
  });
});

describe('posts, costs, rivers', () => {
  test('the command post of the figures: 3, 0, 7 discs; 8 and 3 cubes; defence holds 3', () => {
    const { discs, cubes, saturation, due, caption } = of('poste', 'post');
    expect([discs, cubes.available, cubes.fatigue, saturation.defence, saturation.move, due]).toEqual([
      { available: 3, spent: 0, unavailable: 7 },
      8,
      3,
      3,
      null,
      1,
    ]);
    expect(caption).toContain('un exemple');
    expect(html('versus.poste').match(/class="vs-disc due"/g)).toHaveLength(1);
  });
  test('1, 2, 3, 4, 5 discs: 1, 3, 6, 10, 15 in all', () =>
    expect(of('couts', 'costs').rows.map(({ cost, inAll }) => [cost, inAll])).toEqual([
      [1, 1],
      [2, 3],
      [3, 6],
      [4, 10],
      [5, 15],
    ]));
  test('the second tile goes to the end, those behind step forward', () => {
    const [before, after] = of('riviere', 'rivers').panels.map(({ tiles }) => tiles.map(({ at }) => at));
    const [a, b, ...rest] = before ?? [];
    expect(after).toEqual([a, ...rest, b]);
    expect(
      of('riviere', 'rivers').panels.flatMap(({ tiles }) => tiles.map(({ place, cubes }) => place === cubes)),
    ).not.toContain(false);
  });
  test('E2: 35 figures of the plan, one place of three', () => {
    const tiles = of('rivieres-exemple', 'rivers').panels.map((panel) => panel.tiles);
    const figures = ({ figures: word = '' }: Plaque): number => Number.parseInt(word, 10) || 0;
    expect(tiles.map((list) => list.map(figures))).toEqual([
      [4, 4, 1, 4, 4, 1, 0],
      [4, 4, 1, 3, 4, 1, 0],
    ]);
    expect(tiles.flat().reduce((sum, tile) => sum + figures(tile), 0)).toBe(35);
  });
  test('a turn: five steps, twice, and both checks', () => {
    const { steps, parts } = of('tour', 'turn');
    expect([steps.length, parts.map(({ check }) => check)]).toEqual([5, ['Vérification 1', 'Vérification 2']]);
    for (const rule of ['vs.tour.boucle', 'vs.fin.verification-1', 'vs.fin.verification-ordre'])
      expect(html('versus.tour')).toContain(`#${rule}"`);
  });
  test('E13: an empty shadow leaves alone, Batman’s takes all away', () => {
    const { panels } = of('ombres', 'shadows');
    expect(
      panels.map(({ shadows }) => shadows.map(({ zone, batman }) => `${zone ?? ''}${batman === true ? '!' : ''}`)),
    ).toEqual([['A', 'B', 'C!'], ['B', 'C!'], []]);
    expect(panels.map(({ markers }) => markers.map(({ zone }) => zone))).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(panels.map(({ batman }) => batman)).toEqual([
      'La figurine de Batman : en réserve.',
      'La figurine de Batman : en réserve.',
      'La figurine de Batman : en zone C.',
    ]);
  });
});

describe('tables of missions', () => {
  test('every row leads to a rule of its mission', () => {
    for (const id of MISSION_IDS)
      for (const slug of [`${id}-fin`, ...(WITH_TESTS.includes(id) ? [`${id}-tests`] : [])])
        for (const { rule } of of(slug, 'table').rows) expect(RULES[rule].chapter, `${slug}: ${rule}`).toBe(id);
  });
  test('m1: the end, and who wins', () =>
    expect(heads(of('m1-fin', 'table'))).toEqual([
      'Dernier tour | Vérification 2 du tour 8',
      'Avant la fin | Au moins 4 bombes neutralisées',
      'Le héros | Moins de 2 bombes amorcées',
      'Le vilain | Au moins 2 bombes amorcées',
    ]));
  test('m3 and m8: recovery by turn, the flight', () => {
    expect(heads(of('m3-fin', 'table')).slice(-2)).toEqual([
      'Toujours en action | 3 disques repris à l’entretien, des tours 1 à 3',
      'Essoufflement | 2 disques repris à l’entretien, des tours 4 à 8',
    ]);
    expect(heads(of('m8-fin', 'table')).at(-1)).toContain(
      'À la fin du tour 7 du héros, de « en cours de destruction » à « retirée »',
    );
  });
  test('m6 counts tiles', () => {
    expect(comparisonWord(MISSIONS.m6.victory.hero, MISSIONS.m6)).toBe(
      'plus de tuiles neutralisées du vilain que de tuiles neutralisées du héros',
    );
    expect(MISSIONS.m6.ends.map((end) => endWord(end, MISSIONS.m6))).toEqual([
      'vérification 2 du tour 8',
      'au moins 4 tuiles neutralisées dans une même rivière, jusqu’à la vérification 2 du tour 7',
    ]);
  });
  test('m4 ends when nothing of a kind is left', () => {
    expect(comparisonWord(MISSIONS.m4.victory.hero, MISSIONS.m4)).toBe('plus d’otage sur le plateau');
  });
  test('tests: who, which, how hard, what it changes', () => {
    expect(heads(of('m8-tests', 'table'))).toEqual([
      'Détruire une preuve | Le vilain : réflexion complexe, difficulté 3 | « disponible » → « en cours de destruction »',
      'Trouver une preuve | Le héros : réflexion complexe, difficulté 3 | « disponible » ou « en cours de destruction » → « dans la réserve du héros »',
      'Ouvrir le coffre-fort | Le héros : manipulation complexe, difficulté 4 | « fermé » → « dans la réserve du héros »',
    ]);
    expect(of('m7-tests', 'table').rows[2]?.note).toBe(
      'Compétence comptée : piratage ; 1 disque de la zone indisponible à la zone disponible',
    );
  });
});

describe('states', () => {
  const steps = (mission: Mission): readonly string[] =>
    graphsOf(mission).flatMap(({ ways }) =>
      ways.flatMap(({ who, from, to }) => from.map((state) => `${who} ${state} ${to}`)),
    );
  test.each([
    ['m1', ['villain pion figurine', 'hero pion neutralisee', 'hero figurine neutralisee']],
    ['m4', ['none plateau exfiltre', 'none plateau perdu']],
    ['m5', ['hero arme desarme', 'villain arme repandu', 'villain desarme repandu']],
    ['m6', ['none active lost', 'hero lost box']],
    [
      'm8',
      [
        'villain disponible detruite',
        'hero disponible reserve',
        'hero detruite reserve',
        'none disponible reserve',
        'none detruite retiree',
        'hero ferme reserve',
      ],
    ],
  ] as const)('%s', (id, expected) => expect(steps(MISSIONS[id])).toEqual(expected));
  test('m7: two kinds of pieces', () =>
    expect(graphsOf(MISSIONS.m7).map(({ token, ways }) => [token, ways.length])).toEqual([
      ['ordinateur', 2],
      ['citizen', 2],
    ]));
  test('each arrow is said, with its camp and its difficulty', () => {
    const text = html('versus.m1-etats');
    expect(text).toContain(
      'Le vilain, amorcer une bombe (manipulation complexe, difficulté 3) : de « non amorcée (pion) » à « amorcée (figurine) »',
    );
    expect(text).toContain(
      'Le héros, neutraliser une bombe (manipulation complexe, difficulté 3) : de « non amorcée (pion) » ou « amorcée (figurine) » à « neutralisée »',
    );
    expect(text.match(/class="vs-badge hero"/g)).toHaveLength(2);
  });

  const state = (i: number) => ({ id: `s${i}`, name: `un état au nom assez long, numéro ${i}`, at: 'board' as const });
  const any = (states: number, pairs: readonly (readonly [from: number, to: number])[]): Graph => ({
    token: 'x',
    title: 'x',
    where: { board: '', hero: '', villain: '', box: '' },
    states: Array.from({ length: states }, (_, i) => state(i)),
    ways: pairs.map(([from, to], i) => ({
      n: i + 1,
      who: i % 2 === 0 ? 'hero' : 'villain',
      name: `test ${i}`,
      difficulty: i,
      test: 'réflexion',
      from: [`s${from}`],
      to: `s${to}`,
    })),
  });
  const every = Array.from({ length: 8 }, (_, from) =>
    Array.from({ length: 8 }, (__, to) => [from, to] as const),
  ).flat();
  test.each([
    ['one state', any(1, [])],
    [
      'a loop',
      any(2, [
        [0, 1],
        [1, 0],
      ]),
    ],
    [
      'many between the same two',
      any(2, [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
      ]),
    ],
    ['everything to everything', any(8, every)],
    [
      'sixteen tests',
      any(
        8,
        every.filter((_, i) => i % 4 === 0),
      ),
    ],
  ])('a reader’s mission, %s: as wide as a phone, no box over another, every arrow there', (_, graph) => {
    const { width, height, boxes, arrows } = drawingOf(graph);
    expect(width).toBeLessThanOrEqual(380);
    expect(arrows).toHaveLength(graph.ways.length);
    for (const [i, box] of boxes.entries())
      expect(box.y).toBeGreaterThan((boxes[i - 1]?.y ?? 0) + (boxes[i - 1]?.height ?? 0));
    for (const { head, badge } of arrows)
      for (const [x, y] of [head, badge]) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    expect(new Set(arrows.map(({ badge }) => badge.join())).size).toBe(arrows.length);
  });
});
