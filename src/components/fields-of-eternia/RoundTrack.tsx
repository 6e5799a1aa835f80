// The round track: day or night of each round, its skull, where we are.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { SIGNS } from './emblems.ts';

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
        class={classes(day ? 'day' : 'night', i === at ? 'now' : i < at && 'done')}
        aria-current={i === at ? 'step' : undefined}
      >
        <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
          <Emblem jeu="fields-of-eternia" name={day ? SIGNS.sun : SIGNS.moon} at={24} />
        </svg>
        <span class="sr">
          {typeset(`${i + 1} : ${day ? 'jour' : 'nuit'}${skull === null ? '' : `, crâne ${skull}`}`)}
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
