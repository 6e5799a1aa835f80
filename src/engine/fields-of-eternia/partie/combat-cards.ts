// The combat deck of a team: a card gained takes the place of another, which leaves the game. There are always 21 (A73).
import { pop } from '../../kernel/steps.ts';
import { COMBAT_CARDS, type CombatCard } from '../types.ts';
import type { Fault } from '../faults.ts';
import { CARDS } from './cards-refusals.ts';
import {
  type Applies,
  choice,
  type Nodes,
  type PartieStep,
  type Refuses,
  setTeam,
  type Settles,
  still,
  teamState,
  told,
  top,
} from './board.ts';
import type { BoardAction, PartieState, Team } from './types.ts';

const { no } = CARDS;

/** The kinds that may leave for another one to come: any other kind that the deck holds. */
const removable = (state: PartieState, team: Team, added: CombatCard): readonly CombatCard[] =>
  COMBAT_CARDS.filter((card) => exchangeFault(state, team, added, card) === undefined);
/** One card in, another out. */
export const exchange = (state: PartieState, team: Team, added: CombatCard, removed: CombatCard): PartieState => {
  const { deck, supply, removed: gone, gained } = teamState(state, team);
  const swapped = { ...deck, [added]: deck[added] + 1 };
  return setTeam(state, team, {
    deck: { ...swapped, [removed]: swapped[removed] - 1 },
    supply: { ...supply, [added]: supply[added] - 1 },
    removed: gone + 1,
    gained: gained + 1,
  });
};
export const exchangeFault = (state: PartieState, team: Team, added: CombatCard, removed: CombatCard): Fault => {
  if (!(teamState(state, team).supply[added] > 0)) return no('reserve-vide', 'foe.paquet.ajout');
  if (added === removed) return no('carte-combat-meme', 'foe.paquet.retrait');
  return teamState(state, team).deck[removed] > 0
    ? undefined
    : no('carte-combat-absente', 'foe.paquet.retrait', 'foe.paquet.taille');
};
const gain = (removed: CombatCard | null, state: PartieState): PartieStep => {
  const { team, card } = top(state, 'gain');
  if (removed === null)
    return told(pop(state), { type: 'p-combat-card', team, added: null, removed: null, cites: ['foe.paquet.ajout'] });
  return told(exchange(pop(state), team, card, removed), {
    type: 'p-combat-card',
    team,
    added: card,
    removed,
    cites: ['foe.paquet.ajout', 'foe.paquet.retrait', 'foe.paquet.taille'],
  });
};

export const COMBAT_CARDS_APPLY = { gain: ({ remove }, state) => gain(remove, state) } satisfies Partial<Applies>;
export const COMBAT_CARDS_REFUSE = {
  gain: ({ remove }, state) => {
    const { team, card } = top(state, 'gain');
    return remove === null ? undefined : exchangeFault(state, team, card, remove);
  },
} satisfies Partial<Refuses>;
export const COMBAT_CARDS_NODES = {
  gain: ({ team, card }, state) =>
    choice(
      team,
      [
        ...removable(state, team, card).map((remove): BoardAction => ({ type: 'gain', remove })),
        { type: 'gain', remove: null },
      ],
      'foe.paquet.ajout',
      'foe.paquet.retrait',
    ),
} satisfies Partial<Nodes>;
/** To renounce is always possible: the frame never settles by itself. */
export const COMBAT_CARDS_SETTLES = { gain: (_, state) => still(pop(state)) } satisfies Partial<Settles>;
