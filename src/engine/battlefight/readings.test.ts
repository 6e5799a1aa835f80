import { expect, test } from 'vitest';
import { OPTION_VALUES, type OptionKey } from './options.ts';
import { compareReadings } from './readings.ts';
import { RULINGS } from './rulings.ts';

const KEYS = Object.keys(OPTION_VALUES) as OptionKey[];

test.each(KEYS)('%s: the readings part', (key) => {
  const { situation, readings } = compareReadings(key);
  expect(situation).toMatch(/^\p{Lu}.*[.»]$/u);
  const texts = readings.map((reading) => JSON.stringify([reading.told, reading.refused]));
  expect(readings.length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(readings.length);
});
test('each option of the rulings has its run, and no other', () => {
  const keys = RULINGS.flatMap(({ options = [] }) => options.map((option) => option.key));
  expect(keys.toSorted()).toEqual(KEYS.toSorted());
});

/** What the ledger says that each reading does (A1, A10, A12, A14, A23, A28, A29, A37, A41). */
const told = (key: OptionKey): readonly string[] =>
  compareReadings(key).readings.map(({ told: events, refused }) =>
    refused ? `refused: ${refused.cites.join(' ')}` : events.map(({ cites }) => cites[0]).join(' '),
  );
test('what each reading lets through', () => {
  const refused = Object.fromEntries(KEYS.map((key) => [key, told(key).map((one) => one.startsWith('refused'))]));
  expect(refused).toEqual({
    litige: [true, false],
    mainDeDepart: [true, false, false],
    placement: [false, true],
    manches: [false, false, false],
    abandon: [false, true],
    pousserBord: [false, true],
    tousCible: [true, false],
    tousEchec: [false, false],
    repetitionTrait: [false, true],
    boosterRemise: [true, false],
  });
});
test('A29: at once, J2 keeps the card; after everybody, J2 has lost it', () => {
  const [atOnce, afterAll] = compareReadings('tousEchec').readings.map((reading) => JSON.stringify(reading.told));
  expect([atOnce?.includes('Parade'), afterAll?.includes('Parade')]).toEqual([false, true]);
});
