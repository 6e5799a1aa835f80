import { describe, expect, test } from 'vitest';
import { ARTICLES } from '../articles.ts';
import { RULES } from '../rules.ts';
import { type Keyword, KEYWORDS, N_MAX } from '../types.ts';
import { isSound, speaksOfTarget } from './facts.ts';
import { KEYWORD_LABELS } from './labels.ts';
import { parseStep } from './parse.ts';
import { folded } from './phrases.ts';
import { MODIFIER_SYNONYMS, SYNONYMS } from './synonyms.ts';
import { MODIFIER_WORDS, WORDS } from './words.ts';

// The ledger's table of keywords: parameter, its default, opponent, failure, continuous, article.
const TABLE: readonly (readonly [Keyword, string, number | undefined, boolean, boolean, boolean, string])[] = [
  ['blesser', 'number', undefined, true, false, false, '4.4.1#2'],
  ['bloquer', 'number', undefined, false, false, false, '4.4.2#2'],
  ['charme', 'number', undefined, false, false, true, '4.4.3'],
  ['corps-a-corps', 'none', undefined, true, true, false, '4.4.4'],
  ['defausser', 'number', undefined, false, true, false, '4.4.5'],
  ['distance', 'number?', 2, true, true, false, '4.4.6'],
  ['force', 'number', undefined, false, false, true, '4.4.7'],
  ['destabiliser', 'none', undefined, false, false, false, '4.4.8'],
  ['stable', 'number?', 0, false, false, false, '4.4.9'],
  ['piocher', 'number', undefined, false, false, false, '4.4.10'],
  ['pousser', 'number', undefined, true, false, false, '4.4.11'],
  ['protection', 'number', undefined, false, false, true, '4.4.12'],
  ['rejouer', 'none', undefined, false, false, false, '4.4.13'],
  ['se-blesser', 'number', undefined, false, false, false, '4.4.14'],
  ['se-deplacer', 'number', undefined, false, false, false, '4.4.15'],
  ['s-empecher', 'type', undefined, false, false, true, '4.4.16'],
  ['s-empecher-carte', 'type?', undefined, false, false, true, '4.4.17'],
  ['si-possible-defausser', 'number', undefined, false, false, false, '4.4.18'],
  ['vitesse', 'number', undefined, false, false, true, '4.4.19'],
];
test.each(TABLE)('%s', (keyword, param, omitted, usesOpponent, canFail, continuous, article) => {
  expect(WORDS[keyword]).toMatchObject({ keyword, param, omitted, usesOpponent, canFail, continuous, article });
  expect(WORDS[keyword].label).toBe(WORDS[keyword].title);
  expect(WORDS[keyword].rules.every((rule) => Object.hasOwn(RULES, rule))).toBe(true);
});
test('all nineteen, in order', () => expect(Object.keys(WORDS)).toEqual(TABLE.map(([keyword]) => keyword)));
test('modifiers', () => {
  for (const { label, article } of Object.values(MODIFIER_WORDS)) expect(ARTICLES[article]).toBe(label);
});

describe('synonyms', () => {
  // Only suggested, never read: each is a fault, whose first fix is the word meant.
  test.each(KEYWORDS.flatMap((keyword) => SYNONYMS[keyword].split(', ').map((synonym) => [synonym, keyword] as const)))(
    '« %s » → %s',
    (synonym, keyword) => {
      const result = parseStep(synonym);
      expect(result.ok ? [] : result.error.map((fault) => fault.suggestion)).toEqual([keyword]);
      expect(folded(synonym)).toBe(synonym);
    },
  );
  test.each(
    Object.entries(MODIFIER_SYNONYMS).flatMap(([modifier, list]) =>
      list.split(', ').map((synonym) => [synonym, modifier] as const),
    ),
  )('« %s Rejouer » → %s', (synonym, modifier) => {
    const result = parseStep(`${synonym} Rejouer`);
    expect(result.ok ? [] : result.error.map(({ fixes }) => fixes)).toEqual([
      [MODIFIER_WORDS[modifier as keyof typeof MODIFIER_WORDS].label],
    ]);
  });
  test.each([
    ['Avancer 2', 'se-deplacer'],
    ['Repousser 1', 'pousser'],
    ['Soigner 1', 'bloquer'],
  ])('%s', (text, suggestion) =>
    expect(parseStep(text)).toMatchObject({ ok: false, error: [{ code: 'mot-cle-inconnu', suggestion }] }),
  );
  test.each(KEYWORDS)('%s, two neighbours swapped, is suggested', (keyword) => {
    const label = KEYWORD_LABELS[keyword];
    const swapped = `${label.slice(0, -2)}${label.at(-1) ?? ''}${label.at(-2) ?? ''}`;
    expect(parseStep(swapped)).toMatchObject({ ok: false, error: [{ suggestion: keyword }] });
  });
});

describe('facts', () => {
  // A7 and A40 name the same steps.
  test.each([
    ['Blesser 1', true],
    ['Pousser 1', true],
    ['L’adversaire a Piocher 1', true],
    ['L’adversaire a Stable', true],
    ['Tout le monde a Blesser 1', false],
    ['Se blesser 1', false],
    ['Stable', false],
  ])('%s speaks of the target: %s', (text, expected) => {
    const step = parseStep(text);
    expect(step.ok && speaksOfTarget(step.value)).toBe(expected);
  });
  test('what is a step', () => {
    expect(isSound({ modifier: null, keyword: 'blesser', n: N_MAX })).toBe(true);
    expect(isSound({ modifier: null, keyword: 'blesser', n: N_MAX + 1 })).toBe(false);
    expect(isSound({ modifier: null, keyword: 'blesser', n: 1.5 })).toBe(false);
    expect(isSound({ modifier: null, keyword: 'blesser' })).toBe(false);
    expect(isSound({ modifier: null, keyword: 'stable' })).toBe(false); // the default is written out
    expect(isSound({ modifier: null, keyword: 'rejouer' })).toBe(true);
    expect(isSound({ modifier: null, keyword: 'rejouer', n: 1 })).toBe(false);
    expect(isSound({ modifier: null, keyword: 's-empecher', t: 'attaque' })).toBe(true);
    expect(isSound({ modifier: null, keyword: 's-empecher', t: null })).toBe(false);
    expect(isSound({ modifier: null, keyword: 's-empecher-carte', t: null })).toBe(true);
    expect(isSound({ modifier: null, keyword: 's-empecher-carte' })).toBe(false);
    expect(isSound({ modifier: null, keyword: 'force', n: 1, t: null })).toBe(false);
  });
});
