// What every refusal of the game is made of.
import type { Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { Verb } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { foe, type TileId } from '../types.ts';
import { sideOf, tileOf, topTask } from './reads.ts';
import type { PLAY_REFUSALS } from './refusals.ts';
import { type PowerTask, verbOf } from './steps.ts';
import type { PartieAction, PartieState, Task } from './types.ts';

type Code = keyof typeof PLAY_REFUSALS;

export const { no, noWith } = faultsOf<VsRule, typeof PLAY_REFUSALS>();

export const when = (wrong: boolean, code: Code, ...cites: Some<VsRule>): Fault =>
  wrong ? no(code, ...cites) : undefined;

export type Law<K extends PartieAction['type']> = (action: Of<PartieAction, K>, state: PartieState) => Fault;

export const taskIs = (state: PartieState, ...kinds: readonly Task['task'][]): boolean =>
  kinds.some((kind) => topTask(state)?.task === kind);

export const stepOf = (state: PartieState): { readonly task: PowerTask; readonly verb: Verb } | undefined => {
  const task = topTask(state);
  const verb = task?.task === 'power' ? verbOf(task) : undefined;
  return task?.task === 'power' && verb ? { task, verb } : undefined;
};

export const ORDER: VsRule = 'vs.tour.ordre-etapes';

export const tileFault = (state: PartieState, id: TileId): Fault => {
  const tile = tileOf(state, id);
  if (tile === undefined) return no('tuile-inconnue', 'vs.presentation.tout-par-tuile');
  if (sideOf(state, foe(state.active)).river.includes(id))
    return no('pas-votre-riviere', 'vs.presentation.miroir', 'vs.presentation.tout-par-tuile');
  return when(
    !sideOf(state, state.active).river.includes(id),
    'tuile-hors-riviere',
    'vs.presentation.tout-par-tuile',
    ...(state.fixed.missionId === 'm4' && tile.level === 'citizens' ? (['vs.m4.otages-tuile'] as const) : []),
  );
};
