// Keys of a table.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { carriesOn, historyCommand, isControl, isTyping } from './keys.ts';

const SPOTS: Readonly<Record<string, string>> = {
  p: '[data-lieu] :is([tabindex="0"], button:not(:disabled, [aria-disabled=true]), summary)',
  q: '.decide',
};
/** Where a letter alone leads inside the game: P to the place, where it is entered, Q back to the question; nowhere for any other key, or while the reader types. */
const spotOf = ({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent): HTMLElement | undefined => {
  const where = ctrlKey || metaKey || altKey ? undefined : SPOTS[key.toLowerCase()];
  if (where === undefined || !(target instanceof Element) || !(currentTarget instanceof Element)) return undefined;
  if (target.matches('input:not([type=range]),textarea,select') || target.closest('dialog') !== null) return undefined;
  return [...currentTarget.querySelectorAll<HTMLElement>(where)].find((one) => one.checkVisibility());
};

/** The keys of a game under way: those of the page for its history, those of the frame for a forced step and for where to go. */
export const useFrameKeys = (
  undo: () => void,
  redo: () => void,
  carryOn: (() => void) | undefined,
): ((event: KeyboardEvent) => void) => {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo }; // as drawn last
  useLayoutEffect(() => {
    // with the drawing that shows the game, not a frame later: a key pressed at once would be lost
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        (isTyping(event.target) && !(event.target instanceof Element && event.target.closest('[role=grid]') !== null))
      )
        return;
      const command = historyCommand(event);
      if (command === undefined) return;
      event.preventDefault();
      latest.current[command]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (event) => {
    const spot = spotOf(event);
    if (spot !== undefined) {
      spot.focus();
      event.preventDefault();
      return;
    }
    if (
      carryOn === undefined ||
      event.defaultPrevented ||
      isTyping(event.target) ||
      !carriesOn(event, isControl(event.target))
    )
      return;
    event.preventDefault();
    carryOn();
  };
};
