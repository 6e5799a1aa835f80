// What a rule page offers for each rule, once somebody touches one: a pin beside its title, related rules in its margin. Fetched at that touch, or at the first `p`.
import feuille from '../styles/regles.css?url';
import { annoncer } from './announce.ts';
import { type Entourage, entourage } from './around.ts';
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
  const avant = epingles();
  const ids = bascule(voulues ?? avant, regle.id);
  const gardee = garderEpingles(ids);
  voulues = gardee ? undefined : ids;
  montre(regle, epingles());
  const mise = ids.includes(regle.id);
  if (!gardee)
    void import('./refusal.ts').then((m) =>
      m.direRefus(regle, 'beforeend', ids, `${import.meta.env.BASE_URL.replace(/\/*$/, '/')}epingles/`),
    );
  else if (mise) annoncer(`Règle épinglée\u00A0: ${ids.length} dans votre liste`);
  else
    annoncer('Règle retirée de votre liste', () => {
      garderEpingles(avant); // at the place that it had
      montre(regle, epingles());
      annoncer('Règle remise dans votre liste');
    });
}

const LIEES = 3; // beside a rule
/** In the margin of a rule, while it is pointed at: rules that it names, then rules that name it. They take no room of the text. */
function montreLiees(regle: HTMLElement, { liens, lienVers }: Entourage): void {
  const ids = [...new Set(liens[regle.id]?.flat())].slice(0, LIEES);
  if (ids.length === 0) return;
  const liste = document.createElement('ul');
  liste.className = 'liees';
  liste.ariaLabel = 'Règles liées';
  for (const id of ids) {
    const ligne = document.createElement('li');
    ligne.append(lienVers(id));
    liste.append(ligne);
  }
  regle.querySelector('.refs')?.append(liste);
}
/** Where there is a margin and a mouse; elsewhere the « # » of a rule shows the rules around it. */
function entourer(toutes: readonly HTMLElement[]): void {
  const adresse = toutes[0]?.querySelector<HTMLAnchorElement>('a.id')?.href;
  if (adresse === undefined || !matchMedia('(min-width: 60.01rem) and (hover: hover)').matches) return;
  void entourage(adresse).then(
    (autour) => {
      for (const regle of toutes) montreLiees(regle, autour);
    },
    () => undefined, // the links of the paragraphs say the same
  );
}

let outillee: Promise<void> | undefined;
/** Puts a pin beside the title of every rule of the page, once. */
export function outiller(): Promise<void> {
  outillee ??= feuilleDeStyle(feuille).then(() => {
    const ids = epingles();
    const toutes = [...document.querySelectorAll<HTMLElement>('.regle')];
    entourer(toutes);
    for (const regle of toutes) {
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
