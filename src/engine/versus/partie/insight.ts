// What can be thought of a game of Versus: how far the mission is, what each camp may still do, who still stands. What happens on the map is told by its players: this only advises.
import type { Effort } from '../../kernel/levels.ts';
import { some, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import type { Seat } from '../../kernel/game.ts';
import { measureOf } from '../mission/measure.ts';
import { specials, tokenOf } from '../mission/track.ts';
import { mostOf } from '../planner.ts';
import { type Camp, CAMPS, foe, type Level, seatOf } from '../types.ts';
import { isUp, moreDiscs, playedOf, sideOf, tileOf, topTask } from './reads.ts';
import { pieceZone } from './reports.ts';
import type { PartieAction, PartieState } from './types.ts';
import { veil } from './veil.ts';

// Weights, in pieces of the mission: what decides it counts 1.
const TURNED = 0.5; // a piece turned by a camp's own test, whatever the verdict counts: the other cannot turn it any more, or must turn it again
const ACTIVATION = 0.3; // what one brings, by the chances of `told`: a success every third time
const STANDING = 1.2; // all of a camp's figures: those who are gone try nothing
const CUBES = 0.04; // one at hand: it pays for places, moves and defence
const SURE = 1.1; // how fast pieces become a won game, on the last turn
const BLUR = 6; // activations to come, both camps together, that make a lead half as sure

/** How often a tile of that level succeeds while it acts, of `ENOUGH` times. */
const SUCCESSES: Readonly<Record<Level, number>> = {
  minion: 1,
  elite: 2,
  leader: 3,
  citizens: 0,
  event: 0,
  unknown: 2,
};
const ENOUGH = 6;

// ── The mission
/** By how many pieces, or tiles, the hero would win if it ended now; below 0 when the villain would. */
const leadOf = (state: PartieState): number => {
  const { mission, tiles } = playedOf(state);
  const { left, op, right } = mission.victory.hero;
  const view = { mission, pieces: state.mission.pieces, tiles };
  const over = measureOf(left, view) - measureOf(right, view);
  if (op === '=') return over === 0 ? 0.5 : -Math.abs(over);
  return (op === '<' || op === '<=' ? -over : over) + (op === '<' || op === '>' ? -0.5 : 0.5);
};
/** Pieces that stand as a camp's tests, or its leading them out, leave them. */
const turnedBy = (state: PartieState, camp: Camp): number => {
  const { mission } = state.fixed;
  const ways = [
    ...mission.tests.filter(({ side }) => side === camp),
    ...specials(mission, 'exit').filter(({ token }) =>
      specials(mission, 'escort').some((one) => one.token === token && one.side === camp),
    ),
  ];
  return state.mission.pieces.reduce(
    (sum, piece) =>
      ways.some(({ token, to }) => token === piece.token && to === piece.state)
        ? sum + (tokenOf(mission, piece.token).value ?? 1)
        : sum,
    0,
  );
};

// ── What is still to come
/** Turns that a camp has still to play, the one under way included. */
const turnsLeft = ({ fixed, turn, active, phase }: PartieState, camp: Camp): number => {
  const last = Math.min(
    ...fixed.mission.ends.flatMap((end) =>
      end.kind !== 'turn' ? [] : [end.check === 1 && camp !== fixed.initiative ? end.turn - 1 : end.turn],
    ),
  );
  const played = active === camp ? phase === 'close' : camp === fixed.initiative;
  return Math.max(0, last - turn + (played ? 0 : 1));
};
const known = new Map<string, number>();
/** The most activations that a camp's discs allow. Worked out once for the same discs. */
const activationsOf = (state: PartieState, camp: Camp): number => {
  const turns = turnsLeft(state, camp);
  if (turns === 0) return 0;
  const { discs, discRecovery, done, ahead, late } = sideOf(state, camp);
  const more = moreDiscs(state, camp);
  const begun = state.active === camp && state.phase !== 'upkeep';
  const key = [
    turns,
    discs.available,
    discs.spent,
    discs.unavailable,
    discRecovery,
    more,
    begun,
    done,
    ahead,
    late,
  ].join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const { inAll } = mostOf({
    discs,
    recovery: Array.from({ length: turns }, (_, i) => (begun && i === 0 ? 0 : discRecovery + more)),
    wanted: [],
    ahead: begun ? [done + ahead, late] : [late],
  });
  if (known.size > 20_000) known.clear();
  known.set(key, inAll);
  return inAll;
};
/** Of a camp's figures, the share that stands. */
const standing = (state: PartieState, camp: Camp): number => {
  let [up, all] = [0, 0];
  for (const figure of state.figures) {
    if (tileOf(state, figure.tile)?.side !== camp) continue;
    all += 1;
    if (isUp(figure)) up += figure.life === null || figure.most === null ? 1 : (1 + figure.life / figure.most) / 2;
  }
  return all === 0 ? 1 : up / all;
};

const value = (state: PartieState): readonly number[] => {
  if (state.phase === 'over') {
    const { winner } = state;
    return winner === null ? [0.5, 0.5] : CAMPS.map((camp) => (camp === winner ? 1 : 0));
  }
  const toCome = { hero: activationsOf(state, 'hero'), villain: activationsOf(state, 'villain') };
  const worth = (camp: Camp): number =>
    TURNED * turnedBy(state, camp) +
    ACTIVATION * toCome[camp] +
    STANDING * standing(state, camp) +
    CUBES * sideOf(state, camp).cubes.available;
  const edge = leadOf(state) + worth('hero') - worth('villain');
  const hero = 1 / (1 + Math.exp((-SURE * edge) / (1 + (toCome.hero + toCome.villain) / BLUR)));
  return CAMPS.map((camp) => (camp === 'hero' ? hero : 1 - hero));
};

// ── What is hidden
/** Batman may be under any of his shadows; nobody else sees where. */
const redeal = (state: PartieState, seat: Seat, random: Rng): PartieState => {
  const seen = veil.state(state, seat);
  if (seat === seatOf('hero') || seen.shadows.length < 2) return seen;
  const hidden = seen.figures.some(({ at }) => at === 'hidden') ? random.below(seen.shadows.length) : -1;
  return { ...seen, shadows: seen.shadows.map((shadow, i) => ({ ...shadow, batman: i === hidden })) };
};

// ── What is tried, and told
const GOES_ON: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>(['done', 'begin', 'end-turn']);
/** A river is filled place by place. */
const sensible = (_: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const places = options.flatMap((action) => (action.type === 'take' ? [action.slot] : []));
  if (places.length === 0) return options;
  const first = Math.min(...places);
  return some(options.filter((action) => action.type === 'take' && action.slot === first));
};
/** A tile that acts succeeds at a test, else leads a character, else goes where there is something to do; or brings down one of the others; or no more. The higher its level, the more it does. Nothing is told of the other windows. */
const told = (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const ends = options.filter(({ type }) => GOES_ON.has(type));
  const [end] = ends;
  if (end === undefined) return options;
  const task = topTask(state);
  if (task?.task !== 'act') return [end];
  const level = tileOf(state, task.tile)?.level ?? 'unknown';
  const goals = new Set(state.mission.pieces.map(({ id }) => pieceZone(state, id)));
  const ways = [
    options.filter((action) => action.type === 'test' && action.success === true),
    options.filter((action) => action.type === 'escort'),
    options.filter((action) => action.type === 'move' && goals.has(action.to)),
  ];
  const moved = ways.find((list) => list.length > 0) ?? [];
  const falls = options.filter(
    (action) =>
      action.type === 'neutralise' &&
      state.figures.some(({ id, tile }) => id === action.figure && tileOf(state, tile)?.side === foe(state.active)),
  );
  const times = (n: number, list: readonly PartieAction[]): readonly PartieAction[] =>
    Array.from({ length: n }, () => list).flat();
  const each = Math.max(1, moved.length);
  return some([...times(SUCCESSES[level], moved), ...falls.slice(0, each), ...times(ENOUGH * each, [end])]);
};

export const insight: Insight<PartieState, PartieAction> = { value, redeal, sensible, told };
export const effort: Effort = { tries: 160, depth: 6 };
