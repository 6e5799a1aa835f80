// The step in the address, both ways: read once the island is awake (the first drawing must be the server's), written at most every 150 ms.
import { useEffect, useRef } from 'preact/hooks';
import { type GoesOn, stepNow } from '../../engine/kernel/example.ts';

/** The example that has what was cut from this one, and the address of its steps but for their number. */
export interface Sequel extends GoesOn {
  readonly steps: string;
}
const PAUSE = 150; // ms: browsers refuse more

export const stepAnchor = (slug: string, step: number): string => `ex.${slug}.${step}`;
/** The step named by a fragment, when it is one of this example's, or was. */
export const stepOf = (hash: string, slug: string, last: number, sequel?: Sequel): ReturnType<typeof stepNow> => {
  let text = hash.replace(/^#/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const step = /\.(\d{1,5})$/.exec(text)?.[1];
  return step !== undefined && text === stepAnchor(slug, Number(step))
    ? stepNow(Number(step), last, sequel)
    : undefined;
};

export const useAddress = (
  slug: string,
  cursor: number,
  last: number,
  sequel: Sequel | undefined,
  onCursor: (step: number) => void,
  onWhole: ((link: string, step: number) => void) | undefined,
  quiet: boolean,
): void => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const awake = useRef(false);
  useEffect(() => {
    if (quiet) return;
    const read = (): void => {
      clearTimeout(timer.current);
      timer.current = undefined; // the step that waited to be written is not the one asked for
      const found = stepOf(location.hash, slug, last, sequel);
      if (found === undefined) return;
      if (found.where === 'here') onCursor(found.step);
      else if (found.where === 'sequel') location.replace(`${sequel?.steps}${found.step}`);
      else if (onWhole !== undefined && sequel?.whole !== undefined) onWhole(sequel.whole, found.step);
      else onCursor(last);
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
    const before = location.hash;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (location.hash !== before) return; // changed meanwhile, and about to be read: written over, it would be lost
      const hash = `#${stepAnchor(slug, latest.current)}`;
      if (location.hash !== hash) history.replaceState(history.state, '', hash);
    }, PAUSE);
  }, [cursor]);
  useEffect(() => () => clearTimeout(timer.current), []);
};
