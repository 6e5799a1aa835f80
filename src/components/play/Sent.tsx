// A link that was sent says who and what first, and the two things to do with it; a gesture, or a press, and it is gone.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { plural } from '../../engine/kernel/french.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { typographie } from '../../plugins/typography.ts';

/** Who signed a scenario, if anybody did. */
const authorOf = (scenario: unknown): string =>
  isRecord(scenario) && typeof scenario['author'] === 'string' ? scenario['author'].trim() : '';

interface SentProps {
  readonly title: string;
  readonly scenario: unknown;
  readonly moves: number; // already played
  readonly reads: boolean; // opened to be read; else to be played
}
export const Sent = ({ title, scenario, moves, reads }: SentProps): JSX.Element | null => {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const author = authorOf(scenario);
  const other = `${location.pathname}${reads ? '' : '?lire'}${location.hash}`;
  return (
    <div class="sent" data-envoi role="note">
      <p>
        {typographie(
          `On vous a envoyé « ${title} »${author === '' ? '' : `, de ${author}`}, ${moves === 0 ? 'à jouer depuis le début' : `après ${plural(moves, 'coup')}`}.`,
        )}
      </p>
      <p class="sent-ways">
        <button type="button" class="btn go" onClick={() => setGone(true)}>
          {reads ? 'Lire étape par étape' : 'Jouer d’ici'}
        </button>
        {moves === 0 && !reads ? null : (
          <a class="btn" href={other}>
            {reads ? 'Jouer d’ici' : 'Relire depuis le début'}
          </a>
        )}
      </p>
    </div>
  );
};
