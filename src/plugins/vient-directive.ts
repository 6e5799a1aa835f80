// Runs in the browser, inlined by Astro in pages that hold such an island: it wakes with the page, or as its value tells (`client:vient="oisif"`, when nothing else is to be done; `"visible"`, once on screen).
import type { ClientDirective } from 'astro';
import { eveille } from './wake.ts';

const vient: ClientDirective = (load, { value }, el) => {
  const va = (): void => eveille(load, el);
  if (value === 'oisif') (window.requestIdleCallback ?? setTimeout)(va, { timeout: 2000 });
  else if (value !== 'visible') va();
  else {
    const guet = new IntersectionObserver((vus) => {
      if (!vus.some(({ isIntersecting }) => isIntersecting)) return;
      guet.disconnect();
      va();
    });
    for (const enfant of el.children) guet.observe(enfant); // the island has no box of its own
  }
};

export default vient;
