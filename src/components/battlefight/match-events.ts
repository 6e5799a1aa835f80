// What a step of a match tells: of which game it is, and which sentence says it best.
import type { MatchEvent } from '../../engine/battlefight/match/types.ts';
import type { PartieEvent } from '../../engine/battlefight/partie/types.ts';
import { leadOf } from './effects.ts';

export const isPartieEvent = (event: MatchEvent): event is PartieEvent => !event.type.startsWith('match-');

/** What happened in the game under way: the blow that ended the one before is not drawn on the place where the next begins. */
export const ofThisGame = (events: readonly MatchEvent[]): readonly PartieEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'match-game-started') + 1).filter(isPartieEvent);

/** Whoever takes the device reads the score first: the place shows another game already. */
export const matchLeadOf = (events: readonly { readonly type: string }[]): number => {
  const over = events.findIndex(({ type }) => type === 'match-game-over');
  return over < 0 ? leadOf(events) : over;
};
