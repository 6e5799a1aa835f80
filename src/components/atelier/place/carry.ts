// Carrying a thing to a spot of the place, from the tray or from another spot: the same as pressing one, then the other. Never the only way.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const FAR = 9; // px before a press becomes a drag

const spotAt = (x: number, y: number): Element | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((el) => el.closest('.desk-place [data-cell]'))
    .find((el) => el !== null) ?? undefined;
/** A press, on whatever is drawn too. */
const pressOn = (el: Element): boolean => el.dispatchEvent(new MouseEvent('click', { bubbles: true }));

export interface Carried {
  readonly things: string; // selector of what is carried: pressed, it is in hand
  readonly isHeld: (thing: Element) => boolean;
  readonly picture: (thing: Element) => Node | undefined; // what follows the pointer
  readonly take?: (thing: Element) => void; // its press unless told
  readonly drop?: (thing: Element, spot: Element) => void; // the press of the spot unless told
}
export const useCarry = (from: RefObject<HTMLElement>, carried: Carried): void => {
  const latest = useRef(carried);
  latest.current = carried;
  useEffect(() => {
    const root = from.current;
    if (root === null) return;
    const ends = new AbortController();
    const { signal } = ends;
    let held: { readonly thing: Element; readonly x: number; readonly y: number; readonly id: number } | undefined;
    let ghost: HTMLElement | undefined;
    let dropped = false; // a drag ends with a press of what it began on, which means nothing
    const letGo = (): void => {
      ghost?.remove();
      ghost = held = undefined;
    };
    const follow = (thing: Element): HTMLElement => {
      const one = document.createElement('div');
      one.className = 'tray-ghost';
      const copy = latest.current.picture(thing);
      if (copy !== undefined) one.append(copy);
      root.closest('.desk')?.append(one); // in the desk, where the colours of the sides are set
      const { isHeld, take = pressOn } = latest.current;
      if (!isHeld(thing)) take(thing);
      return one;
    };
    const down = ({ target, clientX: x, clientY: y, pointerId: id, isPrimary, button }: PointerEvent): void => {
      const thing = target instanceof Element ? target.closest(latest.current.things) : null;
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
      const { thing } = held;
      letGo();
      if (!dragged) return;
      dropped = true;
      setTimeout(() => {
        dropped = false;
        const spot = spotAt(clientX, clientY);
        const { drop = (_: Element, on: Element) => pressOn(on) } = latest.current;
        if (spot !== undefined && spot !== thing) drop(thing, spot);
      });
    };
    root.addEventListener('pointerdown', down, { signal });
    // wherever a quick hand is by then
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', up, { signal });
    document.addEventListener('pointercancel', letGo, { signal });
    root.addEventListener('click', (event) => dropped && event.stopPropagation(), { signal, capture: true });
    return () => ends.abort();
  }, []);
};
