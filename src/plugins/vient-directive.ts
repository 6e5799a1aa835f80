// Runs in the browser, inlined by Astro in pages that hold such an island: it wakes with the page, or as its value tells (`client:vient="oisif"`, when nothing else is to be done; `"visible"`, once on screen).
import type { ClientDirective } from 'astro';
import { wake as wakeIsland } from './wake.ts';

const comes: ClientDirective = (load, { value }, el) => {
  const wake = (): void => wakeIsland(load, el);
  if (value === 'oisif') (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 2000 });
  else if (value !== 'visible') wake();
  else {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      wake();
    });
    for (const child of el.children) watcher.observe(child); // the island has no box of its own
  }
};

export default comes;
