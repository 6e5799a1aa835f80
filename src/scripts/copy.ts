// The « # » beside the title of a rule: its link is the permanent address of the rule. A click copies it, and shows the rules around it. Fetched at the first click.
import feuille from '../styles/regles.css?url';
import type { Titles } from '../components/play/titles.ts';
import { annoncer } from './announce.ts';
import { feuilleDeStyle } from './style-sheet.ts';

type Liens = Readonly<Record<string, readonly [vers: readonly string[], depuis: readonly string[]]>>;

const json = async <T>(adresse: URL): Promise<T> => {
  const reponse = await fetch(adresse);
  if (!reponse.ok) throw new Error(`${reponse.status} ${adresse.href}`);
  return (await reponse.json()) as T;
};

function liste(nom: string, ids: readonly string[], titres: Titles, adresses: string): readonly Node[] {
  if (ids.length === 0) return [];
  const titre = document.createElement('h2');
  titre.append(nom);
  const lignes = document.createElement('ul');
  for (const id of ids) {
    const lien = document.createElement('a');
    lien.href = document.getElementById(id) === null ? `${adresses}#${id}` : `#${id}`;
    lien.append(titres[id]?.[1] ?? id);
    const ligne = document.createElement('li');
    ligne.append(lien);
    lignes.append(ligne);
  }
  return [titre, lignes];
}

/** The box of the rules that a rule names, and of those that name it; undefined when there is none. */
async function voisinage(lien: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const id = lien.hash.slice(1);
  const jeu = document.documentElement.dataset['jeu'] ?? '';
  const [adresses = ''] = lien.href.split('#');
  const [liens, titres] = await Promise.all([
    json<Liens>(new URL(`../${jeu}/liens.json`, adresses)),
    json<Titles>(new URL(`../${jeu}/titres.json`, adresses)),
    feuilleDeStyle(feuille),
  ]);
  const autour = liens[id];
  if (autour === undefined) return undefined;
  document.querySelector('.voisinage')?.remove();
  const boite = document.createElement('div');
  boite.className = 'voisinage';
  boite.popover = 'auto';
  boite.role = 'group';
  boite.ariaLabel = 'Règles liées';
  boite.append(
    ...liste('Elle renvoie à', autour[0], titres, adresses),
    ...liste('Elle est citée par', autour[1], titres, adresses),
  );
  boite.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') !== null && boite.hidePopover(),
  );
  document.querySelector('main')?.append(boite);
  return boite;
}

/** Copies the address of `lien`; where copying is refused, the link is followed. Then the rules around it open beside it, when they can be had. */
export async function copierAdresse(lien: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien.href);
    annoncer('Adresse de la règle copiée');
  } catch {
    location.href = lien.href;
    return;
  }
  const boite = await voisinage(lien).catch(() => undefined);
  boite?.showPopover({ source: lien });
}
