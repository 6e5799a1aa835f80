// What lies open over a place closes by Esc, and by a press elsewhere than on it or on a place of the board, which answers for itself.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** To be given to the element that lies open, drawn as long as it does. */
export const useClosing = <E extends Element = HTMLDivElement>(onClose: () => void): RefObject<E> => {
  const box = useRef<E>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    // at once: a press that follows the opening closes it
    const ends = new AbortController();
    const { signal } = ends;
    const inside = (target: EventTarget | null): boolean =>
      target instanceof Element && (box.current?.contains(target) === true || target.closest('[data-cell]') !== null);
    const onPress = ({ target }: PointerEvent): void => {
      if (!inside(target)) close.current();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => ends.abort();
  }, []);
  return box;
};
