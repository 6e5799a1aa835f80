// The set-up of a skirmish, step by step, then the game.
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { heroOf, setHero, setTeam, teamOf, teamState } from '../partie/board.ts';
import { ready } from '../partie/setup.ts';
import { setSoldiers } from '../partie/soldiers.ts';
import { soldiersAt } from '../partie/map.ts';
import type { HeroIx, Team } from '../partie/types.ts';
import type { HeroSpec, PartieScenario } from '../partie/scenario-types.ts';
import type { ZoneId } from '../types.ts';
import {
  deployer,
  type EscStep,
  lacking,
  orderOf,
  placer,
  soldiersLeft,
  tokenPlacer,
  told,
  turnAfter,
} from './board.ts';
import { buy, isOver, pass, reveal, settleUp } from './purchases.ts';
import { tokenZones } from './tokens.ts';
import type { EscOwnAction, EscState } from './types.ts';

const then = ({ state, events }: EscStep, go: (state: EscState) => EscStep): EscStep => {
  const next = go(state);
  return { state: next.state, events: [...events, ...next.events] };
};

// ── The game to come, as a scenario
const heroSpec = ({ board }: EscState, hero: HeroIx): HeroSpec => {
  const { zone, ally, mount, worn, pack, spells } = heroOf(board, hero);
  return {
    hero: known(board.fixed.heroes[hero]),
    zone,
    ...(ally === null ? {} : { ally }),
    ...(mount === null ? {} : { mount }),
    worn,
    pack,
    spells,
  };
};
const soldiersOf = ({ board }: EscState, team: Team): Readonly<Record<ZoneId, number>> =>
  Object.fromEntries(
    Object.entries(board.soldiers).flatMap(([zone, row]) => ((row[team] ?? 0) > 0 ? [[zone, row[team] ?? 0]] : [])),
  );
/** The scenario of the game that this set-up has prepared. */
export const prepared = (state: EscState): PartieScenario => {
  const { scenario } = state.fixed;
  const { places: _places, teams, skirmish, first: _first, decks: _decks, ...rest } = scenario;
  const { boutique, guilde } = state.board.offers;
  const piles = Object.fromEntries(
    Object.entries(state.board.piles).map(([deck, { cards, bottom }]) => [deck, [...cards, ...bottom].toSorted()]),
  );
  return {
    ...rest,
    kind: 'escarmouche',
    first: state.first,
    teams: teams.map((team, i) => ({
      ...team,
      heroes: known(state.board.fixed.teams[i]).heroes.map((hero) => heroSpec(state, hero)),
      eternium: teamState(state.board, i as Team).eternium,
      soldiers: soldiersOf(state, i as Team),
    })),
    decks: piles,
    offers: { ...(boutique === null ? {} : { boutique }), ...(guilde === null ? {} : { guilde }) },
    quests: state.board.quests,
    skirmish: { ...skirmish, zones: teams.map((_, i) => known(skirmish.zones[state.zones[i] ?? i])) },
  };
};
const begin = (state: EscState): EscStep => {
  const game = ready(prepared(state));
  if (!game.ok)
    throw new Error(
      `escarmouche: a game that was prepared is refused: ${game.error.map(({ code, about }) => `${code} (${about ?? ''})`).join(', ')}`,
    );
  return told(
    { ...state, stage: 'jeu', game: game.value },
    {
      type: 'esc-begun',
      first: state.first ?? 0,
      cites: ['foe.escarmouche.reste-standard', 'foe.activation.ouverture'],
    },
  );
};

// ── From one stage to the next
const noRoom = (state: EscState): EscStep => {
  const tokens = state.tokens.reduce((sum, left) => sum + left, 0);
  const placed: EscStep =
    tokens === 0
      ? told(state)
      : told(state, {
          type: 'esc-no-room',
          tokens,
          cites: ['foe.escarmouche.quetes-non-adjacentes', 'foe.escarmouche.quetes-un-par-zone'],
        });
  return then(placed, begin);
};
/** Stages that are done give way to the next, until somebody has to decide. */
export const settle = (state: EscState): EscStep => {
  const { stage } = state;
  if (stage === 'premiere' && state.first !== null) return settle({ ...state, stage: 'offres' });
  if (stage === 'offres' && lacking(state) === undefined) return settle({ ...state, stage: 'achats', turn: 0 });
  if (stage === 'achats' && isOver(state)) return then(settleUp(state), settle);
  if (stage === 'zones' && state.zones.every((zone) => zone !== null))
    return settle({ ...state, stage: 'soldats', turn: 0 });
  if (stage === 'soldats' && placer(state) === undefined) return settle({ ...state, stage: 'heros', turn: 0 });
  if (stage === 'heros' && deployer(state) === undefined) return settle({ ...state, stage: 'quetes', turn: 0 });
  if (stage === 'quetes' && (tokenPlacer(state) === undefined || tokenZones(state).length === 0)) return noRoom(state);
  return told(state);
};

// ── Placing
const chooseZone = (state: EscState, zone: number): EscStep => {
  const team = known(orderOf(state).find((one) => state.zones[one] === null));
  const { name } = known(state.fixed.scenario.skirmish.zones[zone]);
  return told(
    { ...state, zones: state.zones.with(team, zone) },
    { type: 'esc-zone', team, zone, name, cites: ['foe.escarmouche.zone-deploiement'] },
  );
};
const placeSoldier = (state: EscState, zone: ZoneId): EscStep => {
  const team = known(placer(state));
  const board = setTeam(setSoldiers(state.board, zone, team, soldiersAt(state.board, zone, team) + 1), team, {
    reserve: teamState(state.board, team).reserve - 1,
  });
  const placed = { ...state, board };
  return told(placed, {
    type: 'esc-soldier',
    team,
    zone,
    left: soldiersLeft(placed, team),
    cites: ['foe.escarmouche.soldats', 'foe.escarmouche.soldats-lieux'],
  });
};
const placeHero = (state: EscState, hero: HeroIx, zone: ZoneId): EscStep =>
  told(
    {
      ...state,
      board: setHero(state.board, hero, { zone }),
      placed: state.placed.with(hero, true),
      turn: turnAfter(state, teamOf(state.board, hero)),
    },
    { type: 'esc-hero', hero, zone, cites: ['foe.escarmouche.heros-ordre', 'foe.escarmouche.heros-lieux'] },
  );
const placeToken = (state: EscState, zone: ZoneId): EscStep => {
  const team = known(tokenPlacer(state));
  const left = (state.tokens[team] ?? 0) - 1;
  const board = { ...state.board, quests: [...state.board.quests, zone].toSorted() };
  return told(
    { ...state, board, tokens: state.tokens.with(team, left), turn: turnAfter(state, team) },
    {
      type: 'esc-token',
      team,
      zone,
      left,
      cites: ['foe.escarmouche.quetes-ordre', 'foe.escarmouche.quetes-contrees', 'foe.escarmouche.quetes-nombre'],
    },
  );
};

const table = byTag<EscOwnAction, readonly [EscState], EscStep>({
  'esc-first': ({ team }, state) =>
    told({ ...state, first: team }, { type: 'esc-first', team, cites: ['foe.mise-en-place.equipe-depart'] }),
  'esc-reveal': ({ card }, state) => reveal(state, card),
  'esc-buy': ({ card }, state) => buy(state, card),
  'esc-pass': (_, state) => pass(state),
  'esc-zone': ({ zone }, state) => chooseZone(state, zone),
  'esc-soldier': ({ zone }, state) => placeSoldier(state, zone),
  'esc-hero': ({ hero, zone }, state) => placeHero(state, hero, zone),
  'esc-token': ({ zone }, state) => placeToken(state, zone),
});
/** Pure; total on what `refuse` lets pass. The actions of the game go to the game. */
export const apply = (state: EscState, action: EscOwnAction): EscStep => then(table(action, state), settle);
