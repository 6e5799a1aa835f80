// What a combat's future depends on: two moments that it tells apart have two folds; what has no future left is forgotten.
import { describe, expect, test } from 'vitest';
import {
  against,
  ARMED,
  duel,
  enemyCard,
  epic,
  fighter,
  PASS,
  put,
  round,
  run,
  spell,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import { setSide } from './board.ts';
import { combatFold, combatKey, looseFold } from './keys.ts';
import type { CombatAction, CombatState, Extra, Pending, SideState } from './types.ts';

const CALM = 'd1 i1 d1 i1';
const at = (play: readonly CombatAction[], scenario = duel()): CombatState =>
  run({ scenario, play: [...ARMED, ...play], stop: true }).state;
/** Phase 4: both grids are up. */
const laid = (): CombatState => at(round('a1 d2 a3 d1', CALM));
const totals = (): CombatState => at([...round('a1 d2 a3 d1', CALM), PASS, PASS]);
const extra = (more: Partial<Extra> = {}): Extra => ({
  zone: 'attaque',
  value: 1,
  what: 'sort',
  name: 'Feu',
  rule: 'foe.soutien.sort-combat',
  lasting: false,
  ...more,
});
const waiting = (name: string, value: number): Pending => ({
  effect: { do: 'plus', zone: 'choix', value },
  side: 0,
  what: 'sort',
  name,
  rule: 'foe.soutien.sort-combat',
  lasting: false,
});
const given = (...extras: readonly Extra[]): CombatState => setSide(laid(), 0, { extras });

describe('the future depends on', () => {
  test.each<readonly [string, Partial<SideState> | ((side: SideState) => Partial<SideState>)]>([
    ['PS', { health: 1 }],
    ['the weapon', { weapon: 1 }],
    ['what is still to be drawn', ({ pile }) => ({ pile: { ...pile, plus1: 0 } })],
    [
      'what lies on the grid',
      ({ grid }) => ({ grid: { ...grid, initiative: [{ card: 'flux', up: true, off: false, used: false }] } }),
    ],
    ['a time card beside it', { beside: 1 }],
    ['a bonus of this round', { extras: [extra()] }],
    ['a bonus of the whole combat', { extras: [extra({ lasting: true })] }],
    ['what is in hand', { held: ['plus1'] }],
    ['a tool under way', { tool: true }],
    ['cards laid', { placed: 1 }],
    ['the zone of the last one', { last: 'attaque' }],
    ['concentrations', { focused: 1 }],
    ['who lays no more', { out: true }],
    ['soldiers', { soldiers: 1 }],
    ['who has withdrawn some', { gave: true }],
    ['who has passed', { passed: true }],
    ['PS dealt, between heroes', { dealt: 1 }],
    ['Eternium', { eternium: 1 }],
    ['spells', { spells: ['feu'] }],
    ['consumables', { consumables: ['potion'] }],
    ['goods', { goods: ['rubis'] }],
  ])('%s, on either side', (_, given) => {
    for (const side of [0, 1] as const) {
      const change = typeof given === 'function' ? given(laid().sides[side]) : given;
      expect(combatFold(setSide(laid(), side, change))).not.toBe(combatFold(laid()));
      expect(combatKey(setSide(laid(), side, change))).not.toBe(combatKey(laid()));
    }
  });
  test.each<readonly [string, Partial<CombatState>]>([
    ['the round', { round: 2 }],
    ['the phase', { phase: 'totals' }],
    ['who has the word', { turn: 1 }],
    ['who looks on', { third: { spells: [], passed: true } }],
    ['the epic die', { die: { thrown: 1, surge: true } }],
    ['a card kept', { kept: true }],
    ['what waits', { pending: [waiting('Feu', 1)] }],
    ['who strikes first', { first: 1 }],
    ['blows struck', { attacks: 1 }],
    ['what is owed', { due: 1 }],
    ['by whom', { paying: 0 }],
    [
      'the outcome',
      {
        outcome: {
          winner: 0,
          why: 'ps',
          fallen: [false, false],
          pv: [0, 0],
          to: [null, null],
          tamed: false,
          debt: [0, 0],
        },
      },
    ],
  ])('%s', (_, change) => {
    expect(combatFold({ ...laid(), ...change })).not.toBe(combatFold(laid()));
    expect(combatKey({ ...laid(), ...change })).not.toBe(combatKey(laid()));
  });
  test('how a card lies: used, turned down', () => {
    const [card] = laid().sides[0].grid.attaque;
    const as = (change: object): string =>
      combatFold(
        setSide(laid(), 0, {
          grid: {
            ...laid().sides[0].grid,
            attaque: [{ card: 'surcharge', up: true, off: false, used: false, ...change }],
          },
        }),
      );
    expect(card?.card).toBe('plus1');
    expect(new Set([as({}), as({ used: true }), as({ off: true }), as({ up: false })]).size).toBe(4);
  });
  test('bonuses by zone and by how long they hold', () => {
    const folds = [
      given(extra()),
      given(extra({ zone: 'defense' })),
      given(extra({ value: 2 })),
      given(extra({ lasting: true })),
      given(extra(), extra({ zone: 'defense' })),
    ].map(combatFold);
    expect(new Set(folds).size).toBe(5);
  });
  test('what waits, by what it does', () =>
    expect(combatFold({ ...laid(), pending: [waiting('Feu', 1)] })).not.toBe(
      combatFold({ ...laid(), pending: [waiting('Feu', 2)] }),
    ));
});
describe('the future forgets', () => {
  const alike = (a: CombatState, b: CombatState): void => {
    expect(combatFold(a)).toBe(combatFold(b));
    expect(combatKey(a)).not.toBe(combatKey(b));
  };
  test('where cards that were played or rejected have gone', () =>
    alike(setSide(laid(), 0, { discard: { ...laid().sides[0].discard, plus1: 3 } }), laid()));
  test('what a bonus comes from, and in how many parts', () => {
    alike(given(extra({ name: 'Feu' })), given(extra({ name: 'Glace' })));
    alike(given(extra({ value: 2 })), given(extra(), extra()));
  });
  test('the name of what waits', () =>
    alike({ ...laid(), pending: [waiting('Feu', 1)] }, { ...laid(), pending: [waiting('Glace', 1)] }));
  test('once totals are counted, which cards made them', () => {
    const { grid } = totals().sides[0];
    const [one, three] = grid.attaque;
    expect([one?.card, three?.card]).toEqual(['plus1', 'plus3']);
    const halves = [
      { card: 'plus2', up: true, off: false, used: false } as const,
      { card: 'plus2', up: true, off: false, used: false } as const,
    ];
    alike(totals(), setSide(totals(), 0, { grid: { ...grid, attaque: halves } }));
    expect(combatFold(totals())).not.toBe(combatFold(setSide(totals(), 0, { grid: { ...grid, attaque: [] } })));
  });
  test('PS dealt to a card', () => {
    const hunt = run({ scenario: against(enemyCard()), play: [weapon(0), epic('i1'), ...put('a1')], stop: true }).state;
    alike(hunt, setSide(hunt, 0, { dealt: 2 }));
  });
});
test('the order of the cards of a zone: forgotten by those who name a card by what it is, and by them only', () => {
  const scenario = duel(fighter({}, { spells: [spell('feu')] }));
  const [a, b] = [at(round('a1 d2 a3 d1', CALM), scenario), at(round('a3 d2 a1 d1', CALM), scenario)];
  expect(looseFold(a)).toBe(looseFold(b));
  expect(combatFold(a)).not.toBe(combatFold(b));
  expect(looseFold(a)).not.toBe(looseFold(at(round('a1 d3 a2 d1', CALM), scenario)));
});
