// The script of every page: it listens, and fetches what is asked for. Only the reader's place is followed from the start.
import { reading, showPlaces, followReading } from './reading.ts';
import { readSettings } from './tools.ts';

const { documentElement: root } = document;

/** What would have answered here could not be fetched: the link does as well. */
const follows = (to: HTMLAnchorElement | null): void => void (to?.href && (location.href = to.href));

let typing: string | undefined; // what is typed while the dialog comes
async function search(): Promise<void> {
  typing ??= '';
  try {
    await import('../components/search/dialog.ts').then((m) => m.openSearch(root.dataset['jeu'], typing));
    typing = undefined;
  } catch {
    follows(document.querySelector('a[data-ouvre-recherche]')); // the page does as well
  }
}

const rules = () => import('./rules.ts');
const help = (button?: HTMLElement): void => void import('./keyboard-help.ts').then((m) => m.openHelp(button));
const proof = () => import('./proof.ts');
const page = document.querySelector<HTMLElement>('main[data-chapitre]');
const on = <T extends Element = HTMLElement>(event: Event, choice: string): T | null =>
  event.target instanceof Element ? event.target.closest<T>(choice) : null;

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const alone = !ctrlKey && !metaKey && !altKey && on(event, 'input,textarea,select,[contenteditable]') === null;
  if (((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') || (alone && key === '/')) {
    event.preventDefault();
    void search();
  } else if (typing !== undefined && !ctrlKey && !metaKey && !key[1]) {
    event.preventDefault();
    typing += key;
  } else if (alone && key === '?') help();
  else if (alone && key === 'p' && page !== null) void rules().then((m) => m.pinRule());
});

// what is pointed at, focused or pressed: the first touch of a rule or of a term fetches what answers it
for (const gesture of ['pointerover', 'focusin', 'click']) {
  document.addEventListener(gesture, (event) => {
    const { ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent; // a focus has none of them
    if (on(event, '.regle') !== null) void rules().then((m) => m.equipRules());
    if (ctrlKey || metaKey || shiftKey) return;
    const term = on<HTMLAnchorElement>(event, '.terme');
    const address = on<HTMLAnchorElement>(event, 'a.id');
    const helping = on(event, '[data-aide]');
    const shown = on<HTMLAnchorElement>(event, '.montrer,a.cite');
    if (term !== null && (gesture !== 'pointerover' || pointerType === 'mouse'))
      void import('./terms.ts').then(
        (m) => m.onTerm(event, term),
        () => gesture === 'click' && follows(term),
      );
    else if (gesture !== 'click') return;
    else if (address !== null)
      void import('./copy.ts').then(
        (m) => m.copyAddress(address),
        () => follows(address),
      );
    else if (shown !== null)
      void proof().then(
        (m) => m.show(shown),
        () => follows(shown),
      );
    else if (helping !== null) help(helping);
    else if (on(event, '[data-ouvre-recherche]') !== null) void search();
    else return;
    event.preventDefault(); // only a click does something by itself
  });
}

const theme = document.querySelector<HTMLElement>('[data-theme-bascule]');
const onTheme = (gesture: 'labelButton' | 'nextTheme'): void =>
  void import('./theme.ts').then((m) => m[gesture](theme));
if (root.dataset['theme'] !== undefined) onTheme('labelButton');
theme?.addEventListener('click', () => onTheme('nextTheme'));

const plan = document.getElementById('sommaire');
plan?.addEventListener('beforetoggle', () => void import('./contents.ts').then((m) => m.fillContents(plan)), {
  once: true,
});

if (page !== null) {
  followReading(page);
  if (plan !== null) showPlaces(plan);
  if ('ids' in readSettings('rv.epingles', {})) void rules().then((m) => m.equipRules());
} else if (document.querySelector('[data-reprendre],[data-oublier]') !== null)
  void import('./resume.ts').then((m) => m.initResume(reading()));
if (history.state !== null) void proof().then((m) => m.follow()); // back from what a card led to
const idle = window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 1500));
idle(() => void import('./offline.ts').then((m) => m.initOffline()), { timeout: 2000 }); // in time even where the browser never rests
