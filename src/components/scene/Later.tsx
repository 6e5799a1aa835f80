// What is out of sight is drawn again once the step has moved, or as it comes to show: no step waits for it.
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { whenIdle } from './idle.ts';

interface LaterProps {
  readonly shows: boolean; // it is in sight: drawn at once
  readonly children: ComponentChildren;
}
/** Its first drawing is at once, wherever it is: words that nobody sees yet are in the page. */
export const Later = ({ shows, children }: LaterProps): JSX.Element => {
  const drawn = useRef(children);
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  if (shows) drawn.current = children;
  useEffect(() => {
    if (drawn.current === children) return;
    return whenIdle(() => {
      drawn.current = children;
      redraw(undefined);
    });
  }, [children, shows]);
  return <Fragment key="later">{drawn.current}</Fragment>;
};
