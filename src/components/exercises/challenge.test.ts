import { describe, expect, test } from 'vitest';
import { bothMade, challengeAddress, challengeOf, challengeText, challengeWords } from './challenge.ts';

describe('a question sent to somebody', () => {
  test.each([0, 1, 3, 99])('says after %i tries what it was given', (tries) =>
    expect(challengeOf(challengeAddress('#x=degats.12', tries))).toEqual({ address: '#x=degats.12', tries }),
  );
  test('an address that nobody signed challenges nobody', () => {
    for (const hash of ['', '#x=degats.12', '#2026-11-24', '#x=degats.12&defi=', '#x=degats.12&defi=abc', '#&defi=1&'])
      expect(challengeOf(hash)).toBeUndefined();
  });
  test('a hundred tries are told as ninety-nine: the address stays readable', () =>
    expect(challengeOf(challengeAddress('#2026-11-24', 412))?.tries).toBe(99));
  test('what is said agrees with what was made of it', () => {
    expect(challengeWords(1)).toContain('trouvé du premier coup');
    expect(challengeWords(3)).toContain('trouvé au 3e essai');
    expect(challengeWords(0)).toContain('pas trouvé');
    expect(bothMade(1, 0)).toBe(
      'Vous avez terminé la partie du premier coup. La personne qui vous défie n’a pas terminé la partie.',
    );
    expect(bothMade(3, 2)).toMatch(/au 3e essai\..*au 2e essai\.$/);
    expect(challengeText('Question', 0)).toBe('Question : je l’ai manqué. Et vous ?');
  });
});
