// From a sound scenario to the first position.
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { BASICS } from '../data.ts';
import type { CardId, Options, Technique } from '../types.ts';
import { freshId, sorted } from './board.ts';
import { nameOf, people } from './people.ts';
import { settle } from './run.ts';
import { startTurn } from './turn.ts';
import type { PartieScenario, PartieState, Player } from './types.ts';
import { waiting } from './waiting.ts';

/** Only what the game can show: the basic techniques and the cards that somebody has. */
const cardsInPlay = (
  state: readonly Player[],
  scenario: PartieScenario,
  byId: Readonly<Record<CardId, Technique>>,
): Readonly<Record<CardId, Technique>> => {
  const ids = [
    ...BASICS.map(({ id }) => id),
    ...sorted([
      ...new Set([
        ...state.flatMap(({ hand, known: top, pile, discard }) => [...hand, ...top, ...pile, ...discard]),
        ...(scenario.active ?? []).map(({ card }) => card),
      ]),
    ]),
  ];
  return Object.fromEntries(ids.map((id) => [id, known(byId[id])]));
};

const cardCount = ({ hand, known: top, pile, discard }: Player): number =>
  hand.length + top.length + pile.length + discard.length;

export const begin = (
  scenario: PartieScenario,
  options: Options,
  byId: Readonly<Record<CardId, Technique>>,
): PartieState => {
  const players = people(scenario);
  const active = scenario.active ?? [];
  const empty: PartieState = {
    fixed: {
      options,
      study: scenario.kind === 'study',
      cards: cardsInPlay(players, scenario, byId),
      names: scenario.players.map(nameOf),
      top: players.map(({ life, damage }) => life + damage),
      count: players.map((player, i) => cardCount(player) + active.filter(({ owner }) => owner === i).length),
      corners: scenario.kind === 'game' && scenario.players.every(({ cell }) => cell === undefined),
    },
    players,
    active: [],
    stack: [],
    deal: scenario.kind === 'game' ? players.length * options.mainDeDepart : 0,
    turn: null,
    turns: 0,
    steps: 0,
    seen: [],
    offer: null,
    offered: [],
    end: null,
  };
  const laid = active.reduce<PartieState>(
    (state, spec) => ({
      ...state,
      active: [...state.active, waiting(scenario, spec, known(byId[spec.card]), freshId(state, spec.owner, spec.card))],
    }),
    empty,
  );
  const first: Seat | null = scenario.first;
  if (first === null) return laid;
  return laid.deal > 0 ? { ...laid, turn: first } : settle(startTurn(laid, first)).state;
};
