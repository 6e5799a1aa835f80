// Pinned rules: the list as it is kept, moved, and carried by an address.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toggled, moved, fromFragment, toFragment, pinned, keepPins, MAXIMUM } from './pins.ts';

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
    expect(pinned()).toEqual([]);
    expect(keepPins([B, A, B])).toBe(true);
    expect(pinned()).toEqual([B, A]);
  });
  test('a refusal is told, and nothing is thrown', () => {
    store(true);
    expect(keepPins([A])).toBe(false);
    expect(pinned()).toEqual([]);
    vi.unstubAllGlobals(); // no storage at all
    expect(keepPins([A])).toBe(false);
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
      expect(pinned(), text).toEqual(ids);
    }
  });
  test('are pinned and unpinned', () => {
    expect(toggled([A], B)).toEqual([A, B]);
    expect(toggled([A, B], A)).toEqual([B]);
  });
  test('move up and down, never out', () => {
    expect(moved([A, B, C], 2, -1)).toEqual([A, C, B]);
    expect(moved([A, B, C], 0, 1)).toEqual([B, A, C]);
    expect(moved([A, B, C], 0, -1)).toEqual([A, B, C]);
    expect(moved([A, B, C], 2, 1)).toEqual([A, B, C]);
    expect(moved([A, B, C], 9, -1)).toEqual([A, B, C]);
  });
  test('travel in a fragment', () => {
    expect(toFragment([A, C])).toBe(`e=${A},${C}`);
    expect(fromFragment(`#e=${A}%2C${C}`)).toEqual([A, C]);
    expect(fromFragment(`#e=${A},<script>,${A},..,${C}`)).toEqual([A, C]);
    for (const other of ['', '#', '#e=', '#e=%', '#x=1', '#contenu']) expect(fromFragment(other), other).toEqual([]);
    expect(fromFragment(`#e=${Array.from({ length: 500 }, (_, i) => `bw.x.r${i}`).join(',')}`)).toHaveLength(MAXIMUM);
  });
});
