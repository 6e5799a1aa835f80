// What everybody scores, from its parts: nothing is kept but what has been taken.
import { around } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Tally } from '../../kernel/rules.ts';
import { tally } from '../../kernel/tally.ts';
import { POINTS } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { isDestroyer, ownerOf } from '../ships.ts';
import { onBoard, seatsOf, shipOn, sideOf } from './board.ts';
import type { PartieState } from './types.ts';
import type { ScoreWord } from './event-types.ts';

/** The six cells around the centre of the ring, those off the board left out (A41). */
export const ringCells = (state: PartieState): readonly number[] =>
  around(state.ring).filter((cell) => onBoard(state, cell));
/** How many cells of the ring a seat's ships fill. */
export const ringOf = (state: PartieState, seat: Seat): readonly number[] =>
  ringCells(state).filter((cell) => {
    const ship = shipOn(state, cell);
    return ship !== undefined && ownerOf(ship) === seat;
  });
const hasTwo = (state: PartieState, cells: readonly number[]): boolean => {
  const ships = cells.map((cell) => shipOn(state, cell)).filter((ship) => ship !== undefined && isDestroyer(ship));
  return new Set(ships).size < ships.length;
};
/** Points of prizes alone: the ring only counts at the end. */
export const prizePoints = (state: PartieState, seat: Seat): number => {
  const { fighters, destroyers, probes, asteroids } = sideOf(state, seat).prizes;
  return (
    fighters * POINTS.fighter +
    destroyers * POINTS.destroyer +
    probes * POINTS.probe +
    asteroids * state.fixed.options.shieldAsteroidPrize
  );
};
/** A seat's total if the game stopped here, the ring included, in its parts. */
export const scoreOf = (state: PartieState, seat: Seat): Tally<BbsRule, ScoreWord> => {
  const { fighters, destroyers, probes, asteroids } = sideOf(state, seat).prizes;
  const ring = ringOf(state, seat);
  const moved = state.ring !== state.fixed.centre;
  return tally<BbsRule, ScoreWord>([
    { what: 'chasseurs', value: fighters * POINTS.fighter, cites: ['bbs.score.chasseurs', 'bbs.but.valeur-chasseur'] },
    {
      what: 'destroyers',
      value: destroyers * POINTS.destroyer,
      cites: ['bbs.score.destroyers', 'bbs.but.valeur-destroyer'],
    },
    { what: 'sondes', value: probes * POINTS.probe, cites: ['bbs.score.sondes', 'bbs.sondes.valeur'] },
    ...(asteroids > 0
      ? [
          {
            what: 'asteroides' as const,
            value: asteroids * state.fixed.options.shieldAsteroidPrize,
            cites: ['bbs.dreckach.blindage-foncer', 'bbs.but.sources-de-points'] as const,
          },
        ]
      : []),
    {
      what: 'anneau',
      value: ring.length * POINTS.ringCell,
      cites: [
        'bbs.score.anneau',
        ...(hasTwo(state, ring) ? (['bbs.score.anneau-destroyer'] as const) : []),
        ...(moved ? (['bbs.score.anneau-mobile'] as const) : []),
      ],
    },
  ]);
};
const shipsLeft = (state: PartieState, seat: Seat): number =>
  state.ships.filter(({ fate }, index) => fate === 'play' && ownerOf(index) === seat).length;
/** The seats with the most points; by option, among them, those with the most ships left (A28). */
export const winnersOf = (state: PartieState): readonly Seat[] => {
  const best = (seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] => {
    const top = Math.max(...seats.map(value));
    return seats.filter((seat) => value(seat) === top);
  };
  const first = best(seatsOf(state), (seat) => scoreOf(state, seat).sum);
  return state.fixed.options.tieBreak === 'shared' ? first : best(first, (seat) => shipsLeft(state, seat));
};
