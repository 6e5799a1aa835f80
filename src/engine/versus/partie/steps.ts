// What the steps of powers share: which step a task is at, how it goes on, what it leaves on the map.
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import type { Effect, Power, Verb, VerbName } from '../power-types.ts';
import { powerById } from '../powers.ts';
import type { VsRule } from '../rules.ts';
import type { Camp } from '../types.ts';
import { figureOf, hqFigure, hqUp, powerOf } from './reads.ts';
import type { Figure, FigureMarker, Marker, PartieAction, PartieState, Task } from './types.ts';
import { changeFigure, changeTop, type Work } from './work.ts';

export type PowerTask = Extract<Task, { readonly task: 'power' }>;
export type Verbs<K extends VerbName> = Extract<Verb, { readonly do: K }>;
/** What a verb does. */
export interface Doing<V> {
  /** Whether the step has something to aim at, before its power is begun; true unless told. */
  readonly ready?: (state: PartieState, camp: Camp, verb: V, next: Verb | undefined) => boolean;
  /** What may be answered; undefined when the step runs by itself. An empty list ends the effect there. */
  readonly ask?: (state: PartieState, task: PowerTask, verb: V) => readonly PartieAction[] | undefined;
  /** What the step does, with the answer if it asked. It goes on to the next step unless it changed the tasks itself. */
  readonly run: (work: Work, task: PowerTask, verb: V, action?: PartieAction) => void;
}

export const effectOf = (power: Power, key: string): Effect =>
  known(power.effects.find((effect) => effect.key === key.split(':')[0]));
export const verbsOf = ({ power, key }: PowerTask): readonly Verb[] => {
  const effect = effectOf(powerById(power), key);
  const part = key.split(':')[1];
  return part === undefined ? effect.verbs : known(effect.parts?.[part]);
};
export const verbOf = (task: PowerTask): Verb | undefined => verbsOf(task)[task.at];

// ── Going on
export const forward = (work: Work, task: PowerTask, memo: Partial<PowerTask> = {}): void => {
  const { open: _, ...rest } = task;
  changeTop(work, { ...rest, ...memo, at: task.at + 1 });
};
export const idle = (work: Work, { power }: PowerTask, cites: Some<VsRule>): void =>
  tell(work, { type: 'idle', power, cites });
export const hqOf = (state: PartieState): Figure | undefined => hqFigure(state, state.active);
export const pickedOf = (state: PartieState, { figure }: PowerTask): Figure | undefined =>
  figure === undefined ? undefined : figureOf(state, figure);
export const putMarker = (work: Work, marker: Marker, cites: Some<VsRule>): void => {
  change(work, { markers: [...work.state.markers, marker] });
  tell(work, { type: 'marker-placed', kind: marker.kind, zone: marker.zone, figure: null, cites });
};

export const mark = (work: Work, task: PowerTask, marker: FigureMarker, cites: Some<VsRule>): void => {
  const hq = known(hqOf(work.state));
  changeFigure(work, hq.id, { markers: [...hq.markers.filter((one) => one !== marker), marker] });
  tell(work, { type: 'marker-placed', kind: marker, zone: null, figure: hq.id, cites });
  forward(work, task);
};
/** The whole record of a camp's HQ; undefined where the site has none. */
export const recordOf = (state: PartieState, camp: Camp): Power | undefined => {
  const head = powerOf(state, camp);
  return head && powerById(head.id);
};
/** The HQ stands on the map. */
export const hqStands = (state: PartieState, camp: Camp): boolean => hqUp(state, camp);
