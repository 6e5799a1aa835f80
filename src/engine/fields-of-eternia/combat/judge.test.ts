// What the machine thinks of an epic combat: all else equal, what a player would rather have is worth more; what it deals to the other could be true.
import { describe, expect, test } from 'vitest';
import { rng } from '../../kernel/rng.ts';
import {
  against,
  ARMED,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  give,
  lay,
  PASS,
  put,
  round,
  run,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import { insight, means } from '../combat-epique/insight.ts';
import { GRID_ZONES, type Options } from '../types.ts';
import { setSide } from './board.ts';
import { outlookOf } from './judge.ts';
import type { CombatScenario } from './scenario-types.ts';
import type { CombatAction, CombatState, Outcome, SideState } from './types.ts';

const CALM = 'd1 i1 d1 i1';
const at = (scenario: CombatScenario, ...play: readonly CombatAction[]): CombatState =>
  run({ scenario, play, stop: true }).state;
/** Phase 4, nothing decided: both have the same cards. */
const even = (options: Partial<Options> = {}, more: Partial<CombatScenario> = {}): CombatState =>
  at(duel(fighter(), fighter(), { options, ...more }), ...ARMED, ...round(CALM, CALM));
const last = (state: CombatState): CombatState => ({ ...state, round: 2 });
const mine = (state: CombatState, change: Partial<SideState>): CombatState => setSide(state, 0, change);
const theirs = (state: CombatState, change: Partial<SideState>): CombatState => setSide(state, 1, change);
const wins = (state: CombatState): number => outlookOf(state, means).wins;
const worth = (state: CombatState): readonly number[] => insight.value(state);
const up = (value: 1 | 2 | 3) => ({ card: `plus${value}` as const, up: true, off: false, used: false });
const attack = (value: 1 | 2 | 3): Partial<SideState> => ({
  grid: { initiative: [], attaque: [up(value), up(value), up(3)], defense: [] },
});
const END: Outcome = {
  winner: 0,
  why: 'vaincu',
  fallen: [false, true],
  pv: [1, 0],
  to: [null, null],
  tamed: false,
  debt: [0, 0],
};

describe('an end is told exactly', () => {
  test.each<readonly [string, Partial<Outcome>, number, readonly [number, number]]>([
    ['won', {}, 1, [0, 1]],
    ['lost', { winner: 1, fallen: [true, false] }, 0, [1, 0]],
    ['by nobody', { winner: null, fallen: [true, true] }, 0.5, [1, 1]],
  ])('%s', (_, change, wanted, falls) => {
    const state: CombatState = { ...even(), outcome: { ...END, ...change } };
    expect(outlookOf(state, means)).toEqual({ wins: wanted, falls, lost: [0, 0] });
    expect(worth(state)).toEqual([wanted, 1 - wanted]);
  });
  test('what is not won goes to the others, in equal parts', () => {
    const three = even({}, { bystander: { name: 'La Horde', spells: [] } });
    const [a = 0, b = 0, c = 0] = worth(three);
    expect([b, a + b + c]).toEqual([c, 1]);
    expect(worth({ ...three, outcome: { ...END, winner: null } })).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const hunt = at(against(enemyCard()), weapon(0), epic('i1'));
    expect(worth(hunt)).toHaveLength(2); // the card has the seat of nobody
  });
});
describe.each<readonly [string, () => CombatState]>([
  ['in the first round', () => even()],
  ['in the last one', () => last(even())],
])('between equals, %s', (_, start) => {
  test.each<readonly [string, better: Partial<SideState>, worse: Partial<SideState>]>([
    ['a stronger attack', attack(2), attack(1)],
    ['PS', { health: 6 }, { health: 2 }],
    ['PS dealt', { dealt: 2 }, { dealt: 0 }],
    ['a spell to play', { spells: ['feu'] }, {}],
    ['a consumable', { consumables: ['potion'] }, {}],
    ['soldiers to withdraw', { soldiers: 2 }, {}],
    ['soldiers that may still be withdrawn', { soldiers: 2 }, { soldiers: 2, gave: true }],
    ['a time card', { beside: 1 }, {}],
    [
      'a surge that may still act',
      { grid: { initiative: [], attaque: [{ card: 'surcharge', up: true, off: false, used: false }], defense: [] } },
      { grid: { initiative: [], attaque: [{ card: 'surcharge', up: true, off: false, used: true }], defense: [] } },
    ],
    [
      'a surge that is not turned down',
      { grid: { initiative: [], attaque: [{ card: 'surcharge', up: true, off: false, used: false }], defense: [] } },
      { grid: { initiative: [], attaque: [{ card: 'surcharge', up: true, off: true, used: false }], defense: [] } },
    ],
  ])('%s is worth something, to each', (__, better, worse) => {
    expect(wins(mine(start(), better))).toBeGreaterThan(wins(mine(start(), worse)));
    expect(wins(theirs(start(), better))).toBeLessThan(wins(theirs(start(), worse)));
  });
});
test('an effect that waits is a hope for who has it', () => {
  const pending = (side: 0 | 1): CombatState => ({
    ...even(),
    pending: [
      {
        effect: { do: 'plus', zone: 'choix', value: 1 },
        side,
        what: 'sort',
        name: 'Feu',
        rule: 'foe.soutien.sort-combat',
        lasting: false,
      },
    ],
  });
  expect(wins(pending(0))).toBeGreaterThan(wins(even()));
  expect(wins(pending(1))).toBeLessThan(wins(even()));
});
test('what can no longer be used is worth nothing: surges and time cards after phase 4, anything once the last blows are counted', () => {
  const totals = (): CombatState => ({ ...even(), phase: 'totals' });
  expect(wins(mine(totals(), { beside: 2 }))).toBeCloseTo(wins(totals()), 9);
  const over = (): CombatState => ({ ...last(even()), phase: 'damage', first: 0 });
  expect(wins(mine(over(), { spells: ['feu'], soldiers: 3 }))).toBeCloseTo(wins(over()), 9);
});
describe('blows of the round', () => {
  const damage = (first: 0 | 1, attacks: 0 | 1 | 2): CombatState => ({
    ...mine(theirs(even(), attack(3)), attack(3)),
    phase: 'damage',
    first,
    attacks,
  });
  test('who strikes first loses less, and falls less often', () => {
    const weak = (first: 0 | 1): CombatState => setSide(setSide(damage(first, 0), 0, { health: 3 }), 1, { health: 3 });
    expect(wins(weak(0))).toBeGreaterThan(0.8);
    expect(wins(weak(1))).toBeLessThan(0.2);
    const [a0 = 0, b0 = 0] = outlookOf(weak(0), means).falls;
    expect(b0).toBeGreaterThan(0.9);
    expect(a0).toBeLessThan(0.1);
  });
  test('one who has struck strikes no more', () => {
    const { lost } = outlookOf(damage(0, 1), means);
    expect(lost[0]).toBeGreaterThan(8);
    expect(lost[1]).toBe(0);
    expect(outlookOf(damage(0, 2), means).lost).toEqual([0, 0]);
    expect(outlookOf(damage(0, 2), means).falls).toEqual([0, 0]);
    const { lost: all } = outlookOf(damage(0, 0), means);
    expect(Math.min(...all)).toBeGreaterThan(8);
  });
  test('the slower one will lose a PS, until totals are told', () => {
    const fast = mine(even(), { grid: { ...even().sides[0].grid, initiative: [up(3), up(3), up(3)] } });
    const { lost } = outlookOf(fast, means);
    expect(lost[1] - lost[0]).toBeGreaterThan(0.9);
    const { lost: after } = outlookOf({ ...fast, phase: 'damage', first: 0 }, means);
    expect(after[1] - after[0]).toBeLessThan(0.1);
  });
  test('who has no PS left has fallen', () =>
    expect(outlookOf(theirs(even(), { health: 0 }), means).falls[1]).toBeCloseTo(1, 9));
});
describe('how it ends when nobody falls', () => {
  test('by PS dealt; equal, the defender wins; by PS left with one round', () => {
    const dealt = (a: number, b: number): CombatState => ({
      ...last(mine(theirs(even(), { dealt: b }), { dealt: a })),
      phase: 'resolve',
      attacks: 2,
      first: 0,
    });
    expect(wins(dealt(2, 0))).toBeGreaterThan(0.9);
    expect(wins(dealt(1, 1))).toBeLessThan(0.4);
    const quick = even({ combatPlusRapide: true });
    const left = (a: number, b: number): CombatState => ({
      ...mine(theirs(quick, { health: b, dealt: 5 }), { health: a }),
      phase: 'resolve',
      attacks: 2,
      first: 0,
    });
    expect(wins(left(6, 2))).toBeGreaterThan(0.9);
    expect(wins(left(2, 6))).toBeLessThan(0.1);
  });
  const hunt = (change: Partial<SideState> = {}, hurt: Partial<SideState> = {}): CombatState =>
    setSide(
      setSide(at(against(enemyCard()), weapon(0), epic('i1'), ...put('a1', 'd1', 'a1', 'd1')), 0, change),
      1,
      hurt,
    );
  test('a card leaves after the last round, and nobody wins', () => {
    const over: CombatState = { ...last(hunt({ dealt: 5 })), phase: 'resolve', attacks: 2, first: 0 };
    expect(wins(over)).toBe(0.5);
  });
  test('until then, the nearer it is to fall the better, and the nearer one is oneself the worse', () => {
    const soon = (a: number, b: number): number =>
      wins({ ...hunt({ health: a }, { health: b }), phase: 'resolve', attacks: 2, first: 0 });
    expect(soon(6, 1)).toBeGreaterThan(soon(6, 6));
    expect(soon(1, 6)).toBeLessThan(soon(6, 6));
    expect(soon(6, 6)).toBeCloseTo(0.5, 9);
    expect(soon(6, 1)).toBeGreaterThan(0.7);
    expect(soon(1, 6)).toBeLessThan(0.3);
  });
});
test('cards still to come are counted, and blur what is expected', () => {
  const one = at(duel(), ...ARMED, ...put('a3'));
  const none = mine(theirs(one, { out: true }), { out: true });
  expect(Math.abs(wins(one) - 0.5)).toBeLessThan(Math.abs(wins(none) - 0.5));
  expect(wins(mine(one, { out: true }))).toBeLessThan(wins(one));
  expect(wins(theirs(one, { out: true }))).toBeGreaterThan(wins(one));
});

describe('what the seat does not see is dealt anew', () => {
  const laid = (): CombatState => at(duel(), ...ARMED, ...put('a3', 'i2', 'd1', 'a2', 'as', 'ds'), draw('flux'));
  const counts = ({ sides }: CombatState, side: 0 | 1): Readonly<Record<string, number>> => {
    const { pile, grid, held } = sides[side];
    const out = [...GRID_ZONES.flatMap((zone) => grid[zone].map(({ card }) => card)), ...held];
    return Object.fromEntries(
      Object.entries(pile).map(([card, count]) => [card, count + out.filter((one) => one === card).length]),
    );
  };
  test('its own cards stay, the others’ are as many of each, basic ones face down', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const dealt = insight.redeal?.(laid(), 0, rng(seed));
      if (dealt === undefined) throw new Error('no deal');
      expect(dealt.sides[0]).toEqual(laid().sides[0]);
      expect(counts(dealt, 1)).toEqual(counts(laid(), 1));
      const { grid } = dealt.sides[1];
      for (const zone of GRID_ZONES)
        for (const [i, { card, up: shown }] of grid[zone].entries())
          if (shown) expect(card).toBe(laid().sides[1].grid[zone][i]?.card);
          else expect(['plus1', 'plus2', 'plus3']).toContain(card);
    }
  });
  test('from the other seat, what is in hand may be any card', () => {
    const held = Array.from({ length: 30 }, (_, seed) => insight.redeal?.(laid(), 1, rng(seed)).sides[0].held[0]);
    expect(held).not.toContain('cachee');
    expect(new Set(held).size).toBeGreaterThan(2);
  });
});
describe('what nobody would try', () => {
  const tried = (state: CombatState, ...options: readonly CombatAction[]): readonly CombatAction[] =>
    insight.sensible?.(state, options as never) ?? [];
  test('soldiers all in one zone', () =>
    expect(tried(even(), give(1, 0, 0), give(1, 1, 0), give(0, 0, 3), give(1, 1, 1))).toEqual([
      give(1, 0, 0),
      give(0, 0, 3),
    ]));
  test('no swap of two cards worth the same', () => {
    const state = at(duel(), ...ARMED, ...put('d1', 'd1', 'a2', 'i1', 't', 'i1', 'd1', 'a2', 'i1'));
    const swap = (a: 'initiative' | 'attaque', b: 'defense' | 'attaque'): CombatAction => ({
      type: 'swap',
      a: { zone: a, at: 0 },
      b: { zone: b, at: 0 },
    });
    expect(tried({ ...state, turn: 0 }, swap('attaque', 'defense'), swap('initiative', 'defense'), PASS)).toEqual([
      swap('attaque', 'defense'),
      PASS,
    ]);
  });
  test('no card that is hidden, no basic card shown, no good die thrown again', () => {
    const again = (reussite: number, double: number, blanc: number): CombatAction => ({
      type: 'again',
      extra: { blanc, reussite, double, relancer: 0 },
    });
    expect(
      tried(
        even(),
        { type: 'spell', card: '?', side: 0 },
        { type: 'spell', card: 'feu', side: 0 },
        { type: 'consume', card: '?' },
        { type: 'pay', card: '?' },
        { type: 'lay', zone: 'attaque', shown: true },
        lay('attaque'),
        again(1, 0, 0),
        again(0, 1, 0),
        again(0, 0, 1),
      ),
    ).toEqual([{ type: 'spell', card: 'feu', side: 0 }, lay('attaque'), again(0, 0, 1)]);
  });
  test('when nothing else is left, it is tried', () =>
    expect(tried(even(), give(1, 1, 0), give(1, 1, 1))).toEqual([give(1, 1, 0), give(1, 1, 1)]));
});
