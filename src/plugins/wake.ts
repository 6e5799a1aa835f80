// How a client directive wakes an island, in the browser. Where its code does not come, or not in time, the page says so in its place, and tries again when asked.
import type { ClientDirective } from 'astro';

const PATIENCE = 20_000; // ms

/** `apres`: once it is awake. */
export const eveille = (
  load: Parameters<ClientDirective>[0],
  el: HTMLElement,
  apres: () => void = () => undefined,
): void => {
  let panne: HTMLElement | undefined;
  const dire = (): void => {
    if (panne !== undefined || !el.hasAttribute('ssr')) return;
    panne = document.createElement('div');
    panne.className = 'panne';
    panne.role = 'alert';
    panne.dataset['panne'] = '';
    panne.innerHTML =
      '<p>Cette partie de la page n’est pas arrivée. Vérifiez la connexion, puis réessayez.</p><button type="button" class="btn">Réessayer</button>';
    panne.onclick = (event) => {
      if (event.target instanceof HTMLButtonElement) essaie();
    };
    el.before(panne);
  };
  const essaie = (): void => {
    panne?.remove();
    panne = undefined;
    const tard = setTimeout(dire, PATIENCE);
    // Astro logs a module that fails, and hands over what wakes nothing: the island keeps its mark
    const fini = (): void => {
      clearTimeout(tard);
      if (el.hasAttribute('ssr')) return dire();
      panne?.remove();
      apres();
    };
    void load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => reportError(error))
      .then(fini);
  };
  essaie();
};
