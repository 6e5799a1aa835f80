// The fire of the destroyer that has just been steered (step 6): its one shot, the laser and the super shot of the Valkyries.
import { ahead, type Cell, facingAfter } from '../../hex/cells.ts';
import { known, type Some } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import { SUPER_SHOT } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { destroyerTargets, gapBetween, laserHit, onBoard, shipAt, shipOn, standing } from './board.ts';
import { strike } from './strike.ts';
import type { Blow, PartieState } from './types.ts';
import { goTo, type Work } from './work.ts';

/** Whether it may fire at all: by option it must have moved (A16). */
export const mayFire = ({ turn, fixed }: PartieState): boolean =>
  turn.destroyer !== null && (turn.helmed || !fixed.options.destroyerFireNeedsMove);
export const targetsNow = (state: PartieState): ReadonlyMap<ShipIndex, { readonly at: Cell }> =>
  state.turn.destroyer !== null && mayFire(state) ? destroyerTargets(state, state.turn.destroyer) : new Map();
const TURRET: Some<BbsRule> = ['bbs.tour.etape-6', 'bbs.tir-destroyers.portee', 'bbs.tir-destroyers.seul-active'];
export const shoot = (work: Work, target: ShipIndex): void => {
  const ship = known(work.state.turn.destroyer ?? undefined);
  const { from, through, at } = known(destroyerTargets(work.state, ship).get(target));
  const curved: readonly BbsRule[] =
    through === null
      ? []
      : ['bbs.tir-destroyers.courbe', 'bbs.tir-destroyers.case-intermediaire', 'bbs.tir-destroyers.pas-a-travers'];
  tell(work, {
    type: 'fired',
    ship: idOf(ship),
    from,
    at,
    target: idOf(target),
    distance: gapBetween(work.state, ship, target),
    through,
    cites: [...TURRET, ...curved],
  });
  strike(work, 'destroyer', ship, [{ ship: target, damage: 1 }]);
};
export const fireLaser = (work: Work): void => {
  const { state } = work;
  const ship = known(state.turn.destroyer ?? undefined);
  const { cell, facing } = shipAt(state, ship);
  const hit = laserHit(state, ship);
  const foe = typeof hit?.what === 'number' && ownerOf(hit.what) !== ownerOf(ship) ? hit.what : undefined;
  const why =
    hit === undefined ? 'nothing' : foe !== undefined ? 'hit' : typeof hit.what === 'number' ? 'ally' : hit.what;
  tell(work, {
    type: 'laser',
    ship: idOf(ship),
    from: ahead(cell, facing),
    at: hit?.at ?? null,
    target: foe === undefined ? null : idOf(foe),
    why,
    cites: ['bbs.valkyries.laser', ...(why === 'nothing' ? [] : (['bbs.valkyries.laser-arret'] as const))],
  });
  if (foe === undefined) goTo(work, 'draw-window');
  else strike(work, 'laser', ship, [{ ship: foe, damage: 1 }]);
};
/** The nine cells in front of the bow, in three lines of three; by option each line stops at its first obstacle (A45). */
export const superZone = (state: PartieState, ship: ShipIndex): readonly Cell[] => {
  const { cell, facing } = shipAt(state, ship);
  const bow = ahead(cell, facing);
  const stops = state.fixed.options.superShotStopped === 'by-obstacles';
  return [facing, facingAfter(facing, 1), facingAfter(facing, -1)].flatMap((side) => {
    const row = Array.from({ length: SUPER_SHOT.long }, (_, k) => ahead(ahead(bow, side), facing, k)).filter((at) =>
      onBoard(state, at),
    );
    const end = stops
      ? row.findIndex((at) => typeof standing(state, at) === 'number' || standing(state, at) === 'asteroid')
      : -1;
    return end < 0 ? row : row.slice(0, standing(state, known(row[end])) === 'asteroid' ? end : end + 1);
  });
};
export const fireSuper = (work: Work): void => {
  const { state } = work;
  const ship = known(state.turn.destroyer ?? undefined);
  const cells = superZone(state, ship);
  tell(work, {
    type: 'super-shot',
    ship: idOf(ship),
    cells,
    cites: ['bbs.valkyries.super-tir-une-fois', 'bbs.valkyries.super-tir-zone', 'bbs.valkyries.super-tir-tous'],
  });
  strike(work, 'super', ship, blowsIn(state, cells));
};
/** As many damages as cells of the ship are struck, at most two (A52); in the order of the ships. */
const blowsIn = (state: PartieState, cells: readonly Cell[]): readonly Blow[] => {
  const struck = new Map<ShipIndex, 1 | 2>();
  for (const at of cells) {
    const ship = shipOn(state, at);
    if (ship !== undefined) struck.set(ship, struck.has(ship) ? 2 : 1);
  }
  return [...struck].toSorted(([a], [b]) => a - b).map(([ship, damage]) => ({ ship, damage }));
};
