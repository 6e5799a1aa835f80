import { beforeEach, describe, expect, test } from 'vitest';
import { type Device, device } from '../../kept/kept.fixture.ts';
import { forget, keptAll, kindOf, recordsOf, takeOver, wholeFile } from './whole.ts';

let here: Device;
beforeEach(() => {
  here = device();
});
const put = (records: Readonly<Record<string, unknown>>): void => {
  for (const [key, value] of Object.entries(records)) here.kept.set(key, JSON.stringify(value));
};
const text = (key: string): unknown => JSON.parse(here.kept.get(key) ?? 'null') as unknown;
const taken = (): readonly { readonly key: string; readonly text: string }[] => {
  const records = recordsOf(wholeFile());
  if (typeof records === 'string') throw new Error(records);
  return records;
};

test('a device goes to a file, and comes back on an empty one, letter for letter', () => {
  put({
    'rv.parties.versus.a': { v: 1, name: 'Gotham' },
    'rv.atelier.battleworld.b1': { v: 1, at: 2, scenario: { name: 'Siège' } },
    'rv.apprendre.versus': { done: ['trois-disques'], under: {} },
    'rv.probleme': { '2026-11-25': { missed: 1, hints: 0, solved: true, late: false } },
    'rv.theme': 'dark',
    'autre.site': 'rien de nous',
  });
  const before = new Map([...here.kept].filter(([key]) => key.startsWith('rv.')));
  const records = taken();
  here.kept.clear();
  expect(takeOver(records)).toEqual({ taken: before.size, refused: 0 });
  expect(new Map(here.kept)).toEqual(before);
  expect(takeOver(records)).toEqual({ taken: 0, refused: 0 });
});

describe('on top of what is there, nothing is lost', () => {
  const from = (there: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>>): void => {
    put(there);
    const records = taken();
    here.kept.clear();
    put(mine);
    takeOver(records);
  };
  test('two games under one key are two games', () => {
    from({ 'rv.parties.versus.a': { name: 'la leur' } }, { 'rv.parties.versus.a': { name: 'la mienne' } });
    expect(text('rv.parties.versus.a')).toEqual({ name: 'la mienne' });
    const names = keptAll().map((kept) => (JSON.parse(kept.text) as { readonly name: string }).name);
    expect(names.toSorted()).toEqual(['la leur', 'la mienne']);
    expect(keptAll().every(({ key }) => key.startsWith('rv.parties.versus.'))).toBe(true);
  });
  test('lessons done on either are done, and one under way stays mine', () => {
    const place = (step: number) => ({ step, from: 0, actions: [] });
    from(
      { 'rv.apprendre.versus': { done: ['un', 'deux'], under: { trois: place(1), quatre: place(1) } } },
      { 'rv.apprendre.versus': { done: ['trois'], under: { deux: place(2), quatre: place(3) } } },
    );
    expect(text('rv.apprendre.versus')).toEqual({ done: ['trois', 'un', 'deux'], under: { quatre: place(3) } });
  });
  test('of an exercise, what was answered most; of a card, what was answered last', () => {
    const card = (last: number) => ({
      due: last + 1,
      last,
      stability: 1,
      difficulty: 5,
      reps: 1,
      lapses: 0,
      state: 1,
      steps: 0,
      days: 0,
    });
    const progress = (asked: number, last: number, rule: string) => ({
      types: { degats: { right: 1, asked } },
      rules: [rule],
      missed: [],
      cards: { degats: card(last) },
    });
    from({ 'rv.exercices.versus': progress(9, 100, 'vs.a.b') }, { 'rv.exercices.versus': progress(4, 200, 'vs.c.d') });
    expect(text('rv.exercices.versus')).toMatchObject({
      types: { degats: { asked: 9 } },
      rules: ['vs.c.d', 'vs.a.b'],
      cards: { degats: { last: 200 } },
    });
  });
  test('a day solved on either is solved; pins add up; settings stay mine', () => {
    const day = (missed: number, solved: boolean) => ({ missed, hints: 0, solved, late: false });
    from(
      {
        'rv.probleme': { '2026-11-24': day(2, true), '2026-11-25': day(1, false) },
        'rv.epingles': { ids: ['bw.a.b', 'bw.c.d'] },
        'rv.theme': 'dark',
      },
      {
        'rv.probleme': { '2026-11-24': day(5, false), '2026-11-25': day(0, true) },
        'rv.epingles': { ids: ['bw.e.f', 'bw.a.b'] },
        'rv.theme': 'light',
      },
    );
    expect(text('rv.probleme')).toEqual({ '2026-11-24': day(2, true), '2026-11-25': day(0, true) });
    expect(text('rv.epingles')).toEqual({ ids: ['bw.e.f', 'bw.a.b', 'bw.c.d'] });
    expect(text('rv.theme')).toBe('light');
  });
});

test('what was read on either is read, and one stays where one was here', () => {
  const read = (page: string, rule: string) => ({
    dernier: { jeu: 'versus', titre: page, href: `/${page}` },
    lieux: {},
    lus: { [page]: 1 },
    vues: { 'versus/dpa': [rule] },
  });
  put({ 'rv.lecture': read('la-bas', 'vs.a.b') });
  const records = taken();
  put({ 'rv.lecture': read('ici', 'vs.c.d') });
  takeOver(records);
  expect(text('rv.lecture')).toMatchObject({
    dernier: { titre: 'ici' },
    lus: { ici: 1, 'la-bas': 1 },
    vues: { 'versus/dpa': ['vs.c.d', 'vs.a.b'] },
  });
});
test('a game as sites before this one kept it stands in the list, beside another', () => {
  put({ 'rv.partie.versus': { name: 'la leur' } });
  const records = taken();
  put({ 'rv.partie.versus': { name: 'la mienne' } });
  expect(takeOver(records)).toEqual({ taken: 1, refused: 0 });
  expect(text('rv.partie.versus')).toEqual({ name: 'la mienne' });
  expect([...here.kept.keys()].filter((key) => key.startsWith('rv.parties.versus.'))).toHaveLength(1);
});
test('what is given back after an erasure spoils nothing that was done meanwhile', () => {
  put({ 'rv.apprendre.versus': { done: ['un'], under: {} } });
  const back = forget(keptAll());
  put({ 'rv.apprendre.versus': { done: ['deux'], under: {} } });
  expect(back()).toBe(true);
  expect(text('rv.apprendre.versus')).toEqual({ done: ['deux', 'un'], under: {} });
});

test('what is erased comes back when asked', () => {
  put({ 'rv.probleme': {}, 'rv.theme': 'dark' });
  const back = forget(keptAll());
  expect(here.kept.size).toBe(0);
  expect(back()).toBe(true);
  expect(here.kept.size).toBe(2);
});
test('a full device refuses some, and says how many', () => {
  put({ 'rv.parties.versus.a': { name: 'x'.repeat(100) } });
  const records = taken();
  here = device(20);
  expect(takeOver(records)).toEqual({ taken: 0, refused: 1 });
});
test.each([
  ['', 'n’est pas une copie'],
  ['{"records":{}}', 'n’est pas une copie'],
  ['{"brouillon":"versus","scenario":{}}', 'n’est pas une copie'],
  ['{"regles-vives":2,"records":{}}', 'version plus récente'],
  ['{"regles-vives":1,"records":{"rv.theme":"dark"', 'coupé'],
])('%s: a sentence', (file, sentence) => expect(recordsOf(file)).toContain(sentence));
test('what a file holds under other names, or as no text, is left out', () => {
  expect(recordsOf('{"regles-vives":1,"records":{"rv.theme":"dark","x":"y","rv.scene":3,"__proto__":"z"}}')).toEqual([
    { key: 'rv.theme', text: 'dark' },
  ]);
});
test.each([
  ['rv.parties.versus.a', 'games'],
  ['rv.partie.versus', 'games'],
  ['rv.atelier.versus.b', 'drafts'],
  ['rv.options.versus', 'settings'],
])('%s is of the %s', (key, kind) => expect(kindOf(key)).toBe(kind));
