import { describe, expect, test } from 'vitest';
import { marks, spokenTerm, termOf, termsOf } from './terms.ts';

describe('the terms of a text', () => {
  test('in order, each as often as it is said, without the words that say nothing', () =>
    expect(termsOf('Le vainqueur blesse l’adversaire : les adversaires perdent.')).toEqual([
      'vainqueur',
      'bless',
      'adversair',
      'adversair',
      'perd',
    ]));
  test('none for none', () => expect(termsOf('Le, la, les…')).toEqual([]));
});
test('a word that asks is a word of players, and none of a text', () => {
  for (const word of ['combien', 'quand', 'qui', 'comment', 'pourquoi']) {
    expect(spokenTerm(word)).toBe(`?${word}`);
    expect(termOf(word)).toBeNull();
  }
  expect(spokenTerm('cases')).toBe('cas');
  expect(spokenTerm('le')).toBeNull();
});
test('what is marked: the words of those terms, where they stand', () =>
  expect(marks('Une case, deux cases, une caisse.', new Set(['cas']))).toEqual([
    [4, 8],
    [15, 20],
  ]));
