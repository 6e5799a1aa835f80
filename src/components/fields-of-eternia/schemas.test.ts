import { describe, expect, test } from 'vitest';
import { ratio } from '../../engine/kernel/ratio.ts';
import { RULES } from '../../engine/fields-of-eternia/rules.ts';
import { schema, SCHEMA_IDS } from './schemas.ts';

describe('diagrams', () => {
  test('every id is drawn', () => {
    expect(SCHEMA_IDS).toHaveLength(4);
    for (const id of SCHEMA_IDS) expect(schema(id).caption).toMatch(/\.$/);
  });
  test('an unknown id stops the build and lists the others', () => {
    expect(() => schema('fields-of-eternia.rien')).toThrow(/fields-of-eternia\.grille/);
  });
  test('foe.grille.quatre-par-zone: four places in a zone', () => {
    expect(schema('fields-of-eternia.grille')).toMatchObject({ kind: 'grid', slots: 4 });
  });
  test('one die against one: 8 chances in 25 to wound, two fifths of a PS on average, counted by hand', () => {
    const figure = schema('fields-of-eternia.des-contre-des');
    if (figure.kind !== 'pools') throw new Error('no table');
    expect(figure.rows[0]?.cells[0]).toEqual({ chance: ratio(8, 25), mean: ratio(2, 5) });
  });
  test('ten phases, two columns, each cell under a rule of its phase', () => {
    const figure = schema('fields-of-eternia.dix-phases');
    if (figure.kind !== 'phases') throw new Error('no table');
    expect(figure.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { number, heroes, enemy } of figure.rows)
      for (const { rule } of [heroes, enemy]) {
        expect(rule).toMatch(new RegExp(`^foe\\.p${number}-`));
        expect(RULES[rule], rule).toBeDefined();
      }
  });
});
