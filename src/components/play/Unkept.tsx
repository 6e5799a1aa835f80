import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

export const SAVE_WORDS = 'Enregistrer dans un fichier';
interface UnkeptProps {
  readonly what: string; // a whole sentence: what is not kept
  readonly onSave: () => void;
  readonly children?: ComponentChildren; // other ways on
}
/** The device refuses to keep, or keeps it elsewhere: said at once, where the reader is, with the way to lose nothing. */
export const Unkept = ({ what, onSave, children }: UnkeptProps): JSX.Element => (
  <div class="unkept" role="alert" data-non-garde>
    <p>{typeset(what)}</p>
    <div class="unkept-ways">
      <button type="button" class="btn" onClick={onSave}>
        {SAVE_WORDS}
      </button>
      {children}
    </div>
  </div>
);
