// What the device refuses to keep of the game at the table, or keeps apart, and the file that saves it.
import type { JSX } from 'preact';
import { saveFile } from '../../kept/file.ts';
import type { Kept } from '../../kept/records.ts';
import { typeset } from '../../plugins/typography.ts';
import { gameFileName } from './games.ts';
import { SAVE_WORDS, Unkept } from './Unkept.tsx';
import type { Keeping } from './useKept.ts';

/** A record, and what a file of it is called. */
export type KeptAs = Kept & { readonly name: string; readonly at: number };
/** What the device refuses to keep, or keeps apart, of the game at the table. */
export const Keeps = ({ keeping: { refused, other, save } }: { readonly keeping: Keeping }): JSX.Element | null => {
  if (refused)
    return (
      <Unkept
        what="Cet appareil ne garde pas cette partie : la place y manque, ou le navigateur refuse. Elle se perdrait en fermant la page."
        onSave={save}
      />
    );
  if (other === undefined) return null;
  const told =
    other === 'ahead'
      ? 'Cette partie vient d’avancer dans un autre onglet. Si vous jouez ici, la suite sera gardée à part, dans une copie.'
      : 'Cette partie a aussi avancé dans un autre onglet : ce que vous jouez ici est gardé à part, dans une copie. Les deux sont dans vos parties en cours.';
  return (
    <p class="unkept" role="status" data-autre-onglet={other}>
      {typeset(told)}
    </p>
  );
};

export const SaveRecord = ({ jeu, record }: { readonly jeu: string; readonly record: KeptAs }): JSX.Element => (
  <button type="button" class="btn" onClick={() => saveFile(gameFileName(jeu, record), record.text)}>
    {SAVE_WORDS}
  </button>
);
