// What the step on show cites, shared by the islands of a page: the paragraphs that say those rules light up.
import { atom } from 'nanostores';

/** Ids of the rules cited by the step that the reader is looking at; empty when nobody steps. */
export const $cited = atom<readonly string[]>([]);

$cited.listen((ids) => {
  for (const lit of document.querySelectorAll('[data-cited]')) lit.removeAttribute('data-cited');
  for (const id of ids) document.querySelector(`[id="${CSS.escape(id)}"][data-regle]`)?.setAttribute('data-cited', '');
});
