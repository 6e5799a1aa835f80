import { describe, expect, test } from 'vitest';
import { alike, nearest, sound } from './spelling.ts';

test('words that sound alike', () => {
  expect(sound('renonser')).toBe(sound('renoncer'));
  expect(sound('tranche')).toBe(sound('tranches'));
  expect(sound('tour')).not.toBe(sound('tir'));
  expect(sound('kart')).toBe(sound('carte'));
  expect(sound('quart')).toBe(sound('carte'));
  expect(sound('block')).toBe(sound('bloc'));
  expect(sound('arte')).not.toBe(sound('carte'));
  expect(sound('foto')).toBe(sound('photos'));
  expect(sound('bato')).toBe(sound('bateau'));
  expect(sound('otel')).toBe(sound('hôtel'.normalize('NFD').replace(/\p{M}/gu, '')));
});

describe('nearest word of the site', () => {
  const counts = new Map([
    ['attaque', 40],
    ['relance', 12],
    ['surnombre', 20],
    ['initiative', 15],
    ['jeton', 60],
    ['volant', 9],
    ['soin', 6],
    ['loin', 1],
  ]);
  test.each([
    ['ataque', 'attaque'],
    ['inisiative', 'initiative'],
    ['surnonbre', 'surnombre'],
    ['jetton', 'jeton'],
    ['soim', 'soin'],
  ])('%s → %s', (typed, expected) => expect(nearest(typed, { counts })).toBe(expected));

  test('a word too short, a number, or a stranger is left alone', () => {
    expect(nearest('jet', { counts })).toBeUndefined();
    expect(nearest('1000', { counts })).toBeUndefined();
    expect(nearest('parapluie', { counts })).toBeUndefined();
  });
});

test('what looks like a word too far from all to be corrected: the nearest, and none when half of it is wrong', () => {
  const counts = new Map([
    ['tranche', 3],
    ['transport', 1],
    ['tronc', 9],
    ['branche', 9],
  ]);
  expect(nearest('trnaspche', { counts })).toBeUndefined();
  expect(alike('trnaspche', { counts }, 2)).toEqual(['tranche', 'transport']);
  expect(alike('tzxqwkjv', { counts }, 2)).toEqual([]);
});
