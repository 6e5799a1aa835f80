import { describe, expect, test } from 'vitest';
import type { Step } from './game.ts';
import { pop, push, retop, stepsOf, topOf } from './steps.ts';
import { change, stepOf, tell, type Work, workOn } from './work.ts';

const { still, told, chain } = stepsOf<number, string>();

describe('steps', () => {
  const double = (state: number): Step<number, string> => told(2 * state, `twice ${state}`);
  test('follow one another, each from the state that the one before left, and their events too', () =>
    expect(chain(told(3, 'three', 'odd'), double, still, double)).toEqual({
      state: 12,
      events: ['three', 'odd', 'twice 3', 'twice 6'],
    }));
  test('alone, a step is left as it is', () => {
    const step = told(1, 'one');
    expect(chain(step)).toBe(step);
  });
});

describe('the stack', () => {
  const state = { name: 'kept', stack: ['bottom'] as readonly string[] };
  test('takes frames, the last one on top, and gives them back', () => {
    const pushed = push(state, 'middle', 'top');
    expect(pushed).toEqual({ name: 'kept', stack: ['bottom', 'middle', 'top'] });
    expect(topOf(pushed)).toBe('top');
    expect(pop(pushed).stack).toEqual(['bottom', 'middle']);
    expect(retop(pushed, 'other').stack).toEqual(['bottom', 'middle', 'other']);
    expect(state.stack).toEqual(['bottom']);
  });
  test('empty, has no top', () => expect(topOf(pop(state))).toBeUndefined());
});

test('a work tells and changes; its step is what it came to', () => {
  const start = { count: 0, name: 'kept' };
  const work: Work<typeof start, string> = workOn(start);
  change(work, { count: 1 });
  tell(work, 'counted');
  expect(stepOf(work)).toEqual({ state: { count: 1, name: 'kept' }, events: ['counted'] });
  expect(start.count).toBe(0);
});
