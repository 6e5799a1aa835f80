// What is said over a place goes once it has been read: by a press anywhere but on its rules, by Esc.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Nothing closes without `onRead`. The press does what it does besides: on a place that is refused too, the next refusal is said there. */
export const useRead = (note: RefObject<HTMLElement>, onRead: (() => void) | undefined): void => {
  const latest = useRef(onRead);
  latest.current = onRead;
  useEffect(() => {
    const ends = new AbortController();
    const read = (): void => {
      const { current } = note;
      // the focus was on one of its rules: it goes back to the place
      if (current?.contains(document.activeElement) === true)
        current.closest('[data-lieu]')?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      latest.current?.();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (!(
        target instanceof Element &&
        target.closest('a, button') !== null &&
        note.current?.contains(target) === true
      ))
        read();
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) read();
    };
    // before the press is answered: a board may keep it for itself
    document.addEventListener('click', onClick, { capture: true, signal: ends.signal });
    document.addEventListener('keydown', onKey, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, []);
};
