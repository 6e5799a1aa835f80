// What screen readers are told of a move.
import type { Line } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typography.ts';
import type { Eyes } from './eyes.ts';
import { decisionBefore } from './forced.ts';
import type { ModeUi } from './mode.ts';

/** The last step before `at`, and with `runs` the forced ones that led to it, told to these eyes; then `next`, the question. Typeset. */
export const saidAt = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Pick<ModeUi<S, A, E, R, P>, 'game' | 'forced' | 'text'>,
  line: Line<S, A, E>,
  at: number,
  eyes: Eyes<S, E>,
  runs: boolean,
  next: string,
): string => {
  const from = runs ? decisionBefore(mode, line, at) : Math.max(0, at - 1);
  const told = line.moves
    .slice(from, at)
    .flatMap(({ step }) =>
      step.events.map((event) => mode.text.event(eyes.event(event, step.state), eyes.state(step.state))),
    );
  return typographie([...told, next].join(' '));
};
