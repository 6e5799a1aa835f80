import type { Game, Invariant } from '../../kernel/game.ts';
import { counterOf, isBasic, isIn, isTurnStart, pileSize, playerOf, seatsFrom, techniqueOf } from './board.ts';
import { machine } from './machine.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import { COUNTERS, type PartieMode, type PartieState } from './types.ts';

const everybody = (state: PartieState, holds: (seat: 0 | 1 | 2 | 3 | 4 | 5) => boolean): boolean =>
  seatsFrom(state, 0).every(holds);

const invariants: readonly Invariant<PartieState>[] = [
  {
    name: 'I1: nobody gains or loses a card',
    holds: (state) =>
      state.players.every((player, i) => {
        const { hand, discard } = player;
        const active = state.active.filter(({ owner, card }) => owner === i && !isBasic(card)).length;
        return hand.length + pileSize(player) + discard.length + active === state.fixed.count[i];
      }),
  },
  {
    name: 'I2: one pawn per cell, one cell per person still playing',
    holds: (state) => {
      const cells = seatsFrom(state, 0).map((seat) => playerOf(state, seat).cell);
      return (
        !cells.includes(null) &&
        new Set(cells).size === cells.length &&
        state.players.every(({ out, cell }) => (out === null) === (cell !== null))
      );
    },
  },
  {
    name: 'I3: life at least 1, damage at least 0, together never above the start',
    holds: (state) =>
      everybody(
        state,
        (seat) =>
          playerOf(state, seat).life >= 1 &&
          playerOf(state, seat).damage >= 0 &&
          playerOf(state, seat).life + playerOf(state, seat).damage <= (state.fixed.top[seat] ?? 0),
      ),
  },
  {
    name: 'I4: between turns every active technique is a Stable card',
    holds: (state) => !isTurnStart(state) || state.active.every(({ cost, card }) => cost !== null && !isBasic(card)),
  },
  {
    name: 'I5: somebody eliminated has no active technique',
    holds: (state) => state.active.every(({ owner }) => isIn(state, owner)),
  },
  {
    name: 'I6: no technique twice on the stack',
    holds: ({ stack }) => {
      const running = stack.flatMap((frame) => (frame.kind === 'run' ? [frame.active] : []));
      return new Set(running).size === running.length;
    },
  },
  {
    name: 'I7: what an active technique carries comes from its executed steps',
    holds: (state) =>
      state.active.every(
        ({ card, next, effects }) =>
          effects.every(({ kind }) =>
            techniqueOf(state, card)
              .steps.slice(0, next)
              .some(({ keyword }) => keyword === kind),
          ) &&
          COUNTERS.every((counter) => everybody(state, (seat) => Number.isInteger(counterOf(state, seat, counter)))),
      ),
  },
  { name: 'I8: at most 10,000 steps a turn', holds: ({ steps }) => steps <= 10_000 },
  {
    name: 'a game that goes on has at least two people',
    holds: (state) => state.end !== null || seatsFrom(state, 0).length >= 2,
  },
];

/** A game of BattleFight, from the set-up or from a position to study. Ends on `win:<seat>`, `agreement`, `repetition` or `dispute`. */
export const partie: Game<PartieMode> = {
  id: 'battlefight/partie',
  edition: 2, // 2: a resignation stops what the one who resigns asked of others (A6); a draw says when it takes the last card
  setup,
  notices,
  ...machine,
  invariants,
};
export { partieText } from './text.ts';
