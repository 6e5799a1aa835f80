// Victory cards: goals that the engine sees are checked after each step; those told by their text are declared by the team (A32).
import { topOf } from '../../kernel/steps.ts';
import { COSTS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, Objective, VictoryCard } from '../types.ts';
import { boughtFault } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import {
  type Applies,
  cardOf,
  chain,
  type FrameOf,
  heroesOf,
  type PartieStep,
  type Refuses,
  setTeam,
  still,
  teamOf,
  teamsOf,
  teamState,
  told,
  top,
} from './board.ts';
import { progressOf } from './goals.ts';
import { discard, drawable, drawing, without } from './piles.ts';
import { canPay, pay, scorePv } from './score.ts';
import type { BoardAction, PartieState, Team } from './types.ts';

const { no, noWith } = CARDS;
export const PARTS = ['principal', 'secondaire'] as const;
export type Part = (typeof PARTS)[number];

export const objectiveOf = (state: PartieState, card: CardId, part: Part): Objective => {
  const { main, second } = cardOf(state, card) as VictoryCard;
  return part === 'principal' ? main : second;
};
/** Cards whose part is still to be reached: the main one of those in hand, the second one of those shown. */
const waiting = (state: PartieState, team: Team, part: Part): readonly CardId[] =>
  teamState(state, team)[part === 'principal' ? 'hand' : 'shown'];

// ── Goals
const isReached = (state: PartieState, team: Team, objective: Objective): boolean =>
  progressOf(state, team, objective) === 1;

/** As many cards played as heroes: what is left in the hand is discarded. */
const limit = (state: PartieState, team: Team): PartieStep => {
  const { hand, shown, finished } = teamState(state, team);
  if (hand.length === 0 || shown.length + finished.length < heroesOf(state, team).length) return still(state);
  return told(discard(setTeam(state, team, { hand: [] }), hand), {
    type: 'p-hand-emptied',
    team,
    count: hand.length,
    cites: ['foe.victoire.limite-defausse', 'foe.victoire.limite'],
  });
};
const RULE: Readonly<Record<Part, FoeRule>> = {
  principal: 'foe.victoire.principal',
  secondaire: 'foe.victoire.secondaire',
};
const reach = (state: PartieState, team: Team, card: CardId, part: Part): PartieStep => {
  const { hand, shown, finished } = teamState(state, team);
  const { pv } = objectiveOf(state, card, part);
  const moved = setTeam(
    state,
    team,
    part === 'principal'
      ? { hand: without(hand, card), shown: [...shown, card] }
      : { shown: without(shown, card), finished: [...finished, card] },
  );
  const scored = chain(
    told(moved, {
      type: 'p-objective',
      team,
      card,
      part,
      pv,
      cites: [RULE[part], ...(part === 'secondaire' ? (['foe.victoire.deux-objectifs'] as const) : [])],
    }),
    (after) => scorePv(after, team, pv, 'autre', RULE[part]),
  );
  return part === 'principal' ? chain(scored, (after) => limit(after, team)) : scored;
};
const nextGoal = (state: PartieState): readonly [team: Team, card: CardId, part: Part] | undefined => {
  for (const team of teamsOf(state))
    for (const part of PARTS)
      for (const card of waiting(state, team, part))
        if (isReached(state, team, objectiveOf(state, card, part))) return [team, card, part];
  return undefined;
};
/** Every goal reached now, whoever's turn it is, until none is left. */
export const checkGoals = (state: PartieState): PartieStep => {
  let step = still(state);
  for (let found = nextGoal(state); found !== undefined; found = nextGoal(step.state)) {
    const goal = found;
    step = chain(step, (after) => reach(after, ...goal));
  }
  return step;
};

// ── Goals told by their text (asides)
const claimFault = (state: PartieState, team: Team, card: CardId, part: Part): Fault => {
  const frame = topOf(state);
  if (frame?.kind !== 'turn' && frame?.kind !== 'activate') return no('objectif-moment', RULE[part]);
  if (!teamsOf(state).includes(team) || !waiting(state, team, part).includes(card))
    return no('objectif-absent', RULE[part]);
  return objectiveOf(state, card, part).goal.kind === 'texte' ? undefined : no('objectif-constate', RULE[part]);
};
/** What teams may declare, beside the node. */
export const claims = (state: PartieState): readonly Extract<BoardAction, { type: 'claim' }>[] =>
  teamsOf(state)
    .flatMap((team) =>
      PARTS.flatMap((part) => waiting(state, team, part).map((card) => ({ type: 'claim', team, card, part }) as const)),
    )
    .filter(({ team, card, part }) => claimFault(state, team, card, part) === undefined);

// ── Renewal
const subsets = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  cards.reduce<readonly (readonly CardId[])[]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);
const isPart = (cards: readonly CardId[], hand: readonly CardId[]): boolean =>
  cards.reduce<readonly CardId[] | null>(
    (left, card) => (left?.includes(card) === true ? without(left, card) : null),
    hand,
  ) !== null;
const renewFault = (state: PartieState, cards: readonly CardId[]): Fault => {
  if (state.fixed.skirmish !== null) return no('sans-cartes-victoire', 'foe.escarmouche.sans-cartes-victoire');
  const fault = boughtFault(state);
  if (fault !== undefined) return fault;
  const team = teamOf(state, top(state, 'turn').hero);
  const { hand, shown } = teamState(state, team);
  if (cards.some((card) => shown.includes(card) && !hand.includes(card)))
    return no('carte-revelee', 'foe.victoire.en-jeu');
  if (cards.length === 0 || !isPart(cards, hand)) return no('carte-absente', 'foe.victoire.renouveler');
  if (drawable(state, 'victoire') === 0) return no('paquet-vide', 'foe.victoire.renouveler');
  return canPay(state, team, COSTS.renewVictory)
    ? undefined
    : noWith('eternium-insuffisant', { cout: COSTS.renewVictory }, 'foe.victoire.renouveler');
};
/** Every part of the hand, once. */
export const renewals = (state: PartieState): readonly BoardAction[] => {
  const { hand } = teamState(state, teamOf(state, top(state, 'turn').hero));
  const sets = new Map(subsets(hand.toSorted()).map((cards) => [cards.join(' '), cards] as const));
  return [...sets.values()]
    .filter((cards) => renewFault(state, cards) === undefined)
    .map((cards) => ({ type: 'renew', cards }));
};
const renew = (state: PartieState, cards: readonly CardId[]): PartieStep => {
  const { hero } = top(state, 'turn');
  const team = teamOf(state, hero);
  const kept = cards.reduce(without, teamState(state, team).hand);
  const gone = discard(setTeam(pay(state, team, COSTS.renewVictory), team, { hand: kept }), cards);
  const renewed = told(
    { ...gone, renewed: state.renewed + 1 },
    { type: 'p-renewed', team, count: cards.length, cites: ['foe.victoire.renouveler'] },
  );
  return chain(renewed, (after) =>
    drawing(after, { deck: 'victoire', count: cards.length, why: 'victoire', hero, team }),
  );
};
/** Cards drawn go to the hand, whose order says nothing. */
export const drawnVictory = (state: PartieState, { team, got }: FrameOf<'draw'>): PartieStep =>
  still(setTeam(state, team, { hand: [...teamState(state, team).hand, ...got].toSorted() }));

export const VICTORY_APPLY = {
  renew: ({ cards }, state) => renew(state, cards),
  claim: ({ team, card, part }, state) => chain(reach(state, team, card, part), checkGoals),
} satisfies Partial<Applies>;
export const VICTORY_REFUSE = {
  renew: ({ cards }, state) => renewFault(state, cards),
  claim: ({ team, card, part }, state) => claimFault(state, team, card, part),
} satisfies Partial<Refuses>;
