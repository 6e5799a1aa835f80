// What the tests of the ledger's cases start from: positions in short-hand, then the game that they give.
import { known } from '../kernel/result.ts';
import { setup } from './partie/setup.ts';
import type { PartieScenario, PartieState } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';

export { position, type PositionSpec };
/** The state of a scenario that must be legal; throws with its faults otherwise. */
export const stateOf = (scenario: PartieScenario): PartieState => {
  const result = setup(scenario);
  if (!result.ok) throw new Error(`illegal: ${result.error.map(({ code, about }) => `${code} (${about})`).join(', ')}`);
  return known(result.value);
};
/** The position itself, ready to play. */
export const at = (spec: PositionSpec): PartieState => stateOf(position(spec));
