// Every ruling of the ledger is there, names the rules that it settles, and holds the switches that the engine honours.
import { describe, expect, test } from 'vitest';
import { OPTION_KEYS } from './options.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { OPTION_VALUES } from './types.ts';

/** Where the ledger puts its twenty-two switches, and use three more. One that comes later is held by its runs (readings.test.ts). */
const SWITCHES_OF = {
  A5: ['missionFixesTotal'],
  A7: ['sameTileOnce'],
  A8: ['riverRule'],
  A9: ['tileCost'],
  A10: ['rasCounts'],
  A12: ['batwomanStacks'],
  A18: ['eventOrder'],
  A20: ['permanentLinked'],
  A25: ['baneKeepsWounds'],
  A27: ['twoFaceFigures'],
  A32: ['ratcatcherMovesToken'],
  A33: ['shadowsSameZone'],
  A34: ['batmanRedReroll'],
  A35: ['katanaReleases'],
  A36: ['enemiesOnly'],
  A38: ['tokenLeavesOnTileOnly'],
  A40: ['manBatAnyPassenger'],
  A49: ['oneVersionPerCharacter'],
  A53: ['endCheck'],
  A58: ['hostagesWoundable'],
  A62: ['m6EventCamp'],
  A63: ['m6Count'],
  A70: ['freezeHoldsGangs'],
  A71: ['freezeOwnZone'],
  A72: ['m6RemovedRises'],
};
const marksOf = (id: string): readonly string[] =>
  Object.entries(RULES as Readonly<Record<string, { readonly rulings?: readonly string[] }>>).flatMap(
    ([rule, { rulings = [] }]) => (rulings.includes(id) ? [rule] : []),
  );
const NAMED = new Set(
  Object.values(RULES as Readonly<Record<string, { readonly rulings?: readonly string[] }>>).flatMap(
    ({ rulings = [] }) => rulings,
  ),
);
const SWITCHES = RULINGS.flatMap(({ options = [] }) => options);

describe('rulings', () => {
  test('from A1 on, in order', () => {
    expect(RULINGS.length).toBeGreaterThanOrEqual(72);
    expect(RULINGS.map(({ id }) => id)).toEqual(RULINGS.map((_, n) => `A${String(n + 1)}`));
  });
  test('titles are told apart', () => expect(new Set(RULINGS.map(({ title }) => title)).size).toBe(RULINGS.length));
  test('one settles no rule: it is about the source', () =>
    expect(RULINGS.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual(['A69']));
  test('no rule names another', () =>
    expect([...NAMED].filter((id) => !RULINGS.some((ruling) => ruling.id === id))).toEqual([]));
  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    '%s: two readings at least, and every rule that names it',
    (id, { readings, rules, source, says, choice, reason, title }) => {
      expect(readings.length).toBeGreaterThanOrEqual(2);
      expect(new Set(readings).size).toBe(readings.length);
      expect(source).toMatch(/^l\. \d+(-\d+)?(, \d+(-\d+)?)*$/);
      expect(rules).toEqual(expect.arrayContaining([...marksOf(id)])); // a rule need not name it back: the margin asks both
      expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
      for (const text of [title, says, choice, reason, ...readings]) expect(text).not.toMatch(/['"]|\.\.\.|^$/); // typographic marks only
    },
  );
  test('rulings that a text sends to exist', () => {
    const sent = RULINGS.flatMap(
      ({ says, choice, reason }) => [says, choice, reason].join(' ').match(/\bA\d+\b/g) ?? [],
    );
    expect(sent.filter((id) => !RULINGS.some((ruling) => ruling.id === id))).toEqual([]);
  });
});
describe('options', () => {
  test('each stands in its ruling', () => {
    const found = RULINGS.flatMap(({ id, options = [] }) =>
      options.length === 0 ? [] : [[id, options.map(({ key }) => key)] as const],
    );
    expect(Object.fromEntries(found)).toMatchObject(SWITCHES_OF);
  });
  test('each reading left open has one switch', () => {
    expect(SWITCHES.map(({ key }) => key).toSorted()).toEqual(OPTION_KEYS.toSorted());
  });
  test.each(OPTION_KEYS.map((key) => [key] as const))('%s: the default first, then the others, each told', (key) => {
    const values = SWITCHES.find((each) => each.key === key)?.values ?? [];
    expect(values.map(({ value }) => value)).toEqual(OPTION_VALUES[key]);
    expect(new Set(values.map(({ label }) => label)).size).toBe(OPTION_VALUES[key].length);
    for (const { label } of values) expect(label).not.toMatch(/['"]|\.\.\.|^$/);
  });
});
