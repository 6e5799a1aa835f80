// One focus stop among hundreds of cells, moved by hand: a key changes the cell left and the cell reached, and draws nothing again.
import type { Cell } from '../../engine/hex/cells.ts';
import { isHexKey } from '../play/hex-cells.ts';
import { nextStop, pointOf, type SpaceLayout } from './space-cells.ts';
import { sayCell } from './space-said.ts';
import type { Spot } from './space-view.ts';
import type { Zooming } from './space-zoom.ts';

/** What the board is at the moment. */
export interface Live {
  readonly layout: SpaceLayout;
  readonly entry: Cell; // where the focus enters, as long as nobody has moved it
  readonly describe: (cell: Cell) => string;
  readonly onPick: ((cell: Cell) => void) | undefined;
  /** Where the keys of `JUMPS` stop. */
  readonly stops: Readonly<Record<Jump, () => readonly Cell[]>>;
}
export type Jump = 'v' | 'a' | 'c';
export interface Roving {
  /** To be called after each drawing. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

const isJump = (key: string): key is Jump => key === 'v' || key === 'a' || key === 'c';
const ZOOMS: Readonly<Record<string, (zoom: Zooming) => void>> = {
  '+': (zoom) => zoom.step(1),
  '=': (zoom) => zoom.step(1),
  '-': (zoom) => zoom.step(-1),
  _: (zoom) => zoom.step(-1),
  '0': (zoom) => zoom.whole(),
};

interface Grid {
  readonly cellAt: (target: EventTarget | null) => Cell | undefined;
  readonly at: () => Cell;
  /** The focus goes there, and is shown when a key sent it. */
  readonly go: (cell: Cell, byKey: boolean) => void;
  readonly enter: () => void; // the focus has come, or the words of its cell have changed
  readonly settle: (cell: Cell) => void; // that cell will be where the focus enters
  readonly say: (cell: Cell | undefined) => void; // in the line under the board
  readonly release: () => void;
}
const gridOf = (root: HTMLElement, live: () => Live, zoom: Zooming): Grid => {
  const elements = [...root.querySelectorAll<SVGGElement>('[role=gridcell]')];
  const rank = new Map(live().layout.order.map((cell, i) => [cell, i]));
  const elementOf = (cell: Cell): SVGGElement | undefined => elements[rank.get(cell) ?? -1];
  const [ring, line] = [root.querySelector('.sb-focus'), root.querySelector('.sb-said')];
  let held: Cell | undefined;
  const sayOf = (cell: Cell): string => sayCell(cell, live().describe(cell));
  const say = (cell: Cell | undefined): void => {
    if (line !== null) line.textContent = cell === undefined ? '' : sayOf(cell);
  };
  const settle = (cell: Cell): void => {
    if (cell === held) return;
    const before = held === undefined ? undefined : elementOf(held);
    if (before !== undefined) {
      before.tabIndex = -1;
      before.removeAttribute('aria-label');
    }
    held = cell;
    const { x, y } = pointOf(cell);
    ring?.setAttribute('transform', `translate(${x} ${y})`);
    const element = elementOf(cell);
    if (element !== undefined) element.tabIndex = 0;
  };
  const at = (): Cell => held ?? live().entry;
  return {
    at,
    settle,
    say,
    cellAt: (target) => {
      const element = target instanceof Element ? target.closest<SVGGElement>('[role=gridcell]') : null;
      return element === null ? undefined : live().layout.order[elements.indexOf(element)];
    },
    go: (cell, byKey) => {
      settle(cell);
      root.toggleAttribute('data-keys', byKey);
      if (byKey) zoom.show(partOf(cell, live().layout));
      elementOf(cell)?.focus({ preventScroll: !byKey });
    },
    release: () => {
      for (const element of elements) for (const name of ['tabindex', 'aria-label']) element.removeAttribute(name);
    },
    enter: () => {
      elementOf(at())?.setAttribute('aria-label', sayOf(at()));
      say(at());
    },
  };
};
/** Where a cell stands in the drawing, from 0 to 1. */
const partOf = (cell: Cell, { box }: SpaceLayout): Spot => {
  const { x, y } = pointOf(cell);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
};

/** Arrows, Home, End, PageUp and PageDown move among the cells, V, A and C from one thing to the next; Enter or space picks; +, − and 0 zoom. */
const keys = (grid: Grid, live: () => Live, zoom: Zooming) => (event: KeyboardEvent): void => {
  if (event.altKey || event.metaKey || event.ctrlKey) return;
  const { key, shiftKey } = event;
  const jump = key.toLowerCase();
  const from = grid.at();
  if (key === 'Enter' || key === ' ') live().onPick?.(from);
  else if (isHexKey(key)) grid.go(live().layout.lead(from, key, shiftKey), true);
  else if (isJump(jump)) grid.go(nextStop(live().stops[jump](), from, shiftKey) ?? from, true);
  else if (ZOOMS[key] !== undefined) {
    ZOOMS[key](zoom);
    grid.go(from, true);
  } else return;
  event.preventDefault();
  event.stopPropagation(); // the arrows of a stepper around the board stay quiet
};

/** A finger on cells too small for it enlarges them first. */
const clicks = (grid: Grid, live: () => Live, zoom: Zooming) => (event: MouseEvent): void => {
  const cell = grid.cellAt(event.target);
  if (cell === undefined) return;
  const { onPick } = live();
  const touched = event instanceof PointerEvent && event.pointerType === 'touch';
  const enlarged = touched && onPick !== undefined && zoom.enlarge({ x: event.clientX, y: event.clientY });
  grid.go(cell, false);
  if (!enlarged) onPick?.(cell);
};

export const roving = (root: HTMLElement, live: () => Live, zoom: Zooming): Roving => {
  const grid = gridOf(root, live, zoom);
  const area = root.querySelector<HTMLElement>('.sb-grid');
  const ends = new AbortController();
  const { signal } = ends;
  let entry: Cell | undefined;
  let moved = false;
  const inside = (): boolean => area?.contains(document.activeElement) === true;
  area?.addEventListener('keydown', keys(grid, live, zoom), { signal });
  area?.addEventListener('click', clicks(grid, live, zoom), { signal });
  area?.addEventListener('focusin', ({ target }) => {
    moved = true;
    if (target instanceof Element && target.matches(':focus-visible')) root.toggleAttribute('data-keys', true);
    grid.enter();
  }, { signal });
  area?.addEventListener('focusout', () => root.removeAttribute('data-keys'), { signal });
  area?.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') grid.say(grid.cellAt(target) ?? (inside() ? grid.at() : undefined));
  }, { signal });
  area?.addEventListener('pointerleave', () => grid.say(inside() ? grid.at() : undefined), { signal });
  const refresh = (): void => {
    const { layout } = live();
    if (live().entry !== entry) {
      entry = live().entry;
      if (!inside()) {
        moved = false;
        zoom.show(partOf(entry, layout));
      }
    }
    if (!moved) grid.settle(entry);
    if (inside()) grid.enter();
  };
  refresh();
  return {
    refresh,
    stop: () => {
      ends.abort();
      grid.release();
    },
  };
};
