// A river is one stop for Tab, as other boards are: arrows go on from it, tile by tile (arrows.ts).
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const tilesOf = (river: HTMLElement): readonly HTMLElement[] => [
  ...river.querySelectorAll<HTMLElement>('button.sc-tile'),
];
const settle = (river: HTMLElement, stop: HTMLElement | undefined): void => {
  for (const tile of tilesOf(river)) tile.tabIndex = tile === stop ? 0 : -1;
};
/** To be given to the list of tiles. Tab enters by the tile that has the focus, else by the first that is lit, else by the first. */
export const useOneStop = (): RefObject<HTMLOListElement> => {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const river = list.current;
    if (river === null) return;
    const follow = ({ target }: Event): void => {
      if (target instanceof HTMLElement && target.matches('button.sc-tile')) settle(river, target);
    };
    river.addEventListener('focusin', follow);
    return () => river.removeEventListener('focusin', follow);
  }, []);
  useLayoutEffect(() => {
    const river = list.current;
    if (river === null) return;
    const tiles = tilesOf(river);
    const focused = tiles.find((tile) => tile === document.activeElement);
    settle(river, focused ?? tiles.find((tile) => tile.classList.contains('open')) ?? tiles[0]);
  });
  return list;
};
