// The turn of a hero: two standard actions, each once; free actions; rest; the end, with a PS by night.
import { pop, push, retop } from '../../kernel/steps.ts';
import { REST } from '../constants.ts';
import { spend, spentActions, standardFault } from './allowed.ts';
import {
  type Applies,
  chain,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setHero,
  type Settles,
  still,
  teamOf,
  told,
  top,
} from './board.ts';
import { CORE } from './refusals.ts';
import type { Frame, HeroIx, PartieState } from './types.ts';

const { no } = CORE;
/** A night: the cell says so, and so does the extra round of a tie. */
export const isNight = ({ fixed, cell, extra }: PartieState): boolean => extra || fixed.track[cell]?.day === false;

// ── Recovery
/** A hero recovers PS, never beyond those of its card; returns how many came back. */
const recover = (
  state: PartieState,
  hero: HeroIx,
  amount: number,
): { readonly state: PartieState; readonly healed: number; readonly damage: number } => {
  const { damage: before } = heroOf(state, hero);
  const healed = Math.min(before, amount);
  return { state: setHero(state, hero, { damage: before - healed }), healed, damage: before - healed };
};
const rest = (state: PartieState): PartieStep => {
  const { hero } = top(state, 'turn');
  const { state: rested, healed, damage } = recover(spend(state, 'repos'), hero, REST);
  return told(rested, {
    type: 'p-rested',
    hero,
    healed,
    damage,
    cites: [
      'foe.repos.action',
      ...(healed < REST ? (['foe.manche.plafond-ps'] as const) : []),
      'foe.repos.fin-du-tour',
    ],
  });
};

// ── The beginning and the end
const FRESH: Pick<PartieState, 'standard' | 'free' | 'bought' | 'shops' | 'renewed'> = {
  standard: [],
  free: [],
  bought: false,
  shops: [],
  renewed: 0,
};
export const begin = (state: PartieState, hero: HeroIx): PartieStep => {
  const fresh: PartieState = { ...setHero(state, hero, { activated: true }), ...FRESH };
  return told(push(fresh, { kind: 'turn', hero }), {
    type: 'p-activated',
    hero,
    cites: ['foe.activation.jeton', 'foe.activation.une-fois'],
  });
};
/** Frames by which a hero goes on with its own turn: a defeat takes them away. */
const isOwnTurn = (frame: Frame, hero: HeroIx): boolean =>
  (frame.kind === 'move' || frame.kind === 'fight' || frame.kind === 'trade' || frame.kind === 'shop') &&
  frame.hero === hero;
export const isActive = ({ stack }: PartieState, hero: HeroIx): boolean =>
  stack.some((frame) => frame.kind === 'turn' && frame.hero === hero);
/** The turn of a fallen hero is over: only what is under way is still resolved. */
export const cutTurn = (state: PartieState, hero: HeroIx): PartieState => ({
  ...state,
  stack: state.stack
    .filter((frame) => !isOwnTurn(frame, hero))
    .map((frame): Frame => (frame.kind === 'turn' && frame.hero === hero ? { kind: 'end-turn', hero } : frame)),
});
const endTurn = (state: PartieState): PartieStep => {
  const { hero } = top(state, 'end-turn');
  const ended: PartieState = { ...pop(state), ...FRESH };
  const {
    state: rested,
    healed,
    damage,
  } = isNight(state) ? recover(ended, hero, 1) : { state: ended, healed: 0, damage: 0 };
  const night: PartieStep =
    healed === 0 ? still(ended) : told(rested, { type: 'p-healed', hero, healed, damage, cites: ['foe.manche.nuit'] });
  return chain(night, (after) =>
    told(after, { type: 'p-ended-turn', hero, cites: ['foe.activation.deux-actions', 'foe.activation.alternance'] }),
  );
};

export const TURN_APPLY = {
  activate: ({ hero }, state) => {
    const { team } = top(state, 'activate');
    const next = ((team + 1) % state.fixed.teams.length) as typeof team;
    return begin(retop(state, { kind: 'activate', team: next }), hero);
  },
  rest: (_, state) => rest(state),
  'end-turn': (_, state) => still(retop(state, { kind: 'end-turn', hero: top(state, 'turn').hero })),
} satisfies Partial<Applies>;
export const TURN_REFUSE = {
  activate: ({ hero }, state) => {
    if (state.fixed.heroes[hero] === undefined) return no('coup-inconnu', 'foe.activation.ouverture');
    if (heroOf(state, hero).activated) return no('heros-deja-active', 'foe.activation.une-fois');
    return teamOf(state, hero) === top(state, 'activate').team
      ? undefined
      : no('heros-autre-equipe', 'foe.activation.alternance', 'foe.activation.ouverture');
  },
  rest: (_, state) => {
    if (!isNight(state)) return no('repos-jour', 'foe.repos.action');
    return (
      standardFault(state, 'repos') ??
      (spentActions(state) > 0 ? no('repos-actions', 'foe.repos.action', 'foe.activation.deux-actions') : undefined)
    );
  },
  'end-turn': () => undefined,
} satisfies Partial<Refuses>;
/** Everything that a turn offers is listed in node.ts: it needs the tables of all modules. */
export const TURN_NODES = { 'end-turn': () => undefined } satisfies Partial<Nodes>;
export const TURN_SETTLES = {
  turn: (_, state) => still(pop(state)),
  'end-turn': (_, state) => endTurn(state),
} satisfies Partial<Settles>;
