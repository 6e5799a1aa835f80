// A coach at the table: tells what is new the first time it happens, reminds of what was forgotten. Each remark is said once, and has its rule.
// src/engine/<jeu>/coach.ts exports COACH: remarks by mode. What harms oneself is asked before it is played (`harms` of a mode), not here.
import type { Node, Seat, Types } from './game.ts';
import { type Line, stateAt } from './play.ts';
import type { Game } from './game.ts';

/** What has just happened, as the one who is coached sees it. */
export interface Moment<T extends Types> {
  readonly seat: Seat; // who is coached
  readonly before: T['state'];
  readonly action: T['action'];
  readonly mine: boolean; // it was that seat's own action
  readonly events: readonly T['event'][];
  readonly state: T['state'];
  readonly node: Node<T['action'], T['rule']>; // what is asked now
}
export interface Remark<T extends Types> {
  readonly id: string; // unique in its game; kept on devices, never changed once published
  readonly says: string; // one or two short sentences, ordinary spaces
  readonly rule: T['rule'];
  readonly when: (moment: Moment<T>) => boolean;
}
export type AnyRemark = Remark<Types>;
/** The remarks of one mode among those of its game. */
export const remarks = <T extends Types>(list: readonly Remark<T>[]): readonly AnyRemark[] =>
  list as unknown as readonly AnyRemark[];

/** The moment that the last of `count` actions made; undefined at the start. */
export const momentOf = <T extends Types>(
  game: Game<T>,
  line: Line<T>,
  count: number,
  seat: Seat,
): Moment<T> | undefined => {
  const move = line.moves[count - 1];
  if (move === undefined) return undefined;
  const before = stateAt(line, count - 1);
  const asked = game.node(before);
  return {
    seat,
    before,
    action: move.action,
    mine: asked.kind === 'choice' && asked.seat === seat,
    events: move.step.events,
    state: move.step.state,
    node: game.node(move.step.state),
  };
};
/** Who is coached where people hold every seat: whoever chose last, among `count` actions. */
export const lastToChoose = <T extends Types>(game: Game<T>, line: Line<T>, count: number): Seat => {
  for (let at = count - 1; at >= 0; at -= 1) {
    const asked = game.node(stateAt(line, at));
    if (asked.kind === 'choice') return asked.seat;
  }
  return 0;
};
/** The first remark that this moment calls for, among those not made yet. */
export const remarkAt = <T extends Types>(
  list: readonly Remark<T>[],
  moment: Moment<T>,
  made: ReadonlySet<string>,
): Remark<T> | undefined => list.find(({ id, when }) => !made.has(id) && when(moment));
