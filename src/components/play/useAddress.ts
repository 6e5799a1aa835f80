// The step in the address, both ways: read once the island is awake (the first drawing must be the server's), written at most every 150 ms.
import { useEffect, useRef } from 'preact/hooks';

const PAUSE = 150; // ms: browsers refuse more

/** The step named by a fragment, when it is one of this example's. */
export const stepOf = (hash: string, anchor: (step: number) => string, last: number): number | undefined => {
  let text = hash.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const step = /\.(\d{1,5})$/.exec(text)?.[1];
  return step !== undefined && text === anchor(Number(step)) && Number(step) <= last ? Number(step) : undefined;
};

export const useAddress = (
  anchor: (step: number) => string,
  cursor: number,
  last: number,
  onCursor: (step: number) => void,
  quiet: boolean,
): void => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const awake = useRef(false);
  useEffect(() => {
    if (quiet) return;
    const read = (): void => {
      const step = stepOf(location.hash, anchor, last);
      if (step !== undefined) onCursor(step);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const latest = useRef(cursor);
  latest.current = cursor;
  useEffect(() => {
    if (!awake.current) {
      awake.current = true; // the first drawing is not a step of the reader's
      return;
    }
    if (quiet) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const hash = `#${anchor(latest.current)}`;
      if (location.hash !== hash) history.replaceState(history.state, '', hash);
    }, PAUSE);
  }, [cursor]);
  useEffect(() => () => clearTimeout(timer.current), []);
};
