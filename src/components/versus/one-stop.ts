// A river is one stop for Tab, as other boards are: arrows go on from it, tile by tile (arrows.ts).
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const TILE = 'button.sc-tile';
const tilesOf = (river: Element): readonly HTMLElement[] => [...river.querySelectorAll<HTMLElement>(TILE)];
const settle = (tiles: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const tile of tiles) tile.tabIndex = tile === stop ? 0 : -1;
};
const follow = ({ target }: Event): void => {
  const river = target instanceof HTMLElement && target.matches(TILE) ? target.closest('.vs-river') : null;
  if (river !== null) settle(tilesOf(river), target as HTMLElement);
};
/** Of a place whose tiles are pressed. Tab enters a river by the tile that has the focus, else by the first that is lit, else by the first. */
export const useOneStop = (frame: RefObject<HTMLElement>): void =>
  useLayoutEffect(() => {
    const place = frame.current;
    if (place === null) return;
    for (const river of place.querySelectorAll('.vs-river')) {
      const tiles = tilesOf(river);
      settle(
        tiles,
        tiles.find((tile) => tile.matches(':focus')) ?? tiles.find((tile) => tile.matches('.open')) ?? tiles[0],
      );
    }
    place.addEventListener('focusin', follow);
    return () => place.removeEventListener('focusin', follow);
  });
