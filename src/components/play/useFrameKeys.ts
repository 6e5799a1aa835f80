// Keys of a table.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { carriesOn, historyCommand, isControl, isTyping } from './keys.ts';

/** The keys of a game under way, those of the page for its history, those of the frame for a forced step. */
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
