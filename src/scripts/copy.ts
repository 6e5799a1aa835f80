// The « # » beside the title of a rule: its link is the permanent address of the rule. A click copies it, and shows the rules around it. Fetched at the first click.
import feuille from '../styles/regles.css?url';
import { announce } from './announce.ts';
import { type Surroundings, surroundings } from './around.ts';
import { styleSheet } from './style-sheet.ts';

function list(name: string, ids: readonly string[], linkTo: Surroundings['linkTo']): readonly Node[] {
  if (ids.length === 0) return [];
  const title = document.createElement('h2');
  title.append(name);
  const lines = document.createElement('ul');
  for (const id of ids) {
    const line = document.createElement('li');
    line.append(linkTo(id));
    lines.append(line);
  }
  return [title, lines];
}

/** The box of the rules that a rule names, and of those that name it; undefined when there is none. */
async function neighbourhood(lien: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const id = lien.hash.slice(1);
  const [{ links, linkTo }] = await Promise.all([surroundings(lien.href), styleSheet(feuille)]);
  const around = links[id];
  if (around === undefined) return undefined;
  document.querySelector('.voisinage')?.remove();
  const box = document.createElement('div');
  box.className = 'voisinage';
  box.popover = 'auto';
  box.role = 'group';
  box.ariaLabel = 'Règles liées';
  box.append(...list('Elle renvoie à', around[0], linkTo), ...list('Elle est citée par', around[1], linkTo));
  box.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') !== null && box.hidePopover(),
  );
  document.querySelector('main')?.append(box);
  return box;
}

/** Copies the address of `lien`; where copying is refused, the link is followed. Then the rules around it open beside it, when they can be had. */
export async function copyAddress(lien: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien.href);
    announce('Adresse de la règle copiée');
  } catch {
    location.href = lien.href;
    return;
  }
  const box = await neighbourhood(lien).catch(() => undefined);
  box?.showPopover({ source: lien });
}
