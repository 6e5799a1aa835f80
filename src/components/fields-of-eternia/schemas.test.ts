import { readdirSync, readFileSync } from 'node:fs';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { ratio } from '../../engine/kernel/ratio.ts';
import { RULES } from '../../engine/fields-of-eternia/rules.ts';
import { SchemaFigure } from './SchemaFigure.tsx';
import { schema, SCHEMA_IDS } from './schemas.ts';

describe('diagrams', () => {
  test.each(SCHEMA_IDS)('%s is drawn: a caption that is a sentence, nothing inline, nothing unknown', (id) => {
    const html = render(h(SchemaFigure, { id }));
    expect(schema(id).caption).toMatch(/\.$/);
    expect(html).not.toContain('style=');
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/undefined|NaN|\?\?/);
  });
  test('chapters show all of them, and no other', () => {
    const folder = new URL('../../content/fields-of-eternia/', import.meta.url);
    const shown = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/<Schema id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect([...new Set(shown)].toSorted()).toEqual(SCHEMA_IDS.toSorted());
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
  test('foe.mise-en-place.paquet-combat: the deck of the beginning is 21 cards, seven kinds', () => {
    const deck = schema('fields-of-eternia.paquet-de-depart');
    if (deck.kind !== 'strip') throw new Error('no strip');
    expect(deck.items.map(({ text }) => text)).toEqual([
      '7 cartes',
      '6 cartes',
      '3 cartes',
      '2 cartes',
      '1 carte',
      '1 carte',
      '1 carte',
    ]);
    expect(deck.caption).toContain('21 cartes');
  });
  test('a merchant’s card is drawn with its price in the corner and what it is at its foot', () => {
    const html = render(h(SchemaFigure, { id: 'fields-of-eternia.cartes-equipement' }));
    expect(html.replace(/<[^>]*>/g, '|')).toMatch(/\|4\|.*Cuirasse.*\+2.défense.*armure · corps/s);
  });
  test('ten phases, two columns, each cell under a rule of its phase', () => {
    const figure = schema('fields-of-eternia.dix-phases');
    if (figure.kind !== 'table') throw new Error('no table');
    expect(figure.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { number, cells } of figure.rows)
      for (const { rule } of cells) {
        if (rule === undefined) throw new Error('a cell without its rule');
        expect(rule).toMatch(new RegExp(`^foe\\.p${number}-`));
        expect(RULES[rule], rule).toBeDefined();
      }
  });
});
