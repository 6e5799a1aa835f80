// Definitions of terms: on hover, on keyboard focus, on tap. Without this script a term is a link to the glossary. Fetched at the first
// touch of a term (see site.ts).
let minuteur = 0;

function definition(terme: Element | null): HTMLElement | null {
  return terme === null ? null : document.getElementById(terme.getAttribute('aria-describedby') ?? '')?.closest<HTMLElement>('[popover]') ?? null;
}
function bientot(quoi: () => void, attente: number): void {
  clearTimeout(minuteur);
  minuteur = window.setTimeout(quoi, attente);
}
function montrer(terme: HTMLElement): boolean {
  const boite = definition(terme);
  if (boite !== null && !boite.matches(':popover-open')) boite.showPopover({ source: terme });
  return boite !== null;
}
function cacher(): void {
  document.querySelector<HTMLElement>('.definition:popover-open')?.hidePopover();
}
const duTerme = (event: Event): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>('.terme') : null);
const dansDefinition = (noeud: EventTarget | null): boolean => noeud instanceof Element && noeud.closest('.definition') !== null;

/** Listens to the terms of the page. `premier`: the event that asked for this script, played first. */
export function initTermes(premier: Event): void {
  const surClic = (event: MouseEvent): void => {
    const terme = duTerme(event);
    if (terme === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    clearTimeout(minuteur);
    if (montrer(terme)) event.preventDefault();
  };
  const surSurvol = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const terme = duTerme(event);
    if (terme !== null) bientot(() => montrer(terme), 200);
    else if (dansDefinition(event.target)) clearTimeout(minuteur);
  };
  const surFocus = (event: FocusEvent): void => {
    const terme = duTerme(event);
    if (terme?.matches(':focus-visible') === true) bientot(() => montrer(terme), 80); // later: closing a definition gives the focus back, and none may open meanwhile
    else if (terme === null && !dansDefinition(event.target)) bientot(cacher, 80);
  };
  document.addEventListener('click', surClic);
  document.addEventListener('pointerover', surSurvol);
  document.addEventListener('focusin', surFocus);
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && (duTerme(event) !== null || dansDefinition(event.target))) bientot(cacher, 300);
  });
  if (premier instanceof PointerEvent && premier.type !== 'click') surSurvol(premier);
  else {
    const terme = duTerme(premier);
    if (terme !== null) montrer(terme);
  }
}
