// The round track: day or night of each cell, its skull, where we are.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';

const SUN =
  'M10 6a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM10 .8v2.6M10 16.6v2.6M.8 10h2.6M16.6 10h2.6M3.5 3.5l1.8 1.8M14.7 14.7l1.8 1.8M16.5 3.5l-1.8 1.8M5.3 14.7l-1.8 1.8';
const MOON = 'M15.8 12.6A7 7 0 0 1 7.4 4.2a7 7 0 1 0 8.4 8.4Z';
interface TrackCell {
  readonly day: boolean;
  readonly skull?: number | null;
}
export const RoundTrack = ({
  track,
  at,
}: {
  readonly track: readonly TrackCell[];
  readonly at: number;
}): JSX.Element => (
  <ol class="round-track" aria-label="Compteur de manche">
    {track.map(({ day, skull = null }, i) => (
      <li
        key={i}
        class={`${day ? 'day' : 'night'}${i === at ? ' now' : i < at ? ' done' : ''}`}
        aria-current={i === at ? 'step' : undefined}
      >
        <svg class="foe-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={day ? SUN : MOON} />
        </svg>
        <span class="sr">
          {typographie(`${i + 1} : ${day ? 'jour' : 'nuit'}${skull === null ? '' : `, crâne ${skull}`}`)}
        </span>
        {skull === null ? null : (
          <b aria-hidden="true" class="skull">
            {skull}
          </b>
        )}
      </li>
    ))}
  </ol>
);
