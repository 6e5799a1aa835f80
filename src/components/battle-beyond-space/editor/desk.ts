// What every field of this workshop shares.
import { type Bench, useBench } from '../../atelier/bench.ts';
import type { Work } from './model.ts';

export const useDesk = (): Bench<Work> => useBench<Work>();
