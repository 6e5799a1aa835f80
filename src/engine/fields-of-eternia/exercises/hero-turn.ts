// A hero of the first team, in a turn of a whole game drawn for an exercise.
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieState, Team } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { ZoneId } from '../types.ts';
import { type FoeExercise, judged, type Moment, type Verdict } from './kit.ts';
import { MODE, played, studyOf } from './study.ts';

export type Drawn = Moment<PartieState, PartieAction> & { readonly scenario: PartieScenario };
interface Telling extends Pick<FoeExercise, 'facts' | 'drawn' | 'question'> {
  readonly zones: readonly ZoneId[]; // what the map shows
}
export const asked = (
  { scenario, actions }: Drawn,
  verdict: Verdict<PartieAction>,
  { drawn = [], facts, question, zones }: Telling,
): FoeExercise => ({
  ...judged(verdict, { facts, question, position: { mode: MODE, scenario, actions, about: zones } }),
  ...(drawn.length === 0 ? {} : { drawn }),
});
export const HERO = 0;
export const TEAM: Team = 0;
export const nameOf = ({ fixed }: PartieState): string => fixed.heroes[HERO]?.name ?? '';
export const whereOf = ({ heroes }: PartieState): ZoneId => heroes[HERO]?.zone ?? '';
export const ACTIVATE: PartieAction = { type: 'activate', hero: HERO };
/** A hero of the first team, at the beginning of a turn. */
export const turnOf = (random: Rng): Drawn => {
  const scenario = studyOf(random, 2);
  return { scenario, ...played(scenario, [ACTIVATE]) };
};
export const goOn = ({ scenario, actions }: Drawn, ...more: readonly PartieAction[]): Drawn => ({
  scenario,
  ...played(scenario, [...actions, ...more]),
});
export const options = (state: PartieState): readonly PartieAction[] => {
  const node = partie.node(state);
  return node.kind === 'choice' ? node.options : [];
};
