import { describe, expect, test } from 'vitest';
import { P1 } from '../../../engine/battleworld/scenarios.ts';
import { draftText, readDraft } from '../../atelier/drafts.ts';
import { check } from './check.ts';
import { isScenario } from './drafts.ts';
import {
  addModule,
  addUnit,
  blankSheet,
  freeCell,
  freeRoster,
  parseRolls,
  removeModule,
  removeUnit,
  setField,
  setModule,
  setOption,
  setSheet,
  setSheetField,
  setUnit,
  spotChoices,
} from './model.ts';
import { placeOf } from './place.ts';
import { originOf } from './provenance.ts';
import { sketch } from './sketch.ts';
import { ROSTER } from '../../../engine/battleworld/data.ts';

const index = (sheet: string): number => P1.units.findIndex((unit) => unit.sheet === sheet);
const HULK = index('hulk');
const IRON = index('iron-man');

describe('changes', () => {
  test('an optional field that says nothing leaves no trace', () => {
    const hurt = setUnit(P1, HULK, 'life', 3);
    expect(hurt.units[HULK]?.life).toBe(3);
    expect(setUnit(hurt, HULK, 'life', undefined)).toEqual(P1);
    expect('note' in setField({ ...P1, note: 'x' }, 'note', undefined)).toBe(false);
  });
  test('a card that is changed becomes a card of the reader; changed back, the roster’s again', () => {
    const typed = setSheetField(P1, HULK, 'strike', 4);
    const sheet = typed.units[HULK]?.sheet;
    expect(sheet).toMatchObject({ id: 'hulk', strike: 4, maxLife: ROSTER['hulk']?.maxLife });
    expect(typeof sheet === 'object' && originOf(sheet, 'strike')).toBe('typed');
    expect(setSheetField(typed, HULK, 'strike', ROSTER['hulk']?.strike).units[HULK]?.sheet).toBe('hulk');
  });
  test('origins: Iron-Man’s Force is stated, Hulk’s life is an example', () => {
    const [iron, hulk] = [ROSTER['iron-man'], ROSTER['hulk']];
    expect(iron && originOf(iron, 'force')).toBe('stated');
    expect(hulk && originOf(hulk, 'maxLife')).toBe('example');
  });
  test('another card starts afresh, and no die stays on a card that left', () => {
    const healed = setUnit(setUnit(P1, IRON, 'spot', 'heal:hulk'), HULK, 'life', 2);
    const swapped = setSheet(healed, HULK, 'serval');
    expect(swapped.units[HULK]).toEqual({ side: 'heroes', cell: 'd2', sheet: 'serval' });
    expect(swapped.units[IRON]?.spot).toBeUndefined();
    expect(removeUnit(healed, HULK).units.some((unit) => unit.spot !== undefined)).toBe(false);
  });
  test('nor on a module that left', () => {
    const placed = setUnit(P1, IRON, 'spot', 'module-care:h-care');
    const gone = removeModule(
      placed,
      P1.modules.findIndex(({ id }) => id === 'h-care'),
    );
    expect(gone.modules).toHaveLength(5);
    expect(gone.units[IRON]?.spot).toBeUndefined();
  });
  test('adding takes what is free: a card, an id, a cell', () => {
    const nine = addUnit(P1, 'villains');
    const last = nine.units.at(-1);
    expect(last?.sheet).toBe('serval');
    expect(last?.cell).toBe('a7');
    expect(freeCell(P1, 'heroes')).toBe('a1');
    expect(freeRoster(P1)).toEqual(['serval', 'colossus', 'tornade', 'diablo']);
    const sheet = blankSheet(P1);
    expect(blankSheet(setSheet(P1, HULK, sheet)).id).not.toBe(sheet.id);
    const modules = addModule(P1, 'heroes').modules;
    expect(new Set(modules.map(({ id }) => id)).size).toBe(7);
  });
  test('an option at its default leaves no trace', () => {
    const two = setOption(P1, 'recoverAmount', 2);
    expect(two.options).toEqual({ recoverAmount: 2 });
    expect(setOption(two, 'recoverAmount', 1)).toEqual(P1);
  });
  test('rolls as people type them', () => {
    expect(parseRolls(' 2, 8;7 4 ')).toEqual([2, 8, 7, 4]);
    expect(parseRolls('')).toEqual([]);
    expect(parseRolls('2, six')).toBeUndefined();
  });
  test('the places of a die name allies and modules of its side only', () => {
    const hulk = P1.units[HULK];
    const spots = hulk === undefined ? [] : spotChoices(P1, hulk);
    expect(spots).toContain('heal:thor');
    expect(spots).not.toContain('heal:hulk');
    expect(spots).not.toContain('heal:fatalis');
    expect(spots.filter((spot) => spot.startsWith('module-'))).toHaveLength(12);
  });
});

describe('what is wrong', () => {
  test('a sound scenario has no fault', () => {
    expect(check(P1)).toEqual({ faults: [], notices: [], sharable: true });
  });
  test('all faults at once, each at its field, with a sentence and a rule', () => {
    const bad = setModule(
      setUnit(setField({ ...P1, grid: { columns: 2, rows: 7 } }, 'name', ''), HULK, 'life', 9),
      0,
      'resistance',
      6,
    );
    const paths = check(bad).faults.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['name', 'grid.columns', `units.${HULK}.life`, 'modules.0.resistance']),
    );
    for (const fault of check(bad).faults) {
      expect(fault.message).toMatch(/\.$/);
      if (fault.path !== 'name') expect(fault.rules[0]).toMatch(/^bw\./); // a title is no rule of the game
    }
  });
  test('a team of five is told in the section of its side, a value too long for a link without a rule', () => {
    expect(check(addUnit(P1, 'villains')).faults.map(({ path }) => path)).toContain('units.villains');
    const long = check({ ...P1, name: 'n'.repeat(81) });
    expect(long.sharable).toBe(false);
    expect(long.faults).toHaveLength(1);
    expect(long.faults[0]).toMatchObject({ path: 'name', rules: [] });
  });
  test('places in words', () => {
    expect(placeOf(`units.${HULK}.life`, P1)).toBe('Hulk, vie');
    expect(placeOf('units.villains', P1)).toBe('Vilains');
    expect(placeOf('modules', P1)).toBe('Bases');
    expect(placeOf('modules.0.cell', P1)).toBe('Module énergie des Héros, case');
    expect(placeOf('round', P1)).toBe('Tour');
  });
  test('what can be drawn is drawn', () => {
    const view = sketch({
      ...P1,
      grid: { columns: 99, rows: Number.NaN },
      units: [...P1.units, { side: 'heroes', cell: 'zz', sheet: 'nobody' }],
    });
    expect([view.columns, view.rows, view.units.length]).toEqual([12, 3, 8]);
  });
});

describe('drafts', () => {
  test('what was kept comes back, faulty scenarios too', () => {
    const faulty = { ...P1, name: '', round: -3 };
    expect(readDraft('s', { key: 's.b1', text: draftText({ at: 5, scenario: faulty }) }, isScenario)).toMatchObject({
      id: 'b1',
      at: 5,
      scenario: faulty,
    });
  });
  test('unknown shapes are refused, example scenarios are not', () => {
    expect(isScenario(P1)).toBe(true);
    expect(isScenario({ ...P1, phase: 3 })).toBe(false);
  });
});
