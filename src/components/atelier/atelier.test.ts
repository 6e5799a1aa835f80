// The workshop without any game: undo, drafts, findings.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isRecord } from '../../engine/kernel/json.ts';
import { device } from '../../kept/kept.fixture.ts';
import { copyName, draftFile, type Drafts, draftText, EMPTY, fromDraftFile, isText, shelf } from './drafts.ts';
import { at, under, verdict } from './findings.ts';
import { begin, PAUSE, record, redo, undo } from './history.ts';
import { changeAt, dropAt, put } from './put.ts';
import type { Named } from './trade.ts';
import { reduce, type Work } from './work.ts';

const isNamed = (value: unknown): value is Named => isRecord(value) && isText(value['name']);
const DUEL: Named = { name: 'Duel' };
afterEach(() => vi.unstubAllGlobals());

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

const STORE = 'rv.atelier.battleworld';
const list = (): Omit<Drafts<Named>, 'current'> => shelf('battleworld', STORE, isNamed).list();
/** As sites before wrote all drafts in one text. */
const OLD =
  '{"current":"b2","drafts":[{"id":"b2","at":9,"scenario":{"name":"Second"}},{"id":"b1","at":5,"scenario":{"name":"Premier"}}]}';

describe('drafts', () => {
  const put1 = (kept: Map<string, string>, id: string, at: number, name: string): void =>
    void kept.set(`${STORE}.${id}`, draftText({ at, scenario: { name } }));
  test('the last one changed comes first; there may be more than forty', () => {
    const { kept } = device();
    for (let i = 0; i < 45; i += 1) put1(kept, `b${i}`, i, `n${i}`);
    expect(list().drafts.map(({ scenario }) => scenario.name)).toEqual(
      Array.from({ length: 45 }, (_, i) => `n${44 - i}`),
    );
  });
  test.each([
    ['not JSON', 'spoilt'],
    ['3', 'spoilt'],
    ['{"v":1,"at":1,"scenario":{"note":"n"}}', 'shape'],
    ['{"v":7,"at":1,"scenario":{"name":"n"}}', 'later'],
  ])('%s is set aside, and touches no other', (text, why) => {
    const { kept } = device();
    put1(kept, 'b1', 5, 'Duel');
    kept.set(`${STORE}.b2`, text);
    expect(list().drafts.map(({ id }) => id)).toEqual(['b1']);
    expect(list().aside).toEqual([{ key: `${STORE}.b2`, text, why }]);
    expect(kept.get(`${STORE}.b2`)).toBe(text);
  });
  test('what can be read of one cut short is offered, the text kept whole', () => {
    const { kept } = device();
    kept.set(`${STORE}.b1`, '{"v":1,"at":1,"scenario":{"name":"Duel","note":"à suiv');
    expect(list()).toEqual({
      drafts: [],
      aside: [{ key: `${STORE}.b1`, text: kept.get(`${STORE}.b1`), why: 'spoilt', part: { name: 'Duel' } }],
    });
  });
  test('those of a site of before are taken over, each a record, the one that was open still open', () => {
    const { kept } = device();
    kept.set(STORE, OLD);
    for (const again of [1, 2]) {
      expect(
        list().drafts.map(({ id, at, scenario }) => [id, at, scenario.name]),
        `${again}`,
      ).toEqual([
        ['b2', 9, 'Second'],
        ['b1', 5, 'Premier'],
      ]);
      expect([kept.has(STORE), kept.get('rv.ouvert.battleworld')]).toEqual([false, 'b2']);
    }
  });
  test('of another shape there too: set aside, never erased', () => {
    const { kept } = device();
    kept.set(STORE, '{"current":null,"drafts":[{"id":"b1","at":5,"scenario":{"title":"Premier"}},7]}');
    expect(list().drafts).toEqual([]);
    expect(list().aside.map(({ text, why }) => [text, why])).toEqual([
      ['{"v":1,"at":5,"scenario":{"title":"Premier"}}', 'shape'],
      ['7', 'spoilt'],
    ]);
  });
  test('of a truncated store, what can be shown is, and the text is set aside whole', () => {
    const { kept } = device();
    const cut = OLD.slice(0, OLD.indexOf('{"name":"Premier"') + 4);
    kept.set(STORE, cut);
    expect(list().drafts.map(({ scenario }) => scenario.name)).toEqual(['Second']);
    expect(list().aside.map(({ text }) => text)).toEqual([cut]);
    kept.clear();
    kept.set(STORE, '"other"');
    expect(list().aside.map(({ text, why }) => [text, why])).toEqual([['"other"', 'spoilt']]);
  });
  test('a page of that site that is still open writes again: both are kept', () => {
    const { kept } = device();
    kept.set(STORE, OLD);
    list();
    kept.set(STORE, '{"current":"b1","drafts":[{"id":"b1","at":20,"scenario":{"name":"Premier, repris"}}]}');
    expect(list().drafts.map(({ scenario }) => scenario.name)).toEqual(['Premier, repris', 'Second', 'Premier']);
  });
  test('where there is no room to take them over, their text stays, and is told', () => {
    const one = device();
    one.kept.set(STORE, OLD);
    one.room = OLD.length + STORE.length;
    const grown = `{"drafts":[${Array.from({ length: 9 }, (_, i) => `{"id":"c${i}","at":1,"scenario":{"name":""}}`).join()}]}`;
    one.kept.set(STORE, grown);
    one.room = STORE.length + grown.length;
    expect(list()).toEqual({ drafts: [], aside: [{ key: STORE, text: grown, why: 'room' }] });
    expect([...one.kept]).toEqual([[STORE, grown]]);
  });
  test('the same text gives the same objects', () => {
    const { kept } = device();
    put1(kept, 'b1', 5, 'Duel');
    const { list: again } = shelf('battleworld', STORE, isNamed);
    expect(again().drafts[0]).toBe(again().drafts[0]);
  });
  test('a draft goes to a file and comes back, faults included; another file is none', () => {
    expect(fromDraftFile('battleworld', draftFile('battleworld', DUEL), isNamed)).toEqual(DUEL);
    for (const other of ['', '{}', draftFile('versus', DUEL), draftFile('battleworld', { note: 'n' })])
      expect(fromDraftFile('battleworld', other, isNamed)).toBeUndefined();
  });
  test('copies are numbered', () => {
    expect(copyName('Duel', [])).toBe('Copie de Duel');
    expect(copyName('Duel', ['Copie de Duel'])).toBe('Copie de Duel (2)');
  });
});

describe('the desk', () => {
  const record = { key: `${STORE}.b1`, text: draftText({ at: 1, scenario: DUEL }) };
  const one: Omit<Drafts<Named>, 'current'> = { drafts: [{ id: 'b1', at: 1, scenario: DUEL, record }], aside: [] };
  const blank: Work<Named> = { drafts: EMPTY, current: null, history: begin(DUEL), touched: false, dropped: [] };
  const edit = (work: Work<Named>, name: string): Work<Named> =>
    reduce(work, { type: 'edit', change: (scenario) => ({ ...scenario, name }), field: 'name', now: 0, id: 'b9' });
  test('nothing is kept until something changes', () => {
    const woken = reduce(blank, {
      type: 'wake',
      list: EMPTY,
      current: null,
      fresh: (scenario) => ({ ...scenario, name: 'Neuf' }),
    });
    expect(woken).toMatchObject({ current: null, touched: false, history: { present: { name: 'Neuf' }, past: [] } });
    expect(edit(woken, 'Mien')).toMatchObject({ current: 'b9', touched: true });
  });
  test('it wakes on the draft that was open, if it is still kept', () => {
    const wake = (current: string): Work<Named> =>
      reduce(blank, { type: 'wake', list: one, current, fresh: (scenario) => ({ ...scenario, name: 'Neuf' }) });
    expect(wake('b1')).toMatchObject({ current: 'b1', drafts: { current: 'b1' }, history: { present: DUEL } });
    expect(wake('b2')).toMatchObject({
      current: null,
      drafts: { current: null },
      history: { present: { name: 'Neuf' } },
    });
  });
  test('drafts thrown away are given back, the last one first', () => {
    const dropped = reduce(
      { ...blank, current: 'b1', touched: true },
      { type: 'drop', id: 'b1', record: { ...record, name: 'Duel' } },
    );
    expect(dropped).toMatchObject({ current: null, touched: false, dropped: [{ name: 'Duel' }] });
    const two = reduce(dropped, { type: 'drop', id: undefined, record: { key: 'k', text: 'x', name: 'Illisible' } });
    expect(reduce(two, { type: 'given-back' }).dropped.map(({ name }) => name)).toEqual(['Duel']);
  });
  test('only what the device keeps is listed, and the draft under work is the one that is open', () => {
    const working = edit(blank, 'Mien');
    expect(working.drafts.drafts).toEqual([]);
    expect(reduce(working, { type: 'kept', list: one, current: 'b1' })).toMatchObject({
      current: 'b1',
      drafts: { current: 'b1' },
    });
  });
  test('what another tab wrote is followed, and can be undone', () => {
    const followed = reduce({ ...blank, current: 'b1' }, { type: 'follow', scenario: { name: 'Leur' }, now: 0 });
    expect(followed.history.present.name).toBe('Leur');
    expect(reduce(followed, { type: 'undo' }).history.present).toBe(DUEL);
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
    expect(under(all, 'units.1')).toEqual([found('units.1'), found('units.1.life')]);
  });
  test.each([
    [0, 'Prêt à jouer'],
    [1, '1 faute à corriger'],
    [2, '2 fautes à corriger'],
  ])('%i', (count, words) =>
    expect(verdict({ faults: Array.from({ length: count }, () => found('name')), notices: [], sharable: true })).toBe(
      words,
    ),
  );
});

test('a field that says nothing leaves no trace; lists are changed in one place', () => {
  expect('note' in put<Named, 'note'>({ name: 'a', note: 'b' }, 'note', undefined)).toBe(false);
  expect(changeAt([1, 2, 3], 1, (n) => n * 10)).toEqual([1, 20, 3]);
  expect(dropAt([1, 2, 3], 1)).toEqual([1, 3]);
});
