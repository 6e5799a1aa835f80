import { myGame } from '../../kept/table.ts';
import { searchedGame } from './load.ts';
import { createView } from './view.ts';

// The search page: the same results as a list; the question and the filter live in the address (`?q=…&jeu=…`), replaced as one types.

const ADDRESS_PAUSE = 150;

function address(query: string, jeu: string | undefined): string {
  const url = new URL(location.href);
  for (const [name, value] of [
    ['q', query.trim()],
    ['jeu', jeu ?? ''],
  ] as const) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

function setUp(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="q"]');
  const filter = form.querySelector<HTMLSelectElement>('select[name="jeu"]');
  const part = (name: string): HTMLElement | null => document.querySelector(`[data-recherche-${name}]`);
  const [list, status, hint] = [part('liste'), part('etat'), part('conseil')];
  if (input === null || filter === null || list === null || status === null || hint === null) return;
  const asked = new URL(location.href).searchParams;
  input.value = asked.get('q') ?? '';
  // a link says which game is searched; nobody having said, the reader's own
  filter.value = searchedGame(asked.get('jeu') ?? (asked.has('q') ? undefined : myGame())) ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const view = createView({
    list,
    status,
    hint,
    kind: 'liste',
    onAsk: (query, jeu) => {
      input.value = query;
      filter.value = jeu ?? '';
      input.focus();
      run();
    },
  });
  const run = (): void => {
    const jeu = searchedGame(filter.value);
    void view.ask(input.value, jeu);
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(history.state, '', address(input.value, jeu)), ADDRESS_PAUSE);
  };
  // Nobody has asked yet: what answers is fetched when a question is about to come.
  input.addEventListener('focus', () => input.value === '' && run(), { once: true });
  input.addEventListener('input', run);
  filter.addEventListener('change', run);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  if (input.value !== '' || filter.value !== '') run();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-recherche]')) setUp(form);
