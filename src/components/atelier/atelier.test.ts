// The workshop without any game: undo, drafts, findings.
import { describe, expect, test } from 'vitest';
import { copyName, dropDraft, EMPTY, isRecord, isText, keepDraft, parseDrafts } from './drafts.ts';
import { at, verdict, within } from './findings.ts';
import { begin, PAUSE, record, redo, undo } from './history.ts';
import { changeAt, dropAt, put } from './put.ts';
import type { Named } from './trade.ts';
import { reduce, type Work } from './useDrafts.ts';

const isNamed = (value: unknown): value is Named => isRecord(value) && isText(value['name']);
const DUEL: Named = { name: 'Duel' };

describe('history', () => {
  test('undo and redo give back each state', () => {
    const one = record(begin('a'), 'b', '', 0);
    const two = record(one, 'c', '', 1);
    expect(undo(two).present).toBe('b');
    expect(undo(undo(two)).present).toBe('a');
    expect(undo(undo(undo(two))).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
  });
  test('keystrokes in one field are one step, unless the reader pauses', () => {
    const typed = record(record(begin('a'), 'ab', 'name', 0), 'abc', 'name', PAUSE - 1);
    expect(undo(typed).present).toBe('a');
    const slow = record(record(begin('a'), 'ab', 'name', 0), 'abc', 'name', PAUSE);
    expect(undo(slow).present).toBe('ab');
  });
  test('a change after an undo forgets what was undone; the same value is no change', () => {
    const back = undo(record(begin('a'), 'b', '', 0));
    expect(redo(record(back, 'c', '', 1)).present).toBe('c');
    expect(record(back, 'a', '', 1)).toBe(back);
  });
});

describe('drafts', () => {
  const draft = { id: 'b1', at: 5, scenario: DUEL };
  test.each([null, '', '{', '[]', '{"drafts":3}', '{"drafts":[{"id":"x"}],"current":"x"}', '{"drafts":[{"id":"x","at":1,"scenario":{"note":"n"}}]}'])('what was not kept by us is nothing: %s', (text) => {
    expect(parseDrafts(text, isNamed)).toEqual(EMPTY);
  });
  test('one broken draft does not hide the others, nor is it current', () => {
    expect(parseDrafts(JSON.stringify({ current: 'b0', drafts: [{ id: 'b0', at: 1, scenario: null }, draft] }), isNamed)).toEqual({ current: null, drafts: [draft] });
  });
  test('the last one changed comes first; a dropped one is gone', () => {
    const two = keepDraft(keepDraft<Named>(EMPTY, draft), { ...draft, id: 'b2' });
    expect(keepDraft(two, { ...draft, at: 9 }).drafts.map(({ id }) => id)).toEqual(['b1', 'b2']);
    expect(dropDraft(two, 'b2')).toEqual({ current: null, drafts: [draft] });
  });
  test('the oldest fall off beyond forty', () => {
    const many = Array.from({ length: 45 }, (_, i) => ({ ...draft, id: `b${i}` })).reduce(keepDraft<Named>, EMPTY);
    expect([many.drafts.length, many.drafts[0]?.id, many.drafts.at(-1)?.id]).toEqual([40, 'b44', 'b5']);
  });
  test('copies are numbered', () => {
    expect(copyName('Duel', [])).toBe('Copie de Duel');
    expect(copyName('Duel', ['Copie de Duel'])).toBe('Copie de Duel (2)');
  });
});

describe('the desk', () => {
  const blank: Work<Named> = { drafts: EMPTY, current: null, history: begin(DUEL), touched: false, dropped: null };
  test('nothing is kept until something changes', () => {
    const woken = reduce(blank, { type: 'wake', drafts: EMPTY, fresh: (scenario) => ({ ...scenario, name: 'Neuf' }) });
    expect(woken).toMatchObject({ current: null, touched: false, history: { present: { name: 'Neuf' }, past: [] } });
    const edited = reduce(woken, { type: 'edit', change: (scenario) => ({ ...scenario, name: 'Mien' }), field: 'name', now: 0, id: 'b1' });
    expect(edited).toMatchObject({ current: 'b1', touched: true });
  });
  test('a draft thrown away can be given back', () => {
    const kept = keepDraft<Named>(EMPTY, { id: 'b1', at: 1, scenario: DUEL });
    const dropped = reduce({ ...blank, drafts: kept, current: 'b1' }, { type: 'drop', id: 'b1' });
    expect(dropped).toMatchObject({ current: null, touched: false, dropped: { id: 'b1' } });
    expect(reduce(dropped, { type: 'kept', drafts: kept }).dropped).toBeNull();
  });
  test('a copy bears another name and another draft', () => {
    const copy = reduce({ ...blank, current: 'b1' }, { type: 'duplicate', id: 'b2' });
    expect(copy).toMatchObject({ current: 'b2', history: { present: { name: 'Copie de Duel' } } });
  });
});

describe('findings', () => {
  const found = (path: string) => ({ path, message: 'Faux.', rules: [] });
  test('a field has its own, a section those below', () => {
    const all = ['units.1', 'units.1.life', 'units.12.life', 'name'].map(found);
    expect(at(all, 'units.1')).toEqual([found('units.1')]);
    expect(within(all, 'units.1')).toEqual([found('units.1'), found('units.1.life')]);
  });
  test.each([
    [0, 'Prêt à jouer'],
    [1, '1 faute à corriger'],
    [2, '2 fautes à corriger'],
  ])('%i', (count, words) => expect(verdict({ faults: Array.from({ length: count }, () => found('name')), notices: [], sharable: true })).toBe(words));
});

test('a field that says nothing leaves no trace; lists are changed in one place', () => {
  expect('note' in put<Named, 'note'>({ name: 'a', note: 'b' }, 'note', undefined)).toBe(false);
  expect(changeAt([1, 2, 3], 1, (n) => n * 10)).toEqual([1, 20, 3]);
  expect(dropAt([1, 2, 3], 1)).toEqual([1, 3]);
});
