// Something laid over the board at one of its cells, wherever pan and zoom have brought it: a menu beside it, or a ring around it.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Facing } from '../../engine/battle-beyond-space/types.ts';
import type { Cell } from '../../engine/hex/cells.ts';
import { reachOf } from './compass-room.ts';

interface AtCellProps {
  readonly cell: Cell;
  readonly ring?: boolean; // around the cell, not beside it
  readonly clear?: readonly Cell[]; // left in sight too: the cells of ships, by the buttons of a ring
  readonly children: ComponentChildren;
}
const GAP = 6; // px
/** Where it lies in the place, all of it in sight. */
const laid = (el: HTMLElement, cell: Cell, ring: boolean, clear: readonly Cell[]): void => {
  const place = el.closest<HTMLElement>('.bbs-place');
  const spot = place?.querySelector(`.sb-grid [data-cell="${cell}"]`);
  if (place === null || spot === null || spot === undefined) return;
  const [home, at] = [place.getBoundingClientRect(), spot.getBoundingClientRect()];
  const boxes = clear.flatMap(
    (one) => place.querySelector(`.sb-grid [data-cell="${one}"]`)?.getBoundingClientRect() ?? [],
  );
  const [roof, floor] = [
    Math.min(at.top, ...boxes.map(({ top }) => top)) - home.y,
    Math.max(at.bottom, ...boxes.map(({ bottom }) => bottom)) - home.y,
  ];
  const { offsetWidth: width, offsetHeight: height } = el;
  const middle = { x: at.x + at.width / 2 - home.x, y: at.y + at.height / 2 - home.y };
  const below = roof + floor < home.height;
  const top = ring ? middle.y - height / 2 : below ? floor + GAP : roof - GAP - height;
  const inside = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const [x, y] = [inside(middle.x - width / 2, home.width - width), inside(top, home.height - height)];
  el.style.left = `${x}px`;
  el.style.top = `${y}px`;
  if (!ring) return;
  const around = {
    centre: { x: x + width / 2, y: y + height / 2 },
    ships: boxes.map((box) => ({ x: box.x + box.width / 2 - home.x, y: box.y + box.height / 2 - home.y })),
    cell: at.width,
    roof: (place.querySelector('.sb-frame')?.getBoundingClientRect().top ?? home.y) - home.y,
    width: home.width,
    height: home.height,
  };
  for (const side of el.querySelectorAll<HTMLElement>('[data-cote]'))
    side.style.setProperty('--r', `${reachOf(Number(side.dataset['cote']) as Facing, around)}px`);
};
export const AtCell = ({ cell, ring = false, clear = [], children }: AtCellProps): JSX.Element => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = root.current;
    if (el === null) return;
    const lay = (): void => laid(el, cell, ring, clear);
    lay();
    const frame = el.closest('.bbs-place')?.querySelector('.sb-frame');
    const watch = new ResizeObserver(lay);
    if (frame !== null && frame !== undefined) watch.observe(frame);
    for (const drawn of el.closest('.bbs-place')?.querySelectorAll('.sb-grid') ?? []) watch.observe(drawn); // it grows with the zoom
    frame?.addEventListener('scroll', lay, { passive: true });
    return () => {
      watch.disconnect();
      frame?.removeEventListener('scroll', lay);
    };
  });
  return (
    <div class={ring ? 'bbs-at ring' : 'bbs-at'} ref={root}>
      {children}
    </div>
  );
};
