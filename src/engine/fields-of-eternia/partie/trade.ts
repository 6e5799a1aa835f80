// An exchange between two heroes of a team in one zone: each card changes hands at most once. Allies and mounts change places; what is too many is discarded after.
import { pop, push, retop } from '../../kernel/steps.ts';
import type { Fault } from '../faults.ts';
import type { CardId } from '../types.ts';
import { freeFault, spendFree } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { slotOf } from './carry.ts';
import {
  type Applies,
  cardOf,
  carried,
  choice,
  type FrameOf,
  heroesOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  still,
  teamOf,
  told,
  top,
} from './board.ts';
import { hand, takeFrom, trim } from './support.ts';
import type { BoardAction, HeroIx, PartieState } from './types.ts';

const { no } = CARDS;

// ── The action
const tradeFault = (state: PartieState, other: HeroIx): Fault => {
  const { hero } = top(state, 'turn');
  const fault = freeFault(state, 'echanger');
  if (fault !== undefined) return fault;
  if (other === hero || !heroesOf(state, teamOf(state, hero)).includes(other))
    return no('echange-equipe', 'foe.echange.action', 'foe.mise-en-place.figurines-amies');
  if (heroOf(state, other).zone !== heroOf(state, hero).zone) return no('echange-zone', 'foe.echange.action');
  return carried(heroOf(state, hero)).length + carried(heroOf(state, other)).length === 0
    ? no('echange-rien', 'foe.echange.action')
    : undefined;
};
const trade = (state: PartieState, other: HeroIx): PartieStep => {
  const { hero } = top(state, 'turn');
  return told(push(spendFree(state, 'echanger'), { kind: 'trade', hero, other, moved: [] }), {
    type: 'p-trade',
    hero,
    with: other,
    over: false,
    cites: ['foe.echange.action', 'foe.activation.liste-gratuites'],
  });
};

// ── Cards
const partner = ({ hero, other }: FrameOf<'trade'>, from: HeroIx): HeroIx => (from === hero ? other : hero);
const giveFault = (state: PartieState, card: CardId, from: HeroIx): Fault => {
  const { hero, other, moved } = top(state, 'trade');
  if (from !== hero && from !== other) return no('echange-equipe', 'foe.echange.action');
  if (moved.includes(card)) return no('echange-deja', 'foe.echange.action');
  return carried(heroOf(state, from)).includes(card) ? undefined : no('carte-absente', 'foe.echange.action');
};
/** An ally or a mount given to a hero who has one: that one comes back the other way. */
const swapped = (state: PartieState, card: CardId, to: HeroIx): CardId | null => {
  const slot = slotOf(cardOf(state, card));
  return slot === 'ally' || slot === 'mount' ? heroOf(state, to)[slot] : null;
};
const give = (state: PartieState, card: CardId, from: HeroIx): PartieStep => {
  const frame = top(state, 'trade');
  const to = partner(frame, from);
  const back = swapped(state, card, to);
  const left = takeFrom(state, from, card);
  const { state: given } =
    back === null ? hand(left, to, card) : hand(hand(takeFrom(left, to, back), from, back).state, to, card);
  const moved = [...frame.moved, card, ...(back === null ? [] : [back])];
  return told(
    retop(given, { ...frame, moved }),
    { type: 'p-given', from, to, card, cites: ['foe.echange.action', 'foe.echange.dons'] },
    ...(back === null
      ? []
      : [{ type: 'p-given', from: to, to: from, card: back, cites: ['foe.echange.action'] } as const]),
  );
};
const gifts = (state: PartieState, { hero, other }: FrameOf<'trade'>): readonly BoardAction[] =>
  [hero, other].flatMap((from) =>
    [...new Set(carried(heroOf(state, from)))]
      .filter((card) => giveFault(state, card, from) === undefined)
      .map((card): BoardAction => ({ type: 'give', card, from })),
  );
/** Each hero keeps within its limits, at its team's choice (A69). */
const shake = (state: PartieState): PartieStep => {
  const { hero, other } = top(state, 'trade');
  return told(trim(trim(pop(state), hero), other), {
    type: 'p-trade',
    hero,
    with: other,
    over: true,
    cites: ['foe.echange.action'],
  });
};

export const TRADE_APPLY = {
  trade: ({ with: other }, state) => trade(state, other),
  give: ({ card, from }, state) => give(state, card, from),
  shake: (_, state) => shake(state),
} satisfies Partial<Applies>;
export const TRADE_REFUSE = {
  trade: ({ with: other }, state) => tradeFault(state, other),
  give: ({ card, from }, state) => giveFault(state, card, from),
  shake: () => undefined,
} satisfies Partial<Refuses>;
export const TRADE_NODES = {
  trade: (frame, state) =>
    choice(
      teamOf(state, frame.hero),
      [...gifts(state, frame), { type: 'shake' }],
      'foe.echange.action',
      'foe.echange.dons',
    ),
} satisfies Partial<Nodes>;
/** To shake hands is always possible: the frame never settles by itself. */
export const TRADE_SETTLES = { trade: (_, state) => still(pop(state)) } satisfies Partial<Settles>;
