// What an action on the map surely leads to: the soldiers' combat that it begins.
import { forecastText, soldiersForecast } from '../combat-de-soldats/forecast.ts';
import { activeHero, teamOf } from './board.ts';
import { partie } from './index.ts';
import { enemyTeams } from './map.ts';
import type { PartieAction, PartieState } from './types.ts';

/** One sentence, where an open action begins a soldiers' combat; undefined where it begins none, or an epic combat first. */
export const foretold = (state: PartieState, action: PartieAction): string | undefined => {
  const hero = activeHero(state);
  if (hero === null || (action.type !== 'march' && action.type !== 'move')) return undefined;
  if (enemyTeams(state, action.to, teamOf(state, hero)).length === 0) return undefined;
  const { bataille } = partie.apply(state, action).state;
  return bataille === null ? undefined : forecastText(soldiersForecast(bataille));
};
