// The catalogue of powers in the browser: filters kept in the address, the count said aloud, a record opened by its own address. Without it everything is listed.
import { typeset } from '../../../plugins/typography.ts';
import { fold } from '../../../search/fold.ts';
import { countWord, fits, queryOf, wantedOf } from './filter.ts';

const PAUSE = 250; // an address replaced at every key would be refused by some browsers; a count said at every key is noise
const records = [...document.querySelectorAll<HTMLDetailsElement>('details[data-t]')].map((element) => ({
  element,
  tags: new Set((element.dataset['t'] ?? '').split(' ')),
  text: fold(element.textContent),
}));

const setUp = (form: HTMLFormElement, said: HTMLElement): void => {
  const fields = (): readonly (readonly [string, string])[] =>
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const wanted = wantedOf(fields());
    for (const { element, tags, text } of records) element.hidden = !fits(wanted, tags, text);
    for (const section of document.querySelectorAll<HTMLElement>('[data-camp-liste]')) {
      const { length } = section.querySelectorAll('details:not([hidden])');
      section.hidden = length === 0;
      section.querySelector('h2 small')?.replaceChildren(`${length}`);
    }
  };
  const tell = (): void => {
    said.textContent = typeset(countWord(records.filter(({ element }) => !element.hidden).length, records.length));
    history.replaceState(history.state, '', `${location.pathname}${queryOf(fields())}${location.hash}`);
  };
  const run = (): void => {
    show();
    clearTimeout(timer);
    timer = setTimeout(tell, PAUSE);
  };
  const read = (): void => {
    const asked = new URLSearchParams(location.search);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      field.value = asked.get(field.name) ?? '';
    for (const select of form.querySelectorAll('select')) if (select.selectedIndex < 0) select.selectedIndex = 0; // a tag that nobody has
  };
  /** The record that the address names, open, whatever is filtered. */
  const open = (): void => {
    const found = records.find(({ element }) => element.id === decodeURIComponent(location.hash.slice(1)));
    if (found === undefined) return;
    if (found.element.hidden) {
      form.reset();
      run();
    }
    found.element.open = true;
    found.element.scrollIntoView();
  };
  form.addEventListener('input', run);
  form.addEventListener('reset', () => setTimeout(run));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  document.querySelector('[data-tout-ouvrir]')?.addEventListener('click', (event) => {
    const shown = records.filter(({ element }) => !element.hidden);
    const all = shown.some(({ element }) => !element.open);
    for (const { element } of shown) element.open = all;
    if (event.currentTarget instanceof HTMLElement)
      event.currentTarget.textContent = all ? 'Tout refermer' : 'Tout ouvrir';
  });
  // on paper what is listed is open, even where the style sheet cannot open it
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = records.map(({ element }) => element).filter(({ hidden, open }) => !hidden && !open);
    for (const element of opened) element.open = true;
  });
  addEventListener('afterprint', () => {
    for (const element of opened) element.open = false;
  });
  // what was opened is in the address, to be copied from there
  for (const { element } of records)
    element
      .querySelector('summary')
      ?.addEventListener('click', () =>
        history.replaceState(
          history.state,
          '',
          `${location.pathname}${location.search}${element.open ? '' : `#${element.id}`}`,
        ),
      );
  addEventListener('hashchange', open);
  read();
  show();
  if (location.search !== '') tell();
  open();
  form.dataset['pret'] = '';
};

const form = document.querySelector<HTMLFormElement>('form[data-filtres]');
const said = document.querySelector<HTMLElement>('[data-compte]');
if (form !== null && said !== null) setUp(form, said);
