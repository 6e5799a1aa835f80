// Faults of a scenario whose map is sound: who and what stands where.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS, SOLDIERS } from '../constants.ts';
import type { MapSpec, ZoneId } from '../types.ts';
import { SETUP } from './setup-refusals.ts';
import { firstZones, fixedOf, isGarrisoned, soldiersOf } from './setup-read.ts';
import type { PartieScenario, TeamSpec } from './scenario-types.ts';
import type { Team } from './types.ts';
import { type Faults, when } from './setup-faults.ts';

const { fault, faultWith } = SETUP;
export const MOST_TOKENS = 20;

const soldierFaults = (
  scenario: PartieScenario,
  team: TeamSpec,
  t: number,
  kindOf: (id: ZoneId) => string | undefined,
): Faults => {
  const total = soldiersOf(team);
  return [
    ...Object.entries(team.soldiers ?? {}).flatMap(([zone, count]) => {
      const about = `teams.${t}.soldiers.${zone}`;
      if (kindOf(zone) === undefined) return [fault('zone-absente', about, 'foe.soldats.renforcer')];
      return [
        ...when(
          kindOf(zone) !== 'avant-poste',
          fault('soldats-lieu', about, 'foe.plateau.deux-types', 'foe.soldats.renforcer'),
        ),
        ...when(
          scenario.teams.some((one) => one.base === zone && !(one === team && isGarrisoned(scenario, team))),
          fault('soldats-base', about, 'foe.plateau.base-sans-soldat'),
        ),
        ...when(!isBetween(count, 0, LIMITS.soldiers), fault('soldats-zone', about, 'foe.plateau.trois-soldats')),
      ];
    }),
    ...when(
      total > SOLDIERS,
      faultWith('soldats-total', `teams.${t}.soldiers`, { soldats: total }, 'foe.soldats.renforcer'),
    ),
  ];
};
const figuresOf = ({ heroes, base, soldiers = {} }: TeamSpec): ReadonlySet<ZoneId> =>
  new Set([
    ...heroes.map(({ zone = base }) => zone),
    ...Object.keys(soldiers).filter((zone) => (soldiers[zone] ?? 0) > 0),
  ]);
const sharedFaults = ({ teams, boss }: PartieScenario): Faults => {
  const figures = teams.map(figuresOf);
  return [
    ...figures.flatMap((zones, t) =>
      when(
        [...zones].some((zone) => figures.some((others, o) => o < t && others.has(zone))),
        fault('deux-equipes', `teams.${t}`, 'foe.combat.interruption'),
      ),
    ),
    ...when(
      boss !== undefined && teams.some(({ heroes, base }) => heroes.some(({ zone = base }) => zone === boss.zone)),
      fault('boss-heros', 'boss.zone', 'foe.grille.declenchement'),
    ),
  ];
};
const baseFaults = ({ teams }: PartieScenario, kindOf: (id: ZoneId) => string | undefined): Faults =>
  teams.flatMap(({ base }, t) => [
    ...when(kindOf(base) !== 'avant-poste', fault('base-lieu', `teams.${t}.base`, 'foe.plateau.base')),
    ...when(
      teams.findIndex((team) => team.base === base) < t,
      fault('base-double', `teams.${t}.base`, 'foe.mise-en-place.base-evil', 'foe.plateau.base'),
    ),
  ]);
const heroPlaces = ({ teams }: PartieScenario, kindOf: (id: ZoneId) => string | undefined): Faults =>
  teams.flatMap(({ heroes, base }, t) =>
    heroes.flatMap(({ zone = base }, h) => {
      const about = `teams.${t}.heroes.${h}.zone`;
      if (zone === base) return [];
      if (kindOf(zone) === undefined) return [fault('zone-absente', about, 'foe.mise-en-place.depart-base')];
      return [
        ...when(kindOf(zone) === 'mer', fault('heros-mer', about, 'foe.plateau.mers')),
        ...when(
          teams.some((other) => other.base === zone),
          fault('heros-base', about, 'foe.plateau.base-inviolable'),
        ),
      ];
    }),
  );
const tokenFaults = (
  { quests = [], skulls = [], boss, skirmish, teams }: PartieScenario,
  kindOf: (id: ZoneId) => string | undefined,
): Faults => {
  const later = skulls.flatMap(({ effects }, i) =>
    effects.flatMap((effect) =>
      effect.do === 'jetons-quete' ? effect.zones.map((zone) => [zone, `skulls.${i}`] as const) : [],
    ),
  );
  const bosses = [
    ...skulls.flatMap(({ effects }, i) =>
      effects.flatMap((effect) => (effect.do === 'boss' ? [[effect.zone, `skulls.${i}`] as const] : [])),
    ),
    ...(boss === undefined ? [] : [[boss.zone, 'boss.zone'] as const]),
  ];
  const land = [...quests.map((zone, i) => [zone, `quests.${i}`] as const), ...later, ...bosses];
  return [
    ...land.flatMap(([zone, about]) =>
      when(
        kindOf(zone) === undefined || kindOf(zone) === 'mer',
        fault('zone-absente', about, 'foe.quete.action', 'foe.plateau.mers'),
      ),
    ),
    ...bosses.flatMap(([zone, about]) =>
      when(
        teams.some(({ base }) => base === zone),
        fault('boss-base', about, 'foe.plateau.base-inviolable'),
      ),
    ),
    ...quests.flatMap((zone, i) =>
      when(quests.indexOf(zone) < i, fault('jeton-double', `quests.${i}`, 'foe.quete.action')),
    ),
    ...when(
      skirmish !== undefined && !isBetween(skirmish.soldiers, 0, SOLDIERS),
      fault('escarmouche-nombres', 'skirmish.soldiers', 'foe.escarmouche.soldats'),
    ),
    ...when(
      skirmish?.tokens !== undefined && !isBetween(skirmish.tokens, 0, MOST_TOKENS),
      fault('escarmouche-nombres', 'skirmish.tokens', 'foe.escarmouche.quetes-nombre'),
    ),
    ...when(
      skirmish !== undefined &&
        (skirmish.zones.length !== teams.length ||
          skirmish.zones.some(
            ({ outposts }) => outposts.length === 0 || outposts.some((zone) => kindOf(zone) !== 'avant-poste'),
          )),
      fault('escarmouche-zones', 'skirmish.zones', 'foe.escarmouche.zone-deploiement'),
    ),
  ];
};
/** A first game needs three merchants' outposts on each side, none of them twice. */
const firstGameFaults = (scenario: PartieScenario, map: MapSpec): Faults => {
  if (scenario.kind !== 'premiere') return [];
  const fixed = fixedOf(scenario, map);
  const sides = scenario.teams.map((_, t) => firstZones({ fixed }, t as Team));
  const all = sides.flat();
  return when(
    sides.some((zones) => zones.length < LIMITS.heroes) || new Set(all).size < all.length,
    fault('premiere-zones', 'map', 'foe.premiere.deploiement'),
  );
};
export const placeFaults = (scenario: PartieScenario, map: MapSpec): Faults => {
  const kinds = new Map(map.zones.map(({ id, kind }) => [id, kind]));
  const kindOf = (id: ZoneId): string | undefined => kinds.get(id);
  return [
    ...baseFaults(scenario, kindOf),
    ...heroPlaces(scenario, kindOf),
    ...scenario.teams.flatMap((team, t) => soldierFaults(scenario, team, t, kindOf)),
    ...sharedFaults(scenario),
    ...tokenFaults(scenario, kindOf),
    ...(baseFaults(scenario, kindOf).length > 0 ? [] : firstGameFaults(scenario, map)),
  ];
};
