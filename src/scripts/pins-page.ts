// The page of pinned rules: each with its paragraph, moved, removed, shared by a link, printed. Texts come from the answers' indexes, fetched for the games that are in the list.
import { LATE } from '../components/play/late.ts';
import { onOtherTab } from '../kept/records.ts';
import { fromWire, type AnswersWire } from '../search/wire.ts';
import { annoncer } from './announce.ts';
import { share, shares } from './share.ts';
import { CLE_EPINGLES, deplace, duFragment, enFragment, epingles, garderEpingles } from './pins.ts';

interface Dite {
  readonly titre: string;
  readonly ou: string; // « Battleworld · Le combat »
  readonly href: string;
  readonly texte: string;
}
const main = document.querySelector<HTMLElement>('main[data-epingles]');
const racine = main?.dataset['racine'] ?? '/';
const jeux = JSON.parse(main?.dataset['epingles'] ?? '{}') as Readonly<Record<string, string>>;
const connues = new Map<string, Dite>();
const venus = new Map<string, Promise<void>>();
const TRACES = {
  haut: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  bas: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  retirer: 'M4 4l8 8M12 4l-8 8',
} as const;

function element<K extends keyof HTMLElementTagNameMap>(
  nom: K,
  attributs: Readonly<Record<string, string>>,
  ...enfants: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const fait = document.createElement(nom);
  for (const [cle, valeur] of Object.entries(attributs)) fait.setAttribute(cle, valeur);
  fait.append(...enfants);
  return fait;
}

/** The rules of a game as its index holds them, fetched once; after a failure the next call tries again. */
function charge(jeu: string): Promise<void> {
  const deja = venus.get(jeu);
  if (deja !== undefined) return deja;
  const venu = fetch(`${racine}recherche/${jeu}.json`, { signal: AbortSignal.timeout(LATE) }).then(async (reponse) => {
    if (!reponse.ok) throw new Error(`${reponse.status} ${jeu}`);
    const { titre: nom, chapitres, regles } = fromWire((await reponse.json()) as AnswersWire);
    for (const [id, titre, rang, texte] of regles) {
      const [url, chapitre] = chapitres[rang] ?? ['', ''];
      connues.set(id, { titre, ou: `${nom} · ${chapitre}`, href: `${racine}${url}#${id}`, texte });
    }
  });
  venus.set(jeu, venu);
  venu.catch(() => venus.delete(jeu));
  return venu;
}
/** Fetches what a list needs; true when all of it came. */
async function chargeTout(ids: readonly string[]): Promise<boolean> {
  const voulus = new Set(ids.flatMap((id) => jeux[id.split('.')[0] ?? ''] ?? []));
  const fins = await Promise.allSettled([...voulus].map(charge));
  return fins.every(({ status }) => status === 'fulfilled');
}

const bouton = (mots: string, quand: () => void): HTMLButtonElement => {
  const fait = element('button', { type: 'button', class: 'btn' }, mots);
  fait.addEventListener('click', quand);
  return fait;
};
function geste(trace: keyof typeof TRACES, mots: string, quand: () => void, ferme = false): HTMLButtonElement {
  const fait = bouton('', quand);
  fait.ariaLabel = fait.title = mots;
  fait.dataset['geste'] = trace;
  fait.innerHTML = `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true"><path d="${TRACES[trace]}"/></svg>`;
  if (ferme) fait.ariaDisabled = 'true';
  return fait;
}

/** Keeps the list and draws it again, the focus on what was pressed. */
function change(
  ids: readonly string[],
  dit: string,
  foyer?: readonly [id: string, trace: keyof typeof TRACES],
  reprendre?: () => void,
): void {
  const lieu = document.querySelector('[data-liste]');
  if (!garderEpingles(ids))
    return lieu === null
      ? undefined
      : void import('./refusal.ts').then((m) => m.direRefus(lieu, 'beforebegin', ids, location.pathname));
  dessine();
  annoncer(dit, reprendre);
  const ou =
    foyer === undefined
      ? undefined
      : document.querySelector<HTMLElement>(`[data-epinglee="${foyer[0]}"] [data-geste=${foyer[1]}]`);
  (ou ?? document.querySelector<HTMLElement>('[data-liste] a, [data-liste] button'))?.focus();
}

function ligne(id: string, rang: number, ids: readonly string[]): HTMLElement {
  const dite = connues.get(id);
  const nom = dite?.titre ?? id;
  const bouge = (pas: 1 | -1, trace: 'haut' | 'bas') => () => {
    const apres = deplace(ids, rang, pas);
    if (apres !== ids) change(apres, `${nom}\u00A0: place ${rang + 1 + pas} sur ${ids.length}`, [id, trace]);
  };
  const retire = (): void =>
    change(
      ids.toSpliced(rang, 1),
      'Règle retirée de votre liste',
      [ids[rang + 1] ?? ids[rang - 1] ?? '', 'retirer'],
      () => change(ids, 'Règle remise dans votre liste', [id, 'retirer']),
    );
  return element(
    'li',
    { 'data-epinglee': id, 'data-jeu': jeux[id.split('.')[0] ?? ''] ?? '' },
    element('h2', {}, element('a', { href: dite?.href ?? `${racine}r/#${id}` }, nom)),
    element(
      'div',
      { class: 'paragraphe' },
      ...(dite === undefined
        ? ['Cette règle n’est plus dans le site, ou son texte n’a pas pu être lu.']
        : [element('small', {}, dite.ou), dite.texte]),
    ),
    element(
      'div',
      { class: 'gestes' },
      geste('haut', `Monter\u00A0: ${nom}`, bouge(-1, 'haut'), rang === 0),
      geste('bas', `Descendre\u00A0: ${nom}`, bouge(1, 'bas'), rang === ids.length - 1),
      geste('retirer', `Retirer\u00A0: ${nom}`, retire),
    ),
  );
}

async function partager(ids: readonly string[]): Promise<void> {
  const url = `${location.origin}${location.pathname}#${enFragment(ids)}`;
  if (await share({ url, title: 'Règles épinglées' }, 'Lien de la liste copié')) return;
  history.replaceState(null, '', url); // the address bar holds it: it can be copied from there
  annoncer('Copie refusée\u00A0: le lien est dans la barre d’adresse');
}

function dessine(): void {
  const lieu = document.querySelector<HTMLElement>('[data-liste]');
  if (lieu === null) return;
  const ids = epingles();
  lieu.removeAttribute('aria-busy');
  if (ids.length === 0) {
    const vide = element('p', { class: 'avenir', 'data-vide': '' });
    vide.innerHTML =
      'Aucune règle épinglée. Sur une page de règles, touchez l’épingle à côté du titre d’une règle<span class="au-clavier">, ou appuyez sur <kbd>p</kbd></span>.';
    return lieu.replaceChildren(vide);
  }
  lieu.replaceChildren(
    element(
      'p',
      { class: 'actions' },
      bouton(shares() ? 'Partager la liste' : 'Copier le lien de la liste', () => void partager(ids)),
      bouton('Imprimer', () => print()),
    ),
    element('ol', { class: 'epinglees' }, ...ids.map(ligne)),
  );
}

/** A list that an address brings: shown, and added only when the reader says so. */
async function apportees(): Promise<void> {
  const lieu = document.querySelector<HTMLElement>('[data-apportees]');
  const recues = duFragment(location.hash);
  if (lieu === null || recues.length === 0) return lieu?.replaceChildren();
  await chargeTout(recues);
  const ici = epingles();
  const neuves = recues.filter((id) => connues.has(id) && !ici.includes(id));
  const inconnues = recues.filter((id) => !connues.has(id)).length;
  const fermer = (): void => {
    history.replaceState(null, '', location.pathname);
    lieu.replaceChildren();
  };
  const ajouter = (): void => {
    fermer();
    change([...epingles(), ...neuves], neuves.length > 1 ? `${neuves.length} règles ajoutées` : 'Règle ajoutée');
  };
  const dit =
    neuves.length === 0
      ? 'Ce lien n’apporte aucune règle que vous n’ayez déjà.'
      : neuves.length === 1
        ? 'Ce lien apporte une règle\u00A0:'
        : `Ce lien apporte ${neuves.length} règles\u00A0:`;
  lieu.replaceChildren(
    element(
      'div',
      { class: 'apport' },
      element('p', {}, dit),
      ...(neuves.length === 0
        ? []
        : [element('ul', {}, ...neuves.map((id) => element('li', {}, connues.get(id)?.titre ?? id)))]),
      ...(inconnues === 0
        ? []
        : [
            element(
              'p',
              {},
              inconnues === 1
                ? 'Une règle du lien n’existe pas ici, ou n’a pas pu être lue.'
                : `${inconnues} règles du lien n’existent pas ici, ou n’ont pas pu être lues.`,
            ),
          ]),
      element(
        'p',
        { class: 'actions' },
        ...(neuves.length === 0 ? [] : [bouton('Ajouter à mes règles', ajouter)]),
        bouton(neuves.length === 0 ? 'Fermer' : 'Ne rien ajouter', fermer),
      ),
    ),
  );
}

async function ouvrir(): Promise<void> {
  const tout = await chargeTout(epingles());
  dessine();
  if (!tout) {
    const panne = element(
      'div',
      { class: 'panne', role: 'alert', 'data-panne': '' },
      element('p', {}, 'Des paragraphes ne sont pas arrivés. Vérifiez la connexion, puis réessayez.'),
      bouton('Réessayer', () => void ouvrir()),
    );
    document.querySelector('[data-liste]')?.prepend(panne);
  }
  await apportees();
}
addEventListener('hashchange', () => void apportees());
onOtherTab((cle) => {
  if (cle === null || cle === CLE_EPINGLES) void ouvrir(); // pinned from another tab
});
void ouvrir();
