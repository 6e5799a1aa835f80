// The only door in: a position that a game accepts, a goal within reason.
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BbsRefusal } from '../faults.ts';
import { setup as gameSetup } from '../partie/setup.ts';
import { pointsIn } from './game.ts';
import { scenarioFaults } from './setup-judge.ts';
import type { EscarmoucheScenario, EscarmoucheState } from './types.ts';

export const setup = (scenario: EscarmoucheScenario): Result<EscarmoucheState, readonly BbsRefusal[]> => {
  const faults = scenarioFaults(scenario);
  if (faults.length > 0) return err(faults);
  const { seat, turns, goal, position } = scenario;
  const game = gameSetup(position);
  if (!game.ok) return game;
  const fixed = { seat, goal, turns, play: game.value.fixed };
  return ok({
    fixed,
    game: game.value,
    base: game.value.phase === 'reveal' ? pointsIn(fixed, game.value) : null,
    left: turns,
    outcome: null,
  });
};
