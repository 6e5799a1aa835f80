import { expect, test } from 'vitest';
import { OPTION_KEYS } from './types.ts';
import { compareReadings } from './readings.ts';
import { RUNS } from './readings-runs.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import type { OptionKey } from './types.ts';

test.each(OPTION_KEYS)('%s: the readings part', (key) => {
  const { situation, readings } = compareReadings(key);
  expect(situation).toMatch(/^\p{Lu}.*[.»]$/u);
  const texts = readings.map((reading) => JSON.stringify([reading.told, reading.refused]));
  expect(readings.map(({ value }) => value)).toEqual([false, true]);
  expect(new Set(texts).size).toBe(2);
  for (const { told, refused } of readings)
    for (const { sentence, cites } of [...told, ...(refused ? [refused] : [])]) {
      expect(sentence).toMatch(/^[\p{Lu}\d«].*[.:]$/u);
      expect(cites.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    }
});
test('each option has its run, and no other', () =>
  expect(Object.keys(RUNS).toSorted()).toEqual([...OPTION_KEYS].toSorted()));
/** What the ledger says that each reading lets through: [default, option]. */
const REFUSED: Readonly<Partial<Record<OptionKey, readonly [boolean, boolean]>>> = {
  concentrationParManche: [true, false], // A4
  concentrationApresOutil: [true, false], // A5
  reculVersZoneOccupee: [true, false], // A13
  cheminsLibres: [true, false], // A21
  avantPostesActionSeparee: [false, true], // A21
  ouvertureParHerosSeulement: [false, true], // A28
  plusieursMarchands: [true, false], // A29
  departAlterne: [false, true], // A34
  dixDesParLancer: [false, true], // A46
  difficultePersonnalisee: [true, false], // A53
  sortsPlateauATousLesTours: [true, false], // A68
  montureDefaussee: [true, false], // A81
  plusFortEnsemble: [true, false],
};
test.each(OPTION_KEYS)('%s: what each reading lets through', (key) =>
  expect(compareReadings(key).readings.map(({ refused }) => refused !== undefined)).toEqual(
    REFUSED[key] ?? [false, false],
  ),
);

const said = (key: OptionKey): readonly string[] =>
  compareReadings(key).readings.map(({ told }) => told.map(({ sentence }) => sentence).join(' '));
/** Figures of the ledger, under each reading. */
const SAYS: readonly (readonly [key: OptionKey, off: RegExp, on: RegExp])[] = [
  ['deEpiqueParCarte', /5 en attaque/, /8 en attaque/], // 4, +1; 4, +1 four times (A7)
  ['bonusSoldatsToutLeCombat', /(?<!\d)0 en attaque/, /(?<!\d)1 en attaque/], // A9
  ['degatsPhase6Seulement', /2 contre 1. Stratos/, /0 contre 1. Mer-Man/], // A12
  ['heroSansPerteContreSoldats', /perd 2 PS/, /sans/], // A17
  ['baseComptePourRepli', /Poste du couchant/, /Base du levant/], // A20
  ['detteReportee', /effacé/, /doit encore 3/], // A25
  ['bossSansPV', /1 PV/, /cesse\. *$/], // A37
  ['desEnTropReussites', /12 dés/, /10 dés.*2 dés/], // A40
  ['renfortsComplets', /^$/, /Fort passe à 3/], // A54: one soldier is told under both readings, then the rest
  ['repliParSymbole', /4 en attaque et 3 en défense/, /5 en attaque et 4 en défense/], // 3/2, +1/+1; +1/+1 twice (A57)
  ['serieParHeros', /final : 8, .*−2 /, /final : 9, .*−1 /], // 6 / 3; 2 / 3 and 4 / 3 (A59)
  ['passerProvisoire', /Skeletor achète « Vision »/, /He-Man achète « Vision »/], // A63
  ['combatPlusRapide', /seconde manche/, /se replie/],
  ['initiativeCompte', /perd 1 PS/, /perd 2 PS/],
  ['desDePouvoir', /2 en attaque/, /lance ses dés/],
];
test.each(SAYS)('%s: what each reading does', (key, off, on) => {
  const [first, second] = said(key);
  expect(first).toMatch(off);
  expect(second).toMatch(on);
  if (off.source !== '^$') expect(second).not.toMatch(off);
  expect(first).not.toMatch(on);
});
test('every option is looked at', () =>
  expect([...Object.keys(REFUSED), ...SAYS.map(([key]) => key)].toSorted()).toEqual([...OPTION_KEYS].toSorted()));
test('each switch of the rulings is an option', () =>
  expect(
    RULINGS.flatMap(({ options = [] }) => options.map(({ key }) => key)).filter(
      (key) => !(OPTION_KEYS as readonly string[]).includes(key),
    ),
  ).toEqual([]));
