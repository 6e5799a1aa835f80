// A table that opens is drawn part after part, unseen, each in a task of its own: in one task, a phone would answer nobody meanwhile. It shows once it is whole.
import { useLayoutEffect, useState } from 'preact/hooks';

const PARTS = ['frame', 'place', 'whole'] as const;
/** What is drawn of a table: its frame; with its place; with what is asked, what may be answered and what happened. */
export type Drawn = (typeof PARTS)[number];

/** How much to draw now. `onWhole`: called once the whole is drawn, before it is painted. */
export const useParts = (onWhole: () => void): Drawn => {
  const [part, setPart] = useState(0);
  const drawn = PARTS[part] ?? 'whole';
  useLayoutEffect(() => {
    if (drawn === 'whole') {
      onWhole();
      return undefined;
    }
    const next = setTimeout(() => setPart(part + 1));
    return () => clearTimeout(next);
  }, [part]);
  return drawn;
};
