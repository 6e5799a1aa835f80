// A link that was sent says who and what first, and the two things to do with it; a gesture, or a press, and it is gone. A link of another page of the site was sent by nobody.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { stateAt } from '../../engine/kernel/play.ts';
import { plural } from '../../engine/kernel/french.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { typographie } from '../../plugins/typography.ts';
import type { ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';
import type { Machine } from './useMachine.ts';

/** Who signed a scenario, if anybody did. */
const authorOf = (scenario: unknown): string =>
  isRecord(scenario) && typeof scenario['author'] === 'string' ? scenario['author'].trim() : '';

/** Whether another page of the site led here. The table itself leads to its own reading, and back. */
const fromSite = (): boolean => {
  const before = document.referrer === '' ? undefined : new URL(document.referrer);
  return before?.origin === location.origin && before.pathname !== location.pathname;
};
/** Since it opened, nothing but chance and the machine has played. */
export const isUntouched = <T extends Types>(
  mode: ModeUi<T>,
  { replayed, cursor }: UseLine<T>,
  opened: number,
  hands: Machine['hands'],
): boolean =>
  cursor >= opened &&
  replayed.moves.slice(opened, cursor).every((_, i) => {
    const asked = mode.game.node(stateAt(replayed, opened + i));
    return asked.kind !== 'choice' || hands[asked.seat] !== 'humain';
  });
interface SentProps {
  readonly title: string;
  readonly scenario: unknown;
  readonly moves: number; // already played
  readonly reads: boolean; // opened to be read; else to be played
}
export const Sent = ({ title, scenario, moves, reads }: SentProps): JSX.Element | null => {
  const [gone, setGone] = useState(fromSite);
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
