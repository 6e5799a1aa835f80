// The paragraphs of rules, from the answers' index of the game: fetched at the first answer, and kept by the worker offline.
import { lien } from '../../site/link.ts';
import { type AnswersWire, fromWire } from '../../search/wire.ts';
import { fetched } from '../play/fetched.ts';

export type Paragraphs = Readonly<Record<string, string>>;
const loading = new Map<string, Promise<Paragraphs>>();

/** Typeset, by rule id. Empty when the index cannot be had: a rule then shows its title and its link. */
export const loadParagraphs = (jeu: string): Promise<Paragraphs> => {
  const known = loading.get(jeu);
  if (known !== undefined) return known;
  const started = fetched<AnswersWire>(lien(`/recherche/${jeu}.json`)).then((wire): Paragraphs =>
    Object.fromEntries(fromWire(wire).regles.map(([id, , , text]) => [id, text])),
  );
  loading.set(jeu, started);
  return started.catch(() => {
    loading.delete(jeu); // the next answer tries again
    return {};
  });
};
