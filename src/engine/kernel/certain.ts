// A win that nothing can take away before the turn is over: looked for whole, where a search by lot is too shallow to see the end of a long turn.
import type { Game, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import { listed } from './play.ts';

/** What a turn is in a mode, and what wins it. */
export interface Sight<S> {
  readonly turnOf: (state: S) => number | string; // the same as long as the turn lasts
  readonly hasWon: (end: S, seat: Seat, start: S) => boolean; // asked at the end, or where the turn is over
  readonly key?: (state: S) => string; // under which a position is met again; the whole state unless told
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
  { turnOf, hasWon, key = canonical, most }: Sight<T['state']>,
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
    const found = node.kind === 'choice' && node.seat === seat ? node.options.some(after) : listed(node).every(after);
    met.set(id, found);
    return found;
  };
  const node = game.node(state);
  if (node.kind !== 'choice' || node.seat !== seat) return undefined;
  try {
    return node.options.find((action) => wins(game.apply(state, action).state));
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
};
