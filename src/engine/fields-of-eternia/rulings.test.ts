// Every ruling of the ledger is there, names what exists, and holds the switches that the engine honours.
import { describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { OptionKey } from './types.ts';

/** Rules of the source that a table may adopt: they are no reading of anything. */
const RULES_OF_THE_SOURCE: readonly OptionKey[] = [
  'combatPlusRapide',
  'initiativeCompte',
  'plusFortEnsemble',
  'desDePouvoir',
];
const marksOf = (id: string): readonly string[] =>
  Object.entries(RULES as Readonly<Record<string, { readonly rulings?: readonly string[] }>>).flatMap(
    ([rule, { rulings = [] }]) => (rulings.includes(id) ? [rule] : []),
  );
const SWITCHES = RULINGS.flatMap(({ options = [] }) => options);

describe('rulings', () => {
  test('A1 to A81, in order', () =>
    expect(RULINGS.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, n) => `A${n + 1}`)));
  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    '%s: two readings at least, and the rules that it settles',
    (id, { readings, rules, source, says, choice, reason, title }) => {
      expect(readings.length).toBeGreaterThanOrEqual(2);
      expect(source).toMatch(/^l\. \d/);
      expect(rules.length).toBe(new Set(rules).size);
      expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
      // a rule marked with a ruling is among those that the ruling settles
      expect(marksOf(id).filter((rule) => !rules.includes(rule))).toEqual([]);
      for (const text of [title, says, choice, reason, ...readings]) expect(text).not.toMatch(/['"]|\.\.\./); // typographic marks only
    },
  );
});
describe('options', () => {
  test('each reading left open has one switch', () => {
    expect(SWITCHES.map(({ key }) => key).toSorted()).toEqual(
      Object.keys(DEFAULT_OPTIONS)
        .filter((key) => !RULES_OF_THE_SOURCE.includes(key as OptionKey))
        .toSorted(),
    );
    expect(SWITCHES).toHaveLength(24);
  });
  test.each(SWITCHES.map((each) => [each.key, each.values] as const))(
    '%s: the default first, then the other, each told',
    (key, values) => {
      expect(values.map(({ value }) => value)).toEqual([DEFAULT_OPTIONS[key as OptionKey], true]);
      expect(new Set(values.map(({ label }) => label)).size).toBe(2);
    },
  );
});
