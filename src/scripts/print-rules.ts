// « Imprimer toutes les règles »: the chapters of a game one after the other, for paper alone. Fetched at the press.
import feuille from '../styles/tout.css?url';
import { announce } from './announce.ts';
import { styleSheet } from './style-sheet.ts';

/** A chapter as paper needs it, once its style sheets apply: its islands are only what they show. */
async function chapter(address: string): Promise<HTMLElement> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const text = (await answer.text()).replace(/<style\b[\s\S]*?<\/style>/g, ''); // that of islands: the policy of this page does not name it
  const read = new DOMParser().parseFromString(text, 'text/html');
  const page = read.querySelector<HTMLElement>('main.livre');
  if (page === null) throw new Error(`no chapter at ${address}`);
  for (const island of page.querySelectorAll('astro-island')) island.replaceWith(...island.childNodes);
  for (const needless of page.querySelectorAll('.plan, script')) needless.remove();
  const sheets = [...read.querySelectorAll('link[rel=stylesheet]')].map((lien) => lien.getAttribute('href') ?? '');
  await Promise.all(sheets.map(styleSheet));
  const section = document.createElement('section');
  section.className = page.className;
  section.append(...page.childNodes);
  return section;
}

let merged: Promise<readonly HTMLElement[]> | undefined;
export async function printAll(addresses: readonly string[]): Promise<void> {
  announce('Les chapitres se réunissent…');
  try {
    merged ??= styleSheet(feuille).then(() => Promise.all(addresses.map(chapter)));
    const all = document.createElement('div');
    all.className = 'tout';
    all.append(...(await merged));
    document.body.append(all);
    addEventListener('afterprint', () => all.remove(), { once: true });
    print();
  } catch {
    merged = undefined;
    announce('Un chapitre n’a pas pu être lu\u00A0: réessayez');
  }
}
