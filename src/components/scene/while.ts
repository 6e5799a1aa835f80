// What a hand holds on a place (a piece taken, a menu open) lasts as long as the position before it, and does not come back with it after an undo.
import { useReducer, useRef } from 'preact/hooks';

/** A value that is `fresh` again whenever the state changes, were it to a state already met. */
export const useWhile = <S, V>(state: S, fresh: V): readonly [V, (next: V) => void] => {
  const held = useRef({ state, value: fresh });
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  if (held.current.state !== state) held.current = { state, value: fresh };
  return [
    held.current.value,
    (value) => {
      held.current = { state, value };
      redraw(undefined);
    },
  ];
};
