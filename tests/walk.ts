// Where rules show themselves in a game that was played: told by an event, asked by a node, offered beside it, or refusing what is tried. For suites and scripts that know no game.
import { canonical } from '../src/engine/kernel/json.ts';
import { type Line, listed } from '../src/engine/kernel/play.ts';
import { citedIn } from '../src/engine/kernel/tally.ts';
import type { AnyMode, AnyTypes } from './games/subject.ts';

/** A rule met; `rank` 0 when it is the first that is cited there; `step` counts the actions played before, the telling one included for an event. */
export interface Seen {
  readonly kind: 'event' | 'node' | 'aside' | 'refusal';
  readonly rule: string;
  readonly rank: number;
  readonly step: number;
  readonly action?: unknown; // of an aside, of a refusal, and of an event that an aside tells when it is played after `step` − 1 actions
}
export type See = (seen: Seen) => void;
export type PlayedLine = Line<AnyTypes>;

/** The states of a line, its start first. */
export const statesOf = (line: PlayedLine): readonly unknown[] => [
  line.start,
  ...line.moves.map(({ step }) => step.state),
];
/** Actions without doubles, in their order. */
export const once = (actions: readonly unknown[]): readonly unknown[] => [
  ...new Map(actions.map((action) => [canonical(action), action])).values(),
];

/** What the steps of a line tell. */
export const told = ({ moves }: PlayedLine, see: See): void => {
  for (const [i, { step }] of moves.entries())
    for (const event of step.events)
      for (const [rank, rule] of citedIn(event).entries()) see({ kind: 'event', rule, rank, step: i + 1 });
};
/** What a moment, after `step` actions, asks and offers beside. */
export const asked = ({ game }: AnyMode, state: unknown, step: number, see: See): void => {
  for (const [rank, rule] of game.node(state).cites.entries()) see({ kind: 'node', rule, rank, step });
  for (const { action, cites } of game.asides?.(state) ?? []) {
    for (const [rank, rule] of cites.entries()) see({ kind: 'aside', rule, rank, step, action });
    for (const event of game.apply(state, action).events)
      for (const [rank, rule] of citedIn(event).entries()) see({ kind: 'event', rule, rank, step: step + 1, action });
  }
};
/** What a moment, after `step` actions, refuses among `attempts`. */
export const refused = (
  { game }: AnyMode,
  state: unknown,
  step: number,
  attempts: readonly unknown[],
  see: See,
): void => {
  for (const action of attempts)
    for (const [rank, rule] of (game.refuse(state, action)?.cites ?? []).entries())
      see({ kind: 'refusal', rule, rank, step, action });
};
/** All that the moments of a line list. */
export const met = ({ game }: AnyMode, line: PlayedLine): readonly unknown[] =>
  statesOf(line).flatMap((state) => listed(game.node(state)));
