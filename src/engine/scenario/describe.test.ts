import { describe, expect, test } from 'vitest';
import type { Divergence, LinkError } from './codec.ts';
import { describeFileError, describeLinkError } from './describe.ts';

const diverged = (why: Divergence['why'], at = 2): LinkError => ({ code: 'diverged', at, of: 5, why, refusals: [] });
const issue = { path: 'units.2.life', message: 'Personnage 3, points de vie : un nombre entier est attendu.' };
const cases: readonly (readonly [string, LinkError, string])[] = [
  ['too-long', { code: 'too-long', length: 40_000, max: 32_768 }, '40000 caractères'],
  ['not-a-link', { code: 'not-a-link' }, 'n’est pas un lien'],
  ['unknown-game', { code: 'unknown-game', game: 'chess/game' }, 'chess/game'],
  ['newer-version', { code: 'newer-version', version: 3 }, 'plus récente'],
  ['corrupt', { code: 'corrupt' }, 'abîmé'],
  ['invalid, one', { code: 'invalid', issues: [issue] }, `une faute. ${issue.message}`],
  ['invalid, several', { code: 'invalid', issues: [issue, issue] }, `2 fautes. ${issue.message}`],
  ['diverged: refused', diverged('refused'), 'Le coup 3 sur 5'],
  ['diverged: action', diverged('action'), 'Le coup 3 sur 5'],
  ['diverged: state', diverged('state', 5), 'une autre position'],
  ['diverged: setup', diverged('setup', 0), 'n’est plus accepté'],
  ['diverged: fault', diverged('fault'), 'une faute du site'],
];

test.each(cases)('%s: what is wrong, then what to do, in whole French sentences', (_, error, words) => {
  const { message, hint } = describeLinkError(error);
  const file = describeFileError(error);
  expect(message).toContain(words);
  expect(file.message).toMatch(/^Ce fichier /);
  for (const text of [message, hint, file.message, file.hint]) {
    expect(text).toMatch(/^\p{Lu}.*\.$/su);
    expect(text).not.toMatch(/'|undefined|NaN|!/);
  }
});
describe('what was replayed agrees in number', () => {
  test.each([
    [0, 'Aucun coup ne peut être rejoué.'],
    [1, 'Le premier coup est rejoué.'],
    [2, 'Les 2 coups qui précèdent sont rejoués.'],
  ])('%i', (at, start) => expect(describeLinkError(diverged('refused', at)).hint.startsWith(start)).toBe(true));
});
