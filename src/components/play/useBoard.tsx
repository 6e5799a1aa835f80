// The place of a game under way, and what may be pressed on it.
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { saysOf } from './Choices.tsx';
import type { FrameProps } from './PlayFrame.tsx';
import type { Titles } from './titles.ts';
import { refusalOf } from './WhyNot.tsx';

const NONE: readonly never[] = [];
type Played<T extends Types> = Pick<FrameProps<T>, 'mode' | 'play' | 'busy' | 'odds'>;
/** What may be pressed on the place now. */
export const optionsOf = <T extends Types>(
  { play: { node }, busy }: Pick<Played<T>, 'play' | 'busy'>,
  sees: boolean,
): readonly T['action'][] =>
  (node.kind === 'choice' || node.kind === 'report') && busy === undefined && sees ? node.options : NONE;

interface Seen<T extends Types> {
  readonly view: T['state'];
  readonly events: readonly T['event'][];
  readonly sees: boolean; // what is open may be shown to who looks
  readonly titles: Titles;
  readonly attempt: (action: T['action']) => boolean;
}
/** The place, drawn again only when what it shows has changed: the frame around it is, more often. */
export const useBoard = <T extends Types>(
  props: Played<T>,
  { view, events, sees, titles, attempt }: Seen<T>,
): JSX.Element => {
  const { mode, play, odds } = props;
  const { Board } = mode;
  const There = mode.odds?.There;
  const options = optionsOf(props, sees);
  const latest = useRef(attempt);
  latest.current = attempt;
  const onPick = useCallback((action: T['action']): void => void latest.current(action), []);
  const { refused } = play;
  return useMemo(
    () => (
      <Board
        key="board"
        state={view}
        events={events}
        options={options}
        {...(sees ? { onPick } : {})}
        {...saysOf(mode, view)}
        {...(sees && odds.wanted && There !== undefined
          ? { weigh: (action: T['action']) => <There odds={odds} action={action} /> }
          : {})}
        refusal={refusalOf(mode, view, play, titles)}
      />
    ),
    [mode, view, events, options, sees, odds, refused, titles],
  );
};
