// What is not seen at first comes after what is, on a place first drawn here.
import { useContext, useEffect, useState } from 'preact/hooks';
import { Fresh } from './fresh.ts';

/** At which of its turns a drawing is, from 0 to `last`: on a fresh place each is a task of its own, after the painting of the one before, so that the page answers in between; elsewhere all is drawn at once. They begin once `ready` and there is more than one, and come once in the life of who calls: call it where that life is the place's. */
export const useTurn = (last: number, ready = true): number => {
  const fresh = useContext(Fresh);
  const [turn, setTurn] = useState(fresh ? 0 : Infinity); // once done, for good
  useEffect(() => {
    if (!ready || last < 1 || turn === Infinity) return;
    const timer = setTimeout(() => setTurn(turn + 1 < last ? turn + 1 : Infinity));
    return () => clearTimeout(timer);
  }, [ready, turn, last]);
  return Math.min(turn, last);
};
