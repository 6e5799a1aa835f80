// « Montrer la règle »: one rule on the whole screen, in large type, to be shown to the others. Opened from a rule's margin, a rule that is cited, a search answer; fetched at the first one.
// The card is an entry of the history: the gesture that goes back closes it, and the page under it is as it was.
import { capital } from '../engine/kernel/french.ts';
import feuille from '../styles/preuve.css?url';
import { qrOf } from '../components/play/qr.ts';
import { fetched } from '../components/play/fetched.ts';
import { takingOver } from '../components/play/waiting.ts';
import { typeset as t } from '../plugins/typography.ts';
import { type AnswersWire, fromWire } from '../search/wire.ts';
import { gameOfRule } from '../site/games.ts';
import { lien } from '../site/link.ts';
import { announce } from './announce.ts';
import type { MomentProof, Proofs } from './proof-file.ts';
import { share, shares } from './share.ts';
import { styleSheet } from './style-sheet.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly where: string; // « Battleworld · Le combat »
  readonly href: string; // of its paragraph
  readonly text: readonly Node[];
}

/** The rule that a control shows: the one it names, the one its address leads to, or the one beside which it stands. */
const idOf = (control: HTMLElement): string =>
  control.dataset['montrer'] ||
  (control instanceof HTMLAnchorElement ? decodeURIComponent(control.hash.slice(1)) : '') ||
  (control.closest('.regle')?.id ?? '');

/** What would be twice in the page, or answer to nothing over it. */
function bare(text: Element): Element {
  const copy = text.cloneNode(true) as Element;
  for (const island of copy.querySelectorAll('astro-island, script, .exemple')) island.remove();
  for (const marked of [copy, ...copy.querySelectorAll('[id], .terme, .ruling')]) {
    marked.removeAttribute('id');
    if (marked.matches('.terme')) marked.replaceWith(...marked.childNodes);
    else if (marked.matches('.ruling')) marked.remove(); // told whole further down
  }
  return copy;
}
/** A rule of the page being read: its paragraph is at hand, whatever the network does. */
function ofPage(id: string): Told | undefined {
  const rule = document.querySelector(`.regle[id="${CSS.escape(id)}"]`);
  const text = rule?.querySelector('.dit');
  const title = rule?.querySelector('.intitule')?.firstElementChild?.textContent.trim();
  if (text === undefined || text === null || title === undefined) return undefined;
  const where = document.querySelector<HTMLElement>('main[data-titre]')?.dataset['titre'] ?? '';
  return { id, title, where, href: `#${id}`, text: [...bare(text).childNodes] };
}
/** A rule of any game, as its search holds it: fetched, or kept by the worker. */
async function ofSearch(id: string): Promise<Told | undefined> {
  const jeu = gameOfRule(id);
  if (jeu === undefined) return undefined;
  const { chapitres: chapters, regles: rules } = fromWire(
    await fetched<AnswersWire>(lien(`/recherche/${jeu.slug}.json`)),
  );
  const found = rules.find(([one]) => one === id);
  if (found === undefined) return undefined;
  const [, title, chapter, said] = found;
  const [url, name] = chapters[chapter] ?? ['', ''];
  const text = document.createElement('p');
  text.append(said);
  return { id, title: t(title), where: `${jeu.nom} · ${name}`, href: lien(`/${url}#${id}`), text: [text] };
}

function code(url: string): string {
  const qr = qrOf(url);
  return qr === undefined
    ? ''
    : `<svg class="preuve-qr" viewBox="0 0 ${qr.size} ${qr.size}" role="img" aria-label="QR code de l’adresse de cette règle" shape-rendering="crispEdges"><rect width="${qr.size}" height="${qr.size}" fill="#fff"/><path d="${qr.path}" fill="#000"/></svg>`;
}

let card: HTMLDialogElement | undefined;
function build(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'preuve';
  made.setAttribute('aria-labelledby', 'preuve-titre');
  made.setAttribute('aria-describedby', 'preuve-dit');
  made.innerHTML = `<header><p data-ou></p><button type="button" class="btn" data-fermer autofocus>Fermer</button></header>
    <h2 id="preuve-titre"></h2><div class="preuve-dit" id="preuve-dit"></div><div data-suite></div>
    <footer><div class="preuve-code"></div><p class="preuve-voies"><button type="button" class="btn go" data-partager>${shares() ? 'Partager' : 'Copier le lien'}</button><a class="btn" data-lire>Lire dans le chapitre</a><button type="button" class="btn flat" data-aide="signaler">Signaler une erreur</button></p></footer>`;
  // what lies under it hears neither its keys nor its presses
  for (const event of ['keydown', 'pointerdown', 'touchstart'])
    made.addEventListener(event, (e) => e.stopPropagation());
  let left = false; // for another place of the page under it: going back from there opens it again
  made.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || link.pathname !== location.pathname)
      return;
    left = true;
    made.close();
  });
  made.addEventListener('close', () => {
    playing.abort();
    if (!left && shownBy(history.state) !== undefined) history.back();
    left = false;
  });
  made.querySelector('[data-fermer]')?.addEventListener('click', () => made.close());
  document.body.append(made);
  return made;
}

let playing = new AbortController(); // the moment on show
/** The moment in small: what happens there in words, and its board above them once it has come; the words do without it. */
function moment(jeu: string, id: string, proof: MomentProof): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'preuve-moment';
  const [place, said] = [document.createElement('div'), document.createElement('figcaption')];
  const [sentence, mode] = proof;
  said.append(sentence);
  figure.append(said);
  if (mode === '') return figure;
  place.className = 'moment-lieu';
  place.inert = true;
  figure.prepend(place);
  const until = playing.signal;
  void import('../components/play/RuleMoment.tsx')
    .then(({ playMoment }) => playMoment(place, jeu, id, proof, until))
    .catch(() => place.remove());
  return figure;
}

function wayTo(href: string, hook: string, words: string): HTMLAnchorElement {
  const way = document.createElement('a');
  way.className = 'btn accent';
  way.href = href;
  way.dataset[hook] = '';
  way.append(words);
  return way;
}
/** Article, ruling, the moment: beside the paragraph, when they can be had. */
async function complete(made: HTMLDialogElement, { id, where }: Told): Promise<void> {
  const jeu = gameOfRule(id)?.slug ?? '';
  const proofs = await fetched<Proofs>(lien(`/${jeu}/preuves.json`));
  const [action = '', article = '', rulings = [], shown, over] = proofs.rules[id] ?? [];
  const follow = made.querySelector('[data-suite]');
  if (made.dataset['preuve'] !== id || follow === null) return; // another one was opened meanwhile
  const place = made.querySelector('[data-ou]');
  if (article !== '' && place !== null) place.textContent = `${where} · ${article}`;
  for (const ruling of rulings) {
    const [name, title, choice, href] = proofs.rulings[ruling] ?? [];
    if (name === undefined || title === undefined || choice === undefined || href === undefined) continue;
    const told = document.createElement('p');
    told.className = 'preuve-arbitrage';
    const [head, link] = [document.createElement('b'), document.createElement('a')];
    link.href = href;
    link.append(t(`${capital(name)} : ${title}`));
    head.append(link);
    told.append(head, document.createElement('br'), choice);
    follow.append(told);
  }
  if (shown !== undefined) follow.append(moment(jeu, id, shown));
  if (action === '') return;
  const ways = [wayTo(action, 'voir', 'Voir en action')];
  if (shown !== undefined && shown[1] !== '' && over !== true)
    ways.push(wayTo(takingOver(action), 'prendre', 'Prendre la main'));
  made.querySelector('.preuve-voies')?.prepend(...ways);
}

/** How large the paragraph can be set: a short one is read from further. */
const sizeOf = (length: number): string => (length < 140 ? 'grand' : length < 320 ? 'moyen' : 'long');

async function open(id: string): Promise<boolean> {
  const told = ofPage(id) ?? (await ofSearch(id));
  if (told === undefined) return false;
  await styleSheet(feuille);
  const made = (card ??= build());
  const part = (choice: string): HTMLElement | null => made.querySelector<HTMLElement>(choice);
  const url = new URL(lien(`/r/#${id}`), location.href).href;
  made.dataset['preuve'] = id;
  playing.abort();
  playing = new AbortController();
  for (const way of made.querySelectorAll('[data-voir], [data-prendre]')) way.remove();
  part('[data-suite]')?.replaceChildren();
  part('[data-ou]')?.replaceChildren(told.where);
  part('h2')?.replaceChildren(told.title);
  const text = part('.preuve-dit');
  text?.replaceChildren(...told.text);
  if (text !== null) text.dataset['taille'] = sizeOf(text.textContent.length);
  part('[data-lire]')?.setAttribute('href', told.href);
  const codes = part('.preuve-code');
  if (codes !== null) codes.innerHTML = code(url);
  const button = part('[data-partager]');
  if (button !== null)
    button.onclick = () => void share({ url, title: t(`${told.title} · ${told.where}`) }, 'Lien de la règle copié');
  if (!made.open) made.showModal();
  made.scrollTop = 0;
  void complete(made, told).catch(() => undefined); // the paragraph says it without them
  return true;
}

/** The rule that an entry of the history shows. */
const shownBy = (state: unknown): string | undefined =>
  state !== null && typeof state === 'object' && 'preuve' in state && typeof state.preuve === 'string'
    ? state.preuve
    : undefined;

/** Shows the rule of a control. A link leads to its paragraph where it is on the page already, or when it cannot be had. */
export async function show(control: HTMLElement): Promise<void> {
  const id = idOf(control);
  const here = control instanceof HTMLAnchorElement && document.getElementById(id) !== null;
  if (!here && (await open(id).catch(() => false)))
    history.pushState({ ...(history.state as object | null), preuve: id }, '');
  else if (control instanceof HTMLAnchorElement) location.href = control.href;
  else announce('La règle n’est pas arrivée. Vérifiez la connexion, puis réessayez.');
}
/** An entry of the history is reached, by going back or forward: its card is open, or none is. */
export function follow(): void {
  const id = shownBy(history.state);
  if (id === undefined) card?.close();
  else void open(id).catch(() => undefined);
}
addEventListener('popstate', follow);
