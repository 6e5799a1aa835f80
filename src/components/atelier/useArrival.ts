// A desk that a link opens: what the page came with is neither drawn nor judged before it, and the scenario that it brings is drawn part after part, unseen.
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { ReadableAtom } from 'nanostores';
import { type PartName, useParts } from '../scene/parts.tsx';
import { type Desktop, OPENS } from './useDrafts.ts';
import type { Named } from './trade.ts';

interface Arrival {
  readonly comes: boolean; // the link is still being read
  readonly open: boolean; // what is on the desk is drawn, and may be shown
  readonly $parts: ReadableAtom<PartName> | undefined; // none without a link
}
/** `awaited`: what draws the work is on its way. */
export const useArrival = <T extends Named>(
  desk: RefObject<HTMLDivElement>,
  { ready, failed }: Pick<Desktop<T>, 'ready' | 'failed'>,
  awaited: boolean,
): Arrival => {
  const [arrives] = useState(() => typeof location !== 'undefined' && OPENS.test(location.hash));
  const [whole, setWhole] = useState(!arrives);
  const comes = arrives && !ready && failed === null;
  const $last = useParts(desk, !whole && !comes && !awaited, () => setWhole(true));
  const open = failed !== null || (ready && whole && !awaited);
  return { comes, open, $parts: arrives ? $last : undefined };
};
