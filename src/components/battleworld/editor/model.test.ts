import { describe, expect, test } from 'vitest';
import { P1 } from '../../../engine/battleworld/scenarios.ts';
import { check } from './check.ts';
import { copyName, dropDraft, EMPTY, isScenario, keepDraft, parseDrafts } from './drafts.ts';
import { placeOf } from './Findings.tsx';
import { begin, PAUSE, record, redo, undo } from './history.ts';
import { addModule, addUnit, blankSheet, freeCell, freeRoster, moveOnBoard, parseRolls, removeModule, removeUnit, setField, setModule, setOption, setSheet, setSheetField, setUnit, spotChoices, unitIdOf } from './model.ts';
import { originOf } from './provenance.ts';
import { sketch } from './sketch.ts';
import { reduce } from './useDrafts.ts';
import { ROSTER } from '../../../engine/battleworld/data.ts';

const index = (sheet: string): number => P1.units.findIndex((unit) => unit.sheet === sheet);
const HULK = index('hulk');
const IRON = index('iron-man');

describe('history', () => {
  test('undo and redo give back each state', () => {
    const one = record(begin('a'), 'b', '', 0);
    const two = record(one, 'c', '', 1);
    expect(undo(two).present).toBe('b');
    expect(undo(undo(two)).present).toBe('a');
    expect(undo(undo(undo(two))).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
  });
  test('keystrokes in one field are one step, unless the reader pauses', () => {
    const typed = record(record(begin('a'), 'ab', 'name', 0), 'abc', 'name', PAUSE - 1);
    expect(undo(typed).present).toBe('a');
    const slow = record(record(begin('a'), 'ab', 'name', 0), 'abc', 'name', PAUSE);
    expect(undo(slow).present).toBe('ab');
  });
  test('a change after an undo forgets what was undone; the same value is no change', () => {
    const back = undo(record(begin('a'), 'b', '', 0));
    expect(redo(record(back, 'c', '', 1)).present).toBe('c');
    expect(record(back, 'a', '', 1)).toBe(back);
  });
});

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
    const gone = removeModule(placed, P1.modules.findIndex(({ id }) => id === 'h-care'));
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
  test('on the board, a character goes before the module under it', () => {
    const inside = setUnit(P1, HULK, 'cell', 'c1');
    expect(moveOnBoard(inside, 'c1', 'c4').units[HULK]?.cell).toBe('c4');
    expect(moveOnBoard(P1, 'c1', 'c3').modules.find(({ id }) => id === 'h-double-defence')?.cell).toBe('c3');
    expect(moveOnBoard(P1, 'c4', 'c3')).toBe(P1);
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
  test('a sound scenario has a state and no fault', () => {
    const result = check(P1);
    expect(result.faults).toEqual([]);
    expect(result.state?.round).toBe(1);
  });
  test('all faults at once, each at its field, with a sentence and a rule', () => {
    const bad = setModule(setUnit(setField({ ...P1, grid: { columns: 2, rows: 7 } }, 'name', ''), HULK, 'life', 9), 0, 'resistance', 6);
    const paths = check(bad).faults.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['name', 'grid.columns', `units.${HULK}.life`, 'modules.0.resistance']));
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
    const view = sketch({ ...P1, grid: { columns: 99, rows: Number.NaN }, units: [...P1.units, { side: 'heroes', cell: 'zz', sheet: 'nobody' }] });
    expect([view.columns, view.rows, view.units.length]).toEqual([12, 3, 8]);
  });
});

describe('drafts', () => {
  const draft = { id: 'b1', at: 5, scenario: P1 };
  test('what was kept comes back, faulty scenarios too', () => {
    const kept = keepDraft(EMPTY, { ...draft, scenario: { ...P1, name: '', round: -3 } });
    expect(parseDrafts(JSON.stringify(kept))).toEqual(kept);
  });
  test.each([null, '', '{', '[]', '{"drafts":3}', '{"drafts":[{"id":"x"}],"current":"x"}', '{"drafts":[{"id":"x","at":1,"scenario":{"name":"n"}}]}'])('anything else is nothing: %s', (text) => {
    expect(parseDrafts(text)).toEqual(EMPTY);
  });
  test('one broken draft does not hide the others', () => {
    expect(parseDrafts(JSON.stringify({ current: 'b0', drafts: [{ id: 'b0', at: 1, scenario: { ...P1, units: [null] } }, draft] }))).toEqual({ current: null, drafts: [draft] });
  });
  test('the last one changed comes first; a dropped one is gone', () => {
    const two = keepDraft(keepDraft(EMPTY, draft), { ...draft, id: 'b2' });
    expect(keepDraft(two, { ...draft, at: 9 }).drafts.map(({ id }) => id)).toEqual(['b1', 'b2']);
    expect(dropDraft(two, 'b2')).toEqual({ current: null, drafts: [draft] });
  });
  test('copies are numbered', () => {
    expect(copyName('Duel', [])).toBe('Copie de Duel');
    expect(copyName('Duel', ['Copie de Duel'])).toBe('Copie de Duel (2)');
  });
  test('unknown shapes are refused, example scenarios are not', () => {
    expect(isScenario(P1)).toBe(true);
    expect(isScenario({ ...P1, phase: 3 })).toBe(false);
  });
});

describe('the desk', () => {
  const blank = { drafts: EMPTY, current: null, history: begin(P1), touched: false, dropped: null };
  test('nothing is kept until something changes', () => {
    const woken = reduce(blank, { type: 'wake', drafts: EMPTY, fresh: (scenario) => ({ ...scenario, name: 'Neuf' }) });
    expect(woken).toMatchObject({ current: null, touched: false, history: { present: { name: 'Neuf' }, past: [] } });
    const edited = reduce(woken, { type: 'edit', change: (scenario) => ({ ...scenario, name: 'Mien' }), field: 'name', now: 0, id: 'b1' });
    expect(edited).toMatchObject({ current: 'b1', touched: true });
  });
  test('a draft thrown away can be given back', () => {
    const kept = keepDraft(EMPTY, { id: 'b1', at: 1, scenario: P1 });
    const dropped = reduce({ ...blank, drafts: kept, current: 'b1' }, { type: 'drop', id: 'b1' });
    expect(dropped).toMatchObject({ current: null, touched: false, dropped: { id: 'b1' } });
    expect(reduce(dropped, { type: 'kept', drafts: kept }).dropped).toBeNull();
  });
  test('a copy bears another name and another draft', () => {
    const copy = reduce({ ...blank, current: 'b1' }, { type: 'duplicate', id: 'b2' });
    expect(copy.current).toBe('b2');
    expect(copy.history.present.name).toBe(`Copie de ${P1.name}`);
    expect(unitIdOf(copy.history.present.units[0] ?? { side: 'heroes', cell: 'a1', sheet: '?' })).toBe('hulk');
  });
});
