// Hands that hold nothing and do nothing: what draws a workshop before anything moves.
import { EMPTY, type Piece } from './hand.ts';
import type { Hands, Tab } from './useHands.ts';

const nothing = (): void => undefined;
export const stillHands = (pieces: readonly Piece[], tab: Tab = 'scenario'): Hands => ({
  hand: EMPTY,
  held: [],
  tab,
  pieces,
  groups: [],
  about: () => [],
  turn: undefined,
  mirror: undefined,
  link: undefined,
  copy: undefined,
  show: nothing,
  press: nothing,
  drop: nothing,
  grip: nothing,
  take: nothing,
  hold: nothing,
  holdAll: nothing,
  gather: nothing,
  remove: nothing,
  letGo: nothing,
  said: '',
});
