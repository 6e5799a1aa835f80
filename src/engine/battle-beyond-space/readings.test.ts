import { describe, expect, test } from 'vitest';
import { OPTION_KEYS } from './options.ts';
import { compareReadings } from './readings.ts';
import { RUNS } from './readings-runs.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { OPTION_VALUES, type OptionKey } from './types.ts';

test.each(OPTION_KEYS)('%s: the readings part', (key) => {
  const { situation, readings } = compareReadings(key);
  expect(situation).toMatch(/^(?:\p{Lu}|[ab]1 ).*\.$/u);
  expect(readings.map(({ value }) => value)).toEqual(OPTION_VALUES[key]);
  const texts = readings.map(({ told, refused }) => JSON.stringify([told, refused]));
  expect(new Set(texts).size).toBe(readings.length);
  for (const { told, refused } of readings)
    for (const { sentence, cites } of [...told, ...(refused ? [refused] : [])]) {
      expect(sentence).toMatch(/^(?:\p{Lu}|[abc][1-6] ).*\.$/u);
      expect(cites.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    }
});
test('17 options: each has its run, each is a switch of the rulings', () => {
  expect(OPTION_KEYS).toHaveLength(17);
  expect(Object.keys(RUNS).toSorted()).toEqual([...OPTION_KEYS].toSorted());
  expect(RULINGS.flatMap(({ options = [] }) => options.map(({ key }) => key)).toSorted()).toEqual(
    [...OPTION_KEYS].toSorted(),
  );
});

/** What the ledger says that each reading lets through: [default, option]. Under the others nothing is refused. */
const REFUSED: Readonly<Partial<Record<OptionKey, readonly [boolean, boolean]>>> = {
  destroyerPoint: [true, false], // A15
  destroyerFireNeedsMove: [false, true], // A16
  crushAlliedFighter: [false, true], // A19
  destroyerSuicide: [true, false], // A21
  valkyrieBonus: [false, true], // A31
  teleportShape: [false, true], // A43
};
test.each(OPTION_KEYS)('%s: what each reading refuses', (key) =>
  expect(compareReadings(key).readings.map(({ refused }) => refused !== undefined)).toEqual(
    REFUSED[key] ?? [false, false],
  ),
);

describe('what each reading does', () => {
  const said = (key: OptionKey): readonly string[] =>
    compareReadings(key).readings.map(({ told, refused }) =>
      [...told, ...(refused ? [refused] : [])].map(({ sentence }) => sentence).join(' '),
    );
  /** From the ledger, by hand: what is told under the default and not under the other, then the reverse. */
  const SAYS: readonly (readonly [key: OptionKey, first: RegExp, other: RegExp])[] = [
    [
      'squadronMove',
      /a1 avance de 3 cases vers l’est\. a2 avance de 3 cases vers l’ouest\./,
      /a1 arrive sur a2, [^.]*\. Le chasseur a2 [^.]*personne ne marque\.$/,
    ], // A9: a2, lost before it left, goes nowhere
    [
      'fighterFire',
      /a2 de J\d tire .*a1 de J\d tire sur le chasseur a2 de J2, à 4 cases/,
      /déjà détruit : le tir est perdu/,
    ], // A12
    ['probesBlockFire', /abattu/, /Une sonde arrête le tir/], // A7
    [
      'destroyerPoint',
      /il en faudrait 3, et vous en avez 2/,
      /avance d’une case\. Il ne lui reste aucun point d’action\. D1 pivote sur l’arrière/,
    ], // A15: A, ARG, A, ARG from (0, 0) → (1, 0)
    ['destroyerFireNeedsMove', /abattu/, /n’a pas bougé/],
    ['crushAlliedFighter', /écrase b1.*personne ne marque/, /ne finit pas sur un de vos chasseurs/],
    ['destroyerSuicide', /n’y survivrait pas/, /1 point pour J1\. .*4 points pour J2/], // A21
    ['tieBreak', /partagée/, /J1 remporte/], // A28
    ['valkyrieBonus', /avec 3 points .*avance d’une case\. Il lui reste 2 points/, /avec 2 points .*vous en avez 2/], // A31
    ['eliteReading', /J1 est endommagé/, /a2 de J2 est abattu.*a1 de J1 est abattu/], // A33
    ['teleportShape', /a1 saute de 2 cases vers le sud-ouest et de 3 vers le sud-est/, /en ligne droite/],
    ['superShotStopped', /sur 9 cases.*4 points/, /sur 4 cases/], // A45: 1 cell, none, 3 cells
    ['shieldFirstHit', /absorbé/, /endommagé/], // A46
    ['shieldVsCollision', /ne lui fait rien/, /endommagé/], // A47
    ['shieldAsteroidPrize', /1 point pour J1/, /aucun point/], // A48
    [
      'resurrectWindow',
      /^Le chasseur a1 de J1 revient .* Tour de J1/,
      /^Tour de J1.*Le tour de J1 est fini\. Le chasseur a1 de J1 revient/,
    ], // A49
    ['resurrectedDestroyer', /intact/, /endommagé/], // A49
  ];
  test.each(SAYS)('%s', (key, first, other) => {
    const [one = '', two = ''] = said(key);
    expect(one).toMatch(first);
    expect(one).not.toMatch(other);
    expect(two).toMatch(other);
    expect(two).not.toMatch(first);
  });
  test('every option is looked at', () =>
    expect(SAYS.map(([key]) => key).toSorted()).toEqual([...OPTION_KEYS].toSorted()));
});
