// What nobody waits for is drawn after what is: once the step has moved, and the browser has nothing else to do.
import { isStill } from './motion.ts';

const MOVED = 620; // ms: the longest motion of a step

/** Does it once the step that has just been drawn has moved. Gives back what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let off = false;
  const timer = setTimeout(
    () =>
      (window.requestIdleCallback ?? setTimeout)(() => {
        if (!off) work();
      }),
    isStill() ? 0 : MOVED,
  );
  return () => {
    off = true;
    clearTimeout(timer);
  };
};
