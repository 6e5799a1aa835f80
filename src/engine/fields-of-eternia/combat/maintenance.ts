// Phase 10: the cards go back into the decks.
import {
  type CombatNode,
  type CombatStep,
  fixedOf,
  NO_CARDS,
  onward,
  playsCards,
  setSide,
  sizeOf,
  told,
} from './board.ts';
import type { CombatState } from './types.ts';
import { freshRound } from './resolution.ts';

export const maintenanceNode = (state: CombatState): CombatNode => onward(state, 'foe.p10-maintenance.melanger');
export const maintain = (state: CombatState): CombatStep => {
  const clean = ([0, 1] as const).reduce(
    (now, side) =>
      setSide(freshRound(now, side), side, {
        pile: playsCards(now, side) ? fixedOf(now, side).deck : NO_CARDS,
        discard: NO_CARDS,
        temporary: NO_CARDS,
      }),
    state,
  );
  return told(
    { ...clean, phase: 'end' },
    {
      type: 'shuffled',
      sizes: [sizeOf(clean.sides[0].pile), sizeOf(clean.sides[1].pile)],
      cites: ['foe.p10-maintenance.melanger', 'foe.paquet.taille'],
    },
  );
};
