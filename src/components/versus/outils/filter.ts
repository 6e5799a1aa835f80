// What a reader filters the catalogue by: tags, all of which a record must have, and words, all of which its text must hold.
import { fold } from '../../../search/fold.ts';

export interface Wanted {
  readonly tags: readonly string[];
  readonly words: readonly string[]; // folded
}
/** The field of free text; every other field holds a tag, or nothing. */
export const TEXT = 'q';
type Fields = Iterable<readonly [name: string, value: string]>;

export const wantedOf = (fields: Fields): Wanted => {
  const told = [...fields].filter(([, value]) => value.trim() !== '');
  return {
    tags: told.flatMap(([name, value]) => (name === TEXT ? [] : [value])),
    words: told.flatMap(([name, value]) =>
      name === TEXT
        ? fold(value)
            .split(/\s+/)
            .filter((word) => word !== '')
        : [],
    ),
  };
};
/** `text` folded. */
export const fits = ({ tags, words }: Wanted, of: ReadonlySet<string>, text: string): boolean =>
  tags.every((tag) => of.has(tag)) && words.every((word) => text.includes(word));
/** What the address says of them: « ?camp=heros&mot=parkour », or nothing. */
export const queryOf = (fields: Fields): string => {
  const told = new URLSearchParams(
    [...fields].flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  return told.size === 0 ? '' : `?${told.toString()}`;
};
export const countWord = (shown: number, all: number): string =>
  shown === all
    ? `${all} pouvoirs`
    : shown === 0
      ? 'Aucun pouvoir : ôtez un filtre.'
      : `${shown} ${shown === 1 ? 'pouvoir' : 'pouvoirs'} sur ${all}`;
