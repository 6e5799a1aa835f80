// Teams at random are legal, whole and reproducible; who fits a place is what the draft lets in.
import { describe, expect, test } from 'vitest';
import { rng } from '../kernel/rng.ts';
import { powerOfTile } from './data.ts';
import { randomTeam } from './draw-random.ts';
import { figuresIn, fitting, fittingChoice } from './draw.ts';
import { setup } from './partie/setup.ts';
import type { PartieScenario, SlotSpec } from './partie/types.ts';
import { CAMPS, MISSION_IDS } from './types.ts';

const scenario = (mission: PartieScenario['mission']): PartieScenario => ({ name: 'Tirage', mission });
const drawn = (mission: PartieScenario['mission'], seed: number): PartieScenario =>
  randomTeam(scenario(mission), rng(seed).below) ?? scenario('m1');
const slotsIn = ({ sides }: PartieScenario, side: (typeof CAMPS)[number]): readonly SlotSpec[] =>
  sides?.[side]?.slots ?? [];

describe('two teams at random', () => {
  test.each(MISSION_IDS)('%s: accepted by the rules, every place taken, the first turn begins', (mission) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const made = drawn(mission, seed);
      const start = setup(made);
      expect(start.ok ? start.value.phase : start.error).toBe('upkeep');
      for (const side of CAMPS)
        for (const { level, tile } of slotsIn(made, side))
          expect(tile === undefined, `${seed} ${side} ${level}`).toBe(level === 'event' || level === 'citizens');
    }
  });
  test('the same numbers, the same teams; other numbers, others', () => {
    expect(drawn('m3', 5)).toEqual(drawn('m3', 5));
    expect(drawn('m3', 5)).not.toEqual(drawn('m3', 6));
  });
  test('in the end every HQ comes up, with what it asks for', () => {
    const hqs = new Set<string>();
    for (let seed = 1; seed <= 300; seed += 1) {
      const { sides } = drawn('m1', seed);
      const hq = sides?.villain?.slots?.find((slot) => slot.hq)?.tile ?? '';
      hqs.add(hq);
      const asks = { hush: 'lieutenant', clayface: 'avatar', 'jervis-tetch': 'controlled', 'prof-pyg': 'operated' }[hq];
      expect(Object.keys(sides?.villain?.choices ?? {})).toEqual(asks === undefined ? [] : [asks]);
    }
    expect(hqs.size).toBeGreaterThan(34);
  });
  test('posts, pieces and the moment stay; figures of the teams before go', () => {
    const kept: PartieScenario = {
      ...scenario('m1'),
      turn: 3,
      counts: { bombe: 4 },
      zones: ['quai'],
      figures: [{ id: 'oracle#1', out: true }],
      sides: { hero: { discs: [5, 0, 5] }, villain: { choices: { avatar: 'bane' } } },
    };
    const { figures, sides, ...rest } = randomTeam(kept, rng(2).below) ?? kept;
    expect(figures).toBeUndefined();
    expect(rest).toEqual({ name: 'Tirage', mission: 'm1', turn: 3, counts: { bombe: 4 }, zones: ['quai'] });
    expect(sides?.hero?.discs).toEqual([5, 0, 5]);
  });
  test('no draw in rivers at fault; a fault elsewhere does not matter', () => {
    expect(randomTeam({ ...scenario('m1'), sides: { hero: { slots: [] } } }, rng(1).below)).toBeUndefined();
    expect(
      randomTeam({ ...scenario('m1'), turn: 90, sides: { hero: { discs: [-1, 0, 0] } } }, rng(1).below),
    ).toBeDefined();
  });
});

describe('who fits', () => {
  const made = drawn('m7', 3);
  test('every card offered is accepted, the one that is there among them', () => {
    for (const side of CAMPS)
      slotsIn(made, side).forEach(({ tile, level }, i) => {
        const found = fitting(made, side, i + 1) ?? [];
        if (level === 'event' || level === 'citizens') return expect(found).toEqual([]);
        expect(found.map(({ id }) => id)).toContain(tile);
        for (const { id } of found.slice(0, 4)) {
          const { choices: _, ...rest } = made.sides?.[side] ?? {};
          const start = setup({
            ...made,
            sides: {
              ...made.sides,
              [side]: { ...rest, slots: slotsIn(made, side).with(i, { ...slotsIn(made, side)[i], level, tile: id }) },
            },
          });
          expect(start.ok || start.error, `${side} ${i + 1} ${id}`).toBe(true);
        }
      });
  });
  test('an HQ is a leader of the camp', () => {
    const hqs = fitting(scenario('m1'), 'hero', 6) ?? [];
    expect(hqs.length).toBeGreaterThan(25);
    for (const { id, side } of hqs) expect([side, powerOfTile(id)?.side]).toEqual(['hero', 'hero']);
  });
  test('a wrong card elsewhere does not empty the list', () => {
    const bad: PartieScenario = {
      ...made,
      sides: { ...made.sides, hero: { slots: slotsIn(made, 'hero').with(0, { level: 'minion', tile: 'bane' }) } },
    };
    expect(fitting(bad, 'hero', 2)?.length).toBeGreaterThan(2);
    expect(fitting({ ...made, sides: { hero: { slots: [] } } }, 'hero', 1)).toBeUndefined();
  });
  test('what a power takes', () => {
    const hush: PartieScenario = {
      ...scenario('m1'),
      sides: { villain: { slots: [{ level: 'leader', hq: true, tile: 'hush' }, { level: 'event' }] } },
    };
    expect(fittingChoice(hush, 'lieutenant').map(({ id }) => id)).toContain('bane');
    expect(fittingChoice(hush, 'avatar')).toEqual([]);
  });
  test('figures come with the rivers', () => {
    expect(figuresIn(made).length).toBeGreaterThan(20);
    expect(figuresIn(made).some(({ tile }) => tile === 'citizens')).toBe(false);
    expect(figuresIn(scenario('m1'))).toEqual([]);
  });
});
