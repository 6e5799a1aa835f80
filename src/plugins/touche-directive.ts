// Runs in the browser, inlined by Astro in pages that hold such an island.
// An example wakes by itself: alone on its page (`client:touche`) as soon as nothing else is to be done, in a chapter (`client:touche="lecture"`) when it comes near the window.
// Before that, at the first pointer, focus, key or click (a screen reader clicks without a pointer) inside it; at once when the address concerns it: `#s=` / `#p=` (a scenario,
// a moment) or the fragment of one of its steps (`#ex.<example>.<n>`). A click on `[data-commande]` that comes before the island
// is ready is kept in `el.dataset.attente`: the island plays it when mounted.
import type { ClientDirective } from 'astro';
import { eveille as reveille } from './wake.ts';

const GESTES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

const toucheDirective: ClientDirective = (load, options, el) => {
  const concerne = (): boolean => {
    const ancre = decodeURIComponent(location.hash.slice(1));
    if (/^[sp]=/.test(ancre)) return options.value !== 'lecture';
    const exemple = el.querySelector<HTMLElement>('[data-exemple]')?.dataset['exemple'] ?? '';
    return exemple !== '' && ancre.startsWith(`ex.${exemple.slice(exemple.indexOf('.') + 1)}.`);
  };
  const retient = (event: Event): void => {
    const commande = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-commande]') : null;
    if (commande !== null) el.dataset['attente'] = commande.dataset['commande'];
  };
  const surAdresse = (): void => {
    if (concerne()) eveille();
  };
  let debout = false;
  const eveille = (): void => {
    if (debout) return;
    debout = true;
    for (const geste of GESTES) el.removeEventListener(geste, eveille);
    removeEventListener('hashchange', surAdresse);
    reveille(load, el, () => el.removeEventListener('click', retient));
  };
  el.addEventListener('click', retient);
  for (const geste of GESTES) el.addEventListener(geste, eveille, { passive: true });
  addEventListener('hashchange', surAdresse);
  surAdresse();
  if (options.value === 'lecture') {
    const guet = new IntersectionObserver(
      (vus) => {
        if (!vus.some(({ isIntersecting }) => isIntersecting)) return;
        guet.disconnect();
        eveille();
      },
      { rootMargin: '50% 0px' },
    );
    for (const enfant of el.children) guet.observe(enfant); // the island has no box of its own
  } else (window.requestIdleCallback ?? setTimeout)(eveille, { timeout: 1500 });
};

export default toucheDirective;
