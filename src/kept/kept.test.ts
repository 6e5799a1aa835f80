// The store of the device: refusals that are answers, records that do not spoil one another, texts cut short, tabs that hear one another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drop, read, write } from './device.ts';
import { fileWords } from './file.ts';
import { device } from './kept.fixture.ts';
import { keepAt, keptUnder, newId, onOtherTab, replace } from './records.ts';
import { readWhole, salvage } from './salvage.ts';
import { readTab, writeTab } from './tab.ts';

afterEach(() => vi.unstubAllGlobals());

describe('one key', () => {
  test('is written, read, dropped', () => {
    device();
    expect([read('a'), write('a', '1'), read('a')]).toEqual([null, true, '1']);
    drop('a');
    expect(read('a')).toBeNull();
  });
  test('a full device answers no, and keeps what it had', () => {
    device(4);
    expect([write('a', '123'), write('a', '1234'), read('a')]).toEqual([true, false, '123']);
  });
  test('a device that refuses all throws nothing', () => {
    device().refuses = true;
    drop('a');
    expect([read('a'), write('a', '1'), keptUnder('a')]).toEqual([null, false, []]);
    vi.unstubAllGlobals(); // no storage at all: the server
    drop('a');
    expect([read('a'), write('a', '1'), keptUnder(''), readTab('a')]).toEqual([null, false, [], null]);
    writeTab('a', '1');
  });
});

describe('records', () => {
  test('are found by the beginning of their keys', () => {
    const { kept } = device();
    for (const key of ['rv.x.1', 'rv.x.2', 'rv.xy.1', 'rv.x']) kept.set(key, key);
    expect(
      keptUnder('rv.x.')
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['rv.x.1', 'rv.x.2']);
  });
  test('no two new ones are alike, and all are keys', () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^b[0-9a-z]+$/);
  });
  test('a tab goes on where it wrote; where another has written, beside it', () => {
    const { kept } = device();
    const first = keepAt({ key: 'a', text: null }, newId, 'mine');
    expect(first).toEqual({ place: { key: 'a', text: 'mine' }, kept: true, apart: false });
    const second = keepAt(first.place, newId, 'mine, further');
    expect(second.place).toEqual({ key: 'a', text: 'mine, further' });
    kept.set('a', 'theirs');
    const third = keepAt(second.place, () => 'b', 'mine, further still');
    expect(third).toEqual({ place: { key: 'b', text: 'mine, further still' }, kept: true, apart: true });
    expect(Object.fromEntries(kept)).toEqual({ a: 'theirs', b: 'mine, further still' });
  });
  test('what another tab dropped is written again; what the device refuses changes nothing', () => {
    const one = device();
    const { place } = keepAt({ key: 'a', text: null }, newId, 'mine');
    one.kept.delete('a');
    expect(keepAt(place, newId, 'mine again')).toMatchObject({ kept: true, apart: false });
    one.room = 0;
    expect(keepAt({ key: 'a', text: 'mine again' }, newId, 'more')).toEqual({
      place: { key: 'a', text: 'mine again' },
      kept: false,
      apart: false,
    });
    expect(one.kept.get('a')).toBe('mine again');
  });
  test('one key becomes several, or nothing changes', () => {
    const one = device();
    one.kept.set('old', '0123456789');
    one.room = 13;
    const into = [
      { key: 'a', text: '01234' },
      { key: 'b', text: '56789' },
    ];
    expect(replace({ key: 'old', text: '0123456789' }, into)).toBe(true); // 12 of 13: there was no room for both at once
    expect([...one.kept.keys()]).toEqual(['a', 'b']);
    one.kept.clear();
    one.kept.set('old', '0123456789');
    expect(
      replace({ key: 'old', text: '0123456789' }, [...into, { key: 'c', text: '' }, { key: 'd', text: '!' }]),
    ).toBe(false);
    expect(Object.fromEntries(one.kept)).toEqual({ old: '0123456789' });
  });
  test('tabs hear one another, until they stop listening', () => {
    const { elsewhere } = device();
    const heard: (string | null)[] = [];
    const stop = onOtherTab((key) => heard.push(key));
    elsewhere('a', '1');
    stop();
    elsewhere('b', '1');
    expect(heard).toEqual(['a']);
  });
});

describe('a text cut short', () => {
  const whole = {
    name: 'Un « duel », [à] {deux}',
    actions: [{ t: 'a', n: -1.5e3 }, { t: 'b\\"', list: [1, 22, [true, null]] }, { t: 'c' }],
  };
  const text = JSON.stringify(whole);
  test('whole, it says all', () => expect(readWhole(text)).toEqual({ value: whole, whole: true }));
  test('cut anywhere, its beginning is read, and no more than was there', () => {
    let actions = 0;
    for (let at = 1; at < text.length; at += 1) {
      const { value, whole: all } = readWhole(text.slice(0, at));
      expect(all).toBe(false);
      const got = value as { name?: string; actions?: unknown[] };
      if (got.name !== undefined) expect(got.name).toBe(whole.name);
      expect((got.actions ?? []).length).toBeGreaterThanOrEqual(actions === 0 ? 0 : actions - 1); // never less than a shorter text gave, the last one under way apart
      actions = Math.max(actions, (got.actions ?? []).length);
      expect((got.actions ?? []).slice(0, -1)).toEqual(
        whole.actions.slice(0, Math.max(0, (got.actions ?? []).length - 1)),
      );
    }
    expect(actions).toBe(3);
  });
  test('spoilt in the middle, it is read up to there; with a tail, without it', () => {
    expect(salvage('{"a":[1,2,x3,4],"b":1}')).toEqual({ a: [1, 2] });
    expect(salvage('{"a":1}{"b":2}')).toEqual({ a: 1 });
  });
  test('what says nothing gives nothing; depth is no danger', () => {
    for (const nothing of ['', 'x', '"only', '12', '}{']) expect(salvage(nothing)).toBeUndefined();
    expect(JSON.stringify(salvage('['.repeat(1_000_000))).length).toBeLessThan(300);
  });
});

test('a file keeps the words of its name', () => {
  expect(fileWords('Un duel de héros')).toBe('un-duel-de-heros');
  expect(fileWords('  L’œuf & le « Bœuf » n° 2 !')).toBe('l-oeuf-le-boeuf-n-2');
  expect(fileWords('…')).toBe('');
});

test('nothing else touches the browser’s storage', () => {
  const FREE: Readonly<Record<string, string>> = {
    'src/scripts/early-theme.js': 'inlined before the first paint: it waits for no module',
    'src/plugins/geste-directive.ts': 'inlined by Astro, before any module of the page has come',
  };
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:ts|tsx|js|mjs|astro|mdx)$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name),
  );
  const found = files
    .map((name) => join('src', name))
    .filter((name) =>
      /localStorage|sessionStorage|indexedDB/.test(readFileSync(name, 'utf8').replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')),
    );
  expect(found.filter((name) => !name.startsWith(join('src', 'kept')) && !(name in FREE))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(Object.keys(FREE)));
});
