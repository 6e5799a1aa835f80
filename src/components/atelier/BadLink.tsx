import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

export interface BadLinkNews {
  readonly message: string;
  readonly hint: string;
  readonly raw: string;
}
/** A link that does not open: why, what to do, and its whole text, which stays the reader's. */
export const BadLink = ({ bad, onClose }: { readonly bad: BadLinkNews; readonly onClose: () => void }): JSX.Element => (
  <div class="bad-link" role="alert">
    <p>
      <b>{typeset(bad.message)}</b> {typeset(bad.hint)}
    </p>
    <label>
      <span>{typeset('Le texte du lien, tel quel')}</span>
      <textarea readOnly rows={3} value={bad.raw} onFocus={(event) => event.currentTarget.select()} />
    </label>
    <button type="button" class="btn" onClick={onClose}>
      Continuer sans ce lien
    </button>
  </div>
);
