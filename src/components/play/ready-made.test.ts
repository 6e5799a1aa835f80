// What narrows the ready-made scenarios down, and how the address says it.
import { describe, expect, test } from 'vitest';
import { chipsOf, chosenIn, chosenText, facetsOf, factsOf, isKept, type ReadyMade } from './ready-made.ts';

const one = (id: string, more: Partial<ReadyMade>): ReadyMade => ({
  id,
  title: id,
  note: '',
  mode: 'jeu/partie',
  why: 'siege',
  minutes: 15,
  level: 1,
  players: 2,
  teaches: [],
  scenario: {},
  drawing: { marks: [] },
  href: '',
  ...more,
});
const ALL = [
  one('a', {}),
  one('b', { why: 'casse-tete', minutes: 16, alone: true }),
  one('c', { minutes: 46, players: 4, alone: true, level: 3 }),
];
const facets = facetsOf({ 'jeu/partie': 'Parties' });
const left = (chosen: Record<string, string>): readonly string[] =>
  ALL.filter((each) => isKept(facets, chosen, each)).map(({ id }) => id);
const counts = (chosen: Record<string, string>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    chipsOf(facets, ALL, chosen).flatMap(({ key, chips }) => chips.map((chip) => [`${key}=${chip.value}`, chip.left])),
  );

test('a line of facts', () => expect(factsOf(ALL[2]!)).toBe('4 joueurs · 46 min · siège · difficile'));
describe('choosing', () => {
  test('by one facet, then by two', () => {
    expect(left({})).toEqual(['a', 'b', 'c']);
    expect(left({ pour: 'siege' })).toEqual(['a', 'c']);
    expect(left({ pour: 'siege', seul: 'oui' })).toEqual(['c']);
    expect(left({ duree: 'courte' })).toEqual(['a']); // 15 minutes are short, 16 are not
  });
  test('chips say how many are left beside the other choices; what all have is not asked', () => {
    expect(counts({})).toEqual({
      'pour=casse-tete': 1,
      'pour=siege': 2,
      'joueurs=2': 2,
      'joueurs=4': 1,
      'duree=courte': 1,
      'duree=moyenne': 1,
      'duree=longue': 1,
      'seul=oui': 2,
    });
    expect(counts({ joueurs: '4' })).toMatchObject({ 'pour=casse-tete': 0, 'pour=siege': 1, 'joueurs=2': 2 });
  });
});
describe('the address', () => {
  const groups = chipsOf(facets, ALL, {});
  test('there and back', () => {
    const chosen = { pour: 'siege', joueurs: '2' };
    expect(chosenIn(chosenText(chosen), groups)).toEqual(chosen);
    expect(chosenText({})).toBe('');
  });
  test('what no chip has is left out', () =>
    expect(chosenIn('#filtre&pour=rire&duree=longue&constructor=1', groups)).toEqual({ duree: 'longue' }));
  test('a link is no choice', () => expect(chosenIn('#s=1.jeu.abc', groups)).toEqual({}));
});
