// « Ma table »: the reader's own game, chosen on the home page or on a portal (`[data-ma-table]`). It comes first on the shelf, and is asked first.
import { keepMyGame, myGame } from '../kept/table.ts';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-ma-table]')];
const shelf = document.querySelector('[data-etagere]');
const asked = document.querySelector<HTMLSelectElement>('[data-jeu-demande]');
const order = [...(shelf?.children ?? [])];

let mine = myGame();
const show = (): void => {
  for (const button of buttons) button.ariaPressed = String(button.dataset['maTable'] === mine);
  const first = buttons.find(({ dataset }) => dataset['maTable'] === mine)?.closest('[data-etagere] > *');
  const wanted = [...order.filter((item) => item === first), ...order.filter((item) => item !== first)];
  if (wanted.some((item, i) => shelf?.children[i] !== item)) shelf?.replaceChildren(...wanted);
  if (mine === undefined) delete document.documentElement.dataset['table'];
  else document.documentElement.dataset['table'] = mine;
  for (const name of document.querySelectorAll('[data-nom-table]'))
    name.textContent = document.querySelector(`[data-jeu-demande] [value="${mine}"]`)?.textContent ?? '';
  if (asked !== null) {
    asked.value = mine ?? '';
    if (asked.selectedIndex < 0) asked.value = ''; // a game that this page does not ask
  }
};
for (const button of buttons)
  button.addEventListener('click', () => {
    const jeu = button.dataset['maTable'];
    mine = mine === jeu ? undefined : jeu;
    keepMyGame(mine);
    show();
    button.focus(); // it has moved
  });
if (mine !== undefined) show();
