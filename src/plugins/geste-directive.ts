// Runs in the browser, inlined by Astro in pages that hold such an island: a whole page of controls (workshop, planner), too heavy to wake while the page is still being painted.
// It wakes by itself once nothing else is to be done, or before, at the reader's first gesture anywhere on the page; at once when the address has a fragment, or when the device keeps
// something for it (`client:geste="rv.atelier.battleworld"` begins its keys). A click that comes before the island is ready is given again then.
import type { ClientDirective } from 'astro';
import { wake as wakeIsland } from './wake.ts';

const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

const ASLEEP = '[data-dort]'; // parts of it are to wake yet (scene/waking.tsx)

const gesture: ClientDirective = (load, options, el) => {
  const isKept = (): boolean => {
    try {
      const { value } = options;
      return typeof value === 'string' && Object.keys(localStorage).some((key) => key.startsWith(value));
    } catch {
      return false; // storage refused: nothing is kept
    }
  };
  let clicked: HTMLElement | undefined;
  let hydrated = false;
  const holdClick = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    clicked = event.target.closest<HTMLElement>('button, summary, [data-cell]') ?? undefined;
    if (hydrated && clicked !== undefined) event.stopPropagation(); // some of it is awake already: it would act twice
  };
  const giveClick = (): void => {
    el.removeEventListener('click', holdClick, true);
    if (clicked?.localName !== 'summary') clicked?.click(); // a summary has opened by itself
  };
  let awake = false;
  const wake = (): void => {
    if (awake) return;
    awake = true;
    for (const name of GESTURES) removeEventListener(name, wake, true);
    removeEventListener('hashchange', wake);
    wakeIsland(load, el, () => {
      hydrated = true;
      if (el.querySelector(ASLEEP) === null) return giveClick();
      const whenAwake = new MutationObserver(() => {
        if (el.querySelector(ASLEEP) !== null) return;
        whenAwake.disconnect();
        giveClick();
      });
      whenAwake.observe(el, { attributeFilter: ['data-dort'], childList: true, subtree: true });
    });
  };
  el.addEventListener('click', holdClick, true);
  if (location.hash.length > 1 || isKept()) wake();
  else {
    for (const name of GESTURES) addEventListener(name, wake, { capture: true, passive: true });
    addEventListener('hashchange', wake);
    (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 2000 });
  }
};

export default gesture;
