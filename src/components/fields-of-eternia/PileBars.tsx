// What the next card may be, as bars: of the cards left in a pile, the share of each kind.
import type { JSX } from 'preact';
import { kindsOf, sizeOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { Deck } from '../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { CARD_EMBLEMS } from './emblems.ts';
import { CARD_SIGNS } from './words.ts';

const TALL = 26;
const percent = (count: number, all: number): string => `${Math.round((100 * count) / all)} %`;

export const PileBars = ({ pile }: { readonly pile: Deck }): JSX.Element | null => {
  const all = sizeOf(pile);
  const kinds = kindsOf(pile).filter(([, count]) => count > 0);
  const most = Math.max(...kinds.map(([, count]) => count));
  return all === 0 ? null : (
    <div class="pile-bars" role="group" aria-label={typeset('Chances de la prochaine carte')}>
      <p aria-hidden="true">{typeset('Prochaine carte')}</p>
      <ul>
        {kinds.map(([card, count]) => {
          const emblem = CARD_EMBLEMS[card];
          const tall = (TALL * count) / most;
          return (
            <li key={card}>
              <small aria-hidden="true">{typeset(percent(count, all))}</small>
              <svg viewBox={`0 0 20 ${TALL}`} aria-hidden="true" focusable="false">
                <rect x="2" y={TALL - tall} width="16" height={tall} rx="1.5" />
              </svg>
              {emblem === undefined ? (
                <b aria-hidden="true">{CARD_SIGNS[card]}</b>
              ) : (
                <svg class="pile-sign" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
                  <Emblem jeu="fields-of-eternia" name={emblem} />
                </svg>
              )}
              <span class="sr">{typeset(`${CARD_NAMES[card]} : ${percent(count, all)}`)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
