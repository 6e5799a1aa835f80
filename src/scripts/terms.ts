// Definitions of terms: on hover, on keyboard focus, on tap. Without scripts a term is a link to the glossary, and it stays one when they cannot be fetched.
// Fetched at the first touch of a term; site.ts then hands over every event that falls on one.
import feuille from '../styles/definitions.css?url';
import { styleSheet } from './style-sheet.ts';

/** What /<jeu>/termes.json holds of a term: its name, its definition as HTML of ours, the address of the rule that says it. */
export type Definition = readonly [terme: string, html: string, regle?: string];

let timer = 0;
let closed = 0; // when a definition last closed: the focus then comes back to its term, which must not open it again
const glossaries = new Map<string, Promise<Readonly<Record<string, Definition>>>>();

/** The definitions of a game, fetched once; after a failure the next touch tries again. */
function glossary(address: string): Promise<Readonly<Record<string, Definition>>> {
  const known = glossaries.get(address);
  if (known !== undefined) return known;
  const promised = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    return answer.json() as Promise<Readonly<Record<string, Definition>>>;
  });
  glossaries.set(address, promised);
  promised.catch(() => glossaries.delete(address));
  return promised;
}

function drawn(anchor: string, [name, html, rule]: Definition, href: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'definition';
  box.popover = 'auto';
  box.innerHTML = `<div id="${anchor}"><b></b> ${html}</div><p class="voies"><a>Glossaire</a></p>`;
  box.querySelector('b')?.append(name);
  const arrow = box.querySelector<HTMLAnchorElement>('.voies a');
  if (arrow !== null) arrow.href = href;
  if (rule !== undefined) {
    const lien = document.createElement('a');
    lien.href = rule;
    lien.append('La règle');
    arrow?.before(lien);
  }
  document.querySelector('main')?.append(box);
  return box;
}

/** The box of a term, drawn at its first call; the term is described by it from then on. */
async function boxOf(term: HTMLAnchorElement): Promise<HTMLElement> {
  const [, jeu = '', id = ''] = /#([\w-]+)\.(.+)/.exec(term.href) ?? [];
  const anchor = `def.${id}`;
  const already = document.getElementById(anchor)?.closest<HTMLElement>('[popover]');
  if (already !== undefined && already !== null) {
    term.setAttribute('aria-describedby', anchor);
    return already;
  }
  const [definitions] = await Promise.all([
    glossary(new URL(`../${jeu}/termes.json`, term.href).href),
    styleSheet(feuille),
  ]);
  const definition = definitions[id];
  if (definition === undefined) throw new Error(`Terme inconnu : ${id}`);
  term.setAttribute('aria-describedby', anchor);
  // two touches may have waited for the same answer
  return document.getElementById(anchor)?.closest<HTMLElement>('[popover]') ?? drawn(anchor, definition, term.href);
}

function soon(what: () => void, waiting: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(what, waiting);
}
let trigger = 0; // counts the calls and the goodbyes: a box shows only for the last one
async function show(term: HTMLAnchorElement): Promise<void> {
  const turn = (trigger += 1);
  const box = await boxOf(term);
  // the reader may have gone on to something else while the answer came
  if (turn === trigger && !box.matches(':popover-open')) box.showPopover({ source: term });
}
function hide(): void {
  trigger += 1;
  document.querySelector<HTMLElement>('.definition:popover-open')?.hidePopover();
}
const inside = (event: Event, choice: string): boolean =>
  event.target instanceof Element && event.target.closest(choice) !== null;

/** An event on a term: a click opens at once, the mouse and the keyboard's focus a moment later. */
export function onTerm(event: Event, term: HTMLAnchorElement): void {
  // not in the common timer: a mouse that stays above would put the click off
  if (event.type === 'click') setTimeout(() => void show(term).catch(() => (location.href = term.href)));
  else if (event.type === 'pointerover') soon(() => void show(term).catch(() => undefined), 200);
  else if (term.matches(':focus-visible') && performance.now() - closed > 250)
    soon(() => void show(term).catch(() => undefined), 80);
}

document.addEventListener('pointerover', (event) => inside(event, '.definition') && clearTimeout(timer));
document.addEventListener('pointerout', (event) => {
  if (event.pointerType === 'mouse' && inside(event, '.terme, .definition')) soon(hide, 300);
});
document.addEventListener('focusin', (event) => {
  if (!inside(event, '.terme, .definition')) soon(hide, 80);
});
document.addEventListener(
  'beforetoggle',
  (event) => {
    if (inside(event, '.definition') && (event as ToggleEvent).newState === 'closed') closed = performance.now();
  },
  true,
);
