// The work as a part: forms are written with parts, so that each field knows its path, which the faults name.
import { type Bench, useBench } from '../../atelier/bench.ts';
import type { Part } from '../../atelier/part.ts';
import type { Mode, WorkOf } from './modes.ts';

/** The whole work of a kind. Its parts must not outlive the drawing they were made in. */
export const useWork = <M extends Mode>(): Part<WorkOf<M>> => {
  const { scenario, edit }: Bench<WorkOf<M>> = useBench();
  return { path: '', value: scenario, change: (value, field) => edit(() => value, field) };
};
