// How far a team is from a goal of a victory card.
import type { Goal, Objective } from '../types.ts';
import { teamState } from './board.ts';
import { controlled } from './map.ts';
import type { PartieState, Team } from './types.ts';

const COUNT: Readonly<Record<Exclude<Goal['kind'], 'texte'>, (state: PartieState, team: Team) => number>> = {
  'avant-postes': (state, team) => controlled(state, team).length,
  'heros-vaincus': (state, team) => teamState(state, team).tally.defeated,
  creatures: (state, team) => teamState(state, team).tally.tamed,
  eternium: (state, team) => teamState(state, team).eternium,
  quetes: (state, team) => teamState(state, team).tally.quests,
};
/** How much of what a goal asks is there: no more is counted than it asks. The engine sees nothing of those told by their text. */
export const doneOf = (state: PartieState, team: Team, { goal }: Objective): number =>
  goal.kind === 'texte' ? 0 : Math.min(goal.count, COUNT[goal.kind](state, team));
/** How much of a goal is there, 0 to 1. */
export const progressOf = (state: PartieState, team: Team, objective: Objective): number =>
  objective.goal.kind === 'texte' ? 0 : doneOf(state, team, objective) / objective.goal.count;
