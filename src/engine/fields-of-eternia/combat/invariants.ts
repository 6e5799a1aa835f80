import type { Invariant } from '../../kernel/game.ts';
import { COMBAT_CARDS, type Deck, GRID_ZONES } from '../types.ts';
import { countIn, fixedOf, isOver, sideOf, zoneCap } from './board.ts';
import type { CombatState, Side } from './types.ts';

const SIDES: readonly Side[] = [0, 1];
/** Every combat card of a side is in one place: pile, discards, grid, beside it, in hand. */
const cardsAt = (state: CombatState, side: Side): Deck => {
  const { pile, discard, temporary, grid, held, beside } = sideOf(state, side);
  const out = [...GRID_ZONES.flatMap((zone) => grid[zone].map(({ card }) => card)), ...held];
  return Object.fromEntries(
    COMBAT_CARDS.map((card) => [
      card,
      pile[card] +
        discard[card] +
        temporary[card] +
        out.filter((one) => one === card).length +
        (card === 'temps' ? beside : 0),
    ]),
  ) as unknown as Deck;
};
export const COMBAT_INVARIANTS: readonly Invariant<CombatState>[] = [
  {
    name: 'every combat card is in one place',
    holds: (state) =>
      SIDES.every((side) =>
        COMBAT_CARDS.every((card) => cardsAt(state, side)[card] === fixedOf(state, side).deck[card]),
      ),
  },
  {
    name: 'health stays between 0 and the card',
    holds: (state) =>
      SIDES.every(
        (side) => sideOf(state, side).health >= 0 && sideOf(state, side).health <= fixedOf(state, side).healthMax,
      ),
  },
  {
    name: 'no zone beyond its limit',
    holds: (state) =>
      SIDES.every((side) => GRID_ZONES.every((zone) => countIn(sideOf(state, side), zone) <= zoneCap(state))),
  },
  {
    name: 'no more cards laid than allowed',
    holds: (state) => SIDES.every((side) => sideOf(state, side).placed <= fixedOf(state, side).quota),
  },
  {
    name: 'concentrations within the spirit',
    holds: (state) => SIDES.every((side) => sideOf(state, side).focused <= fixedOf(state, side).spirit),
  },
  {
    name: 'soldiers: 0 to 3, on the grid or in the zone',
    holds: (state) =>
      SIDES.every(
        (side) =>
          sideOf(state, side).soldiers >= 0 &&
          sideOf(state, side).soldiers + GRID_ZONES.reduce((sum, zone) => sum + sideOf(state, side).given[zone], 0) <=
            3,
      ),
  },
  { name: 'no debt of Eternium', holds: (state) => SIDES.every((side) => sideOf(state, side).eternium >= 0) },
  { name: 'an end has its outcome', holds: (state) => !isOver(state) || state.outcome !== null },
];
