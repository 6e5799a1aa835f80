// A whole game under work, as pure functions.
import type { PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { FACTIONS } from '../../../../engine/fields-of-eternia/types.ts';
import { dropAt, put } from '../../../atelier/put.ts';
import { recruit } from '../free-hero.ts';
import { type Board, setHeroes } from './board.ts';
import { mapIn, zoneChoices } from './map-model.ts';

export type Kind = Exclude<PartieScenario['kind'], 'escarmouche'>;
/** Back from a position to study, what only such a position may tell is left out. */
export const asKind = <T extends PartieScenario>(scenario: T, kind: Kind): T => {
  const turned = { ...scenario, kind };
  if (kind === 'etude') return turned;
  const teams = scenario.teams.map((team) => ({
    ...team,
    heroes: team.heroes.map((hero) =>
      put(put(put(hero, 'zone', undefined), 'damage', undefined), 'activated', undefined),
    ),
  }));
  return put(put<T, 'round'>({ ...turned, teams }, 'round', undefined), 'offers', undefined);
};
/** The team leaves; who was to begin is drawn by lot if it was that one. */
export const withoutTeam = <T extends { readonly teams: readonly unknown[]; readonly first: PartieScenario['first'] }>(
  scenario: T,
  index: number,
): T => {
  const { first } = scenario;
  const next =
    first === null || first === index ? null : first > index ? ((first - 1) as PartieScenario['first']) : first;
  return { ...scenario, teams: dropAt(scenario.teams, index), first: next };
};
/** One team more: another faction, on a free outpost, with a hero. */
export const moreTeam = (work: Board): Board => {
  const { map, teams } = work;
  const faction = FACTIONS.find((one) => !teams.some((team) => team.faction === one)) ?? 'horde';
  const base =
    zoneChoices(mapIn(map), ['avant-poste']).find(([id]) => !teams.some((team) => team.base === id))?.[0] ?? '';
  const more = { ...work, teams: [...teams, { faction, base, heroes: [] }] } as Board;
  return setHeroes(more, teams.length, () => [{ hero: recruit(work, faction) }]);
};
