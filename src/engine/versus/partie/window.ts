// When the players may report what happens on the map, and who is acting then.
import type { Actor } from '../power-types.ts';
import { actorsOf } from './aims.ts';
import { bodiesOf, campOf, figuresOf, isUp, tileOf, topTask } from './reads.ts';
import type { Figure, PartieState, Tile } from './types.ts';
import { verbOf } from './steps.ts';

export interface Window {
  readonly actors: readonly Figure[]; // who may move and try tests
  readonly who: Actor | 'tile' | 'nobody';
}
/** Undefined while a decision is awaited that comes before anything on the map. */
export const windowOf = (state: PartieState): Window | undefined => {
  const task = topTask(state);
  if (task === undefined)
    return state.phase === 'start' || state.phase === 'close' ? { actors: [], who: 'nobody' } : undefined;
  if (task.task === 'act') return { actors: bodiesOf(state, task.tile), who: 'tile' };
  if (task.task !== 'power') return undefined;
  const verb = verbOf(task);
  return verb?.do === 'tell'
    ? { actors: actorsOf(state, task, verb.who ?? 'hq').filter(isUp), who: verb.who ?? 'hq' }
    : undefined;
};
/** Minions and elites. A tile of several figures is one or the other, though nobody typed which (A70). */
const isHeld = (state: PartieState, { id, level }: Tile): boolean =>
  level === 'minion' ||
  level === 'elite' ||
  (level === 'unknown' && state.fixed.options.freezeHoldsGangs && figuresOf(state, id).length > 1);
/** A39: held in Renee Montoya's sights. */
export const isFrozen = (state: PartieState, figure: Figure): boolean => {
  const tile = tileOf(state, figure.tile);
  return (
    figure.zone !== null &&
    campOf(state, figure) === 'villain' &&
    tile !== undefined &&
    isHeld(state, tile) &&
    state.markers.some(({ kind, zone }) => kind === 'freeze' && zone === figure.zone)
  );
};
export const movers = (state: PartieState): readonly Figure[] =>
  (windowOf(state)?.actors ?? []).filter((figure) => !isFrozen(state, figure));
/** Marched figures only move (Hugo Strange); operated ones try nothing (Prof. Pyg). */
export const testers = (state: PartieState): readonly Figure[] =>
  windowOf(state)?.who === 'marched' ? [] : movers(state).filter(({ markers }) => !markers.includes('operated'));
