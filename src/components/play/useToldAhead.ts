// Where the device goes round, a game taken up again is told to everybody's eyes ahead: the first curtain does not wait for a whole log.
import { useEffect } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { atRest } from '../scene/idle.ts';
import { entriesOf } from './entries.ts';
import { eyesOf } from './eyes.ts';
import type { ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

/** To nobody's eyes, then to each person's, one after the other while the browser rests, as the table opens. One person alone never changes eyes. */
export const useToldAhead = <T extends Types>(
  mode: ModeUi<T>,
  { replayed, actors }: Pick<UseLine<T>, 'replayed' | 'actors'>,
  humans: readonly Seat[], // hands hidden from one another
): void =>
  useEffect(() => {
    const ahead = humans.length < 2 ? [] : [null, ...humans];
    let off = false;
    const tell = (): void => {
      const viewer = ahead.shift();
      if (off || viewer === undefined) return;
      entriesOf(mode, replayed, actors, eyesOf(mode, viewer));
      atRest(tell);
    };
    atRest(tell); // nothing moves as a table opens: told before the first press
    return () => void (off = true);
  }, []);
