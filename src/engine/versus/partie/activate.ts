// Activating a tile: what it costs, where it goes in the river, what it sets to work.
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { giveBack, pay, recover } from '../discs.ts';
import { specialCites } from '../mission/cites.ts';
import { turnBegan } from '../mission/steps.ts';
import { missionRecovery } from '../mission/track.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, TileId } from '../types.ts';
import { beginEvent } from './event-order.ts';
import { dropTokens } from './harm.ts';
import { costInCubes } from './posts.ts';
import { figuresOf, moreCubes, moreDiscs, nextCost, placeOf, sideOf, surcharge, tileOf } from './reads.ts';
import type { Tile } from './types.ts';
import { changeFigure, changeSide, goTo, moveCubes, push, type Work } from './work.ts';

/** Step 3: the discs, then step 4. */
export const payAndActivate = (work: Work, id: TileId): void => {
  const { active } = work.state;
  const { discs, done, ahead } = sideOf(work.state, active);
  const [cost, extra] = [nextCost(work.state, id), surcharge(work.state, active, id)];
  const after = pay(discs, cost);
  changeSide(work, active, { discs: after });
  const lateCites: readonly VsRule[] = ahead > 0 ? ['vs.pouvoirs-heros.batwoman-rang'] : [];
  const extraCites: readonly VsRule[] = extra > 0 ? ['vs.pouvoirs-heros.robin-damian-wayne-surcout'] : [];
  tell(work, {
    type: 'paid',
    side: active,
    tile: id,
    rank: done + ahead + 1,
    discs: cost,
    extra,
    after,
    cites: ['vs.dpa.cout-n', 'vs.dpa.paiement', 'vs.dpa.acheter-avant', ...lateCites, ...extraCites],
  });
  activate(work, id, { free: false, cites: ['vs.activation.cout-energie', 'vs.activation.deux-monnaies'] });
};
/** A38 and A33: what happens to a hero's tokens and to a hidden Batman when their tile is activated. */
const wake = (work: Work, id: TileId): boolean => {
  dropTokens(work, id);
  const batman = figuresOf(work.state, id).find(({ at }) => at === 'hidden');
  const shadow = work.state.shadows.find(({ batman: here }) => here === true);
  if (batman === undefined || shadow === undefined) return false;
  const { zone, number } = shadow;
  changeFigure(work, batman.id, { at: 'board', zone });
  change(work, { shadows: [] });
  tell(work, {
    type: 'batman-found',
    shadow: number,
    zone,
    why: 'activated',
    cites: ['vs.pouvoirs-heros.batman-reapparition'],
  });
  return true;
};
/** What a tile is beside a squad: the event tile, or another that stands in its place. */
const TILE_CITES: Partial<Readonly<Record<Tile['part'], Some<VsRule>>>> = {
  event: ['vs.activation.evenement-activable'],
  guest: ['vs.qg.remplacer-evenement'],
};
/** Step 4. `free`: an activation offered by a power, without discs or cubes (A10). */
export const activate = (
  work: Work,
  id: TileId,
  { free, cites }: { readonly free: boolean; readonly cites: Some<VsRule> },
): void => {
  const { active, fixed } = work.state;
  const { cubes, done, river, activated } = sideOf(work.state, active);
  const place = placeOf(work.state, active, id);
  const cost = free ? 0 : costInCubes(work.state, active, place);
  const part = known(tileOf(work.state, id)).part;
  changeSide(work, active, {
    cubes: moveCubes(cubes, 'available', 'fatigue', cost),
    done: free && !fixed.options.rasCounts ? done : done + 1,
    activated: [...activated, id],
    ...(fixed.options.riverRule === 'end' ? { river: [...river.filter((one) => one !== id), id] } : {}),
  });
  tell(work, {
    type: 'activated',
    side: active,
    tile: id,
    place,
    cubes: cost,
    free,
    cites: [...cites, ...(TILE_CITES[part] ?? [])],
  });
  if (fixed.options.riverRule === 'end' && place < river.length)
    tell(work, {
      type: 'moved',
      side: active,
      tile: id,
      place: river.length,
      cites: ['vs.activation.comme-premiere-tuile'],
    });
  const surprised = wake(work, id);
  if (part === 'event') beginEvent(work);
  else push(work, { task: 'act', tile: id });
  if (surprised) push(work, { task: 'surprise' });
  if (fixed.options.riverRule === 'manual') push(work, { task: 'place', tile: id });
};

// ── The other steps of a turn
/** Discs recovered: the mission's number for this turn or the post's, and what a power adds (A3, A5). */
const upkeepDiscs = (work: Work, side: Camp): void => {
  const { fixed, turn } = work.state;
  const { discs, discRecovery } = sideOf(work.state, side);
  const special = missionRecovery(fixed.mission, turn);
  const base = special?.discs ?? discRecovery;
  const bonus = moreDiscs(work.state, side);
  const after = recover(discs, base + bonus);
  const moved = after.available - discs.available;
  changeSide(work, side, { discs: after });
  const why: Some<VsRule> = special
    ? ['vs.dpa.recuperation', ...specialCites(fixed.missionId, special.id)]
    : ['vs.dpa.recuperation'];
  tell(work, {
    type: 'recovered',
    side,
    discs: moved,
    base,
    more: bonus,
    after,
    cites: bonus > 0 ? [...why, 'vs.pouvoirs-heros.oracle-dpa'] : why,
  });
};
const upkeepCubes = (work: Work, side: Camp): void => {
  const { cubes, cubeRecovery } = sideOf(work.state, side);
  const bonus = moreCubes(work.state, side);
  const moved = Math.min(cubeRecovery + bonus, cubes.fatigue);
  const after = moveCubes(cubes, 'fatigue', 'available', moved);
  changeSide(work, side, { cubes: after });
  tell(work, {
    type: 'energy-recovered',
    side,
    cubes: moved,
    base: cubeRecovery,
    more: bonus,
    available: after.available,
    fatigue: after.fatigue,
    cites:
      bonus > 0
        ? ['vs.tour.entretien-habituel', 'vs.pouvoirs-heros.julia-pennyworth-energie']
        : ['vs.tour.entretien-habituel'],
  });
};
/** Step 1. */
export const upkeep = (work: Work): void => {
  upkeepDiscs(work, work.state.active);
  upkeepCubes(work, work.state.active);
  goTo(work, 'start');
};
/** Step 3 left without an activation, or without another. */
export const stop = (work: Work): void => {
  const { active } = work.state;
  const none = sideOf(work.state, active).done === 0;
  tell(work, {
    type: 'stopped',
    side: active,
    none,
    cites: none ? ['vs.tour.renoncer', 'vs.tour.fin-de-boucle'] : ['vs.tour.fin-de-boucle', 'vs.tour.boucle'],
  });
  goTo(work, 'close');
};
/** Step 5: spent discs become unavailable; those left available stay. */
export const giveDiscsBack = (work: Work): void => {
  const { active } = work.state;
  const { discs, done } = sideOf(work.state, active);
  const after = giveBack(discs);
  changeSide(work, active, { discs: after, done: 0, ahead: 0, activated: [] });
  const kept: readonly VsRule[] = after.available > 0 ? ['vs.dpa.report'] : [];
  const recount: readonly VsRule[] = done > 0 ? ['vs.dpa.compteur-par-tour'] : [];
  tell(work, {
    type: 'returned',
    side: active,
    discs: discs.spent,
    after,
    cites: ['vs.dpa.retour', 'vs.tour.fin-habituelle', ...kept, ...recount],
  });
};
/** A camp's turn begins at its upkeep; activations that Batwoman counted ahead are counted now. */
export const beginTurn = (work: Work, turn: number, side: Camp): void => {
  const { late } = sideOf(work.state, side);
  changeSide(work, side, { ahead: late, late: 0, done: 0, activated: [] });
  change(work, { turn, active: side, phase: 'upkeep' });
  tell(work, turnBegan(turn, side));
};
