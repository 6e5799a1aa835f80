// What screen readers are told of a move.
import type { Types } from '../../engine/kernel/game.ts';
import type { Line } from '../../engine/kernel/play.ts';
import { typeset } from '../../plugins/typography.ts';
import type { Eyes } from './eyes.ts';
import { decisionBefore } from './forced.ts';
import type { ModeUi } from './mode.ts';

/** The last step before `at`, and with `runs` the forced ones that led to it, told to these eyes; then `next`, the question. Typeset. */
export const saidAt = <T extends Types>(
  mode: Pick<ModeUi<T>, 'game' | 'forced' | 'text'>,
  line: Line<T>,
  at: number,
  eyes: Eyes<T['state'], T['event']>,
  runs: boolean,
  next: string,
): string => {
  const from = runs ? decisionBefore(mode, line, at) : Math.max(0, at - 1);
  const told = line.moves
    .slice(from, at)
    .flatMap(({ step }) =>
      step.events.map((event) => mode.text.event(eyes.event(event, step.state), eyes.state(step.state))),
    );
  return typeset([...told, next].join(' '));
};
