// Runs in the browser, inlined by Astro in pages that hold such an island: a whole page of controls (workshop, planner), too heavy to wake while the page is still being painted.
// It wakes by itself once nothing else is to be done, or before, at the reader's first gesture anywhere on the page; at once when the address has a fragment, or when the device keeps
// something for it (`client:geste="rv.atelier.battleworld"` begins its keys). A click that comes before the island is ready is given again then.
import type { ClientDirective } from 'astro';
import { eveille as reveille } from './wake.ts';

const GESTES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

const geste: ClientDirective = (load, options, el) => {
  const garde = (): boolean => {
    try {
      const { value } = options;
      return typeof value === 'string' && Object.keys(localStorage).some((cle) => cle.startsWith(value));
    } catch {
      return false; // storage refused: nothing is kept
    }
  };
  let clic: HTMLElement | undefined;
  const retient = (event: Event): void => {
    if (event.target instanceof Element)
      clic = event.target.closest<HTMLElement>('button, summary, [data-cell]') ?? undefined;
  };
  let debout = false;
  const eveille = (): void => {
    if (debout) return;
    debout = true;
    for (const nom of GESTES) removeEventListener(nom, eveille, true);
    removeEventListener('hashchange', eveille);
    reveille(load, el, () => {
      el.removeEventListener('click', retient, true);
      if (clic?.localName !== 'summary') clic?.click(); // a summary has opened by itself
    });
  };
  el.addEventListener('click', retient, true);
  if (location.hash.length > 1 || garde()) eveille();
  else {
    for (const nom of GESTES) addEventListener(nom, eveille, { capture: true, passive: true });
    addEventListener('hashchange', eveille);
    (window.requestIdleCallback ?? setTimeout)(eveille, { timeout: 2000 });
  }
};

export default geste;
