// Definitions of terms: on hover, on keyboard focus, on tap. Without scripts a term is a link to the glossary, and it stays one when they cannot be fetched.
// Fetched at the first touch of a term; site.ts then hands over every event that falls on one.
import feuille from '../styles/definitions.css?url';
import { feuilleDeStyle } from './style-sheet.ts';

/** What /<jeu>/termes.json holds of a term: its name, its definition as HTML of ours, the address of the rule that says it. */
export type Definition = readonly [terme: string, html: string, regle?: string];

let minuteur = 0;
let ferme = 0; // when a definition last closed: the focus then comes back to its term, which must not open it again
const glossaires = new Map<string, Promise<Readonly<Record<string, Definition>>>>();

/** The definitions of a game, fetched once; after a failure the next touch tries again. */
function glossaire(adresse: string): Promise<Readonly<Record<string, Definition>>> {
  const connu = glossaires.get(adresse);
  if (connu !== undefined) return connu;
  const promis = fetch(adresse).then((reponse) => {
    if (!reponse.ok) throw new Error(`${reponse.status} ${adresse}`);
    return reponse.json() as Promise<Readonly<Record<string, Definition>>>;
  });
  glossaires.set(adresse, promis);
  promis.catch(() => glossaires.delete(adresse));
  return promis;
}

function dessine(ancre: string, [nom, html, regle]: Definition, href: string): HTMLElement {
  const boite = document.createElement('div');
  boite.className = 'definition';
  boite.popover = 'auto';
  boite.innerHTML = `<div id="${ancre}"><b></b> ${html}</div><p class="voies"><a>Glossaire</a></p>`;
  boite.querySelector('b')?.append(nom);
  const voie = boite.querySelector<HTMLAnchorElement>('.voies a');
  if (voie !== null) voie.href = href;
  if (regle !== undefined) {
    const lien = document.createElement('a');
    lien.href = regle;
    lien.append('La règle');
    voie?.before(lien);
  }
  document.querySelector('main')?.append(boite);
  return boite;
}

/** The box of a term, drawn at its first call; the term is described by it from then on. */
async function boiteDe(terme: HTMLAnchorElement): Promise<HTMLElement> {
  const [, jeu = '', id = ''] = /#([\w-]+)\.(.+)/.exec(terme.href) ?? [];
  const ancre = `def.${id}`;
  const deja = document.getElementById(ancre)?.closest<HTMLElement>('[popover]');
  if (deja !== undefined && deja !== null) {
    terme.setAttribute('aria-describedby', ancre);
    return deja;
  }
  const [definitions] = await Promise.all([
    glossaire(new URL(`../${jeu}/termes.json`, terme.href).href),
    feuilleDeStyle(feuille),
  ]);
  const definition = definitions[id];
  if (definition === undefined) throw new Error(`Terme inconnu : ${id}`);
  terme.setAttribute('aria-describedby', ancre);
  // two touches may have waited for the same answer
  return document.getElementById(ancre)?.closest<HTMLElement>('[popover]') ?? dessine(ancre, definition, terme.href);
}

function bientot(quoi: () => void, attente: number): void {
  clearTimeout(minuteur);
  minuteur = window.setTimeout(quoi, attente);
}
let appel = 0; // counts the calls and the goodbyes: a box shows only for the last one
async function montrer(terme: HTMLAnchorElement): Promise<void> {
  const tour = (appel += 1);
  const boite = await boiteDe(terme);
  // the reader may have gone on to something else while the answer came
  if (tour === appel && !boite.matches(':popover-open')) boite.showPopover({ source: terme });
}
function cacher(): void {
  appel += 1;
  document.querySelector<HTMLElement>('.definition:popover-open')?.hidePopover();
}
const dans = (event: Event, choix: string): boolean =>
  event.target instanceof Element && event.target.closest(choix) !== null;

/** An event on a term: a click opens at once, the mouse and the keyboard's focus a moment later. */
export function surTerme(event: Event, terme: HTMLAnchorElement): void {
  // not in the common timer: a mouse that stays above would put the click off
  if (event.type === 'click') setTimeout(() => void montrer(terme).catch(() => (location.href = terme.href)));
  else if (event.type === 'pointerover') bientot(() => void montrer(terme).catch(() => undefined), 200);
  else if (terme.matches(':focus-visible') && performance.now() - ferme > 250)
    bientot(() => void montrer(terme).catch(() => undefined), 80);
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
