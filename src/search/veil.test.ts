import { expect, test } from 'vitest';
import { askable, unveil, veil } from './veil.ts';

const TEXT =
  'L’attaque l’emporte, s’il y a égalité : c’est « à » l’œuvre. Du dé 6, aujourd’hui (où ?) À la fin, d’accord.';

test('a text comes back as it was', () => expect(unveil(veil(TEXT))).toBe(TEXT));
test('what can be asked for stands apart, and nothing else can be read', () => {
  expect(veil('L’attaque du héros').replace(/[\uE100-\uE2FF]/g, '')).toBe(' attaque  héros');
  expect(veil('le dé, prend')).toMatch(/^. dé, prend$/u);
});
test('a marked word after an elision', () =>
  expect(unveil(veil('l’attaque').replace('attaque', '<mark>attaque</mark>'))).toBe('l’<mark>attaque</mark>'));
test('no query asks for a word that pages hide', () => expect(askable()).toEqual([]));
