// The « # » beside the title of a rule: its link is the permanent address of the rule. A click copies it, and shows the rules around it. Fetched at the first click.
import feuille from '../styles/regles.css?url';
import { annoncer } from './announce.ts';
import { type Entourage, entourage } from './around.ts';
import { feuilleDeStyle } from './style-sheet.ts';

function liste(nom: string, ids: readonly string[], lienVers: Entourage['lienVers']): readonly Node[] {
  if (ids.length === 0) return [];
  const titre = document.createElement('h2');
  titre.append(nom);
  const lignes = document.createElement('ul');
  for (const id of ids) {
    const ligne = document.createElement('li');
    ligne.append(lienVers(id));
    lignes.append(ligne);
  }
  return [titre, lignes];
}

/** The box of the rules that a rule names, and of those that name it; undefined when there is none. */
async function voisinage(lien: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const id = lien.hash.slice(1);
  const [{ liens, lienVers }] = await Promise.all([entourage(lien.href), feuilleDeStyle(feuille)]);
  const autour = liens[id];
  if (autour === undefined) return undefined;
  document.querySelector('.voisinage')?.remove();
  const boite = document.createElement('div');
  boite.className = 'voisinage';
  boite.popover = 'auto';
  boite.role = 'group';
  boite.ariaLabel = 'Règles liées';
  boite.append(...liste('Elle renvoie à', autour[0], lienVers), ...liste('Elle est citée par', autour[1], lienVers));
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
