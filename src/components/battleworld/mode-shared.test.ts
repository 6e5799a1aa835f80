import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../../engine/battleworld/combat/advise.ts';
import { ratio, ZERO } from '../../engine/kernel/ratio.ts';
import { COMBAT_ODDS } from './mode-shared.ts';

const PROSPECT = { action: null, value: 0, win: ZERO, tie: ZERO, lose: ZERO, dealt: ratio(4, 3), taken: ZERO };

describe('the words of the odds', () => {
  test('say which criterion decided, each in its own words', () => {
    expect(COMBAT_ODDS.note(undefined, 'tokens')).toMatch(
      /ce qui départage les meilleurs choix : les jetons gardés\.$/,
    );
    expect(COMBAT_ODDS.note(undefined, undefined)).toMatch(/Ici, rien ne départage ces choix\.$/);
    expect(new Set(CRITERIA.map((one) => COMBAT_ODDS.note(undefined, one))).size).toBe(CRITERIA.length);
  });
  test('tell an elimination only where one may come', () => {
    expect(COMBAT_ODDS.mean({ ...PROSPECT, fells: ZERO, falls: ZERO, kept: ratio(2) })).toBe(
      'Blessures qui comptent, en moyenne : infligées, 1,33 (4/3) ; subies, 0. Jetons gardés, en moyenne : 2.',
    );
    expect(COMBAT_ODDS.mean({ ...PROSPECT, fells: ratio(1, 3), falls: ratio(1, 2) })).toMatch(
      /^Élimination ou destruction, chez l’adversaire : 1\/3 · 33,3 %\. Élimination ou destruction, chez soi : 1\/2 · 50 %\. /,
    );
  });
});
