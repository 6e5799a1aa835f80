// The doors of both modes against values of another form or beyond all bounds, put in every place of whole scenarios: each refused in a sentence that points there, none thrown.
import { describe, expect, test } from 'vitest';
import type { Result } from '../../kernel/result.ts';
import type { VsRefusal } from '../faults.ts';
import { mission, missionText } from '../mission/index.ts';
import type { MissionScenario } from '../mission/types.ts';
import { MISSIONS } from '../missions.ts';
import { position } from '../positions.ts';
import { MISSION_IDS } from '../types.ts';
import { partie, partieText } from './index.ts';
import type { PartieScenario } from './types.ts';

type Path = readonly string[];
interface Tree {
  readonly [key: string]: unknown;
}
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const pathsOf = (value: unknown, above: Path = []): readonly Path[] =>
  isTree(value) ? Object.keys(value).flatMap((key) => [[...above, key], ...pathsOf(value[key], [...above, key])]) : [];
const read = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), value);
const put = (value: unknown, [key = '', ...rest]: Path, given: unknown): unknown => {
  if (!isTree(value)) return value;
  const next = rest.length === 0 ? given : put(value[key], rest, given);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
};
const LONG = Array.from({ length: 5000 }, () => 1);
/** Values that no place of that kind may hold. */
const wrongFor = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [-3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '3', null, true, {}, LONG];
  if (typeof value === 'boolean') return [-3, 'oui', null, {}, LONG];
  if (typeof value === 'string') return [3, Number.NaN, null, true, {}, LONG, 'x'.repeat(5000)];
  return [3, Number.NaN, 'x', null, true, LONG, ...(Array.isArray(value) ? [{}] : [[]])];
};
const SENTENCE = /^[\p{Lu}«].*\.$/su;
interface Door {
  readonly scenario: unknown;
  readonly setup: (scenario: unknown) => Result<unknown, readonly VsRefusal[]>;
  readonly notices: (scenario: unknown) => unknown;
  readonly say: (refusal: VsRefusal) => string;
}
const whole = (spec: PartieScenario): Door => ({
  scenario: spec,
  setup: (scenario) => partie.setup(scenario as PartieScenario),
  notices: (scenario) => partie.notices?.(scenario as PartieScenario),
  say: partieText.refusal,
});
const alone = (spec: MissionScenario): Door => ({
  scenario: spec,
  setup: (scenario) => mission.setup(scenario as MissionScenario),
  notices: (scenario) => mission.notices?.(scenario as MissionScenario),
  say: missionText.refusal,
});
const HOSTAGES = position({
  mission: 'm4',
  turn: 2,
  initiative: 'hero',
  active: 'hero',
  exits: ['Rue'],
  note: 'Un mot',
  markers: [
    { kind: 'smoke', zone: 'Hall' },
    { kind: 'flame', zone: null, full: true },
  ],
  dice: { orange: [0, 1, 2] },
  tiles: [{ id: 'tusk', name: 'Tusk', side: 'villain', level: 'leader', figures: 1, life: 4 }],
  hero: { discs: [3, 0, 7], cubes: [8, 3], discRecovery: 2, recovery: 5 },
  villain: { hq: 'hush', saturation: { move: 3 } },
  figures: { 'huntress#1': 'Hall', 'tusk#1': { life: 2 }, 'sbires-vilains-a#1': { out: true } },
  pieces: { otage: ['plateau@Hall', '', '', ''] },
});
const DOORS: readonly (readonly [string, Door])[] = [
  ['a game', whole({ ...HOSTAGES, author: 'Moi', counts: { otage: 4 } })],
  [
    'a mission alone',
    alone({
      name: 'Seule',
      mission: 'm1',
      turn: 2,
      active: 'hero',
      counts: { bombe: 1 },
      pieces: [{ token: 'bombe', state: 'pion' }],
      lost: { hero: 1 },
    }),
  ],
  ...MISSION_IDS.map((id) => [`a reader’s ${id}`, alone({ name: 'À soi', mission: MISSIONS[id] })] as const),
];

describe.each(DOORS)('%s', (_, { scenario, setup, notices, say }) => {
  test('is legal as it is', () => expect(setup(scenario)).toMatchObject({ ok: true }));
  test('every other value, anywhere, is refused in a sentence, there', () => {
    for (const path of pathsOf(scenario))
      for (const given of wrongFor(read(scenario, path))) {
        if (given === null && path.at(-1) === 'zone' && path[0] === 'markers') continue; // a zone that nobody follows
        if (given === 3 && ['left', 'right'].includes(path.at(-1) ?? '')) continue; // a measure may be a number
        const changed = put(scenario, path, given);
        const where = `${path.join('.')} = ${String(given).slice(0, 20)}`;
        const result = setup(changed);
        expect(result.ok, where).toBe(false);
        if (result.ok) continue;
        for (const refusal of result.error) expect(say(refusal), where).toMatch(SENTENCE);
        expect(result.error.map(say).join(' '), where).not.toMatch(/undefined|NaN|\[object/);
        expect(
          result.error.some(({ about = '' }) => path.join('.').startsWith(about) || about.startsWith(path.join('.'))),
          where,
        ).toBe(true);
        notices(changed);
      }
  });
  test.each([null, undefined, 3, 'x', [], LONG])('%s is no scenario', (given) => {
    const result = setup(given);
    expect(result.ok).toBe(false);
    if (!result.ok) for (const refusal of result.error) expect(say(refusal)).toMatch(SENTENCE);
    expect(notices(given)).toEqual([]);
  });
});
test('ids that any object has by birth are no ids', () => {
  for (const token of ['constructor', '__proto__', 'toString'])
    expect(partie.setup({ ...HOSTAGES, pieces: [{ token }] }).ok).toBe(false);
});
