import { expect, test } from 'vitest';
import { ONE, ratio, ZERO } from '../../engine/kernel/ratio.ts';
import { oddsText } from './PlaceOdds.tsx';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
test.each([
  [ratio(5, 8), ratio(3, 8), 'gagne 5 fois sur 8'],
  [ratio(10, 16), ZERO, 'gagne 5 fois sur 8'],
  [ratio(1, 24), ratio(1, 24), 'gagne 1 fois sur 24'],
  [ratio(1, 40), ratio(1, 2), 'gagne 2,5 %'],
  [ONE, ZERO, 'gagne toujours'],
  [ZERO, ratio(1, 6), 'perd 1 fois sur 6'],
  [ZERO, ZERO, 'sans vainqueur'],
])('exact odds are told as times, then as a percentage: %o, %o', (win, lose, text) =>
  expect(plain(oddsText({ win, lose }, false))).toBe(text),
);
test('odds of sampled games never look exact', () => {
  expect(plain(oddsText({ win: ratio(5, 8), lose: ZERO }, true))).toBe('gagne ≈ 63 %');
  expect(plain(oddsText({ win: ZERO, lose: ratio(1, 2) }, true))).toBe('perd ≈ 50 %');
});
