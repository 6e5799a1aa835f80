import type { Game, Invariant } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { CAMPS } from '../types.ts';
import type { PartieMode } from './event-types.ts';
import { machine } from './machine.ts';
import { discsInPlay, hqFigure, hqInPlay, sideOf, tileOf } from './reads.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import type { PartieState } from './types.ts';

const counts = (state: PartieState): readonly number[] =>
  CAMPS.flatMap((camp) => [...Object.values(sideOf(state, camp).discs), ...Object.values(sideOf(state, camp).cubes)]);
const invariants: readonly Invariant<PartieState>[] = [
  {
    name: 'no zone holds less than nothing',
    holds: (state) => counts(state).every((n) => Number.isInteger(n) && n >= 0),
  },
  { name: 'discs are neither made nor lost', holds: (state) => discsInPlay(state) === state.fixed.discsInAll },
  {
    name: 'spent discs wait for the end of a turn',
    holds: (state) =>
      state.phase === 'over' ||
      CAMPS.every((camp) => camp === state.active || sideOf(state, camp).discs.spent === 0 || camp === 'villain'),
  },
  {
    name: 'a tile is in one river at most, once',
    holds: (state) => {
      const all = CAMPS.flatMap((camp) => sideOf(state, camp).river);
      return new Set(all).size === all.length;
    },
  },
  {
    name: 'tiles of a river are known',
    holds: (state) => CAMPS.every((camp) => sideOf(state, camp).river.every((id) => tileOf(state, id)?.side === camp)),
  },
  {
    name: 'an HQ in play has its tile in its river',
    holds: (state) =>
      CAMPS.every(
        (camp) => !hqInPlay(state, camp) || sideOf(state, camp).river.includes(known(hqFigure(state, camp)).tile),
      ),
  },
  {
    name: 'a neutralised tile has nobody standing',
    holds: ({ tiles, figures }) =>
      tiles.every(
        ({ id, face, part }) =>
          face !== 'neutralised' ||
          part === 'event' ||
          !figures.some(({ tile, at }) => tile === id && (at === 'board' || at === 'hidden' || at === 'carried')),
      ),
  },
  {
    name: 'nobody has more life than at the start, or less than none',
    holds: ({ figures }) =>
      figures.every(({ life, most }) => life === null || (life >= 0 && (most === null || life <= most))),
  },
  {
    name: 'at most one shadow hides Batman',
    holds: ({ shadows }) => shadows.filter(({ batman }) => batman === true).length <= 1,
  },
];
export const partie: Game<PartieMode> = {
  id: 'versus/partie',
  edition: 2,
  setup,
  notices,
  ...machine,
  invariants,
};
export { partieSpoken, partieText } from './text.ts';
