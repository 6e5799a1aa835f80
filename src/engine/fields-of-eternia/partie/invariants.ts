// What holds in every position of a game that somebody has to decide on.
import type { Invariant } from '../../kernel/game.ts';
import { LIMITS } from '../constants.ts';
import { sizeOf } from '../combat/board.ts';
import { COMBAT_INVARIANTS } from '../combat/invariants.ts';
import { combatDeSoldats } from '../combat-de-soldats/index.ts';
import { contreesSauvages } from '../contrees-sauvages/index.ts';
import type { CardId, EquipmentCard } from '../types.ts';
import { overPack, overSpells } from './carry.ts';
import { cardOf, carried, heroesOf, heroOf, holdsCombat, sheetOf, teamsOf, teamState } from './board.ts';
import { baseOwner, isOutpost, isSea, teamsAt } from './map.ts';
import { DECK_SIZE } from '../constants.ts';
import { DECKS, type Frame, type PartieState } from './types.ts';

/** Cards that wait on the stack: drawn, being met, fought for. */
const inFrame = (frame: Frame): readonly CardId[] => {
  switch (frame.kind) {
    case 'draw':
      return frame.got;
    case 'pick':
      return frame.cards;
    case 'recruit':
      return [frame.card];
    case 'test':
      return frame.quest === null ? [] : [frame.quest];
    case 'report':
      return [frame.quest];
    case 'clash':
      return typeof frame.against === 'string' ? [frame.against] : [];
    default:
      return [];
  }
};
const isBoss = (state: PartieState, card: CardId): boolean => cardOf(state, card).type === 'boss';
/** Every card of the game, wherever it is. */
export const everywhere = (state: PartieState): readonly CardId[] => [
  ...DECKS.flatMap((deck) => [...state.piles[deck].cards, ...state.piles[deck].bottom, ...state.piles[deck].discard]),
  ...Object.values(state.offers).flatMap((cards) => cards ?? []),
  ...state.heroes.flatMap(carried),
  ...state.teams.flatMap(({ hand, shown, finished }) => [...hand, ...shown, ...finished]),
  ...state.stack.flatMap(inFrame),
  ...(state.out ?? []),
];
const isFighting = (state: PartieState): boolean =>
  holdsCombat(state) || state.stack.some(({ kind }) => kind === 'move' || kind === 'fight' || kind === 'retreat');
const soldiersOut = ({ soldiers }: PartieState, team: number): number =>
  Object.values(soldiers).reduce((sum, row) => sum + (row[team] ?? 0), 0);
const wornAlone = (state: PartieState, worn: readonly CardId[]): boolean => {
  const cards = worn.map((card) => cardOf(state, card) as EquipmentCard);
  return (
    new Set(cards.map(({ kind, subtype = '' }) => (kind === 'artefact' ? kind : `${kind} ${subtype}`))).size ===
    cards.length
  );
};

export const INVARIANTS: readonly Invariant<PartieState>[] = [
  {
    name: 'each faction has its soldiers, in reserve or on the map',
    holds: (state) =>
      teamsOf(state).every(
        (team) =>
          teamState(state, team).reserve >= 0 &&
          teamState(state, team).reserve + soldiersOut(state, team) === state.fixed.soldierCount,
      ),
  },
  {
    name: 'a combat deck has 21 cards',
    holds: ({ teams }) =>
      teams.every(
        ({ deck, removed, gained, supply }) =>
          sizeOf(deck) === DECK_SIZE && removed === gained && Math.min(...Object.values(supply)) >= 0,
      ),
  },
  {
    name: 'every card is in exactly one place',
    holds: (state) => {
      const cards = everywhere(state).filter((card) => !isBoss(state, card)); // a boss comes and goes with its scenario
      return (
        new Set(cards).size === cards.length &&
        cards.length === Object.keys(state.fixed.cards).filter((card) => !isBoss(state, card)).length
      );
    },
  },
  {
    name: 'Eternium, debts and PV are never below 0',
    holds: ({ teams }) => teams.every(({ eternium, debt, pv }) => Math.min(eternium, debt, pv) >= 0),
  },
  {
    name: 'a hero carries no more than it may',
    holds: (state) =>
      state.heroes.every(
        (hero, ix) =>
          state.stack.some(
            (frame) =>
              (frame.kind === 'discard' && frame.hero === ix) ||
              (frame.kind === 'trade' && (frame.hero === ix || frame.other === ix)),
          ) ||
          (!overPack(hero) && !overSpells(hero) && wornAlone(state, hero.worn)),
      ),
  },
  {
    name: 'an offer shows four cards at most',
    holds: ({ offers }) => Object.values(offers).every((cards) => (cards ?? []).length <= LIMITS.offer),
  },
  {
    name: 'two teams never rest in one zone',
    holds: (state) => isFighting(state) || state.fixed.map.zones.every(({ id }) => teamsAt(state, id).length < 2),
  },
  {
    name: 'three soldiers of a team in an outpost, none elsewhere, none in the base of another team',
    holds: (state) =>
      Object.entries(state.soldiers).every(
        ([zone, row]) =>
          isOutpost(state, zone) &&
          row.every((count, team) => count === 0 || (baseOwner(state, zone) ?? team) === team) &&
          (isFighting(state) || row.every((count) => count <= LIMITS.soldiers)),
      ),
  },
  {
    name: 'nobody stands in the sea, or in the base of another team',
    holds: (state) =>
      teamsOf(state).every((team) =>
        heroesOf(state, team).every(
          (hero) =>
            !isSea(state, heroOf(state, hero).zone) && (baseOwner(state, heroOf(state, hero).zone) ?? team) === team,
        ),
      ),
  },
  {
    name: 'damage stays within the PS of the card',
    holds: (state) =>
      state.heroes.every(
        ({ damage }, ix) =>
          damage >= 0 &&
          damage <= sheetOf(state, ix).health &&
          (damage < sheetOf(state, ix).health || state.end !== null),
      ),
  },
  {
    name: 'victory cards: no more played than heroes',
    holds: (state) =>
      teamsOf(state).every(
        (team) =>
          teamState(state, team).shown.length + teamState(state, team).finished.length <= heroesOf(state, team).length,
      ),
  },
  {
    name: 'one combat at a time',
    holds: ({ combat, wild, bataille }) => [combat, wild, bataille].filter((one) => one !== null).length < 2,
  },
  {
    name: 'the inner combat keeps its promises',
    holds: ({ combat, wild, bataille }) =>
      (combat === null || COMBAT_INVARIANTS.every(({ holds }) => holds(combat))) &&
      (wild === null || contreesSauvages.invariants.every(({ holds }) => holds(wild))) &&
      (bataille === null || combatDeSoldats.invariants.every(({ holds }) => holds(bataille))),
  },
];
