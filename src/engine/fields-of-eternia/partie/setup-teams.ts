// Faults of a scenario: its teams, their heroes and their decks.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS, STARTING_DECK } from '../constants.ts';
import { deckFaults, heroFaults } from '../combat/setup-faults.ts';
import { heroCardOf } from '../heroes.ts';
import { COMBAT_CARDS } from '../types.ts';
import { SETUP } from './setup-refusals.ts';
import { isMounted } from './setup-read.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from './scenario-types.ts';
import { type Faults, when } from './setup-faults.ts';

const { fault, faultWith } = SETUP;
const MOST_ETERNIUM = 500;
const isFree = ({ kind }: PartieScenario): boolean => kind === 'etude' || kind === 'escarmouche';

const heroIn = (scenario: PartieScenario, team: TeamSpec, spec: HeroSpec, about: string): Faults => {
  const card = heroCardOf(spec.hero);
  if (card === undefined) return [fault('heros-inconnu', `${about}.hero`, 'foe.mise-en-place.carte-heros')];
  const others = scenario.teams
    .flatMap(({ heroes }) => heroes)
    .filter((one) => one !== spec)
    .flatMap((one) => heroCardOf(one.hero) ?? []);
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
      !isBetween(spec.damage ?? 0, 0, card.health - 1),
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
      supply !== undefined && !COMBAT_CARDS.every((card) => isBetween(supply[card], 0, 99)),
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
        value !== undefined && !isBetween(value, 0, MOST_ETERNIUM),
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
