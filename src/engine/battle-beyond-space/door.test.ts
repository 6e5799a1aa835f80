// The door takes any JSON at all, and more: whatever stands in a field, it answers with a game or with sentences, at once.
import { describe, expect, test } from 'vitest';
import { listed, play, seeded } from '../kernel/play.ts';
import { escarmouche, escarmoucheText } from './escarmouche/index.ts';
import type { EscarmoucheScenario } from './escarmouche/types.ts';
import type { BbsRefusal } from './faults.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieScenario } from './partie/types.ts';
import { position } from './positions.ts';
import { GAMES } from '../../../tests/games/battle-beyond-space/ready.ts';

type Path = readonly (string | number)[];
/** Every field told once at least: board, zones, cards, markers, prizes. */
const FULL: PartieScenario = {
  ...position({
    ships: { '0a1': '0,0/0', '0D1': '3,0/0', '1D1': '6,2/3*', '1a1': '5,-3/3', '2a1': '-4,2/1', '3b2': '2,-6/5' },
    powers: ['terriens-1!', 'dreckach-1!', 'vonyan-3~'],
    elite: '0a1',
    shield: ['1D1', 2],
    round: 2,
    asteroids: [[1, 3]],
    probes: [[-1, 0]],
    ring: [0, 0],
    options: { valkyrieBonus: 1 },
    prizes: { 0: { fighters: 1, destroyers: 0, probes: 1, asteroids: 0 }, 1: { asteroids: 1 } },
    board: { radius: 11, centre: [0, 0], holes: [[11, 0]], zones: [] },
  }),
  note: 'Une note',
  author: 'Quelqu’un',
};
const SKIRMISH: EscarmoucheScenario = {
  name: 'Défi',
  position: FULL,
  seat: 0,
  turns: 1,
  goal: { of: 'prises', least: 2 },
};
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? (Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(([key, one]) =>
        pathsOf(one, [...path, key]),
      )
    : []),
];
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((now, key) => (now as Record<string | number, unknown>)[key], value);
const patched = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? patched(one, rest, put) : one));
  return { ...(value as object), [key]: patched((value as Record<string, unknown>)[key], rest, put) };
};
/** What no field takes, whatever it holds: of a number, wrong numbers too. A seat may be null, a race too. */
const NEVER: readonly unknown[] = [
  {},
  { length: 3 },
  [[[[1]]]],
  [null],
  ['a'],
  'toString',
  '__proto__',
  () => 1,
  Symbol('s'),
];
const NUMBERS: readonly number[] = [
  0.5,
  -0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e12,
  -1e12,
  1e308,
  -7,
];
const wrongFor = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [...NEVER, ...NUMBERS, '1', true, []];
  if (typeof value === 'string') return [...NEVER.filter((one) => typeof one !== 'string'), 3, true, null, []];
  if (typeof value === 'boolean') return [...NEVER, 3, null, []];
  return [
    ...NEVER.filter((one) => typeof one !== 'object'),
    3,
    true,
    'a',
    ...(Array.isArray(value)
      ? [{}, [null], [[[[1]]]], [{}], Array.from({ length: 100_000 }, () => value[0] ?? 1)]
      : [[], [null]]),
  ];
};
/** Texts may say anything; a marker that is off says nothing. */
const FREE: ReadonlySet<string> = new Set(['name', 'note', 'author']);
const told = (refusals: readonly BbsRefusal[], say: (refusal: BbsRefusal) => string, path: Path): void => {
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) {
    const said = say(refusal);
    expect(said, refusal.code).toMatch(/^[\p{Lu}(].*\.$/u);
    expect(said, refusal.code).not.toMatch(
      /undefined|null|NaN|Infinity|\[object|\{\w*\}|\b(?:fighters|players|holes|speed|seat|unknown|missing|choice)\b/,
    );
  }
  const name = path.join('.');
  const field = path.findLast((key) => typeof key === 'string') ?? '';
  expect(
    refusals.some(
      ({ about = '' }) =>
        about === '' ||
        about.split('.').includes(field) ||
        name === about ||
        name.startsWith(`${about}.`) ||
        about.startsWith(`${name}.`) ||
        name === '',
    ),
    `${name}: ${refusals.map(({ code, about }) => `${code} ${about}`).join(', ')}`,
  ).toBe(true);
};
const MODES = [
  [
    'partie',
    FULL as unknown,
    (scenario: unknown) => partie.setup(scenario as PartieScenario),
    (scenario: unknown) => partie.notices?.(scenario as PartieScenario),
    (refusal: BbsRefusal) => partieText.refusal(refusal),
  ],
  [
    'escarmouche',
    SKIRMISH as unknown,
    (scenario: unknown) => escarmouche.setup(scenario as EscarmoucheScenario),
    (scenario: unknown) => escarmouche.notices?.(scenario as EscarmoucheScenario),
    (refusal: BbsRefusal) => escarmoucheText.refusal(refusal),
  ],
] as const;

describe.each(MODES)('%s', (_, whole, setup, notices, say) => {
  test('the whole is legal', () => expect(setup(whole)).toMatchObject({ ok: true }));
  test('what a field does not take is refused, in a sentence about that field, at once', { timeout: 60_000 }, () => {
    let tried = 0;
    let slowest = 0;
    for (const path of pathsOf(whole)) {
      const value = at(whole, path);
      for (const put of wrongFor(value)) {
        if (put === null && path.at(-1) === 'race') continue; // drawn
        const scenario = patched(whole, path, put);
        const began = process.cpuUsage().user;
        const result = setup(scenario);
        notices(scenario);
        slowest = Math.max(slowest, process.cpuUsage().user - began);
        const key = path.findLast((one) => typeof one === 'string');
        if (
          result.ok &&
          (FREE.has(String(key)) ? typeof put === 'string' : typeof put === 'number' && typeof value === 'number')
        ) {
          expect([put, Number.isInteger(put) || typeof put === 'string'], path.join('.')).toEqual([put, true]); // a cell further on
          expect(
            ['at', 'rear', 'asteroids', 'probes', 'holes', 'centre', 'ring', 'zones', ...FREE],
            path.join('.'),
          ).toContain(key);
        } else {
          expect(
            result.ok,
            `${path.join('.')} = ${String(typeof put === 'symbol' ? 'symbol' : JSON.stringify(put))?.slice(0, 60)}`,
          ).toBe(false);
          if (!result.ok) told(result.error, say, path);
        }
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(2_000);
    expect(slowest / 1_000).toBeLessThan(1_000); // milliseconds of one processor, on any machine
  });
  test('a field that must be there is asked for', () => {
    for (const put of [undefined, null, 3, 'a', [], {}]) {
      const result = setup(put);
      expect(result.ok).toBe(false);
      if (!result.ok) told(result.error, say, []);
    }
  });
});
test('far too many of everything', () => {
  const fighters = Array.from({ length: 37 }, () => ({ id: 'a1', at: [0, 0], facing: 0 }));
  const result = partie.setup({
    ...FULL,
    players: FULL.players.map((spec) => ({ ...spec, fleet: { fighters, destroyers: [] } })),
  } as unknown as PartieScenario);
  expect(result.ok ? [] : result.error.map((refusal) => `${refusal.about}: ${partieText.refusal(refusal)}`)).toContain(
    'players.0.fleet.fighters: Les chasseurs : cette liste compte 37 éléments, et il en faut 36 au plus.',
  );
});
test('what passes can be played', () => {
  for (const scenario of [FULL, ...GAMES.map(({ scenario }) => scenario)]) {
    const start = partie.setup(scenario);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { line } = play(partie, start.value, seeded(3), 40);
    expect(line.moves.length + (listed(partie.node(start.value)).length === 0 ? 1 : 0)).toBeGreaterThan(0);
  }
});
