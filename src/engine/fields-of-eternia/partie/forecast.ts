// What an action on the map surely leads to: the soldiers' combat that it begins. Read from what lies on the map alone: whoever looks may be told, and sees neither hands nor objectives.
import { forecastText, soldiersForecast } from '../combat-de-soldats/forecast.ts';
import { activeHero, teamOf } from './board.ts';
import type { Fought } from './event-types.ts';
import { batailleOf } from './inner.ts';
import { enemyTeams, heroesAt } from './map.ts';
import { marched } from './soldiers.ts';
import type { PartieAction, PartieState } from './types.ts';

/** One sentence, where an open action begins a soldiers' combat; undefined where it begins none, or an epic combat first. */
export const foretold = (state: PartieState, action: PartieAction): string | undefined => {
  const hero = activeHero(state);
  if (hero === null || (action.type !== 'march' && action.type !== 'move')) return undefined;
  const { to: zone } = action;
  const team = teamOf(state, hero);
  const [foe] = enemyTeams(state, zone, team);
  if (foe === undefined) return undefined;
  const heroes = heroesAt(state, zone, foe);
  const fought = { what: 'soldats', against: null, zone, team, foe, final: false } satisfies Partial<Fought>;
  if (action.type === 'march')
    return forecastText(soldiersForecast(batailleOf(marched(state, team, action), { ...fought, hero: null, heroes })));
  if (heroes.length > 0 || state.boss?.zone === zone) return undefined; // an epic combat comes first
  return forecastText(soldiersForecast(batailleOf(state, { ...fought, hero, heroes: [] })));
};
