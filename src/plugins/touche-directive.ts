// Runs in the browser, inlined by Astro in pages that hold such an island.
// An example wakes by itself: alone on its page (`client:touche`) as soon as nothing else is to be done, in a chapter (`client:touche="lecture"`) when it comes near the window.
// Before that, at the first pointer, focus, key or click (a screen reader clicks without a pointer) inside it; at once when the address concerns it: `#s=` / `#p=` (a scenario,
// a moment) or the fragment of one of its steps (`#ex.<example>.<n>`). A click on `[data-commande]` that comes before the island
// is ready is kept in `el.dataset.attente`: the island plays it when mounted.
import type { ClientDirective } from 'astro';
import { wake as wakeIsland } from './wake.ts';

const GESTURES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

const touch: ClientDirective = (load, options, el) => {
  const isMeant = (): boolean => {
    const fragment = decodeURIComponent(location.hash.slice(1));
    if (/^[sp]=/.test(fragment)) return options.value !== 'lecture';
    const example = el.querySelector<HTMLElement>('[data-exemple]')?.dataset['exemple'] ?? '';
    return example !== '' && fragment.startsWith(`ex.${example.slice(example.indexOf('.') + 1)}.`);
  };
  const holdCommand = (event: Event): void => {
    const command = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-commande]') : null;
    if (command !== null) el.dataset['attente'] = command.dataset['commande'];
  };
  const onAddress = (): void => {
    if (isMeant()) wake();
  };
  let awake = false;
  const wake = (): void => {
    if (awake) return;
    awake = true;
    for (const name of GESTURES) el.removeEventListener(name, wake);
    removeEventListener('hashchange', onAddress);
    wakeIsland(load, el, () => el.removeEventListener('click', holdCommand));
  };
  el.addEventListener('click', holdCommand);
  for (const name of GESTURES) el.addEventListener(name, wake, { passive: true });
  addEventListener('hashchange', onAddress);
  onAddress();
  if (options.value === 'lecture') {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        wake();
      },
      { rootMargin: '50% 0px' },
    );
    for (const child of el.children) watcher.observe(child); // the island has no box of its own
  } else (window.requestIdleCallback ?? setTimeout)(wake, { timeout: 1500 });
};

export default touch;
