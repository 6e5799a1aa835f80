// Dragging a thing from the tray to a spot of the place: the same as pressing one, then the other. Never the only way.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const FAR = 9; // px before a press becomes a drag

const spotAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((el) => el.closest<HTMLElement>('.desk-place [data-cell]'))
    .find((el) => el !== null) ?? undefined;

/** Things are `[data-stock]`; taking one is its click, putting it is the click of the spot under it. */
export const useTrayDrag = (tray: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const root = tray.current;
    if (root === null) return;
    const ends = new AbortController();
    const { signal } = ends;
    let held: { readonly thing: HTMLElement; readonly x: number; readonly y: number; readonly id: number } | undefined;
    let ghost: HTMLElement | undefined;
    let dropped = false; // a drag ends with a press of the tray, which means nothing
    const letGo = (): void => {
      ghost?.remove();
      ghost = held = undefined;
    };
    const follow = (thing: HTMLElement): HTMLElement => {
      const copy = thing.querySelector('svg')?.cloneNode(true);
      const one = document.createElement('div');
      one.className = 'tray-ghost';
      if (copy !== undefined) one.append(copy);
      root.closest('.desk')?.append(one); // in the desk, where the colours of the sides are set
      if (thing.ariaPressed !== 'true') thing.click();
      return one;
    };
    const down = ({ target, clientX: x, clientY: y, pointerId: id, isPrimary, button }: PointerEvent): void => {
      const thing = target instanceof Element ? target.closest<HTMLElement>('[data-stock]') : null;
      held = thing !== null && isPrimary && button === 0 ? { thing, x, y, id } : undefined;
    };
    const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (held?.id !== pointerId) return;
      if (ghost === undefined && Math.hypot(clientX - held.x, clientY - held.y) < FAR) return;
      if (ghost === undefined) root.setPointerCapture(pointerId);
      ghost ??= follow(held.thing);
      ghost.style.translate = `${clientX}px ${clientY}px`;
    };
    const up = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (held?.id !== pointerId) return;
      const dragged = ghost !== undefined;
      letGo();
      if (!dragged) return;
      dropped = true;
      setTimeout(() => {
        dropped = false;
        spotAt(clientX, clientY)?.click();
      });
    };
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', up, { signal });
    root.addEventListener('pointercancel', letGo, { signal });
    root.addEventListener('click', (event) => dropped && event.stopPropagation(), { signal, capture: true });
    return () => ends.abort();
  }, []);
};
