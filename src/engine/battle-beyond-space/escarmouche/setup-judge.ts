// Every fault of a skirmish, and what deserves a word, without the game that follows.
import { isBetween } from '../../kernel/faults.ts';
import { ROUNDS } from '../constants.ts';
import type { BbsRefusal } from '../faults.ts';
import { notices as gameNotices, scenarioFaults as gameFaults } from '../partie/setup-judge.ts';
import { activeOf, roundOf } from '../partie/setup-read.ts';
import { GAME, type Shape, shapeFaults } from '../partie/setup-shape.ts';
import type { PartieScenario } from '../partie/types.ts';
import { fault, faultWith } from './refusals.ts';
import type { EscarmoucheScenario } from './types.ts';

const inside = (refusal: BbsRefusal): BbsRefusal => ({
  ...refusal,
  about: refusal.about === undefined ? 'position' : `position.${refusal.about}`,
});
/** Turns that the game still has, the present one included. */
const turnsLeft = (position: PartieScenario): number => {
  const [{ first, players }, active] = [position, activeOf(position)];
  const played = first === null || active === null ? 0 : (active - first + players.length) % players.length;
  return (ROUNDS - roundOf(position) + 1) * players.length - played;
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
export const scenarioFaults = (scenario: EscarmoucheScenario): readonly BbsRefusal[] => {
  const misshapen = shapeFaults(scenario, SKIRMISH);
  if (misshapen.length > 0) return misshapen; // nothing else can be read
  const { turns, position } = scenario;
  const game = gameFaults(position);
  const late =
    game.length === 0 && isBetween(turns, 1, 9) && turns > turnsLeft(position)
      ? [faultWith('escarmouche-trop-longue', 'turns', { reste: turnsLeft(position) }, 'bbs.fin.moment')]
      : [];
  return [...ownFaults(scenario), ...late, ...game.map(inside)];
};
export const notices = (scenario: EscarmoucheScenario): readonly BbsRefusal[] =>
  shapeFaults(scenario, SKIRMISH).length > 0 ? [] : gameNotices(scenario.position).map(inside);
