// A win that nothing can take away before the turn is over: looked for whole, where a search by lot is too shallow to see the end of a long turn.
import type { Game, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import { listed } from './play.ts';
import type { Some } from './result.ts';

/** What a turn is in a mode, and what wins it. */
export interface Sight<S, A> {
  readonly opens?: (state: S, seat: Seat) => boolean; // where it is worth a look; everywhere unless told
  readonly turnOf: (state: S) => number | string; // the same as long as the turn lasts
  readonly hasWon: (end: S, seat: Seat, start: S) => boolean; // asked at the end, or where the turn is over
  readonly key?: (state: S) => string; // under which a position is met again; the whole state unless told
  readonly enough?: (state: S, options: Some<A>) => readonly A[]; // of what somebody may choose, leaves out what changes nothing of how the turn ends
  readonly most: number; // positions looked at: beyond, nothing is certain
}

class TooLong extends Error {}

/**
 * The first of a seat's actions after which it wins before its turn is over, whatever chance draws and the others answer; undefined where there is none, or where
 * that takes too long to know. It reads all of the state: give it one that the seat may know.
 */
export const sureWin = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  { opens, turnOf, hasWon, key = canonical, enough, most }: Sight<T['state'], T['action']>,
): T['action'] | undefined => {
  const turn = turnOf(state);
  const met = new Map<string, boolean>();
  const wins = (at: T['state']): boolean => {
    const node = game.node(at);
    if (node.kind === 'end' || node.kind === 'report' || turnOf(at) !== turn) return hasWon(at, seat, state);
    const id = key(at);
    const before = met.get(id);
    if (before !== undefined) return before;
    if (met.size >= most) throw new TooLong();
    met.set(id, false); // a turn that comes back to the same position has not gone on
    const after = (action: T['action']): boolean => wins(game.apply(at, action).state);
    const tried = node.kind === 'choice' ? (enough?.(at, node.options) ?? node.options) : listed(node);
    const found = node.kind === 'choice' && node.seat === seat ? tried.some(after) : tried.every(after);
    met.set(id, found);
    return found;
  };
  const node = game.node(state);
  if (node.kind !== 'choice' || node.seat !== seat || opens?.(state, seat) === false) return undefined;
  try {
    return (enough?.(state, node.options) ?? node.options).find((action) => wins(game.apply(state, action).state));
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
};
