// What every field of this workshop shares.
import { type Bench, useBench } from '../../atelier/bench.ts';
import { fromScenario, type Work } from './model.ts';

/** What a new scenario starts from. */
export const STARTER: Work = fromScenario({
  name: 'Un duel',
  kind: 'game',
  first: null,
  players: [{ deck: 'cogneur' }, { deck: 'beau-parleur' }],
});

export const useDesk = (): Bench<Work> => useBench<Work>();
