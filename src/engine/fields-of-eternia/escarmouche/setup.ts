// The only door in: a skirmish about to be set up, or every fault of its scenario. What a whole game asks of teams, map and cards is asked by its own set-up.
import { isBetween } from '../../kernel/faults.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { LIMITS, SOLDIERS, START_ETERNIUM } from '../constants.ts';
import type { FoeRefusal } from '../faults.ts';
import { heroesOf, setTeam, teamsOf } from '../partie/board.ts';
import { noticesOf, ready as readyGame } from '../partie/setup.ts';
import { MOST_TOKENS } from '../partie/setup-places.ts';
import { mapOf } from '../partie/setup-read.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { PartieState } from '../partie/types.ts';
import { fields, flag, list, noticed, one, shaped } from '../shape.ts';
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
import { FACTIONS, type ZoneId } from '../types.ts';
import { settle } from './apply.ts';
import { ESC } from './refusals.ts';
import type { EscarmoucheScenario, EscState } from './types.ts';

const { fault } = ESC;

/** The game as it would be with everybody at the base: judged by the whole game's set-up, and written on afterwards. */
const draft = ({ teams, places: _places, first, skirmish, ...rest }: EscarmoucheScenario): PartieScenario => ({
  ...rest,
  skirmish: { ...skirmish, zones: skirmish.zones.slice(0, teams.length) },
  kind: 'escarmouche',
  first: first ?? 0,
  teams: teams.map(({ heroes, ...team }) => ({ ...team, heroes: heroes.map((hero) => ({ hero })) })),
});
export const placesOf = ({ places, skirmish }: EscarmoucheScenario): readonly (readonly ZoneId[])[] =>
  skirmish.zones.map(({ outposts }, i) => places?.[i] ?? outposts);

const doubled = (ids: readonly ZoneId[]): boolean => new Set(ids).size < ids.length;
/** Faults of the deployment zones and of what goes there. An unknown map is told by the game's own set-up. */
const zoneFaults = (scenario: EscarmoucheScenario): readonly FoeRefusal[] => {
  const { zones, soldiers } = scenario.skirmish;
  const map = mapOf(draft(scenario))?.zones;
  const bases = scenario.teams.map(({ base }) => base);
  const isOutpost = (id: ZoneId): boolean => map?.some((zone) => zone.id === id && zone.kind === 'avant-poste') ?? true;
  const isLand = (id: ZoneId): boolean => map?.some((zone) => zone.id === id && zone.kind !== 'mer') ?? true;
  const outposts = zones.flatMap((zone) => zone.outposts);
  const room = (ids: readonly ZoneId[]): number => ids.filter((id) => !bases.includes(id)).length * LIMITS.soldiers;
  const places = placesOf(scenario);
  return [
    ...(zones.length < scenario.teams.length
      ? [fault('esc-zones-nombre', 'skirmish.zones', 'foe.escarmouche.zone-deploiement')]
      : []),
    ...zones.flatMap((zone, i) =>
      zone.outposts.length === 0
        ? [fault('esc-zone-vide', `skirmish.zones.${i}`, 'foe.escarmouche.zone-deploiement')]
        : zone.outposts.every(isOutpost)
          ? []
          : [fault('esc-zone-avant-postes', `skirmish.zones.${i}`, 'foe.escarmouche.zone-deploiement')],
    ),
    ...(doubled(outposts)
      ? [fault('esc-zone-avant-postes', 'skirmish.zones', 'foe.escarmouche.zone-deploiement')]
      : []),
    ...(places.every((ids) => ids.length > 0 && ids.every((id) => isLand(id) && !bases.includes(id))) &&
    !doubled(places.flat())
      ? []
      : [fault('esc-emplacements', 'places', 'foe.escarmouche.heros-lieux')]),
    ...(isBetween(soldiers, 0, SOLDIERS) && zones.every((zone) => soldiers <= room(zone.outposts))
      ? []
      : [fault('esc-soldats-nombre', 'skirmish.soldiers', 'foe.escarmouche.soldats', 'foe.plateau.trois-soldats')]),
  ];
};
const tokenFaults = ({ skirmish: { tokens = LIMITS.quests } }: EscarmoucheScenario): readonly FoeRefusal[] =>
  isBetween(tokens, 0, MOST_TOKENS)
    ? []
    : [fault('esc-jetons-nombre', 'skirmish.tokens', 'foe.escarmouche.quetes-nombre')];
/** What a team may spend before the game. */
export const purse = (heroes: number): number => START_ETERNIUM.skirmish.hero * heroes;
/** The board before the first purchase: five Eternium a hero, two open stalls. */
const laid = (board: PartieState): PartieState =>
  teamsOf(board).reduce<PartieState>(
    (after, team) => setTeam(after, team, { eternium: purse(heroesOf(after, team).length) }),
    { ...board, stack: [], offers: { ...board.offers, boutique: [], guilde: [] } },
  );

/** A skirmish about to be set up, or every fault of a scenario that has its shape. */
const ready = (scenario: EscarmoucheScenario): Result<EscState, readonly FoeRefusal[]> => {
  const drafted = readyGame(draft(scenario));
  const board = drafted.ok ? drafted.value : undefined;
  const faults = [...(drafted.ok ? [] : drafted.error), ...zoneFaults(scenario), ...tokenFaults(scenario)];
  if (board === undefined || faults.length > 0) return err(faults);
  const tokens = teamsOf(board).map(() => scenario.skirmish.tokens ?? LIMITS.quests);
  const state: EscState = {
    fixed: { scenario, play: board.fixed, places: placesOf(scenario) },
    stage: 'premiere',
    first: scenario.first,
    turn: 0,
    passed: board.heroes.map(() => false),
    quiet: 0,
    zones: teamsOf(board).map(() => null),
    placed: board.heroes.map(() => false),
    tokens,
    board: laid(board),
    game: null,
    last: null,
  };
  return ok(settle(state).state);
};
const TEAM = fields(
  { faction: one(FACTIONS), base: REF, heroes: list(HERO, 6) },
  { name: NAME, players: list(NAME, 12), deck: DECK, supply: SUPPLY },
);
const SHAPE = fields(
  { ...HEAD, teams: list(TEAM, 6), first: FIRST, skirmish: SKIRMISH },
  {
    ...HEAD_MAY,
    map: MAP,
    track: TRACK,
    cards: CARDS,
    decks: PILES,
    skulls: SKULLS,
    dice: DICE,
    epicDie: EPIC_DIE,
    places: list(REFS, 6),
    baseSoldiers: flag,
  },
);
/** The door: whatever is handed over, a skirmish or every fault of it. */
export const setup = shaped(SHAPE, ready);
export const notices = noticed(SHAPE, (scenario: EscarmoucheScenario): readonly FoeRefusal[] =>
  noticesOf(draft(scenario)),
);
