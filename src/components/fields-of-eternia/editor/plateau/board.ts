// A whole game or a skirmish as the hands see it: teams whose heroes stand in zones, a map that is an example until a hand changes it.
import type { EscTeamSpec } from '../../../../engine/fields-of-eternia/escarmouche/types.ts';
import type { HeroSpec, TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { HeroCard, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { changeAt, put } from '../../../atelier/put.ts';
import type { Work, WorkOf } from '../modes.ts';

export type Game = WorkOf<'partie'>;
export type Skirmish = WorkOf<'escarmouche'>;
export type Board = Game | Skirmish;
export const isGame = (work: Board): work is Game => work.mode === 'partie';
export const isBoard = (work: Work): work is Board => work.mode === 'partie' || work.mode === 'escarmouche';

type AnyTeam = TeamSpec | EscTeamSpec;
/** A team that is not there. */
export const NOBODY: TeamSpec = { faction: 'masters', base: '', heroes: [] };
export const setTeam = <B extends Board>(
  work: B,
  t: number,
  change: (team: B['teams'][number]) => B['teams'][number],
): B => ({
  ...work,
  teams: changeAt<AnyTeam>(work.teams, t, (team) => change(team)),
});
/** Only a whole game tells where heroes and soldiers begin. */
export const setGameTeam = (work: Board, t: number, change: (team: TeamSpec) => TeamSpec): Board =>
  isGame(work) ? setTeam<Game>(work, t, change) : work;

/** A hero of a team; a skirmish places its heroes during its set-up, they wait at the base. */
export interface Fielded extends HeroSpec {
  readonly zone: ZoneId;
}
const specOf = (hero: HeroSpec | HeroCard | string): HeroSpec =>
  typeof hero === 'object' && 'hero' in hero ? hero : { hero };
export const fieldedIn = (team: AnyTeam): readonly Fielded[] =>
  team.heroes.map((hero) => {
    const spec = specOf(hero);
    return { ...spec, zone: spec.zone ?? team.base };
  });
export const soldiersIn = (team: AnyTeam): Readonly<Record<ZoneId, number>> =>
  'soldiers' in team ? (team.soldiers ?? {}) : {};
/** The team with its heroes changed, whatever it writes of them. */
export const setHeroes = (
  work: Board,
  t: number,
  change: (heroes: readonly HeroSpec[]) => readonly HeroSpec[],
): Board =>
  isGame(work)
    ? setTeam<Game>(work, t, (team) => ({ ...team, heroes: change(team.heroes) }))
    : setTeam<Skirmish>(work, t, (team) => ({
        ...team,
        heroes: change(team.heroes.map(specOf)).map(({ hero }) => hero),
      }));
export const setHero = (work: Board, t: number, h: number, change: (hero: HeroSpec) => HeroSpec): Board =>
  setHeroes(work, t, (heroes) => changeAt(heroes, h, change));
/** At the base of its team unless told. */
export const toZone = (work: Board, t: number, h: number, zone: ZoneId | undefined): Board =>
  isGame(work)
    ? setHero(work, t, h, (hero) => put(hero, 'zone', zone === work.teams[t]?.base ? undefined : zone))
    : work;
export const setSoldiers = (work: Board, t: number, zone: ZoneId, count: number): Board =>
  setGameTeam(work, t, (team) => {
    const soldiers = put<Record<ZoneId, number>, ZoneId>(team.soldiers ?? {}, zone, count === 0 ? undefined : count);
    return put(team, 'soldiers', Object.keys(soldiers).length === 0 ? undefined : soldiers);
  });
