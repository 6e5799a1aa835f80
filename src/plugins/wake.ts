// How a client directive wakes an island, in the browser. Where its code does not come, or not in time, the page says so in its place, and tries again when asked.
import type { ClientDirective } from 'astro';
import { breathe } from '../components/play/late.ts';

const PATIENCE = 20_000; // ms

/** `afterwards`: once it is awake. */
export const wake = (
  load: Parameters<ClientDirective>[0],
  el: HTMLElement,
  afterwards: () => void = () => undefined,
): void => {
  let failure: HTMLElement | undefined;
  const tellFailure = (): void => {
    if (failure !== undefined || !el.hasAttribute('ssr')) return;
    const { dataset } = document.documentElement;
    delete dataset['lien']; // nothing will take the room kept for what was sent
    delete dataset['recu'];
    failure = document.createElement('div');
    failure.className = 'panne';
    failure.role = 'alert';
    failure.dataset['panne'] = '';
    failure.innerHTML =
      '<p>Cette partie de la page n’est pas arrivée. Vérifiez la connexion, puis réessayez.</p><button type="button" class="btn">Réessayer</button>';
    failure.onclick = (event) => {
      if (event.target instanceof HTMLButtonElement) attempt();
    };
    el.before(failure);
  };
  const attempt = (): void => {
    failure?.remove();
    failure = undefined;
    const late = setTimeout(tellFailure, PATIENCE);
    // Astro logs a module that fails, and hands over what wakes nothing: the island keeps its mark
    const settled = (): void => {
      clearTimeout(late);
      if (el.hasAttribute('ssr')) return tellFailure();
      failure?.remove();
      afterwards();
    };
    void load()
      .then((hydrate) => breathe().then(hydrate))
      .catch((error: unknown) => reportError(error))
      .then(settled);
  };
  attempt();
};
