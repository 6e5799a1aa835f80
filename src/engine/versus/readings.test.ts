import { describe, expect, test } from 'vitest';
import { OPTION_KEYS } from './options.ts';
import { compareReadings } from './readings.ts';
import { RUNS } from './readings-runs.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { OPTION_VALUES, type OptionKey } from './types.ts';

test.each(OPTION_KEYS)('%s: the readings part', (key) => {
  const { situation, readings } = compareReadings(key);
  expect(situation).toMatch(/^\p{Lu}.*\.$/u);
  expect(readings.map(({ value }) => value)).toEqual(OPTION_VALUES[key]);
  const texts = readings.map(({ told, refused }) => JSON.stringify([told, refused]));
  expect(new Set(texts).size).toBe(readings.length);
  for (const { told, refused } of readings)
    for (const { sentence, cites } of [...told, ...(refused ? [refused] : [])]) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(cites.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    }
});
test('each option has its run, and is a switch of the rulings', () => {
  expect(Object.keys(RUNS).toSorted()).toEqual([...OPTION_KEYS].toSorted());
  expect(RULINGS.flatMap(({ options = [] }) => options.map(({ key }) => key)).toSorted()).toEqual(
    [...OPTION_KEYS].toSorted(),
  );
});

/** What the ledger says that each reading lets through, the default first. Under the others nothing is refused. */
const REFUSED: Readonly<Partial<Record<OptionKey, readonly boolean[]>>> = {
  sameTileOnce: [false, true], // A7
  twoFaceFigures: [true, false], // A27
  shadowsSameZone: [true, false], // A33
  enemiesOnly: [false, true], // A36
  manBatAnyPassenger: [true, false], // A40
  oneVersionPerCharacter: [false, true], // A49
  hostagesWoundable: [true, false], // A58
  freezeHoldsGangs: [true, false], // A70
  freezeOwnZone: [true, false], // A71
};
test.each(OPTION_KEYS)('%s: what each reading refuses', (key) =>
  expect(compareReadings(key).readings.map(({ refused }) => refused !== undefined)).toEqual(
    REFUSED[key] ?? OPTION_VALUES[key].map(() => false),
  ),
);

const NOTHING = /^$/;
/** From the ledger, by hand: what is told under each value, and under that one alone. */
const SAYS: Readonly<Record<OptionKey, readonly RegExp[]>> = {
  missionFixesTotal: [/récupère 4 disques/, /récupère 3 disques/], // A5: 3 + 1
  sameTileOnce: [/paie 2 disques/, /qu’une fois par tour/],
  riverRule: [/place 7 .* 7 cubes/, /place 2 .* 2 cubes/, /place 4 .* 4 cubes/], // A8, A9
  tileCost: [/3 cubes/, /: 1 cube/],
  rasCounts: [/paie 3 disques/, /paie 2 disques/], // A10
  batwomanStacks: [/paie 2 disques/, /paie 3 disques/], // A12
  eventOrder: [/Tusk est neutralisée.*Tusk, neutralisée, quitte/, /aucune tuile neutralisée.*Tusk est neutralisée/], // A18
  permanentLinked: [/est neutralisée avec son QG/, /reste active/], // A20
  baneKeepsWounds: [/9 points de vie/, /7 points de vie/], // A25: 9, or 9 − 2
  twoFaceFigures: [/Two-Face \(Tails\) est neutralisée/, /active Two-Face \(Tails\)/], // A27
  ratcatcherMovesToken: [/ne fait rien/, /« Égout »/], // A32
  shadowsSameZone: [/qu’un des trois fumigènes/, /« A »/], // A33
  batmanRedReroll: [/lance 2 dés rouges\./, /1 dé rouge relançable et 1 dé rouge\./, /2 dés rouges relançables/], // A34
  katanaReleases: [NOTHING, /libère 1 figurine/], // A35
  enemiesOnly: [/désigne Huntress/, /pas du camp que vise/], // A36
  tokenLeavesOnTileOnly: [/retire le pion freeze/, NOTHING], // A38
  manBatAnyPassenger: [/pas du camp que vise/, /désigne le premier/], // A40
  oneVersionPerCharacter: [/comme lieutenant/, /autre version/], // A49
  endCheck: [/Vérification 2 .* finie/, /immédiate/], // A53
  hostagesWoundable: [/ne peut être la cible/, /Attaque à distance/], // A58
  m6EventCamp: [
    /du héros\..* vilain n’a que le pouvoir/,
    /du héros\..* rivière du vilain/,
    /héros n’a que le pouvoir.* rivière du vilain/,
  ], // A62
  m6Count: [
    /la partie continue\..* 3\. Il en faudrait 4 au moins\. Tour 3/,
    /4\. Il en fallait 4 au moins.* le vilain gagne/,
  ], // A63: 3 − 1 + 1 now, 3 + 1 in all
  freezeHoldsGangs: [/tient en joue/, /va de .* Ruelle .* à .* Quai/], // A70
  freezeOwnZone: [/quelqu’un d’autre que le QG/, /On immobilise .* le premier/], // A71
  m6RemovedRises: [/n’a plus de pouvoir/, /Solomon Grundy se relève/], // A72
};
describe('what each reading does', () => {
  const said = (key: OptionKey): readonly string[] =>
    compareReadings(key).readings.map(({ told, refused }) =>
      [...told, ...(refused ? [refused] : [])].map(({ sentence }) => sentence).join(' '),
    );
  test.each(OPTION_KEYS)('%s', (key) => {
    const texts = said(key);
    expect(SAYS[key]).toHaveLength(texts.length);
    for (const [i, pattern] of SAYS[key].entries())
      expect(texts.map((text) => pattern.test(text))).toEqual(texts.map((_, j) => j === i));
  });
});
