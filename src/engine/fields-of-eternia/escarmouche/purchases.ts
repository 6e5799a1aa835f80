// Purchases before a skirmish: each hero in turn buys one card of the offers, or passes; what is left of the Eternium is lost (A63).
import { known } from '../../kernel/result.ts';
import { LIMITS, START_ETERNIUM } from '../constants.ts';
import type { Fault } from '../faults.ts';
import { isWearable, rivalOf, worthOf } from '../partie/carry.ts';
import { cardOf, heroesOf, heroOf, setTeam, sheetOf, teamOf, teamState } from '../partie/board.ts';
import { takeOff, without } from '../partie/piles.ts';
import { canPay, pay } from '../partie/score.ts';
import { hand } from '../partie/support.ts';
import type { HeroIx, PartieState, Team } from '../partie/types.ts';
import type { CardId } from '../types.ts';
import { buyer, buyersOf, type EscStep, lacking, orderOf, stallOf, told } from './board.ts';
import { ESC } from './refusals.ts';
import type { EscEvent, EscOwnAction, EscState, Stall } from './types.ts';

const { no, noWith } = ESC;
const setOffer = (board: PartieState, stall: Stall, cards: readonly CardId[]): PartieState => ({
  ...board,
  offers: { ...board.offers, [stall]: cards },
});

export const reveal = (state: EscState, card: CardId): EscStep => {
  const stall = known(lacking(state));
  const board = setOffer(takeOff(state.board, stall, card), stall, [...(state.board.offers[stall] ?? []), card]);
  const replaced = state.stage === 'achats';
  return told(
    { ...state, board },
    {
      type: 'esc-revealed',
      stall,
      card,
      replaced,
      cites: [replaced ? 'foe.escarmouche.achats-remplacement' : 'foe.escarmouche.achats', 'foe.marchand.offre-quatre'],
    },
  );
};

/** A card that the hero could not keep is not sold: two spells, a pack of five. */
const roomFault = (board: PartieState, hero: HeroIx, id: CardId): Fault => {
  const card = cardOf(board, id);
  const { spells, pack } = heroOf(board, hero);
  if (card.type === 'sort')
    return spells.length >= LIMITS.spells
      ? no('esc-sorts', 'foe.soutien.deux-sorts', 'foe.escarmouche.achats')
      : undefined;
  const worn = isWearable(card) && rivalOf(board, hero, card) === null;
  return !worn && pack.length >= LIMITS.pack
    ? no('esc-paquet', 'foe.soutien.paquet-cinq', 'foe.escarmouche.achats')
    : undefined;
};
export const buyFault = (state: EscState, card: CardId): Fault => {
  if (stallOf(state, card) === undefined) return no('esc-hors-offre', 'foe.escarmouche.achats');
  const hero = buyer(state);
  const team = teamOf(state.board, hero);
  const cout = worthOf(state.board, card);
  if (!canPay(state.board, team, cout))
    return noWith('esc-eternium', { cout, reste: teamState(state.board, team).eternium }, 'foe.escarmouche.eternium');
  return roomFault(state.board, hero, card);
};
/** What the hero may do: each card that it can buy, then to pass. */
export const purchases = (state: EscState): readonly EscOwnAction[] => {
  const cards = [...new Set([...(state.board.offers.boutique ?? []), ...(state.board.offers.guilde ?? [])])];
  return [
    ...cards
      .filter((card) => buyFault(state, card) === undefined)
      .map((card): EscOwnAction => ({ type: 'esc-buy', card })),
    { type: 'esc-pass' },
  ];
};

/** To the next hero who may still buy. With the option, a pass is not final: the purchases end when all pass in a row. */
const next = (state: EscState): EscState => {
  const heroes = buyersOf(state);
  const after = heroes
    .map((_, i) => (state.turn + 1 + i) % heroes.length)
    .find((turn) => state.passed[known(heroes[turn])] !== true);
  return { ...state, turn: after ?? state.turn };
};
export const isOver = (state: EscState): boolean =>
  state.board.fixed.options.passerProvisoire ? state.quiet >= state.passed.length : state.passed.every(Boolean);
export const buy = (state: EscState, card: CardId): EscStep => {
  const hero = buyer(state);
  const team = teamOf(state.board, hero);
  const stall = known(stallOf(state, card));
  const cost = worthOf(state.board, card);
  const paid = setOffer(pay(state.board, team, cost), stall, without(state.board.offers[stall] ?? [], card));
  const board = hand(paid, hero, card).state;
  return told(next({ ...state, board, quiet: 0 }), {
    type: 'esc-bought',
    hero,
    card,
    cost,
    eternium: teamState(board, team).eternium,
    cites: ['foe.escarmouche.achats', 'foe.escarmouche.eternium'],
  });
};
export const pass = (state: EscState): EscStep => {
  const hero = buyer(state);
  const final = !state.board.fixed.options.passerProvisoire;
  return told(
    next({ ...state, passed: final ? state.passed.with(hero, true) : state.passed, quiet: state.quiet + 1 }),
    { type: 'esc-passed', hero, final, cites: ['foe.escarmouche.achats'] },
  );
};

const mounted = (board: PartieState, team: Team): boolean =>
  heroesOf(board, team).some((hero) => sheetOf(board, hero).mounted === true);
/** What a team begins the game with: nothing, or what it is owed for a mounted hero of the other side that it has none against. */
const keeps = (board: PartieState, team: Team): number =>
  !mounted(board, team) && orderedTeams(board).some((other) => mounted(board, other)) ? START_ETERNIUM.mounted : 0;
const orderedTeams = ({ fixed }: PartieState): readonly Team[] => fixed.teams.map((_, team) => team as Team);
/** The purchases are over: what was not spent is lost. */
export const settleUp = (state: EscState): EscStep => {
  const events = orderOf(state).map((team): EscEvent => {
    const kept = keeps(state.board, team);
    return {
      type: 'esc-lost',
      team,
      lost: teamState(state.board, team).eternium,
      kept,
      cites: ['foe.escarmouche.achats-fin', ...(kept > 0 ? (['foe.mise-en-place.monte-compensation'] as const) : [])],
    };
  });
  const board = orderOf(state).reduce(
    (after, team) => setTeam(after, team, { eternium: keeps(after, team) }),
    state.board,
  );
  return { state: { ...state, board, stage: 'zones', turn: 0 }, events };
};
