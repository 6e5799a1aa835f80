// The script of every page: it listens, and fetches what is asked for. Only the reader's place is followed from the start.
import { lecture, suivre } from './lecture.ts';

// globs, so that a part not written yet is simply absent
const dialogue = import.meta.glob<{ openSearch: (jeu?: string, texte?: string) => unknown }>('../components/search/dialog.ts');
const horsLigne = import.meta.glob<{ initHorsLigne: () => unknown }>('./hors-ligne.ts');
const { documentElement: racine } = document;

let tape: string | undefined; // what is typed while the dialog comes
async function chercher(): Promise<void> {
  tape ??= '';
  try {
    (await dialogue['../components/search/dialog.ts']?.())?.openSearch(racine.dataset['jeu'], tape);
    tape = undefined;
  } catch {
    // the file could not be fetched: the page does as well
    location.href = document.querySelector<HTMLAnchorElement>('a[data-ouvre-recherche]')?.href ?? '';
  }
}

const sur = <T extends Element = HTMLElement>(event: Event, choix: string): T | null => (event.target instanceof Element ? event.target.closest<T>(choix) : null);

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const seule = !ctrlKey && !metaKey && !altKey && sur(event, 'input,textarea,select,[contenteditable]') === null;
  if (((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') || (seule && key === '/')) {
    event.preventDefault();
    void chercher();
  } else if (tape !== undefined && !ctrlKey && !metaKey && !key[1]) {
    event.preventDefault();
    tape += key;
  } else if (seule && key === '?') void import('./aide-clavier.ts').then((m) => m.ouvrirAide());
});

document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const adresse = sur<HTMLAnchorElement>(event, 'a.id');
  if (sur(event, '[data-ouvre-recherche]') !== null) void chercher();
  else if (adresse !== null) void import('./copie.ts').then((m) => m.copierAdresse(adresse));
  else return;
  event.preventDefault();
});

// terms: the first touch fetches what opens their definitions
for (const geste of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(geste, (event) => {
    const terme = sur(event, '.terme');
    if (terme === null || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
    if (document.getElementById(terme.getAttribute('aria-describedby') ?? '') === null) return; // no definition here: the link leads to the glossary
    if (geste === 'click') event.preventDefault();
    if (geste !== 'pointerover' || (event as PointerEvent).pointerType === 'mouse') void import('./termes.ts').then((m) => m.surTerme(event, terme));
  });
}

const theme = document.querySelector<HTMLElement>('[data-theme-bascule]');
if (theme !== null) {
  const nommer = (): void => {
    theme.title = theme.ariaLabel = `Thème\u00A0: ${{ light: 'clair', dark: 'sombre' }[racine.dataset['theme'] ?? ''] ?? 'automatique'}`;
  };
  nommer();
  theme.addEventListener('click', () => void import('./theme.ts').then((m) => m.themeSuivant()).then(nommer));
}

// the plan shows in the side column of a wide window (CSS): its state must say so
const plan = document.querySelector<HTMLDetailsElement>('details.plan');
if (plan !== null && matchMedia('(min-width: 80rem)').matches) plan.open = true;

const page = document.querySelector<HTMLElement>('main[data-chapitre]');
if (page !== null) suivre(page);
else if (document.querySelector('[data-reprendre],[data-chapitre-lien]') !== null) void import('./reprise.ts').then((m) => m.initReprise(lecture()));
const oisif = window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 1500));
oisif(() => void horsLigne['./hors-ligne.ts']?.().then((m) => m.initHorsLigne()));
