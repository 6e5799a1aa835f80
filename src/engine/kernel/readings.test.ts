import { describe, expect, test } from 'vitest';
import { readingOf } from './readings.ts';
import { pig, type PigAction, pigText } from './toys.fixture.ts';

const SCENARIO = { target: 20, faces: 6 };
const roll = (face: number): readonly PigAction[] => [{ type: 'roll' }, { type: 'face', face }];
const FALLS = { sentence: 'Le dé donne 1.', cites: ['pig.un'] };
const THREE = { sentence: 'Le dé donne 3.', cites: ['pig.lancer'] };
const HELD = { sentence: 'Elle garde 3 points : 3 en tout.', cites: ['pig.garder'] };

describe('a run, told under one value of an option', () => {
  const script: readonly PigAction[] = [...roll(3), { type: 'hold' }, ...roll(1)];
  test('every event, in order, with its rules', () =>
    expect(readingOf(pig, pigText, { scenario: SCENARIO, script }, true)).toEqual({
      value: true,
      told: [THREE, HELD, FALLS],
    }));
  test('only those that are worth a line', () =>
    expect(readingOf(pig, pigText, { scenario: SCENARIO, script, shows: ['held'] }, 2).told).toEqual([HELD]));
  test('it stops at the first refusal, which is told', () =>
    expect(
      readingOf(
        pig,
        pigText,
        { scenario: SCENARIO, script: [...roll(3), ...script.slice(3), { type: 'hold' }, { type: 'hold' }] },
        'a',
      ),
    ).toEqual({
      value: 'a',
      told: [THREE, FALLS],
      refused: { sentence: 'Refusé : rien-a-garder.', cites: ['pig.garder'] },
    }));
  test('a set-up that is refused tells nothing but why', () =>
    expect(readingOf(pig, pigText, { scenario: { target: 0, faces: 6 }, script }, 0)).toEqual({
      value: 0,
      told: [],
      refused: { sentence: 'Refusé : cible.', cites: ['pig.fin'] },
    }));
  test('a run that goes on after the end tells the game, and no refusal', () => {
    const over = readingOf(
      pig,
      pigText,
      { scenario: { target: 3, faces: 6 }, script: [...roll(3), { type: 'hold' }] },
      1,
    );
    expect(over).toEqual({ value: 1, told: [THREE, HELD] });
  });
});
