import { AWAY } from '../../hex/cells.ts';
import type { Game, Invariant } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { ownerOf } from '../ships.ts';
import { cellsOf, onBoard, seatsOf, sideOf } from './board.ts';
import { machine } from './machine.ts';
import { scoreOf } from './score.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import type { PartieState, Prizes } from './types.ts';
import type { PartieMode } from './event-types.ts';

const inPlay = (state: PartieState): readonly number[] =>
  state.ships.flatMap(({ fate, cell }, index) => (fate === 'play' && cell !== AWAY ? [index] : []));
const filled = (state: PartieState): readonly number[] =>
  inPlay(state).flatMap((index) => cellsOf(index, known(state.ships[index])));
const passing = ({ turn }: PartieState): boolean => turn.destroyer !== null; // a destroyer in the middle of its move may fly over anything
const taken = (state: PartieState, seat: number, what: keyof Prizes): number => {
  const kept = state.ships.filter(
    ({ fate, by }, index) =>
      fate === 'captured' && by === seat && (index % 20 >= 18 ? 'destroyers' : 'fighters') === what,
  ).length;
  return (state.fixed.prior[seat]?.[what] ?? 0) + kept;
};

const invariants: readonly Invariant<PartieState>[] = [
  {
    name: 'ships in play, taken and lost are the ships of the start',
    holds: (state) =>
      seatsOf(state).every(
        (seat) =>
          state.ships.filter(({ fate }, index) => ownerOf(index) === seat && fate !== 'absent').length ===
          state.fixed.began[seat],
      ),
  },
  {
    name: 'one ship or asteroid a cell, all of them on the board',
    holds: (state) => {
      if (state.phase === 'helm' && passing(state)) return true;
      const cells = [...filled(state), ...state.asteroids];
      return new Set(cells).size === cells.length && cells.every((cell) => onBoard(state, cell));
    },
  },
  {
    name: 'no probe lies under a ship or an asteroid',
    holds: (state) =>
      (state.phase === 'helm' && passing(state)) ||
      state.probes.every((cell) => !filled(state).includes(cell) && !state.asteroids.includes(cell)),
  },
  {
    name: 'a captured ship is kept by somebody else',
    holds: ({ ships }) =>
      ships.every(({ fate, by }, index) => (fate === 'captured') === (by !== null) && by !== ownerOf(index)),
  },
  {
    name: 'fighters and destroyers taken are those that somebody keeps',
    holds: (state) =>
      seatsOf(state).every((seat) =>
        (['fighters', 'destroyers'] as const).every(
          (what) => sideOf(state, seat).prizes[what] === taken(state, seat, what),
        ),
      ),
  },
  {
    name: 'a score is the sum of its parts',
    holds: (state) =>
      seatsOf(state).every(
        (seat) => scoreOf(state, seat).sum === scoreOf(state, seat).parts.reduce((sum, { value }) => sum + value, 0),
      ),
  },
  {
    name: 'nine cards each, in hand, to come or played',
    holds: ({ sides }) =>
      sides.every(
        ({ pile, hand, played }) =>
          new Set([...pile, ...hand, ...played]).size === 9 && pile.length + hand.length + played.length === 9,
      ),
  },
  {
    name: 'the central asteroid is at the centre of the ring',
    holds: ({ central, ring, asteroids }) => central === null || (central === ring && asteroids.includes(central)),
  },
];

/** A game of Battle Beyond Space for 3 or 4, from the set-up or from a position. Ends on `vainqueurs:` and the winning seats. */
export const partie: Game<PartieMode> = {
  id: 'battle-beyond-space/partie',
  edition: 1,
  setup,
  notices,
  ...machine,
  invariants,
};
export { partieText } from './text.ts';
