import { expect, test } from 'vitest';
import { GAMES } from '../../tests/games/index.ts';
import { actuel, adresses, ANCIENS } from './former-ids.ts';

const RENAMED = { 'bw.a.tout-premier': 'bw.a.premier', 'bw.a.premier': 'bw.a.nom' };

test('an old id leads to the present one, through every name in between', () => {
  expect(actuel('bw.a.tout-premier', RENAMED)).toBe('bw.a.nom');
  expect(actuel('bw.a.nom', RENAMED)).toBe('bw.a.nom');
  expect(actuel('inconnu', RENAMED)).toBe('inconnu');
});
test('names that turn in a circle do not hang', () => {
  expect(['a', 'b']).toContain(actuel('a', { a: 'b', b: 'a' }));
});
test('the addresses of a game are its rules and their old names, not those of others', () => {
  expect(adresses(['bw.a.nom', 'bw.b'], { ...RENAMED, 'vs.x': 'vs.y' })).toEqual([
    ['bw.a.nom', 'bw.a.nom'],
    ['bw.b', 'bw.b'],
    ['bw.a.tout-premier', 'bw.a.nom'],
    ['bw.a.premier', 'bw.a.nom'],
  ]);
});
test('each old id published leads to a rule, and is none', () => {
  const rules = new Set(GAMES.flatMap(({ rules: table }) => Object.keys(table)));
  for (const ancien of Object.keys(ANCIENS)) {
    expect(rules.has(ancien), ancien).toBe(false);
    expect(rules.has(actuel(ancien)), ancien).toBe(true);
  }
});
