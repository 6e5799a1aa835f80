// /table/: to the reader's game; `#reprendre` to what was under way, `#choisir` to choose another.
import { keepMyGame, myGame } from '../kept/table.ts';
import { lien } from '../site/link.ts';
import { reading } from './reading.ts';
import { lastGame } from './resume.ts';

const door = document.querySelector<HTMLElement>('[data-porte-table]');
const known = JSON.parse(door?.dataset['porteTable'] ?? '[]') as readonly string[];

/** Where the reader was: in a game, else in a chapter. */
const underWay = (): string | undefined => {
  const game = lastGame('');
  return game === undefined ? reading().dernier?.href : lien(`/${game.jeu}/jouer/`);
};
const mine = known.find((jeu) => jeu === myGame());
const to =
  location.hash === '#choisir'
    ? undefined
    : ((location.hash === '#reprendre' ? underWay() : undefined) ??
      (mine === undefined ? undefined : lien(`/${mine}/table/`)));
if (to !== undefined) location.replace(to);
for (const choice of document.querySelectorAll<HTMLElement>('[data-choisir]'))
  choice.addEventListener('click', () => keepMyGame(choice.dataset['choisir']));
