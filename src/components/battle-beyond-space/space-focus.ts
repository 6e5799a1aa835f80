// One focus stop among hundreds of cells, moved by hand: a key changes the cell left and the cell reached, and draws nothing again.
import type { Cell } from '../../engine/hex/cells.ts';
import { known } from '../../engine/kernel/result.ts';
import { isHexKey } from '../play/hex-cells.ts';
import { isTyping } from '../play/keys.ts';
import { nextStop, pointOf, type SpaceLayout } from './space-cells.ts';
import { joined, sayCell } from './space-said.ts';
import type { Spot } from './space-view.ts';
import type { Zooming } from './space-zoom.ts';

/** What the board is at the moment. */
export interface Live {
  readonly layout: SpaceLayout;
  readonly entry: Cell; // where the focus enters, as long as nobody has moved it
  readonly describe: (cell: Cell) => string;
  readonly more: ((cell: Cell) => string | undefined) | undefined;
  readonly onPick: ((cell: Cell) => void) | undefined;
  readonly matters: readonly Cell[]; // what is told or asked now
  /** Where the keys of `JUMPS` stop. */
  readonly stops: Readonly<Record<Jump, () => readonly Cell[]>>;
}
type Jump = 'v' | 'a' | 'c';
interface Roving {
  /** To be called after each drawing. */
  readonly refresh: () => void;
  readonly place: () => Spot; // of the focus in the drawing, from 0 to 1
  readonly stop: () => void;
}

const isJump = (key: string): key is Jump => key === 'v' || key === 'a' || key === 'c';
const ZOOMS: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': 0 };

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
  const elements = [...root.querySelectorAll<SVGElement>('[role=gridcell]')];
  const rank = new Map(live().layout.order.map((cell, i) => [cell, i]));
  const elementOf = (cell: Cell | undefined): SVGElement | undefined =>
    elements[cell === undefined ? -1 : (rank.get(cell) ?? -1)];
  const [ring, line] = [root.querySelector('.sb-focus'), root.querySelector('.sb-said')];
  let held: Cell | undefined;
  const at = (): Cell => held ?? live().entry;
  const named = (cell: Cell): string => sayCell(cell, live().describe(cell));
  const sayOf = (cell: Cell): string => sayCell(cell, live().describe(cell), live().more?.(cell));
  /** To those who see where it is: no name of a cell, which the board does not show. */
  const say = (cell: Cell | undefined): void => {
    if (line === null) return;
    line.textContent = cell === undefined ? '' : joined(live().describe(cell), live().more?.(cell)) || 'case libre';
  };
  /** What a cell says when the focus is elsewhere. */
  const hush = (cell: Cell | undefined): void => {
    if (cell !== undefined) elementOf(cell)?.setAttribute('aria-label', named(cell));
  };
  const settle = (cell: Cell): void => {
    if (cell === held) return;
    const [before, after] = [elementOf(held), elementOf(cell)];
    before?.setAttribute('tabindex', '-1');
    hush(held);
    held = cell;
    after?.setAttribute('tabindex', '0');
    const { x, y } = pointOf(cell);
    ring?.setAttribute('transform', `translate(${x} ${y})`);
  };
  const go = (cell: Cell, byKey: boolean): void => {
    settle(cell);
    if (byKey) zoom.show(partOf(cell, live().layout));
    elementOf(cell)?.focus({ preventScroll: !byKey });
    root.toggleAttribute('data-keys', byKey);
  };
  const enter = (): void => {
    elementOf(at())?.setAttribute('aria-label', sayOf(at()));
    say(at());
  };
  const cellAt = (target: EventTarget | null): Cell | undefined => {
    const element = target instanceof Element ? target.closest<SVGElement>('[role=gridcell]') : null;
    return element === null ? undefined : live().layout.order[elements.indexOf(element)];
  };
  const release = (): void => {
    hush(held);
    for (const element of elements) element.removeAttribute('tabindex');
  };
  return { at, settle, say, go, enter, cellAt, release };
};
/** Where a cell stands in the drawing, from 0 to 1. */
const partOf = (cell: Cell, { box }: SpaceLayout): Spot => {
  const { x, y } = pointOf(cell);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
};

/** Arrows, Home, End, PageUp and PageDown move among the cells, V, A and C from one thing to the next; Enter or space picks; +, − and 0 zoom. */
const keys =
  (grid: Grid, live: () => Live, zoom: Zooming) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const { key, shiftKey } = event;
    const jump = key.toLowerCase();
    const from = grid.at();
    if (key === 'Enter' || key === ' ') live().onPick?.(from);
    else if (isHexKey(key)) grid.go(live().layout.lead(from, key, shiftKey), true);
    else if (isJump(jump)) grid.go(nextStop(live().stops[jump](), from, shiftKey) ?? from, true);
    else if (ZOOMS[key] !== undefined) {
      if (ZOOMS[key] === 0) zoom.whole();
      else zoom.step(ZOOMS[key], partOf(from, live().layout));
      grid.go(from, true);
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a stepper around the board stay quiet
  };

/** From the question, the same letters lead to the board: it need not be walked to. */
const letters =
  (grid: Grid, live: () => Live) =>
  (event: KeyboardEvent): void => {
    const { key, target, shiftKey } = event;
    const jump = key.toLowerCase();
    const asked = target instanceof Element && target.closest('.decide') !== null && !isTyping(target);
    if (!asked || !isJump(jump) || event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented) return;
    const to = nextStop(live().stops[jump](), grid.at(), shiftKey);
    if (to === undefined) return;
    event.preventDefault();
    grid.go(to, true);
  };

/** A finger on cells too small for it enlarges them first; what a drag lets fall (a press of no pointer) stays where it fell. */
const clicks = (area: HTMLElement, grid: Grid, live: () => Live, zoom: Zooming, signal: AbortSignal): void => {
  let finger = false;
  area.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      finger = pointerType === 'touch';
    },
    { signal },
  );
  area.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y, detail }) => {
      const cell = grid.cellAt(target);
      if (cell === undefined) return;
      const { onPick } = live();
      const enlarged = finger && detail > 0 && onPick !== undefined && zoom.enlarge({ x, y });
      grid.go(cell, false);
      if (!enlarged) onPick?.(cell);
    },
    { signal },
  );
};

/** The line under the board tells the cell under the mouse, else the one that has the focus. */
const hovers = (area: HTMLElement, grid: Grid, signal: AbortSignal): void => {
  const focused = (): Cell | undefined => (area.contains(document.activeElement) ? grid.at() : undefined);
  area.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'mouse') grid.say(grid.cellAt(target) ?? focused());
    },
    { signal },
  );
  area.addEventListener('pointerleave', () => grid.say(focused()), { signal });
};

export const roving = (root: HTMLElement, live: () => Live, zoom: Zooming): Roving => {
  const area = known(root.querySelector<HTMLElement>('.sb-grid') ?? undefined);
  const grid = gridOf(root, live, zoom);
  const ends = new AbortController();
  const { signal } = ends;
  let entry: Cell | undefined;
  let moved = false; // by the reader: then the focus stays where it is
  let looked = ''; // what the frame was last turned to
  const place = (cell: Cell): Spot => partOf(cell, live().layout);
  const inside = (): boolean => area.contains(document.activeElement);
  area.addEventListener('keydown', keys(grid, live, zoom), { signal });
  root.closest<HTMLElement>('.scene')?.addEventListener('keydown', letters(grid, live), { signal });
  area.addEventListener(
    'focusin',
    ({ target }) => {
      moved = true;
      root.toggleAttribute('data-keys', target instanceof Element && target.matches(':focus-visible'));
      grid.enter();
    },
    { signal },
  );
  area.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      root.removeAttribute('data-keys');
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) grid.say(undefined); // what it told may change meanwhile
    },
    { signal },
  );
  clicks(area, grid, live, zoom, signal);
  hovers(area, grid, signal);
  const refresh = (): void => {
    const { matters } = live();
    const wanted = matters.join();
    if (wanted !== looked) zoom.look(matters.map(place));
    looked = wanted;
    const fresh = live().entry !== entry;
    entry = live().entry;
    if (fresh && !inside()) {
      moved = false;
      if (matters.length === 0) zoom.show(place(entry)); // else the frame has just been turned to all that matters
    }
    if (!moved) grid.settle(entry);
    if (inside()) grid.enter();
  };
  refresh();
  return {
    refresh,
    place: () => place(grid.at()),
    stop: () => {
      ends.abort();
      grid.release();
    },
  };
};
