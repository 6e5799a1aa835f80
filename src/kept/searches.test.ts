import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from './device.ts';
import { device } from './kept.fixture.ts';
import { forgetSearches, keepSearch, recentSearches } from './searches.ts';

beforeEach(() => void device());
afterEach(() => vi.unstubAllGlobals());
const questions = (jeu?: string): readonly string[] => recentSearches(jeu).map(({ question }) => question);

test('the last ones first, each once, however it is written', () => {
  for (const question of ['égalité', 'relance', 'Égalité']) keepSearch({ question, jeu: 'un' });
  expect(questions('un')).toEqual(['Égalité', 'relance']);
});
test('those of a game, with those asked everywhere', () => {
  keepSearch({ question: 'un', jeu: 'un' });
  keepSearch({ question: 'partout' });
  keepSearch({ question: 'deux', jeu: 'deux' });
  expect(questions('un')).toEqual(['partout', 'un']);
  expect(questions()).toEqual(['deux', 'partout', 'un']);
});
test('four a game: more of one game takes no room from another', () => {
  keepSearch({ question: 'ailleurs', jeu: 'deux' });
  for (let n = 1; n <= 6; n += 1) keepSearch({ question: `q${n}`, jeu: 'un' });
  expect(questions('un')).toEqual(['q6', 'q5', 'q4', 'q3']);
  expect(questions('deux')).toEqual(['ailleurs']);
});
test('what is forgotten is what was told', () => {
  keepSearch({ question: 'un', jeu: 'un' });
  keepSearch({ question: 'deux', jeu: 'deux' });
  forgetSearches('un');
  expect(questions()).toEqual(['deux']);
  forgetSearches(undefined);
  expect([questions(), localStorage.getItem('rv.recherches')]).toEqual([[], null]);
});
test('what cannot be read is no search', () => {
  write('rv.recherches', '[{"question":"lue"},{"question":7},"rien"');
  expect(questions()).toEqual(['lue']);
});
