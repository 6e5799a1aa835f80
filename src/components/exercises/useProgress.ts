// What was answered on this device: read once the page is awake, written at each change, on top of what other tabs wrote meanwhile.
import { useEffect, useRef, useState } from 'preact/hooks';
import { drop, read, write } from '../../kept/device.ts';
import { onOtherTab } from '../../kept/records.ts';
import { NOTHING, parseProgress, type Progress, progressKey } from './progress.ts';

export interface UseProgress {
  readonly progress: Progress;
  readonly update: (change: (now: Progress) => Progress) => void;
  readonly refused: boolean; // the last answer is not on the device
}
export const useProgress = (jeu: string): UseProgress => {
  const key = progressKey(jeu);
  const [progress, setProgress] = useState<Progress>(NOTHING);
  const [refused, setRefused] = useState(false);
  const known = useRef<string | null>(null); // the text last read or written here
  const latest = useRef(NOTHING);
  const take = (next: Progress): void => {
    latest.current = next;
    setProgress(next);
  };
  /** What another tab has written since comes first; else what is here, which a device that refuses does not have. */
  const look = (): void => {
    const there = read(key);
    if (there === known.current) return;
    known.current = there;
    take(parseProgress(there));
  };
  useEffect(() => {
    look();
    return onOtherTab((changed) => {
      if (changed === null || changed === key) look();
    });
  }, []);
  return {
    progress,
    refused,
    update: (change) => {
      look();
      const next = change(latest.current);
      take(next);
      if (next === NOTHING) {
        drop(key);
        known.current = read(key);
        return setRefused(false);
      }
      const text = JSON.stringify(next);
      const kept = write(key, text);
      if (kept) known.current = text;
      setRefused(!kept);
    },
  };
};
