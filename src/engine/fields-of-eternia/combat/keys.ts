// Canonical texts of a combat. Everything that can still matter, `fixed` left out.
import { COMBAT_CARDS, type Deck, GRID_ZONES } from '../types.ts';
import { NUMBER } from './board.ts';
import { totalOf } from './totals.ts';
import type { CombatState, Extra, Grid, Laid, Side, SideState } from './types.ts';

const deck = (cards: Deck): string => COMBAT_CARDS.map((card) => cards[card]).join('.');
const laid = ({ card, up, off, used }: Laid): string => `${card}${up ? '+' : '-'}${off ? 'o' : ''}${used ? 'u' : ''}`;
const sideKey = (side: SideState): string =>
  [
    side.health,
    side.weapon,
    deck(side.pile),
    deck(side.discard),
    deck(side.temporary),
    GRID_ZONES.map((zone) => side.grid[zone].map(laid).join(',')).join('/'),
    side.beside,
    side.held.join(','),
    side.tool,
    side.placed,
    side.last,
    side.focused,
    side.out,
    side.soldiers,
    GRID_ZONES.map((zone) => side.given[zone]).join('.'),
    side.gave,
    JSON.stringify(side.extras),
    side.passed,
    side.dealt,
    side.eternium,
    side.spells.join(','),
    side.consumables.join(','),
    side.goods.join(','),
  ].join(';');
export const combatKey = (state: CombatState): string => {
  const {
    phase,
    round,
    turn,
    sides,
    third,
    die,
    kept,
    pending,
    first,
    attacks,
    due,
    paying,
    dice,
    excess,
    solo,
    outcome,
  } = state;
  return [
    phase,
    round,
    turn,
    sideKey(sides[0]),
    sideKey(sides[1]),
    JSON.stringify([third, die, kept, pending, first, attacks, due, paying, dice, excess, solo, outcome]),
  ].join('|');
};

// ── What the future depends on
type Rows = (grid: Grid) => string;
const inOrder: Rows = (grid) => GRID_ZONES.map((zone) => grid[zone].map(laid).join(',')).join('/');
/** The same, whatever the order of the cards of a zone: for those who name a card by what it is. */
const sorted: Rows = (grid) => GRID_ZONES.map((zone) => grid[zone].map(laid).toSorted().join(',')).join('/');
const sums = (extras: readonly Extra[], lasting: boolean): string =>
  GRID_ZONES.map((zone) =>
    extras.reduce((sum, one) => sum + (one.zone === zone && one.lasting === lasting ? one.value : 0), 0),
  ).join('.');
/** Cards out of the piles never come back in a combat; once totals are told, a grid is worth its sums. Dealt wounds matter between heroes only. */
const sideFold = (state: CombatState, side: Side, rows: Rows): string => {
  const mine = state.sides[side];
  const table =
    NUMBER[state.phase] <= 4
      ? `${rows(mine.grid)}:${mine.beside}:${sums(mine.extras, false)}`
      : GRID_ZONES.map((zone) => totalOf(state, side, zone).sum).join('.');
  return [
    mine.health,
    mine.weapon,
    deck(mine.pile),
    table,
    sums(mine.extras, true),
    mine.held.join(','),
    mine.tool,
    mine.placed,
    mine.last,
    mine.focused,
    mine.out,
    mine.soldiers,
    mine.gave,
    mine.passed,
    state.fixed.column === 'heros' ? mine.dealt : '',
    mine.eternium,
    mine.spells.join(','),
    mine.consumables.join(','),
    mine.goods.join(','),
  ].join(';');
};
const foldWith = (state: CombatState, rows: Rows): string => {
  const { phase, round, turn, third, die, kept, pending, first, attacks, due, paying, outcome } = state;
  return [
    phase,
    round,
    turn,
    sideFold(state, 0, rows),
    sideFold(state, 1, rows),
    JSON.stringify([
      third,
      die,
      kept,
      pending.map(({ name: _, ...rest }) => rest),
      first,
      attacks,
      due,
      paying,
      outcome,
    ]),
  ].join('|');
};
/** Of a combat with cards. Piles are counts: the order of what has come out is left out. */
export const combatFold = (state: CombatState): string => foldWith(state, inOrder);
export const looseFold = (state: CombatState): string => foldWith(state, sorted);
