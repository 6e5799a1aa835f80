// Definitions of terms: on hover, on keyboard focus, on tap. Without scripts a term is a link to the glossary.
// Fetched at the first touch of a term; site.ts then hands over every event that falls on one.
let minuteur = 0;
let ferme = 0; // when a definition last closed: the focus then comes back to its term, which must not open it again

function bientot(quoi: () => void, attente: number): void {
  clearTimeout(minuteur);
  minuteur = window.setTimeout(quoi, attente);
}
function montrer(terme: HTMLElement): void {
  const boite = document.getElementById(terme.getAttribute('aria-describedby') ?? '')?.closest<HTMLElement>('[popover]');
  if (boite?.matches(':popover-open') === false) boite.showPopover({ source: terme });
}
function cacher(): void {
  document.querySelector<HTMLElement>('.definition:popover-open')?.hidePopover();
}
const dans = (event: Event, choix: string): boolean => event.target instanceof Element && event.target.closest(choix) !== null;

/** An event on a term: a click opens at once, the mouse and the keyboard's focus a moment later. */
export function surTerme(event: Event, terme: HTMLElement): void {
  if (event.type === 'click') bientot(() => montrer(terme), 0);
  else if (event.type === 'pointerover') bientot(() => montrer(terme), 200);
  else if (terme.matches(':focus-visible') && performance.now() - ferme > 250) bientot(() => montrer(terme), 80);
}

document.addEventListener('pointerover', (event) => dans(event, '.definition') && clearTimeout(minuteur));
document.addEventListener('pointerout', (event) => {
  if (event.pointerType === 'mouse' && dans(event, '.terme, .definition')) bientot(cacher, 300);
});
document.addEventListener('focusin', (event) => {
  if (!dans(event, '.terme, .definition')) bientot(cacher, 80);
});
document.addEventListener(
  'beforetoggle',
  (event) => {
    if (dans(event, '.definition') && (event as ToggleEvent).newState === 'closed') ferme = performance.now();
  },
  true,
);
