import { describe, expect, test } from 'vitest';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { P1 } from '../../../engine/battleworld/scenarios.ts';
import { EMPTY, type Hand, holding, press } from '../../atelier/place/hand.ts';
import { check } from './check.ts';
import { mends } from './mends.ts';
import { removeUnit, setField, setGrid, setModule, setSheet, setUnit } from './model.ts';
import { placing } from './placing.tsx';

const unit = (sheet: string): number => P1.units.findIndex((one) => one.sheet === sheet);
const [HULK, CAP, THOR] = [unit('hulk'), unit('capitaine-america'), unit('thor')];
const module = (id: string): number => P1.modules.findIndex((one) => one.id === id);
const after = (work: PartieScenario, hand: Hand, ...spots: readonly string[]): PartieScenario =>
  spots.reduce((now, spot) => press(placing, now.work, now.hand, spot), { work, hand }).work;
const several = (...ids: readonly string[]): Hand => ({ holds: 'pieces', ids, several: true, down: false });

describe('gestures on the board', () => {
  test('a character is taken before the module under it; pressed again, the module', () => {
    const inside = setUnit(P1, HULK, 'cell', 'c1');
    expect(after(inside, EMPTY, 'c1', 'c4').units[HULK]?.cell).toBe('c4');
    expect(after(inside, EMPTY, 'c1', 'c1', 'c4').modules[module('h-double-defence')]?.cell).toBe('c4');
  });
  test('a team moves as it stands', () => {
    const paths = [HULK, CAP].map((i) => `units.${i}`); // d2, b2
    const moved = after(P1, several(...paths), 'd4');
    expect([HULK, CAP].map((i) => moved.units[i]?.cell)).toEqual(['d4', 'b4']);
  });
  test('the tray offers who plays for nobody, and each module', () => {
    const groups = placing.stock(P1, 'heroes').map(({ items }) => items.map(({ key }) => key));
    expect(groups).toEqual([
      ['serval', 'colossus', 'tornade', 'diablo', 'carte'],
      ['energy', 'double-defence', 'care'],
    ]);
  });
  test.each([
    [
      'serval',
      'villains',
      'a4',
      (work: PartieScenario) => work.units.at(-1),
      { sheet: 'serval', side: 'villains', cell: 'a4' },
    ],
    [
      'care',
      'heroes',
      'a1',
      (work: PartieScenario) => work.modules.at(-1),
      { kind: 'care', side: 'heroes', cell: 'a1' },
    ],
  ] as const)('%s is put for %s on %s', (key, owner, cell, last, wanted) => {
    expect(last(after(P1, { holds: 'stock', owner, key }, cell))).toMatchObject(wanted);
  });
  test('what is put anywhere is drawn, whatever the engine thinks of it', () => {
    const crowded = after(P1, { holds: 'stock', owner: 'heroes', key: 'carte' }, 'd2');
    expect(placing.pieces(crowded).filter(({ at }) => at === 'd2')).toHaveLength(2);
    const small = setGrid(P1, 'columns', 3);
    expect(placing.pieces(small)).toHaveLength(P1.units.length + P1.modules.length);
    expect(
      placing
        .pieces(small)
        .filter(({ at }) => at === undefined)
        .map(({ name }) => name),
    ).toContain('Hulk'); // d2
  });
  test('who is out of play comes back with the life of the card', () => {
    const dead = setUnit(P1, HULK, 'life', 0);
    expect(placing.pieces(dead)[HULK]?.at).toBeUndefined();
    const back = after(dead, holding(`units.${HULK}`), 'd3');
    expect(back.units[HULK]).toEqual({ ...P1.units[HULK], cell: 'd3' });
  });
  test('several go at once, those that stay keep their places', () => {
    const gone = placing.remove(P1, [`units.${HULK}`, `units.${THOR}`, `modules.${module('h-care')}`]);
    expect(gone.units.map(({ sheet }) => sheet)).toEqual(
      P1.units.map(({ sheet }) => sheet).filter((sheet) => sheet !== 'hulk' && sheet !== 'thor'),
    );
    expect(gone.modules.map(({ id }) => id)).not.toContain('h-care');
  });
  test('a copy is a card of its own, on a free cell', () => {
    const copied = placing.copy(P1, `units.${HULK}`);
    const last = copied?.units.at(-1);
    expect(last).toMatchObject({ side: 'heroes', sheet: { name: 'Hulk bis', force: 12 } });
    expect(P1.units.map(({ cell }) => cell)).not.toContain(last?.cell);
    expect(placing.copy(P1, 'modules.0')).toBeUndefined();
  });
});

describe('a mend puts right what it stands beside', () => {
  const rows: readonly (readonly [what: string, work: PartieScenario])[] = [
    ['two characters on one cell', setUnit(P1, HULK, 'cell', 'b2')],
    ['a character off the board', setUnit(P1, HULK, 'cell', 'z9')],
    ['a character in a module of the other side', setUnit(P1, HULK, 'cell', 'b7')],
    ['two modules on one cell', setModule(P1, 0, 'cell', 'c1')],
    ['the same character twice', setSheet(P1, HULK, 'thor')],
    ['three characters', removeUnit(P1, HULK)],
    ['five characters', after(P1, { holds: 'stock', owner: 'heroes', key: 'serval' }, 'c4')],
    ['one module left', { ...P1, modules: P1.modules.filter(({ id }) => id !== 'h-care' && id !== 'h-energy') }],
    ['four modules', after(P1, { holds: 'stock', owner: 'heroes', key: 'care' }, 'a1')],
    ['more life than the card', setUnit(P1, HULK, 'life', 40)],
    ['more Power than the card', setUnit(P1, HULK, 'power', 40)],
    ['a module with more resistance than it has', setModule(P1, 0, 'resistance', 9)],
    ['a die out before the first turn', setUnit(P1, HULK, 'spot', 'attack')],
    ['round 0', setField(P1, 'round', 0)],
    ['a clock that has struck', { ...P1, initiative: 'heroes', round: 5, clock: 3 }],
    ['a clock of 0', setField(P1, 'clock', 0)],
    ['nobody has the initiative', { ...P1, round: 2, initiative: null }],
    ['a board too large', setGrid(P1, 'columns', 40)],
  ];
  test.each(rows)('%s', (_, work) => {
    const [found] = check(work).faults;
    if (found === undefined) throw new Error('This is no fault.');
    const offered = mends(work, found);
    expect(offered.length).toBeGreaterThan(0);
    for (const { change } of offered) {
      const left = check(change(work)).faults.filter(({ path, code }) => path === found.path && code === found.code);
      expect(left).toEqual([]);
    }
    expect(check(offered[0]?.change(work) ?? work).faults).toEqual([]);
  });
});
