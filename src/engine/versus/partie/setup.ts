// The only door in: a scenario becomes a game at its first missing decision, or every fault found in it.
import { ok, type Result } from '../../kernel/result.ts';
import { workOn } from '../../kernel/work.ts';
import type { VsRefusal } from '../faults.ts';
import { neutralise } from './harm.ts';
import { withFumes } from './setup-fresh.ts';
import { prepared } from './setup-judge.ts';
import type { PartieScenario, PartieState } from './types.ts';
import type { Work } from './work.ts';

/** Figures told to be out of the game leave it as they would have while playing, with all that follows, silently. */
const withLosses = (state: PartieState): PartieState => {
  const work: Work = workOn(state);
  for (const { id, out, lying } of state.fixed.figures)
    if (out === true || lying === true)
      neutralise(work, id, { by: null, means: 'other', cites: ['vs.presentation.tout-par-tuile'] });
  return work.state;
};
export const setup = (scenario: PartieScenario): Result<PartieState, readonly VsRefusal[]> => {
  const made = prepared(scenario);
  return made.ok ? ok(withFumes(withLosses(made.value))) : made;
};
