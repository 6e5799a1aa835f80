// Step 5: one destroyer, one action point at a time. Only where it ends counts, and it must be able to end somewhere.
import { AWAY, type Cell, frontOf, type Helm, helmed, HELMS, type Pose, poseKey } from '../../hex/cells.ts';
import { known, type Some } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import type { BbsRule } from '../rules.ts';
import { idOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { activeSide, cardOf, onBoard, shipAt, shows, standing, withShip } from './board.ts';
import { landingFault, type LandingFault, ram } from './landing.ts';
import type { PartieState, Turn } from './types.ts';
import { changeShip, changeTurn, goTo, type Work } from './work.ts';

export const pointsOf = (state: PartieState): number =>
  cardOf(state).points + (shows(activeSide(state), 'valkyries-1') ? state.fixed.options.valkyrieBonus : 0);
export const chooseDestroyer = (work: Work, ship: ShipIndex): void => {
  const points = pointsOf(work.state);
  const bonus = shows(activeSide(work.state), 'valkyries-1');
  tell(work, {
    type: 'destroyer-chosen',
    ship: idOf(ship),
    points,
    cites: [
      'bbs.tour.etape-5',
      'bbs.destroyers.points-action',
      'bbs.destroyers.un-seul',
      ...(bonus ? (['bbs.valkyries.bonus', 'bbs.pouvoirs.permanents'] as const) : []),
    ],
  });
  changeTurn(work, { destroyer: ship, points, used: 0, helmed: false });
  goTo(work, 'helm');
};

// ── What an action costs
type Purse = Pick<Turn, 'points' | 'used'>;
/** What is left once an action is paid; undefined: it cannot be. A point buys one action or, by option, one forward and one pivot (A15). */
export const pay = (state: PartieState, { points, used }: Purse, helm: Helm): Purse | undefined => {
  if (state.fixed.options.destroyerPoint === 'forward-or-pivot')
    return points > 0 ? { points: points - 1, used: 0 } : undefined;
  const kind = helm === 'A' ? 1 : 2;
  if (used !== 0 && (used & kind) === 0) return { points, used: 0 };
  return points > 0 ? { points: points - 1, used: kind } : undefined;
};
export const poseOf = (state: PartieState, ship: ShipIndex): Pose => {
  const { cell, facing } = shipAt(state, ship);
  return { rear: cell, facing };
};
/** The board without the ship under way: it hides nothing of what it flies over, and may come back to its own cells. */
export const aloft = (state: PartieState, ship: ShipIndex): PartieState => withShip(state, ship, { cell: AWAY });
const fits = (state: PartieState, pose: Pose): boolean => onBoard(state, pose.rear) && onBoard(state, frontOf(pose));
/** Of a ship aloft. */
const poseFault = (state: PartieState, ship: ShipIndex, pose: Pose): LandingFault | undefined =>
  landingFault(state, ship, [frontOf(pose), pose.rear]);

interface Way extends Purse {
  readonly pose: Pose;
}
const onward = (state: PartieState, way: Way): readonly Way[] =>
  HELMS.flatMap((helm) => {
    const purse = pay(state, way, helm);
    const pose = helmed(way.pose, helm);
    return purse !== undefined && fits(state, pose) ? [{ ...purse, pose }] : [];
  });
const wayKey = ({ pose, points, used }: Way): number => (poseKey(pose) * 16 + points) * 4 + used;
/** Every pose that the points left may lead to, nearest first, the present one included, legal endings or not; stops after the first that is wanted. */
export const reachablePoses = (
  state: PartieState,
  from: Way,
  wanted: (pose: Pose) => boolean = () => false,
): readonly Way[] => {
  const seen = new Set([wayKey(from)]);
  const found: Way[] = [from];
  for (const way of found) {
    if (wanted(way.pose)) return found;
    for (const next of onward(state, way)) {
      if (seen.has(wayKey(next))) continue;
      seen.add(wayKey(next));
      found.push(next);
    }
  }
  return found;
};
/** The poses where the destroyer under way may end with what is left, nearest first. */
export const endingsOf = (state: PartieState): readonly Pose[] => {
  const ship = helmShip(state);
  const open = aloft(state, ship);
  const { points, used } = state.turn;
  return reachablePoses(open, { pose: poseOf(state, ship), points, used }).flatMap(({ pose }) =>
    poseFault(open, ship, pose) === undefined ? [pose] : [],
  );
};
/** Whether some ending is legal from there, with what is left; of a ship aloft. */
const canEnd = (state: PartieState, ship: ShipIndex, way: Way): boolean => {
  const isLegal = (pose: Pose): boolean => poseFault(state, ship, pose) === undefined;
  return (
    isLegal(way.pose) ||
    (way.points + way.used > 0 && reachablePoses(state, way, isLegal).some(({ pose }) => isLegal(pose)))
  );
};

export const helmShip = (state: PartieState): ShipIndex => known(state.turn.destroyer ?? undefined);
/** Why an action may not be played; the payment apart. */
export const helmFault = (state: PartieState, helm: Helm, purse: Purse): LandingFault | undefined => {
  const ship = helmShip(state);
  const pose = helmed(poseOf(state, ship), helm);
  if (!fits(state, pose))
    return {
      code: 'hors-plateau',
      cites: [
        'bbs.destroyers.jamais-hors-plateau',
        'bbs.destroyers.fin-hors-plateau',
        'bbs.collisions-destroyers.hors-plateau',
      ],
    };
  const open = aloft(state, ship);
  return canEnd(open, ship, { ...purse, pose }) ? undefined : poseFault(open, ship, pose);
};
export const helmOptions = (state: PartieState): readonly Helm[] =>
  HELMS.filter((helm) => {
    const purse = pay(state, state.turn, helm);
    return purse !== undefined && helmFault(state, helm, purse) === undefined;
  });
export const haltFault = (state: PartieState): LandingFault | undefined => {
  const ship = helmShip(state);
  return poseFault(aloft(state, ship), ship, poseOf(state, ship));
};

const HELM_RULES: Readonly<Record<Helm, Some<BbsRule>>> = {
  A: ['bbs.destroyers.avance', 'bbs.destroyers.pas-de-recul', 'bbs.destroyers.cout'],
  ARG: ['bbs.destroyers.pivot-arriere', 'bbs.destroyers.pivot-60', 'bbs.destroyers.cout'],
  ARD: ['bbs.destroyers.pivot-arriere', 'bbs.destroyers.pivot-60', 'bbs.destroyers.cout'],
  AVG: ['bbs.destroyers.pivot-avant', 'bbs.destroyers.pivot-60', 'bbs.destroyers.cout'],
  AVD: ['bbs.destroyers.pivot-avant', 'bbs.destroyers.pivot-60', 'bbs.destroyers.cout'],
};
const isClear = (state: PartieState, pose: Pose): boolean =>
  [pose.rear, frontOf(pose)].every((cell) => standing(state, cell) === null || standing(state, cell) === 'probe');
export const steer = (work: Work, helm: Helm): void => {
  const { state } = work;
  const ship = helmShip(state);
  const purse = known(pay(state, state.turn, helm));
  const pose = helmed(poseOf(state, ship), helm);
  const over = isClear(aloft(state, ship), pose)
    ? []
    : (['bbs.destroyers.traverse', 'bbs.principes.vol-a-travers'] as const);
  tell(work, {
    type: 'helmed',
    ship: idOf(ship),
    helm,
    rear: pose.rear,
    front: frontOf(pose),
    facing: pose.facing,
    left: purse.points,
    cites: [...HELM_RULES[helm], ...(state.turn.helmed ? (['bbs.destroyers.melange'] as const) : []), ...over],
  });
  changeShip(work, ship, { cell: pose.rear, facing: pose.facing });
  changeTurn(work, { ...purse, helmed: true });
};
/** It stops where it is: what stands on its two cells is rammed or picked up, the bow first. */
export const halt = (work: Work): void => {
  const { state } = work;
  const ship = helmShip(state);
  const { rear, facing } = poseOf(state, ship);
  const front = frontOf({ rear, facing });
  const moved = state.turn.helmed;
  const cites: Some<BbsRule> =
    moved && state.turn.points === 0 ? ['bbs.destroyers.points-action'] : ['bbs.destroyers.moins'];
  tell(work, { type: 'halted', ship: idOf(ship), rear, front, facing, moved, cites });
  const cells: readonly Cell[] = [front, rear];
  changeShip(work, ship, { cell: AWAY });
  if (moved) ram(work, ship, cells);
  if (work.state.ships[ship]?.fate === 'play') {
    changeShip(work, ship, { cell: rear });
    goTo(work, 'aim');
  } else {
    changeTurn(work, { destroyer: null });
    goTo(work, 'draw-window');
  }
};
