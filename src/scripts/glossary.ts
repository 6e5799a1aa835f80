// The glossary: what is typed keeps the terms that hold it, of all games; the reader's own game is open before anything is.
import { myGame } from '../kept/table.ts';
import { typeset } from '../plugins/typography.ts';
import { fold } from '../search/fold.ts';
import { lien } from '../site/link.ts';

const field = document.querySelector<HTMLInputElement>('#terme');
const told = document.querySelector('[data-trouves]');
const games = [...document.querySelectorAll<HTMLDetailsElement>('details.glossaire')];
const entries = games.flatMap((game) =>
  [...game.querySelectorAll<HTMLElement>('dl > div')].map((line) => ({
    game,
    line,
    said: fold(line.querySelector('dt')?.textContent ?? ''),
  })),
);
/** Only one game is open at a time, as long as nothing is typed. */
const together = (all: boolean): void => {
  for (const game of games) {
    if (all) game.removeAttribute('name');
    else game.setAttribute('name', 'glossaire');
  }
};

function nothing(typed: string): void {
  const link = document.createElement('a');
  link.href = `${lien('/recherche/')}?q=${encodeURIComponent(typed)}`;
  link.append('Le chercher dans les règles');
  told?.replaceChildren(typeset(`Aucun terme ne contient « ${typed} ». `), link);
}
function filter(typed: string): void {
  const wanted = fold(typed.trim());
  together(wanted !== '');
  let kept = 0;
  const open = new Set<HTMLDetailsElement>();
  for (const { game, line, said } of entries) {
    line.hidden = !said.includes(wanted);
    if (line.hidden) continue;
    kept += 1;
    open.add(game);
  }
  for (const game of games) {
    game.hidden = !open.has(game);
    game.open = wanted !== '' && open.has(game);
    const letters = game.querySelector('nav');
    if (letters !== null) letters.hidden = wanted !== '';
  }
  if (wanted === '') told?.replaceChildren();
  else if (kept === 0) nothing(typed.trim());
  else told?.replaceChildren(typeset(kept === 1 ? 'Un terme' : `${kept} termes`));
}
field?.addEventListener('input', () => filter(field.value));
addEventListener('beforeprint', () => {
  together(true);
  for (const game of games) game.open = !game.hidden;
});

/** A game of the address is opened, a term shown, whatever was closed or left out. */
function reach(): void {
  const game = games.find((one) => `#${one.querySelector('h2')?.id ?? ''}` === location.hash);
  if (game !== undefined) game.open = true;
  const term = entries.find(({ line }) => `#${line.id}` === decodeURIComponent(location.hash));
  if (term === undefined) return;
  if (term.line.hidden && field !== null) filter((field.value = ''));
  term.game.open = true;
  term.line.scrollIntoView();
}
addEventListener('hashchange', reach);
const asked = new URLSearchParams(location.search).get('q');
if (asked !== null && field !== null) filter((field.value = asked));
else if (location.hash !== '') reach();
else {
  const mine = games.find(({ dataset }) => dataset['jeu'] === myGame());
  if (mine !== undefined) mine.open = true;
}
