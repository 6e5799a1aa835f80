// A small game for tests of the shared islands: in turn, each seat adds 1 or throws a D4; the first to 5 wins. Not shipped.
import type { Game, Types } from '../../engine/kernel/game.ts';
import { die } from '../../engine/kernel/chance.ts';
import { ok } from '../../engine/kernel/result.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import type { ModeUi } from './mode.ts';

export interface ToyState {
  readonly totals: readonly [number, number];
  readonly turn: 0 | 1;
  readonly throwing: boolean;
}
export type ToyAction =
  { readonly type: 'add' } | { readonly type: 'throw' } | { readonly type: 'roll'; readonly value: number };
export type ToyRule = 't.add' | 't.throw' | 't.end';
export interface ToyEvent extends Cite<ToyRule> {
  readonly seat: 0 | 1;
  readonly gain: number;
}

const gain = (state: ToyState, value: number): ToyState => {
  const [a, b] = state.totals;
  return {
    totals: state.turn === 0 ? [a + value, b] : [a, b + value],
    turn: state.turn === 0 ? 1 : 0,
    throwing: false,
  };
};
const ROLLS = die<ToyAction>(4, (value) => ({ type: 'roll', value }));

export interface ToyMode extends Types<ToyRule> {
  readonly state: ToyState;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly scenario: { readonly first: 0 | 1 };
}
export const toy: Game<ToyMode> = {
  id: 'jouet/course',
  edition: 1,
  setup: ({ first }) => ok({ totals: [0, 0], turn: first, throwing: false }),
  node: (state) => {
    if (Math.max(...state.totals) >= 5)
      return { kind: 'end', result: state.totals[0] >= 5 ? '0' : '1', cites: ['t.end'] };
    if (state.throwing) return { kind: 'chance', outcomes: ROLLS, cites: ['t.throw'] };
    return { kind: 'choice', seat: state.turn, options: [{ type: 'add' }, { type: 'throw' }], cites: ['t.add'] };
  },
  apply: (state, action) => {
    if (action.type === 'throw') return { state: { ...state, throwing: true }, events: [] };
    const value = action.type === 'add' ? 1 : action.value;
    return {
      state: gain(state, value),
      events: [{ seat: state.turn, gain: value, cites: [action.type === 'add' ? 't.add' : 't.throw'] }],
    };
  },
  refuse: (state, action) => {
    if (Math.max(...state.totals) >= 5) return { code: 'over', cites: ['t.end'] };
    const chance = action.type === 'roll';
    if (chance !== state.throwing) return { code: 'not-now', cites: ['t.throw'] };
    return chance && (action.value < 1 || action.value > 4) ? { code: 'not-a-face', cites: ['t.throw'] } : undefined;
  },
  key: (state) => JSON.stringify(state),
  invariants: [],
};

export const toyMode: ModeUi<ToyMode> = {
  jeu: 'jouet',
  game: toy,
  text: {
    event: ({ seat, gain: value }) => `Le camp ${seat} gagne ${value}.`,
    action: (action) =>
      action.type === 'roll' ? `Obtenir ${action.value}` : action.type === 'add' ? 'Ajouter 1' : 'Lancer le dé',
    refusal: ({ code }) => code,
    node: ({ turn }) => `Au camp ${turn}.`,
    result: (result) => `Le camp ${result} gagne.`,
    seat: (seat) => `Camp ${seat}`,
  },
  Board: () => null,
  links: () => Promise.reject(new Error('no links')),
  chance: (action) =>
    action.type === 'roll' ? { kind: 'die', faces: 4, value: action.value, label: `${action.value}` } : undefined,
  tallies: () => [],
  partLabel: (what) => what,
  stake: ({ totals }) => (totals[0] >= 3 ? 'loin' : 'près'),
};
