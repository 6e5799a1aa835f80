// What a card is, in words: official, an example of this site, or the reader's own.
import { capital } from '../../../engine/kernel/french.ts';
import { EXAMPLE_LABEL, labelOf } from '../../../engine/battlefight/origin.ts';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import type { CardId, Label, Technique, TechniqueType } from '../../../engine/battlefight/types.ts';

export const LABEL_WORDS: Readonly<Record<Label, string>> = {
  base: 'technique de base',
  exemple: EXAMPLE_LABEL,
  saisie: 'carte saisie par l’utilisateur',
};
export const labelWords = (id: CardId): string => LABEL_WORDS[labelOf(id)];
export const typeTitle = (type: TechniqueType): string => capital(TYPE_LABELS[type]);
/** « Coup de boule (attaque, exemple) », « Gifle (attaque, saisie) »: a choice in a list. */
export const choiceOf = ({ id, title, type }: Technique): readonly [id: CardId, label: string] => [
  id,
  `${title.trim() === '' ? 'Carte sans titre' : title} (${TYPE_LABELS[type]}, ${labelOf(id)})`,
];
/** « 1re ligne, 4e caractère »: where a fault of a text stands. */
export const placeWords = ({ line, column }: { readonly line: number; readonly column: number }): string =>
  `${line}${line === 1 ? 're' : 'e'} ligne, ${column}${column === 1 ? 'er' : 'e'} caractère`;
