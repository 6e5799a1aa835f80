// From one turn to the next, and how often a position has come back.
import type { Seat } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { push } from '../../kernel/steps.ts';
import type { BfRule } from '../rules.ts';
import { isTurnStart, type PartieStep, playerOf, seatsFrom, setPlayer, still, chain, told } from './board.ts';
import { positionKey, timesSeen } from './keys.ts';
import type { PartieState } from './types.ts';

const WHY: Readonly<Record<'failed' | 'end' | 'stable' | 'out' | 'none', Some<BfRule>>> = {
  failed: ['bf.tour.fin-echec', 'bf.tour.technique-racine'],
  end: ['bf.tour.fin-terminee', 'bf.tour.technique-racine'],
  stable: ['bf.tour.fin-stable', 'bf.tour.technique-racine'],
  out: ['bf.tour.elimine-en-cours'],
  none: ['bf.tour.obligation'],
};

/** A turn begins: the position is noted, for the draw by repetition. */
export const startTurn = (state: PartieState, seat: Seat): PartieStep => {
  const begun: PartieState = push(
    { ...state, turn: seat, turns: state.turns + 1, steps: 0, offered: [] },
    { kind: 'play', seat, by: null },
  );
  const noted: PartieState = { ...begun, seen: [...begun.seen, positionKey(begun)] };
  const occurrence = timesSeen(noted);
  const cites: Some<BfRule> = [
    'bf.tour.contenu',
    'bf.tour.sens',
    ...(begun.turns === 1 && !state.fixed.study
      ? (['bf.mise-en-place.vie-initiale', 'bf.mise-en-place.compteurs-initiaux'] as const)
      : []),
    ...(occurrence > 1 ? (['bf.fin.nulle-repetition-etat', 'bf.fin.nulle-repetition-moment'] as const) : []),
  ];
  return told(noted, { type: 'turn-started', seat, turn: begun.turns, occurrence, cites });
};

/** Whether the position that begins this turn has come at least three times. */
export const mayClaim = (state: PartieState): boolean => isTurnStart(state) && timesSeen(state) >= 3;

/** The turn's technique has stopped: one's own damage goes back to 0, then the next person still playing, clockwise. */
export const endTurn = (state: PartieState, why: keyof typeof WHY): PartieStep => {
  const seat = state.turn ?? 0;
  const { damage, out } = playerOf(state, seat);
  const cleared = out === null ? damage : 0;
  const fresh = cleared > 0 ? { ...setPlayer(state, seat, { damage: 0 }), seen: [] } : state; // life + damage has fallen: no earlier position can come again
  const reason = out === null ? why : 'out';
  const [first, second] = seatsFrom(fresh, seat);
  const following = first === seat ? second : first;
  const passed = out !== null || following !== (seat + 1) % state.players.length; // somebody eliminated would have come first
  const cites: Some<BfRule> = [
    ...WHY[reason],
    ...(cleared > 0 ? (['bf.points.remise-a-zero'] as const) : []),
    ...(passed ? (['bf.fin.elimination-tours'] as const) : []),
  ];
  const over = told(fresh, { type: 'turn-over', seat, cleared, out: out !== null, why: reason, cites });
  return following === undefined ? still(over.state) : chain(over, (next) => startTurn(next, following));
};
