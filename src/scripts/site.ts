// The script of every page: it listens, and fetches what is asked for. Only the reader's place is followed from the start.
import { lecture, situer, suivre } from './reading.ts';
import { lire } from './tools.ts';

const { documentElement: racine } = document;

/** What would have answered here could not be fetched: the link does as well. */
const suit = (vers: HTMLAnchorElement | null): void => void (vers?.href && (location.href = vers.href));

let tape: string | undefined; // what is typed while the dialog comes
async function chercher(): Promise<void> {
  tape ??= '';
  try {
    await import('../components/search/dialog.ts').then((m) => m.openSearch(racine.dataset['jeu'], tape));
    tape = undefined;
  } catch {
    suit(document.querySelector('a[data-ouvre-recherche]')); // the page does as well
  }
}

const regles = () => import('./rules.ts');
const aide = (bouton?: HTMLElement): void => void import('./keyboard-help.ts').then((m) => m.aider(bouton));
const preuve = () => import('./proof.ts');
const page = document.querySelector<HTMLElement>('main[data-chapitre]');
const sur = <T extends Element = HTMLElement>(event: Event, choix: string): T | null =>
  event.target instanceof Element ? event.target.closest<T>(choix) : null;

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const seule = !ctrlKey && !metaKey && !altKey && sur(event, 'input,textarea,select,[contenteditable]') === null;
  if (((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') || (seule && key === '/')) {
    event.preventDefault();
    void chercher();
  } else if (tape !== undefined && !ctrlKey && !metaKey && !key[1]) {
    event.preventDefault();
    tape += key;
  } else if (seule && key === '?') aide();
  else if (seule && key === 'p' && page !== null) void regles().then((m) => m.epingler());
});

// what is pointed at, focused or pressed: the first touch of a rule or of a term fetches what answers it
for (const geste of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(geste, (event) => {
    const { ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent; // a focus has none of them
    if (sur(event, '.regle') !== null) void regles().then((m) => m.outiller());
    if (ctrlKey || metaKey || shiftKey) return;
    const terme = sur<HTMLAnchorElement>(event, '.terme');
    const adresse = sur<HTMLAnchorElement>(event, 'a.id');
    const aidant = sur(event, '[data-aide]');
    const montre = sur<HTMLAnchorElement>(event, '.montrer,a.cite');
    if (terme !== null && (geste !== 'pointerover' || pointerType === 'mouse'))
      void import('./terms.ts').then(
        (m) => m.surTerme(event, terme),
        () => geste === 'click' && suit(terme),
      );
    else if (geste !== 'click') return;
    else if (adresse !== null)
      void import('./copy.ts').then(
        (m) => m.copierAdresse(adresse),
        () => suit(adresse),
      );
    else if (montre !== null)
      void preuve().then(
        (m) => m.show(montre),
        () => suit(montre),
      );
    else if (aidant !== null) aide(aidant);
    else if (sur(event, '[data-ouvre-recherche]') !== null) void chercher();
    else return;
    event.preventDefault(); // only a click does something by itself
  });
}

const theme = document.querySelector<HTMLElement>('[data-theme-bascule]');
const surTheme = (geste: 'nommer' | 'themeSuivant'): void => void import('./theme.ts').then((m) => m[geste](theme));
if (racine.dataset['theme'] !== undefined) surTheme('nommer');
theme?.addEventListener('click', () => surTheme('themeSuivant'));

const plan = document.getElementById('sommaire');
plan?.addEventListener('beforetoggle', () => void import('./contents.ts').then((m) => m.remplir(plan)), { once: true });

if (page !== null) {
  suivre(page);
  if (plan !== null) situer(plan);
  if ('ids' in lire('rv.epingles', {})) void regles().then((m) => m.outiller());
} else if (document.querySelector('[data-reprendre],[data-oublier]') !== null)
  void import('./resume.ts').then((m) => m.initReprise(lecture()));
if (history.state !== null) void preuve().then((m) => m.follow()); // back from what a card led to
const oisif = window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 1500));
oisif(() => void import('./offline.ts').then((m) => m.initHorsLigne()), { timeout: 2000 }); // in time even where the browser never rests
