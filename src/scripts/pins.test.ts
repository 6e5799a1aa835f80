// Pinned rules: the list as it is kept, moved, and carried by an address.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bascule, deplace, duFragment, enFragment, epingles, garderEpingles, MAXIMUM } from './pins.ts';

const A = 'bw.combat.egalite';
const B = 'bf.fin.nulle';
const C = 'vs.m1.amorcer-reussite';
const store = (refused = false): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refused) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
};
afterEach(() => vi.unstubAllGlobals());

describe('pinned rules', () => {
  test('are kept in order, each once', () => {
    store();
    expect(epingles()).toEqual([]);
    expect(garderEpingles([B, A, B])).toBe(true);
    expect(epingles()).toEqual([B, A]);
  });
  test('a refusal is told, and nothing is thrown', () => {
    store(true);
    expect(garderEpingles([A])).toBe(false);
    expect(epingles()).toEqual([]);
    vi.unstubAllGlobals(); // no storage at all
    expect(garderEpingles([A])).toBe(false);
  });
  test('what another hand wrote is read with care', () => {
    store();
    for (const [text, ids] of [
      ['null', []],
      ['[]', []],
      ['{"ids":"x"}', []],
      [`{"ids":["${A}",3,"<b>"]}`, [A]],
    ] as const) {
      localStorage.setItem('rv.epingles', text);
      expect(epingles(), text).toEqual(ids);
    }
  });
  test('are pinned and unpinned', () => {
    expect(bascule([A], B)).toEqual([A, B]);
    expect(bascule([A, B], A)).toEqual([B]);
  });
  test('move up and down, never out', () => {
    expect(deplace([A, B, C], 2, -1)).toEqual([A, C, B]);
    expect(deplace([A, B, C], 0, 1)).toEqual([B, A, C]);
    expect(deplace([A, B, C], 0, -1)).toEqual([A, B, C]);
    expect(deplace([A, B, C], 2, 1)).toEqual([A, B, C]);
    expect(deplace([A, B, C], 9, -1)).toEqual([A, B, C]);
  });
  test('travel in a fragment', () => {
    expect(enFragment([A, C])).toBe(`e=${A},${C}`);
    expect(duFragment(`#e=${A}%2C${C}`)).toEqual([A, C]);
    expect(duFragment(`#e=${A},<script>,${A},..,${C}`)).toEqual([A, C]);
    for (const other of ['', '#', '#e=', '#e=%', '#x=1', '#contenu']) expect(duFragment(other), other).toEqual([]);
    expect(duFragment(`#e=${Array.from({ length: 500 }, (_, i) => `bw.x.r${i}`).join(',')}`)).toHaveLength(MAXIMUM);
  });
});
