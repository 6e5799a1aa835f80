import { expect, test } from 'vitest';
import { pieces } from './pages.ts';

const FINE = '\u202F';
const HARD = '\u00A0';

test('an excerpt is typeset across its highlighted words', () => {
  expect(pieces('elle n’est plus <mark>Stable</mark> et n’a plus de <mark>coût</mark> ; ses effets')).toEqual([
    { marked: false, text: 'elle n’est plus ' },
    { marked: true, text: 'Stable' },
    { marked: false, text: ' et n’a plus de ' },
    { marked: true, text: 'coût' },
    { marked: false, text: `${FINE}; ses effets` },
  ]);
});
test('what a cut leaves of a sentence before it goes', () => {
  expect(pieces('» est <mark>Stable</mark> : elle reste · «')).toEqual([
    { marked: false, text: 'est ' },
    { marked: true, text: 'Stable' },
    { marked: false, text: `${HARD}: elle reste` },
  ]);
});
test('no markup of an excerpt reaches the page', () => {
  expect(pieces('&lt;img&gt; <mark>a</mark>')).toEqual([
    { marked: false, text: '<img> ' },
    { marked: true, text: 'a' },
  ]);
});
