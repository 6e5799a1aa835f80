// What the machine knows of a game: points taken, and what each fleet may still take before the ninth round.
import { apart } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Effort } from '../../kernel/levels.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import { POINTS, ROUNDS } from '../constants.ts';
import { isDestroyer } from '../ships.ts';
import { type CardIndex, type PowerId, powersOf, SQUADRONS } from '../types.ts';
import { promise, promising } from './advise.ts';
import { destroyersInPlay, destroyerTargets, fightersOf, inPlay, seatsOf, shipAt } from './board.ts';
import { prizePoints, ringOf, winnersOf } from './score.ts';
import type { PartieAction, PartieState, Phase, Side } from './types.ts';
import { veil } from './veil.ts';

// Weights, in victory points. Set by hand, and kept by the tournaments played since.
const FIGHTER = 0.3; // what it will still take, with rounds enough before it
const DESTROYER = 1.3; // it lasts, and holds two cells of the ring
const WOUND = 0.7; // half-way to the four points that it is worth to others
const PROMISE = 0.35; // of what a fighter would meet at the end of its next move
const AWAY = 0.08; // a cell between a destroyer and the ring, where probes and points are
const AIM = 0.35; // a target within reach of the turrets
const LASTING = 4; // rounds: with that many left, ships are worth all of the above
const RING_SOON = 0.15; // a cell of the ring, held long before it counts
const SURE = 1; // how fast points become a won game
const FAR = 6; // points: beyond such a lead a point changes less, and still something, so that who loses goes on looking

const roundsLeft = ({ round }: PartieState): number => ROUNDS - round + 1;
const ships = (state: PartieState, seat: Seat): number => {
  const lasting = Math.min(1, roundsLeft(state) / LASTING);
  let sum = 0;
  for (let index = seat * 20; index < seat * 20 + 20; index += 1) {
    if (!inPlay(state, index)) continue;
    const { cell, damage, facing } = shipAt(state, index);
    if (isDestroyer(index)) {
      sum += lasting * (DESTROYER - WOUND * damage) - AWAY * apart(cell, state.ring);
      if (destroyerTargets(state, index).size > 0) sum += lasting * AIM;
    } else sum += lasting * (FIGHTER + PROMISE * promise(state, index, facing));
  }
  return sum;
};
/** What a fleet stands to take in a turn, in points: by the squadron best placed, then by a destroyer. */
export const reach = (state: PartieState, seat: Seat): number => {
  const bySquadron = SQUADRONS.map((squadron) =>
    fightersOf(state, seat, squadron).reduce(
      (sum, index) => sum + Math.max(0, promise(state, index, shipAt(state, index).facing)),
      0,
    ),
  );
  const byDestroyer = destroyersInPlay(state, seat).some((index) => destroyerTargets(state, index).size > 0) ? 1 : 0;
  return Math.max(...bySquadron) + byDestroyer;
};
const strength = (state: PartieState, seat: Seat): number => {
  const near = 1 - (roundsLeft(state) - 1) / ROUNDS;
  const ring = POINTS.ringCell * ringOf(state, seat).length * (RING_SOON + (1 - RING_SOON) * near * near);
  return prizePoints(state, seat) + ring + ships(state, seat);
};
const value = (state: PartieState): readonly number[] => {
  const seats = seatsOf(state);
  if (state.phase === 'over') {
    const winners = winnersOf(state);
    return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const worth = seats.map((seat) => strength(state, seat));
  const mean = worth.reduce((sum, one) => sum + one, 0) / worth.length;
  const weights = worth.map((one) => Math.exp((SURE * (one - mean)) / (1 + Math.abs(one - mean) / FAR)));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
};

// ── What others hold: any cards that they have not played, one of the three powers of their race
const shuffled = <T>(list: readonly T[], random: Rng): readonly T[] => {
  const left = [...list];
  return list.map(() => known(left.splice(random.below(left.length), 1)[0]));
};
const ALL: readonly CardIndex[] = Array.from({ length: ROUNDS }, (_, i) => i);
const sorted = (cards: readonly CardIndex[]): readonly CardIndex[] => cards.toSorted((a, b) => a - b);
const dealt = (side: Side, imposed: boolean, random: Rng): Side => {
  const cards = shuffled(
    ALL.filter((card) => !side.played.includes(card)),
    random,
  );
  const [hand, pile] = [cards.slice(0, side.hand.length), cards.slice(side.hand.length)];
  const powers: readonly PowerId[] = side.race === null ? [] : powersOf(side.race);
  return {
    ...side,
    hand: sorted(hand),
    pile: imposed ? pile : sorted(pile), // in the order of the draw where the scenario imposes one
    power: side.power === 'hidden' ? known(powers[random.below(powers.length)]) : side.power,
  };
};
const redeal = (state: PartieState, seat: Seat, random: Rng): PartieState => {
  const seen = veil.state(state, seat);
  const { imposed } = seen.fixed;
  return {
    ...seen,
    sides: seen.sides.map((side, other) =>
      other === seat
        ? { ...side, pile: imposed ? shuffled(side.pile, random) : side.pile }
        : dealt(side, imposed, random),
    ),
  };
};

// ── What nobody would try
type Widths = Partial<Readonly<Record<Phase, number>>> & { readonly elsewhere: number };
/** Points less than what looks best at once: nothing is tried beyond. A course is set cell by cell, a facing is worth little more than the next. */
const WITHIN: Widths = { helm: 0.4, destroyer: 0.1, rotate: 0.4, elsewhere: 0.6 };
/** Facings and courses are judged better at once, card by card and ending by ending, than by a few lines each: searched as widely as the rest, they lost three games in four to whoever took the best at sight. */
const KEEN: Widths = { ...WITHIN, helm: 0.02, rotate: 0.02 };
const near =
  (widths: Widths) =>
  (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
    const setUp = state.phase === 'deploy' ? options.filter(({ type }) => type === 'ready' || type === 'release') : [];
    return setUp.length > 0 ? some(setUp) : promising(state, options, widths[state.phase] ?? widths.elsewhere); // fleets stay as they are
  };

export const insight: Insight<PartieState, PartieAction> = {
  value,
  redeal,
  sensible: near(WITHIN),
  keen: near(KEEN),
};
export const effort: Effort = { tries: 60, depth: 4 };
