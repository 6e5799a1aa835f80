// A simple opponent: what follows at once from each option, judged by what everybody can see and by its own cards. No search, no guess at what others hide.
import { ahead, apart, type Cell, frontOf, type Pose, poseKey } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { POINTS, ROUNDS } from '../constants.ts';
import { indexOf, isDestroyer, ownerOf } from '../ships.ts';
import type { Facing, ShipId, ShipIndex } from '../types.ts';
import { apply } from './apply.ts';
import {
  deckOf,
  destroyerTargets,
  fighterTarget,
  firstOnLine,
  inPlay,
  laserHit,
  onBoard,
  pointsLeft,
  seatsOf,
  shipAt,
  sideOf,
  standing,
  withShip,
} from './board.ts';
import { aloft, helmShip, poseOf, pointsOf, reachablePoses } from './helm.ts';
import { landingFault } from './landing.ts';
import { node } from './node.ts';
import { prizePoints, ringCells, ringOf } from './score.ts';
import type { PartieAction, PartieState, Phase } from './types.ts';
import { worth } from './work.ts';

// ── A position, for one seat: points taken, ships that may still score, cells of the ring as the end comes near
const ALIVE = { fighter: 0.4, destroyer: 1.6, wound: 0.9 } as const;
const ringWeight = ({ round }: PartieState): number => (round >= ROUNDS ? 1 : round >= ROUNDS - 2 ? 0.4 : 0.1);
const assets = (state: PartieState, seat: Seat): number =>
  state.ships.reduce((sum, { fate, damage }, index) => {
    if (fate !== 'play' || ownerOf(index) !== seat) return sum;
    return sum + (isDestroyer(index) ? ALIVE.destroyer - damage * ALIVE.wound : ALIVE.fighter);
  }, 0);
const standingOf = (state: PartieState, seat: Seat): number =>
  prizePoints(state, seat) + assets(state, seat) + ringWeight(state) * POINTS.ringCell * ringOf(state, seat).length;
/** Mine, less half of what the others have on average: two who destroy each other do a third one a favour. */
const judged = (state: PartieState, seat: Seat): number => {
  const others = seatsOf(state).filter((other) => other !== seat);
  return (
    standingOf(state, seat) -
    (0.6 * others.reduce<number>((sum, other) => sum + standingOf(state, other), 0)) / others.length
  );
};

// ── What a squadron brings: its move, then its shots
const UNDER_WAY: ReadonlySet<Phase> = new Set<Phase>(['pace', 'arrive', 'elite', 'heading', 'keep']);
/** Follows a move to the end of its shots, whatever is asked meanwhile. */
const afterShots = (start: PartieState): PartieState => {
  let state = start;
  for (let left = 30; left > 0; left -= 1) {
    const open = node(state);
    if (open.kind !== 'choice') return state;
    const next =
      state.phase === 'fire'
        ? open.options.find(({ type }) => type === 'volley' || type === 'fire')
        : UNDER_WAY.has(state.phase)
          ? open.options[0]
          : undefined;
    if (next === undefined) return state;
    state = apply(state, next).state;
  }
  return state;
};
type Value<K extends PartieAction['type']> = (action: Of<PartieAction, K>, state: PartieState, seat: Seat) => number;
const bySquadron = (action: PartieAction, state: PartieState, seat: Seat): number =>
  judged(afterShots(apply(state, action).state), seat);
const engage: Value<'engage'> = (action, state, seat) => {
  const drive = apply(state, action).state;
  const open = node(drive);
  return open.kind === 'choice' ? Math.max(...open.options.map((vector) => bySquadron(vector, drive, seat))) - 1 : 0; // it serves once: not for little
};

// ── What a facing promises: where each card still to be played would lead, and what it would meet
const preyOf = (state: PartieState, index: ShipIndex): number =>
  isDestroyer(index) ? (pointsLeft(state, index) === 1 ? worth(index) : 1.4) : worth(index);
/** What a fighter finds where it would stop. */
const landingWorth = (state: PartieState, ship: ShipIndex, cell: Cell): number => {
  if (!onBoard(state, cell)) return -1.3;
  const what = standing(state, cell);
  if (what === 'asteroid') return -1.1;
  if (what === 'probe') return 1.2;
  if (typeof what === 'number') return what === ship ? 0 : ownerOf(what) === ownerOf(ship) ? -0.6 : -0.2;
  return ringCells(state).includes(cell) ? 0.2 + ringWeight(state) : 0;
};
/** What a facing promises on average of the cards still to be played: what it would meet, and have before it. */
export const promise = (state: PartieState, ship: ShipIndex, facing: Facing): number => {
  const { race, hand, pile } = sideOf(state, ownerOf(ship));
  const cards = [...hand, ...pile];
  if (race === null || cards.length === 0) return 0;
  const { cell } = shipAt(state, ship);
  const sum = cards.reduce((total, card) => {
    const to = ahead(cell, facing, known(deckOf(state, race)[card]).speed);
    const hit = onBoard(state, to) ? firstOnLine(state, to, facing, 5)?.what : undefined;
    const prey = typeof hit === 'number' && ownerOf(hit) !== ownerOf(ship) ? 0.6 * preyOf(state, hit) : 0;
    return total + landingWorth(state, ship, to) + prey - 0.02 * apart(to, state.ring);
  }, 0);
  return sum / cards.length;
};
const facingValue = (state: PartieState, id: ShipId, facing: Facing): number =>
  promise(state, known(indexOf(id)), facing);
const heading: Value<'heading'> = ({ facing }, state) => {
  const { ship } = known(state.turn.landing ?? undefined);
  const turned = withShip(state, ship, { facing });
  const target = fighterTarget(turned, ship);
  return (target === undefined ? 0 : preyOf(state, target)) + 0.1 * promise(state, ship, facing);
};

// ── What a destroyer's ending is worth: what it rams or picks up, whom it may shoot, who may shoot it
const at = (state: PartieState, ship: ShipIndex, { rear, facing }: Pose): PartieState =>
  withShip(state, ship, { cell: rear, facing });
const rammed = (state: PartieState, ship: ShipIndex, cell: Cell): number => {
  const what = standing(state, cell);
  if (what === 'probe') return 1;
  if (typeof what !== 'number' || what === ship) return 0;
  return ownerOf(what) === ownerOf(ship) ? -0.6 : -0.2;
};
const exposure = (state: PartieState, ship: ShipIndex): number =>
  state.ships.filter(
    (_, index) =>
      ownerOf(index) !== ownerOf(ship) &&
      !isDestroyer(index) &&
      inPlay(state, index) &&
      fighterTarget(state, index) === ship,
  ).length;
const poseValue = (open: PartieState, ship: ShipIndex, pose: Pose): number => {
  const cells = [frontOf(pose), pose.rear];
  if (landingFault(open, ship, cells) !== undefined) return -Infinity;
  const there = at(open, ship, pose);
  const prey = Math.max(0, ...[...destroyerTargets(there, ship).keys()].map((target) => preyOf(there, target)));
  const ring = cells.filter((cell) => ringCells(open).includes(cell)).length;
  const gains = cells.reduce((sum, cell) => sum + rammed(open, ship, cell), 0);
  return (
    gains +
    prey +
    ringWeight(open) * POINTS.ringCell * ring -
    0.25 * exposure(there, ship) -
    0.05 * apart(pose.rear, open.ring)
  );
};
/** The best ending within reach of a pose, quicker ones first. */
const bestEnding = (
  state: PartieState,
  ship: ShipIndex,
  from: Pose,
  points: number,
  used: 0 | 1 | 2 | 3,
  seen: Map<number, number>,
): number => {
  const open = aloft(state, ship);
  const value = (pose: Pose): number => {
    const found = seen.get(poseKey(pose)) ?? poseValue(open, ship, pose);
    seen.set(poseKey(pose), found);
    return found;
  };
  return Math.max(
    ...reachablePoses(open, { pose: from, points, used }).map((way) => value(way.pose) + 0.01 * way.points),
  );
};
let endings: { readonly state: PartieState; readonly seen: Map<number, number> } | undefined;
const seenOf = (state: PartieState): Map<number, number> => {
  if (endings?.state !== state) endings = { state, seen: new Map() };
  return endings.seen;
};
const steer: Value<'helm'> = (action, state) => {
  const after = apply(state, action).state;
  const ship = helmShip(state);
  const points = after.phase === 'helm' ? after.turn.points : 0;
  return inPlay(after, ship)
    ? bestEnding(state, ship, poseOf(after, ship), points, after.turn.used, seenOf(state))
    : -5;
};
const stay: Value<'halt'> = (_, state) =>
  bestEnding(state, helmShip(state), poseOf(state, helmShip(state)), 0, 0, seenOf(state)) + 0.01 * state.turn.points;
const choose: Value<'destroyer'> = ({ ship }, state) =>
  bestEnding(state, known(indexOf(ship)), poseOf(state, known(indexOf(ship))), pointsOf(state), 0, new Map());

// ── Each option's value; those of one step are compared with one another, powers with doing without
const gain: Value<PartieAction['type']> = (action, state, seat) =>
  judged(apply(state, action).state, seat) - judged(state, seat);
const flat = (value: number) => (): number => value;
const VALUES = byTag<PartieAction, readonly [PartieState, Seat], number>({
  'draw-race': flat(0),
  'draw-power': flat(0),
  'draw-first': flat(0),
  draw: flat(0),
  ready: flat(1),
  handle: flat(0),
  place: flat(0),
  swap: flat(0),
  release: flat(1),
  'turn-card': flat(0),
  squadron: bySquadron,
  engage,
  pace: bySquadron,
  teleport: bySquadron,
  arrive: bySquadron,
  'elite-to': bySquadron,
  heading,
  keep: flat(0),
  volley: flat(0),
  fire: bySquadron,
  turn: ({ ship, facing }, state) => facingValue(state, ship, facing),
  hold: flat(-9),
  destroyer: choose,
  'no-destroyer': flat(-9),
  helm: steer,
  halt: stay,
  shoot: ({ ship }, state) => preyOf(state, known(indexOf(ship))),
  laser: (_, state) => {
    const what = laserHit(state, helmShip(state))?.what;
    return typeof what === 'number' && ownerOf(what) !== state.active ? preyOf(state, what) : -1;
  },
  super: (action, state, seat) => gain(action, state, seat) - 1,
  'hold-fire': flat(0),
  'go-draw': flat(0),
  'end-turn': flat(0),
  reveal: flat(0.5),
  elite: flat(0.5),
  explode: (action, state, seat) => gain(action, state, seat) - 1,
  asteroid: (action, state, seat) => gain(action, state, seat) - 0.1,
  shield: flat(-1),
  absorb: flat(1),
  suffer: flat(0),
  resurrect: gain,
  'leave-dead': flat(0.5),
  restore: ({ ship, facing, cell }, state) =>
    promise(at(state, known(indexOf(ship)), { rear: cell, facing }), known(indexOf(ship)), facing),
  forgo: flat(-9),
});
const POWERS: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'reveal',
  'elite',
  'explode',
  'asteroid',
  'shield',
]);
const near = (
  state: PartieState,
  seat: Seat,
  options: readonly PartieAction[],
  within: number,
): readonly PartieAction[] => {
  if (options.length < 2) return options;
  const valued = options.map((action) => ({ action, value: VALUES(action, state, seat) }));
  const top = Math.max(...valued.map(({ value }) => value));
  return valued.filter(({ value }) => value >= top - within).map(({ action }) => action);
};
const CLOSE = 0.02;
/** Powers that gain something at once, then what the step offers. */
const parted = (
  state: PartieState,
  options: readonly PartieAction[],
  seat: Seat,
): readonly [readonly PartieAction[], readonly PartieAction[]] => [
  options.filter((action) => POWERS.has(action.type) && VALUES(action, state, seat) > 0),
  options.filter(({ type }) => !POWERS.has(type)),
];
const listed = (kept: readonly PartieAction[], options: Some<PartieAction>): Some<PartieAction> =>
  kept.length === 0 ? options : some(kept);
/** The options that look best at once, one or more: to be drawn from. A power is used when that alone gains something. */
export const plausible = (state: PartieState, options: Some<PartieAction>): Some<PartieAction> => {
  const open = node(state);
  if (open.kind !== 'choice' || options.length === 1) return options;
  const [powers, steps] = parted(state, options, open.seat);
  return listed(near(state, open.seat, powers.length > 0 ? powers : steps, CLOSE), options);
};
/** What looks nearly best at once, so many points less at most, for who looks further. */
export const promising = (state: PartieState, options: Some<PartieAction>, within: number): Some<PartieAction> => {
  const open = node(state);
  if (open.kind !== 'choice' || options.length === 1) return options;
  const [powers, steps] = parted(state, options, open.seat);
  return listed([...near(state, open.seat, powers, within), ...near(state, open.seat, steps, within)], options);
};
