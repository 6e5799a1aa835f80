// Every fault of a scenario: teams, map and track, what is placed where.
import { LIMITS, SOLDIERS, STARTING_DECK, WILD_SIDES } from '../constants.ts';
import { deckFaults, heroFaults } from '../combat/setup.ts';
import { isDie, isEpicDie } from '../dice.ts';
import type { FoeRefusal } from '../faults.ts';
import { readOptions } from '../options.ts';
import { COMBAT_CARDS, type MapSpec, type ZoneId } from '../types.ts';
import { SETUP } from './setup-refusals.ts';
import {
  cellOf,
  firstZones,
  fixedOf,
  heroCardOf,
  isGarrisoned,
  isMounted,
  mapOf,
  soldiersOf,
  trackOf,
} from './setup-read.ts';
import type { HeroSpec, PartieScenario, Team, TeamSpec } from './types.ts';

const { fault, faultWith } = SETUP;
type Faults = readonly FoeRefusal[];
export const whole = (value: number, min = 0, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);
const MOST_ETERNIUM = 500;
export const MOST_TOKENS = 20;
const isFree = ({ kind }: PartieScenario): boolean => kind === 'etude' || kind === 'escarmouche';

// ── Teams
const heroIn = (scenario: PartieScenario, team: TeamSpec, spec: HeroSpec, about: string): Faults => {
  const card = heroCardOf(spec);
  if (card === undefined) return [fault('heros-inconnu', `${about}.hero`, 'foe.mise-en-place.carte-heros')];
  const others = scenario.teams
    .flatMap(({ heroes }) => heroes)
    .filter((one) => one !== spec)
    .flatMap((one) => heroCardOf(one) ?? []);
  return [
    ...(typeof spec.hero === 'string' ? [] : heroFaults(card, `${about}.hero`)),
    ...when(
      others.some(({ id, name }) => id === card.id || name === card.name),
      fault('heros-double', `${about}.hero`, 'foe.mise-en-place.carte-figurine-jeton'),
    ),
    ...when(
      scenario.skirmish?.freeChoice !== true && card.faction !== team.faction,
      fault(
        'heros-faction',
        `${about}.hero`,
        'foe.mise-en-place.trois-heros',
        ...(scenario.kind === 'escarmouche' ? (['foe.escarmouche.choix-libre'] as const) : []),
      ),
    ),
    ...when(
      !whole(spec.damage ?? 0, 0, card.health - 1),
      fault('degats-bornes', `${about}.damage`, 'foe.vaincu.seuil'),
    ),
  ];
};
const deckIn = (scenario: PartieScenario, { deck, supply }: TeamSpec, about: string): Faults => {
  const sized = deckFaults(deck, `${about}.deck`);
  const changed =
    deck !== undefined && !isFree(scenario) && COMBAT_CARDS.some((card) => deck[card] !== STARTING_DECK[card]);
  return [
    ...sized,
    ...when(
      sized.length === 0 && changed,
      fault('paquet-composition', `${about}.deck`, 'foe.mise-en-place.paquet-combat'),
    ),
    ...when(
      supply !== undefined && !COMBAT_CARDS.every((card) => whole(supply[card], 0, 99)),
      fault('reserve-combat', `${about}.supply`, 'foe.paquet.ajout'),
    ),
  ];
};
const teamIn = (scenario: PartieScenario, team: TeamSpec, t: number): Faults => {
  const about = `teams.${t}`;
  const { heroes, players = [], eternium, pv } = team;
  const right = isFree(scenario)
    ? heroes.length >= 1 && heroes.length <= LIMITS.heroes
    : heroes.length === LIMITS.heroes;
  return [
    ...when(
      !right,
      fault(
        isFree(scenario) ? 'heros-nombre-libre' : 'heros-nombre',
        `${about}.heroes`,
        'foe.mise-en-place.trois-heros',
      ),
    ),
    ...when(
      heroes.filter(isMounted).length > LIMITS.mounted,
      fault(
        'montes-nombre',
        `${about}.heroes`,
        scenario.kind === 'escarmouche' ? 'foe.escarmouche.montes' : 'foe.mise-en-place.monte-un-seul',
      ),
    ),
    ...when(
      players.length > LIMITS.heroes,
      fault('joueurs-equipe', `${about}.players`, 'foe.mise-en-place.controle-multiple'),
    ),
    ...(
      [
        ['eternium', eternium],
        ['pv', pv],
      ] as const
    ).flatMap(([key, value]) =>
      when(
        value !== undefined && !whole(value, 0, MOST_ETERNIUM),
        fault(
          'reserve-bornes',
          `${about}.${key}`,
          key === 'pv' ? 'foe.presentation.reserve-pv' : 'foe.eternium.reserve-commune',
        ),
      ),
    ),
    ...deckIn(scenario, team, about),
    ...heroes.flatMap((spec, h) => heroIn(scenario, team, spec, `${about}.heroes.${h}`)),
  ];
};
export const teamFaults = (scenario: PartieScenario): Faults => {
  const { teams, first, kind } = scenario;
  const joueurs = teams.reduce((sum, { players = [] }) => sum + players.length, 0);
  const doubled = (t: number): boolean => teams.findIndex(({ faction }) => faction === teams[t]?.faction) < t;
  return [
    ...when(
      teams.length < 2 || teams.length > 3,
      fault(
        'equipes-nombre',
        'teams',
        'foe.mise-en-place.equipes',
        'foe.presentation.deux-factions',
        'foe.presentation.extensions',
      ),
    ),
    ...teams.flatMap((_, t) =>
      when(doubled(t), fault('factions-egales', `teams.${t}.faction`, 'foe.mise-en-place.equipes')),
    ),
    ...when(joueurs > LIMITS.players, faultWith('joueurs-nombre', 'teams', { joueurs }, 'foe.presentation.joueurs')),
    ...when(
      first !== null && teams[first] === undefined,
      fault('depart-inconnu', 'first', 'foe.mise-en-place.equipe-depart'),
    ),
    ...when(
      (kind === 'escarmouche') !== (scenario.skirmish !== undefined),
      fault('escarmouche-scenario', 'skirmish', 'foe.escarmouche.principe'),
    ),
    ...teams.flatMap((team, t) => teamIn(scenario, team, t)),
  ];
};

// ── The map and the track
const mapFaults = ({ zones, edges }: MapSpec): Faults => {
  const kindOf = (id: ZoneId): string | undefined => zones.find((zone) => zone.id === id)?.kind;
  return [
    ...zones.flatMap(({ id, kind, eternium = 0, merchant, tower }, i) => [
      ...when(
        zones.findIndex((zone) => zone.id === id) < i,
        faultWith('zone-double', `map.zones.${i}.id`, { zone: id }, 'foe.plateau.contrees-decoupees'),
      ),
      ...when(!whole(eternium, 0, 99), fault('eternium-imprime', `map.zones.${i}.eternium`, 'foe.manche.jour')),
      ...when(
        kind !== 'avant-poste' && (merchant !== undefined || tower === true),
        fault('marchand-lieu', `map.zones.${i}.kind`, 'foe.plateau.marchands', 'foe.plateau.tours'),
      ),
    ]),
    ...edges.flatMap(({ a, b, kind }, i) => {
      const [one, other] = [kindOf(a), kindOf(b)];
      if (one === undefined || other === undefined || a === b)
        return [fault('lien-zone', `map.edges.${i}`, 'foe.plateau.adjacence', 'foe.plateau.pas-a-soi')];
      return [
        ...when(
          kind === 'chemin' && (one !== 'avant-poste' || other !== 'avant-poste'),
          fault('lien-chemin', `map.edges.${i}`, 'foe.plateau.chemins'),
        ),
        ...when(
          kind === 'couloir' && (one === 'mer' || other === 'mer'),
          fault('lien-couloir', `map.edges.${i}`, 'foe.plateau.couloirs'),
        ),
      ];
    }),
  ];
};
const trackFaults = (scenario: PartieScenario): Faults => {
  const track = trackOf(scenario);
  const skulls = track.flatMap(({ skull }) => (skull === null ? [] : [skull]));
  const whole4 = skulls.length === 4 && [1, 2, 3, 4].every((skull) => skulls.includes(skull));
  const { kind, round, skirmish } = scenario;
  const told = (scenario.skulls ?? []).map(({ skull }) => skull);
  return [
    ...when(track.length === 0, fault('compteur-vide', 'track', 'foe.manche.alternance')),
    ...when(
      (kind === 'standard' || kind === 'premiere') && !whole4,
      fault('compteur-cranes', 'track', 'foe.fin.quatrieme-evenement', 'foe.manche.crane'),
    ),
    ...when(round !== undefined && kind !== 'etude', fault('manche-etude', 'round', 'foe.mise-en-place.jeton-manche')),
    ...when(
      kind === 'etude' && !whole(cellOf(scenario), 0, track.length - 1),
      fault('manche-bornes', 'round', 'foe.manche.alternance'),
    ),
    ...when(
      skirmish !== undefined && !whole(skirmish.end, 1, track.length),
      fault('escarmouche-fin', 'skirmish.end', 'foe.escarmouche.pv-scenario'),
    ),
    ...told.flatMap((skull, i) =>
      when(!whole(skull, 1, 4) || told.indexOf(skull) < i, fault('crane-evenement', `skulls.${i}`, 'foe.manche.crane')),
    ),
  ];
};
const diceFaults = ({ dice, epicDie }: PartieScenario): Faults => [
  ...when(dice !== undefined && !isDie(dice), fault('de-faces', 'dice', 'foe.jets.faces')),
  ...when(dice?.relancer === WILD_SIDES, fault('de-relances', 'dice', 'foe.sauvage.relance-fin')),
  ...when(epicDie !== undefined && !isEpicDie(epicDie), fault('de-epique', 'epicDie', 'foe.p3-cartes.creature-faces')),
];
export const boardFaults = (scenario: PartieScenario): Faults => {
  const map = mapOf(scenario);
  return [
    ...readOptions(scenario.options).wrong.map((key) =>
      faultWith('option-inconnue', `options.${key}`, { reglage: key }, 'foe.mise-en-place.scenario'),
    ),
    ...(map === undefined ? [fault('carte-inconnue-plan', 'map', 'foe.mise-en-place.plateau')] : mapFaults(map)),
    ...trackFaults(scenario),
    ...diceFaults(scenario),
  ];
};

// ── Who is where, once the map is sound
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
        ...when(!whole(count, 0, LIMITS.soldiers), fault('soldats-zone', about, 'foe.plateau.trois-soldats')),
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
      skirmish !== undefined && !whole(skirmish.soldiers, 0, SOLDIERS),
      fault('escarmouche-nombres', 'skirmish.soldiers', 'foe.escarmouche.soldats'),
    ),
    ...when(
      skirmish?.tokens !== undefined && !whole(skirmish.tokens, 0, MOST_TOKENS),
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
