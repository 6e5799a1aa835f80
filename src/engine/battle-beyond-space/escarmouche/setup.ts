// The only door in: a position that a game accepts, a goal within reason.
import { isBetween } from '../../kernel/faults.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { ROUNDS } from '../constants.ts';
import type { BbsRefusal } from '../faults.ts';
import { GAME, type Shape, shapeFaults } from '../partie/setup-shape.ts';
import { notices as gameNotices, setup as gameSetup } from '../partie/setup.ts';
import type { PartieState } from '../partie/types.ts';
import { pointsIn } from './game.ts';
import { fault, faultWith } from './refusals.ts';
import type { EscarmoucheScenario, EscarmoucheState } from './types.ts';

const inside = (refusal: BbsRefusal): BbsRefusal => ({
  ...refusal,
  about: refusal.about === undefined ? 'position' : `position.${refusal.about}`,
});
/** Turns that the game still has, the present one included. */
const turnsLeft = ({ round, active, first, sides }: PartieState): number => {
  const played = first === null ? 0 : (active - first + sides.length) % sides.length;
  return (ROUNDS - round + 1) * sides.length - played;
};
const ownFaults = ({ name, seat, turns, goal, position }: EscarmoucheScenario): readonly BbsRefusal[] => [
  ...(name.trim() === '' || name.length > 80 ? [fault('escarmouche-titre', 'name', 'bbs.but.objectif')] : []),
  ...(isBetween(seat, 0, position.players.length - 1)
    ? []
    : [fault('escarmouche-joueur', 'seat', 'bbs.but.nombre-joueurs')]),
  ...(isBetween(turns, 1, 9) ? [] : [fault('escarmouche-tours', 'turns', 'bbs.fin.moment')]),
  ...(isBetween(goal.least, 1, 99) ? [] : [fault('escarmouche-but', 'goal.least', 'bbs.but.sources-de-points')]),
];
const SKIRMISH: Shape = {
  fields: {
    name: 'text',
    note: 'text',
    author: 'text',
    position: GAME,
    seat: 'number',
    turns: 'number',
    goal: { fields: { of: { oneOf: ['prises', 'total'] }, least: 'number' }, needed: ['of', 'least'] },
  },
  needed: ['name', 'position', 'seat', 'turns', 'goal'],
};
export const setup = (scenario: EscarmoucheScenario): Result<EscarmoucheState, readonly BbsRefusal[]> => {
  const misshapen = shapeFaults(scenario, SKIRMISH);
  if (misshapen.length > 0) return err(misshapen); // nothing else can be read
  const { seat, turns, goal, position } = scenario;
  const game = gameSetup(position);
  const late =
    game.ok && isBetween(turns, 1, 9) && turns > turnsLeft(game.value)
      ? [faultWith('escarmouche-trop-longue', 'turns', { reste: turnsLeft(game.value) }, 'bbs.fin.moment')]
      : [];
  const faults = [...ownFaults(scenario), ...late, ...(game.ok ? [] : game.error.map(inside))];
  if (!game.ok || faults.length > 0) return err(faults);
  const fixed = { seat, goal, turns, play: game.value.fixed };
  return ok({
    fixed,
    game: game.value,
    base: game.value.phase === 'reveal' ? pointsIn(fixed, game.value) : null,
    left: turns,
    outcome: null,
  });
};
export const notices = (scenario: EscarmoucheScenario): readonly BbsRefusal[] =>
  shapeFaults(scenario, SKIRMISH).length > 0 ? [] : gameNotices(scenario.position).map(inside);
