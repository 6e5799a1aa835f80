import { expect, test } from 'vitest';
import { compareReadings } from './readings.ts';
import { OPTION_VALUES, type OptionKey } from './types.ts';

test.each(Object.keys(OPTION_VALUES) as OptionKey[])('%s: the readings part', (key) => {
  const { readings } = compareReadings(key);
  const texts = readings.map((reading) => JSON.stringify([reading.told, reading.refused]));
  expect(new Set(texts).size).toBe(readings.length);
});
