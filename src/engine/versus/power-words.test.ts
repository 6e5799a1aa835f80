// Every step and every choice of a hero's HQ power has its words, and nothing else has.
import { describe, expect, test } from 'vitest';
import { HERO_LABELS, HERO_STEPS } from './power-words.ts';
import type { Power } from './power-types.ts';
import { POWERS } from './powers.ts';
import { RULES } from './rules.ts';

const heroes: readonly Power[] = POWERS.filter((power) => power.side === 'hero');

describe('words of the heroes’ powers', () => {
  test('each rule of their chapters has its instruction, and each step finds its own', () => {
    const rules = Object.entries(RULES)
      .filter(([, { chapter }]) => chapter.startsWith('pouvoirs-heros-'))
      .map(([id]) => id);
    expect(Object.keys(HERO_STEPS).toSorted()).toEqual(rules.toSorted());
    const asked = heroes.flatMap(({ effects }) =>
      effects.flatMap(({ rules: own, verbs }) => [...own, ...verbs.flatMap((verb) => verb.rules)]),
    );
    expect(asked.filter((id) => !Object.hasOwn(HERO_STEPS, id))).toEqual([]);
  });
  test('each alternative has its button', () => {
    const keys = heroes.flatMap(({ id, effects }) => effects.map(({ key }) => `${id}/${key}`));
    expect(Object.keys(HERO_LABELS).toSorted()).toEqual(keys.toSorted());
    expect(heroes.flatMap(({ effects }) => effects.flatMap(({ parts }) => Object.keys(parts ?? {})))).toEqual([]); // a part would need its words too
  });
  test('an instruction is one short sentence of its own, a label fits a button', () => {
    const steps = Object.values(HERO_STEPS);
    expect(steps.filter((step) => step.length > 110 || !/^[A-ZÀ-Ý].*[^.]\.$/.test(step))).toEqual([]);
    expect(steps.filter((step, at) => steps.indexOf(step) !== at)).toEqual([]);
    expect(Object.values(HERO_LABELS).filter((label) => label.length > 50 || !/^[A-ZÀ-Ý].*[^.]$/.test(label))).toEqual(
      [],
    );
  });
  test('the dice of a power are named by its steps', () => {
    const colours = { white: 'blanc', yellow: 'jaune', orange: 'orange', red: 'rouge', black: 'noir' } as const;
    for (const { effects } of heroes)
      for (const { dice = [], rules } of effects) {
        const said = rules.map((id) => HERO_STEPS[id]).join(' ');
        for (const { colour, reroll } of dice)
          expect(said).toMatch(reroll === true ? new RegExp(`${colours[colour]}.*relançable`) : colours[colour]);
      }
  });
  test('the skills of a power, with their level, are named by its steps', () => {
    for (const { effects } of heroes)
      for (const { skills = [], rules } of effects)
        for (const skill of skills) {
          expect(rules.map((id) => HERO_STEPS[id]).join(' ')).toContain(skill);
        }
  });
});
