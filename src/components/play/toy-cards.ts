// A small card game for tests of the shared islands: hands, own piles, cards that run in forced steps, gestures beside the turn. Not shipped.
// In turn, each seat draws a card of its pile, plays a card, and executes its steps one by one; the first score of 3 wins.
import type { Game, Seat, Types } from '../../engine/kernel/game.ts';
import { ok, some } from '../../engine/kernel/result.ts';
import type { Cite, Refusal } from '../../engine/kernel/rules.ts';
import type { ModeUi } from './mode.ts';
import { CARD_WORDS } from './words.ts';

export interface CardsState {
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[]; // sorted: their order is chance's
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly drawn: boolean;
  readonly left: number; // steps of the card under way
  readonly offer: Seat | null; // whose draw is offered
  readonly over: string | null;
}
export type CardsAction =
  | { readonly type: 'draw' | 'play'; readonly card: string }
  | { readonly type: 'execute' }
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'resign' | 'offer'; readonly seat: Seat };
export type CardsRule = 'c.main' | 'c.fin';
export interface CardsEvent extends Cite<CardsRule> {
  readonly what: 'drawn' | 'played' | 'step' | 'resigned';
  readonly seat: Seat;
  readonly card: string;
}
export interface CardsScenario {
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[];
  readonly study?: boolean;
}
const HIDDEN = 'carte cachée';
const STEPS = 2;

const at = <T>(list: readonly (readonly T[])[], seat: Seat): readonly T[] => list[seat] ?? [];
const without = (list: readonly string[], card: string): readonly string[] => list.toSpliced(list.indexOf(card), 1);
const put = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] => list.with(seat, value);
const after = ({ turn, hands }: CardsState): Seat => ((turn + 1) % hands.length) as Seat;

const apply = (
  state: CardsState,
  action: CardsAction,
): { readonly state: CardsState; readonly events: readonly CardsEvent[] } => {
  const { turn, hands, piles, scores } = state;
  switch (action.type) {
    case 'draw':
      return {
        state: {
          ...state,
          drawn: true,
          piles: put(piles, turn, without(at(piles, turn), action.card)),
          hands: put(hands, turn, [...at(hands, turn), action.card]),
        },
        events: [{ what: 'drawn', seat: turn, card: action.card, cites: ['c.main'] }],
      };
    case 'play':
      return {
        state: { ...state, left: STEPS, hands: put(hands, turn, without(at(hands, turn), action.card)) },
        events: [{ what: 'played', seat: turn, card: action.card, cites: ['c.main'] }],
      };
    case 'execute': {
      const done = state.left === 1;
      const score = (scores[turn] ?? 0) + 1;
      const over = score >= 3 ? `${turn}` : null;
      return {
        state: {
          ...state,
          left: state.left - 1,
          scores: put(scores, turn, score),
          over,
          ...(done ? { turn: after(state), drawn: false } : {}),
        },
        events: [{ what: 'step', seat: turn, card: '', cites: ['c.main'] }],
      };
    }
    case 'answer':
      return { state: { ...state, offer: null, over: action.accept ? 'nulle' : null }, events: [] };
    case 'offer':
      return { state: { ...state, offer: action.seat }, events: [] };
    case 'resign':
      return {
        state: { ...state, over: `abandon de ${action.seat}` },
        events: [{ what: 'resigned', seat: action.seat, card: '', cites: ['c.fin'] }],
      };
  }
};

const refuse = (state: CardsState, action: CardsAction): Refusal<CardsRule> | undefined => {
  const no: Refusal<CardsRule> = { code: 'pas-maintenant', cites: ['c.main'] };
  if (state.over !== null) return { code: 'fini', cites: ['c.fin'] };
  if (action.type === 'resign') return undefined;
  if (action.type === 'offer')
    return state.offer === null && action.seat === state.turn
      ? undefined
      : { code: 'pas-votre-tour', cites: ['c.fin'] };
  if ((action.type === 'answer') !== (state.offer !== null)) return no;
  if (action.type === 'answer') return undefined;
  if (action.type === 'draw') return !state.drawn && at(state.piles, state.turn).includes(action.card) ? undefined : no;
  if (action.type === 'execute') return state.left > 0 ? undefined : no;
  return action.type === 'play' && state.drawn && state.left === 0 && at(state.hands, state.turn).includes(action.card)
    ? undefined
    : no;
};

export interface CardsMode extends Types<CardsRule> {
  readonly state: CardsState;
  readonly action: CardsAction;
  readonly event: CardsEvent;
  readonly scenario: CardsScenario;
}
export const cards: Game<CardsMode> = {
  id: 'jouet/cartes',
  edition: 1,
  setup: ({ hands, piles }) =>
    ok({ hands, piles, scores: hands.map(() => 0), turn: 0, drawn: false, left: 0, offer: null, over: null }),
  node: (state) => {
    const { turn, over, offer } = state;
    if (over !== null) return { kind: 'end', result: over, cites: ['c.fin'] };
    if (offer !== null)
      return {
        kind: 'choice',
        seat: after(state),
        options: [
          { type: 'answer', accept: true },
          { type: 'answer', accept: false },
        ],
        cites: ['c.fin'],
      };
    if (state.left > 0) return { kind: 'choice', seat: turn, options: [{ type: 'execute' }], cites: ['c.main'] };
    const pile = at(state.piles, turn);
    if (!state.drawn && pile.length > 0) {
      const outcomes = [...new Set(pile)].map((card) => ({
        action: { type: 'draw' as const, card },
        weight: pile.filter((one) => one === card).length,
      }));
      return { kind: 'chance', outcomes: some(outcomes), cites: ['c.main'] };
    }
    return {
      kind: 'choice',
      seat: turn,
      options: some(at(state.hands, turn).map((card) => ({ type: 'play' as const, card }))),
      cites: ['c.main'],
    };
  },
  asides: (state) => {
    if (state.over !== null) return [];
    const seats = state.hands.map((_, seat) => seat as Seat);
    return seats.flatMap((seat) => [
      { seat, action: { type: 'resign' as const, seat }, cites: ['c.fin'] as const },
      ...(refuse(state, { type: 'offer', seat }) === undefined
        ? [{ seat, action: { type: 'offer' as const, seat }, cites: ['c.fin'] as const }]
        : []),
    ]);
  },
  apply,
  refuse,
  key: (state) => JSON.stringify(state),
  veil: {
    state: (state, seat) => {
      const hide = (lists: CardsState['hands']): CardsState['hands'] =>
        lists.map((list, i) => (i === seat ? list : list.map(() => HIDDEN)));
      return { ...state, hands: hide(state.hands), piles: hide(state.piles) };
    },
    event: (event, _, seat) => (event.what === 'drawn' && event.seat !== seat ? { ...event, card: HIDDEN } : event),
  },
  invariants: [],
};

export const cardsMode: ModeUi<CardsMode> = {
  jeu: 'jouet',
  game: cards,
  text: {
    event: ({ what, seat, card }) =>
      ({
        drawn: `J${seat + 1} pioche ${card}.`,
        played: `J${seat + 1} joue ${card}.`,
        step: `J${seat + 1} marque 1.`,
        resigned: `J${seat + 1} abandonne.`,
      })[what],
    action: (action) => {
      if (action.type === 'draw') return `Piocher ${action.card}`;
      if (action.type === 'play') return `Jouer ${action.card}`;
      if (action.type === 'answer') return action.accept ? 'Accepter' : 'Refuser';
      return action.type === 'execute'
        ? "Exécuter l'étape"
        : action.type === 'resign'
          ? 'Abandonner'
          : 'Proposer la nulle';
    },
    refusal: ({ code }) => code,
    node: ({ turn }) => `À J${turn + 1} de jouer.`,
    result: (result) => `Fin : ${result}.`,
    seat: (seat) => `J${seat + 1}`,
  },
  Board: ({ state, options = [] }) =>
    `${state.hands.map((hand) => hand.join(', ')).join(' | ')} (${options.length} choix)`,
  links: () => Promise.reject(new Error('no links')),
  chance: (action) => (action.type === 'draw' ? { kind: 'card', label: action.card } : undefined),
  tallies: () => [],
  partLabel: (what) => what,
  seats: ({ hands }) => hands.length,
  forced: ({ type }) => type === 'execute',
  hidden: { hides: ({ study = false }) => !study },
  words: CARD_WORDS,
};
