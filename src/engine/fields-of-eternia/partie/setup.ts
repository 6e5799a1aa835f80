// The only door in: a game about to begin, or a position to study; or every fault of its scenario.
import { err, known, ok, type Result } from '../../kernel/result.ts';
import { push, topOf } from '../../kernel/steps.ts';
import { SOLDIERS, STARTING_DECK } from '../constants.ts';
import type { FoeRefusal } from '../faults.ts';
import { fields, flag, list, noticed, number, one, record, shaped } from '../shape.ts';
import {
  CARDS,
  DECK,
  DICE,
  EPIC_DIE,
  FIRST,
  HEAD,
  HEAD_MAY,
  HERO,
  MAP,
  NAME,
  PILES,
  REF,
  REFS,
  SKIRMISH,
  SKULLS,
  SUPPLY,
  TRACK,
} from '../shapes.ts';
import { type CardId, FACTIONS, MERCHANTS } from '../types.ts';
import { settle } from './apply.ts';
import { still, teamsOf } from './board.ts';
import { cardFaults } from './setup-cards.ts';
import { boardFaults } from './setup-board.ts';
import { placeFaults } from './setup-places.ts';
import { teamFaults } from './setup-teams.ts';
import {
  cellOf,
  decksOf,
  eterniumOf,
  EXAMPLE_SUPPLY,
  firstZones,
  fixedOf,
  isCompensated,
  libraryOf,
  mapOf,
  soldiersOf,
} from './setup-read.ts';
import { SETUP } from './setup-refusals.ts';
import {
  type DeckName,
  DECKS,
  type Frame,
  type HeroState,
  type PartieFixed,
  type PartieState,
  type Pile,
  type TeamState,
} from './types.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from './scenario-types.ts';

const { fault } = SETUP;
const heroState = (
  { zone, damage = 0, activated = false, ally, mount, worn = [], pack = [], spells = [] }: HeroSpec,
  { base }: TeamSpec,
  kind: PartieScenario['kind'],
): HeroState => ({
  zone: zone ?? base,
  damage,
  activated: activated && kind === 'etude',
  ally: ally ?? null,
  mount: mount ?? null,
  worn,
  pack,
  spells,
});
const teamState = (scenario: PartieScenario, team: TeamSpec): TeamState => ({
  eternium: eterniumOf(scenario, team),
  debt: 0,
  pv: team.pv ?? 0,
  reserve: SOLDIERS - soldiersOf(team),
  deck: team.deck ?? STARTING_DECK,
  supply: team.supply ?? EXAMPLE_SUPPLY,
  removed: 0,
  gained: 0,
  hand: (team.victory ?? []).toSorted(),
  shown: [],
  finished: [],
  tally: { defeated: 0, tamed: 0, quests: 0 },
});
const soldiersIn = ({ teams }: PartieScenario): PartieState['soldiers'] => {
  const zones = [
    ...new Set(teams.flatMap(({ soldiers = {} }) => Object.keys(soldiers).filter((zone) => (soldiers[zone] ?? 0) > 0))),
  ];
  return Object.fromEntries(zones.map((zone) => [zone, teams.map(({ soldiers = {} }) => soldiers[zone] ?? 0)]));
};
const pileOf = (cards: readonly CardId[]): Pile => ({ cards: cards.toSorted(), bottom: [], discard: [] });

/** What is left to do before heroes are activated, the first thing last. */
const stackOf = (scenario: PartieScenario, fixed: PartieFixed): readonly Frame[] => {
  const { kind, first, teams } = scenario;
  const all = teamsOf({ fixed });
  const lot: readonly Frame[] =
    kind === 'etude' && first !== null ? [] : [{ kind: 'first', teams: first === null ? all : [first] }];
  if (kind === 'etude') return [{ kind: 'activate', team: first ?? 0 }, ...lot];
  const deploys =
    kind === 'premiere'
      ? all.map((team): Frame => ({
          kind: 'deploy',
          team,
          heroes: known(fixed.teams[team]).heroes,
          zones: firstZones({ fixed }, team),
        }))
      : [];
  const deals =
    kind === 'escarmouche'
      ? []
      : all
          .filter((team) => teams[team]?.victory === undefined)
          .map((team): Frame => ({ kind: 'deal', team, left: known(fixed.teams[team]).heroes.length }));
  return [{ kind: 'prepare' }, ...deploys.toReversed(), ...deals.toReversed(), ...lot];
};
const begin = (scenario: PartieScenario, fixed: PartieFixed): PartieState => {
  const decks = decksOf(scenario, libraryOf(scenario));
  const cell = cellOf(scenario);
  const study = scenario.kind === 'etude';
  const { offers = {}, quests = [], boss, teams, first } = scenario;
  return {
    fixed,
    cell,
    rounds: study ? cell + 1 : 0,
    starter: first ?? 0,
    heroes: teams.flatMap((team) => team.heroes.map((spec) => heroState(spec, team, scenario.kind))),
    teams: teams.map((team) => teamState(scenario, team)),
    soldiers: soldiersIn(scenario),
    piles: Object.fromEntries(DECKS.map((deck) => [deck, pileOf(decks[deck])])) as Readonly<Record<DeckName, Pile>>,
    offers: { boutique: offers.boutique ?? null, guilde: offers.guilde ?? null, forge: offers.forge ?? null },
    quests: quests.toSorted(),
    boss: boss === undefined ? null : { card: boss.card, zone: boss.zone, damage: boss.damage ?? 0 },
    skulls: study ? fixed.track.slice(0, cell + 1).filter(({ skull }) => skull !== null).length : 0,
    standard: [],
    free: [],
    bought: false,
    shops: [],
    renewed: 0,
    stack: stackOf(scenario, fixed),
    combat: null,
    wild: null,
    bataille: null,
    extra: false,
    end: null,
  };
};
/**
 * Where the game waits for its first decision. What would have happened on the way is never swallowed: the first team is drawn, or named, before it, and
 * tells it all in that step.
 */
const opened = (begun: PartieState): PartieState => {
  const { state, events } = settle(still(begun));
  if (events.length === 0) return state;
  return topOf(begun)?.kind === 'first' ? begun : push(begun, { kind: 'first', teams: [begun.starter] });
};
/** A game ready to go on from the moment that the scenario tells, or every fault of a scenario that has its shape. */
export const ready = (scenario: PartieScenario): Result<PartieState, readonly FoeRefusal[]> => {
  const map = mapOf(scenario);
  const board = boardFaults(scenario);
  const faults = [
    ...board,
    ...teamFaults(scenario),
    ...cardFaults(scenario),
    ...(map === undefined || board.length > 0 ? [] : placeFaults(scenario, map)),
  ];
  if (map === undefined || faults.length > 0) return err(faults);
  return ok(opened(begin(scenario, fixedOf(scenario, map))));
};

const HERO_SPEC = fields(
  { hero: HERO },
  { zone: REF, damage: number, activated: flag, ally: REF, mount: REF, worn: REFS, pack: REFS, spells: REFS },
);
const TEAM = fields(
  { faction: one(FACTIONS), base: REF, heroes: list(HERO_SPEC, 6) },
  {
    name: NAME,
    players: list(NAME, 12),
    eternium: number,
    pv: number,
    deck: DECK,
    supply: SUPPLY,
    victory: REFS,
    soldiers: record(number, 60),
  },
);
const OFFERS = fields({}, Object.fromEntries(MERCHANTS.map((merchant) => [merchant, REFS])));
const SHAPE = fields(
  { ...HEAD, kind: one(['standard', 'premiere', 'escarmouche', 'etude']), teams: list(TEAM, 6), first: FIRST },
  {
    ...HEAD_MAY,
    map: MAP,
    track: TRACK,
    round: number,
    cards: CARDS,
    decks: PILES,
    quests: REFS,
    skulls: SKULLS,
    boss: fields({ card: REF, zone: REF }, { damage: number }),
    offers: OFFERS,
    dice: DICE,
    epicDie: EPIC_DIE,
    skirmish: SKIRMISH,
    baseSoldiers: flag,
  },
);
/** The door: whatever is handed over, a game or every fault of it. */
export const setup = shaped(SHAPE, ready);

const EXPECTED = {
  masters: ['chateau-grayskull', 'note-base-masters', 'foe.mise-en-place.base-masters'],
  evil: ['temple-de-serpos', 'note-base-evil', 'foe.mise-en-place.base-evil'],
} as const;
/** What is legal but deserves a word: unusual bases, a compensation that is due. */
export const noticesOf = (scenario: PartieScenario): readonly FoeRefusal[] => {
  const zones = new Set(mapOf(scenario)?.zones.map(({ id }) => id) ?? []);
  const bases = scenario.teams.flatMap(({ faction, base }, t) => {
    if (faction === 'horde' || scenario.kind === 'escarmouche') return [];
    const [expected, code, rule] = EXPECTED[faction];
    return zones.has(expected) && base !== expected ? [fault(code, `teams.${t}.base`, rule)] : [];
  });
  const owed = scenario.teams.flatMap((team, t) =>
    isCompensated(scenario, team)
      ? [fault('note-compensation', `teams.${t}.eternium`, 'foe.mise-en-place.monte-compensation')]
      : [],
  );
  return [...bases, ...owed];
};
export const notices = noticed(SHAPE, noticesOf);
