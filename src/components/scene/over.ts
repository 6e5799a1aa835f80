// On a phone what opens under the question lies over the scene as a sheet (`.over` of style sheets): a press elsewhere closes it, or Esc. Where there is room it stands in its place, and stays.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const laid = (root: Element): HTMLDetailsElement[] =>
  [...root.querySelectorAll<HTMLDetailsElement>('details.over[open]')].filter(
    (sheet) => getComputedStyle(sheet).position === 'absolute',
  );
/** Closes the sheets that do not hold what was pressed; the last one closed, if any. */
export const closeOver = (root: Element, pressed?: EventTarget | null): HTMLDetailsElement | undefined => {
  const closed = laid(root).filter((sheet) => !(pressed instanceof Node && sheet.contains(pressed)));
  for (const sheet of closed) sheet.open = false;
  return closed.at(-1);
};
/** Heeds presses and Esc (the sheet goes, its name has the focus, nothing else closes) in the scene that holds `box`. */
export const useOver = (box: RefObject<Element>): void =>
  useEffect(() => {
    const scene = box.current?.closest('.scene');
    if (scene === null || scene === undefined) return;
    const ends = new AbortController();
    const heeds = { signal: ends.signal, capture: true };
    document.addEventListener('pointerdown', ({ target }) => void closeOver(scene, target), heeds);
    document.addEventListener(
      'keydown',
      (event) => {
        const closed = event.key === 'Escape' ? closeOver(scene) : undefined;
        if (closed === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        closed.querySelector('summary')?.focus();
      },
      heeds,
    );
    return () => ends.abort();
  }, []);
