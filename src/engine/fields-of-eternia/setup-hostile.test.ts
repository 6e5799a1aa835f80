// The doors of the engines: whatever is handed over, a state or French sentences that name the field; never an exception, never a long wait.
import { describe, expect, test } from 'vitest';
import { combatEpique } from './combat-epique/index.ts';
import { EXAMPLE_HEROES } from './heroes.ts';
import { SUBJECT } from '../../../tests/games/fields-of-eternia/index.ts';
import type { AnyMode } from '../../../tests/games/subject.ts';

type Path = readonly (string | number)[];
const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** Every place of a value, itself included; a list is looked at by its first items only. */
const places = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isBranch(value)
    ? Object.entries(value)
        .slice(0, Array.isArray(value) ? 2 : undefined)
        .flatMap(([key, item]) => places(item, [...path, Array.isArray(value) ? Number(key) : key]))
    : []),
];
const at = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : at((value as Readonly<Record<string, unknown>>)[key], rest);
const put = (value: unknown, [key, ...rest]: Path, item: unknown): unknown => {
  if (key === undefined) return item;
  const held = value as Readonly<Record<string, unknown>>;
  const next = put(held[key], rest, item);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...held, [key]: next };
};
const deep = (): unknown => {
  let value: unknown = { do: 'pv', value: 1 };
  for (let i = 0; i < 5000; i += 1) value = { do: 'jet', success: [value], failure: [] };
  return value;
};
const HOSTILE: readonly unknown[] = [
  null,
  true,
  'x',
  '',
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e9,
  -1e9,
  [],
  {},
  [[]],
  { do: 'rien' },
  'constructor',
  '__proto__',
  'x'.repeat(100_000),
  deep(),
  Array.from({ length: 100_000 }, () => ({})),
];
/** Where the map is drawn: no rule reads it. */
const isDrawn = (path: Path): boolean => path.includes('map') && (path.at(-1) === 'x' || path.at(-1) === 'y');
const MODES = Object.entries(SUBJECT.modes) as unknown as readonly (readonly [string, AnyMode])[];

describe.each(MODES)('%s', (_, mode) => {
  const { game, text } = mode as AnyMode;
  const seen = new Set<string>();
  // one place of each kind, over every scenario of the mode: indices left out
  const wanted = mode.scenarios.flatMap((scenario) =>
    places(scenario).flatMap((path) => {
      const kind = path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');
      if (seen.has(kind)) return [];
      seen.add(kind);
      return [[scenario, path] as const];
    }),
  );
  test('hostile values: a state or French sentences, nothing thrown, nothing slow', { timeout: 120_000 }, () => {
    const began = performance.now();
    let asked = 0;
    for (const [scenario, path] of wanted)
      for (const item of HOSTILE) {
        asked += 1;
        const start = game.setup(put(scenario, path, item));
        const found = start.ok ? [] : start.error;
        game.notices?.(put(scenario, path, item));
        for (const refusal of found)
          if (!/^\p{Lu}.*\.$/su.test(text.refusal(refusal)) || refusal.cites.length === 0)
            expect.fail(`${path.join('.')} = ${String(item).slice(0, 40)}: ${JSON.stringify(refusal)}`);
        if (!start.ok && found.length === 0) expect.fail(path.join('.'));
      }
    expect((performance.now() - began) / asked).toBeLessThan(50);
  });
  test('no number that is negative by far, huge, fractional or none passes; its field is named', () => {
    const through = wanted.flatMap(([scenario, path]) => {
      if (typeof at(scenario, path) !== 'number' || isDrawn(path)) return [];
      return [-1e6, 1e9, 1.5, Number.NaN].flatMap((item) => {
        const start = game.setup(put(scenario, path, item));
        if (start.ok) return [`${path.join('.')} = ${item}`];
        const [first = ''] = path.map(String);
        return start.error.some(({ about = '' }) => about.split('.')[0] === first || about === 'solo')
          ? []
          : [`${path.join('.')} = ${item}: ${start.error.map(({ about }) => about ?? '').join(', ')}`];
      });
    });
    expect(through).toEqual([]);
  });
});

/** A blow takes whole PS: neither a gift nor more than any figure has. */
test.each([
  [-3, false],

  [0.5, false],
  [1e9, false],
  [1, true],
  [3, true],
])('a weapon that inflicts %d PS: let in, %s', (value, holds) => {
  const teela = EXAMPLE_HEROES.find(({ id }) => id === 'teela');
  if (teela === undefined) throw new Error('Teela');
  const ray = { name: 'Rayon', kind: 'magie', surge: { effects: [{ do: 'infliger', value }] } } as const;
  const start = combatEpique.setup({
    name: 'Rayon',
    column: 'heros',
    active: { hero: { ...teela, weapons: [ray, teela.weapons[1]] } },
    defender: { hero: 'evil-lyn' },
  });
  expect(start.ok || start.error.map(({ about }) => about)).toEqual(
    holds || ['active.hero.weapons.0.surge.effects.0.value'],
  );
});
