import { myGame } from '../../kept/table.ts';
import feuille from './search.css?url';
import { GAMES, loadAsked, searchedGame } from './load.ts';
import { element } from './render.ts';
import { createView, type SearchView } from './view.ts';

// The search dialog: a combobox over a listbox inside a native <dialog>, which traps focus, closes on Esc and gives focus back.

// Its sheet comes with the dialog: through a plain import, every page of the site would link it. `import()` of this module waits for it.
await new Promise<void>((done) => {
  const link = element('link', '');
  link.rel = 'stylesheet';
  link.href = feuille;
  link.addEventListener('load', () => done());
  link.addEventListener('error', () => done());
  document.head.append(link);
});

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly filter: HTMLSelectElement;
  readonly list: HTMLElement;
  readonly view: SearchView;
}

let parts: Parts | undefined;

function select(jeu: string | undefined): HTMLSelectElement {
  const filter = element(
    'select',
    'recherche-filtre',
    new Option('Tous les jeux', ''),
    ...GAMES.map((game) => new Option(game.nom, game.slug)),
  );
  filter.setAttribute('aria-label', 'Chercher dans');
  filter.value = jeu ?? '';
  return filter;
}

function field(): HTMLInputElement {
  const input = element('input', 'recherche-champ');
  const attributes = {
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'Posez votre question…',
    role: 'combobox',
    'aria-label': 'Question',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': 'recherche-liste',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

function options(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
}

function activate({ input, list }: Pick<Parts, 'input' | 'list'>, index: number): void {
  const all = options(list);
  input.setAttribute('aria-expanded', String(all.length > 0));
  input.removeAttribute('aria-activedescendant');
  for (const [position, option] of all.entries()) {
    option.id = `recherche-option-${position}`;
    option.setAttribute('aria-selected', String(position === index));
    if (position !== index) continue;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }
}

function current(list: HTMLElement): number {
  return options(list).findIndex((option) => option.getAttribute('aria-selected') === 'true');
}

/** The option that a key leads to: up and down from result to result, → to what shows the rule of one, ← back. */
function reached(key: string, all: readonly HTMLElement[], at: number, atEnd: boolean): number | undefined {
  const beside = all[at]?.matches('.montrer') === true;
  if (key === 'ArrowLeft') return beside ? at - 1 : undefined;
  if (key === 'ArrowRight') return atEnd && all[at + 1]?.matches('.montrer') === true ? at + 1 : undefined;
  const results = all.flatMap((one, i) => (one.matches('.montrer') ? [] : [i]));
  const rank = results.indexOf(beside ? at - 1 : at);
  if (key === 'ArrowDown') return results[(rank + 1) % results.length];
  return key === 'ArrowUp' ? results.at(Math.max(rank, 0) - 1) : undefined;
}

function onKey(event: KeyboardEvent, { input, list }: Pick<Parts, 'input' | 'list'>): void {
  const all = options(list);
  if (event.isComposing || all.length === 0) return;
  const at = current(list);
  const to = reached(event.key, all, at, input.selectionStart === input.value.length);
  if (to !== undefined) activate({ input, list }, to);
  else if (event.key === 'Enter') all[Math.max(at, 0)]?.click();
  else return;
  event.preventDefault();
}

function build(): Parts {
  const input = field();
  const filter = select(undefined);
  const status = element('p', 'recherche-etat');
  status.setAttribute('role', 'status');
  const hint = element('p', 'recherche-conseil');
  hint.hidden = true;
  const list = element('div', 'recherche-liste');
  list.id = 'recherche-liste';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Résultats');
  const close = element('button', 'recherche-fermer', 'Fermer');
  close.type = 'button';
  const dialog = element(
    'dialog',
    'recherche',
    element('div', 'recherche-tete', input, filter, close),
    status,
    hint,
    list,
  );
  dialog.setAttribute('aria-label', 'Recherche');
  // Kept where the reader put it: when « Afficher les autres réponses » or the pages redraw the list.
  let chosen = 0;
  const view = createView({
    list,
    status,
    hint,
    kind: 'options',
    get first() {
      return dialog.dataset['jeuLu'];
    },
    onAsk: (query, jeu) => {
      input.value = query;
      filter.value = jeu ?? '';
      input.focus();
      run();
    },
    onShown: () => activate({ input, list }, Math.min(chosen, options(list).length - 1)),
  });
  const run = (): void => {
    chosen = 0;
    list.scrollTop = 0;
    void view.ask(input.value, searchedGame(filter.value));
  };
  input.addEventListener('input', run);
  filter.addEventListener('change', run);
  input.addEventListener('keydown', (event) => {
    onKey(event, { input, list });
    chosen = Math.max(current(list), 0);
  });
  close.addEventListener('click', () => dialog.close());
  // The backdrop is the dialog itself, outside its content.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
    else if (
      event.target instanceof Element &&
      event.target.closest('a') !== null &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey
    )
      dialog.close();
    else if (event.target instanceof Element && event.target.closest('[data-plus]') !== null) input.focus();
  });
  document.body.append(dialog);
  return { dialog, input, filter, list, view };
}

/**
 * Opens the search dialog, over the game being read when there is one, else the reader's own (its answers come first, and alone until the filter says otherwise).
 * `texte`: typed while the dialog was on its way.
 */
export function openSearch(jeu?: string, text = ''): void {
  parts ??= build();
  const { dialog, input, filter, view } = parts;
  if (dialog.open) {
    input.focus();
    return;
  }
  const game = searchedGame(jeu ?? myGame());
  filter.value = game ?? '';
  if (game === undefined) delete dialog.dataset['jeuLu'];
  else dialog.dataset['jeuLu'] = game;
  if (game === undefined) loadAsked(game).catch(() => undefined); // `ask` will tell
  dialog.showModal();
  input.focus();
  if (text === '') input.select();
  else input.value = text;
  void view.ask(input.value, game);
}
