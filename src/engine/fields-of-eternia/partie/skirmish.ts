// What a skirmish adds to a turn: training, a free action, and the acquisition of a mount, a standard one.
import { COSTS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import { COMBAT_CARDS, type CombatCard } from '../types.ts';
import { freeFault, spend, spendFree, standardFault } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { exchange, exchangeFault } from './combat-cards.ts';
import {
  type Applies,
  cardOf,
  type FrameOf,
  type PartieStep,
  type Refuses,
  still,
  teamOf,
  told,
  top,
} from './board.ts';
import { discard, drawable, drawing } from './piles.ts';
import { drawnScenario } from './quests.ts';
import { canPay, pay } from './score.ts';
import type { BoardAction, PartieState } from './types.ts';

const { no, noWith } = CARDS;

/** What training sells: a « +2 », or one of the special cards. */
const PRICES: Readonly<Partial<Record<CombatCard, number>>> = {
  plus2: COSTS.trainPlus2,
  surcharge: COSTS.trainSpecial,
  temps: COSTS.trainSpecial,
  outil: COSTS.trainSpecial,
  flux: COSTS.trainSpecial,
};
const priceRule = (card: CombatCard): 'foe.escarmouche.entrainement-trois' | 'foe.escarmouche.entrainement-cinq' =>
  card === 'plus2' ? 'foe.escarmouche.entrainement-trois' : 'foe.escarmouche.entrainement-cinq';
const trainFault = (state: PartieState, add: CombatCard, remove: CombatCard): Fault => {
  const team = teamOf(state, top(state, 'turn').hero);
  const price = PRICES[add];
  if (state.fixed.skirmish === null) return no('hors-escarmouche', 'foe.escarmouche.entrainement');
  const fault = freeFault(state, 'entrainer');
  if (fault !== undefined) return fault;
  if (price === undefined)
    return no('entrainement-carte', 'foe.escarmouche.entrainement-trois', 'foe.escarmouche.entrainement-cinq');
  if (!canPay(state, team, price)) return noWith('eternium-insuffisant', { cout: price }, priceRule(add));
  return exchangeFault(state, team, add, remove);
};
const train = (state: PartieState, add: CombatCard, remove: CombatCard): PartieStep => {
  const team = teamOf(state, top(state, 'turn').hero);
  const cost = PRICES[add] ?? 0;
  return told(exchange(pay(spendFree(state, 'entrainer'), team, cost), team, add, remove), {
    type: 'p-trained',
    team,
    added: add,
    removed: remove,
    cost,
    cites: ['foe.escarmouche.entrainement', priceRule(add), 'foe.paquet.retrait'],
  });
};
/** Every training that the team may pay for. */
export const trainings = (state: PartieState): readonly BoardAction[] =>
  (state.fixed.skirmish === null || freeFault(state, 'entrainer') !== undefined ? [] : COMBAT_CARDS)
    .filter((add) => PRICES[add] !== undefined)
    .flatMap((add) =>
      COMBAT_CARDS.map((remove): Extract<BoardAction, { type: 'train' }> => ({ type: 'train', add, remove })),
    )
    .filter(({ add, remove }) => trainFault(state, add, remove) === undefined);

const mountFault = (state: PartieState): Fault => {
  if (state.fixed.skirmish === null) return no('hors-escarmouche', 'foe.escarmouche.monture');
  const fault = standardFault(state, 'monture');
  if (fault !== undefined) return fault;
  if (drawable(state, 'scenarios') === 0) return no('paquet-vide', 'foe.escarmouche.paquet-scenarios');
  return canPay(state, teamOf(state, top(state, 'turn').hero), COSTS.mount)
    ? undefined
    : noWith('eternium-insuffisant', { cout: COSTS.mount }, 'foe.escarmouche.monture');
};
const acquireMount = (state: PartieState): PartieStep => {
  const { hero } = top(state, 'turn');
  const team = teamOf(state, hero);
  return drawing(pay(spend(state, 'monture'), team, COSTS.mount), {
    deck: 'scenarios',
    count: 1,
    why: 'monture',
    hero,
    team,
  });
};
/** The scenario deck of a skirmish holds epic creatures alone; what else a reader puts there is set aside. */
export const drawnMount = (state: PartieState, frame: FrameOf<'draw'>): PartieStep => {
  const [card] = frame.got;
  if (card === undefined) return still(state);
  return cardOf(state, card).type === 'creature-epique' ? drawnScenario(state, frame) : still(discard(state, [card]));
};

export const SKIRMISH_APPLY = {
  train: ({ add, remove }, state) => train(state, add, remove),
  acquire: (_, state) => acquireMount(state),
} satisfies Partial<Applies>;
export const SKIRMISH_REFUSE = {
  train: ({ add, remove }, state) => trainFault(state, add, remove),
  acquire: (_, state) => mountFault(state),
} satisfies Partial<Refuses>;
