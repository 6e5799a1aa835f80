// What style sheets ask of a desk, said at its root and on its page: `:has()` from up there would have everything on the place looked through at each gesture.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { classes } from '../../scene/pieces.tsx';
import type { Hands, Tab } from './useHands.ts';

interface DeskRoot {
  readonly ref: RefObject<HTMLDivElement>;
  readonly class: string;
  readonly 'data-volet': Tab | undefined; // what stands beside the place
}
/** Whether there is a place, what stands beside it, whether symmetry takes a line of the tray. The page (`.atelier`) has `data-plateau` while there is a place; atelier.astro gives it to the page as it comes. */
export const useDeskRoot = (ref: RefObject<HTMLDivElement>, hands: Hands | undefined, trying: boolean): DeskRoot => {
  const onPlace = hands !== undefined;
  useLayoutEffect(() => {
    ref.current?.closest('.atelier')?.toggleAttribute('data-plateau', onPlace);
  }, [onPlace]);
  return {
    ref,
    class: classes(
      'desk',
      onPlace && 'on-place',
      trying && 'trying',
      hands?.tab === 'reserve' && hands.mirror !== undefined && 'mirrored',
    ),
    'data-volet': hands?.tab,
  };
};
