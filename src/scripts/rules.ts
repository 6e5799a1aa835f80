// What a rule page offers for each rule, once somebody touches one: a pin beside its title. Fetched at that touch, or at the first `p`.
import feuille from '../styles/regles.css?url';
import { annoncer } from './announce.ts';
import { bascule, epingles, garderEpingles } from './pins.ts';
import { feuilleDeStyle } from './style-sheet.ts';

const EPINGLE =
  '<svg class="ico" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.5 2h5M6.5 2v4.5L4 9.5h8L9.5 6.5V2M8 9.5V14.5"/></svg>';

function montre(regle: HTMLElement, ids: readonly string[]): void {
  const mise = ids.includes(regle.id);
  regle.toggleAttribute('data-epingle', mise);
  const bouton = regle.querySelector<HTMLButtonElement>('.epingle');
  if (bouton === null) return;
  bouton.ariaPressed = String(mise);
  bouton.title = mise ? 'Retirer des règles épinglées (p)' : 'Épingler cette règle (p)';
}

let voulues: readonly string[] | undefined; // what the reader wanted pinned, once the device has refused
/** Pins or unpins a rule, and says so; says too, beside the rule, when the device keeps nothing. */
export function basculer(regle: HTMLElement): void {
  const ids = bascule(voulues ?? epingles(), regle.id);
  const gardee = garderEpingles(ids);
  voulues = gardee ? undefined : ids;
  montre(regle, epingles());
  const mise = ids.includes(regle.id);
  if (!gardee)
    void import('./refusal.ts').then((m) =>
      m.direRefus(regle, 'beforeend', ids, `${import.meta.env.BASE_URL.replace(/\/*$/, '/')}epingles/`),
    );
  else annoncer(mise ? `Règle épinglée\u00A0: ${ids.length} dans votre liste` : 'Règle retirée de votre liste');
}

let outillee: Promise<void> | undefined;
/** Puts a pin beside the title of every rule of the page, once. */
export function outiller(): Promise<void> {
  outillee ??= feuilleDeStyle(feuille).then(() => {
    const ids = epingles();
    for (const regle of document.querySelectorAll<HTMLElement>('.regle')) {
      const bouton = document.createElement('button');
      bouton.type = 'button';
      bouton.className = 'epingle';
      const tete = regle.querySelector('.intitule');
      bouton.ariaLabel = `Épingler\u00A0: ${tete?.firstElementChild?.textContent ?? ''}`;
      bouton.innerHTML = EPINGLE;
      bouton.addEventListener('click', () => basculer(regle));
      tete?.append(bouton);
      montre(regle, ids);
    }
  });
  return outillee;
}

const BARRE = 64; // what the bar at the top hides, in pixels
const seVoit = (regle: Element): boolean => {
  const { top, bottom } = regle.getBoundingClientRect();
  return bottom > BARRE && top < innerHeight;
};
/** The rule being read: that of the focus, else that of the address, else the nearest to the top; on screen in all cases. */
export function lue(): HTMLElement | undefined {
  const candidates = [
    document.activeElement?.closest<HTMLElement>('.regle'),
    document.querySelector<HTMLElement>('.regle:target'),
    ...document.querySelectorAll<HTMLElement>('.regle'),
  ];
  return candidates.find((regle) => regle !== null && regle !== undefined && seVoit(regle)) ?? undefined;
}
/** The key `p`. */
export async function epingler(): Promise<void> {
  await outiller();
  const regle = lue();
  if (regle === undefined) annoncer('Aucune règle à l’écran');
  else basculer(regle);
}
