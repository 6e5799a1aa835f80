// What every field of this workshop shares.
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { READY as SCENARIOS } from '../ready.ts';
import { type Bench, useBench } from '../../atelier/bench.ts';

/** An empty board. */
export const BLANK: PartieScenario = {
  name: 'Mon plateau',
  grid: { columns: 5, rows: 7 },
  clock: null,
  round: 1,
  phase: 1,
  initiative: null,
  units: [],
  modules: [],
};
/** What a new scenario starts from. */
export const STARTER: PartieScenario = SCENARIOS[0]?.scenario ?? BLANK;

export const useDesk = (): Bench<PartieScenario> => useBench<PartieScenario>();
