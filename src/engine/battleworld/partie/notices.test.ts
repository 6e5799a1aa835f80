// What is legal but deserves a word: the box holds 26 yellow tokens, 20 blue (l. 32); dice are one of each value a colour, without a red D12 (l. 34); bases may be unequal (A32).
import { describe, expect, test } from 'vitest';
import { P1, P1_MODULES } from '../scenarios.ts';
import type { Sheet } from '../types.ts';
import { partie } from './index.ts';
import type { PartieScenario, UnitSpec } from './types.ts';

type Asked = readonly [side: UnitSpec['side'], sheet: Partial<Sheet>];
const PLAIN = {
  faction: 'Vengeurs',
  cosmic: false,
  metal: false,
  maxLife: 3,
  powerIcons: 2,
  rerollIcons: 1,
  strike: 1,
  victorySlots: 1,
  startVictory: 0,
  attack: 'melee',
  flying: false,
} as const satisfies Partial<Sheet>;
const CELLS = { heroes: ['a2', 'b2', 'c2', 'd2', 'e2'], villains: ['a6', 'b6', 'c6', 'd6', 'e6'] } as const;
/** A game of these characters, four a side unless told, each with its own die: D4, D6, D8, D10. */
const game = (asked: readonly Asked[], more: Partial<PartieScenario> = {}): PartieScenario => ({
  ...P1,
  units: asked.map(([side, sheet], i): UnitSpec => {
    const rank = asked.slice(0, i).filter(([other]) => other === side).length;
    const force = ([4, 6, 8, 10] as const)[rank] ?? 12;
    return { sheet: { ...PLAIN, id: `u${i}`, name: `U${i}`, force, ...sheet }, side, cell: CELLS[side][rank] ?? '' };
  }),
  ...more,
});
const eight = (of: (i: number) => Partial<Sheet>): readonly Asked[] =>
  Array.from({ length: 8 }, (_, i) => [i < 4 ? 'heroes' : 'villains', of(i)] as const);
const noticed = (scenario: PartieScenario): readonly unknown[] => {
  const start = partie.setup(scenario);
  expect(start.ok || start.error).toBe(true); // a word, never a refusal
  return (partie.notices?.(scenario) ?? []).map(({ code, about, values, cites }) =>
    values === undefined ? [code, about, ...cites] : [code, about, values['side'], ...cites],
  );
};

describe('tokens of the box', () => {
  test('eight characters within it: nothing to say', () => expect(noticed(game(eight(() => ({}))))).toEqual([]));
  test('26 yellow tokens suffice, not 27', () => {
    const yellow = (last: number): PartieScenario => game(eight((i) => ({ powerIcons: i === 7 ? last : 3 })));
    expect(noticed(yellow(5))).toEqual([]);
    expect(noticed(yellow(6))).toEqual([['boite-puissance', 'units', 'bw.materiel.jetons-puissance']]);
  });
  test('20 blue tokens suffice, not 21', () => {
    const blue = (last: number): PartieScenario => game(eight((i) => ({ victorySlots: i === 7 ? last : 2 })));
    expect(noticed(blue(6))).toEqual([]);
    expect(noticed(blue(7))).toEqual([['boite-victoire', 'units', 'bw.materiel.jetons-bonus']]);
  });
});
describe('dice of the box', () => {
  test('two of one value on a side, blue or red; one on each side is what the box holds', () => {
    const dice = [4, 4, 8, 10, 4, 10, 8, 10] as const;
    const like = (i: number): Partial<Sheet> => ({ force: dice[i] ?? 4 });
    expect(noticed(game(eight(like)))).toEqual([
      ['forces-egales', 'units', 'heroes', 'bw.materiel.des-bleus'],
      ['forces-egales', 'units', 'villains', 'bw.materiel.des-rouges'],
    ]);
  });
  test('a D12 is blue only', () => {
    expect(noticed(game(eight((i) => (i === 3 ? { force: 12 } : {}))))).toEqual([]);
    expect(noticed(game(eight((i) => (i === 7 ? { force: 12 } : {}))))).toEqual([
      ['force-12-rouge', 'units', 'villains', 'bw.materiel.des-rouges'],
    ]);
  });
});
test('a base of fewer modules than the other', () => {
  const fewer = P1_MODULES.filter(({ id }) => id !== 'h-care');
  expect(fewer).toHaveLength(P1_MODULES.length - 1);
  expect(
    noticed(
      game(
        eight(() => ({})),
        { modules: fewer },
      ),
    ),
  ).toEqual([['bases-inegales', 'modules', 'bw.base.modules']]);
});

describe('what must hold is seen when it does not', () => {
  const start = partie.setup(game(eight(() => ({}))));
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { value: sound } = start;
  type State = typeof sound;
  const unit = (more: Partial<State['units'][string]>): State => ({
    ...sound,
    units: { ...sound.units, u0: { ...sound.units['u0'], ...more } as State['units'][string] },
  });
  const broken = (state: State): readonly string[] =>
    (partie.invariants ?? []).filter(({ holds }) => !holds(state)).map(({ name }) => name);
  test('nothing, as it begins', () => expect(broken(sound)).toEqual([]));
  test.each<readonly [string, State]>([
    ...(['life', 'power', 'reroll', 'victory'] as const).flatMap((gauge) =>
      [-1, 4].map((value) => ['counters stay within what the cards carry', unit({ [gauge]: value })] as const),
    ),
    ['one living character per cell, on the grid', unit({ cell: 'b2' })],
    ['one living character per cell, on the grid', unit({ cell: 'z9' })],
    [
      'nobody stands in a hostile module',
      unit({ cell: P1_MODULES.find(({ side }) => side === 'villains')?.cell ?? '' }),
    ],
    ...[-1, 6].map(
      (resistance) =>
        ['resistance runs from 0 to 5', { ...sound, modules: { ...sound.modules, 'v-care': resistance } }] as const,
    ),
    [
      'no die lies on a destroyed module',
      { ...unit({ cell: 'b1', spot: 'module-energy:h-energy' }), modules: { ...sound.modules, 'h-energy': 0 } },
    ],
    [
      'a game that goes on has both teams and both bases',
      { ...sound, modules: { ...sound.modules, 'v-energy': 0, 'v-double-defence': 0, 'v-care': 0 } },
    ],
    ['the clock has not run out', { ...sound, round: 4, fixed: { ...sound.fixed, clock: 3 } }],
  ])('%s', (name, state) => expect(broken(state)).toEqual([name]));
});
