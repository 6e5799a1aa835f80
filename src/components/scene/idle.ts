// What nobody waits for is drawn after what is: once the step has moved, and the browser has nothing else to do.
import { isStill } from './motion.ts';

const MOVED = 620; // ms: the longest motion of a step
const LATEST = 1000; // ms: a browser that never rests, or draws no frame, does it by then

/** Does it once the browser has nothing else to do, or soon in any case. */
export const atRest = (work: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(work, { timeout: LATEST });

/** Does it once the step that has just been drawn has moved. Gives back what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let off = false;
  const timer = setTimeout(
    () =>
      atRest(() => {
        if (!off) work();
      }),
    isStill() ? 0 : MOVED,
  );
  return () => {
    off = true;
    clearTimeout(timer);
  };
};
