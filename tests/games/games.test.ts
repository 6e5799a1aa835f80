import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameOf, gameOfRule, READY_GAMES, SHELF } from '../../src/site/games.ts';
import { words } from '../../src/search/fold.ts';
import { askedOf } from '../score.ts';
import { GAMES } from './index.ts';

test('every game that the site shows is tested', () => {
  expect(GAMES.map(({ jeu }) => jeu)).toEqual(expect.arrayContaining(READY_GAMES.map(({ slug }) => slug)));
});

test('every folder is a game of the shelf, under its slug', () => {
  const folders = globSync('*/index.ts', { cwd: import.meta.dirname }).map((file) => file.split(/[\\/]/)[0]);
  expect(folders.filter((folder) => !SHELF.some(({ slug }) => slug === folder))).toEqual([]);
  expect(GAMES.map(({ jeu }) => jeu).toSorted()).toEqual(folders.toSorted());
});

describe.each(GAMES.map((game) => [game.jeu, game] as const))('%s', (jeu, { modes, rules, rulings, examples }) => {
  test('goes by its name in the table of games', () => {
    expect(gameOf(jeu)).toBeDefined();
    expect(Object.keys(rules).filter((id) => gameOfRule(id)?.slug !== jeu)).toEqual([]);
  });
  test('names its modes alike everywhere: folder, id, links, examples', () => {
    for (const [name, { game, codec }] of Object.entries(modes)) {
      expect([game.id, codec.game]).toEqual([`${jeu}/${name}`, `${jeu}/${name}`]);
      expect(existsSync(new URL(`../../src/engine/${jeu}/${name}/index.ts`, import.meta.url)), name).toBe(true);
    }
    expect(
      examples.filter(({ id, mode }) => modes[mode] === undefined || !id.startsWith(`${jeu}.`)).map(({ id }) => id),
    ).toEqual([]);
  });
  test('each rule is asked for by four whole questions at least, none of them twice', () => {
    const asked = askedOf(jeu);
    expect(Object.keys(asked)).toEqual(Object.keys(rules));
    expect(Object.keys(asked).filter((id) => (asked[id]?.length ?? 0) < 4)).toEqual([]);
    const seen = new Map<string, number>();
    for (const question of Object.values(asked).flat()) {
      const folded = words(question)
        .map(({ form }) => form)
        .join(' ');
      expect(folded.split(' ').length, question).toBeGreaterThan(1);
      seen.set(folded, (seen.get(folded) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });
  test('has rulings and examples to show, each once', () => {
    for (const ids of [rulings.map(({ id }) => id), examples.map(({ id }) => id)]) {
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { id, rules: about } of rulings)
      expect(
        about.filter((rule) => rules[rule] === undefined),
        id,
      ).toEqual([]);
    for (const [id, { rulings: marks = [] }] of Object.entries(rules))
      expect(
        marks.filter((mark) => rulings.every((ruling) => ruling.id !== mark)),
        id,
      ).toEqual([]);
  });
});
