// « Imprimer toutes les règles »: the chapters of a game one after the other, for paper alone. Fetched at the press.
import feuille from '../styles/tout.css?url';
import { annoncer } from './announce.ts';
import { feuilleDeStyle } from './style-sheet.ts';

/** A chapter as paper needs it, once its style sheets apply: its islands are only what they show. */
async function chapitre(adresse: string): Promise<HTMLElement> {
  const reponse = await fetch(adresse);
  if (!reponse.ok) throw new Error(`${reponse.status} ${adresse}`);
  const texte = (await reponse.text()).replace(/<style\b[\s\S]*?<\/style>/g, ''); // that of islands: the policy of this page does not name it
  const lu = new DOMParser().parseFromString(texte, 'text/html');
  const page = lu.querySelector<HTMLElement>('main.livre');
  if (page === null) throw new Error(`no chapter at ${adresse}`);
  for (const ile of page.querySelectorAll('astro-island')) ile.replaceWith(...ile.childNodes);
  for (const inutile of page.querySelectorAll('.plan, script')) inutile.remove();
  const feuilles = [...lu.querySelectorAll('link[rel=stylesheet]')].map((lien) => lien.getAttribute('href') ?? '');
  await Promise.all(feuilles.map(feuilleDeStyle));
  const section = document.createElement('section');
  section.className = page.className;
  section.append(...page.childNodes);
  return section;
}

let reunis: Promise<readonly HTMLElement[]> | undefined;
export async function imprimerTout(adresses: readonly string[]): Promise<void> {
  annoncer('Les chapitres se réunissent…');
  try {
    reunis ??= feuilleDeStyle(feuille).then(() => Promise.all(adresses.map(chapitre)));
    const tout = document.createElement('div');
    tout.className = 'tout';
    tout.append(...(await reunis));
    document.body.append(tout);
    addEventListener('afterprint', () => tout.remove(), { once: true });
    print();
  } catch {
    reunis = undefined;
    annoncer('Un chapitre n’a pas pu être lu\u00A0: réessayez');
  }
}
