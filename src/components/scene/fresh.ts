// Whether a place is first drawn here, in the browser: what suits its size then waits for its size, rather than be drawn twice, and what is not seen at first comes after what is. A first frame that the server drew is drawn alike, then suited.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

export const Fresh = createContext(false);

/** At which of its turns a drawing is, from 0 to `last`: on a fresh place each is a task of its own, after the painting of the one before, so that the page answers in between; elsewhere all is drawn at once. They begin once `ready`. */
export const useTurn = (last: number, ready = true): number => {
  const fresh = useContext(Fresh);
  const [turn, setTurn] = useState(fresh ? 0 : Infinity); // once done, for good
  useEffect(() => {
    if (!ready || turn >= last) return;
    const timer = setTimeout(() => setTurn(turn + 1 < last ? turn + 1 : Infinity));
    return () => clearTimeout(timer);
  }, [ready, turn, last]);
  return Math.min(turn, last);
};
