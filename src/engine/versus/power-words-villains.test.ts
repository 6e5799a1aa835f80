// Every step and every choice of a villain's HQ power has its words, and nothing else has.
import { describe, expect, test } from 'vitest';
import type { Power } from './power-types.ts';
import { VILLAIN_LABELS, VILLAIN_STEPS } from './power-words-villains.ts';
import { POWERS } from './powers.ts';
import { RULES } from './rules.ts';

const villains: readonly Power[] = POWERS.filter((power) => power.side === 'villain');
const COLOURS = { white: 'blanc', yellow: 'jaune', orange: 'orange', red: 'rouge', black: 'noir' } as const;
const twice = (words: readonly string[]): readonly string[] => words.filter((word, at) => words.indexOf(word) !== at);

describe('words of the villains’ powers', () => {
  test('each rule of their chapters has its instruction, and each verb finds its own', () => {
    const rules = Object.entries(RULES)
      .filter(([, { chapter }]) => chapter.startsWith('pouvoirs-vilains-'))
      .map(([id]) => id);
    expect(Object.keys(VILLAIN_STEPS).toSorted()).toEqual(rules.toSorted());
    const asked = villains.flatMap(({ effects }) =>
      effects.flatMap(({ verbs, parts = {} }) =>
        [...verbs, ...Object.values(parts).flat()].flatMap((verb) => verb.rules),
      ),
    );
    expect(asked.filter((id) => !Object.hasOwn(VILLAIN_STEPS, id))).toEqual([]);
  });
  test('each alternative, and each part of one, has its button', () => {
    const keys = villains.flatMap(({ id, effects }) =>
      effects.flatMap(({ key, parts = {} }) => [key, ...Object.keys(parts)].map((end) => `${id}/${end}`)),
    );
    expect(Object.keys(VILLAIN_LABELS).toSorted()).toEqual(keys.toSorted());
  });
  test('an instruction is short and reads alone, a label fits a button', () => {
    const steps = Object.values(VILLAIN_STEPS);
    const labels = Object.values(VILLAIN_LABELS);
    expect(steps.filter((step) => step.length > 110 || !/^(\d|\p{Lu}).*[^.]\.$/u.test(step))).toEqual([]);
    expect(labels.filter((label) => label.length > 50 || !/^\p{Lu}.*[^.]$/u.test(label))).toEqual([]);
    expect([...twice(steps), ...twice(labels)]).toEqual([]);
  });
  test('the dice and the skills of a power are named by its steps', () => {
    for (const { effects } of villains)
      for (const { dice = [], skills = [], rules } of effects) {
        const said = rules.map((id) => VILLAIN_STEPS[id]).join(' ');
        for (const { colour, count, reroll } of dice)
          expect(said).toMatch(new RegExp(`${count} dés? ${COLOURS[colour]}${reroll === true ? 's? relançable' : ''}`));
        for (const skill of skills) expect(said).toContain(skill);
      }
  });
});
