// What diagrams show is asked of the engine; what it must be is worked out from the ledger (geometry, tables, E4, E6, E7, E12).
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { cellOf, type Cell } from '../../engine/hex/cells.ts';
import { shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import { WINDOWS } from '../../engine/battle-beyond-space/partie/powers.ts';
import { RULES } from '../../engine/battle-beyond-space/rules.ts';
import { nameOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import { known } from '../../engine/kernel/result.ts';
import { typeset } from '../../plugins/typography.ts';
import { schema, SCHEMA_IDS } from './schemas.ts';
import type { Drawn, Panel, Picture, StripSchema, Table } from './schemas-kit.ts';
import { SchemaFigure } from './SchemaFigure.tsx';
import type { SpaceLook } from './space-types.ts';

const drawn = (slug: string): Drawn => {
  const found = schema(`battle-beyond-space.${slug}`);
  if (found.kind !== 'panels') throw new Error(`${slug}: no panels`);
  return found;
};
const panel = (slug: string, at: number): Panel => known(drawn(slug).panels.at(at));
const table = (slug: string): Table => {
  const found = schema(`battle-beyond-space.${slug}`);
  if (found.kind !== 'table') throw new Error(`${slug}: no table`);
  return found;
};
const lit = ({ over }: Panel, look: SpaceLook): readonly Cell[] =>
  [...new Set((over.marks ?? []).filter((mark) => mark.look === look).map(({ cell }) => cell))].toSorted(
    (a, b) => a - b,
  );
const cells = (...places: readonly (readonly [q: number, r: number])[]): readonly Cell[] =>
  places.map(([q, r]) => cellOf(q, r)).toSorted((a, b) => a - b);
/** « J1 a1 », and « * » when damaged. */
const left = ({ state }: Panel): readonly string[] =>
  state.ships.flatMap(({ fate, damage }, index) =>
    fate === 'play' ? [`J${ownerOf(index) + 1} ${nameOf(index)}${damage > 0 ? '*' : ''}`] : [],
  );
const pose = ({ state }: Panel): readonly [Cell, number] => [shipAt(state, 18).cell, shipAt(state, 18).facing];
const html = (id: string): string => render(h(SchemaFigure, { id }));

const IDS = [
  'plateau',
  'orientations',
  'tir-arrete',
  'collision-chasseur-ennemi',
  'collision-chasseur-allie',
  'collision-asteroide',
  'collision-destroyer-ennemi',
  'collision-destroyer-allie',
  'collision-sonde',
  'collision-hors-plateau',
  'destroyer-chasseur-ennemi',
  'destroyer-chasseur-allie',
  'destroyer-sonde',
  'avance-et-pivots',
  'pas-de-cote',
  'tir-courbe',
  'anneau',
  'explosion',
  'laser',
  'super-tir',
  'teleportation',
  'table-chasseurs',
  'table-destroyers',
  'douze-pouvoirs',
  'tour-et-fenetres',
  'rapporte',
  'flottes',
  'pions',
  'carte',
  'paquet',
  'preparation',
  'obstacles',
  'degats',
  'decompte',
  'carte-pouvoir',
  'durees',
  'terriens',
  'vonyan',
  'valkyries',
  'dreckach',
  'jetons',
  'main-de-trois',
  'deux-vaisseaux',
  'portee-chasseur',
  'portee-destroyer',
  'flotte',
  'escadron',
  'avant-arriere',
  'centre',
  'ou-finir',
  'deux-sondes',
  'survol',
  'depart',
  'choix-escadron',
  'croisement',
  'arrivees',
  'a-la-suite',
  'deux-cases',
  'rotations',
  'dispersion',
  'sonde-survolee',
  'elite',
  'longue-portee',
  'apres-collision',
  'pousser',
  'chocs',
  'doubler',
  'bonus',
  'blindage',
  'foncer',
  'resurrection',
].map((slug) => `battle-beyond-space.${slug}`);

describe('diagrams', () => {
  test('every id that pages name is drawn, and says what it shows', () => {
    expect(SCHEMA_IDS.toSorted()).toEqual(IDS.toSorted());
    for (const id of SCHEMA_IDS) {
      const text = html(id);
      expect(text, id).toContain(`data-schema="${id}"`);
      expect(schema(id).caption, id).toMatch(/\.$/);
      expect(text, id).not.toContain('style=');
      expect(text, id).not.toContain('tabindex');
    }
  });
  test('an unknown id stops the build and lists the others', () => {
    expect(() => schema('battle-beyond-space.rien')).toThrow(/battle-beyond-space\.tir-courbe/);
  });
  test('the example board is labelled; 16 or 17 asteroids, 6 probes, zones of 23 cells', () => {
    expect(drawn('plateau').caption).toContain('valeur d’exemple, non officielle');
    expect(
      [0, 1]
        .map((i) => panel('plateau', i).state)
        .map(({ asteroids, probes, fixed }) => [
          asteroids.length,
          probes.length,
          fixed.zones.map(({ length }) => length),
        ]),
    ).toEqual([
      [16, 6, [23, 23, 23]],
      [17, 6, [23, 23, 23, 23]],
    ]);
    expect(left(panel('plateau', 0))).toEqual([]);
  });
});

describe('fighters', () => {
  test('six names; 0 to 3 sides to turn', () => {
    expect(panel('orientations', 0).over.notes).toMatchObject({
      [cellOf(1, 0)]: 'E',
      [cellOf(1, -1)]: 'NE',
      [cellOf(0, -1)]: 'NO',
      [cellOf(-1, 0)]: 'O',
      [cellOf(-1, 1)]: 'SO',
      [cellOf(0, 1)]: 'SE',
    });
    expect(Object.values(panel('orientations', 1).over.notes ?? {}).toSorted()).toEqual(['0', '1', '1', '2', '2', '3']);
  });
  test('four shots: hit, stopped twice, spent after five cells', () => {
    const shots = drawn('tir-arrete').panels.map(({ over }) => over.shots?.map(({ to, end }) => [to, end]));
    expect(shots).toEqual([
      [[cellOf(3, 0), 'hit']],
      [[cellOf(2, 0), 'stopped']],
      [[cellOf(2, 0), 'stopped']],
      [[cellOf(5, 0), 'spent']],
    ]);
  });
  test.each([
    ['collision-chasseur-ennemi', []],
    ['collision-chasseur-allie', ['J1 a1']],
    ['collision-asteroide', []],
    ['collision-destroyer-ennemi', ['J2 D1*']],
    ['collision-destroyer-allie', ['J1 D1']],
    ['collision-sonde', ['J1 a1']],
    ['collision-hors-plateau', []],
  ])('%s: who is left', (slug, ships) => {
    expect(left(panel(slug, 0)).length).toBeGreaterThan(0);
    expect(left(panel(slug, 1))).toEqual(ships);
  });
  test('the rock stays, the probe does not', () => {
    expect(panel('collision-asteroide', 1).state.asteroids).toEqual(cells([3, 0]));
    expect(panel('collision-sonde', 1).state.probes).toEqual([]);
    expect(panel('collision-hors-plateau', 0).over.paths?.map(({ end }) => end)).toEqual(['lost']);
  });
  test('a squadron jumps as one, and keeps its facings', () => {
    const [before, after] = [panel('teleportation', 0), panel('teleportation', 1)];
    for (const index of [0, 1, 2]) {
      expect(shipAt(after.state, index).cell - shipAt(before.state, index).cell).toBe(cellOf(-1, 3) - cellOf(0, 0));
      expect(shipAt(after.state, index).facing).toBe(shipAt(before.state, index).facing);
    }
  });
});

describe('destroyers', () => {
  test('geometry: the five actions from (0, 0), looking east', () => {
    expect(drawn('avance-et-pivots').panels.map(pose)).toEqual([
      [cellOf(1, 0), 0],
      [cellOf(0, 0), 1],
      [cellOf(0, 0), 5],
      [cellOf(0, 1), 1],
      [cellOf(1, -1), 5],
    ]);
    expect(
      drawn('avance-et-pivots').panels.map(({ over }) =>
        over.ships?.map(({ cell, facing, faded }) => [cell, facing, faded]),
      ),
    ).toEqual(Array(5).fill([[cellOf(0, 0), 0, true]]));
  });
  test('AVG then ARD shifts by D[o − 1]', () => expect(pose(panel('pas-de-cote', 1))).toEqual([cellOf(0, 1), 0]));
  test.each([
    ['destroyer-chasseur-ennemi', ['J1 D1*']],
    ['destroyer-chasseur-allie', ['J1 D1']],
    ['destroyer-sonde', ['J1 D1']],
  ])('%s: who is left', (slug, ships) => expect(left(panel(slug, 1))).toEqual(ships));
  test('E4: turrets bend around rocks, not through an ally', () => {
    const view = panel('tir-courbe', 0);
    expect(lit(view, 'target')).toEqual(cells([2, -2], [-2, 1], [0, 2]));
    expect([...lit(view, 'zone'), ...lit(view, 'target')]).not.toContain(cellOf(3, 0));
  });
});

describe('powers and the ring', () => {
  test('E6: 19 cells; D2 gone, D1 damaged, a2 out of reach', () => {
    expect(lit(panel('explosion', 0), 'blast')).toHaveLength(19);
    expect(left(panel('explosion', 1))).toEqual(['J2 a2', 'J2 D1*']);
  });
  test('E12: nine cells, three fighters, a destroyer and an ally', () => {
    expect(lit(panel('super-tir', 0), 'blast')).toEqual(
      cells([2, 0], [3, 0], [4, 0], [2, -1], [3, -1], [4, -1], [1, 1], [2, 1], [3, 1]),
    );
    expect(left(panel('super-tir', 0))).toHaveLength(6);
    expect(left(panel('super-tir', 1))).toEqual(['J1 D1']);
    expect(drawn('laser').panels.map(({ over }) => over.shots?.map(({ from, to, end }) => [from, to, end]))).toEqual([
      [[cellOf(1, 0), cellOf(10, 0), 'hit']],
      [[cellOf(1, 0), cellOf(6, 0), 'stopped']],
    ]);
  });
  test('E7: two points a cell; the ring follows the central asteroid', () => {
    const held = (at: number): readonly Cell[] =>
      Object.keys(panel('anneau', at).over.notes ?? {})
        .map(Number)
        .toSorted((a, b) => a - b);
    expect([held(0), held(1)]).toEqual([cells([1, 0], [0, 1], [-1, 1]), cells([-1, -1], [-1, 1])]);
    expect(new Set(Object.values(panel('anneau', 0).over.notes ?? {}))).toEqual(new Set(['+2']));
  });
});

describe('tables', () => {
  test('both collision tables: a row for each thing that one may end on, under its own chapter', () => {
    for (const [slug, chapter] of [
      ['table-chasseurs', 'collisions-chasseurs'],
      ['table-destroyers', 'collisions-destroyers'],
    ] as const) {
      expect(table(slug).rows).toHaveLength(7);
      for (const { rule } of table(slug).rows) expect(RULES[rule].chapter).toBe(chapter);
    }
    expect(
      table('table-destroyers').rows.filter(({ cells: [effect] }) => effect?.[0] === 'interdit de s’y arrêter'),
    ).toHaveLength(4);
    expect(table('table-chasseurs').rows.map(({ cells: [, points] }) => points?.[0])).toEqual([
      '1 point chacun',
      'aucun',
      'aucun',
      '1 point à l’adversaire, 4 points pour vous si vous l’achevez',
      'aucun',
      '1 point pour vous',
      'aucun',
    ]);
  });
  test('rows lead to their rules', () => {
    const text = html('battle-beyond-space.table-chasseurs');
    for (const { rule, head } of table('table-chasseurs').rows)
      expect(text).toMatch(new RegExp(`href="[^"]*#${rule.replaceAll('.', '\\.')}"[^>]*>${typeset(head)}<`));
  });
  test('twelve powers, three a race, each under its first rule', () => {
    const { rows } = table('douze-pouvoirs');
    expect(rows.map(({ group }) => group)).toEqual(
      ['Terriens', 'Vonyan', 'Valkyries', 'Dreckach'].flatMap((race) => [race, race, race]),
    );
    for (const { rule, group = '' } of rows) expect(RULES[rule].chapter).toBe(group.toLowerCase());
  });
  test('seven steps, a window before each, the last after the draw', () => {
    const { rows, caption } = table('tour-et-fenetres');
    expect(rows.map(({ cells: [window] }) => window?.[0])).toEqual([
      'avant l’étape 1',
      ...[1, 2, 3, 4, 5, 6].map((n) => `entre les étapes ${n} et ${n + 1}`),
    ]);
    expect(rows.map(({ rule }) => rule)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `bbs.tour.etape-${n}`));
    expect(caption).toContain('après l’étape 7');
    expect(WINDOWS).toHaveLength(rows.length + 1);
  });
});

describe('squadrons', () => {
  test.each([
    ['survol', ['J1 a1', 'J1 b1', 'J2 a1']],
    ['depart', ['J1 a1', 'J1 a2', 'J2 D1']],
    ['croisement', ['J1 a1', 'J1 a2']],
    ['arrivees', ['J1 a2']],
    ['sonde-survolee', ['J1 a1']],
  ])('%s: who is left', (slug, ships) => expect(left(panel(slug, 1))).toEqual(ships));
  test('what is flown over stays; two teammates exchange their places', () => {
    expect(panel('survol', 1).state.asteroids).toEqual(cells([3, 0]));
    expect(panel('survol', 1).state.probes).toEqual(cells([4, 0]));
    expect(panel('sonde-survolee', 1).state.probes).toEqual(cells([2, 0]));
    const places = (at: number): readonly Cell[] =>
      [0, 1].map((ship) => shipAt(panel('croisement', at).state, ship).cell);
    expect(places(0)).toEqual([cellOf(0, 0), cellOf(3, 0)]);
    expect(places(1)).toEqual([cellOf(3, 0), cellOf(0, 0)]);
  });
  test('the second shot passes where the first has cleared the line', () =>
    expect(drawn('a-la-suite').panels.map(({ over }) => over.shots?.map(({ to, end }) => [to, end]))).toEqual([
      [[cellOf(3, 0), 'hit']],
      [[cellOf(3, -2), 'hit']],
    ]));
  test('a squadron in one piece, then in two', () =>
    expect(drawn('escadron').panels.map(({ title }) => title)).toEqual([
      'D’un seul tenant : permis',
      'En deux morceaux : refusé',
    ]));
  test('1, 3, 5 or 6 sides to look at', () =>
    expect(drawn('rotations').panels.map((one) => lit(one, 'reach').length)).toEqual([1, 3, 5, 6]));
  test('reach: five cells ahead of a fighter; eight cells at 1 and fourteen at 2 of a destroyer, the foe on one of them', () => {
    expect(lit(panel('portee-chasseur', 0), 'zone')).toEqual(cells([1, 0], [2, 0], [3, 0], [4, 0], [5, 0]));
    const notes = Object.values(panel('portee-destroyer', 0).over.notes ?? {});
    expect([notes.filter((note) => note === '1').length, notes.filter((note) => note === '2').length]).toEqual([8, 14]);
    expect(lit(panel('portee-destroyer', 0), 'target')).toEqual(cells([-1, 2]));
  });
});

describe('destroyers and powers', () => {
  test('two probes at once; none is left', () => {
    expect(panel('deux-sondes', 0).state.probes).toHaveLength(2);
    expect(panel('deux-sondes', 1).state.probes).toEqual([]);
  });
  test('the bow ends on no rock and no destroyer', () => {
    const ends = lit(panel('ou-finir', 0), 'zone');
    for (const cell of cells([2, 0], [2, -2], [3, -2], [1, 2], [2, 2])) expect(ends).not.toContain(cell);
    expect(ends).toContain(cellOf(3, -1));
  });
  test('an elite fighter at speed 2: the 19 cells at 2 or less, but the rock and the destroyer', () => {
    const open = [...lit(panel('elite', 0), 'reach'), ...lit(panel('elite', 0), 'danger')];
    expect(open).toHaveLength(17);
    for (const cell of cells([1, 0], [-2, 0])) expect(open).not.toContain(cell);
    expect(lit(panel('elite', 0), 'danger')).toEqual(cells([-1, 2]));
  });
  test('a pushed asteroid: a fighter dies under it, a destroyer breaks it, a damaged one dies too', () => {
    expect([1, 3, 5].map((at) => panel('chocs', at).state.asteroids)).toEqual([cells([3, 0]), [], cells([3, 0])]);
    expect([1, 3, 5].map((at) => left(panel('chocs', at)))).toEqual([['J1 D1'], ['J1 D1', 'J2 D1*'], ['J1 D1']]);
  });
  test('armour: neither shots nor rams harm it', () => {
    expect(drawn('blindage').panels[0]?.over.shots).toHaveLength(2);
    expect(left(panel('blindage', 1))).toContain('J2 D1');
    expect(left(panel('foncer', 1))).toEqual(['J1 D1']);
    expect(panel('foncer', 1).state.asteroids).toEqual(cells([5, 0]));
  });
});

describe('things', () => {
  const strip = (slug: string): StripSchema => {
    const found = schema(`battle-beyond-space.${slug}`);
    if (found.kind !== 'strip') throw new Error(`${slug}: no strip`);
    return found;
  };
  const shown = (slug: string, is: Picture['is']): number =>
    strip(slug).items.flatMap(({ pictures }) => pictures.filter((picture) => picture.is === is)).length;
  test('nine cards; twelve powers by how long they last; three tokens, then one less a turn', () => {
    expect(shown('paquet', 'card')).toBe(9);
    expect(strip('durees').items.map(({ pictures }) => pictures.length)).toEqual([7, 4, 1]);
    expect(
      strip('jetons').items.flatMap(({ pictures }) =>
        pictures.flatMap((one) => (one.is === 'tokens' ? [one.left] : [])),
      ),
    ).toEqual([3, 2, 1, 0]);
  });
  test('a score: prizes by their worth, then two points a cell of the ring', () => {
    const rows = table('decompte').rows.map(({ cells: numbers }) => numbers.map(([text]) => text));
    expect(rows).toEqual([
      ['6', '4', '9'],
      ['4', '8', '0'],
      ['2', '0', '1'],
      ['2', '4', '0'],
      ['14', '16', '10'],
    ]);
  });
});
