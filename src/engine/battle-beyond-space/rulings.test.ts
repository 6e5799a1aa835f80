// Every ruling of the ledger is there, names what exists, and holds the switches that the engine honours.
import { describe, expect, test } from 'vitest';
import { OPTION_KEYS } from './options.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { OPTION_VALUES } from './types.ts';

/** Where the ledger puts its seventeen switches. */
const SWITCHES_OF = {
  A7: ['probesBlockFire'],
  A9: ['squadronMove'],
  A12: ['fighterFire'],
  A15: ['destroyerPoint'],
  A16: ['destroyerFireNeedsMove'],
  A19: ['crushAlliedFighter'],
  A21: ['destroyerSuicide'],
  A28: ['tieBreak'],
  A31: ['valkyrieBonus'],
  A33: ['eliteReading'],
  A43: ['teleportShape'],
  A45: ['superShotStopped'],
  A46: ['shieldFirstHit'],
  A47: ['shieldVsCollision'],
  A48: ['shieldAsteroidPrize'],
  A49: ['resurrectWindow', 'resurrectedDestroyer'],
};
const marksOf = (id: string): readonly string[] =>
  Object.entries(RULES as Readonly<Record<string, { readonly rulings?: readonly string[] }>>).flatMap(
    ([rule, { rulings = [] }]) => (rulings.includes(id) ? [rule] : []),
  );
const SWITCHES = RULINGS.flatMap(({ options = [] }) => options);

describe('rulings', () => {
  test('A1 to A52, in order', () =>
    expect(RULINGS.map(({ id }) => id)).toEqual(Array.from({ length: 52 }, (_, n) => `A${n + 1}`)));
  test('titles are told apart', () => expect(new Set(RULINGS.map(({ title }) => title)).size).toBe(RULINGS.length));
  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    '%s: two readings at least, and the rules that it settles',
    (id, { readings, rules, source, says, choice, reason, title }) => {
      expect(readings.length).toBeGreaterThanOrEqual(2);
      expect(source).toMatch(/^l\. \d/);
      expect(rules.length).toBe(new Set(rules).size);
      expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
      // a rule marked with a ruling is among those that the ruling settles
      expect(marksOf(id).length).toBeGreaterThan(0);
      expect(marksOf(id).filter((rule) => !rules.includes(rule))).toEqual([]);
      for (const text of [title, says, choice, reason, ...readings]) expect(text).not.toMatch(/['"]|\.\.\.|^$/); // typographic marks only
    },
  );
});
describe('options', () => {
  test('each stands in its ruling', () => {
    const found = RULINGS.flatMap(({ id, options = [] }) =>
      options.length === 0 ? [] : [[id, options.map(({ key }) => key)] as const],
    );
    expect(Object.fromEntries(found)).toEqual(SWITCHES_OF);
  });
  test('each reading left open has one switch', () => {
    expect(SWITCHES.map(({ key }) => key).toSorted()).toEqual(OPTION_KEYS.toSorted());
    expect(SWITCHES).toHaveLength(17);
  });
  test.each(OPTION_KEYS.map((key) => [key] as const))('%s: the default first, then the other, each told', (key) => {
    const values = SWITCHES.find((each) => each.key === key)?.values ?? [];
    expect(values.map(({ value }) => value)).toEqual(OPTION_VALUES[key]);
    expect(new Set(values.map(({ label }) => label)).size).toBe(2);
  });
});
