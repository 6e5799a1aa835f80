// The table of what changed, against the changelog, the package and the rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { EDITIONS } from './changes.ts';
import { gameOfRule } from './games.ts';
import { rulesOf } from './rulebook.ts';

const told = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, one]) => one);

test('its versions are those of the changelog, in its order, the last one the package’s', () => {
  expect(told.length).toBeGreaterThan(4);
  expect(EDITIONS.map((edition) => edition.version)).toEqual(told);
  expect(EDITIONS[0]?.version).toBe(version);
});
test('its dates go back in time, and none is of tomorrow', () => {
  const dates = EDITIONS.map(({ date }) => date);
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10), date).toBe(date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
test('every rule that it names exists, and is of the game', () => {
  for (const { changements: changes } of EDITIONS) {
    for (const { jeu, regles: ids, dit: words } of changes) {
      expect(words).toMatch(/^[A-ZÀÉL].*\.$/);
      for (const id of ids) {
        expect(gameOfRule(id)?.slug, id).toBe(jeu);
        expect(Object.keys(rulesOf(jeu)), id).toContain(id);
      }
    }
  }
});
test('a game’s rules as they came are as many as the changelog says', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  for (const { changements: changes } of EDITIONS) {
    for (const { genre, dit: words } of changes) {
      const [, rules, chapters, rulings] = /(\d+) règles en (\d+) chapitres et (\d+) arbitrages/.exec(words) ?? [];
      if (genre !== 'ajout' || rules === undefined) continue;
      expect(changelog).toMatch(new RegExp(`${rules} rules in ${chapters} chapters[^.]*?, ${rulings} rulings`));
    }
  }
});
