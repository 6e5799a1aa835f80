import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { root, stem } from './stem.ts';

const stemOf = (word: string): string => stem(fold(word));

describe('words that are one for a search', () => {
  test.each([
    ['attaque', 'attaquer', 'attaqué', 'attaquée', 'attaqués', 'attaquées', 'attaquez', 'attaquent'],
    ['case', 'cases'],
    ['dégât', 'dégâts'],
    ['allié', 'alliée', 'alliés'],
    ['actif', 'active', 'actives'],
    ['lanceur', 'lanceuse'],
    ['perd', 'perdre', 'perdu', 'perdent', 'perte'],
    ['deux', '2'],
    ['jeu', 'jeux'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(stemOf(other)).toBe(stemOf(first));
  });
});

describe('words that stay apart', () => {
  test.each([
    ['attaque', 'attaquant'],
    ['volant', 'vol'],
    ['mouvement', 'mouvant'],
    ['tour', 'tir'],
    ['faction', 'face'],
  ])('%s, %s', (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)));
});

test('short words and codes are left alone', () => {
  expect(['pas', 'vol', 'd10', '10', 'pui'].map(stemOf)).toEqual(['pas', 'vol', 'd10', '10', 'pui']);
});

test('a family shares its root', () => {
  expect(root(stemOf('attaquant'))).toBe(root(stemOf('attaque')));
  expect(root(stemOf('volant'))).toBe(root(stemOf('vol')));
  expect(root(stemOf('déplacement'))).toBe(root(stemOf('déplacer')));
  expect(root(stemOf('réparation'))).toBe(root(stemOf('réparer')));
});
