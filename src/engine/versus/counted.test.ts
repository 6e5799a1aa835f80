import { describe, expect, test } from 'vitest';
import { countedSpoken, pieceSpoken, piecesSpoken, sumSpoken } from './counted.ts';
import type { Mission, TokenSpec } from './mission/format.ts';
import { MISSIONS } from './missions.ts';

const token = (states: readonly string[], more: Partial<TokenSpec> = {}): TokenSpec => ({
  id: 'clef',
  name: 'clef',
  plural: 'clefs',
  count: 3,
  states: states.map((name, i) => ({ id: `${i}`, name, at: 'board' })),
  ...more,
});
const keys = (...states: readonly string[]): { readonly mission: Pick<Mission, 'tokens'> } => ({
  mission: { tokens: [token(states)] },
});
const first = { pieces: [['clef', '0']] } as const;

test('what a piece has become: its article, no note in brackets', () => {
  const say = (id: 'm1' | 'm4' | 'm7', piece: string, to: string): string =>
    pieceSpoken({ piece, to }, { mission: MISSIONS[id] });
  expect(say('m1', 'bombe-2', 'figurine')).toBe('La bombe n° 2 est désormais amorcée.');
  expect(say('m4', 'otage-1', 'exfiltre')).toBe('L’otage n° 1 est désormais exfiltré.');
  expect(say('m7', 'citizen-3', 'perdu')).toBe('Le Citizen n° 3 est désormais neutralisé sans avoir parlé.');
});
describe('what a mission counts, as one says it', () => {
  test('the number, of how many, and the verb agrees from two on', () => {
    const { left } = MISSIONS.m1.victory.hero;
    expect([0, 1, 2].map((n) => countedSpoken(left, n, { mission: MISSIONS.m1 }))).toEqual([
      '0 bombe sur 5 est amorcée',
      '1 bombe sur 5 est amorcée',
      '2 bombes sur 5 sont amorcées',
    ]);
  });
  test.each([
    ['perdue', 'perdues'],
    ['non trouvée', 'non trouvées'],
    ['très bien gardée', 'très bien gardées'],
    ['gris', 'gris'],
    ['normal', 'normaux'],
    ['perdue sans avoir servi', 'perdues sans avoir servi'],
    ['sur le plateau', 'sur le plateau'],
    ['à prendre', 'à prendre'],
    ['d’un camp', 'd’un camp'],
    ['en cours de fonte', 'en cours de fonte'],
    ['cachée (pion)', 'cachées'],
  ])('of several, « %s » is « %s »', (one, many) => {
    expect(piecesSpoken(first, 2, keys(one))).toBe(`2 clefs ${many}`);
    expect(countedSpoken(first, 3, keys(one))).toBe(`3 clefs sur 3 sont ${many}`);
  });
  test('a note in brackets stays where it alone tells two states apart', () => {
    expect(piecesSpoken(first, 2, keys('prise (pion)', 'prise (figurine)'))).toBe('2 clefs prises (pion)');
    expect(piecesSpoken(first, 2, keys('(pion)'))).toBe('2 clefs (pion)');
  });
  test('several states of one kind', () => {
    const both = { pieces: [...first.pieces, ['clef', '1']] } as const;
    expect(countedSpoken(both, 2, keys('rouge', 'verte'))).toBe('2 clefs sur 3 sont rouges ou vertes');
  });
  test('tiles: of a camp, of the river that has more', () => {
    const names = { mission: MISSIONS.m6 };
    expect(countedSpoken({ tiles: 'villain' }, 1, names)).toBe('1 tuile neutralisée chez le vilain');
    expect(countedSpoken({ tiles: 'either' }, 3, names)).toBe('3 tuiles neutralisées dans une même rivière');
  });
  test('a sum of several kinds, or of pieces that count for more, is a number', () => {
    const { left } = MISSIONS.m8.victory.hero;
    expect(piecesSpoken(left, 4, { mission: MISSIONS.m8 })).toBeUndefined();
    expect(countedSpoken(left, 4, { mission: MISSIONS.m8 })).toBe(
      'preuves et coffres-forts (comptés 2 chacun) dans la réserve du héros : 4',
    );
    const heavy = { mission: { tokens: [token(['prise'], { value: 2 })] } };
    expect(countedSpoken(first, 4, heavy)).toBe('clefs (comptés 2 chacun) prises : 4');
  });
  test('kinds that are not counted in the same states are said as records say them', () => {
    const mission = { tokens: [token(['prise']), token(['lue'], { id: 'note', name: 'note', plural: 'notes' })] };
    expect(sumSpoken({ pieces: [...first.pieces, ['note', '0']] }, { mission })).toBe(
      'clefs « prise » et notes « lue »',
    );
  });
  test('a measure that is a number, or of an unknown piece', () => {
    expect(countedSpoken(4, 4, keys('prise'))).toBe('4 : 4');
    expect(countedSpoken({ pieces: [['absente', '0']] }, 1, keys('prise'))).toContain(': 1');
  });
});
