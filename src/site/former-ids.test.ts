import { expect, test } from 'vitest';
import { GAMES } from '../../tests/games/index.ts';
import { currentId, addresses, FORMER } from './former-ids.ts';

const RENAMED = { 'bw.a.tout-premier': 'bw.a.premier', 'bw.a.premier': 'bw.a.nom' };

test('an old id leads to the present one, through every name in between', () => {
  expect(currentId('bw.a.tout-premier', RENAMED)).toBe('bw.a.nom');
  expect(currentId('bw.a.nom', RENAMED)).toBe('bw.a.nom');
  expect(currentId('inconnu', RENAMED)).toBe('inconnu');
});
test('names that turn in a circle do not hang', () => {
  expect(['a', 'b']).toContain(currentId('a', { a: 'b', b: 'a' }));
});
test('the addresses of a game are its rules and their old names, not those of others', () => {
  expect(addresses(['bw.a.nom', 'bw.b'], { ...RENAMED, 'vs.x': 'vs.y' })).toEqual([
    ['bw.a.nom', 'bw.a.nom'],
    ['bw.b', 'bw.b'],
    ['bw.a.tout-premier', 'bw.a.nom'],
    ['bw.a.premier', 'bw.a.nom'],
  ]);
});
test('each old id published leads to a rule, and is none', () => {
  const rules = new Set(GAMES.flatMap(({ rules: table }) => Object.keys(table)));
  for (const former of Object.keys(FORMER)) {
    expect(rules.has(former), former).toBe(false);
    expect(rules.has(currentId(former)), former).toBe(true);
  }
});
