import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Said } from './Said.tsx';
import type { BadOpening } from './open.ts';
import type { Titles } from './titles.ts';

interface BadProps {
  readonly jeu: string;
  readonly bad: BadOpening;
  readonly titles: Titles;
  readonly children?: ComponentChildren; // the ways on
}
/** What failed, what to do, and the text itself, which is never lost. */
export const BadPanel = ({ jeu, bad, titles, children }: BadProps): JSX.Element => (
  <div class="bad" role="alert" data-lien-refuse>
    <p>
      <b>{typeset(bad.message)}</b>
    </p>
    <p>{typeset(bad.hint)}</p>
    {bad.refusals.length === 0 ? null : (
      <ul>
        {bad.refusals.map(({ text, cites }, i) => (
          <li key={i}>
            <Said jeu={jeu} text={text} cites={cites} titles={titles} />
          </li>
        ))}
      </ul>
    )}
    <details>
      <summary>Le texte reçu</summary>
      <textarea readOnly rows={4} aria-label="Texte reçu" value={bad.raw} />
    </details>
    {children === undefined ? null : <div class="choices">{children}</div>}
  </div>
);
