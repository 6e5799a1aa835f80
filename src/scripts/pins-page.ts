// The page of pinned rules: each with its paragraph, moved, removed, shared by a link, printed. Texts come from the answers' indexes, fetched for the games that are in the list.
import { LATE } from '../components/play/late.ts';
import { onOtherTab } from '../kept/records.ts';
import { fromWire, type AnswersWire } from '../search/wire.ts';
import { announce } from './announce.ts';
import { share, shares } from './share.ts';
import { PINS_KEY, moved, fromFragment, toFragment, pinned, keepPins } from './pins.ts';

interface Said {
  readonly title: string;
  readonly where: string; // « Battleworld · Le combat »
  readonly href: string;
  readonly text: string;
}
const main = document.querySelector<HTMLElement>('main[data-epingles]');
const root = main?.dataset['racine'] ?? '/';
const games = JSON.parse(main?.dataset['epingles'] ?? '{}') as Readonly<Record<string, string>>;
const known = new Map<string, Said>();
const received = new Map<string, Promise<void>>();
const TRACES = {
  haut: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  bas: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  retirer: 'M4 4l8 8M12 4l-8 8',
} as const;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The rules of a game as its index holds them, fetched once; after a failure the next call tries again. */
function loading(jeu: string): Promise<void> {
  const already = received.get(jeu);
  if (already !== undefined) return already;
  const opened = fetch(`${root}recherche/${jeu}.json`, { signal: AbortSignal.timeout(LATE) }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${jeu}`);
    const { titre: name, chapitres: chapters, regles: rules } = fromWire((await answer.json()) as AnswersWire);
    for (const [id, title, rank, text] of rules) {
      const [url, chapter] = chapters[rank] ?? ['', ''];
      known.set(id, { title, where: `${name} · ${chapter}`, href: `${root}${url}#${id}`, text });
    }
  });
  received.set(jeu, opened);
  opened.catch(() => received.delete(jeu));
  return opened;
}
/** Fetches what a list needs; true when all of it came. */
async function loadAll(ids: readonly string[]): Promise<boolean> {
  const wanted = new Set(ids.flatMap((id) => games[id.split('.')[0] ?? ''] ?? []));
  const ends = await Promise.allSettled([...wanted].map(loading));
  return ends.every(({ status }) => status === 'fulfilled');
}

const button = (words: string, when: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: 'btn' }, words);
  made.addEventListener('click', when);
  return made;
};
function gesture(trace: keyof typeof TRACES, words: string, when: () => void, closed = false): HTMLButtonElement {
  const made = button('', when);
  made.ariaLabel = made.title = words;
  made.dataset['geste'] = trace;
  made.innerHTML = `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true"><path d="${TRACES[trace]}"/></svg>`;
  if (closed) made.ariaDisabled = 'true';
  return made;
}

/** Keeps the list and draws it again, the focus on what was pressed. */
function changed(
  ids: readonly string[],
  say: string,
  focus?: readonly [id: string, trace: keyof typeof TRACES],
  takeBack?: () => void,
): void {
  const place = document.querySelector('[data-liste]');
  if (!keepPins(ids))
    return place === null
      ? undefined
      : void import('./refusal.ts').then((m) => m.tellRefusal(place, 'beforebegin', ids, location.pathname));
  drawn();
  announce(say, takeBack);
  const where =
    focus === undefined
      ? undefined
      : document.querySelector<HTMLElement>(`[data-epinglee="${focus[0]}"] [data-geste=${focus[1]}]`);
  (where ?? document.querySelector<HTMLElement>('[data-liste] a, [data-liste] button'))?.focus();
}

function line(id: string, rank: number, ids: readonly string[]): HTMLElement {
  const said = known.get(id);
  const name = said?.title ?? id;
  const move = (step: 1 | -1, trace: 'haut' | 'bas') => () => {
    const after = moved(ids, rank, step);
    if (after !== ids) changed(after, `${name}\u00A0: place ${rank + 1 + step} sur ${ids.length}`, [id, trace]);
  };
  const remove = (): void =>
    changed(
      ids.toSpliced(rank, 1),
      'Règle retirée de votre liste',
      [ids[rank + 1] ?? ids[rank - 1] ?? '', 'retirer'],
      () => changed(ids, 'Règle remise dans votre liste', [id, 'retirer']),
    );
  return element(
    'li',
    { 'data-epinglee': id, 'data-jeu': games[id.split('.')[0] ?? ''] ?? '' },
    element('h2', {}, element('a', { href: said?.href ?? `${root}r/#${id}` }, name)),
    element(
      'div',
      { class: 'paragraphe' },
      ...(said === undefined
        ? ['Cette règle n’est plus dans le site, ou son texte n’a pas pu être lu.']
        : [element('small', {}, said.where), said.text]),
    ),
    element(
      'div',
      { class: 'gestes' },
      gesture('haut', `Monter\u00A0: ${name}`, move(-1, 'haut'), rank === 0),
      gesture('bas', `Descendre\u00A0: ${name}`, move(1, 'bas'), rank === ids.length - 1),
      gesture('retirer', `Retirer\u00A0: ${name}`, remove),
    ),
  );
}

async function shareList(ids: readonly string[]): Promise<void> {
  const url = `${location.origin}${location.pathname}#${toFragment(ids)}`;
  if (await share({ url, title: 'Règles épinglées' }, 'Lien de la liste copié')) return;
  history.replaceState(null, '', url); // the address bar holds it: it can be copied from there
  announce('Copie refusée\u00A0: le lien est dans la barre d’adresse');
}

function drawn(): void {
  const place = document.querySelector<HTMLElement>('[data-liste]');
  if (place === null) return;
  const ids = pinned();
  place.removeAttribute('aria-busy');
  if (ids.length === 0) {
    const empty = element('p', { class: 'avenir', 'data-vide': '' });
    empty.innerHTML =
      'Aucune règle épinglée. Sur une page de règles, touchez l’épingle à côté du titre d’une règle<span class="au-clavier">, ou appuyez sur <kbd>p</kbd></span>.';
    return place.replaceChildren(empty);
  }
  place.replaceChildren(
    element(
      'p',
      { class: 'actions' },
      button(shares() ? 'Partager la liste' : 'Copier le lien de la liste', () => void shareList(ids)),
      button('Imprimer', () => print()),
    ),
    element('ol', { class: 'epinglees' }, ...ids.map(line)),
  );
}

/** A list that an address brings: shown, and added only when the reader says so. */
async function brought(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-apportees]');
  const recues = fromFragment(location.hash);
  if (place === null || recues.length === 0) return place?.replaceChildren();
  await loadAll(recues);
  const here = pinned();
  const fresh = recues.filter((id) => known.has(id) && !here.includes(id));
  const unknown = recues.filter((id) => !known.has(id)).length;
  const close = (): void => {
    history.replaceState(null, '', location.pathname);
    place.replaceChildren();
  };
  const add = (): void => {
    close();
    changed([...pinned(), ...fresh], fresh.length > 1 ? `${fresh.length} règles ajoutées` : 'Règle ajoutée');
  };
  const say =
    fresh.length === 0
      ? 'Ce lien n’apporte aucune règle que vous n’ayez déjà.'
      : fresh.length === 1
        ? 'Ce lien apporte une règle\u00A0:'
        : `Ce lien apporte ${fresh.length} règles\u00A0:`;
  place.replaceChildren(
    element(
      'div',
      { class: 'apport' },
      element('p', {}, say),
      ...(fresh.length === 0
        ? []
        : [element('ul', {}, ...fresh.map((id) => element('li', {}, known.get(id)?.title ?? id)))]),
      ...(unknown === 0
        ? []
        : [
            element(
              'p',
              {},
              unknown === 1
                ? 'Une règle du lien n’existe pas ici, ou n’a pas pu être lue.'
                : `${unknown} règles du lien n’existent pas ici, ou n’ont pas pu être lues.`,
            ),
          ]),
      element(
        'p',
        { class: 'actions' },
        ...(fresh.length === 0 ? [] : [button('Ajouter à mes règles', add)]),
        button(fresh.length === 0 ? 'Fermer' : 'Ne rien ajouter', close),
      ),
    ),
  );
}

async function open(): Promise<void> {
  const all = await loadAll(pinned());
  drawn();
  if (!all) {
    const failure = element(
      'div',
      { class: 'panne', role: 'alert', 'data-panne': '' },
      element('p', {}, 'Des paragraphes ne sont pas arrivés. Vérifiez la connexion, puis réessayez.'),
      button('Réessayer', () => void open()),
    );
    document.querySelector('[data-liste]')?.prepend(failure);
  }
  await brought();
}
addEventListener('hashchange', () => void brought());
onOtherTab((key) => {
  if (key === null || key === PINS_KEY) void open(); // pinned from another tab
});
void open();
