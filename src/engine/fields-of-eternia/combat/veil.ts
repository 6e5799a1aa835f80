// What one seat may see of a combat: cards laid face down and cards in hand are their owner's (foe.p3-cartes.base-cachee), and so are the cards that a team holds (foe.soutien.sort-range).
import type { Seat } from '../../kernel/game.ts';
import { GRID_ZONES, HIDDEN } from '../types.ts';
import { plus, setSide, sideOf } from './board.ts';
import type { CombatEvent } from './event-types.ts';
import type { Told } from './names.ts';
import type { CombatFixed, CombatState, Drawn, Laid, Side, SideFixed } from './types.ts';
import type { Goods, Playable } from './scenario-types.ts';

const SIDES: readonly Side[] = [0, 1];
const isOwner = ({ fixed }: Told, seat: Seat | null, side: Side): boolean =>
  seat !== null && (side === 0 || fixed.column === 'heros') && fixed.seats[side] === seat;
/** A side whose combat cards this seat sees: its own; everything when the enemy plays no card. */
const sees = (state: Told, seat: Seat | null, side: Side): boolean =>
  state.fixed.column !== 'heros' || isOwner(state, seat, side);
const isDown = ({ up }: Laid): boolean => !up;
/** The cards that a viewer may not see go back among those still to come: the pile told is what the viewer cannot place. */
const hide = (state: CombatState, side: Side): CombatState => {
  const { grid, held, pile } = sideOf(state, side);
  const cards = [...GRID_ZONES.flatMap((zone) => grid[zone].filter(isDown).map(({ card }) => card)), ...held];
  const unseen = cards.reduce((deck, card) => (card === 'cachee' ? deck : plus(deck, card)), pile);
  const hidden = (laid: Laid): Laid => (isDown(laid) ? { ...laid, card: 'cachee' } : laid);
  return setSide(state, side, {
    pile: unseen,
    held: held.map(() => 'cachee' as const),
    grid: {
      initiative: grid.initiative.map(hidden),
      attaque: grid.attaque.map(hidden),
      defense: grid.defense.map(hidden),
    },
  });
};

// ── Spells, consumables and other cards at hand: how many, not which
const PLAYABLE: Playable = { id: HIDDEN, name: 'Soutien caché', effects: [] };
const GOODS: Goods = { id: HIDDEN, name: 'Soutien caché', cost: 0 };
const hideFixed = (side: SideFixed): SideFixed => ({
  ...side,
  spells: side.spells.map(() => PLAYABLE),
  consumables: side.consumables.map(() => PLAYABLE),
  goods: side.goods.map(() => GOODS),
});
const hideHand = (state: CombatState, side: Side): CombatState => {
  const { spells, consumables, goods } = sideOf(state, side);
  const [mine, theirs] = state.fixed.sides;
  const fixed: CombatFixed = {
    ...state.fixed,
    sides: side === 0 ? [hideFixed(mine), theirs] : [mine, hideFixed(theirs)],
  };
  return setSide({ ...state, fixed }, side, {
    spells: spells.map(() => HIDDEN),
    consumables: consumables.map(() => HIDDEN),
    goods: goods.map(() => HIDDEN),
  });
};
/** The team that looks on has the last seat. */
const hideThird = (state: CombatState, seat: Seat | null): CombatState => {
  const { bystander, seats } = state.fixed;
  if (bystander === null || (seat !== null && seats.at(-1) === seat)) return state;
  return {
    ...state,
    fixed: { ...state.fixed, bystander: { ...bystander, spells: bystander.spells.map(() => PLAYABLE) } },
    third: { ...state.third, spells: state.third.spells.map(() => HIDDEN) },
  };
};
const veilState = (state: CombatState, seat: Seat | null): CombatState => {
  const cards = SIDES.reduce((now, side) => (sees(now, seat, side) ? now : hide(now, side)), state);
  return hideThird(
    SIDES.reduce((now, side) => (isOwner(now, seat, side) ? now : hideHand(now, side)), cards),
    seat,
  );
};
const secret = (card: Drawn): Drawn => (card === 'plus1' || card === 'plus2' || card === 'plus3' ? 'cachee' : card);
/** An « outil » is told when it is revealed. */
const veilEvent = (event: CombatEvent, state: Told, seat: Seat | null): CombatEvent => {
  if (!('side' in event) || sees(state, seat, event.side)) return event;
  if (event.type === 'drawn') return { ...event, card: 'cachee' };
  if (event.type === 'laid') return { ...event, card: event.up ? event.card : secret(event.card) };
  if (event.type === 'kept') return { ...event, card: 'cachee' };
  return event;
};
export const combatVeil = { state: veilState, event: veilEvent } as const;
